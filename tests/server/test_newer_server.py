"""A program goes on with a server that is newer than it: what it doesn't know is left out."""

from typing import Any

import msgspec
import pytest

from hivernage.bots.network.remote import RemoteSeat
from hivernage.lab.simulate import new_table
from hivernage.model.events import UnknownEvent
from hivernage.model.options import Options
from hivernage.model.talk import Because, Chat
from hivernage.server.tables.game import Game
from hivernage.table import Table
from hivernage.wire.messages import Hello, Said, TableChanged, Update
from hivernage.wire.over_http import SeatInfo, Settings, TableInfo
from hivernage.wire.reading import Unreadable, read_answer, read_message

TABLE = TableInfo(
    id="t",
    code="ABCDEF",
    status="playing",
    paused=False,
    settings=Settings(players=3),
    host=0,
    you=1,
    seats=[SeatInfo(0, "Ana", "person", "", "", "", False, True)],
    spectators=0,
    motions=[],
    claims=[],
    notice="",
)


def sent(message: object, **changes: object) -> Any:
    """A message as plain data, changed as a newer server might; a name with dots leads inside."""
    plain = msgspec.to_builtins(message, str_keys=True)
    for path, value in changes.items():
        *way, last = path.split("__")
        inside = plain
        for name in way:
            inside = inside[int(name) if name.isdigit() else name]
        inside[last] = value
    return plain


def read(message: object, **changes: object) -> object:
    return read_message(msgspec.json.encode(sent(message, **changes)))


def test_what_this_version_sends_is_read_as_it_is() -> None:
    hello = Hello(1, "0.1.0", TABLE, [Said(1, 0, 2, Because("hungry"))])
    assert read(hello) == hello


def test_a_kind_of_message_that_nobody_knows_is_passed_over() -> None:
    assert read(TableChanged(TABLE), type="fireworks") is None


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("fresh", 1),
        ("table__weather", "snow"),
        ("table__settings__weather", "snow"),
        ("table__seats__0__mood", "tired"),
    ],
)
def test_a_field_that_nobody_knows_is_passed_over(path: str, value: object) -> None:
    assert read(TableChanged(TABLE), **{path: value}) == TableChanged(TABLE)


def test_a_closed_set_may_have_grown() -> None:
    changed = read(TableChanged(TABLE), table__status="resting", table__settings__players=9)
    assert isinstance(changed, TableChanged)
    assert (str(changed.table.status), changed.table.settings.players) == ("resting", 9)
    assert changed.table.paused is False


@pytest.mark.parametrize(
    "talk",
    [{"type": "sing", "song": "Silent night"}, {"type": "because", "what": "bored"}, {"type": "ready", "soon": True}],
)
def test_words_that_nobody_understands_are_not_heard(talk: object) -> None:
    words = Said(1, 0, 2, Chat("Hello"), seq=4)
    assert read(words, talk=talk) == Said(1, 0, 2, None, seq=4)
    hello = read(Hello(1, "9.9", TABLE, [words, words]), talk__0__talk=talk, table__settings__weather="snow")
    assert isinstance(hello, Hello)
    assert [said.talk for said in hello.talk] == [None, Chat("Hello")]


def test_a_bot_sees_the_table_of_a_newer_server() -> None:
    table = new_table(Options(players=3), Table.new(players=3, seed=1).state.library, 3, 0)
    update = Game("game", table).updates([(1, -1)])[1, -1]
    news = {"seq": 0, "kind": "thawed", "facts": {"place": "school"}}
    plain = sent(update, view__weather="snow", view__mine__dreams=[], view__colonies__0__cats=2, forecast={})
    plain["events"].append(news)
    plain["view"]["questions"][0]["wait"] = "nobody"
    message = read_message(msgspec.json.encode(plain))
    assert isinstance(message, Update)
    seat = RemoteSeat(1)
    seat.see(message)
    assert seat.view().mine == update.view.mine
    assert seat.view().questions[0].answers == update.view.questions[0].answers
    assert seat.story()[-1] == UnknownEvent(name="thawed", told={"place": "school"})


@pytest.mark.parametrize("text", ["", "[]", "<html>", '{"type": "update"}', '{"type": "update", "seq": 1, "view": 3}'])
def test_what_is_no_message_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        read_message(text)


def test_an_answer_that_lacks_something_is_refused() -> None:
    with pytest.raises(Unreadable, match="isn't a TableInfo"):
        read_answer('{"id": "t"}', TableInfo)
