"""What the colony has: morale, food, helpless survivors, waste."""

from __future__ import annotations

from hivernage.model.events import (
    BulletsChanged,
    CardLeft,
    FoodChanged,
    MoraleChanged,
    Starved,
    Wasted,
)
from hivernage.model.parts import Colony, Gone
from hivernage.model.question import GameOver
from hivernage.model.state import State
from hivernage.rules.asking import Rule
from hivernage.rules.homes import colony_of, is_den


def gain_morale(state: State, colony: Colony, n: int) -> None:
    """Morale stops at the top of its track (G11.1); a fallen colony regains none (W16)."""
    before = colony.morale
    colony.morale = before if colony.fallen else min(colony.morale_top, before + n)
    state.tell(MoraleChanged(change=colony.morale - before, now=colony.morale, colony=state.colonies.index(colony)))


def lose_morale(state: State, colony: Colony, n: int) -> Rule:
    """Morale 0 ends the game at once (G4), or at the end of a batch of zombies (Z5.1)."""
    if n <= 0:
        return
    before = colony.morale
    colony.morale = max(0, before - n)
    state.tell(MoraleChanged(change=colony.morale - before, now=colony.morale, colony=state.colonies.index(colony)))
    yield from end_if_hopeless(state)


def end_if_hopeless(state: State) -> Rule:
    """What morale 0 means is the game's own; it waits for the end of a batch (Z5.1)."""
    if not state.hold_end:
        for colony in state.colonies:
            if colony.morale == 0:
                yield from state.game.fall(state, colony)


def give_up(_state: State, _colony: Colony) -> Rule:
    """The colony is all there is: without hope the game is over (G4)."""
    yield from ()
    raise GameOver("morale")


def gain_food(state: State, colony: Colony, n: int) -> None:
    colony.food += n
    state.tell(FoodChanged(change=n, now=colony.food, colony=state.colonies.index(colony)))


def lose_food(state: State, colony: Colony, n: int) -> None:
    n = min(n, colony.food)
    colony.food -= n
    state.tell(FoodChanged(change=-n, now=colony.food, colony=state.colonies.index(colony)))


def change_bullets(state: State, colony: Colony, n: int) -> None:
    """A colony gets bullets, or loses as many of them as it has; a den never has any (LW2)."""
    if is_den(colony):
        return
    before = colony.bullets
    colony.bullets = max(0, before + n)
    if colony.bullets != before:
        number = state.colonies.index(colony)
        state.tell(BulletsChanged(colony=number, change=colony.bullets - before, now=colony.bullets))


def add_starvation(state: State, colony: Colony) -> None:
    """Starvation tokens never leave (C1.4)."""
    colony.starvation += 1
    state.tell(Starved(now=colony.starvation, colony=state.colonies.index(colony)))


def to_waste(state: State, colony: Colony, key: str) -> None:
    colony.waste.append(key)
    state.tell(Wasted(card=key, colony=state.colonies.index(colony)))


def leave_game(state: State, key: str, face_up: bool) -> None:
    """Out of the game for good, on the pile that a few cards fetch from (S10)."""
    state.removed.append(Gone(key, face_up))


def discard_played(state: State, seat: int, key: str, event: bool = False) -> None:
    """Where a played card goes (F1): the waste pile, or out of the game for events and exiled players (E3.8)."""
    if event or state.players[seat].exiled:
        leave_game(state, key, face_up=True)
        state.tell(CardLeft(card=key))
    else:
        to_waste(state, colony_of(state, seat), key)
