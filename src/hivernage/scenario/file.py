"""A scenario file, and reading one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, ClassVar, NamedTuple, get_args

import msgspec
from msgspec import Meta

from hivernage.model.board import EXPOSURE
from hivernage.scenario.words import Expect, Face, RuleId, Seat, Setup
from hivernage.yaml_files.document import Document, Keys
from hivernage.yaml_files.faults import fitted
from hivernage.yaml_files.problems import FileRefused, Problem, shown, suggestion

SEATS: tuple[str, ...] = get_args(Seat)
CLOCK_WORD = "clock"
"""Stands for a player where the sand runs out: `clock: time`."""
FACES = {face: EXPOSURE.index(face) + 1 for face in EXPOSURE}  # a face of the exposure die for each result


class ScenarioError(Exception):
    """A scenario that can't be read, can't be played as written, or doesn't turn out as it says.

    `stands`: what was asked when it failed, and what could be answered, a line for each player.
    """

    def __init__(self, *problems: Problem, stands: tuple[str, ...] = ()) -> None:
        super().__init__("\n".join([*map(str, problems), *(f"  {line}" for line in stands)]))
        self.problems = problems
        self.stands = stands


class Step(NamedTuple):
    """Something a player does: an answer, or without one an undo."""

    keys: Keys
    seat: str
    answer: str | None

    def __str__(self) -> str:
        return f"undo {self.seat}" if self.answer is None else f"{self.seat}: {self.answer}"


Way = tuple[Step, ...]


class Line(NamedTuple):
    """One entry of `play`: what players do, a refusal, or an expectation."""

    keys: Keys
    steps: Way = ()
    refused: Step | None = None
    rule: str | None = None
    why: str | None = None
    expect: Expect | None = None
    same_for: tuple[str, ...] = ()
    instead: tuple[Way, ...] = ()
    then: Way = ()
    """What follows in each case, and still shows no difference."""


class Otherwise(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is different in a twin of the scenario: of the set-up only what is named."""

    CALLED: ClassVar = "an entry of `instead`"

    setup: dict[str, Any] = {}
    chance: list[Face] | None = None
    play: list[dict[str, Any]] | None = None


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    CALLED: ClassVar = "a scenario"

    title: Annotated[str, Meta(min_length=1, max_length=200)]
    rules: list[RuleId] = []
    setup: Setup = Setup()
    chance: list[Face] = []
    play: list[dict[str, Any]] = []
    expect: Expect | None = None
    same_for: list[Seat] = []
    instead: list[Otherwise] = []


class Scenario(NamedTuple):
    """A scenario that was read; whether its names exist shows when it runs."""

    document: Document
    title: str
    rules: list[str]
    setup: Setup
    chance: list[int]
    lines: list[Line]
    same_for: tuple[str, ...] = ()
    """Players who can't tell the scenario from its twins."""
    twins: tuple[Scenario, ...] = ()
    at: Keys = ()
    """Where in the file a twin says what is different."""

    def problem(self, keys: Keys, what: str, remedy: str) -> ScenarioError:
        """Something wrong at a place of the file."""
        if self.at and keys[:1] in (("setup",), ("chance",)):
            keys = (*self.at, *keys)
        return ScenarioError(self.document.problem(keys, what, remedy))


def load_scenario(path: str | Path) -> Scenario:
    """The scenario in a file, or an error that names the place and the remedy."""
    try:
        document = Document(Path(path))
        return read_scenario(document, document.tree)
    except FileRefused as error:
        raise ScenarioError(*error.problems) from None


def read_scenario(document: Document, tree: Any) -> Scenario:
    """The scenario in a document, or in what is left of it without what isn't a scenario's."""
    sheet = fitted(document, tree, Sheet, ())
    lines = _lines(document, sheet.play, ("play",))
    if sheet.expect is not None:
        lines.append(Line(("expect",), expect=sheet.expect))
    if bool(sheet.same_for) != bool(sheet.instead):
        has, lacks = ("same_for", "instead") if sheet.same_for else ("instead", "same_for")
        remedy = "say who can't tell the difference (same_for), and what is different (instead)"
        raise FileRefused([document.problem((has,), f"`{has}` without `{lacks}`", remedy, at_key=True)])
    scenario = Scenario(
        document, sheet.title, sheet.rules, sheet.setup, _faces(sheet.chance), lines, tuple(sheet.same_for)
    )
    return scenario._replace(
        twins=tuple(_twin(scenario, other, ("instead", i)) for i, other in enumerate(sheet.instead))
    )


def _twin(scenario: Scenario, other: Otherwise, at: Keys) -> Scenario:
    """The same scenario with something different."""
    document = scenario.document
    tree = _merged(document.tree.get("setup", {}), other.setup)
    return scenario._replace(
        setup=fitted(document, tree, Setup, (*at, "setup")),
        chance=scenario.chance if other.chance is None else _faces(other.chance),
        lines=scenario.lines if other.play is None else _lines(document, other.play, (*at, "play")),
        at=at,
    )


