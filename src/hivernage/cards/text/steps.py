"""Single steps in words, by family."""

from __future__ import annotations

from typing import Final, Literal, assert_never

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from hivernage.cards.effects import (
    AddGoal,
    Advance,
    ArmBarricades,
    Attach,
    Bandits,
    Barricade,
    Cancel,
    Clear,
    Creature,
    Dice,
    Dig,
    Discard,
    Draw,
    DrawMission,
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
    Kill,
    KillZombies,
    Look,
    Loot,
    Lose,
    Lure,
    Noise,
    Open,
    PlaceAt,
    Plunder,
    Purge,
    Recruit,
    Release,
    Remove,
    Retrieve,
    SendHome,
    ShareWounds,
    Shift,
    ShiftExperiment,
    SkipCrisis,
    Special,
    Steal,
    Swap,
    TableTalk,
    Temper,
    Transfer,
    Unequip,
    Wear,
    Wound,
    Zombies,
)
from hivernage.cards.targets import Count, Survivors, Who
from hivernage.cards.text.conditions import condition
from hivernage.cards.text.selectors import (
    cards,
    counted,
    deck,
    number,
    per,
    place,
    result_of,
    seats,
    survivors,
    who_after_preposition,
    who_text,
)
from hivernage.cards.text.words import Arg, Voice, has_message, spaced

CardStep = Attach | Wear | Cancel | Special
ColonyStep = Gain | Lose | Temper | Advance | DrawMission | SkipCrisis | AddGoal | ExileVote | Open | Elect | EndGame
SurvivorStep = (
    Wound
    | ShareWounds
    | Heal
    | Kill
    | Remove
    | Expose
    | PlaceAt
    | SendHome
    | Recruit
    | Transfer
    | Unequip
    | FreeAttack
    | FreeSearch
    | GiveSideEffect
)
ZombieStep = Zombies | KillZombies | Clear | Lure | Shift | Barricade | ArmBarricades | Noise
RaxxonStep = Creature | Release | ShiftExperiment
BanditStep = Bandits | Loot | Plunder
DeckStep = Draw | Fetch | Dig | Purge | Discard | Steal | HandOver | Swap | Look | Retrieve
Simple = CardStep | ColonyStep | SurvivorStep | ZombieStep | RaxxonStep | BanditStep | DeckStep | Dice


def step_text(voice: Voice, step: Simple) -> str:
    """One step as a clause."""
    match step:
        case Attach() | Wear() | Cancel() | Special():
            return card_step(voice, step)
        case (
            Gain()
            | Lose()
            | Temper()
            | Advance()
            | DrawMission()
            | SkipCrisis()
            | AddGoal()
            | ExileVote()
            | Open()
            | Elect()
            | EndGame()
        ):
            return colony_step(voice, step)
        case (
            Wound() | ShareWounds() | Heal() | Kill() | Remove() | Expose() | PlaceAt() | SendHome() | Recruit()
            | Transfer() | Unequip() | FreeAttack() | FreeSearch() | GiveSideEffect()
        ):  # fmt: skip
            return survivor_step(voice, step)
        case Zombies() | KillZombies() | Clear() | Lure() | Shift() | Barricade() | ArmBarricades() | Noise():
            return zombie_step(voice, step)
        case Creature() | Release() | ShiftExperiment():
            return raxxon_step(voice, step)
        case Bandits() | Loot() | Plunder():
            return bandit_step(voice, step)
        case Draw() | Fetch() | Dig() | Purge() | Discard() | Steal() | HandOver() | Swap() | Look() | Retrieve():
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
        case Gain(side=str(side)) | Lose(side=str(side)):
            return on_side(voice, step, side)
        case Gain():
            return voice.say(f"gain-{step.what}", n=number(step.n), per=per(voice, step.n), whose=whose_supply(voice))
        case Lose(what="food", n=Count(of="food", per=2, times=1)):
            return voice.say("lose-half-food")
        case Lose():
            return voice.say(f"lose-{step.what}", n=number(step.n), per=per(voice, step.n), whose=whose_supply(voice))
        case Temper():
            return voice.say(f"temper-{step.to}", n=number(step.n), per=per(voice, step.n))
        case Advance():
            return voice.say("advance", n=step.n, one="yes" if step.one or step.n == 1 else "no")
        case DrawMission():
            return voice.say("draw-mission")
        case SkipCrisis():
            return voice.say(f"skip-crisis-{step.which}")
        case AddGoal():
            return voice.say("add-goal", goal=condition(voice, step.goal))
        case ExileVote():
            return voice.say("exile-vote")
        case Open():
            return voice.say("open", rules=voice.listed([voice.say(f"open-{gate}") for gate in step.rules], "and"))
        case Elect():
            return voice.say("elect", barred="yes" if step.barred else "no")
        case EndGame():
            return voice.say("end-game")
        case _:
            assert_never(step)


