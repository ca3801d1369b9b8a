"""What the selectors of the vocabulary mean, read off a position in the plainest way.

Written from docs/cards.md, not from the rules, and as slow as it likes: the rules are checked against it.
"""

from __future__ import annotations

from msgspec import UNSET

from hivernage.cards.card import BetrayalObjective
from hivernage.cards.conditions import (
    Alive,
    All,
    AloneTogether,
    AtLeast,
    AtMost,
    BetrayersExiled,
    ChapterDone,
    Complete,
    Condition,
    Either,
    Exists,
    FirstPlayer,
    Fought,
    HasDone,
    HasMoved,
    InDeck,
    IsBuilt,
    LastRound,
    Leads,
    MoreThan,
    Not,
    OfEachColony,
    SearchedSince,
)
from hivernage.cards.targets import Amount, Count, Survivors, Who
from hivernage.model.parts import Survivor
from hivernage.model.state import State
from hivernage.rules.scope import Scope

DECKS = ("police-station", "grocery-store", "school", "library", "hospital", "gas-station", "raxxon")
TOWN = DECKS[:6]
OUTSIDE = (*DECKS, "hideout")


def places(where: str | None, scope: Scope) -> list[str]:
    areas = {
        "everywhere": ["colony", *OUTSIDE],
        "non-colony": list(OUTSIDE),
        "town": list(TOWN),
        "random": list(TOWN),
        "open-entrances": ["colony"],
        "enemy-colony": [],  # there is one colony
        "contested": [],
        "here": [scope.here],
        "there": [scope.there],
    }
    return [name for name in areas.get(where or "everywhere", [str(where)]) if name]


def people(state: State, who: Who, scope: Scope) -> list[str]:
    """The names of the survivors that are meant, the least influential first."""
    if who == "it":
        return [scope.it] if scope.it in state.survivors else []
    found = [one for one in state.survivors.values() if is_meant(state, who, one, scope)]
    influence = {one.id: state.library.survivors[one.id].influence for one in found}
    found.sort(key=lambda one: influence[one.id], reverse=who.rank == "highest")
    most = amount(state, who.n, scope) if who.n is not None else (1 if who.rank else len(found))
    return [one.id for one in found[:most]]


def is_meant(state: State, who: Survivors, one: Survivor, scope: Scope) -> bool:
    """Each field that is given must fit."""
    card, player = state.library.survivors[one.id], state.players[one.owner]
    fits = [who.named in (None, one.id)]
    fits.append(
        {"you": one.owner == scope.seat, "others": one.owner != scope.seat, "anyone": True, "enemy-leader": False}.get(
            who.of, one.owner == scope.player
        )
    )
    fits.append(who.at is None or one.place in places(who.at, scope))
    fits.append(who.exiled in (None, player.exiled))
    fits.append(who.leader in (None, player.leader == one.id))
    fits.append(who.human in (None, card.human))
    fits.append(who.gender in (None, card.gender))
    fits.append(who.wounded in (None, one.wounds + one.frostbite + one.despair > 0))
    fits.append(who.despair in (UNSET, one.despair > 0))
    fits.append(who.frostbite in (UNSET, one.frostbite > 0))
    items = state.library.items
    weapons = [held.key for held in one.cards if held.key in items and items[held.key].symbol == "weapon"]
    fits.append(who.armed in (UNSET, len(weapons) > 0))
    fits.append(who.hurt is UNSET or one.wounds + one.frostbite + one.despair >= who.hurt)
    fits.append(who.wearing is UNSET or who.wearing in [held.key.split("@")[0] for held in one.cards])
    fits.append(not who.elsewhere or one.place != scope.here)
    fits.append(not who.others_than_it or one.id != scope.it)
    fits += [who.side not in ("enemy", "wolf"), who.door is not True]
    fits.append(who.with_ is None or _has_company(state, who.with_, one, scope))
    return all(fits)


def _has_company(state: State, company: str, one: Survivor, scope: Scope) -> bool:
    there = [other for other in state.survivors.values() if other.place == one.place]
    if company in ("enemy", "enemy-leader", "wolf"):
        return False
    if company == "zombies":
        return any(state.places[one.place].zombies) or bool(state.places[one.place].special)  # N6.8
    if company == "bandits":
        return state.places[one.place].bandits > 0
    if company == "yours":
        return any(other.owner == scope.seat for other in there)
    return any(state.players[other.owner].exiled == (company == "exiled") for other in there if other.id != one.id)


