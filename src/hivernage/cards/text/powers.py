"""Powers and standing modifiers in words."""

from __future__ import annotations

from typing import Final, Literal, assert_never

from hivernage.cards.conditions import Exists
from hivernage.cards.effects import Pick, Power
from hivernage.cards.modifiers import (
    AnyDie,
    BarricadeArms,
    Cannot,
    Carries,
    Code,
    CombatMod,
    CopiesAbilities,
    CountsAs,
    DiceRolled,
    DiesAt,
    FoodDue,
    Instead,
    Modifier,
    NoExposure,
    NoSpread,
    RequestKeeps,
    Reroll,
    SearchMore,
    SureHit,
    TakesAs,
    Truce,
    Value,
    Votes,
    Ward,
    WardBite,
    WastePer,
    ZombiesDue,
)
from hivernage.cards.targets import AREAS, Survivors
from hivernage.cards.text.conditions import test
from hivernage.cards.text.effects import third_person, within
from hivernage.cards.text.selectors import number, per, place, place_or_none, searched_place, survivors
from hivernage.cards.text.words import Fragment, Mood, Voice


def power_fragment(voice: Voice, power: Power) -> Fragment:
    """When it may be used, what it costs, and what it does."""
    voice = standing(voice, power)
    heads = [head for head in headings(voice, power) if head]
    body = power_body(voice, power)
    if not heads:
        return Fragment(body)
    key = (
        "power"
        if says_once(power) or power.at or power.die or pays_for_mods(power) or repeatable(power)
        else "power-event"
    )
    return Fragment(voice.say(key, heads=", ".join(heads), body=body), simple=False)


AT_A_PLACE: Final = ("zombies-came", "trap-sprung", "bandit-came")
"""Events that are about a place, and about nobody."""


def pays_for_mods(power: Power) -> bool:
    return power.pays is not None and power.do is None


def says_once(power: Power) -> bool:
    """At the start of a round things happen once a round anyway."""
    return power.once is not None and power.once != power.start


def repeatable(power: Power) -> bool:
    """An action that nothing limits."""
    return power.do is not None and not (power.mods or power.once or power.moment or power.whenever)


def standing(voice: Voice, power: Power) -> Voice:
    """In an own power "it" is this survivor, and "here" is where they stand."""
    voice = voice.turn(here="place-destination" if power.whenever == "moved" else "place-here")
    if power.whenever in AT_A_PLACE:
        return voice.turn(here="place-here")
    if power.whenever and power.who == "everyone":
        return voice.turn(it="", here=f"place-{power.to}" if power.to else voice.here)
    if voice.holder == "this":
        voice = voice.turn(it=voice.say("this-survivor"))
    if voice.holder in ("this", "it") and power.whenever != "moved":
        return voice.turn(here=f"place-{power.at}" if named_place(power) else "place-of-it")
    return voice


def named_place(power: Power) -> bool:
    return power.at not in (None, "here", "there", *AREAS)


def headings(voice: Voice, power: Power) -> list[str]:
    own_start = "yes" if power.who == "holder" else "no"
    return [
        voice.say(f"start-{power.start}", own=own_start) if power.start else "",
        voice.say(f"end-{power.end}", own=own_start) if power.end else "",
        event(voice, power),
        voice.say("repeatable", who=power.who) if repeatable(power) else "",
        voice.say(f"once-{power.once}", n=power.times or 1) if says_once(power) else "",
        place_or_none(voice, power.at, ".in"),
        voice.say("with-die", n=power.die, extra="yes" if power.mods else "no") if power.die else "",
        voice.say("pays", symbol=power.pays) if power.pays and pays_for_mods(power) else "",
        needs(voice, power),
    ]


def needs(voice: Voice, power: Power) -> str:
    """A survivor who is at home with somebody has a player who controls one at home: themselves.

    That there is somebody to pick goes without saying.
    """
    if power.needs is None or (isinstance(power.do, Pick) and power.needs == Exists(power.do.who)):
        return ""
    if voice.holder in ("this", "it") and power.needs == Exists(Survivors(of="you", exiled=False)):
        return voice.say("needs-not-exiled")
    if voice.holder == "table" and power.who == "everyone" and power.do is not None:
        voice = third_person(voice)
    return voice.say("needs", test=test(voice, power.needs))


def event(voice: Voice, power: Power) -> str:
    if not power.whenever:
        return ""
    who = "everyone" if voice.holder == "table" else power.who
    to = place(voice, power.to) if power.to else ""
    args = {
        "there": "yes" if voice.there else "no",
        "to": to,
        "at": place(voice, power.to, ".at") if power.to else "",
        "anywhere": "no" if to else "yes",
        "item": voice.name(power.using) if power.using else "",
    }
    return voice.say(f"whenever-{power.whenever}", who=who, **args)


