"""Who, where and how many: the noun phrases that every sentence is made of."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from hivernage.cards.effects import Contest, Deck, Discard, Lose, Retrieve, Roll
from hivernage.cards.targets import AREAS, HOME_WORD, Amount, Camp, Count, Seats, Survivors, Symbol, Where, Who
from hivernage.cards.text.words import Arg, Voice, spaced

Determiner = Literal["a", "no", "one", "each", "none", "all", "some", "up-to"]
PlaceForm = Literal["", ".at", ".in", ".each"]


def place(voice: Voice, where: Where, form: PlaceForm = "") -> str:
    """A place: by itself, where something is done, where something is counted, or over each of its parts."""
    key = {"here": voice.here, HOME_WORD: voice.home}.get(where, f"place-{where}")
    return voice.say(key + form)


def place_or_none(voice: Voice, where: Where | None, form: PlaceForm) -> str:
    return place(voice, where, form) if where else ""


def searched_place(voice: Voice, where: Where | None) -> str:
    """What a search goes through: the school; or where it happens: outside the colony."""
    return place_or_none(voice, where, ".in" if where in AREAS else "")


def deck(voice: Voice, which: Deck) -> str:
    if which == "any" or which == "town":
        return voice.say(f"deck-{which}")
    return voice.say("deck", place=place(voice, which))


def cards(voice: Voice, n: int | str, symbol: Symbol | None = None) -> str:
    return voice.say("cards", n=n, symbol=symbol or "any")


def seats(voice: Voice, who: Seats, form: Literal["each", "all", "besides"], side: Camp | UnsetType = UNSET) -> str:
    """`each` takes a verb in the singular, `all` in the plural; `besides` leaves the reader out."""
    said = voice.say(f"seats-{who}.{form}", place=place(voice, "here", ".at"))
    return said if side is UNSET else voice.say("seats-on-side", who=said, side=side)


# Survivors


def who_text(voice: Voice, who: Who, apart: bool = True) -> str:
    """The survivors that something is done to, without a choice: one that is known, or each of a set."""
    if who == "it":
        return voice.the_survivor
    if who == Survivors(of="player", leader=True):
        return voice.say("the-leader")
    if who.rank and not apart:
        return survivors(voice, who, "all")
    if isinstance(who.n, int) and not who.rank:
        return survivors(voice, who, "some" if who.n > 1 else "one", who.n)
    return survivors(voice, who, "each")


def who_after_preposition(voice: Voice, who: Who) -> str:
    """On that survivor; or, where they were just spoken of, on them."""
    return voice.say("that-one") if who == "it" and voice.again and not voice.it else who_text(voice, who)


def survivors(voice: Voice, who: Survivors, determiner: Determiner, n: int = 1) -> str:
    if who.named:
        name = voice.name(who.named)
        return name if who.exiled is None else voice.say("named-exile", name=name, exiled=str(who.exiled).lower())
    if who == Survivors(of="you", leader=True):
        return voice.say("your-leader")
    one, many = core(voice, who, "one"), core(voice, who, "many")
    plural = who.of == "you" or determiner in ("all", "some", "up-to")
    shared: dict[str, Arg] = {"of": who.of, "one": one, "many": many, "gender": gender(who)}
    number = "many" if plural else "one"
    shared |= {"rest": narrowing(voice, who, number), "besides": besides(voice, who, "ranked" if who.rank else number)}
    if who.rank:
        apart = "yes" if determiner == "each" else "no"
        ranked, so_many = ("counted", how_many(voice, who.n)) if isinstance(who.n, Count) else (who.n or 1, "")
        return voice.say("survivors-ranked", rank=who.rank, n=ranked, per=so_many, apart=apart, **shared)
    return voice.say(f"survivors-{determiner}", n=n, **shared)


def core(voice: Voice, who: Survivors, number: Literal["one", "many"]) -> str:
    noun = "survivor" if who.leader is None else "leader" if who.leader else "follower"
    marks = [
        ("human", None if gender(who) in ("man", "woman") else who.human),
        ("wounded", who.wounded),
        ("exiled", who.exiled),
        ("enemy", True if who.side == "enemy" and voice.rival == "enemy" else None),
        ("allied", True if who.side == "own" else None),
    ]
    words = [
        voice.say(f"adjective-{mark}", number=number, gender=gender(who), yes=str(value).lower())
        for mark, value in marks
        if value is not None
    ]
    other = "yes" if the_others(voice, who) else "no"
    return voice.say("core", noun=noun, number=number, gender=gender(who), adjectives=" ".join(words), other=other)


def gender(who: Survivors) -> str:
    """Humans of a gender are men or women; a survivor of a gender may be a dog."""
    if who.human and who.gender and who.leader is None:
        return {"m": "man", "f": "woman"}[who.gender]
    return who.gender or "any"


def narrowing(voice: Voice, who: Survivors, number: str) -> str:
    """What follows the noun: what they have, where they are, what they carry there, and with whom."""
    apart = who.others_than_it and not who.at and not the_others(voice, who)
    more = "yes" if who.with_ or apart else "no"

    def having(harm: str, value: bool | UnsetType) -> str:
        if value is UNSET:
            return ""
        return voice.say("with-token", harm=harm, yes=str(value).lower(), more=more)

    parts = [voice.say("on-side", side=who.side or "own")] if is_said_after(voice, who.side) else []
    parts += [having("despair", who.despair), having("frostbite", who.frostbite)]
    if who.hurt is not UNSET:
        parts.append(voice.say("hurt", n=who.hurt))
    if who.wearing is not UNSET:
        parts.append(voice.say("wearing", item=voice.name(who.wearing), number=number))
    at_home = who.side == "enemy" and who.at == "enemy-colony" and voice.rival == "that"
    there = voice.say("at-home") if at_home else place_or_none(voice, who.at, ".in")
    parts += [there, having("weapon", who.armed)]
    if who.door is not UNSET:
        parts.append(voice.say("at-door", yes=str(who.door).lower(), side=who.side or "own", number=number))
    if who.elsewhere is True:
        parts.append(voice.say("elsewhere", at=place(voice, "here", ".in"), number=number))
    if who.with_:
        parts.append(voice.say("sharing", with_=who.with_, number=number))
    return " ".join(part for part in parts if part)


def is_said_after(voice: Voice, side: Camp | UnsetType) -> bool:
    """Whether whose side survivors are on follows the noun; "enemy" and "allied" stand before it."""
    return side in ("both", "any", "wolf") or (side == "enemy" and voice.rival != "enemy")


def besides(voice: Voice, who: Survivors, number: str) -> str:
    """Who is left out, unless the noun is already "the other survivors"."""
    if not who.others_than_it or the_others(voice, who):
        return ""
    return voice.say("other-than-it", number=number)


def the_others(voice: Voice, who: Survivors) -> bool:
    """At the place of "it" the others are enough said."""
    return who.others_than_it and who.at == "here" and voice.here == "place-of-it"


# Numbers


def number(amount: Amount) -> int | str:
    """The number before the noun: what remains of it is said by `per`."""
    match amount:
        case Count(out_of=int(whole)):
            return whole
        case Count(of="result", per=1, times=1) if not amount.plus:
            return "as-many"
        case Count(table=tuple(table)):
            return table[0]
        case Count(times=times):
            return times
        case _:
            return amount


def per(voice: Voice, amount: Amount) -> str:
    """What follows the noun when the number is read off the table: "per player", "for every 2 removed"."""
    if not isinstance(amount, Count) or number(amount) == "as-many":
        return ""
    if amount.table:
        return by_players(voice, amount.table)
    one, many = counted(voice, amount, 1), counted(voice, amount, 2)
    if amount.out_of is not UNSET:
        return voice.say("out-of", n=amount.times, per=amount.per, one=one, many=many)
    said = voice.say("per", per=amount.per, of=amount.of, one=one, many=many)
    if amount.plus is UNSET:
        return said
    is_counted = "yes" if isinstance(amount.plus, Count) else "no"
    more = voice.say("plus", counted=is_counted, n=number(amount.plus), per=per(voice, amount.plus))
    return spaced(f"{said} {more}")


def by_players(voice: Voice, table: tuple[int, ...]) -> str:
    """The other numbers of a table, where the first one was said: (4 with 4 players and 5 with 5 players)."""
    bands: dict[int, list[int]] = {}
    for players, n in enumerate(table, 2):
        bands.setdefault(n, []).append(players)
    others = [(n, f"{band[0]}–{band[-1]}" if len(band) > 1 else f"{band[0]}") for n, band in bands.items()][1:]
    said = [voice.say("by-players-one", n=n, players=band) for n, band in others]
    return voice.say("by-players", list=voice.listed(said, "and")) if said else ""


def how_many(voice: Voice, count: Count) -> str:
    """A number read off the table by itself: (1 per player)."""
    return voice.say("so-many", n=number(count), per=per(voice, count))


def counted(voice: Voice, count: Count, n: int | str) -> str:
    """What is counted, with where and whose."""
    where = counted_where(voice, count) if count.of != "equipped" or count.who else ""
    if not where or (count.of in ("hand", "stored") and count.at):
        where = f"{where} {voice.say('counted-where', of=count.of, whose=count.whose)}"
    if count.of == "survivors" and count.who is None and count.whose != "anyone":
        where = f"{voice.say('whose', of=count.whose)} {where}"
    found = voice.say("found-only") if count.origin == "found" else ""
    return spaced(f"{counted_noun(voice, count, n)} {where} {found}")


def bearers(voice: Voice, count: Count) -> str:
    """Those whose wounds are counted; despair is that of everybody if nothing else is said."""
    return survivors(voice, count.who or Survivors(of="anyone" if count.of == "despair" else "you"), "all")


def is_of_a_side(count: Count) -> bool:
    """Whether what is counted is said to be another colony's."""
    return count.side is not UNSET and count.of in ("missions", "graveyard", "morale")