def amount(state: State, n: Amount, scope: Scope, whole: int = 0) -> int:
    if isinstance(n, int):
        return n
    return whole if n == "all" else count(state, n, scope)


def count(state: State, what: Count, scope: Scope) -> int:
    found = _counted(state, what, scope)
    if what.table is not UNSET:
        found = dict(enumerate(what.table, 2)).get(found, what.table[0] if found < 2 else what.table[-1])
    groups, rest = divmod(found, what.per)
    more = 0 if what.plus is UNSET else amount(state, what.plus, scope)
    value = (groups + (rest > 0)) * what.times
    return (value if what.out_of is UNSET else max(0, what.out_of - value)) + more


def _counted(state: State, what: Count, scope: Scope) -> int:
    if what.side in ("enemy", "wolf"):
        return 0
    colony = state.colonies[0]
    simple = {
        "morale": colony.morale,
        "food": colony.food,
        "starvation": colony.starvation,
        "helpless": colony.helpless,
        "tokens": colony.tokens,
        "waste": len(colony.waste),
        "lost": len(state.lost),
        "graveyard": len([lost for lost in state.lost if lost.killed]),
        "unruly": colony.unruly,
        "loot": len(state.loot),
        "built": len(state.built),
        "row": len(state.row),
        "experiments": len(state.decks.get("experiment", [])),
        "advancement": sum([project.tokens for project in state.row]),
        "contained": len([gone for gone in state.removed if gone.key.endswith("@experiment")]),
        "special-zombies": len([one for name in places(what.at, scope) for one in state.places[name].special]),
        "result": scope.result,
        "empty-decks": [len(state.places[name].deck) for name in DECKS].count(0),
        "unused-dice": len(state.players[scope.seat].dice),
        "code-dice": len(state.code_dice),
        "bullets": colony.bullets,
        "combats-won": 0,
        "controlled": len([name for name in OUTSIDE if state.at(name)]),
        "doors-held": 0,
        "missions": 0,
        "code-run": next(n for n in range(8) if n + 1 not in [die.value for die in state.code_dice]),
    }
    if what.of in simple:
        return simple[what.of]
    if what.of == "despair":
        return sum(state.survivors[name].despair for name in people(state, what.who or Survivors(), scope))
    if what.of == "special-zombies":
        return sum(len(state.places[name].special) for name in places(what.at, scope))
    if what.of == "side-effects":
        beside = [
            held.key
            for name in people(state, what.who or Survivors(of="you"), scope)
            for held in state.survivors[name].cards
        ]
        return len([key for key in beside if key.endswith("@side-effect")])
    if what.of == "bandits":
        return sum(state.places[name].bandits for name in places(what.at, scope))
    if what.of in ("zombies", "barricades", "traps"):
        return _at_entrances(state, what, scope)
    if what.of == "room":
        return sum(room(state, name) for name in places(what.at, scope))
    if what.of in ("survivors", "wounds"):
        mine = Survivors(of=what.whose if what.whose in ("you", "player") else "anyone", at=what.at)
        meant = [state.survivors[name] for name in people(state, what.who or mine, scope)]
        return sum(1 if what.of == "survivors" else one.harm for one in meant)
    if what.of == "players":
        exiled = what.who.exiled if what.who else None
        return sum(exiled is None or (player.exiled == exiled and not player.out) for player in state.players)
    return _cards(state, what, scope)


SPACES = {"colony": 24, "school": 4, "hospital": 4, "raxxon": 4, "hideout": 4, "gas-station": 2}


def room(state: State, name: str) -> int:
    """Survivor spaces that nobody stands on; three where nothing else is said."""
    place = state.places[name]
    people = len(state.at(name)) + len(place.standees) + place.bandits
    return SPACES.get(name, 3) - people - (state.colonies[0].helpless if name == "colony" else 0)


def _at_entrances(state: State, what: Count, scope: Scope) -> int:
    """`each`: the smallest number; the entrances of the colony count one by one where only the colony is meant."""
    here = [state.places[name] for name in places(what.at, scope)]
    found = [getattr(place, what.of) for place in here]
    if what.of == "barricades":  # a trap is one
        found = [[b + t for b, t in zip(place.barricades, place.traps, strict=True)] for place in here]
    if what.of == "zombies":  # and a special zombie
        found = [[n + sum(one.entrance == i for one in p.special) for i, n in enumerate(p.zombies)] for p in here]
    parts = [n for place in found for n in place] if what.at == "colony" else [sum(place) for place in found]
    return min(parts, default=0) if what.each else sum(parts)


