"""What an action is: its rule, its words, the answers it offers, what refuses it, what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hivernage.cards.card import Item
from hivernage.model.parts import Survivor
from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules.actions.attempt import Attempt
from hivernage.rules.actions.menu import Menu
from hivernage.rules.asking import Asking
from hivernage.rules.crossroads import Moment

Moments = tuple[Moment, ...]
"""What an action was, for triggers that wait for it."""

WORDS = ("survivor", "holder", "target", "place", "power", "hand", "held", "die", "symbol", "player", "mission")
"""What a word of an action may name. `holder`: a survivor or the table; `hand`, `held`: cards."""

FIRST = {"survivor": "survivor", "holder": "survivor", "hand": "card"}
"""Actions whose first word names one of these belong to it, in menus and in refusals."""


class Action(NamedTuple):
    """One verb. It lists its answers for the whole menu, or for one survivor or card at a time, among others' answers.

    What speaks against an action is said once, by functions that give the first `Reason` or none: `answers` asks them
    whether there is any, `refuse` which one it is.
    """

    verb: str
    rule: str
    shape: tuple[str, ...]
    """What its words name, in order; a question mark follows what may be left out."""
    refuse: Callable[[Attempt], None]
    """Raises the first reason against an attempt, whose last words may be missing."""
    do: Callable[[State, int, Answer], Asking[Moments]]
    answers: Callable[[Menu], None] | None = None
    survivor_answers: Callable[[Menu, Survivor], None] | None = None
    card_answers: Callable[[Menu, str, Item], None] | None = None
    off_turn: str = "R5.1"
    """The rule that keeps it to one's own turn."""

    @property
    def first(self) -> str:
        """`survivor` or `card`, if it belongs to one; else empty."""
        return FIRST.get(self.shape[0], "") if self.shape else ""

    @property
    def lists_by(self) -> str:
        """`survivor` or `card`, if it lists for one at a time; else empty."""
        return "survivor" if self.survivor_answers is not None else "card" if self.card_answers is not None else ""

    @property
    def uses_die(self) -> bool:
        return "die" in self.shape
