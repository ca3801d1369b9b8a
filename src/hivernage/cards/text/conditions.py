"""Conditions and triggers in words."""

from __future__ import annotations

from typing import Final, Literal, assert_never

from msgspec import UNSET
from msgspec.structs import replace

from hivernage.cards.conditions import (
    Alive,
    All,
    AloneTogether,
    AtLeast,
    AtMost,
    BetrayersExiled,
    Built,
    ChapterDone,
    Complete,
    Condition,
    Did,
    Died,
    Either,
    Exists,
    Exposed,
    FirstPlayer,
    Fought,
    HasDone,
    HasMoved,
    InDeck,
    IsBuilt,
    Joined,
    LastRound,
    Leads,
    MoreThan,
    Moved,
    Not,
    OfEachColony,
    Said,
    Searched,
    SearchedSince,
    StateHolds,
    Trigger,
)
from hivernage.cards.targets import AREAS, Amount, Count, Survivors
from hivernage.cards.text.selectors import (
    bearers,
    counted,
    counted_noun,
    counted_where,
    is_of_a_side,
    number,
    per,
    place,
    place_or_none,
    searched_place,
    survivors,
)
from hivernage.cards.text.words import Joint, Voice

Comparison = Literal["least", "most", "more", "fewer"]
SAID_BY_THE_VERB: Final = ("wounds", "side-effects", "despair")
"""What somebody has: who it is stands before the verb."""


def test(voice: Voice, asked: Condition) -> str:
    """The condition as it follows "if"."""
    return condition(voice.turn(after_if=True), asked)


def condition(voice: Voice, asked: Condition, holds: bool = True) -> str:
    """A clause for after "if"; with `holds` false its contrary."""
    yes = "yes" if holds else "no"
    match asked:
        case All():
            return together(voice, asked.of, holds, "and" if holds else "or")
        case Either():
            return together(voice, asked.of, holds, "or" if holds else "and")
        case Not():
            return condition(voice, asked.of, not holds)
        case AtLeast():
            return compare(voice, asked.of, "least" if holds else "fewer", asked.n)
        case AtMost():
            return compare(voice, asked.of, "most" if holds else "more", asked.n)
        case MoreThan():
            return beat(voice, asked, yes)
        case Exists():
            return exists(voice, asked.who, yes)
        case AloneTogether():
            return voice.say("alone-together", yes=yes, whose=asked.whose)
        case InDeck():
            return voice.say("in-deck", yes=yes, name=voice.name(asked.named))
        case HasMoved():
            return voice.say("has-moved", yes=yes)
        case IsBuilt():
            return voice.say("is-built", yes=yes, name=voice.name(asked.improvement))
        case Alive():
            return voice.say("alive", yes=yes)
        case Complete(side=side):
            alone = "yes" if asked.alone else "no"
            return (
                voice.say("complete-for", yes=yes, side=side, alone=alone) if side else voice.say("complete", yes=yes)
            )
        case LastRound():
            return voice.say("last-round", yes=yes)
        case BetrayersExiled():
            return voice.say("betrayers-exiled", yes=yes)
        case ChapterDone():
            return voice.say("chapter-done", yes=yes, name=voice.name(asked.name))
        case FirstPlayer():
            return voice.say("has-token", yes=yes)
        case Fought(hired=hired):
            if hired:
                return voice.say("fought-hired", yes=yes, hired=hired, result=asked.result)
            return voice.say(f"fought-{asked.result}", yes=yes)
        case HasDone():
            return has_done(voice, asked, yes)
        case OfEachColony():
            holds_of = condition(voice.turn(rival="that"), asked.holds, holds)
            return voice.say("of-each-colony", yes=yes, holds=holds_of)
        case Leads():
            return voice.say("leads", yes=yes)
        case SearchedSince():
            return voice.say("searched-since", yes=yes)
        case _:
            assert_never(asked)


def has_done(voice: Voice, asked: HasDone, yes: str) -> str:
    """What the lone wolf has done this turn, with whom or to whom."""
    key, who = f"has-done-{asked.what}", asked.who or Survivors()
    if asked.what == "send-home":
        whom = survivors(voice, who, "some" if asked.times > 1 else "one", asked.times)
        return voice.say(key, yes=yes, who=whom, times=asked.times)
    plain = asked.who is UNSET
    doers = "" if plain else voice.say("with-whom", who=survivors(voice, replace(who, of="you"), "all"))
    return voice.say(key, yes=yes, n=asked.times, **{"with": doers})


