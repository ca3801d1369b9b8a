"""What the rules ask, and what seats answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

import msgspec

from hivernage.model.endings import Ending
from hivernage.model.ids import seats_in_words
from hivernage.model.question_kinds import QuestionKind

if TYPE_CHECKING:
    from hivernage.messages import Lang
    from hivernage.rules.refusal import Refusal

Answer = tuple[str, ...]
"""The words of an answer: `("move", "ashley-ross", "school")`, written `move ashley-ross school`."""


Wait = Literal["all", "any", "never"]


class Live:
    """How public answers are listed anew. Questions that list the same are alike, whoever lists."""

    __slots__ = ("answers",)

    def __init__(self, answers: Callable[[], tuple[Answer, ...]]) -> None:
        self.answers = answers

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Live)

    def __hash__(self) -> int:
        return 0


class Question(msgspec.Struct, frozen=True):
    """Something the rules need to know from one or several seats.

    `args` and `options` may be shown to everybody. Answers that depend on hidden cards are not listed
    in `options`; `legal` works them out for the seat that is asked.
    """

    id: int
    seats: tuple[int, ...]
    kind: QuestionKind
    args: tuple[str, ...] = ()
    options: tuple[Answer, ...] | None = None
    wait: Wait = "all"
    """`all`: go on when every seat has answered, in secret until then. `any`: go on with each single
    answer. `never`: may be answered at any time, nobody waits for it."""
    needs: str = ""
    """A survivor without whom the question makes no sense any more."""
    live: Live | None = None
    """How `options` are listed again after a step of another lane, which may have changed them. Never sent anywhere."""

    def __repr__(self) -> str:
        to = seats_in_words(self.seats) if self.seats else "nobody any more"
        return f"<Question {self.id} to {to}: {' '.join([self.kind, *self.args])}>"


class Decision(msgspec.Struct, frozen=True, array_like=True):
    """One seat's answer to one question: the question's number, the seat, and the words of the answer.

    >>> Decision(question=3, seat=0, answer=("move", "ashley-ross", "school"))
    Decision(question=3, seat=0, answer=('move', 'ashley-ross', 'school'))
    """

    question: int
    seat: int
    answer: Answer


def key(answer: Answer) -> str:
    """An answer as one line, the same in logs, scenarios, the text client and on the wire."""
    return " ".join(answer)


def words(text: str) -> Answer:
    """The answer behind a line."""
    return tuple(text.split())


class IllegalAnswer(Exception):
    """An answer that the rules don't allow now; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    @property
    def rule(self) -> str:
        return self.refusal.rule

    def text(self, lang: Lang = "en") -> str:
        """Why, in the language of whoever reads it."""
        return self.refusal.text(lang)

    def __str__(self) -> str:
        return f"{self.text()} ({self.rule})"


class Gone(Exception):
    """Thrown into a rule at its open question: what it asks about is gone, taken by another lane."""


class GameOver(Exception):
    """The game ends at once, wherever the rules stand."""

    def __init__(self, reason: Ending, winner: int | None = None) -> None:
        super().__init__(reason)
        self.reason: Ending = reason
        self.winner = winner
        """Who alone has won, where the end itself says so."""
