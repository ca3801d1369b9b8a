"""Reading the table for a card: counts, conditions, and which survivors it means."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

import msgspec
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
from hivernage.cards.library import face, origin
from hivernage.cards.targets import HOME_WORD, Amount, Count, Survivors, Where, Who
from hivernage.model.board import SPOTS
from hivernage.model.parts import NOBODY, Lost, Place, Survivor
from hivernage.model.state import State
from hivernage.rules.facts import code_run, for_players
from hivernage.rules.gates import against_place
from hivernage.rules.homes import (
    are_allies,
    colonies,
    colony_at,
    colony_of,
    enemy_of,
    first_player,
    home,
    is_at_enemy_door,
    is_wolf,
    outside,
    town,
)
from hivernage.rules.reach import camp_meant, colonies_meant, enemy_leaders, enemy_meant, in_reach
from hivernage.rules.scope import Scope
from hivernage.rules.spaces import free_spaces

SAYS_WHOSE: Final = ("you", "player", "enemy-leader")
"""Words for the survivors of a player in question, wherever that player lives."""


def places(state: State, where: Where | None, scope: Scope) -> tuple[str, ...]:
    """The places that a word means; one that isn't part of the game is none (L8.1)."""
    if where == HOME_WORD:
        return (home(state, scope.seat),)
    match where:
        case None | "everywhere":
            return tuple(state.places)
        case "here":
            return (scope.here,) if scope.here else ()
        case "there":
            return (scope.there,) if scope.there else ()
        case "non-colony":
            return outside(state)
        case "town" | "random":  # any of them may come up
            return town(state)
        case "open-entrances":
            return (home(state, scope.seat),)
        case "enemy-colony":
            enemy = enemy_meant(state, scope)
            return () if enemy is None else (enemy.place,)
        case "contested":
            return tuple(name for name in outside(state) if all(balance(state, name)))
        case _:
            return (where,) if where in state.places else ()


def balance(state: State, place: str) -> list[int]:
    """How many survivors each of the first two colonies has at a place; a lone wolf belongs to none."""
    there = [state.players[survivor.owner].colony for survivor in state.at(place)]
    return [there.count(0), there.count(1)]


def chosen(state: State, who: Who, scope: Scope) -> list[Survivor]:
    """The survivors that a selector means, by rising influence."""
    if who == "it":
        it = state.survivors.get(scope.it)
        return [it] if it else []
    cards = state.library.survivors
    if who.named is not None:
        named = state.survivors.get(who.named)
        found = [named] if named and matches(state, who, named, scope) else []
    else:
        found = [s for s in state.survivors.values() if matches(state, who, s, scope)]
        found.sort(key=lambda s: cards[s.id].influence)
    if who.rank == "highest":
        found.reverse()
    if who.rank is not None or who.n is not None:
        found = found[: 1 if who.n is None else number(state, who.n, scope)]
    return found


def candidates(state: State, who: Survivors, scope: Scope) -> Iterator[Survivor]:
    """The survivors that a selector means, in any order, for who needs to know only whether there are some."""
    if who.rank is not None or who.n is not None:
        yield from chosen(state, who, scope)
        return
    for survivor in state.survivors.values():
        if matches(state, who, survivor, scope):
            yield survivor


def matches(state: State, who: Survivors, survivor: Survivor, scope: Scope) -> bool:
    """Whether a survivor is one of those that the selector means, rank and number aside."""
    card = state.library.survivors[survivor.id]
    owner = state.players[survivor.owner]
    return (
        (who.named is None or survivor.id == who.named)
        and _owned(state, who.of, survivor.owner, scope)
        and (who.of in SAYS_WHOSE or in_reach(state, who.side, survivor.owner, scope))
        and (who.at is None or survivor.place in places(state, who.at, scope))
        and (who.exiled is None or owner.exiled == who.exiled)
        and (who.leader is None or (owner.leader == survivor.id) == who.leader)
        and (who.human is None or card.human == who.human)
        and (who.gender is None or card.gender == who.gender)
        and (who.wounded is None or (survivor.harm > 0) == who.wounded)
        and (who.despair is UNSET or (survivor.despair > 0) == who.despair)
        and (who.frostbite is UNSET or (survivor.frostbite > 0) == who.frostbite)
        and (who.armed is UNSET or is_armed(state, survivor) == who.armed)
        and not (who.elsewhere is True and survivor.place == scope.here)
        and not (who.others_than_it and survivor.id == scope.it)
        and (who.hurt is UNSET or survivor.harm >= who.hurt)
        and (who.wearing is UNSET or any(face(held.key) == who.wearing for held in survivor.cards))
        and (who.with_ is None or _in_company(state, who.with_, survivor, scope))
        and (who.door is UNSET or is_at_enemy_door(survivor) == who.door)
    )