def together(voice: Voice, parts: tuple[Condition, ...], holds: bool, how: Literal["and", "or"]) -> str:
    within = bounds(parts) if holds and how == "and" else None
    if within:
        return between(voice, *within)
    named = in_play(parts)
    if how == "and" and named:
        names = voice.listed([voice.name(name) for name in named], "and" if holds else "neither")
        return voice.say("all-in-play", yes="yes" if holds else "no", names=names, n=len(named))
    if how == "or" and named and holds:
        return voice.say("any-in-play", names=voice.listed([voice.name(name) for name in named], "or"))
    if how == "and" and all(isinstance(part, Not) for part in parts):
        return together(voice, tuple(part.of for part in parts if isinstance(part, Not)), not holds, how)
    if how == "and" and same_but_place(parts):
        return over_places(voice, parts, holds)
    joint: dict[Literal["and", "or"], Joint] = {"and": "and-if", "or": "or-if"}
    said = [condition(voice, part, holds) for part in parts]
    if how == "and" and not voice.after_if and any(map(says_two_things, parts[:-1])):
        return voice.listed(said, "and-apart")
    return voice.listed(said, joint[how] if voice.after_if else how)


def says_two_things(part: Condition) -> bool:
    """Whether it has an "and" of its own: somebody is in play and not exiled."""
    return isinstance(part, Exists) and part.who.named is not None and part.who.exiled is not None


def in_play(parts: tuple[Condition, ...]) -> list[str]:
    """The names, if all that is asked is that these survivors are in play."""
    names = [part.who.named for part in parts if isinstance(part, Exists) and part.who.named]
    plain = [Exists(Survivors(named=name)) for name in names]
    return names if len(names) > 1 and list(parts) == plain else []


def same_but_place(parts: tuple[Condition, ...]) -> bool:
    """The same count asked for at several places."""
    bare = {replace(p, of=replace(p.of, at=None)) for p in parts if isinstance(p, AtLeast | AtMost) and p.of.at}
    return len(parts) > 1 and len(bare) == 1 and all(isinstance(p, AtLeast | AtMost) and p.of.at for p in parts)


def over_places(voice: Voice, parts: tuple[Condition, ...], holds: bool) -> str:
    places = [place(voice, p.of.at, ".in") for p in parts if isinstance(p, AtLeast | AtMost) and p.of.at]
    none = holds and isinstance(parts[0], AtMost) and parts[0].n == 0
    return condition(voice.turn(where=voice.listed(places, "nowhere" if none else "and")), parts[0], holds)


def bounds(parts: tuple[Condition, ...]) -> tuple[int, int, Count] | None:
    """At least so many and at most so many of the same thing."""
    match parts:
        case (AtLeast(n=int(low), of=a), AtMost(n=int(high), of=b)) if a == b and not a.each and low <= high:
            return low, high, a
        case _:
            return None


# Counting


def has_key(count: Count) -> str:
    """The clause about so many of something; what another colony has is said otherwise."""
    return f"has-{count.of}-of" if is_of_a_side(count) else f"has-{count.of}"


def compare(voice: Voice, count: Count, how: Comparison, n: Amount) -> str:
    if isinstance(n, int):
        return compare_each(voice, count, how, n) if count.each else compare_number(voice, count, how, n)
    if n == "all":
        return voice.say(has_key(count), **quantity(voice, count, "all", 2))
    where = "" if count.of in SAID_BY_THE_VERB else counted_where(voice, count)
    shared = where and where == counted_where(voice, n)
    if n.of == "players" or n.plus or n.out_of or (n.per, n.times) != (1, 1):
        said_once = {"where": ""} if shared else {}
        return voice.say(has_key(count), **(quantity(voice, count, how, number(n), per(voice, n)) | said_once))
    noun, other = counted_noun(voice, count, 2), counted(voice, n, 2)
    if (count.of, n.of, how) == ("helpless", "unruly", "more"):
        return voice.say("some-are-calm")
    if (count.of, n.of) == ("helpless", "survivors"):
        other = voice.say("other-survivors", survivors=other)
    more = voice.say(f"than-{how}", noun=noun, where="" if shared else where, other=other)
    words = {"quantity": more, "where": "", "bare": voice.say(f"as-{how}", other=other)}
    return voice.say(has_key(count), **(quantity(voice, count, "than", 2) | words))


def compare_number(voice: Voice, count: Count, how: Comparison, n: int) -> str:
    """With a plain number fewer than 3 is at most 2, and at most 0 is none."""
    if how == "fewer":
        how, n = "most", n - 1
    elif how == "more":
        how, n = "least", n + 1
    op = "none" if how == "most" and n <= 0 else how
    n = max(n, 0)
    return voice.say(has_key(count), **quantity(voice, count, op, n))


def between(voice: Voice, low: int, high: int, count: Count) -> str:
    """Exactly 2; 1 or 2; between 1 and 3."""
    op = {0: "exact", 1: "either"}.get(high - low, "between")
    return voice.say(has_key(count), **quantity(voice, count, op, high, low=low))


def compare_each(voice: Voice, count: Count, how: Comparison, n: int) -> str:
    """What is asked of each place: at most 0 is then "not at least 1 at each"."""
    least = n + 1 if how in ("most", "more") else n
    yes = "yes" if how in ("least", "more") else "no"
    key = "has-stored-each" if count.of == "stored" else "has-each"
    return voice.say(key, yes=yes, **quantity(voice, count, "least", least))


