"""A lesson file: a scenario whose `play` also says what is told, where it points, and what it waits for."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import msgspec
from msgspec import Meta

from hivernage.cards.library import Library
from hivernage.model.chance import commitment
from hivernage.model.ids import seat_of
from hivernage.model.options import Options
from hivernage.model.state import FREE, State
from hivernage.model.talk import Talk
from hivernage.scenario import Scenario, ScenarioError
from hivernage.scenario.file import SEATS, read_scenario
from hivernage.scenario.position import lay_down
from hivernage.scenario.words import Seat
from hivernage.yaml_files.document import Document
from hivernage.yaml_files.faults import fitted
from hivernage.yaml_files.problems import FileRefused

FOLDER: Final = Path(__file__).with_name("courses")
LESSONS: Final = tuple(sorted(file.stem for file in FOLDER.glob("*.yaml")))
LEARNER: Final = 0
"""The seat of the person; bots have all others."""

Word = Annotated[str, Meta(pattern=r"^[a-z0-9-]+$", max_length=40)]
Target = Annotated[str, Meta(pattern=r"^[a-z0-9-]+( [a-z0-9-]+)*$", max_length=80)]


class Telling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an entry of `play` says to the learner.

    `tell`: the name of its words. `at`: what they speak of, the first of these that is on the screen. `until`: it is
    over when this is on the screen; nothing given: when the learner goes on, or decides. `during`: it is told while a
    scene of this kind is on.
    """

    CALLED = "what is told"

    tell: Word
    at: tuple[Target, ...] = ()
    until: Target = ""
    during: Word = ""


class Step(msgspec.Struct, frozen=True):
    """Something to be told to the learner now; `answer` is what they are to decide, empty where they only look."""

    tell: str
    at: tuple[str, ...] = ()
    until: str = ""
    during: str = ""
    answer: str = ""


class Entry(NamedTuple):
    """An entry of `play`: what is told, what seats decide (in the words of a scenario), and what they say along."""

    step: Step | None
    decisions: dict[int, str]
    says: dict[int, Talk]


class Lesson(NamedTuple):
    """A lesson that was read."""

    name: str
    scenario: Scenario
    entries: tuple[Entry, ...]

    def begin(self, library: Library, key: bytes) -> State:
        """The position it starts from; chance is laid down as long as everybody does what the lesson says."""
        state = lay_down(self.scenario, library)
        state.key, state.promise = key, commitment(key)
        assert state.forced is not None
        state.forced = [*state.forced, FREE]
        return state

    @property
    def box(self) -> str:
        return self.scenario.setup.box

    def options(self, library: Library) -> Options:
        return lay_down(self.scenario, library).options


TELLING: Final = tuple(Telling.__struct_fields__)


@cache
def lesson(name: str) -> Lesson:
    """A lesson of the house, by its name."""
    return read_lesson(FOLDER / f"{name}.yaml")


def read_lesson(path: Path) -> Lesson:
    """The lesson in a file, or an error that names the place and the remedy."""
    try:
        document = Document(path)
        entries = tuple(_entry(document, line, n) for n, line in enumerate(document.tree.get("play", [])))
        return Lesson(path.stem, read_scenario(document, _without_words(document.tree)), entries)
    except FileRefused as error:
        raise ScenarioError(*error.problems) from None


def _without_words(tree: Any) -> Any:
    """The scenario that is left when nothing is told."""
    lines = [{name: part for name, part in line.items() if name not in (*TELLING, "says")} for line in tree["play"]]
    return {**tree, "play": [line for line in lines if line]}


def _entry(document: Document, line: dict[str, Any], n: int) -> Entry:
    keys = ("play", n)
    told = {name: part for name, part in line.items() if name in TELLING}
    telling = fitted(document, told, Telling, keys) if told else None
    decisions = {seat_of(name): str(words) for name, words in line.items() if name in SEATS}
    says = fitted(document, line.get("says", {}), dict[Seat, Talk], (*keys, "says"))
    step = None
    if telling is not None:
        step = Step(telling.tell, telling.at, telling.until, telling.during, decisions.get(LEARNER, ""))
    elif LEARNER in decisions:
        what = f"the learner does '{decisions[LEARNER]}', and nothing tells them to"
        raise FileRefused([document.problem(keys, what, "add `tell`")])
    return Entry(step, decisions, {seat_of(seat): talk for seat, talk in says.items()})