def on_side(voice: Voice, step: Gain | Lose, side: str) -> str:
    """What a colony gains or loses, with its name before it where the clause stands by itself."""
    own = replace(step, side=UNSET)
    if voice.mood == "do":
        does = voice.turn(mood="does", person="they", home="place-own-home")
        return voice.say("side-does", side=side, then=colony_step(does, own))
    return voice.say("side-after", side=side, then=colony_step(voice, own))


def whose_supply(voice: Voice) -> Literal["its", "the"]:
    """Where a colony is the subject, what it has is its own."""
    return "its" if voice.home == "place-own-home" and voice.mood == "does" else "the"


def survivor_step(voice: Voice, step: SurvivorStep) -> str:
    match step:
        case Wound():
            return wound(voice, step)
        case ShareWounds():
            return voice.say("share-wounds", n=step.n, who=survivors(voice, step.among, "all"))
        case Heal():
            return same_one(voice, step.who).say(
                "heal", who=who_text(voice, step.who), n=step.n, harm="usual" if step.harm is UNSET else step.harm
            )
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
        case SendHome():
            return same_one(voice, step.who).say(
                "send-home",
                who=who_text(voice, step.who),
                exiled="no" if voice.war or (step.who != "it" and step.who.exiled is False) else "yes",
                to="den" if voice.home == "place-den" or (step.who != "it" and step.who.side == "wolf") else "colony",
            )
        case Recruit():
            return recruit(voice, step)
        case Transfer():
            return voice.say(f"transfer-{step.to}", who=who_text(voice, step.who))
        case Unequip():
            return voice.say(f"unequip-{step.what}", to=step.to or "hand", symbol=step.symbol or "any")
        case FreeAttack():
            return voice.say("free-attack")
        case GiveSideEffect():
            if step.act:
                return voice.say(f"side-effect-{step.act}")
            return voice.say("side-effect", name=voice.name(step.named or ""))
        case FreeSearch():
            return voice.say("free-search")
        case _:
            assert_never(step)


def wound(voice: Voice, step: Wound) -> str:
    """So many wounds; after a contest, one for each point by which it was lost."""
    whom = who_after_preposition(voice, step.who)
    n, suffix = number(step.n), per(voice, step.n)
    if isinstance(step.n, Count) and n == "as-many" and result_of(voice) == "contest":
        n, suffix = 1, voice.say("per", per=1, of="result", one=counted(voice, step.n, 1), many="")
    return spaced(f"{voice.say('wound', who=whom, n=n, harm=step.harm)} {suffix}")


def same_one(voice: Voice, who: Who | Literal["helpless"]) -> Voice:
    """A pronoun stands only for "it", whoever else was spoken of."""
    return voice if who == "it" else voice.turn(again=False)


def kill(voice: Voice, step: Kill) -> str:
    who = voice.say("one-helpless") if step.who == "helpless" else who_text(voice, step.who, apart=False)
    return same_one(voice, step.who).say(
        "kill", who=who, free="yes" if step.free else "no", bite="yes" if step.bite is True else "no"
    )


LONG: Final = 40
"""A phrase of so many letters comes after the place where its survivor goes."""


def place_at(voice: Voice, step: PlaceAt) -> str:
    who = who_text(voice, step.who)
    said_in_full = isinstance(step.who, Survivors) and bool(step.who.at)
    heavy = said_in_full or (step.who == "it" and len(voice.it) > LONG)
    return same_one(voice, step.who).say(
        "place-whom" if heavy else "place",
        who=who,
        at=place(voice, step.at, ".at"),
        able="yes" if step.if_able else "no",
        room="yes" if step.make_room else "no",
        again_="yes" if step.again is True else "no",
    )


def recruit(voice: Voice, step: Recruit) -> str:
    said: dict[str, Arg] = {"leader": "yes" if step.leader else "no", "wounds": step.wounds}
    said |= {"despair": step.despair or 0, "for": step.for_ or "you", "room": "yes" if step.make_room else "no"}
    said["at"] = "" if step.at is UNSET else place(voice, step.at, ".at")
    if step.named and step.aside:
        return voice.say("recruit-aside", name=voice.name(step.named), **said)
    if step.named:
        return voice.say("recruit-named", name=voice.name(step.named), **said)
    return voice.say("recruit", **said)


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
            if step.up_to:
                return voice.say("clear-some-bandits", n=number(step.n), at=place(voice, step.at, ".in"))
            return voice.say(key, n=number(step.n), per=per(voice, step.n), of=place(voice, step.at), leave=leave)
        case Barricade():
            own_place = step.action and step.at == "here" and voice.holder == "this"
            at = "" if own_place else place(voice, step.at, ".at")
            if step.trap is True:
                return voice.say("place-trap", n=step.n, at=at)
            if step.inside:
                return voice.say("barricade-inside", n=step.n, at=at)
            return voice.say("barricade-action" if step.action else "barricade", n=step.n, at=at)
        case ArmBarricades():
            where = place(voice, step.at, ".in" if step.at == "everywhere" else ".at")
            return voice.say("arm", n=number(step.n), per=per(voice, step.n), at=where)
        case Shift():
            return voice.say(
                "shift",
                what=step.what,
                n=number(step.n),
                per=per(voice, step.n),
                from_=step.from_,
                at=place(voice, step.to, ".at"),
            )
        case Noise():
            colony = "zombie" if step.zombie_in_colony else "no"
            if step.n == "all":
                return voice.say("noise-fill", at=place(voice, step.at, ".at"))
            return voice.say("noise", n=step.n, at=place(voice, step.at, ".at"), colony=colony)
        case _:
            assert_never(step)


