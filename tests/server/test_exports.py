"""Taking a game home: one's own view, the record that proves itself, and a bug report that tells no secrets."""

import asyncio
import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from hivernage.cards.load import load_packs
from hivernage.cli import main
from hivernage.report import unseal_report
from hivernage.saves import load
from tests.server.serving import Guest, ServerProcess, create, people, play, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('exports')}/games.db") as running:
        yield running


def export(guest: Guest, what: str = "/export") -> Any:
    response = guest.request("GET", what)
    assert response.status_code == 200, response.text
    assert f'filename="hivernage-{guest.code}' in response.headers["content-disposition"]
    return response.json()


def spectator(guest: Guest) -> Guest:
    return Guest(guest.url, guest.table, code=guest.code)


async def look(guest: Guest) -> dict[str, Any]:
    async with guest.socket() as socket:
        view: dict[str, Any] = (await socket.until("update"))["view"]
        return view


def test_ones_own_view_at_any_time(server: ServerProcess) -> None:
    host, bob, _ = people(server, 3)
    assert host.request("GET", "/export").json()["error"] == "not-playing"
    host.post("/start")

    async def talk() -> None:
        async with bob.socket() as socket:
            for n in range(105):
                await socket.ask("say", talk={"type": "chat", "text": f"word {n}"})

    asyncio.run(talk())
    own = export(bob)
    assert own["view"] == asyncio.run(look(bob))
    assert (own["seat"], own["names"]) == (1, ["Ana", "Player 2", "Player 3"])
    assert len(own["talk"]) == 105, "all that was said, not the latest only"
    public = export(spectator(host))
    assert public["view"]["mine"] is None
    hidden = set(own["view"]["mine"]["hand"]) | set(own["view"]["mine"]["dealt"]) - {""}
    assert hidden
    assert not any(card in json.dumps(public) for card in hidden), "a spectator's export has nobody's cards"
    assert not any(f'"{card}"' in json.dumps(export(host)["view"]["players"]) for card in hidden)


def test_a_report_has_nobodys_cards_until_the_key_is_known(server: ServerProcess) -> None:
    host = create(server, settings={"players": 3}, fill="random", start=True)
    own = export(host)["view"]
    promise = own["promise"]
    assert spectator(host).refused("/report", text="hm") == "no-seat"
    response = host.request("POST", "/report", {"text": "the dog didn't bark"})
    report = response.json()
    assert (report["text"], report["seat"], report["promise"]) == ("the dog didn't bark", 0, promise)
    hidden = [card for card in (*own["mine"]["hand"], *own["mine"]["dealt"], own["mine"]["objective"]) if card]
    assert hidden
    assert not any(card in response.text for card in hidden)
    assert host.token not in response.text

    host.post("/leave")  # bots play to the end
    finished = asyncio.run(play(spectator(host), "nobody"))
    key = bytes.fromhex(finished.view["key"])
    table = load(unseal_report(response.content, key), load_packs("base"))
    assert table.start.key == key
    assert sorted(table.state.players[0].hand) == sorted(own["mine"]["hand"])


def test_the_record_comes_at_the_end_and_proves_the_game(server: ServerProcess, tmp_path: Path) -> None:
    host, bob = people(server, 2)
    host.post("/start")
    promise = asyncio.run(look(bob))["promise"]
    for guest in (host, spectator(host)):
        assert guest.request("GET", "/record").json()["error"] == "not-over"
    bob.post("/concede")
    host.post("/leave")
    socket = asyncio.run(play(spectator(host), "nobody"))
    assert sha256(bytes.fromhex(socket.view["key"])).hexdigest() == promise, "the key is the one promised at the start"

    record = host.request("GET", "/record")
    told = record.json()["record"]
    assert told["promise"] == promise
    players = told["table"]["players"]
    assert players == [{"name": "Ana", "conceded": False}, {"name": "Player 2", "conceded": True}]
    file = tmp_path / "game.json"
    file.write_bytes(record.content)
    verified = CliRunner().invoke(main, ["verify", str(file), "--promise", promise, "--lang", "en"])
    assert verified.exit_code == 0, verified.output
    assert spectator(host).request("GET", "/record").content == record.content

    forged = record.json()
    forged["record"]["winners"] = [*told["winners"], 4]
    file.write_text(json.dumps(forged))
    assert CliRunner().invoke(main, ["verify", str(file), "--promise", promise]).exit_code == 1


def test_a_forgotten_player_has_no_name_in_the_record(server: ServerProcess) -> None:
    host = create(server, name="Hildegarde", settings={"players": 2}, fill="random", start=True)
    host.post("/leave")
    asyncio.run(play(spectator(host), "nobody"))
    assert "Hildegarde" in host.request("GET", "/record").text
    host.request("DELETE", "/me")
    assert "Hildegarde" not in host.request("GET", "/record").text
    assert "Hildegarde" not in host.request("GET", "/export").text


def test_a_game_that_went_back_is_verified_too(server: ServerProcess, tmp_path: Path) -> None:
    host = create(server, settings={"players": 2}, fill="random", start=True)

    async def back_and_forth() -> None:
        async with host.socket() as socket:
            await socket.until("update")
            for _ in range(2):
                while not socket.open_questions():
                    await socket.until("update")
                question = socket.open_questions()[0]
                seq = (await socket.decide(question["id"], " ".join(question["answers"][0])))["seq"]
                await socket.ask("propose", kind="rewind", to=seq)

    asyncio.run(back_and_forth())
    host.post("/leave")
    asyncio.run(play(spectator(host), "nobody"))
    file = tmp_path / "game.json"
    file.write_bytes(host.request("GET", "/record").content)
    verified = CliRunner().invoke(main, ["verify", str(file)])
    assert verified.exit_code == 0, verified.output
