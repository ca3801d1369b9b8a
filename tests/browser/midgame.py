"""A table in the middle of a game, for looking at: `python -m tests.browser.midgame` serves it until Ctrl+C.

`python -m tests.browser.midgame 8000 tests/browser/night.yaml` serves another position on that port.

Four players, round 3, the first seat on turn with dice, a hand, wounds and zombies about.
"""

from __future__ import annotations

import asyncio
import signal
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import msgspec

from hivernage import __version__
from hivernage.cards.contents import contents_of, digest, to_bytes
from hivernage.cards.load import read_once
from hivernage.saves import encode_position
from hivernage.scenario import load_scenario
from hivernage.scenario.position import lay_down
from hivernage.server.store import AddPack, AddToken, GameRow, NewGame, SeatRow, Store, TokenRow
from hivernage.server.tables.tokens import new_code, new_table_id, new_token, token_hash
from hivernage.table import Table
from hivernage.wire.over_http import Settings

NAMES = ("Maëlle", "Théo", "Grisou", "Inès")
POSITION = Path(__file__).with_name("midgame.yaml")
PACKS = {
    "base": ("base",),
    "long-night": ("base", "long-night"),
    "warring-colonies": ("base", "long-night", "warring-colonies"),
}


class Planted(msgspec.Struct):
    """A table in a database: its address and the secret of each seat."""

    id: str
    tokens: list[str]

    def link(self, server: str, seat: int = 0) -> str:
        return f"{server}/t/{self.id}#seat={self.tokens[seat]}"


def midgame(position: Path = POSITION) -> Table:
    """The position of midgame.yaml, or of another file."""
    scenario = load_scenario(position)
    start = lay_down(scenario, read_once(*PACKS[scenario.setup.box]))
    start.forced = None  # dice roll as they like
    return Table(start)


async def plant(database_url: str, table: Table, bots: tuple[int, ...] = (), names: tuple[str, ...] = NAMES) -> Planted:
    """Put a game that stands at the beginning of a turn into a database, people (and bots) on its seats."""
    number = len(table.state.players)
    contents = contents_of(*PACKS[table.state.options.box])
    now = time.time_ns() // 1_000_000
    options = table.state.options
    agreed = Settings(players=number, box=options.box, mixed=options.mixed, scenario=options.scenario)
    if not options.scenario:  # which brings these itself
        agreed = msgspec.structs.replace(agreed, objective=options.objective, modules=options.modules)
    settings = msgspec.json.encode(agreed).decode()
    id, tokens = new_table_id(), [new_token() for _ in range(number)]
    game = GameRow(
        id, new_code(), "playing", False, settings, 0, False, now, now, __version__,
        packs=digest(contents), start=encode_position(table.start),
    )  # fmt: skip
    seats = [
        SeatRow(
            id, seat, names[seat % len(names)], "bot" if seat in bots else "person", "survivor" if seat in bots else ""
        )
        for seat in range(number)
    ]
    owners = [AddToken(TokenRow(token_hash(token), id, seat, "owner", now)) for seat, token in enumerate(tokens)]
    store = await Store.open(database_url)
    await store.write(AddPack(digest(contents), to_bytes(contents)), NewGame(game, tuple(seats)), *owners)
    await store.close()
    return Planted(id, tokens)


def main() -> None:
    """Serve the table, with bots on the other seats."""
    from tests.server.serving import ServerProcess

    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'midgame.sqlite3'}"
        position = Path(sys.argv[2]) if len(sys.argv) > 2 else POSITION
        planted = asyncio.run(plant(url, midgame(position), bots=(1, 2, 3)))
        server = ServerProcess(url, {"HIVERNAGE_BOT_DELAY": "0.8"}, port=int(sys.argv[1]) if len(sys.argv) > 1 else 0)
        print(planted.link(server.url), flush=True)
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # ended either way, it takes its server along
        with suppress(KeyboardInterrupt):
            server.process.wait()
        server.stop()


if __name__ == "__main__":
    main()
