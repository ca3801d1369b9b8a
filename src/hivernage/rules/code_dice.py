"""Dice on Raxxon (N4), and those that an objective keeps there (I1.19)."""

from __future__ import annotations

from hivernage.cards.card import ChapterSide
from hivernage.model.events import CodeDiceLeft
from hivernage.model.state import State
from hivernage.rules.powers import side


def clear_code(state: State) -> None:
    """All dice on Raxxon go back to their players, who roll them again tomorrow (N4.9, N4.14)."""
    if state.code_dice:
        state.tell(CodeDiceLeft(n=len(state.code_dice)))
        state.code_dice = []


def keeps_dice(state: State) -> bool:
    """Whether dice on Raxxon stay there from round to round, one of each value."""
    chapter = side(state)
    return isinstance(chapter, ChapterSide) and chapter.dice_stay
