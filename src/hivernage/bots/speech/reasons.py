"""Why a bot answers as it does, in a word that both languages know: the effect that weighs most, or whom it trusts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final, cast, get_args

from hivernage.bots.aims.aims import is_betrayer
from hivernage.bots.reading.card_words import odds, words_in
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.reading.worth import OF_COLONIES, SOME, worth
from hivernage.bots.trust.suspicion import Suspicion
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
    Option,
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
from hivernage.model.ids import seat_of
from hivernage.model.question import Answer, Question
from hivernage.model.talk import Asks, Because, Symbol, Why

Themes = Counter[str]

THEMES: Final[dict[type, Why]] = {
    **dict.fromkeys((Wound, ShareWounds, Expose, Heal, Kill, Remove, GiveSideEffect), "lives"),
    **dict.fromkeys((Zombies, KillZombies, Clear, Barricade, ArmBarricades, Noise, Lure, Shift), "doors"),
    **dict.fromkeys((Bandits, Creature, Release, FreeAttack), "doors"),
    **dict.fromkeys((Recruit, Transfer), "hands"),
    **dict.fromkeys((Discard, Draw, Fetch, Dig, Purge, Steal, HandOver, Swap, Look, Retrieve), "cards"),
    **dict.fromkeys((Loot, Plunder, Unequip, FreeSearch, Dice), "cards"),
    **dict.fromkeys((Attach, Cancel, ExileVote, Lasting, PlaceAt, SendHome, SkipCrisis, Special, Wear), "cards"),
    AddGoal: "objective",
    DrawMission: "objective",
    Open: "objective",
    Elect: "objective",
    Advance: "works",
    ShiftExperiment: "doors",
    Temper: "mouths",
    EndGame: "morale",
}
"""What an effect is about."""

GOODS: Final[dict[str, Why]] = {
    "morale": "morale",
    "food": "food",
    "starvation": "food",
    "helpless": "mouths",
    "waste": "cards",
    "token": "objective",
    "unruly": "mouths",
    "improvement": "works",
    "advancement": "works",
    "bullets": "doors",
}

SLIGHT = 1.0  # marks that nobody would give as a reason
DISTRUST = 0.4  # chance of being a betrayer from which on a player gets nothing
TRUST = 0.06  # chance up to which a player is trusted


def reason(outlook: Outlook, question: Question, answer: Answer, suspicion: Suspicion | None) -> Because | None:
    """The reason for an answer just given, where one is owed: to requests, votes, crossroads and joint payments."""
    give = REASONS.get(question.kind)
    return give(outlook, question, answer, suspicion) if give else None


# What an effect is about


def themes(effect: object, times: float = 1.0) -> Themes:
    """How much of an effect's worth is morale, lives, food and so on."""
    found: Themes = Counter()
    parts = _parts(effect)
    if parts is None:
        found[_theme(effect)] = worth(cast(Effect, effect)) * times  # type: ignore[assignment]
    for part, share in parts or ():
        found.update(themes(part, times * share))
    return found


def _parts(effect: object) -> list[tuple[object, float]] | None:
    """The effects that one is made of, and how often each happens; none at all: it is made of no others."""
    match effect:
        case None:
            return []
        case tuple():
            return [(step, 1.0) for step in effect]
        case Roll(results=results):
            return [(result, odds(band)) for band, result in results.items()]
        case Contest(won=won, lost=lost):
            return [(won, 0.5), (lost, 0.5)]
        case Choose(options=options):
            return [(max(options, key=worth), 1.0)]
        case Vote(up=up, down=down):
            return [(max((up, down), key=worth), 1.0)]
        case EachColony(then=then):
            return [(then, OF_COLONIES[effect.which])]
        case Each(then=then) | EachPlayer(then=then) | EachPlace(then=then):
            return [(then, SOME)]
        case Option() | If() | May() | Pick() | PickPlayer() | OnePlayer() | PickPlace() | Later() | Together():
            return [(effect.then, 1.0)]
        case PickColony(then=then):
            return [(then, 1.0)]
        case _:
            return None


def _theme(effect: object) -> Why:
    if isinstance(effect, Gain | Lose):
        return GOODS[effect.what]
    return THEMES[type(effect)]


