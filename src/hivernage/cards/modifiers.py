"""Standing modifiers: what holds while a card is in force."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from hivernage.cards.targets import Count, DieValue, Place, Small, Survivors, Symbol, Where

# fmt: off
Forbidden = Literal[
    "move", "search", "attack", "barricade", "clean", "attract", "use-ability",
    "add-to-crisis", "play", "request", "lure-from",
]
# fmt: on
"""What a card may forbid survivors, players or the whole table."""


class ModifierBase(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="mod"):
    """A change to a rule for one survivor, one player or the whole table."""


class NoExposure(ModifierBase, frozen=True, tag="no_exposure"):
    """No exposure roll on attacks, on moves (between two places, or at an entrance, where given) or after searches."""

    act: Literal["attack", "move", "search"]
    between: tuple[Place, Place] | None = None
    entrance: Annotated[int, Meta(ge=1, le=6)] | None = None
    to: Where | UnsetType = UNSET  # moves there only
    from_: Where | UnsetType = msgspec.field(name="from", default=UNSET)


class Instead(ModifierBase, frozen=True, tag="instead"):
    """An action does more: zombies killed by an attack, barricades placed, waste cleaned, cards per noise token, wounds
    that an item of the player heals, survivors turned up for the one who joins."""

    of: Literal["kill", "barricade", "clean", "noise", "heal", "recruit"]
    n: Small


class AnyDie(ModifierBase, frozen=True, tag="any_die"):
    """An attack (or a search, or either of them) may use a die of any value."""

    act: Annotated[tuple[Literal["attack", "search"], ...], Meta(min_length=1, max_length=2)] | UnsetType = UNSET

    @property
    def acts(self) -> tuple[Literal["attack", "search"], ...]:
        return self.act or ("attack",)


class SureHit(ModifierBase, frozen=True, tag="sure_hit"):
    """An attack on a bandit, or on a survivor, succeeds without the re-roll."""

    of: Literal["bandit", "survivor"]


class SearchMore(ModifierBase, frozen=True, tag="search_more"):
    """A search looks at, and keeps, more cards."""

    look: Small
    keep: Annotated[int, Meta(ge=0, le=5)] = 0
    at: Place | None = None


class Carries(ModifierBase, frozen=True, tag="carries"):
    """On a move so many others of the group may go along from the same place, without a roll; it is their move too."""

    n: Annotated[int, Meta(ge=1, le=3)]


class DiesAt(ModifierBase, frozen=True, tag="dies_at"):
    """It takes this many wounds to kill the survivor."""

    n: Annotated[int, Meta(ge=4, le=6)]


class TakesAs(ModifierBase, frozen=True, tag="takes_as"):
    """One kind of harm counts as a normal wound for this survivor, or as nothing at all.

    `spread`: a bite that spreads to them, too, in place of the death or the roll.
    """

    harm: Literal["frostbite", "bite"]
    as_: Literal["wound", "nothing"] | UnsetType = msgspec.field(name="as", default=UNSET)
    spread: bool | UnsetType = UNSET


class NoSpread(ModifierBase, frozen=True, tag="no_spread"):
    """A spreading bite passes this survivor over, or all survivors of `who`."""

    who: Survivors | UnsetType = UNSET


class DiceRolled(ModifierBase, frozen=True, tag="dice_rolled"):
    """More or fewer action dice at the start of a round."""

    n: Annotated[int, Meta(ge=-2, le=2)]


class CopiesAbilities(ModifierBase, frozen=True, tag="copies_abilities"):
    """The survivor has the ability of every other survivor at their place."""


class Cannot(ModifierBase, frozen=True, tag="cannot"):
    """Something is forbidden: to the holder, or to the survivors of `who`, or to the player."""

    do: Annotated[tuple[Forbidden, ...], Meta(min_length=1, max_length=6)]
    to: Where | None = None  # moving there only; `lure-from`: no zombie is lured or moved away from there
    symbol: Symbol | None = None  # playing such cards only
    who: Survivors | None = None


class WastePer(ModifierBase, frozen=True, tag="waste_per"):
    """Waste costs 1 morale for each full group of this many cards instead of 10."""

    n: Annotated[int, Meta(ge=2, le=40)]


class FoodDue(ModifierBase, frozen=True, tag="food_due"):
    """The colony needs this much more food, or less where it is below 0."""

    n: Annotated[int, Meta(ge=-9, le=20)] | Count


class ZombiesDue(ModifierBase, frozen=True, tag="zombies_due"):
    """More or fewer zombies come to that place for the people there in a colony phase (C4)."""

    at: Place
    n: Annotated[int, Meta(ge=-9, le=9)] | Count


class CountsAs(ModifierBase, frozen=True, tag="counts_as"):
    """The survivor counts as so many for the zombies or the food of a colony phase."""

    n: Annotated[int, Meta(ge=0, le=9)]
    in_: Literal["zombies", "food"] = msgspec.field(name="in")


class BarricadeArms(ModifierBase, frozen=True, tag="barricade_arms"):
    """A barricade action with a die of at least this much puts explosive traps (L6)."""

    die: DieValue


class WardBite(ModifierBase, frozen=True, tag="ward_bite"):
    """Whenever a bite is rolled any player may put a card of this symbol in the waste pile to ignore it."""

    symbol: Symbol


class Value(ModifierBase, frozen=True, tag="value"):
    """The attack or search value is so much higher or lower, within 1 to 6."""

    act: Literal["attack", "search"]
    n: Annotated[int, Meta(ge=-5, le=5)]


class Code(ModifierBase, frozen=True, tag="code"):
    """`slack`: one die on Raxxon may count as so much more or less; `anywhere`: dice go there from wherever one is."""

    slack: Annotated[int, Meta(ge=0, le=5)] = 0
    anywhere: bool = False


class Reroll(ModifierBase, frozen=True, tag="reroll"):
    """A roll may be made once more, and the second one counts: of the exposure die, on an encounter table, for a random
    place, or to hit. `results`: only after these; `who`: whose exposure, encounter or hit, else the holder's."""

    of: Annotated[tuple[Literal["exposure", "encounter", "place", "hit"], ...], Meta(min_length=1, max_length=4)]
    who: Survivors | None = None
    results: Annotated[tuple[Literal["wound", "frostbite", "bite"], ...], Meta(max_length=3)] = ()