def is_armed(state: State, survivor: Survivor) -> bool:
    """Whether a weapon is equipped to the survivor."""
    items = state.library.items
    return any(held.key in items and items[held.key].symbol == "weapon" for held in survivor.cards)


def _owned(state: State, of: str, owner: int, scope: Scope) -> bool:
    match of:
        case "you":
            return owner == scope.seat
        case "others":
            return owner != scope.seat
        case "player":
            return owner == scope.player
        case "enemy-leader":
            return owner in enemy_leaders(state, scope)
        case _:
            return True


def _in_company(state: State, company: str, survivor: Survivor, scope: Scope) -> bool:
    if company == "yours":
        return survivor.owner == scope.seat or any(
            s.place == survivor.place for s in state.survivors.values() if s.owner == scope.seat
        )
    if company == "zombies":
        place = state.places[survivor.place]
        return any(place.zombies) or bool(place.special)
    if company == "bandits":
        return state.places[survivor.place].bandits > 0
    if company == "enemy":
        theirs = scope.but(seat=survivor.owner)
        return any(in_reach(state, "enemy", other.owner, theirs) for other in state.at(survivor.place))
    if company == "enemy-leader":
        leaders = enemy_leaders(state, scope.but(seat=survivor.owner))
        return any(other.owner in leaders for other in state.at(survivor.place))
    if company == "wolf":
        return any(is_wolf(state, other.owner) for other in state.at(survivor.place))
    return any(
        other.place == survivor.place and state.players[other.owner].exiled == (company == "exiled")
        for other in state.survivors.values()
        if other is not survivor
    )


def number(state: State, amount: Amount, scope: Scope, everything: int = 0) -> int:
    """The number that an amount stands for; `all` is whatever there is."""
    if isinstance(amount, int):
        return amount
    if amount == "all":
        return everything
    return count(state, amount, scope)


