"""Of whom a card speaks: in a town of two colonies some speak only of those with whom its player lives (W18)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import UNSET, UnsetType

from hivernage.cards.joining import ALLIES_ONLY
from hivernage.cards.library import origin
from hivernage.cards.targets import Camp
from hivernage.model.parts import Colony
from hivernage.model.state import State
from hivernage.rules.homes import are_allies, colony_of, enemy_of
from hivernage.rules.scope import Scope

OF_ALLIES: Final = ("crossroads", "secret", "crisis", "main")
"""Cards of these decks speak of the colony of the player whom they apply to, unless they say otherwise."""


def camp_meant(card: str, side: Camp | UnsetType) -> Camp:
    """Whose survivors and players a card means; abilities and items may reach everybody, but for a few (W18.5)."""
    if side is not UNSET:
        return side
    return "own" if origin(card) in OF_ALLIES or card in ALLIES_ONLY else "any"


def in_reach(state: State, side: Camp | UnsetType, seat: int, scope: Scope) -> bool:
    """Whether a card may mean the survivors of a seat, or the seat itself."""
    if len(state.colonies) == 1:
        return side != "enemy"
    match camp_meant(scope.card, side):
        case "own":
            return are_allies(state, scope.seat, seat)
        case "enemy":
            return colony_of(state, seat) is enemy_of(state, scope.seat)
        case "both":
            return state.players[seat].colony < 2
        case "any":
            return True


def reached(state: State, side: Camp | UnsetType, seats: Iterable[int], scope: Scope) -> list[int]:
    """Those of some seats whom a card may mean."""
    return [seat for seat in seats if in_reach(state, side, seat, scope)]


def colonies_meant(state: State, side: Camp | UnsetType, scope: Scope) -> list[Colony]:
    """What a word about a colony is done to: usually the own one, whatever the card."""
    own, enemy = colony_of(state, scope.seat), enemy_of(state, scope.seat)
    others = [] if enemy is None else [enemy]
    return {"enemy": others, "both": [own, *others], "any": [own, *others]}.get(side or "own", [own])


def enemy_leader(state: State, seat: int) -> int | None:
    """Who leads the other colony."""
    enemy = enemy_of(state, seat)
    return None if enemy is None else enemy.leader