class Ward(ModifierBase, frozen=True, tag="ward"):
    """Something doesn't happen, the first time that it would.

    `morale`: so much of it isn't lost (all if no `n` is given), or only after the `death` of a survivor; `overrun`: an
    overrun where the holder stands kills nobody; `barricade`: one there isn't destroyed; `exposure`: the holder's roll
    does nothing, or only where it gives one of these `results`. `roll`: if a die shows at least this.
    The `do` of its power is a price: the holder's player may pay it.
    """

    of: Literal["morale", "overrun", "barricade", "exposure"]
    n: Small | None = None
    after: Literal["death"] | None = None
    results: Annotated[tuple[Literal["wound", "frostbite", "bite"], ...], Meta(max_length=3)] = ()
    roll: DieValue | None = None


class CombatMod(ModifierBase, frozen=True, tag="combat"):
    """In combats where the holder fights their colony has more strength (W12.3)."""

    strength: Annotated[int, Meta(ge=1, le=6)]


class Truce(ModifierBase, frozen=True, tag="truce"):
    """No combat is fought at the place that it speaks of."""


class Votes(ModifierBase, frozen=True, tag="votes"):
    """The player's vote counts so many times, in votes and elections."""

    n: Annotated[int, Meta(ge=2, le=4)]


class RequestKeeps(ModifierBase, frozen=True, tag="request_keeps"):
    """A card that was asked for may go to the hand instead of being played."""


Modifier = (
    NoExposure
    | Instead
    | AnyDie
    | SureHit
    | SearchMore
    | Carries
    | DiesAt
    | TakesAs
    | NoSpread
    | DiceRolled
    | CopiesAbilities
    | Cannot
    | WastePer
    | FoodDue
    | ZombiesDue
    | CountsAs
    | BarricadeArms
    | WardBite
    | Value
    | Code
    | Reroll
    | Ward
    | RequestKeeps
    | CombatMod
    | Truce
    | Votes
)


def is_planned(mod: Modifier) -> bool:
    """Whether a player chooses it along with an action, where it is limited; others count the first time they can."""
    match mod:
        case NoExposure():
            return mod.act == "attack"
        case Instead():
            return mod.of not in ("heal", "recruit")
        case Ward() | RequestKeeps() | Reroll():
            return False
        case _:
            return True