def count(state: State, what: Count, scope: Scope, seat: int | None = None) -> int:
    """A number read off the table, for `scope.seat` or for another seat."""
    if seat is not None:
        scope = scope.but(seat=seat)
    found = _on_side(state, what, scope)
    if what.table:
        found = for_players(found, what.table)
    value = -(-found // what.per) * what.times
    if what.out_of is not UNSET:
        value = max(0, what.out_of - value)
    return value if what.plus is UNSET else value + number(state, what.plus, scope)


def _on_side(state: State, what: Count, scope: Scope) -> int:
    """What is there for the own side, or for the colonies that the count names."""
    if what.side is UNSET or what.of == "players":
        return _plain_count(state, what, scope)
    if what.of == "missions":
        meant = [state.colonies.index(colony) for colony in colonies_meant(state, what.side, scope)]
        return sum(mission.colony in meant for mission in state.wolf.done) if state.wolf is not None else 0
    own = msgspec.structs.replace(what, side=UNSET)
    numbers = [state.colonies.index(colony) for colony in colonies_meant(state, what.side, scope)]
    seats = [next(player.seat for player in state.players if player.colony == number) for number in numbers]
    return sum(_plain_count(state, own, scope.but(seat=seat)) for seat in seats)


def _plain_count(state: State, what: Count, scope: Scope) -> int:
    colony = colony_of(state, scope.seat)
    match what.of:
        case "morale":
            return colony.morale
        case "food":
            return colony.food
        case "starvation":
            return colony.starvation
        case "helpless":
            return colony.helpless
        case "waste":
            return len(colony.waste)
        case "unruly":
            return colony.unruly
        case "zombies" | "barricades" | "traps":
            return _on_entrances(state, what, scope)
        case "bandits":
            return sum(state.places[name].bandits for name in places(state, what.at, scope))
        case "loot":
            return len(state.loot)
        case "survivors":
            return len(chosen(state, what.who or _whose(what), scope))
        case "stored" if what.at is not None:
            return min(by_deck(state, what, scope), default=0)
        case "room":
            names = [name for name in places(state, what.at, scope) if against_place(state, name) is None]
            return sum(free_spaces(state, name) for name in names)
        case "hand" | "equipped" | "stored":
            return sum(_counts(state, key, what) for key in _cards(state, what, scope))
        case "tokens":
            return colony.tokens
        case "lost":
            return sum(_is_counted(state, lost, scope) for lost in state.lost)
        case "graveyard":
            return sum(lost.killed and _is_counted(state, lost, scope) for lost in state.lost)
        case "wounds":
            return sum(s.harm for s in chosen(state, what.who or _whose(what), scope))
        case "despair":
            return sum(s.despair for s in chosen(state, what.who or Survivors(), scope))
        case "empty-decks":
            return sum(not state.places[name].deck for name in outside(state) if SPOTS[name].has_deck)
        case "unused-dice":
            return len(state.players[scope.seat].dice)
        case "players":
            exiled = what.who.exiled if what.who else None
            playing = [player for player in state.players if in_reach(state, what.side, player.seat, scope)]
            return sum(exiled is None or (player.exiled == exiled and not player.out) for player in playing)
        case "special-zombies":
            return sum(len(state.places[name].special) for name in places(state, what.at, scope))
        case "built":
            return len(state.built)
        case "code-dice":
            return len(state.code_dice)
        case "code-run":
            return code_run(die.value for die in state.code_dice)
        case "row":
            return len(state.row)
        case "experiments":
            return len(state.decks.get("experiment", []))
        case "advancement":
            return sum(project.tokens for project in state.row)
        case "contained":
            return sum(origin(gone.key) == "experiment" for gone in state.removed)
        case "side-effects":
            people = chosen(state, what.who or _whose(what), scope)
            return sum(held.key in state.library.side_effects for survivor in people for held in survivor.cards)
        case "result":
            return scope.result
        case "bullets":
            return colony.bullets
        case "missions":
            return 0 if state.wolf is None else len(state.wolf.done)
        case "combats-won":
            number = state.colonies.index(colony)
            where = places(state, what.at, scope)
            return sum(fight.winner == number and fight.place in where for fight in state.fights)
        case "controlled":
            return len(controlled(state, scope.seat))
        case "doors-held":
            return doors_held(state, scope.seat)
        case _:
            assert_never(what.of)


def _is_counted(state: State, lost: Lost, scope: Scope) -> bool:
    """Whether a survivor who is out of the game was of those that the card speaks of."""
    own = len(state.colonies) > 1 and camp_meant(scope.card, UNSET) == "own"
    return not own or lost.colony == state.players[scope.seat].colony


def controlled(state: State, seat: int) -> list[str]:
    """The places outside where a seat's colony has more survivors than the other one."""
    number = state.players[seat].colony
    if enemy_of(state, seat) is None:
        return [name for name in outside(state) if len(state.colonies) == 1 and state.at(name)]
    return [name for name in outside(state) if (there := balance(state, name))[number] > there[1 - number]]


def doors_held(state: State, seat: int) -> int:
    """Entrances of the enemy colony where at least one survivor of a seat's colony stands."""
    enemy = enemy_of(state, seat)
    if enemy is None:
        return 0
    return len({s.door for s in state.at(enemy.place) if are_allies(state, seat, s.owner)})


def _whose(what: Count) -> Survivors:
    match what.whose:
        case "you" | "player" as whose:
            return Survivors(of=whose, at=what.at)
        case _:
            return Survivors(at=what.at)


def _on_entrances(state: State, what: Count, scope: Scope) -> int:
    parts = on_entrances(state, what, scope)
    return min(parts, default=0) if what.each else sum(parts)


def on_entrances(state: State, what: Count, scope: Scope) -> list[int]:
    """Zombies, barricades or traps, entrance by entrance in the colony, else place by place."""
    numbers = [
        _at_doors(state.places[name], what.of)
        for name in (places(state, what.at, scope) if what.at else tuple(state.places))
    ]
    by_entrance = what.at in (HOME_WORD, "enemy-colony")
    return [n for place in numbers for n in place] if by_entrance else [sum(place) for place in numbers]


def _at_doors(place: Place, of: str) -> list[int]:
    """Where a card speaks of barricades, traps count (L6.4), and special zombies are zombies (N6.8)."""
    if of == "zombies" and place.special:
        return [n + sum(zombie.entrance == i for zombie in place.special) for i, n in enumerate(place.zombies)]
    if of == "barricades" and any(place.traps):
        return [sum(both) for both in zip(place.barricades, place.traps, strict=True)]
    found: list[int] = getattr(place, of)
    return found


def by_deck(state: State, what: Count, scope: Scope) -> list[int]:
    """Cards on the main objective, place by place, by the decks that they came from."""
    stored = colony_of(state, scope.seat).stored
    decks = [name for name in places(state, what.at, scope) if SPOTS[name].has_deck]
    return [sum(origin(key) == name and _counts(state, key, what) for key in stored) for name in decks]


def _cards(state: State, what: Count, scope: Scope) -> list[str]:
    if what.of == "stored":
        return colony_of(state, scope.seat).stored
    if what.whose == "each-non-exiled":
        return _fewest_cards(state, what, scope)
    everyone = [player.seat for player in state.players if in_reach(state, UNSET, player.seat, scope)]
    inside = [seat for seat in everyone if not state.players[seat].exiled]
    seats = {"you": [scope.seat], "player": [scope.player], "anyone": everyone, "non-exiled": inside}[what.whose]
    if what.of == "hand":
        return [key for seat in seats for key in state.players[seat].hand]
    group = [survivor for seat in seats for survivor in state.group(seat)]
    wearers = group if what.who is None else [s for s in chosen(state, what.who, scope) if s in group]
    return [held.key for survivor in wearers for held in survivor.cards]


def _fewest_cards(state: State, what: Count, scope: Scope) -> list[str]:
    """The counted cards of the player, among those not exiled, who has the fewest."""
    own = msgspec.structs.replace(what, whose="you")
    playing = [player for player in state.players if not player.exiled and not player.out]
    seats = [player.seat for player in playing if in_reach(state, UNSET, player.seat, scope)]
    hands = [[key for key in _cards(state, own, scope.but(seat=seat)) if _counts(state, key, own)] for seat in seats]
    return min(hands, key=len, default=[])


def _counts(state: State, key: str, what: Count) -> bool:
    item = state.library.items.get(key)
    return (
        item is not None
        and (what.symbol is None or item.symbol == what.symbol)
        and (what.origin == "any" or origin(key) != "starting")
        and (what.of != "hand" or what.at in (None, origin(key)))
    )


def holds(state: State, condition: Condition, scope: Scope) -> bool:
    """Whether a condition holds now."""
    match condition:
        case All():
            return all(holds(state, part, scope) for part in condition.of)
        case Either():
            return any(holds(state, part, scope) for part in condition.of)
        case Not():
            return not holds(state, condition.of, scope)
        case AtLeast():
            return count(state, condition.of, scope) >= number(state, condition.n, scope)
        case AtMost():
            return count(state, condition.of, scope) <= number(state, condition.n, scope)
        case MoreThan():
            return _more_than(state, condition, scope)
        case Exists():
            return bool(chosen(state, condition.who, scope))
        case AloneTogether():
            return bool(alone_together(state, condition.whose, scope))
        case InDeck():
            return condition.named in state.decks["survivor"]
        case HasMoved():
            return scope.it in state.survivors and state.survivors[scope.it].moved
        case IsBuilt():
            return any(face(held.key) == condition.improvement for held in state.built)
        case Alive():
            return scope.it in state.survivors
        case Complete():
            return is_complete(state, condition, scope)
        case LastRound():
            return state.rounds_left <= 1
        case BetrayersExiled():
            return all(p.exiled for p in state.players if is_betrayer(state, p.objective))
        case ChapterDone():
            return condition.name in state.met
        case FirstPlayer():
            return first_player(state, scope.seat) == scope.seat
        case Fought(hired=hired):
            if hired:
                return was_hired(state, hired, condition.result, scope)
            return has_fought(state, scope.seat, condition.result)
        case HasDone():
            return times_done(state, condition, scope) >= condition.times
        case OfEachColony():
            numbers = range(len(colonies(state)))
            return all(holds(state, condition.holds, scope.but(colony=number)) for number in numbers)
        case Leads():
            it = state.survivors.get(scope.it)
            return it is not None and state.players[it.owner].leader == it.id
        case SearchedSince():
            return all(state.places[name].searched > scope.since for name in outside(state) if SPOTS[name].has_deck)
        case _:
            assert_never(condition)


def is_complete(state: State, condition: Complete, scope: Scope) -> bool:
    """Whether the main objective is complete for the colony that is meant (W16.4)."""
    if condition.side == "any":
        return any(colony.complete for colony in colonies(state))
    own = colonies_meant(state, condition.side, scope)
    others = [colony for colony in colonies(state) if colony not in own]
    alone = not condition.alone or not any(colony.complete for colony in others)
    return alone and any(colony.complete for colony in own)


def was_hired(state: State, hired: str, result: str, scope: Scope) -> bool:
    """Whether the lone wolf stood for the colony in question, or against it, in the combat just fought (LW4.3)."""
    if not state.fights or scope.colony < 0 or state.fights[-1].wolf == NOBODY:
        return False
    fight = state.fights[-1]
    side = scope.colony if hired == "for" else 1 - scope.colony
    return fight.wolf == side and fight.winner == (side if result == "won" else 1 - side)


def times_done(state: State, condition: HasDone, scope: Scope) -> int:
    """How often the lone wolf has done it in this turn, with or to such survivors."""
    turn = state.turn_of(scope.seat)
    deeds = [deed for deed in turn.deeds if deed.what == condition.what] if turn is not None else []
    who = condition.who
    if who is UNSET:
        return len(deeds)
    there = [state.survivors[deed.survivor] for deed in deeds if deed.survivor in state.survivors]
    return sum(matches(state, who, survivor, scope) for survivor in there)


def has_fought(state: State, seat: int, result: str) -> bool:
    """Whether a seat's colony has won, or lost, a combat in the round before this one."""
    if enemy_of(state, seat) is None:
        return False
    own = state.players[seat].colony
    winner = own if result == "won" else 1 - own
    return any(fight.round == state.round - 1 and fight.winner == winner for fight in state.fights)


def is_betrayer(state: State, objective: str) -> bool:
    """Whether an objective card is a betrayal objective."""
    return isinstance(state.library.secrets.get(objective), BetrayalObjective)


def _more_than(state: State, condition: MoreThan, scope: Scope) -> bool:
    mine = count(state, condition.of, scope)
    if condition.than == "enemy-colony":
        theirs = enemy_meant(state, scope)
        return theirs is not None and mine >= condition.by + _on_side(
            state, msgspec.structs.replace(condition.of, side="enemy"), scope
        )
    others = [
        count(state, condition.of, scope, player.seat)
        for player in state.players
        if player.seat != scope.seat and not player.out and in_reach(state, UNSET, player.seat, scope)
    ]
    if condition.than == "every-other-player":
        return all(mine >= other + condition.by for other in others)
    return any(mine >= other + condition.by for other in others)


def alone_together(state: State, whose: str, scope: Scope) -> list[Survivor]:
    """The other of two survivors who are alone at a place with one of yours."""
    found, seat = [], scope.seat
    for place in state.places:
        colony = colony_at(state, place)
        if colony is not None and (whose == "yours" or colony.helpless):
            continue
        there = state.at(place)
        if len(there) != 2 or not any(s.owner == seat for s in there):
            continue
        strangers = [s for s in there if s.owner != seat]
        if not all(in_reach(state, UNSET, s.owner, scope) for s in strangers):
            continue
        if whose == "one-of-another" or (whose == "humans-one-of-another" and _all_human(state, there)):
            found += strangers
        elif whose == "yours" and not strangers and _all_human(state, there):
            found.append(there[1])
    return found


def _all_human(state: State, survivors: list[Survivor]) -> bool:
    return all(state.library.survivors[one.id].human for one in survivors)
