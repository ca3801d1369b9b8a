"""What a scenario file may say, and reading one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, TypeVar

import msgspec
from msgspec import Meta

from hivernage.cards.targets import Place, Symbol
from hivernage.model.board import EXPOSURE
from hivernage.yaml_files.document import Document, Keys
from hivernage.yaml_files.faults import fitted
from hivernage.yaml_files.problems import FileRefused, Problem, shown, suggestion

Seat = Literal["p1", "p2", "p3", "p4", "p5"]
Number = Annotated[int, Meta(ge=0, le=99)]
Face = Annotated[int, Meta(ge=1, le=99)] | Literal["blank", "wound", "frostbite", "bite"]
RuleId = Annotated[str, Meta(pattern=r"^[A-Z]{1,2}[0-9]+(\.[0-9]+)?$")]
Pile = list[str] | Number  # the cards, or just how many: then any will do
Entrances = dict[Place, Number | list[Number]]
T = TypeVar("T")


class ScenarioError(Exception):
    """A scenario that can't be read, can't be played as written, or doesn't turn out as it says."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = problems


class CardSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card next to a survivor that has been used or carries tokens."""

    card: str
    used: bool | None = None
    tokens: Number | None = None


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A survivor in play; nothing given: with the first player, in the colony, unharmed."""

    player: Seat | None = None
    at: Place | None = None
    wounds: Number | None = None
    frostbite: Number | None = None
    despair: Number | None = None
    moved: bool | None = None
    leader: bool | None = None
    cards: list[str | CardSpec] | None = None


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a setup lays down and what an expectation looks at. Cards of decks and of the waste pile: top first."""

    survivors: dict[str, Person | str] | None = None
    leaders: dict[Seat, str] | None = None
    morale: Number | None = None
    food: Number | None = None
    helpless: Number | None = None
    starvation: Number | None = None
    waste: Pile | None = None
    crisis: str | None = None
    crisis_pile: list[str] | None = None  # from hands, face down
    crisis_pile_seen: list[str] | None = None  # equipped before, so that all know them
    skip_crisis: Literal["none", "this", "next"] | None = None
    round: Number | None = None
    rounds_left: Number | None = None
    first: Seat | None = None
    active: Seat | None = None
    step: Literal["start-round", "start-turn", "action", "end-turn", "colony", "over"] | None = None
    zombies: Entrances | None = None
    barricades: Entrances | None = None
    noise: dict[Place, Number] | None = None
    standees: dict[Place, list[str]] | None = None
    hand: dict[Seat, list[str]] | None = None
    locked: dict[Seat, list[str]] | None = None
    dice: dict[Seat, list[Annotated[int, Meta(ge=1, le=6)]]] | None = None
    used_dice: dict[Seat, Number] | None = None
    decks: dict[str, list[str]] | None = None
    crossroads: str | None = None
    objectives: dict[Seat, str] | None = None
    exiled: list[Seat] | None = None
    exiled_objectives: dict[Seat, str] | None = None
    eliminated: list[Seat] | None = None
    stored: list[str] | None = None
    tokens: Number | None = None
    removed: list[str] | None = None  # in the order in which they left the game
    dead: list[str] | None = None  # survivors out of the game
    exile_called: bool | None = None
    requested: list[Symbol] | None = None


class Setup(Position, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The position a scenario starts from."""

    players: Annotated[int, Meta(ge=2, le=5)] = 3
    objective: str = "we-need-more-samples"
    hard: bool = False
    cooperative: bool = False
    betrayer: bool = False
    elimination: bool = False
    adult: bool = False
    no_group: list[Seat] = []  # players without survivors; whoever isn't mentioned gets two in the colony