def counted_noun(voice: Voice, count: Count, n: int | str) -> str:
    match count.of:
        case "survivors":
            return core(voice, count.who or Survivors(), "one" if n in (0, 1) else "many")
        case "equipped":
            return voice.say("count-equipped", n=n, symbol=count.symbol or "any")
        case "hand" | "stored" | "waste":
            return voice.say("count-cards", n=n, symbol=count.symbol or "any")
        case _ if is_of_a_side(count):
            return voice.say(f"count-{count.of}-of", n=n)
        case "players":
            players = voice.say("count-players", n=n, exiled=exile_mark(count.who))
            return players if count.side is UNSET else voice.say("seats-on-side", who=players, side=count.side)
        case "result":
            return voice.say("count-result", n=n, after=result_of(voice))
        case _:
            return voice.say(f"count-{count.of}", n=n)


def counted_where(voice: Voice, count: Count) -> str:
    who = count.who
    match count.of:
        case "zombies" | "barricades" | "traps" | "bandits" | "special-zombies" | "room":
            if voice.where:
                return voice.where
            if count.at in (None, "everywhere") and not count.each:
                return voice.say("on-the-board")
            return place(voice, count.at or "everywhere", ".each" if count.each else ".in")
        case "doors-held":
            return voice.say("counted-doors")
        case "combats-won":
            return place_or_none(voice, count.at, ".at")
        case "stored" | "hand" if count.at:
            return voice.say("from-deck", place=place(voice, count.at))
        case "survivors" if who is not None:
            parts = [whose(voice, who), place_or_none(voice, count.at, ".in"), narrowing(voice, who, "many")]
            return " ".join(part for part in (*parts, besides(voice, who, "many")) if part)
        case "equipped" if who is not None:
            equipped = voice.say("counted-where", of="equipped", whose="anyone")
            there = place(voice, who.at, ".in") if who.at and who == Survivors(at=who.at) else ""
            return spaced(f"{equipped} {there or voice.say('on-whom', who=survivors(voice, who, 'all'))}")
        case "wounds" | "side-effects":
            return voice.say("on-whom", who=bearers(voice, count))
        case "despair" if who is not None:
            return voice.say("on-whom", who=bearers(voice, count))
        case "survivors" if count.at or count.whose == "anyone":
            return place(voice, count.at or "everywhere", ".in")
        case _:
            return ""


def whose(voice: Voice, who: Survivors) -> str:
    return voice.say("whose", of=who.of)


def exile_mark(who: Survivors | None) -> str:
    return "any" if who is None or who.exiled is None else "exiled" if who.exiled else "non-exiled"


def result_of(voice: Voice) -> str:
    match voice.before:
        case Lose(what="helpless"):
            return "helpless"
        case Contest():
            return "contest"
        case Discard() | Retrieve() | Lose(what="waste"):
            return "cards"
        case Roll():
            return "roll"
        case _:
            return "other"
