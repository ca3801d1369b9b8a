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
from hivernage.rules.homes import are_allies, colonies, colony_of, enemy_of, is_den, is_wolf, lived_in
from hivernage.rules.scope import Scope

OF_ALLIES: Final = ("crossroads", "secret", "crisis", "main", "lone-wolf", "mission")
"""Cards of these decks speak of the colony of the player whom they apply to, unless they say otherwise."""


def enemy_meant(state: State, scope: Scope) -> Colony | None:
    """The colony that a card calls the enemy's: for the lone wolf the one that a mission is about."""
    if is_wolf(state, scope.seat) and scope.colony >= 0:
        return state.colonies[scope.colony]
    return enemy_of(state, scope.seat)


def camp_meant(card: str, side: Camp | UnsetType) -> Camp:
    """Whose survivors and players a card means; abilities and items may reach everybody, but for a few (W18.5)."""
    if side is not UNSET:
        return side
    return "own" if origin(card) in OF_ALLIES or card in ALLIES_ONLY else "any"


def in_reach(state: State, side: Camp | UnsetType, seat: int, scope: Scope) -> bool:
    """Whether a card may mean the survivors of a seat, or the seat itself."""
    if len(state.colonies) == 1:
        return side not in ("enemy", "wolf")
    match camp_meant(scope.card, side):
        case "own":
            return are_allies(state, scope.seat, seat)
        case "enemy" if is_wolf(state, scope.seat) and scope.colony < 0:
            return not is_wolf(state, seat)  # to the lone wolf all others are enemies (LW3.3)
        case "enemy":
            return colony_of(state, seat) is enemy_meant(state, scope)
        case "both":
            return not is_wolf(state, seat)
        case "wolf":
            return is_wolf(state, seat)
        case "any":
            return True


def reached(state: State, side: Camp | UnsetType, seats: Iterable[int], scope: Scope) -> list[int]:
    """Those of some seats whom a card may mean."""
    return [seat for seat in seats if in_reach(state, side, seat, scope)]


def colonies_meant(state: State, side: Camp | UnsetType, scope: Scope) -> list[Colony]:
    """What a word about a colony is done to: usually the own one, whatever the card; a den is none of both."""
    own, enemy = colony_of(state, scope.seat), enemy_meant(state, scope)
    others = [] if enemy is None else [enemy]
    both = colonies(state) if is_wolf(state, scope.seat) else [own, *others]
    dens = [den for den in lived_in(state) if is_den(den)]
    meant = {"enemy": others, "both": both, "any": [own, *others], "wolf": dens}
    return meant.get(side or "own", [own])


def enemy_leaders(state: State, scope: Scope) -> list[int]:
    """Who leads the other colony; to a lone wolf both leaders are it, where no colony is in question."""
    enemy = enemy_meant(state, scope)
    if enemy is not None:
        return [enemy.leader]
    return [colony.leader for colony in colonies(state)] if is_wolf(state, scope.seat) else []