def compared(chosen: object, other: object) -> Because:
    """Why one thing rather than another: what it is better in, or what the other would have cost."""
    better = themes(chosen)
    better.subtract(themes(other))
    theme, gain = max(sorted(better.items()), key=lambda item: item[1], default=("harmless", 0))
    if gain < SLIGHT:
        return Because("harmless")
    if theme == "cards" and any(words_in(other, Discard)):
        return Because("too-dear")
    if not themes(chosen) and any(words_in(other, Roll)):
        return Because("too-risky")
    return Because(cast(Why, theme))


# Requests


def _gift(outlook: Outlook, question: Question, answer: Answer, suspicion: Suspicion | None) -> Because:
    wanted = question.args[0]
    symbol = cast(Symbol, wanted) if wanted in get_args(Symbol) else None
    hungry = wanted == "food" and outlook.night.hungry > 0
    if answer[0] == "give":
        return Because("hungry") if hungry else Because("spare", symbol=symbol)
    asker = outlook.view.active
    if is_betrayer(outlook.view, outlook.library) or all(outlook.symbol(key) != wanted for key in outlook.hand):
        return Because("have-none", symbol=symbol)  # a betrayer wouldn't say that the card is needed
    if suspicion and suspicion.chances.get(asker, 0.0) >= DISTRUST:
        return Because("doubt", seat=asker)
    return Because("crisis" if outlook.crisis.wanted(wanted) else "need-it", symbol=symbol)


# Votes and choices


def _ballot(outlook: Outlook, question: Question, answer: Answer, suspicion: Suspicion | None) -> Because | None:
    up = answer == ("vote", "up")
    if question.args[0] == "exile":
        return _verdict(outlook, seat_of(question.args[1]), up, suspicion)
    card = outlook.library.cards.get(question.args[1])  # none where the first player token is voted on (L1)
    vote = next(words_in(card, Vote), None)
    if vote is None:
        return None
    return compared(vote.up, vote.down) if up else compared(vote.down, vote.up)


def _verdict(outlook: Outlook, named: int, up: bool, suspicion: Suspicion | None) -> Because | None:
    if named == outlook.view.seat:
        return None
    if up:
        return Because("doubt", seat=named)
    chance = suspicion.chances.get(named, 0.0) if suspicion else 0.0
    if chance <= TRUST and not is_betrayer(outlook.view, outlook.library):
        return Because("trust", seat=named)
    return Because("too-risky" if suspicion and suspicion.wronged else "no-proof")


def _choice(outlook: Outlook, question: Question, answer: Answer, _suspicion: Suspicion | None) -> Because | None:
    options = outlook.library.nodes[question.args[0]].options
    if answer == ("none",) or len(options) < 2:
        return None
    chosen = options[int(answer[1]) - 1]
    return compared(chosen, max((option for option in options if option is not chosen), key=worth))


def _share(outlook: Outlook, question: Question, answer: Answer, _suspicion: Suspicion | None) -> Because | None:
    word = outlook.library.nodes[question.args[0]]
    if answer[0] == "pledge":
        return compared(word.then, word.otherwise)
    dice = outlook.view.players[outlook.view.seat].dice if word.dice else []
    able = dice or any(outlook.symbol(key) in word.cards for key in outlook.hand)
    return Because("too-dear") if able else Because("have-none")


Reason = Callable[[Outlook, Question, Answer, Suspicion | None], Because | None]
REASONS: Final[dict[str, Reason]] = {
    "give": _gift,
    "vote": _ballot,
    "tie": _ballot,
    "crossroads": _choice,
    "option": _choice,
    "pledge": _share,
}


# What is said without being asked


def opening(outlook: Outlook) -> Asks | None:
    """What to ask those for who still have a turn: what the colony lacks and one's own hand can't give."""
    held = {outlook.symbol(key) for key in outlook.hand}
    if outlook.view.turns_left < 2:
        return None
    if outlook.crisis.symbols and not outlook.crisis.met and held.isdisjoint(outlook.crisis.symbols):
        symbol = outlook.crisis.symbols[0]
        return Asks("symbol", symbol=cast(Symbol, symbol)) if symbol in get_args(Symbol) else None
    if outlook.night.hungry and "food" not in held:
        return Asks("food")
    return Asks("waste") if len(outlook.colony.waste) >= outlook.waste_step - 1 else None
