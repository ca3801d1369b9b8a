"""The emissaries' ambush (I2.10 to I2.13): one survivor is killed, another comes back wounded."""

from __future__ import annotations

from hivernage.model.board import HIDEOUT
from hivernage.model.parts import Survivor
from hivernage.model.state import State
from hivernage.rules.asking import Asking, Rule
from hivernage.rules.chapters import is_human, tell_scene
from hivernage.rules.going_home import put, send_home
from hivernage.rules.losses import highest, kill, lowest, wound
from hivernage.rules.scope import Scope
from hivernage.rules.special.base import SpecialRule

SPARED = 2  # wounds of somebody who gets no further one


def ambush(state: State, scope: Scope) -> Rule:
    """The highest influence is killed in the hideout, the human with the lowest comes back with a wound."""
    first = yield from highest(state, state.survivors.values())
    second = yield from _lowest_human(state)
    alone = second is None or second is first
    tell_scene(state, "ambush-of-one" if alone else "ambush", reader=scope.seat)
    for survivor in (first, second):
        if survivor is not None:
            put(state, survivor, HIDEOUT)
    yield from kill(state, first.id, "card")
    if second is None or second.id not in state.survivors:
        return  # I2.13
    if second.harm < SPARED:
        yield from wound(state, second.id)
    if second.id in state.survivors:
        yield from send_home(state, second)


def _lowest_human(state: State) -> Asking[Survivor | None]:
    humans = [s for s in state.survivors.values() if is_human(state, s)]
    return (yield from lowest(state, humans)) if humans else None


RULE = SpecialRule(ambush)
