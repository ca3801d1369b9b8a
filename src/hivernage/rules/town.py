"""The town: the places 1 to 6, and one of them by a roll (L2)."""

from __future__ import annotations

from hivernage.cards.targets import Where
from hivernage.model.events import PlaceRolled
from hivernage.model.state import State
from hivernage.rules.asking import Asking
from hivernage.rules.conditions import places
from hivernage.rules.homes import town
from hivernage.rules.rerolls import reroll
from hivernage.rules.scope import Scope


def random_place(state: State) -> Asking[str]:
    """A die says which; homes and the places above 6 never come up (L2)."""

    def roll() -> str:
        name = town(state)[state.roll() - 1]
        state.tell(PlaceRolled(place=name))
        return name

    return (yield from reroll(state, "place", "", roll(), roll))


def meant_places(state: State, where: Where | None, scope: Scope) -> Asking[tuple[str, ...]]:
    """The places that a step means, now that it is done: one that is left to chance is rolled for."""
    if where == "random":
        return ((yield from random_place(state)),)
    return places(state, where, scope)