def _merged(old: Any, new: Any) -> Any:
    if not (isinstance(old, dict) and isinstance(new, dict)):
        return new
    return {**old, **{name: _merged(old.get(name), part) for name, part in new.items()}}


def _faces(chance: list[Face]) -> list[int]:
    return [FACES[face] if isinstance(face, str) else face for face in chance]


# What is played


def _lines(document: Document, entries: list[dict[str, Any]], keys: Keys) -> list[Line]:
    return [_line(document, entry, (*keys, i)) for i, entry in enumerate(entries)]


def _line(document: Document, entry: dict[str, Any], keys: Keys) -> Line:
    if "expect" in entry:
        _only(document, entry, keys, "expect")
        return Line(keys, expect=fitted(document, entry["expect"], Expect, (*keys, "expect")))
    if "refused" in entry:
        _only(document, entry, keys, "refused")
        return _refusal(document, entry["refused"], (*keys, "refused"))
    steps = {name: answer for name, answer in entry.items() if name not in ("same_for", "instead", "then")}
    line = Line(keys, _way(document, steps, keys))
    return _compared(document, entry, line) if len(steps) < len(entry) else line


def _only(document: Document, entry: dict[str, Any], keys: Keys, word: str) -> None:
    if len(entry) > 1:
        raise FileRefused([document.problem(keys, f"`{word}` together with other keys", "make two entries of it")])


def _refusal(document: Document, entry: Any, keys: Keys) -> Line:
    steps = (
        {name: part for name, part in entry.items() if name not in ("rule", "why")} if isinstance(entry, dict) else {}
    )
    if len(steps) != 1:
        remedy = "write {p1: the answer} and, if you like, rule: its rule, or why: words of the reason"
        raise FileRefused([document.problem(keys, "a refusal is about one answer of one player", remedy)])
    (step,) = _way(document, steps, keys)
    for name in ("rule", "why"):
        if not isinstance(entry.get(name, ""), str):
            raise FileRefused([document.problem((*keys, name), f"{shown(entry[name])} as `{name}`", "write a text")])
    return Line(keys, refused=step, rule=entry.get("rule"), why=entry.get("why"))


def _compared(document: Document, entry: dict[str, Any], line: Line) -> Line:
    """Players who can't tell this line from others."""
    if "same_for" not in entry or not line.steps:
        remedy = "write {p1: the answer, same_for: [p3]} and, if you like, instead: other answers"
        raise FileRefused([document.problem(line.keys, "a comparison is of an answer, for some players", remedy)])
    seats = fitted(document, entry["same_for"], list[Seat], (*line.keys, "same_for"))
    keys = (*line.keys, "instead")
    others = entry.get("instead", [])
    ways = others if isinstance(others, list) else [others]
    if len(line.steps) > 1 and not ways:
        remedy = "say `instead`: {p1: another answer, p2: ...}"
        raise FileRefused([document.problem(line.keys, "several answers, and nothing to compare them with", remedy)])
    instead = tuple(_other_way(document, line, way, keys, i) for i, way in enumerate(ways))
    after = fitted(document, entry.get("then", []), list[dict[str, Any]], (*line.keys, "then"))
    then = tuple(step for i, part in enumerate(after) for step in _way(document, part, (*line.keys, "then", i)))
    return line._replace(same_for=tuple(seats), instead=instead, then=then)


def _other_way(document: Document, line: Line, way: Any, keys: Keys, i: int) -> Way:
    if isinstance(way, dict):
        return _way(document, way, (*keys, i))
    if len(line.steps) > 1:
        remedy = "write {p1: another answer, p2: ...}"
        raise FileRefused([document.problem(keys, f"{shown(way)} instead of several answers", remedy)])
    seat = line.steps[0].seat
    return (Step((*keys, i), seat, _answer(document, way, (*keys, i))),)


def _way(document: Document, entry: dict[str, Any], keys: Keys) -> Way:
    return tuple(_steps(document, entry, keys))


def _steps(document: Document, entry: dict[str, Any], keys: Keys) -> Iterator[Step]:
    for name, said in entry.items():
        at = (*keys, name)
        if name == "undo":
            if said not in SEATS:
                raise FileRefused([document.problem(at, f"{shown(said)} after `undo`", "name a player: undo: p1")])
            yield Step(at, said, None)
        elif name in (*SEATS, CLOCK_WORD):
            yield Step(at, name, _answer(document, said, at))
        else:
            remedy = suggestion(name, [*SEATS, CLOCK_WORD, "undo", "expect", "refused", "same_for", "instead", "then"])
            raise FileRefused([document.problem(at, f"unknown player {shown(name)}", remedy, at_key=True)])


def _answer(document: Document, said: Any, keys: Keys) -> str:
    if isinstance(said, bool):  # YAML reads a bare yes or no so
        said = "yes" if said else "no"
    if not isinstance(said, str) or not said.split():
        what = f"{shown(said)} as an answer"
        raise FileRefused([document.problem(keys, what, "write the words of an answer, e.g. `end`")])
    return said
