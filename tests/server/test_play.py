"""Whole games over real sockets, on each kind of database."""

import asyncio

from tests.server.serving import people, play, serving


def test_four_people_play_a_game_to_its_end(database_url: str) -> None:
    with serving(database_url) as server:
        guests = people(server, 4)
        guests[0].post("/start")

        async def game():
            return await asyncio.gather(*(play(guest, f"seed {guest.seat}") for guest in guests))

        sockets = asyncio.run(game())
        endings = {(socket.view["ending"], tuple(socket.view["winners"]), socket.seq) for socket in sockets}
        assert len(endings) == 1, "all four saw the same end"
        assert all(socket.view["key"] for socket in sockets), "and the key of the shuffles"
