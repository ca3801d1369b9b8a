"""Games and positions as bytes, and back: saves, and the checkpoints a server stores.

Every format has a number. Bytes of an older one are brought up to date by its migrations before they are read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import fields
from hashlib import sha256
from typing import Any, NamedTuple, TypeVar

import msgspec

from hivernage import format_1, format_2, format_3, format_4, format_5
from hivernage.cards.library import Library
from hivernage.cards.load import built_in_packs, packs_for, read_once
from hivernage.cards.playing import in_play
from hivernage.model.question import Decision, IllegalAnswer, key, words
from hivernage.model.state import Position, State
from hivernage.rules.boxes import game_for
from hivernage.rules.game import Game
from hivernage.table import LogEntry, Rewound, Table, TableError, Undo, fingerprint

T = TypeVar("T")

UNPLAYABLE = (LookupError, AttributeError, TypeError, ValueError, AssertionError, ArithmeticError, RuntimeError)
"""What rules run into when a position makes no sense."""


class SaveError(TableError):
    """A save that can't be read."""


class OtherCards(SaveError):
    """A save made with other packs than those at hand."""


class Format(NamedTuple):
    """A kind of file: its mark, the name of its content, its number now, and the way here from older numbers.

    A migration takes the content of one number, as plain data, to the next.
    """

    mark: str
    content: str
    number: int
    migrations: dict[int, Callable[[dict[str, Any]], dict[str, Any]]]

    def write(self, body: object) -> bytes:
        """The content in its envelope, with a checksum."""
        text = msgspec.json.encode(body)
        envelope = {self.mark: self.number, "sha256": sha256(text).hexdigest(), self.content: msgspec.Raw(text)}
        return msgspec.json.encode(envelope)

    def read(self, data: bytes, wanted: type[T]) -> T:
        """The content; refuses what was cut short, edited or written by a newer version."""
        number, text = self.open(data)
        try:
            return msgspec.json.decode(self._migrated(number, text), type=wanted)
        except msgspec.DecodeError as error:
            raise SaveError(f"the {self.content} doesn't fit this version: {error}") from None

    def open(self, data: bytes) -> tuple[int, bytes]:
        """The number of the format it was written in, and the content as it was written."""
        try:
            outer = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
            number = msgspec.json.decode(outer[self.mark], type=int)
            digest = msgspec.json.decode(outer["sha256"], type=str)
            text = bytes(outer[self.content])
        except (msgspec.DecodeError, KeyError) as error:
            raise SaveError(f"this isn't a whole Hivernage {self.content} ({error}); was it cut short?") from None
        self._check_number(number)
        if sha256(text).hexdigest() != digest:
            raise SaveError(f"the {self.content} was changed after it was written")
        return number, text

    def _check_number(self, number: int) -> None:
        if number > self.number or any(step not in self.migrations for step in range(number, self.number)):
            known = [*sorted(self.migrations), self.number]
            age = "; it was written by a newer version: update Hivernage" if number > self.number else ""
            raise SaveError(f"the {self.content} has format {number}, this version reads {_listed(known)}{age}")

    def _migrated(self, number: int, text: bytes) -> bytes:
        if number == self.number:
            return text
        content = msgspec.json.decode(text, type=dict[str, Any])
        for step in range(number, self.number):
            content = self.migrations[step](content)
        return msgspec.json.encode(content)


def _game_to_2(game: dict[str, Any]) -> dict[str, Any]:
    return {**game, "start": format_1.forwards(game["start"]), "shape": 1}


def _game_to_3(game: dict[str, Any]) -> dict[str, Any]:
    return {"shape": 2, **game, "start": format_2.forwards(game["start"])}


def _game_to_4(game: dict[str, Any]) -> dict[str, Any]:
    return {"shape": 3, **game, "start": format_3.forwards(game["start"])}


def _game_to_5(game: dict[str, Any]) -> dict[str, Any]:
    return {"shape": 4, **game, "start": format_4.forwards(game["start"])}


def _game_to_6(game: dict[str, Any]) -> dict[str, Any]:
    return {"shape": 5, **game, "start": format_5.forwards(game["start"])}


SAVE = Format("hivernage", "game", 6, {1: _game_to_2, 2: _game_to_3, 3: _game_to_4, 4: _game_to_5, 5: _game_to_6})
POSITION = Format(
    "hivernage-position",
    "position",
    6,
    {1: format_1.forwards, 2: format_2.forwards, 3: format_3.forwards, 4: format_4.forwards, 5: format_5.forwards},
)

SHAPES: dict[int, Callable[[Position], object]] = {
    1: format_1.backwards,
    2: format_2.backwards,
    3: format_3.backwards,
    4: format_4.backwards,
    5: format_5.backwards,
    6: lambda position: position,
}
"""What a position looked like in each format: a fingerprint is of its encoding."""


def fingerprint_in(shape: int, position: Position) -> str:
    """The fingerprint that a version with this format gives a position."""
    return sha256(msgspec.json.encode(SHAPES[shape](position))).hexdigest()


class LoggedDecision(msgspec.Struct, array_like=True, tag="decided"):
    """A decision as a save writes it."""

    question: int
    seat: int
    answer: str


class LoggedUndo(msgspec.Struct, array_like=True, tag="undo"):
    """A decision taken back, as a save writes it."""

    seat: int


class LoggedRewind(msgspec.Struct, array_like=True, tag="rewound"):
    """The table's way back to where `to` decisions stood, as a save writes it."""

    to: int


Logged = LoggedDecision | LoggedUndo | LoggedRewind


