"""The lockdown, before anything else in the night (N4): dice on Raxxon, a vote, and what gets out."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Final

from hivernage.cards.card import Experiment
from hivernage.cards.modifiers import Code
from hivernage.model.events import CardLeft, ExperimentContained, FewerZombies, LockdownChecked
from hivernage.model.state import State
from hivernage.rules.asking import Rule, pick_fixed
from hivernage.rules.code_dice import clear_code
from hivernage.rules.colony import leave_game
from hivernage.rules.gates import against_gate
from hivernage.rules.powers import player_mods
from hivernage.rules.scope import Scope
from hivernage.rules.special_zombies import experiments, release, top_experiment
from hivernage.rules.vote import take_vote, voters
from hivernage.rules.whenever import whenever

FEWER: Final = 3  # zombies that don't come to the place that the first player picks (N4.8)


def lockdown(state: State) -> Rule:
    """The top experiment is checked once a night; without one there is nothing to do (N4.2, N4.10)."""
    if not to_check(state):
        return
    key = to_check(state)[-1]
    matched = is_locked(state, state.library.experiments[key])
    state.tell(LockdownChecked(card=key, dice=[die.value for die in state.code_dice], matched=matched))
    clear_code(state)
    if matched:
        scope = Scope(state.first, card=key)
        if (yield from take_vote(state, voters(state, "non-exiled", scope), ("lockdown", key))):
            yield from _contain(state, key)
            return
        yield from _keep_away(state, key)
    yield from release(state)


def to_check(state: State) -> list[str]:
    """The experiments, the top one last; none while a scenario keeps the lockdown closed (I1.4)."""
    return [] if against_gate(state, "lockdown") else experiments(state)


def is_locked(state: State, card: Experiment) -> bool:
    """Whether two different dice on Raxxon show a pair of the code (N4.3, N4.4), or count as one by cards."""
    dice = [die.value for die in state.code_dice]
    slacks = _slacks(state)
    return any(
        _reach((abs(one - low), abs(other - high)), slacks)
        for one, other in permutations(dice, 2)
        for low, high in card.code
    )


def _reach(missing: tuple[int, int], slacks: list[int]) -> bool:
    """Whether cards shift both dice far enough; each card is for one die, and several for the same add up."""
    ways = [sum(first) for n in range(len(slacks) + 1) for first in combinations(slacks, n)]
    return any(missing[0] <= way and missing[1] <= sum(slacks) - way for way in ways)


def _slacks(state: State) -> list[int]:
    """By how much a die may count as more or less, for each card that lets one."""
    found = {id(mod): mod.slack for seat in state.seats_from(state.first) for mod in player_mods(state, seat, Code)}
    return [slack for slack in found.values() if slack]


def _contain(state: State, key: str) -> Rule:
    """Thumbs up: it is discarded, and nothing else happens (N4.7)."""
    experiments(state).pop()
    state.tell(ExperimentContained(card=key, next=top_experiment(state)))
    leave_game(state, key, face_up=True)
    state.tell(CardLeft(card=key))
    yield from whenever(state, "contained", Scope(state.first, card=key))


def _keep_away(state: State, key: str) -> Rule:
    """Thumbs down: the first player picks a place before anything gets out (N4.12)."""
    place = yield from pick_fixed(state, state.first, "place", list(state.places), ("fewer", key))
    state.fewer_zombies[place] = state.fewer_zombies.get(place, 0) + FEWER
    state.tell(FewerZombies(seat=state.first, place=place, n=FEWER))
