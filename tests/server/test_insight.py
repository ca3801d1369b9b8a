"""Cards and rules to look up, and what helps to decide, over real sockets."""

import asyncio
import gzip
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from hivernage.insight.catalog import Catalog, Rulebook
from tests.server.serving import WAIT_SECONDS, Guest, ServerProcess, Socket, create, people, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('insight')}/games.db") as running:
        yield running


def look_up(server: ServerProcess, what: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{server.url}/api/{what}", headers=headers, timeout=WAIT_SECONDS)


# To look up


def test_all_cards_and_rules_in_the_language_asked_for(server):
    for lang, name in (("en", "Despair"), ("fr", "Désespoir")):
        cards = look_up(server, f"cards?lang={lang}")
        book = msgspec.json.decode(cards.content, type=Catalog)
        assert name in {card.name for card in book.cards}
        assert "survivor" in book.names.bots
        rules = look_up(server, f"rules?lang={lang}")
        assert msgspec.json.decode(rules.content, type=Rulebook).lang == lang


def test_a_browser_that_has_the_cards_is_told_so(server):
    first = look_up(server, "cards?lang=fr")
    again = look_up(server, "cards?lang=fr", **{"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert first.headers["cache-control"] == again.headers["cache-control"] == "no-cache"
    english = look_up(server, "cards?lang=en", **{"If-None-Match": first.headers["etag"]})
    assert english.status_code == 200


def test_cards_are_packed_for_those_who_can_unpack(server):
    with httpx.stream("GET", f"{server.url}/api/cards?lang=fr", headers={"Accept-Encoding": "gzip"}) as packed:
        content = b"".join(packed.iter_raw())
    plain = look_up(server, "cards?lang=fr", **{"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert gzip.decompress(content) == plain.content
    assert len(content) < len(plain.content) / 4


def test_the_cards_of_a_table_before_and_during_the_game(server):
    host = create(server)
    before = host.request("GET", "/cards?lang=en")
    host.post("/start", fill="random")
    during = Guest(server.url, host.table).request("GET", "/cards?lang=en")
    assert before.content == look_up(server, "cards?lang=en").content
    everything, played = before.json()["cards"], during.json()["cards"]
    assert played == [card for card in everything if card["box"] == "base"]
    assert Guest(server.url, "nowhere").request("GET", "/cards").status_code == 404


# Insight


async def play_until_a_turn(sockets: list[Socket]) -> Socket:
    """Answer by lot until somebody may act; gives who."""
    rng = Random(4)
    while True:
        for socket in sockets:
            while socket.seq < max(other.seq for other in sockets):
                await socket.until("update")
        socket = next(socket for socket in sockets if socket.open_questions())
        question = socket.open_questions()[0]
        if question["kind"] == "action":
            return socket
        await socket.decide(question["id"], " ".join(rng.choice(question["answers"])))


async def asked(guests: list[Guest], watcher: Guest) -> tuple[Socket, dict[str, Any], dict[str, Any], dict[str, Any]]:
    """What the active player, the next one and a spectator are told."""
    async with guests[0].socket() as one, guests[1].socket() as two, guests[2].socket() as three:
        sockets = [one, two, three]
        for socket in sockets:
            await socket.until("update")
        active = await play_until_a_turn(sockets)
        waiting = sockets[(sockets.index(active) + 1) % 3]
        async with watcher.socket() as spectator:
            await spectator.until("update")
            mine, other = await active.ask("insight"), await waiting.ask("insight")
            return active, mine, other, await spectator.ask("insight")


def test_what_each_is_told(server):
    guests = people(server, 3)
    guests[0].post("/start")
    active, mine, other, public = asyncio.run(asked(guests, Guest(server.url, guests[0].table)))
    assert mine["type"] == "insight"
    assert mine["seq"] == active.seq
    assert mine["forecast"]["food"]["need"] >= 1
    assert len(mine["forecast"]["night"]["places"][0]["entrances"]) == 6
    answers = {" ".join(answer) for answer in active.open_questions()[0]["answers"]}
    risky = {answer for odds in mine["odds"] for answer in odds["answers"]}
    assert {answer for answer in answers if answer.startswith("move ")} <= risky <= answers
    assert other["odds"] == []
    assert other["memory"]["crises"][0]["mine"] == []
    assert (public["odds"], public["noise"], public["memory"]) == ([], [], None)
    assert public["forecast"]["night"] == mine["forecast"]["night"]
    assert public["goals"] == mine["goals"] == other["goals"] != []
    assert [personal["seat"] for personal in mine["personal"]] == [active.view["seat"]]
    assert mine["personal"][0]["goals"]
    assert public["personal"] == []


async def refused_gift(guests: list[Guest]) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
    """Somebody asks for books, of which there are none at the start: why nothing else is given, and by whom."""
    async with guests[0].socket() as one, guests[1].socket() as two, guests[2].socket() as three:
        sockets = [one, two, three]
        for socket in sockets:
            await socket.until("update")
        active = await play_until_a_turn(sockets)
        action = active.open_questions()[0]["id"]
        await active.decide(action, "request book")
        giver = sockets[(sockets.index(active) + 1) % 3]
        while not giver.open_questions():
            await giver.until("update")
        question, card = giver.open_questions()[0]["id"], giver.view["mine"]["hand"][0]
        why = await giver.ask("why", action=f"give {card}", question=question)
        possible = await giver.ask("why", action="pass", question=question)
        return why, possible, await active.ask("why", action="pass", question=question)


def test_why_something_is_no_answer(server):
    guests = people(server, 3)
    guests[0].post("/start")
    why, possible, other = asyncio.run(refused_gift(guests))
    assert (why["type"], why["rule"]) == ("reason", "F5")
    assert "asked for" in why["text"]
    assert (possible["rule"], possible["text"]) == ("", "")
    assert (other["type"], other["error"]) == ("refused", "not-asked")


def test_before_the_game_there_is_nothing_to_foresee(server):
    host = create(server)

    async def ask() -> dict[str, Any]:
        async with host.socket() as socket:
            return await socket.ask("insight")

    refused = asyncio.run(ask())
    assert (refused["type"], refused["error"]) == ("refused", "not-playing")