def power_body(voice: Voice, power: Power) -> str:
    said = modifiers(voice, power.mods)
    if power.do is None:
        return said
    if any(isinstance(mod, Ward) for mod in power.mods):
        price = within(voice.turn(mood="to"), power.do)
        return voice.say("ward-price", then=price, ward=said)
    done = deed(voice, power)
    return voice.listed([said, done], "then") if said else done


def deed(voice: Voice, power: Power) -> str:
    """What is done: an offer at a start is "may", an action or an answer to an event is simply done.

    What the table does at the start of a round without saying who is the first player's.
    """
    if voice.holder == "table" and power.start == "round" and power.who == "holder":
        mood: Mood = "does" if power.must else "to"
        then = paid(third_person(voice).turn(mood=mood), power)
        return voice.say("first-player", then=then, must="yes" if power.must else "no")
    offered = not power.must and not power.whenever and (bool(power.moment) or power.who == "everyone")
    if power.who != "everyone" or power.whenever:
        if not offered:
            return paid(voice, power)
        return voice.say("may", times=0, then=paid(voice.turn(mood="to"), power))
    if offered:
        return voice.say("any-player-may", then=paid(third_person(voice).turn(mood="to"), power))
    return voice.say("any-player", then=paid(third_person(voice), power))


def paid(voice: Voice, power: Power) -> str:
    done = power.do if power.do is not None else ()
    if power.pays is None:
        return within(voice, done)
    return voice.say("pays-to", symbol=power.pays, then=within(voice.turn(mood="to"), done))


# Modifiers


def modifiers(voice: Voice, mods: tuple[Modifier, ...]) -> str:
    """All of them in one clause; an attack that does more and needs no roll is said in one breath."""
    match mods:
        case (Instead(of="kill") as more, NoExposure(act="attack", between=None, entrance=None)):
            return voice.say("instead-kill", n=more.n, roll="no", who=holder(voice))
        case _:
            return voice.listed([modifier(voice, mod) for mod in mods], "semicolon")


def holder(voice: Voice) -> str:
    """The survivor whose deeds the modifier changes; a modifier of the table or of a player changes anyone's."""
    match voice.holder:
        case "this":
            return voice.say("this-survivor")
        case "it":
            return voice.the_survivor
        case "you":
            return voice.say("any-survivor-of-yours")
        case "table":
            return voice.say("any-survivor")


def modifier(voice: Voice, mod: Modifier) -> str:
    who = holder(voice)
    match mod:
        case NoExposure():
            return no_exposure(voice, mod, who)
        case Instead():
            return voice.say(f"instead-{mod.of}", n=mod.n, roll="yes", who=who)
        case AnyDie():
            return voice.say("any-die", who=who, act="-or-".join(sorted(mod.acts)))
        case SureHit():
            return voice.say("sure-hit", who=who, of=mod.of)
        case SearchMore():
            at, where = place_or_none(voice, mod.at, ".at"), searched_place(voice, mod.at)
            return voice.say("search-more", who=who, look=mod.look, keep=mod.keep, at=at, place=where)
        case Carries():
            return voice.say("carries", who=who, n=mod.n)
        case DiesAt():
            return voice.say("dies-at", who=who, n=mod.n)
        case TakesAs():
            spread = "yes" if mod.spread else "no"
            return voice.say(f"takes-as-{mod.harm}", who=who, **{"as": mod.as_ or "wound", "spread": spread})
        case NoSpread():
            return voice.say("no-spread", who=survivors(voice, mod.who, "each") if mod.who else who)
        case CombatMod():
            return voice.say("combat-strength", n=mod.strength, who=who)
        case Truce():
            return voice.say("truce", at=place(voice, "here", ".at"))
        case Votes():
            return voice.say("votes", n=mod.n)
        case DiceRolled():
            return dice_rolled(voice, mod.n, "each")
        case CopiesAbilities():
            return voice.say("copies-abilities", who=who)
        case Cannot():
            return cannot(voice, mod, who)
        case WastePer():
            return voice.say("waste-per", n=mod.n)
        case FoodDue():
            less = isinstance(mod.n, int) and mod.n < 0
            n = abs(mod.n) if isinstance(mod.n, int) else number(mod.n)
            return voice.say("food-due", n=n, more="no" if less else "yes", per=per(voice, mod.n))
        case ZombiesDue():
            fewer = isinstance(mod.n, int) and mod.n < 0
            return voice.say(
                "zombies-due",
                n=-mod.n if isinstance(mod.n, int) and fewer else number(mod.n),
                per=per(voice, mod.n),
                more="no" if fewer else "yes",
                at=place(voice, mod.at, ".at"),
                to=place(voice, mod.at),
            )
        case CountsAs():
            return voice.say(f"counts-as-{mod.in_}", who=who, n=mod.n)
        case BarricadeArms():
            return voice.say("barricade-arms", who=who, n=mod.die)
        case WardBite():
            return voice.say("ward-bite", symbol=mod.symbol)
        case Value():
            more = "yes" if mod.n > 0 else "no"
            return voice.say("value", who=who, act=mod.act, n=abs(mod.n), more=more)
        case Code():
            return code(voice, mod)
        case Reroll():
            return reroll(voice, mod, who)
        case Ward():
            return ward(voice, mod)
        case RequestKeeps():
            return voice.say("request-keeps")
        case _:
            assert_never(mod)


