"""The round and the night of a war, where they differ (W3, W9 to W11, W16)."""

from __future__ import annotations

from typing import Final

from hivernage.model.events import ColonyFell
from hivernage.model.parts import Colony
from hivernage.model.question import GameOver
from hivernage.model.state import State
from hivernage.rules.asking import Rule
from hivernage.rules.boxes.war.pairs import order_pairs, settle_order
from hivernage.rules.boxes.war.setup import war_side
from hivernage.rules.colony import change_bullets
from hivernage.rules.effects.interpret import run
from hivernage.rules.homes import colonies, outside
from hivernage.rules.phases import (
    held_back,
    noise_draws,
    offer_around_zombies,
    open_round,
    zombies_drawn,
)
from hivernage.rules.scope import Scope
from hivernage.rules.victory import is_complete
from hivernage.rules.zombies import add_zombies

BULLETS_A_ROUND: Final = 2


def start_round(state: State) -> Rule:
    """The common crisis, the dice, then pairs of turns, the leaders first (W3)."""
    yield from open_round(state)
    order_pairs(state)
    state.step = "pair"


def add_bullets(state: State) -> Rule:
    """Two for each colony (W10)."""
    yield from ()
    for colony in colonies(state):
        change_bullets(state, colony, BULLETS_A_ROUND)


def settle_zombies_order(state: State) -> Rule:
    """They come to the colony with the lower morale first; a part of its own, since nothing foreseen depends on it."""
    yield from ()
    state.to_move = settle_order(state, "zombies", lowest=True)


def zombies_come(state: State) -> Rule:
    """All are counted before the first one comes: to one colony, the other one, the places, the noise (W11.4)."""
    yield from offer_around_zombies(state, "zombies")
    first = [state.colonies[number].place for number in (state.to_move, 1 - state.to_move)]
    coming = {name: zombies_drawn(state, name) for name in (*first, *outside(state))}
    for name, n in coming.items():
        yield from add_zombies(state, name, held_back(state, name, n))
    for name in outside(state):
        yield from noise_draws(state, name)
    state.fewer_zombies = {}
    yield from offer_around_zombies(state, "end-of-zombies")


def fall(state: State, colony: Colony) -> Rule:
    """A colony without hope has lost, and plays on until the objective is looked at (W16, W16.2)."""
    yield from ()
    if not colony.fallen:
        colony.fallen = True
        state.tell(ColonyFell(colony=state.colonies.index(colony)))


def look_at_both(state: State) -> Rule:
    """Both colonies are looked at together; one that is complete, or one that has fallen, ends the game (W16.1, W16.2).

    Where only one can have the objective and both have it, nobody does.
    """
    printed, both = war_side(state), colonies(state)
    for colony in both:
        if printed.check:
            yield from run(state, printed.check, Scope(colony.leader, card=state.main_key))
    for colony in both:
        colony.complete = not colony.fallen and is_complete(state, colony.leader)
    if printed.completes == "one" and all(colony.complete for colony in both):
        for colony in both:
            colony.complete = False
    if state.complete:
        raise GameOver("objective")
    if any(colony.fallen for colony in both):
        raise GameOver("morale")