def _cards(state: State, what: Count, scope: Scope) -> int:
    def of(seat: int) -> int:
        meant = None if what.of != "equipped" or what.who is None else people(state, what.who, scope)
        group = [one for one in state.survivors.values() if one.owner == seat and (meant is None or one.id in meant)]
        held = [held.key for one in group for held in one.cards]
        return sum(_is_counted(state, key, what) for key in (state.players[seat].hand if what.of == "hand" else held))

    if what.of == "stored" and what.at:
        backs = [key.split("@")[1] for key in state.colonies[0].stored if _is_counted(state, key, what)]
        return min((backs.count(name) for name in places(what.at, scope) if name in DECKS), default=0)
    if what.of == "stored":
        return sum(_is_counted(state, key, what) for key in state.colonies[0].stored)
    if what.whose == "each-non-exiled":
        return min((of(player.seat) for player in state.players if not player.exiled and not player.out), default=0)
    inside = [player.seat for player in state.players if not player.exiled]
    seats = {
        "non-exiled": inside,
        "you": [scope.seat],
        "player": [scope.player],
        "anyone": [player.seat for player in state.players],
    }
    return sum(of(seat) for seat in seats[what.whose])


def _is_counted(state: State, key: str, what: Count) -> bool:
    item = state.library.items.get(key)
    if item is None or (what.origin == "found" and key.endswith("@starting")):
        return False
    if what.of == "hand" and what.at is not None and not key.endswith(f"@{what.at}"):
        return False
    return what.symbol in (None, item.symbol)


def holds(state: State, condition: Condition, scope: Scope) -> bool:
    """Whether it is so; a condition without a line here fails by its name."""
    match condition:
        case All(of=parts):
            return False not in [holds(state, part, scope) for part in parts]
        case Either(of=parts):
            return True in [holds(state, part, scope) for part in parts]
        case Not(of=part):
            return not holds(state, part, scope)
        case AtLeast(n=n, of=what):
            return count(state, what, scope) >= amount(state, n, scope)
        case AtMost(n=n, of=what):
            return count(state, what, scope) <= amount(state, n, scope)
        case MoreThan():
            return _is_more(state, condition, scope)
        case Exists(who=who):
            return people(state, who, scope) != []
        case AloneTogether(whose=whose):
            return any(_are_alone(state, name, whose, scope.seat) for name in ("colony", *OUTSIDE))
        case InDeck(named=name):
            return name in state.decks["survivor"]
        case ChapterDone(name=name):
            return name in state.met
        case Alive():
            return scope.it in state.survivors
        case HasMoved():
            return scope.it in state.survivors and state.survivors[scope.it].moved
        case IsBuilt(improvement=name):
            return name in [held.key.split("@")[0] for held in state.built]
        case Complete(side=side):
            return state.colonies[0].complete and side != "enemy"
        case LastRound():
            return state.rounds_left <= 1
        case BetrayersExiled():
            goals = [(state.library.secrets.get(player.objective), player.exiled) for player in state.players]
            return all(exiled for goal, exiled in goals if isinstance(goal, BetrayalObjective))
        case FirstPlayer():
            return state.first == scope.seat
        case Fought() | HasDone():
            return False
        case OfEachColony(holds=part):
            return holds(state, part, scope)
        case Leads():
            it = state.survivors.get(scope.it)
            return it is not None and state.players[it.owner].leader == scope.it
        case SearchedSince():
            return all(state.places[name].searched > scope.since for name in DECKS)
    raise NotImplementedError(type(condition).__name__)


def _is_more(state: State, condition: MoreThan, scope: Scope) -> bool:
    if condition.than == "enemy-colony":
        return False
    mine = count(state, condition.of, scope)
    others = [p.seat for p in state.players if p.seat != scope.seat and not p.out]
    beaten = [mine - count(state, condition.of, scope.but(seat=seat)) >= condition.by for seat in others]
    return all(beaten) if condition.than == "every-other-player" else any(beaten)


def _are_alone(state: State, place: str, whose: str, seat: int) -> bool:
    there = [one for one in state.survivors.values() if one.place == place]
    mine = [one for one in there if one.owner == seat]
    if whose == "yours":
        human = all(state.library.survivors[one.id].human for one in there)
        return place != "colony" and len(there) == len(mine) == 2 and human
    crowded = place == "colony" and state.colonies[0].helpless > 0
    if whose == "humans-one-of-another" and not all(state.library.survivors[one.id].human for one in there):
        return False
    return not crowded and len(there) == 2 and len(mine) == 1
