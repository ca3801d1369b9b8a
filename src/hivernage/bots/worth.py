"""What a bot thinks an effect is worth to the colony, read off the words of the card: one morale counts 20."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeVar

import msgspec

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
from hivernage.cards.targets import Amount, Survivors

MORALE: Final = 20.0
WOUND: Final = 6.0
DEATH: Final = 28.0
EXPOSURE: Final = 5.0  # half of the rolls are blank, one in twelve kills

GAINS: Final = {"morale": MORALE, "food": 3.5, "helpless": -4.0, "starvation": -MORALE, "token": 14.0}
DICE: Final = {"raise": 1.0, "lower": 0.0, "reroll": 1.0, "set": 2.0, "spend": -5.0, "add": 12.0}
SOME: Final = 3  # how many are meant where a card counts something on the table

W = TypeVar("W")


def worth(effect: Effect | Option | None) -> float:
    """What an effect brings on the average, by rule of thumb; what isn't named here counts nothing."""
    match effect:
        case tuple():
            return sum(worth(step) for step in effect)
        case Option() | If() | May():
            return worth(effect.then)
        case Choose():
            return max(worth(option) for option in effect.options)
        case Roll():
            return sum(_odds(band) * worth(result) for band, result in effect.results.items()) * _n(effect.times)
        case Each():
            return worth(effect.then) * _people(effect.who)
        case EachPlayer():
            return worth(effect.then) * SOME
        case Together():
            return worth(effect.then) - 4 * (effect.dice + sum(effect.cards.values()))
        case Vote():
            return max(worth(effect.up), worth(effect.down))
        case Pick() | PickPlayer() | PickPlace() | Later():
            return worth(effect.then)
        case _:
            return _people_worth(effect) + _things_worth(effect)


def _people_worth(effect: object) -> float:
    match effect:
        case Gain():
            return GAINS[effect.what] * _n(effect.n)
        case Lose():
            return -GAINS[effect.what] * _n(effect.n)
        case Wound():
            return -WOUND * effect.n * _people(effect.who) * (2 if effect.harm == "frostbite" else 1)
        case ShareWounds():
            return -WOUND * effect.n
        case Expose():
            return -EXPOSURE * _n(effect.times) * _people(effect.who) + (8.0 if effect.blank else 0.0)
        case Heal():
            return WOUND * effect.n
        case Kill():
            return -(DEATH - MORALE if effect.free else DEATH) * _people(effect.who)
        case Remove():
            return 0.0 if effect.from_deck else MORALE - DEATH
        case Recruit():
            return 8.0
        case Transfer():
            return -8.0
        case _:
            return 0.0


def _things_worth(effect: object) -> float:
    match effect:
        case Zombies():
            return -3.0 * _n(effect.n)
        case KillZombies() | Clear(what="zombies"):
            return 3.0 * _n(effect.n)
        case Clear():
            return -12.0
        case Barricade():
            return 3.0 * effect.n
        case Noise():
            return -1.5 * effect.n
        case FreeAttack():
            return 3.0
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
        case SkipCrisis():
            return MORALE
        case Attach():
            return 11.0
        case EndGame():
            return -10 * MORALE
        case _:
            return 0.0


def _n(amount: Amount) -> int:
    return amount if isinstance(amount, int) else SOME


def _odds(band: str) -> float:
    return (int(band[-1]) - int(band[0]) + 1) / 6


def _people(who: object) -> int:
    """How many survivors a card means, more or less."""
    if not isinstance(who, Survivors) or who.named is not None:
        return 1
    return who.n or (1 if who.rank else SOME)


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