def quantity(voice: Voice, count: Count, op: str, n: int | str, suffix: str = "", low: int = 0) -> dict[str, str | int]:
    noun = counted_noun(voice, count, n)
    where = counted_where(voice, unowned(count))
    found = voice.say("found-only") if count.origin == "found" else ""
    numbers: dict[str, str | int] = {"op": op, "n": n, "low": low}
    words, bare = (
        voice.say("quantity", noun=one, per=suffix, counted=count.of, symbol=count.symbol or "any", **numbers)
        for one in (noun, "")
    )
    single = "yes" if count.who and count.who.named else "no"
    by = {"single": single, "quantity": words, "bare": bare, "where": where, "whose": owner(count), "noun": noun}
    return numbers | by | {"who": bearers(voice, count), "found": found, "per": suffix}


def unowned(count: Count) -> Count:
    """Whose survivors are counted is said by the verb: somebody controls them."""
    said = count.of == "survivors" and owner(count) != "anyone"
    return replace(count, who=replace(count.who, of="anyone")) if count.who and said else count


def owner(count: Count) -> str:
    if count.of == "equipped" and count.who is not None:
        return "who"
    if count.of != "survivors" or count.who is None:
        return count.whose
    return count.who.of if count.who.of != "others" else "anyone"


def beat(voice: Voice, asked: MoreThan, yes: str) -> str:
    noun = counted_noun(voice, asked.of, 2)
    if asked.than == "enemy-colony":
        return voice.say("more-than-enemy", yes=yes, by=asked.by, noun=noun, of=asked.of.of)
    return voice.say("more-than", yes=yes, than=asked.than, by=asked.by, noun=noun, of=asked.of.of)


def exists(voice: Voice, who: Survivors, yes: str) -> str:
    sharing = voice.say("sharing", with_=who.with_, number="one") if who.with_ else ""
    where = " ".join(part for part in (place_or_none(voice, who.at, ".in"), sharing) if part)
    if who.named:
        anywhere = "no" if where else "yes"
        exiled = "any" if who.exiled is None else str(who.exiled).lower()
        home = "yes" if who.exiled is (yes == "no") else "no"
        key = "exists-named-yours" if who.of == "you" else "exists-named"
        args = {"name": voice.name(who.named), "where": where, "anywhere": anywhere, "exiled": exiled, "home": home}
        return voice.say(key, yes=yes, after_if="yes" if voice.after_if else "no", **args)
    key = "exists-yours" if who.of == "you" else "exists"
    whom = survivors(voice, replace(who, of="anyone") if who.of == "you" else who, "a" if yes == "yes" else "no")
    return voice.say(key, yes=yes, who=whom, place="yes" if where or who.door is not UNSET else "no")


# Triggers


def trigger(voice: Voice, awaited: Trigger) -> str:
    """What the card waits for, said of the active player."""
    voice = voice.turn(subject="subject-wolf") if awaited.wolf else voice
    said = happening(voice, awaited)
    if awaited.if_ is None:
        return said
    return voice.say("while", happening=said, condition=test(voice, awaited.if_))


def happening(voice: Voice, awaited: Trigger) -> str:
    match awaited:
        case StateHolds():
            held = condition(voice, awaited.is_)
            return voice.say("at-start", condition=held) if awaited.at_start else held
        case Moved():
            return moved(voice, awaited)
        case Searched():
            where = searched_place(voice, awaited.at)
            return voice.say("when-searched", who=survivors(voice, awaited.who, "a"), place=where)
        case Did():
            whom = awaited.who if awaited.who else Survivors()
            with_whom = voice.say("with-whom", who=survivors(voice, whom, "a")) if whom != Survivors() else ""
            return voice.say(f"when-{awaited.what}", **{"with": with_whom})
        case Joined():
            helpless = str(awaited.with_helpless).lower()
            return voice.say("when-joined", who=survivors(voice, awaited.who, "a"), helpless=helpless)
        case Exposed():
            return voice.say("when-exposed", result=awaited.result, empty=str(awaited.to_empty).lower())
        case Died():
            return voice.say("when-died")
        case Built():
            return voice.say("when-built")
        case Said():
            return voice.say(f"when-{awaited.what}")
        case _:
            assert_never(awaited)


def moved(voice: Voice, awaited: Moved) -> str:
    area = place(voice, awaited.to, ".in") if awaited.to in AREAS else ""
    who, to = awaited.who, area or (place(voice, awaited.to) if awaited.to else "")
    if who.with_ == "bandits" and not to:
        who, to = replace(who, with_=None), voice.say("place-pick-with-bandits")
    return voice.say(
        "when-moved",
        who=survivors(voice, who, "a"),
        to=to,
        area=area,
        anywhere="area" if area else "no" if to else "yes",
        fuel=str(awaited.fuel).lower(),
        empty=str(awaited.to_empty).lower(),
    )
