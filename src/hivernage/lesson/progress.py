"""How far a game has come in its lesson: read off its decisions, so that nothing else need be kept or can disagree."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hivernage.lesson.file import LEARNER, Lesson, Step
from hivernage.model.ids import CLOCK
from hivernage.model.question import Decision, key
from hivernage.model.talk import Talk
from hivernage.scenario.check import same


class Progress(msgspec.Struct, frozen=True):
    """Where a lesson stands. `steps`: what is told now, one after another; after the last one without an answer the
    bots go on. `told`: how many steps came before, of how many in all.

    `strayed`: somebody has decided otherwise than the lesson says, which has nothing more to tell.
    """

    told: int
    of: int
    steps: list[Step] = []
    strayed: bool = False


def progress(lesson: Lesson, decisions: Sequence[Decision]) -> Progress:
    """How far the decisions that stand have led."""
    missing = _missing(lesson, decisions)
    of = sum(entry.step is not None for entry in lesson.entries)
    if missing is None:
        return Progress(0, of, strayed=True)
    first = next((n for n, seats in enumerate(missing) if seats), len(lesson.entries))
    last = max((n for n in range(first) if lesson.entries[n].decisions), default=-1)
    told = [
        entry.step
        for entry, seats in zip(lesson.entries[last + 1 : first + 1], missing[last + 1 :], strict=False)
        if entry.step is not None and (LEARNER in seats or not entry.step.answer)
    ]
    before = sum(entry.step is not None for entry in lesson.entries[: last + 1])
    return Progress(before, of, told)


def next_answer(lesson: Lesson, decisions: Sequence[Decision], seat: int) -> tuple[str, Talk | None] | None:
    """What the lesson has a seat decide next, and say along with it; nothing where the game has left the lesson."""
    missing = _missing(lesson, decisions) or []
    for entry, seats in zip(lesson.entries, missing, strict=False):
        if seat in seats:
            return entry.decisions[seat], entry.says.get(seat)
    return None


def _missing(lesson: Lesson, decisions: Sequence[Decision]) -> list[set[int]] | None:
    """For each entry the seats that have still to decide; nothing if somebody has decided otherwise.

    Seats are compared one by one: answers given in secret come in any order.
    """
    made = [decision for decision in decisions if decision.seat != CLOCK]
    given = {
        seat: iter([key(other.answer) for other in made if other.seat == seat])
        for seat in {other.seat for other in made}
    }
    missing: list[set[int]] = []
    for entry in lesson.entries:
        missing.append(set())
        for seat, words in entry.decisions.items():
            answer = next(given.get(seat, iter(())), None)
            if answer is None:
                missing[-1].add(seat)
            elif not same(words, answer):
                return None
    return missing if all(next(rest, None) is None for rest in given.values()) else None