def raxxon_step(voice: Voice, step: RaxxonStep) -> str:
    match step:
        case Creature():
            return voice.say(f"creature-{step.act}")
        case ShiftExperiment():
            return voice.say(f"experiment-{step.act}")
        case Release():
            at = place(voice, step.at, ".at") if step.at else ""
            suffix = per(voice, step.n)
            how = {"counted": "yes" if suffix else "no", "elsewhere": "yes" if at else "no"}
            return voice.say("release", n=number(step.n), per=suffix, at=at, **how)
        case _:
            assert_never(step)


def bandit_step(voice: Voice, step: BanditStep) -> str:
    match step:
        case Bandits(at="random"):
            n, suffix = number(step.n), per(voice, step.n)
            return voice.say("bandits-random", n=n, per=suffix, several="no" if n == 1 and not suffix else "yes")
        case Bandits(n="all"):
            return voice.say("bandits-fill", at=place(voice, step.at, ".at"))
        case Bandits():
            return voice.say("bandits", n=number(step.n), per=per(voice, step.n), at=place(voice, step.at, ".at"))
        case Loot():
            n, latest = number(step.n), "yes" if step.latest else "no"
            return voice.say("loot", n=n, per=per(voice, step.n), latest=latest)
        case Plunder():
            from_deck = voice.say("deck", place=place(voice, step.at))
            return voice.say("plunder", n=step.n, deck=from_deck, to=step.to)
        case _:
            assert_never(step)


def deck_step(voice: Voice, step: DeckStep) -> str:
    match step:
        case Draw():
            return voice.say("draw", n=step.n, cards=cards(voice, step.n), deck=deck(voice, step.deck))
        case Fetch(item=str(item)):
            to = "it" if step.equip == "it" else "place" if step.equip else "no"
            where = place(voice, step.equip, ".in") if step.equip and step.equip != "it" else ""
            return voice.say("fetch-one", item=voice.name(item), deck=deck(voice, step.deck), to=to, at=where)
        case Fetch():
            return voice.say(
                "fetch",
                n=step.n,
                cards=cards(voice, step.n, step.symbol),
                deck=deck(voice, step.deck),
                symbol=step.symbol or "any",
                equip="it" if step.equip == "it" else place(voice, step.equip, ".in") if step.equip else "no",
            )
        case Dig():
            return dig(voice, step)
        case Purge():
            all_cards = cards(voice, "all", step.symbol)
            return voice.say("purge", cards=all_cards, deck=deck(voice, step.deck))
        case Discard():
            if step.n == "any" or step.n == "some":
                return voice.say("discard-any", cards=cards(voice, str(step.n), step.symbol), to=step.to)
            key = "discard-random" if step.random else "discard"
            n, suffix = number(step.n), per(voice, step.n)
            return spaced(f"{voice.say(key, n=n, cards=cards(voice, n, step.symbol), to=step.to)} {suffix}")
        case Steal(from_="objective"):
            return voice.say("steal-stored", n=step.n)
        case Steal():
            key = "steal-random" if step.random else "steal"
            locked = "yes" if step.locked else "no"
            said = voice.say(key, n=step.n, cards=cards(voice, step.n), locked=locked)
            return said + table_talk(voice, step.talk)
        case HandOver(from_=str(giver)):
            return voice.say("hand-over-from", cards=cards(voice, step.n or 1), **{"from": seats(voice, giver, "each")})
        case HandOver():
            to = seats(voice, step.to, "besides") if step.to else voice.the_player
            if step.n:
                return voice.say("hand-over-some", cards=cards(voice, step.n), to=to)
            return voice.say("hand-over", n=step.keep or 0)
        case Swap():
            return voice.say("swap")
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
        "look-for-symbol" if step.symbol else f"look-{step.at}",
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
    if step.from_ == "waste":
        return voice.say("retrieve-waste", n=number(step.n))
    if step.latest:
        return voice.say("retrieve-latest", n=number(step.n), to=step.to)
    up_to = "yes" if step.up_to else "no"
    return voice.say("retrieve", n=number(step.n), kinds=kinds, any="no" if kinds else "yes", to=step.to, up_to=up_to)


def dice_step(voice: Voice, step: Dice) -> str:
    n = number(step.n)
    up_to = "yes" if step.up_to else "no"
    return voice.say(f"dice-{step.act}", n=n, per=per(voice, step.n), whose=step.whose, up_to=up_to)
