"""A process that appends to many logs and prints what is durable, until it is killed."""

import asyncio
import sys

from hivernage.server.store import Store
from tests.server.store.games import append, new


async def main(url: str) -> None:
    store = await Store.open(url)
    games = [f"g{number}" for number in range(20)]
    await store.write(*(new(game) for game in games))
    await asyncio.gather(*(play(store, game) for game in games))


async def play(store: Store, game: str) -> None:
    for seq in range(1, 1_000_000):
        await store.write(append(seq, game=game))
        print(game, seq, flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
