"""What a bot thinks an effect is worth to the colony, read off the words of the card: one morale counts 20.

What things are worth depends on how long the winter still lasts: `Stakes` are the numbers of one position.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeVar

import msgspec

from hivernage.bots.weights import WEIGHTS
from hivernage.cards.effects import (
    AddGoal,
    Attach,
    Barricade,
    Choose,
    Clear,
    Dice,
    Dig,
    Discard,
    Draw,
    Each,
    EachPlayer,
    Effect,
    EndGame,
    Expose,
    Fetch,
    FreeAttack,
    Gain,
    Heal,
    If,
    Kill,
    KillZombies,
    Lasting,
    Later,
    Lose,
    May,
    Noise,
    Option,
    Pick,
    PickPlace,
    PickPlayer,
    Purge,
    Recruit,
    Remove,
    Retrieve,
    Roll,
    ShareWounds,
    SkipCrisis,
    Steal,
    Together,
    Transfer,
    Vote,
    Wound,
    Zombies,
)
from hivernage.cards.modifiers import DiceRolled
from hivernage.cards.targets import Amount, Survivors
from hivernage.rules.facts import DIE_TOP, NOISE_CHANCE
from hivernage.view_homes import says_home

MORALE: Final = 20.0
DICE: Final = {"raise": 1.0, "lower": 0.0, "reroll": 1.0, "set": 2.0, "spend": -5.0, "add": 12.0}


class Stakes(msgspec.Struct, frozen=True):
    """What one of each thing is worth at a point of the game."""

    morale: float = MORALE
    food: float = 3.5
    helpless: float = -8.0
    survivor: float = 8.0
    recruit: float = 8.0
    wound: float = 6.0
    exposure: float = 5.0  # half of the rolls are blank, one in twelve kills
    zombie: float = -WEIGHTS.zombie
    token: float = 14.0
    inside: int = 4  # survivors in the colony
    outside: int = 4
    places: int = 6  # outside the colony
    hurt: int = 2  # survivors with wounds

    @property
    def death(self) -> float:
        return self.morale + self.survivor

    def gain(self, what: str) -> float:
        """What one of a thing that is gained or lost is worth."""
        if what == "starvation":
            return -self.morale
        return float(getattr(self, what))


AVERAGE: Final = Stakes()

DIE: Final = 8.0  # what a die does
CARD: Final = 5.0
SOME: Final = 3  # how many are meant where a card counts something on the table

W = TypeVar("W")


def worth(effect: Effect | Option | None, stakes: Stakes = AVERAGE) -> float:
    """What an effect brings on the average, by rule of thumb; what isn't named here counts nothing."""
    match effect:
        case tuple():
            return sum(worth(step, stakes) for step in effect)
        case Choose():
            return max(worth(option, stakes) for option in effect.options)
        case Roll():
            return sum(odds(band) * worth(do, stakes) for band, do in effect.results.items()) * _n(effect.times)
        case Each():
            return worth(effect.then, stakes) * _people(effect.who, stakes)
        case EachPlayer():
            return worth(effect.then, stakes) * SOME
        case Together():
            return worth(effect.then, stakes) - cost(effect)
        case Vote():
            return max(worth(effect.up, stakes), worth(effect.down, stakes))
        case Option() | If() | May() | Pick() | PickPlayer() | PickPlace() | Later():
            return worth(effect.then, stakes)
        case _:
            return _people_worth(effect, stakes) + _things_worth(effect, stakes)


def cost(effect: Together) -> float:
    """What a common effort takes."""
    return DIE * effect.dice + CARD * sum(effect.cards.values())


def _people_worth(effect: object, stakes: Stakes) -> float:
    match effect:
        case Gain():
            return stakes.gain(effect.what) * _n(effect.n)
        case Lose():
            return -stakes.gain(effect.what) * _n(effect.n)
        case Wound():
            return -stakes.wound * effect.n * _people(effect.who, stakes) * (2 if effect.harm == "frostbite" else 1)
        case ShareWounds():
            return -stakes.wound * effect.n
        case Expose():
            return -stakes.exposure * _n(effect.times) * _people(effect.who, stakes) + (8.0 if effect.blank else 0.0)
        case Heal():
            return stakes.wound * effect.n
        case Kill():
            return -(stakes.survivor if effect.free else stakes.death) * _people(effect.who, stakes)
        case Remove():
            return 0.0 if effect.from_deck else -stakes.survivor
        case Recruit():
            return stakes.recruit
        case Transfer():
            return -8.0
        case _:
            return 0.0


def _things_worth(effect: object, stakes: Stakes) -> float:
    match effect:
        case Zombies():
            return stakes.zombie * _n(effect.n) * _places(effect.at, stakes)
        case KillZombies() | Clear(what="zombies"):
            return -stakes.zombie * _n(effect.n)
        case Clear():
            return -12.0
        case Barricade():
            return -stakes.zombie * effect.n
        case Noise():
            return NOISE_CHANCE * stakes.zombie * effect.n * _places(effect.at, stakes)
        case FreeAttack():
            return -stakes.zombie
        case Draw() | Fetch() | Steal():
            return 5.0 * effect.n
        case Dig():
            return 5.0
        case Discard():
            return -5.0 * effect.n
        case Purge() | AddGoal():
            return -6.0
        case Retrieve():
            return 4.0 if effect.to == "hand" else -6.0
        case Dice():
            return DICE[effect.act] * _n(effect.n)
        case Lasting():
            return DIE * SOME * sum(mod.n for mod in words_in(effect.powers, DiceRolled))
        case SkipCrisis():
            return stakes.morale
        case Attach():
            return 11.0
        case EndGame():
            return -10 * stakes.morale
        case _:
            return 0.0


def _places(where: str | None, stakes: Stakes) -> int:
    """How many places a card means."""
    return {"non-colony": stakes.places, "everywhere": stakes.places + 1}.get(where or "", 1)


def _n(amount: Amount) -> int:
    return amount if isinstance(amount, int) else SOME


def odds(band: str) -> float:
    """How likely a die shows one of these results."""
    return (int(band[-1]) - int(band[0]) + 1) / DIE_TOP


def _people(who: object, stakes: Stakes) -> int:
    """How many survivors a card means, more or less."""
    if not isinstance(who, Survivors) or who.named is not None:
        return 1
    if who.n or who.rank:
        return who.n or 1
    if who.wounded:
        return stakes.hurt
    if who.of != "anyone" or who.with_:
        return SOME
    if says_home(who.at):
        return stakes.inside
    return stakes.outside if who.at == "non-colony" else stakes.inside + stakes.outside


def food_in(effect: Effect | None) -> int:
    """The food tokens that an effect brings."""
    return sum(_n(word.n) for word in words_in(effect, Gain) if word.what == "food")


def words_in(tree: object, kind: type[W]) -> Iterator[W]:
    """Every word of one kind in a card."""
    if isinstance(tree, kind):
        yield tree
    if isinstance(tree, msgspec.Struct):
        for name in tree.__struct_fields__:
            yield from words_in(getattr(tree, name), kind)
    elif isinstance(tree, (tuple, dict)):
        for part in tree.values() if isinstance(tree, dict) else tree:
            yield from words_in(part, kind)
