"""How the main objective stands, in numbers."""

from __future__ import annotations

from typing import Literal

import msgspec

from hivernage.cards.conditions import All, AtLeast, AtMost, Condition, LastRound
from hivernage.cards.library import card_of_node
from hivernage.cards.targets import Count
from hivernage.insight.trial import is_open
from hivernage.model.state import State
from hivernage.rules.conditions import count, holds, number, on_entrances
from hivernage.rules.powers import side
from hivernage.rules.scope import Scope


class Goal(msgspec.Struct, frozen=True):
    """One condition of the main objective; `card` is the objective, or the card that added the condition.

    `number`: which condition of the card, from 0. `of`, `at` and `symbol` say what is counted; `parts`: the numbers
    entrance by entrance (or place by place) where each of them must do. Nulls: nobody may know, or nothing to count.
    """

    card: str
    number: int
    kind: Literal["at_least", "at_most", "last_round", "other"]
    met: bool | None
    current: int | None = None
    needed: int | None = None
    of: str = ""
    at: str = ""
    symbol: str = ""
    parts: list[int] | None = None


def goals(state: State) -> list[Goal]:
    """The conditions of the main objective, then those that cards have added."""
    found = _of_card(state, state.objective + "@main", side(state).goal)
    for node in state.goals:
        found += _of_card(state, card_of_node(node), state.library.nodes[node].goal)
    return found


def _of_card(state: State, card: str, condition: Condition) -> list[Goal]:
    conditions = condition.of if isinstance(condition, All) else (condition,)
    return [_goal(state, card, n, part) for n, part in enumerate(conditions)]


def _goal(state: State, card: str, n: int, condition: Condition) -> Goal:
    if not is_open(condition):
        return Goal(card, n, "other", None)
    met = holds(state, condition, Scope(state.first))
    match condition:
        case AtLeast():
            return _counted(state, Goal(card, n, "at_least", met), condition)
        case AtMost():
            return _counted(state, Goal(card, n, "at_most", met), condition)
        case LastRound():
            return Goal(card, n, "last_round", met, state.round, state.round + state.rounds_left - 1)
        case _:
            return Goal(card, n, "other", met)


def _counted(state: State, goal: Goal, condition: AtLeast | AtMost) -> Goal:
    what, scope = condition.of, Scope(state.first)
    return msgspec.structs.replace(
        goal,
        current=count(state, what, scope),
        needed=number(state, condition.n, scope),
        of=what.of,
        at=what.at or "",
        symbol=what.symbol or "",
        parts=on_entrances(state, what, scope) if _has_parts(what) else None,
    )


def _has_parts(what: Count) -> bool:
    return what.each and what.of in ("zombies", "barricades")
