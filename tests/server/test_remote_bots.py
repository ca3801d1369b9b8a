"""Bots that play over the network know what they would know at the table, and do what they would do there."""

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from random import Random

import msgspec
import pytest
from click.testing import CliRunner

from hivernage.bots import Bot, Seat, TableSeat, ask
from hivernage.bots.kinds import BOTS
from hivernage.bots.network.joining import RemotePlayer, TakenSeat, sit_down
from hivernage.bots.network.remote import RemoteError, RemoteSeat
from hivernage.bots.simple.random import RandomBot
from hivernage.cards.load import load_packs
from hivernage.cli import main
from hivernage.lab.simulate import bots_for, new_table
from hivernage.model.options import Options
from hivernage.model.question import Answer, Question
from hivernage.model.talk import Accuses, Because, Chat, Remark
from hivernage.server.refusal import Refusal
from hivernage.server.tables.game import Game
from hivernage.table import Table
from hivernage.views import View
from hivernage.wire.messages import Said, Update
from hivernage.wire.reading import read_message
from tests.server.serving import Guest, ServerProcess, create, serving
from tests.server.stories import answer

PLAYERS = 3


def told(game: Game, seat: int, since: int = -1) -> Update:
    """An update as it comes over the network."""
    message = read_message(msgspec.json.encode(game.updates([(seat, since)])[seat, since]))
    assert isinstance(message, Update)
    return message


def heard(said: Said) -> Said:
    message = read_message(msgspec.json.encode(said))
    assert isinstance(message, Said)
    return message


@pytest.mark.parametrize("kind", ["survivor", "regular"])
def test_a_bot_chooses_the_same_over_the_network_as_at_the_table(kind: str) -> None:
    """Two of one kind with the same dice: one sits at the table, the other gets messages only."""
    table = new_table(Options(players=PLAYERS, objective="we-need-more-samples"), load_packs("base"), 3, 0)
    game, said = Game("game", table), list[Remark]()
    here, there = (bots_for(kind, table, 3, 0) for _ in range(2))
    seats = [TableSeat(table, seat, said) for seat in range(PLAYERS)]
    remote = [RemoteSeat(seat) for seat in range(PLAYERS)]
    asked = 0
    while not table.over and asked < 150:
        question = next(question for question in table.questions if question.wait != "never")
        seat = question.seats[0]
        remote[seat].see(told(game, seat, remote[seat].seq))
        assert remote[seat].view() == seats[seat].view()
        assert remote[seat].story() == seats[seat].story()
        assert remote[seat].talk() == said
        spoken = len(said)
        answer = ask(here[seat], seats[seat], question)
        shown = next(each for each in remote[seat].view().questions if each.id == question.id)
        assert remote[seat].ask(there[seat], shown) == answer
        words = [*(remark.talk for remark in said[spoken:]), *seats[seat].held]
        assert remote[seat].wish == (words[0] if words else None)
        del (
            said[spoken + 1 :],
            seats[seat].held[:],
        )  # over the network bots say one thing at a time, and a seat by itself
        for remark in said[spoken:]:
            for other in remote:
                other.see(told(game, other.number, other.seq))
                other.hear(heard(Said(len(said), 0, remark.seat, remark.talk, seq=game.seq)))
        game.decide(seat, question.id, " ".join(answer), "", 0)
        asked += 1
    assert asked > 60


def some_game(decisions: int) -> Game:
    """A game that bots have begun to play."""
    table = new_table(Options(players=PLAYERS, objective="we-need-more-samples"), load_packs("base"), 5, 0)
    game, bots = Game("game", table), bots_for("survivor", table, 5, 0)
    for _ in range(decisions):
        play_one(game, table, lambda seat, question: ask(bots[seat], TableSeat(table, seat, []), question))
    return game


def play_one(game: Game, table: Table, choose: Callable[[int, Question], Answer]) -> None:
    question = next(question for question in table.questions if question.wait != "never")
    seat = question.seats[0]
    game.decide(seat, question.id, " ".join(choose(seat, question)), "", 0)


def test_what_is_taken_back_is_taken_back_over_the_network_too() -> None:
    game = some_game(20)
    remote, table = RemoteSeat(1), game.table
    remote.see(told(game, 1))
    remote.hear(heard(Said(1, 0, 0, Accuses(2), seq=12)), heard(Said(2, 0, 0, Chat("!"), seq=20)))
    early, late = remote.talk()
    assert early.at < late.at == len(table.history)
    game.rewind(10, 0)
    remote.see(told(game, 1, remote.seq))
    assert remote.story() == TableSeat(table, 1, []).story()
    assert {remark.at for remark in remote.talk()} == {len(table.history)}
    assert remote.past == 1
    chance, before = Random(1), game.taken_back
    while game.taken_back == before:
        play_one(game, table, lambda seat, question: chance.choice(table.legal(question, seat)))
        remote.see(told(game, 1, remote.seq))
        with suppress(Refusal):  # most moves show something
            game.undo(table.done[-1].seat, "", 0)
    remote.see(told(game, 1, remote.seq))
    assert remote.story() == TableSeat(table, 1, []).story()
    assert remote.view() == TableSeat(table, 1, []).view()