class SavedGame(msgspec.Struct):
    """All there is in a save; `now` is the fingerprint of where the game stands."""

    start: Position
    log: list[Logged]
    now: str
    library: str
    shape: int = POSITION.number  # the format in whose shape the fingerprint was taken


# Whole games


def save(table: Table) -> bytes:
    """Everything needed to go on, as JSON: where it began, all decisions, and where it stands.

    >>> table = Table.new(players=3, seed=1)
    >>> load(save(table))
    <Table setting up, waiting for p1, p2 and p3: group>
    """
    table.refuse_if_redealt("save")
    library = table.state.library.digest()
    return SAVE.write(SavedGame(table.start, logged(table.log), fingerprint(table.state), library))


def load(data: bytes, library: Library | None = None, game: Game | None = None) -> Table:
    """A table from a save; refuses what was cut short, edited, or made with other cards.

    A game with packs of your own needs the library it was played with: `load(data, load_packs("base", "my-pack"))`.
    """
    body = SAVE.read(data, SavedGame)
    if library is None:
        library = _built_in(packs_for(body.start.options))
    if body.library != in_play(library, body.start.options).digest():
        raise OtherCards(_other_cards(packs_for(body.start.options), library.packs))
    try:
        table = Table(state_of(body.start, library, game))
        for entry in body.log:
            take_logged(table, entry)
    except (TableError, IllegalAnswer) as error:
        raise SaveError(f"a decision in the save doesn't fit: {error}") from None
    except UNPLAYABLE as error:
        raise SaveError(f"the save's first position can't be played ({error!r})") from None
    if fingerprint_in(body.shape, table.state) != body.now:
        raise SaveError("the game plays out differently in this version; its rules have changed since the save")
    return table


def box_of(data: bytes) -> str:
    """The last box whose cards a saved game needs."""
    return SAVE.read(data, SavedGame).start.options.last_box


def _built_in(packs: tuple[str, ...]) -> Library:
    """The cards of packs that come with the game."""
    if others := [pack for pack in packs if pack not in built_in_packs()]:
        raise OtherCards(f"the save needs the cards of {_packs(others)}: give them as a library")
    return read_once(*packs)


def logged(log: Sequence[LogEntry]) -> list[Logged]:
    """A table's log as saves write it."""
    return [_logged(entry) for entry in log]


def _logged(entry: LogEntry) -> Logged:
    match entry:
        case Decision():
            return LoggedDecision(entry.question, entry.seat, key(entry.answer))
        case Undo():
            return LoggedUndo(entry.seat)
        case Rewound():
            return LoggedRewind(entry.to)


def take_logged(table: Table, entry: Logged) -> None:
    """Do once more what the log says."""
    match entry:
        case LoggedDecision():
            table.decide(Decision(entry.question, entry.seat, words(entry.answer)))
        case LoggedUndo():
            table.undo(entry.seat)
        case LoggedRewind():
            table.rewind(entry.to)


# Single positions


def encode_position(position: Position) -> bytes:
    """One position, to go on from: `table.turn_base` is the one to store, since rules begin there."""
    return POSITION.write(position)


def decode_position(data: bytes, library: Library) -> State:
    """The state to go on from, with `Table(state)`; refuses a position with cards that the library doesn't have."""
    position = POSITION.read(data, Position)
    if missing := [pack for pack in position.options.packs if pack not in library.packs]:
        raise OtherCards(f"the position needs the cards of {_packs(missing)}")
    if unknown := _unknown_cards(position, library):
        raise OtherCards(f"the position has cards that its packs don't have any more: {', '.join(unknown)}")
    return state_of(position, library)


def is_stored_as(position: Position, data: bytes) -> bool:
    """Whether a stored position is this one, compared in the shape it was written in."""
    number, text = POSITION.open(data)
    return msgspec.json.encode(SHAPES[number](position)) == text


def state_of(position: Position, library: Library, game: Game | None = None) -> State:
    """A position together with the cards and the parts of the game it is played with."""
    cards = in_play(library, position.options)
    state = State(position.options, position.key, cards, game or game_for(position.options))
    for field in fields(Position):
        setattr(state, field.name, getattr(position, field.name))
    state.rest()
    return state


_CARD = re.compile(rb'"([a-z0-9-]+@[a-z0-9-]+(?:#[0-9]+)?)"')  # a card in a zone, or a word of one that is in force


def _unknown_cards(position: Position, library: Library) -> list[str]:
    found = {match.decode() for match in _CARD.findall(msgspec.json.encode(position))}
    found.update(position.survivors, position.decks["survivor"], (lost.name for lost in position.lost))
    found.update(*(player.dealt for player in position.players))
    return sorted(name for name in found if name not in library.cards and name not in library.nodes)


# What refusals say


def _other_cards(needed: tuple[str, ...], loaded: tuple[str, ...]) -> str:
    """Why the cards of a save aren't those at hand."""
    missing = [pack for pack in needed if pack not in loaded]
    surplus = [pack for pack in loaded if pack not in needed]
    if missing:
        return f"the save needs the cards of {_packs(missing)}"
    if surplus:
        return f"the save was made without the cards of {_packs(surplus)}"
    return f"the cards of {_packs(needed)} have changed since the save"


def _packs(names: Sequence[str]) -> str:
    return f"the pack{'s' if len(names) > 1 else ''} {', '.join(names)}"


def _listed(numbers: Sequence[int]) -> str:
    return " to ".join(str(number) for number in dict.fromkeys((numbers[0], numbers[-1])))
