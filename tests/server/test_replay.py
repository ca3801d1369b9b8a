"""A finished game is open to everybody: its whole story, and the table at any moment."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.serving import Guest, ServerProcess, create, play, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('replay')}/games.db") as running:
        yield running


@pytest.fixture(scope="module")
def table(server: ServerProcess) -> Guest:
    return create(server, settings={"players": 3}, fill="survivor", start=True)


def get(guest: Guest, what: str) -> Any:
    response = guest.request("GET", what)
    assert response.status_code == 200, response.text
    return response.json()


def test_a_finished_game_can_be_told_again(server: ServerProcess, table: Guest) -> None:
    watcher = Guest(server.url, table.table)
    for what in ("/story", "/replay?seq=1"):
        assert watcher.request("GET", what).json()["error"] == "not-over", "not while there are secrets"
    table.post("/leave")
    final = asyncio.run(play(watcher, "nobody"))

    story = get(watcher, "/story?lang=fr")
    added = [event["facts"] for event in story["events"] if event["kind"] in ("added", "kept")]
    assert added
    assert all("card" in facts for facts in added), "what was hidden from spectators is open now"
    assert story["last"] == final.seq
    assert any("manche" in told["text"].lower() for told in story["story"])

    assert get(watcher, f"/replay?seq={story['last']}")["view"] == final.view
    middle = get(watcher, f"/replay?seq={story['last'] // 2}")
    assert middle["seq"] == story["last"] // 2
    assert middle["view"]["round"] < final.view["round"]
    assert middle["view"]["mine"] is None
    backs = [[card.rpartition("@")[2] for card in player["hand"]] for player in middle["view"]["players"]]
    assert [sorted(card.rpartition("@")[2] for card in hand) for hand in middle["hands"]] == [*map(sorted, backs)]
    assert all(card.partition("@")[0] for hand in middle["hands"] for card in hand), "faces, not backs"
    assert any(middle["hands"])
    begin = get(watcher, f"/replay?seq={story['first']}")["view"]
    assert begin["round"] <= 1
    assert begin["step"] != "over"


@pytest.mark.parametrize("seq", ["", "x", "-1", "²"])
def test_a_moment_has_a_number(table: Guest, seq: str) -> None:
    assert table.request("GET", f"/replay?seq={seq}").json()["error"] in ("bad-request", "not-over")


def test_a_shared_screen_shows_nobodys_cards(server: ServerProcess) -> None:
    host = create(server, settings={"players": 3}, fill="survivor", start=True)

    async def look(watch: str = "") -> tuple[int, Any]:
        async with host.socket(watch=watch) as socket:
            hello = await socket.until("hello")
            update = await socket.until("update")
            return hello["table"]["you"], update["view"]["mine"]

    you, mine = asyncio.run(look())
    assert you == 0
    assert mine is not None
    assert asyncio.run(look("1")) == (-2, None), "though it comes with the secret of a seat"
