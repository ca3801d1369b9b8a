"""Missions of the lone wolf: which are complete, for or against which colony, and what they bring (LW1)."""

from __future__ import annotations

from hivernage.cards.card import Mission
from hivernage.cards.effects import DrawMission
from hivernage.model.events import MissionDone, MissionDrawn
from hivernage.model.parts import NOBODY, Done
from hivernage.model.state import State
from hivernage.rules.asking import Asking, Rule, pick_fixed
from hivernage.rules.colony import leave_game
from hivernage.rules.conditions import holds
from hivernage.rules.effects.interpret import can, run, runs
from hivernage.rules.homes import colonies
from hivernage.rules.scope import Scope


def _scope(state: State, key: str, colony: int) -> Scope:
    assert state.wolf is not None
    return Scope(state.wolf.seat, card=key, colony=colony)


def can_claim(state: State, key: str) -> bool:
    """Whether a mission is complete for some colony, and can be paid for; not one that a combat claims by itself."""
    return not state.library.missions[key].at_once and bool(complete_for(state, key))


def complete_for(state: State, key: str) -> list[int]:
    """The colonies for or against which a mission is complete; NOBODY where it is about neither alone."""
    card = state.library.missions[key]
    whom = [NOBODY] if card.whom == "both" else range(len(colonies(state)))
    return [number for number in whom if _is_complete(state, card, _scope(state, key, number))]


def _is_complete(state: State, card: Mission, scope: Scope) -> bool:
    return holds(state, card.claim, scope) and can(state, card.cost, scope)


def claim(state: State, key: str) -> Rule:
    """It is shown, paid for and done, and another one is drawn at once (LW1.5, LW1.8)."""
    wolf, card = state.wolf, state.library.missions[key]
    assert wolf is not None
    colony = yield from _pick_colony(state, key)
    wolf.missions.remove(key)
    wolf.done.append(Done(key, colony, state.round))
    leave_game(state, key, face_up=True)
    state.tell(MissionDone(seat=wolf.seat, card=key, colony=colony))
    draw_mission(state)
    scope = _scope(state, key, colony)
    for effect in (card.cost, card.then, card.reward):
        scope = yield from run(state, effect, scope)


def _pick_colony(state: State, key: str) -> Asking[int]:
    """Where both colonies would do, the lone wolf says which one is meant."""
    fitting = complete_for(state, key)
    if len(fitting) == 1:
        return fitting[0]
    assert state.wolf is not None
    places = [state.colonies[number].place for number in fitting]
    place = yield from pick_fixed(state, state.wolf.seat, "place", places, ("claim", key))
    return fitting[places.index(place)]


def draw_mission(state: State) -> None:
    """One more for the lone wolf, as long as there are any and they are in the game."""
    wolf, deck = state.wolf, state.decks.get("mission", [])
    if wolf is not None and not wolf.gone and deck:
        wolf.missions.append(deck.pop())
        state.tell(MissionDrawn(seat=wolf.seat, private={wolf.seat: {"card": wolf.missions[-1]}}))


@runs(DrawMission)
def run_draw_mission(state: State, _word: DrawMission, scope: Scope) -> Asking[Scope]:
    yield from ()
    draw_mission(state)
    return scope


def claim_at_once(state: State) -> Rule:
    """What a combat has just completed is claimed by itself (LW1.10)."""
    wolf = state.wolf
    for key in wolf.missions[:] if wolf is not None else ():
        if state.library.missions[key].at_once and complete_for(state, key):
            yield from claim(state, key)
