"""Bandits on the board (chapter B): they come, are removed, loot the decks, and have a chief."""

from __future__ import annotations

from hivernage.model.board import HIDEOUT
from hivernage.model.events import BanditCame, BanditsRemoved, BanditTurnedAway, CardLeft, LoyaltyTold, Pillaged
from hivernage.model.state import State
from hivernage.rules.asking import Asking
from hivernage.rules.colony import leave_game, to_waste
from hivernage.rules.gates import against_gate
from hivernage.rules.homes import colony_of, is_home
from hivernage.rules.scope import Scope
from hivernage.rules.spaces import free_spaces
from hivernage.rules.tops import show_top
from hivernage.rules.town import random_place
from hivernage.rules.whenever import whenever


def are_about(state: State) -> bool:
    """Whether the game has bandits at all: without their module what places them does nothing (L8.1)."""
    return HIDEOUT in state.places


def place_bandit(state: State, name: str) -> Asking[bool]:
    """One bandit on a free survivor space outside the colony; without one it isn't placed (B2)."""
    if is_home(state, name) or free_spaces(state, name) <= 0:
        state.tell(BanditTurnedAway(place=name))
        return False
    state.places[name].bandits += 1
    state.tell(BanditCame(place=name))
    yield from whenever(state, "bandit-came", Scope(state.first, here=name))
    return True


def place_stray_bandit(state: State) -> Asking[bool]:
    """One bandit at a place of its own roll (L2, B2.3)."""
    return (yield from place_bandit(state, (yield from random_place(state))))


def remove_bandits(state: State, name: str, n: int, cause: str) -> int:
    """So many bandits of a place go, or as many as there are; gives how many went."""
    place = state.places[name]
    n = min(n, place.bandits)
    if n:
        place.bandits -= n
        state.tell(BanditsRemoved(place=name, n=n, cause=cause))
    return n


def plunder(state: State, seat: int, name: str, n: int, to: str = "loot") -> int:
    """The top cards of a deck, for everybody to see, to the loot, the waste pile of a seat or out of the game (B5)."""
    deck = state.places[name].deck
    n = min(n, len(deck))
    for _ in range(n):
        key = deck.pop()
        state.tell(Pillaged(place=name, card=key, to=to))
        show_top(state, name)
        if to == "loot":
            state.loot.append(key)
        elif to == "removed":
            leave_game(state, key, face_up=True)
            state.tell(CardLeft(card=key))
        else:
            to_waste(state, colony_of(state, seat), key)
    return n


# The chief


def chief(state: State) -> int | None:
    """Who says where bandits go: the first of the exiled players who lead them (B7.4)."""
    return next((seat for seat in state.chiefs if not state.players[seat].out), None)


def tell_loyalty(state: State, seat: int, betrayer: bool) -> None:
    """An exiled player who is no betrayer leads the bandits, and so everybody learns which of the two (B7, B7.7);
    nobody leads them, and nothing is learnt, before that rule is open (I2.6)."""
    if against_gate(state, "chief") is not None:
        state.untold.append(seat)
        return
    if not betrayer:
        state.chiefs.append(seat)
    state.tell(LoyaltyTold(seat=seat, betrayer=betrayer))
