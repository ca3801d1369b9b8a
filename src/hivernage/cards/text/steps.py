"""Single steps in words, by family."""

from __future__ import annotations

from typing import Literal, assert_never

from msgspec import UnsetType

from hivernage.cards.effects import (
    AddGoal,
    Attach,
    Barricade,
    Cancel,
    Clear,
    Dice,
    Dig,
    Discard,
    Draw,
    EndGame,
    ExileVote,
    Expose,
    Fetch,
    FreeAttack,
    Gain,
    HandOver,
    Heal,
    Kill,
    KillZombies,
    Look,
    Lose,
    Lure,
    Noise,
    PlaceAt,
    Purge,
    Recruit,
    Remove,
    Retrieve,
    ShareWounds,
    SkipCrisis,
    Special,
    Steal,
    TableTalk,
    Transfer,
    Unequip,
    Wear,
    Wound,
    Zombies,
)
from hivernage.cards.targets import Who
from hivernage.cards.text.conditions import condition
from hivernage.cards.text.selectors import (
    cards,
    deck,
    number,
    per,
    place,
    seats,
    survivors,
    who_after_preposition,
    who_text,
)
from hivernage.cards.text.words import Voice, has_message

CardStep = Attach | Wear | Cancel | Special
ColonyStep = Gain | Lose | SkipCrisis | AddGoal | ExileVote | EndGame
SurvivorStep = Wound | ShareWounds | Heal | Kill | Remove | Expose | PlaceAt | Recruit | Transfer | Unequip | FreeAttack
ZombieStep = Zombies | KillZombies | Clear | Lure | Barricade | Noise
DeckStep = Draw | Fetch | Dig | Purge | Discard | Steal | HandOver | Look | Retrieve
Simple = CardStep | ColonyStep | SurvivorStep | ZombieStep | DeckStep | Dice


def step_text(voice: Voice, step: Simple) -> str:
    """One step as a clause."""
    match step:
        case Attach() | Wear() | Cancel() | Special():
            return card_step(voice, step)
        case Gain() | Lose() | SkipCrisis() | AddGoal() | ExileVote() | EndGame():
            return colony_step(voice, step)
        case (
            Wound() | ShareWounds() | Heal() | Kill() | Remove() | Expose() | PlaceAt() | Recruit() | Transfer()
            | Unequip() | FreeAttack()
        ):  # fmt: skip
            return survivor_step(voice, step)
        case Zombies() | KillZombies() | Clear() | Lure() | Barricade() | Noise():
            return zombie_step(voice, step)
        case Draw() | Fetch() | Dig() | Purge() | Discard() | Steal() | HandOver() | Look() | Retrieve():
            return deck_step(voice, step)
        case Dice():
            return dice_step(voice, step)
        case _:
            assert_never(step)


def card_step(voice: Voice, step: CardStep) -> str:
    match step:
        case Attach():
            return same_one(voice, step.to).say("attach", who=who_text(voice, step.to))
        case Wear():
            return voice.say("wear", limit=step.limit)
        case Cancel():
            return voice.say("cancel")
        case Special():
            known = has_message(voice.lang, f"special-{step.name}")
            return voice.say(f"special-{step.name}") if known else voice.say("special", name=step.name)
        case _:
            assert_never(step)


def colony_step(voice: Voice, step: ColonyStep) -> str:
    match step:
        case Gain():
            return voice.say(f"gain-{step.what}", n=number(step.n), per=per(voice, step.n))
        case Lose():
            return voice.say(f"lose-{step.what}", n=number(step.n), per=per(voice, step.n))
        case SkipCrisis():
            return voice.say(f"skip-crisis-{step.which}")
        case AddGoal():
            return voice.say("add-goal", goal=condition(voice, step.goal))
        case ExileVote():
            return voice.say("exile-vote")
        case EndGame():
            return voice.say("end-game")
        case _:
            assert_never(step)


def survivor_step(voice: Voice, step: SurvivorStep) -> str:
    match step:
        case Wound():
            return voice.say("wound", who=who_after_preposition(voice, step.who), n=step.n, harm=step.harm)
        case ShareWounds():
            return voice.say("share-wounds", n=step.n, who=survivors(voice, step.among, "all"))
        case Heal():
            return same_one(voice, step.who).say("heal", who=who_text(voice, step.who), n=step.n)
        case Kill():
            return kill(voice, step)
        case Remove():
            key = "remove-from-deck" if step.from_deck else "remove"
            who, standee = who_text(voice, step.who, apart=False), "yes" if step.leave_standee else "no"
            return same_one(voice, step.who).say(key, who=who, standee=standee)
        case Expose():
            times, suffix = number(step.times), per(voice, step.times)
            return voice.say("expose", who=who_after_preposition(voice, step.who), n=times, per=suffix)
        case PlaceAt():
            return place_at(voice, step)
        case Recruit():
            return recruit(voice, step)
        case Transfer():
            return voice.say(f"transfer-{step.to}", who=who_text(voice, step.who))
        case Unequip():
            return voice.say(f"unequip-{step.what}")
        case FreeAttack():
            return voice.say("free-attack")
        case _:
            assert_never(step)


