"""Making room at a full place: an ally goes home, or an enemy for bullets (W7)."""

from __future__ import annotations

from typing import Final

from hivernage.model.events import SentAway
from hivernage.model.parts import Survivor
from hivernage.model.state import State
from hivernage.rules.asking import Rule
from hivernage.rules.colony import change_bullets
from hivernage.rules.conditions import is_armed
from hivernage.rules.going_home import send_home
from hivernage.rules.homes import are_allies, colony_of, is_home

BULLETS_TO_SEND: Final = 1
BULLETS_IF_ARMED: Final = 2


def who_may_leave(state: State, mover: Survivor, place: str) -> list[str]:
    """Who may be sent home from a full place for this mover (W7, W7.2, W7.3)."""
    if is_home(state, place) or place == mover.place:
        return []
    bullets = colony_of(state, mover.owner).bullets
    return [other.id for other in state.at(place) if _may_leave(state, mover, other, bullets)]


def _may_leave(state: State, mover: Survivor, other: Survivor, bullets: int) -> bool:
    if are_allies(state, mover.owner, other.owner):
        return True
    return not any(turn.seat == other.owner for turn in state.turns) and price(state, other) <= bullets


def price(state: State, enemy: Survivor) -> int:
    return BULLETS_IF_ARMED if is_armed(state, enemy) else BULLETS_TO_SEND


def send_away(state: State, mover: Survivor, leaving: Survivor) -> Rule:
    """Paid and done before the mover's roll; it is no move, and nobody is asked (W7.1, W7.4)."""
    cost = 0 if are_allies(state, mover.owner, leaving.owner) else price(state, leaving)
    state.tell(SentAway(seat=mover.owner, survivor=leaving.id, place=leaving.place, bullets=cost))
    change_bullets(state, colony_of(state, mover.owner), -cost)
    yield from send_home(state, leaving)
