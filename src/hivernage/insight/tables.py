"""Tables that a die is rolled on, for a glance: encounters with special zombies, and pills."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from hivernage.cards.card import Card, Experiment, Item
from hivernage.cards.effects import (
    AddGoal,
    Advance,
    ArmBarricades,
    Attach,
    Bandits,
    Barricade,
    Cancel,
    Choose,
    Clear,
    Contest,
    Creature,
    Dice,
    Dig,
    Discard,
    Draw,
    DrawMission,
    Each,
    EachColony,
    EachPlace,
    EachPlayer,
    Effect,
    EffectBase,
    Elect,
    EndGame,
    ExileVote,
    Expose,
    Fetch,
    FreeAttack,
    FreeSearch,
    Gain,
    GiveSideEffect,
    HandOver,
    Heal,
    If,
    Kill,
    KillZombies,
    Lasting,
    Later,
    Look,
    Loot,
    Lose,
    Lure,
    May,
    Noise,
    OnePlayer,
    Open,
    Pick,
    PickColony,
    PickPlace,
    PickPlayer,
    PlaceAt,
    Plunder,
    Purge,
    Recruit,
    Release,
    Remove,
    Retrieve,
    Roll,
    SendHome,
    ShareWounds,
    Shift,
    ShiftExperiment,
    SkipCrisis,
    Special,
    Steal,
    Swap,
    Temper,
    Together,
    Transfer,
    Unequip,
    Vote,
    Wear,
    Wound,
    Zombies,
)
from hivernage.cards.text import Line, effect_text
from hivernage.words.speech import Speech

SIGNS: dict[type[EffectBase], str] = {
    Bandits: "bandit",
    Discard: "card",
    Expose: "exposure",
    GiveSideEffect: "side-effect",
    Heal: "heal",
    Kill: "death",
    Noise: "noise",
    Zombies: "zombie",
}
CONTROL: tuple[type[EffectBase], ...] = (
    *(
        Choose,
        Contest,
        Each,
        EachColony,
        EachPlace,
        EachPlayer,
        If,
        Later,
        May,
        OnePlayer,
        Pick,
        PickColony,
        PickPlace,
        PickPlayer,
        Roll,
    ),
    *(Together, Vote),
)
"""What is put together of other effects, whose signs stand for it."""
WITHOUT_SIGN: tuple[type[EffectBase], ...] = (
    *(AddGoal, Advance, ArmBarricades, Attach, Barricade, Cancel, Clear, Dice, Dig, Draw, DrawMission, Elect),
    *(EndGame, ExileVote),
    *(Fetch, FreeAttack, FreeSearch, Gain, HandOver, KillZombies, Lasting, Look, Loot, Lose, Lure, Open),
    *(PlaceAt, SendHome),
    *(Plunder, Purge, Recruit, Release, Remove, Retrieve, ShareWounds, Shift, ShiftExperiment, SkipCrisis, Special),
    *(Steal, Swap, Temper, Transfer, Unequip, Wear),
)
"""What the words of the line tell, and they alone."""


class BandEntry(msgspec.Struct, frozen=True):
    """A line of a table: what a die of `low` to `high` does, in words and in signs for a glance.

    `signs`: `wound`, `frostbite`, `despair` (each as often as it comes), `death`, `flees`, `removed`, and others.
    """

    low: int
    high: int
    text: str
    signs: list[str]


def table_of(card: Card, lines: Sequence[Line], speech: Speech) -> list[BandEntry]:
    """The table of an experiment or a pill; other cards have none. `lines`: the card in words."""
    texts = [line.text for line in lines if line.role == "encounter"]
    return [
        BandEntry(
            low=int(band[0]),
            high=int(band[-1]),
            text=texts[n] if texts else effect_text(effect, speech.lang, speech.names),
            signs=list(signs(effect)),
        )
        for n, (band, effect) in enumerate(_bands(card).items())
    ]


def _bands(card: Card) -> dict[str, Effect]:
    if isinstance(card, Experiment):
        return dict(card.table)
    if isinstance(card, Item) and card.pill:
        rolls = [word for word in _words(card.effect) if isinstance(word, Roll)]
        return dict(rolls[0].results) if rolls else {}
    return {}


def signs(effect: Effect) -> Iterator[str]:
    """What an effect does, sign by sign; what has no sign is told by its words alone."""
    for word in _words(effect):
        match word:
            case Wound():
                yield from [word.harm] * (word.n if isinstance(word.n, int) else 1)
            case Creature():
                yield word.act
            case EffectBase() if type(word) in SIGNS:
                yield SIGNS[type(word)]
            case EffectBase() if type(word) not in CONTROL + WITHOUT_SIGN:
                raise AssertionError(f"which sign stands for {word}, nobody has said")


def _words(tree: object) -> Iterator[msgspec.Struct]:
    if isinstance(tree, msgspec.Struct):
        yield tree
        for name in tree.__struct_fields__:
            yield from _words(getattr(tree, name))
    elif isinstance(tree, tuple):
        for part in tree:
            yield from _words(part)