def same_one(voice: Voice, who: Who | Literal["helpless"]) -> Voice:
    """A pronoun stands only for "it", whoever else was spoken of."""
    return voice if who == "it" else voice.turn(again=False)


def kill(voice: Voice, step: Kill) -> str:
    who = voice.say("one-helpless") if step.who == "helpless" else who_text(voice, step.who, apart=False)
    return same_one(voice, step.who).say("kill", who=who, free="yes" if step.free else "no")


def place_at(voice: Voice, step: PlaceAt) -> str:
    return same_one(voice, step.who).say(
        "place",
        who=who_text(voice, step.who),
        at=place(voice, step.at, ".at"),
        able="yes" if step.if_able else "no",
        room="yes" if step.make_room else "no",
    )


def recruit(voice: Voice, step: Recruit) -> str:
    leader = "yes" if step.leader else "no"
    if step.named:
        return voice.say("recruit-named", name=voice.name(step.named), leader=leader, wounds=step.wounds)
    return voice.say("recruit", leader=leader, wounds=step.wounds)


def zombie_step(voice: Voice, step: ZombieStep) -> str:
    match step:
        case Lure():
            return voice.say("lure", n=step.n, at=place(voice, "here", ".at"))
        case Zombies():
            at, to = place(voice, step.at, ".at"), place(voice, step.at)
            return voice.say("zombies", n=number(step.n), per=per(voice, step.n), at=at, to=to)
        case KillZombies():
            at = place(voice, step.at, ".at")
            return voice.say("kill-zombies", n=number(step.n), per=per(voice, step.n), at=at, exposure=step.exposure)
        case Clear():
            key, leave = f"clear-{step.what}", "yes" if step.leave_barricades else "no"
            return voice.say(key, n=number(step.n), per=per(voice, step.n), of=place(voice, step.at), leave=leave)
        case Barricade():
            own_place = step.action and step.at == "here" and voice.holder == "this"
            at = "" if own_place else place(voice, step.at, ".at")
            return voice.say("barricade-action" if step.action else "barricade", n=step.n, at=at)
        case Noise():
            colony = "zombie" if step.zombie_in_colony else "no"
            return voice.say("noise", n=step.n, at=place(voice, step.at, ".at"), colony=colony)
        case _:
            assert_never(step)


def deck_step(voice: Voice, step: DeckStep) -> str:
    match step:
        case Draw():
            return voice.say("draw", n=step.n, cards=cards(voice, step.n), deck=deck(voice, step.deck))
        case Fetch():
            return voice.say(
                "fetch",
                n=step.n,
                cards=cards(voice, step.n, step.symbol),
                deck=deck(voice, step.deck),
                symbol=step.symbol or "any",
            )
        case Dig():
            return dig(voice, step)
        case Purge():
            all_cards = cards(voice, "all", step.symbol)
            return voice.say("purge", cards=all_cards, deck=deck(voice, step.deck))
        case Discard():
            key = "discard-random" if step.random else "discard"
            return voice.say(key, n=step.n, cards=cards(voice, step.n, step.symbol), to=step.to)
        case Steal():
            key = "steal-random" if step.random else "steal"
            locked = "yes" if step.locked else "no"
            said = voice.say(key, n=step.n, cards=cards(voice, step.n), locked=locked)
            return said + table_talk(voice, step.talk)
        case HandOver():
            return voice.say("hand-over", n=step.keep)
        case Look():
            return look(voice, step)
        case Retrieve():
            return retrieve(voice, step)
        case _:
            assert_never(step)


def dig(voice: Voice, step: Dig) -> str:
    from_deck = deck(voice, step.deck)
    take = cards(voice, step.take or "all", step.symbol)
    if step.cards is None:
        found = cards(voice, step.take or 1, step.symbol)
        return voice.say("dig-until", cards=found, deck=from_deck, n=step.take or 1)
    return voice.say("dig", n=step.cards, cards=take, deck=from_deck, optional="yes" if step.optional else "no")


def table_talk(voice: Voice, talk: TableTalk | UnsetType) -> str:
    return voice.say("list-semicolon", first="", last=voice.say(f"talk-{talk}")) if talk else ""


def look(voice: Voice, step: Look) -> str:
    seen = voice.say(
        f"look-{step.at}",
        n=step.n,
        everybody="yes" if step.everybody else "no",
        arrange="yes" if step.arrange else "no",
        deck=deck(voice, "here"),
        player=voice.the_player if step.of == "player" else seats(voice, step.of, "besides"),
    )
    return seen + table_talk(voice, step.talk)


def retrieve(voice: Voice, step: Retrieve) -> str:
    kinds = voice.listed(
        [voice.say("symbol", symbol=symbol) for symbol in step.symbols], "and" if step.n == "all" else "or"
    )
    if step.latest:
        return voice.say("retrieve-latest", n=number(step.n), to=step.to)
    up_to = "yes" if step.up_to else "no"
    return voice.say("retrieve", n=number(step.n), kinds=kinds, any="no" if kinds else "yes", to=step.to, up_to=up_to)


def dice_step(voice: Voice, step: Dice) -> str:
    n = number(step.n)
    up_to = "yes" if step.up_to else "no"
    return voice.say(f"dice-{step.act}", n=n, per=per(voice, step.n), whose=step.whose, up_to=up_to)