class Expect(Position, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What must hold now. Of a mapping only what is mentioned is looked at, a list is the whole list."""

    over: str | None = None  # why the game ended; `no` if it goes on
    complete: bool | None = None
    winners: list[Seat] | None = None
    asked: dict[Seat, str] | None = None  # the kind of question open to a seat; `none` if there is none
    awaited: list[Seat] | None = None
    answers: dict[Seat, list[str]] | None = None  # every answer the seat may give
    offered: dict[Seat, list[str]] | None = None  # some answers it may give
    shown_objectives: list[Seat] | None = None  # players whose secret objective everybody has seen
    searching: list[str] | None = None
    standing: list[str] | None = None  # the cards whose standing rules are in force
    scheduled: list[str] | None = None  # the cards that wait for the end of a round
    group: dict[Seat, list[str]] | None = None
    room: dict[Place, int] | None = None  # free survivor spaces
    pledged: dict[Seat, list[str]] | None = None
    shuffled: list[str] | None = None  # the decks shuffled so far, in order


class Line(NamedTuple):
    """One entry of `play`: decisions, a refusal, or an expectation."""

    keys: Keys
    decisions: tuple[tuple[str, str], ...] = ()
    refused: tuple[str, str] | None = None
    rule: str | None = None
    expect: Expect | None = None


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    CALLED: ClassVar = "a scenario"

    title: Annotated[str, Meta(min_length=1, max_length=200)]
    rules: list[RuleId] = []
    setup: Setup = Setup()
    chance: list[Face] = []
    play: list[dict[str, Any]] = []
    expect: Expect | None = None


class Scenario(NamedTuple):
    """A scenario that was read; whether its names exist shows when it runs."""

    document: Document
    title: str
    rules: list[str]
    setup: Setup
    chance: list[int]
    lines: list[Line]

    def problem(self, keys: Keys, what: str, remedy: str) -> ScenarioError:
        """Something wrong at a place of the file."""
        return ScenarioError(self.document.problem(keys, what, remedy))


FACES = {face: EXPOSURE.index(face) + 1 for face in EXPOSURE}  # a face of the exposure die for each result


def load_scenario(path: str | Path) -> Scenario:
    """The scenario in a file, or an error that names the place and the remedy."""
    try:
        document = Document(Path(path))
        sheet = fitted(document, document.tree, Sheet, ())
        lines = [_line(document, entry, ("play", i)) for i, entry in enumerate(sheet.play)]
    except FileRefused as error:
        raise ScenarioError(*error.problems) from None
    if sheet.expect is not None:
        lines.append(Line(("expect",), expect=sheet.expect))
    chance = [FACES[face] if isinstance(face, str) else face for face in sheet.chance]
    return Scenario(document, sheet.title, sheet.rules, sheet.setup, chance, lines)


def _line(document: Document, entry: dict[str, Any], keys: Keys) -> Line:
    if "expect" in entry:
        _only(document, entry, keys, "expect")
        return Line(keys, expect=fitted(document, entry["expect"], Expect, (*keys, "expect")))
    if "refused" in entry:
        _only(document, entry, keys, "refused")
        return _refusal(document, entry["refused"], (*keys, "refused"))
    return Line(keys, decisions=tuple(_decision(document, entry, seat, keys) for seat in entry))


def _only(document: Document, entry: dict[str, Any], keys: Keys, word: str) -> None:
    if len(entry) > 1:
        raise FileRefused([document.problem(keys, f"`{word}` together with other keys", "make two entries of it")])


def _refusal(document: Document, entry: Any, keys: Keys) -> Line:
    rule = entry.get("rule") if isinstance(entry, dict) else None
    seats = [key for key in entry if key != "rule"] if isinstance(entry, dict) else []
    if len(seats) != 1:
        remedy = "write {p1: the answer} and, if you like, rule: its rule"
        raise FileRefused([document.problem(keys, "a refusal is about one answer of one player", remedy)])
    return Line(keys, refused=_decision(document, entry, seats[0], keys), rule=rule)


def _decision(document: Document, entry: dict[str, Any], seat: str, keys: Keys) -> tuple[str, str]:
    if seat not in Seat.__args__:  # type: ignore[attr-defined]
        remedy = suggestion(seat, [*Seat.__args__, "expect", "refused"])  # type: ignore[attr-defined]
        raise FileRefused([document.problem((*keys, seat), f"unknown player {shown(seat)}", remedy, at_key=True)])
    answer = entry[seat]
    if isinstance(answer, bool):  # YAML reads a bare yes or no so
        answer = "yes" if answer else "no"
    if not isinstance(answer, str) or not answer.split():
        what = f"{shown(answer)} as an answer"
        raise FileRefused([document.problem((*keys, seat), what, "write the words of an answer, e.g. `end`")])
    return seat, answer