def test_deleted_words_are_forgotten() -> None:
    game = some_game(5)
    remote = RemoteSeat(0)
    remote.see(told(game, 0))
    words = Said(1, 0, 2, Because("hungry"), seq=5)
    remote.hear(heard(words), heard(words))
    assert [remark.talk for remark in remote.talk()] == [Because("hungry")]
    remote.hear(heard(Said(1, 0, 2, None)))
    assert list(remote.talk()) == []
    assert remote.past == 1


def test_nobody_imagines_over_the_network() -> None:
    with pytest.raises(RemoteError, match="needs the game itself"):
        RemoteSeat(0).imagine(Random())


# Whole games


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory):
    with serving(f"sqlite:///{tmp_path_factory.mktemp('remote')}/games.db") as running:
        yield running


def make(kind: str) -> Callable[[View], Bot]:
    return lambda view: BOTS[kind](f"remote {view.seat}", load_packs("base"))


def sit_at(server: ServerProcess, host: Guest, name: str) -> RemotePlayer:
    return RemotePlayer(sit_down(host.code, name, server.url), make("regular"))


def test_regulars_play_a_whole_game_over_the_network_among_bots_of_the_server(server: ServerProcess) -> None:
    host = create(server, settings={"players": 4, "objective": "we-need-more-samples"})
    players = [sit_at(server, host, name) for name in ("Nora", "Otto")]
    players.append(RemotePlayer(TakenSeat(server.url, host.table, 0, host.token), make("regular")))
    with ThreadPoolExecutor() as pool:
        games = [pool.submit(player.play) for player in players]
        host.post("/start", fill="regular")
        ends = [game.result(timeout=120) for game in games]
    assert {(end.ending, tuple(end.winners)) for end in ends} == {(ends[0].ending, tuple(ends[0].winners))}
    assert ends[0].step == "over"
    talk = host.request("GET", "/export").json()["talk"]
    assert {said["seat"] for said in talk} & {0, 1, 2}, "they have talked, too"


class Outspoken(RandomBot):
    """Has a word to every answer."""

    def choose(self, seat: Seat, question: Question, answers: Sequence[Answer]) -> Answer:
        seat.say(Chat(f"to question {question.id}"))
        return super().choose(seat, question, answers)


@pytest.mark.anyio
async def test_a_word_to_a_secret_answer_is_said_when_all_have_answered(server: ServerProcess) -> None:
    """Both choose their groups in secret; the host takes their time."""
    host = create(server, settings={"players": 2, "objective": "we-need-more-samples"})
    player = RemotePlayer(sit_down(host.code, "Nora", server.url), lambda _: Outspoken("remote"))

    def play_on() -> None:
        with suppress(RemoteError):  # it waits for the host for as long as there is a server
            player.play()

    threading.Thread(target=play_on, daemon=True).start()
    host.post("/start")
    async with host.socket() as socket:
        while socket.seq < 1:
            await socket.until("update")
        [asked] = socket.open_questions()
        await asyncio.sleep(0.2)  # time enough to blurt it out
        assert host.request("GET", "/export").json()["talk"] == []
        await answer(socket)
        while not (words := [message for message in socket.received if message["type"] == "said"]):
            await socket.receive()
        assert (words[0]["seat"], words[0]["talk"]["text"]) == (1, f"to question {asked['id']}")
        assert words[0]["seq"] >= 2, "after the answers of both"


def test_the_command_joins_by_the_link_and_plays_to_the_end(server: ServerProcess) -> None:
    host = create(server, settings={"players": 2, "objective": "we-need-more-samples"})
    timer = threading.Thread(target=start_when_full, args=(host,))
    timer.start()
    arguments = [
        "sit",
        f"{server.url}/j/{host.code}",
        "--bot",
        "survivor",
        "--seed",
        "4",
        "--name",
        "Nora",
        "--lang",
        "en",
    ]
    done = CliRunner().invoke(main, arguments)
    timer.join()
    assert done.exit_code == 0, done.output
    assert "Nora has seat 2" in done.output
    assert "The game is over in round" in done.output


def start_when_full(host: Guest) -> None:
    while any(seat["kind"] == "open" for seat in host.info()["seats"]):
        time.sleep(0.05)
    host.post("/start")
    host.post("/leave")  # a bot plays for the host


@pytest.mark.parametrize(
    ("table", "words"),
    [
        ("ZZZZZZ", "No open table has this code"),
        ("{url}/nowhere", "give its join link or its code"),
        ("http://127.0.0.1:9/j/ABCDEF", "can't be reached"),
    ],
)
def test_what_goes_wrong_is_told(server: ServerProcess, table: str, words: str) -> None:
    done = CliRunner().invoke(main, ["sit", table.format(url=server.url), "--server", server.url])
    assert done.exit_code == 2
    assert words in done.output


@pytest.mark.long
def test_it_comes_back_when_the_server_does(sqlite_url: str) -> None:
    """The server is killed in the middle of a game and started again."""
    with serving(sqlite_url) as server:
        host = create(server, settings={"players": 2, "objective": "we-need-more-samples"})
        player = sit_at(server, host, "Nora")
        with ThreadPoolExecutor() as pool:
            game = pool.submit(player.play)
            host.post("/start")
            host.post("/leave")
            while player.seat.seq < 15:
                assert not game.done()
                time.sleep(0.01)
            server.kill()
            before = player.seat.seq
            with serving(sqlite_url, port=server.port):
                assert game.result(timeout=120).step == "over"
    assert player.seat.seq > before
