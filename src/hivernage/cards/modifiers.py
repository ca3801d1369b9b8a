"""Standing modifiers: what holds while a card is in force."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from hivernage.cards.targets import Place, Small, Survivors, Symbol, Where


class ModifierBase(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="mod"):
    """A change to a rule for one survivor, one player or the whole table."""


class NoExposure(ModifierBase, frozen=True, tag="no_exposure"):
    """No exposure roll on attacks or on moves (between two places, or at an entrance, where given)."""

    act: Literal["attack", "move"]
    between: tuple[Place, Place] | None = None
    entrance: Annotated[int, Meta(ge=1, le=6)] | None = None


class Instead(ModifierBase, frozen=True, tag="instead"):
    """An action does more: zombies killed by an attack, barricades placed, waste cleaned, cards per noise token."""

    of: Literal["kill", "barricade", "clean", "noise"]
    n: Small


class AnyDie(ModifierBase, frozen=True, tag="any_die"):
    """An attack may use a die of any value."""


class SearchMore(ModifierBase, frozen=True, tag="search_more"):
    """A search looks at, and keeps, more cards."""

    look: Small
    keep: Annotated[int, Meta(ge=0, le=5)] = 0
    at: Place | None = None


class DiesAt(ModifierBase, frozen=True, tag="dies_at"):
    """It takes this many wounds to kill the survivor."""

    n: Annotated[int, Meta(ge=4, le=6)]


class TakesAs(ModifierBase, frozen=True, tag="takes_as"):
    """One kind of harm counts as a normal wound for this survivor."""

    harm: Literal["frostbite", "bite"]


class NoSpread(ModifierBase, frozen=True, tag="no_spread"):
    """A spreading bite passes this survivor over."""


class DiceRolled(ModifierBase, frozen=True, tag="dice_rolled"):
    """More or fewer action dice at the start of a round."""

    n: Annotated[int, Meta(ge=-2, le=2)]


class CopiesAbilities(ModifierBase, frozen=True, tag="copies_abilities"):
    """The survivor has the ability of every other survivor at their place."""


class Cannot(ModifierBase, frozen=True, tag="cannot"):
    """Something is forbidden: to the holder, or to the survivors of `who`, or to the player."""

    do: Annotated[
        tuple[Literal["move", "search", "attack", "use-ability", "add-to-crisis", "play"], ...],
        Meta(min_length=1, max_length=6),
    ]
    to: Where | None = None  # moving there only
    symbol: Symbol | None = None  # playing such cards only
    who: Survivors | None = None


class WastePer(ModifierBase, frozen=True, tag="waste_per"):
    """Waste costs 1 morale for each full group of this many cards instead of 10."""

    n: Annotated[int, Meta(ge=2, le=40)]


class FoodDue(ModifierBase, frozen=True, tag="food_due"):
    """The colony needs this much more food."""

    n: Small


class WardBite(ModifierBase, frozen=True, tag="ward_bite"):
    """Whenever a bite is rolled any player may put a card of this symbol in the waste pile to ignore it."""

    symbol: Symbol


Modifier = (
    NoExposure
    | Instead
    | AnyDie
    | SearchMore
    | DiesAt
    | TakesAs
    | NoSpread
    | DiceRolled
    | CopiesAbilities
    | Cannot
    | WastePer
    | FoodDue
    | WardBite
)
