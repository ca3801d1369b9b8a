"""How rules ask: the type of a rule, and the usual ways to put a question."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TypeVar

from hivernage.model.question import Answer, Gone, Question
from hivernage.model.question_kinds import QuestionKind
from hivernage.model.state import State
from hivernage.rules.refusal import Refusal

Answers = dict[int, Answer]
T = TypeVar("T")
Asking = Generator[Question, Answers, T]
"""A piece of a rule that may ask questions and then gives a T."""
Rule = Asking[None]

Lister = Callable[[State, Question, int], list[Answer]]
LISTERS: dict[QuestionKind, Lister] = {}
"""For questions whose answers depend on hidden cards: who works out the answers of a seat."""


def answers_to(kind: QuestionKind) -> Callable[[Lister], Lister]:
    """Register how the answers to a kind of question are listed."""

    def register(lister: Lister) -> Lister:
        LISTERS[kind] = lister
        return lister

    return register


Refuser = Callable[[State, Question, int, Answer], Refusal | None]
REFUSERS: dict[QuestionKind, Refuser] = {}
"""For questions that can say more than that an answer isn't among those offered; what they give says why."""


def refuses(*kinds: QuestionKind) -> Callable[[Refuser], Refuser]:
    """Register who says why an answer to such a question isn't possible: it gives or raises the reason, or nothing."""

    def register(refuser: Refuser) -> Refuser:
        REFUSERS.update(dict.fromkeys(kinds, refuser))
        return refuser

    return register


Options = tuple[Answer, ...] | Callable[[], tuple[Answer, ...]]


def ask(
    state: State,
    seat: int,
    kind: QuestionKind,
    args: tuple[str, ...] = (),
    options: Options | None = None,
    needs: str = "",
) -> Asking[Answer]:
    """Put a question to one seat; `needs`: a survivor whom it is about."""
    answers = yield state.question((seat,), kind, args, options, needs=needs)
    return answers[seat]


def pick_live(
    state: State,
    seat: int,
    kind: QuestionKind,
    words: Callable[[], Sequence[str]],
    args: tuple[str, ...] = (),
    needs: str = "",
) -> Asking[str | None]:
    """Let a seat pick one of several public things, as they are when it picks; nothing if none is left by then."""
    found = words()
    if len(found) <= 1:
        return found[0] if found else None
    try:
        answer = yield from ask(state, seat, kind, args, lambda: tuple((kind, word) for word in words()), needs)
    except Gone:
        return None
    return answer[1]


def first_of(state: State, seat: int, names: Sequence[str]) -> Asking[int]:
    """Which of several things at the same moment comes first (T2); things alike need no question."""
    if len(set(names)) == 1:
        return 0
    answer = yield from ask(state, seat, "order", (), tuple(("first", name) for name in dict.fromkeys(names)))
    return names.index(answer[1])


def pick_one(
    state: State,
    seat: int,
    kind: QuestionKind,
    words: Callable[[], Sequence[str]],
    args: tuple[str, ...] = (),
    needs: str = "",
) -> Asking[str]:
    """Like `pick_live` where there is no going on without: it is Gone."""
    picked = yield from pick_live(state, seat, kind, words, args, needs)
    if picked is None:
        raise Gone
    return picked


def pick_fixed(
    state: State, seat: int, kind: QuestionKind, words: Sequence[str], args: tuple[str, ...] = (), needs: str = ""
) -> Asking[str]:
    """Let a seat pick one of several things that nothing on the table can take away."""
    if len(words) == 1:
        return words[0]
    answer = yield from ask(state, seat, kind, args, tuple((kind, word) for word in words), needs)
    return answer[1]