def code(voice: Voice, mod: Code) -> str:
    said = [voice.say("code-slack", n=mod.slack)] if mod.slack else []
    said += [voice.say("code-anywhere")] if mod.anywhere else []
    return voice.listed(said, "semicolon")


def reroll(voice: Voice, mod: Reroll, who: str) -> str:
    rollers = survivors(voice, mod.who, "a") if mod.who else who
    rolls = voice.listed([voice.say(f"roll-of-{one}", who=rollers) for one in mod.of], "or")
    results = voice.listed([voice.say(f"rolled-{one}") for one in mod.results], "or")
    return voice.say("reroll", rolls=rolls, results=results or "none")


def ward(voice: Voice, mod: Ward) -> str:
    results = voice.listed([voice.say("ward-result", result=result) for result in mod.results], "or")
    facts: dict[str, str | int] = {"n": mod.n or "all", "after": mod.after or "any", "results": results or "none"}
    spared = voice.say(f"ward-{mod.of}", who=holder(voice), **facts)
    if mod.roll is None:
        return spared
    return voice.say(f"ward-{mod.of}-roll", who=holder(voice), roll=mod.roll, **facts)


def dice_rolled(voice: Voice, n: int, when: Literal["each", "next"], who: str = "") -> str:
    """`who`: the players, where they are named."""
    said: dict[str, str | int] = {"n": abs(n), "more": "yes" if n > 0 else "no", "when": when}
    return voice.say("dice-rolled", **said, who=who, holder="players" if who else voice.holder)


def no_exposure(voice: Voice, mod: NoExposure, who: str) -> str:
    if mod.between:
        first, second = (place(voice, where) for where in mod.between)
        return voice.say("no-exposure-between", who=who, first=first, second=second)
    if mod.to or mod.from_:
        to, start = (place(voice, where) if where else "" for where in (mod.to, mod.from_))
        home = "yes" if mod.to == mod.from_ == "non-colony" else "no"
        return voice.say("no-exposure-way", who=who, to=to or "none", start=start or "none", both=home)
    if mod.entrance:
        return voice.say("no-exposure-entrance", who=who, n=mod.entrance)
    return voice.say(f"no-exposure-{mod.act}", who=who)


def cannot(voice: Voice, mod: Cannot, who: str) -> str:
    """Survivors can't move, search, attack or use abilities; players can't add to the crisis or play cards."""
    to = place(voice, mod.to) if mod.to else ""
    if mod.do == ("lure-from",):
        return voice.say("cannot-lure", from_=to, anywhere="no" if to else "yes")
    symbol = mod.symbol or "any"
    said = [voice.say(f"act-{act}", to=to, anywhere="no" if to else "yes", symbol=symbol) for act in mod.do]
    acts = voice.listed(said, "nor")
    several = "yes" if len(said) > 1 else "no"
    if any(act in ("add-to-crisis", "play", "request") for act in mod.do):
        return voice.say("player-cannot", acts=acts, several=several)
    if mod.who and mod.who.named and mod.who.at and mod.do == ("move",) and not mod.to:
        return voice.say("cannot-leave", who=voice.name(mod.who.named), place=place(voice, mod.who.at))
    if mod.who and not mod.who.named and not mod.who.rank:
        return voice.say("cannot-any", who=survivors(voice, mod.who, "none"), acts=acts, several=several)
    if voice.holder == "table" and not mod.who:
        nobody = survivors(voice, Survivors(), "none")
        return voice.say("cannot-any", who=nobody, acts=acts, several=several)
    if voice.nobody and not mod.who:
        return voice.say("cannot-any", who=who, acts=acts, several=several)
    subject = survivors(voice, mod.who, "each") if mod.who else who
    again = "yes" if voice.again and voice.holder == "it" and not voice.it and not mod.who else "no"
    return voice.say("cannot", who=subject, acts=acts, several=several, again=again)
