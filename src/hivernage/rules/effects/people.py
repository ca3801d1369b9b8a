"""Words about survivors and the colony's people: wounds, deaths, newcomers, morale, food."""

from __future__ import annotations

from hivernage.cards.effects import (
    Expose,
    Gain,
    Heal,
    Kill,
    Lose,
    PlaceAt,
    Recruit,
    Remove,
    ShareWounds,
    SkipCrisis,
    Transfer,
    Unequip,
    Wound,
)
from hivernage.cards.targets import Survivors
from hivernage.model.events import (
    CrisisPileLeft,
    CrisisPutUnder,
    LeaderNamed,
    Placed,
    Shuffled,
    SurvivorLeftDeck,
    TokenPlaced,
    Transferred,
)
from hivernage.model.parts import Colony, Lost, Survivor
from hivernage.model.state import State
from hivernage.rules.asking import Asking, Rule, pick_fixed, pick_live, pick_one
from hivernage.rules.colony import (
    add_helpless,
    add_starvation,
    gain_food,
    gain_morale,
    kill_helpless,
    leave_game,
    lose_food,
    lose_morale,
    remove_helpless,
    to_waste,
)
from hivernage.rules.conditions import chosen, number, places
from hivernage.rules.effects.interpret import checks, run, runs
from hivernage.rules.exposure import expose
from hivernage.rules.homes import colony_of, home, is_home
from hivernage.rules.losses import (
    check_deaths,
    free_outside,
    is_deadly,
    join,
    kill,
    remove,
    settle_group,
    unequip_all,
    wound,
)
from hivernage.rules.losses import heal as heal_wound
from hivernage.rules.scope import Scope
from hivernage.rules.spaces import free_spaces

# The colony


@runs(Gain)
def run_gain(state: State, word: Gain, scope: Scope) -> Asking[Scope]:
    yield from ()
    colony = colony_of(state, scope.seat)
    n = number(state, word.n, scope)
    match word.what:
        case "morale":
            gain_morale(state, colony, n)
        case "food":
            gain_food(state, colony, n)
        case "helpless":
            if not state.players[scope.seat].exiled:  # E3.6
                add_helpless(state, colony, n)
        case "starvation":
            for _ in range(n):
                add_starvation(state, colony)
        case "token":
            colony.tokens += n
            state.tell(TokenPlaced(now=colony.tokens, colony=state.colonies.index(colony)))
    return scope.but(result=n)


@checks(Gain)
def can_gain(state: State, word: Gain, scope: Scope) -> bool:
    """Room for all arrivals is needed (X6.1)."""
    if word.what != "helpless" or state.players[scope.seat].exiled:
        return True
    return free_spaces(state, home(state, scope.seat)) >= number(state, word.n, scope)


@runs(Lose)
def run_lose(state: State, word: Lose, scope: Scope) -> Asking[Scope]:
    yield from ()
    colony = colony_of(state, scope.seat)
    n = number(state, word.n, scope, everything=_supply(colony)[word.what])
    match word.what:
        case "morale":
            lose_morale(state, colony, n)
        case "food":
            lose_food(state, colony, n)
        case "helpless":
            n = remove_helpless(state, colony, n)
    return scope.but(result=n)


@checks(Lose)
def can_lose(state: State, word: Lose, scope: Scope) -> bool:
    colony = colony_of(state, scope.seat)
    return word.what == "morale" or _supply(colony)[word.what] >= number(state, word.n, scope)


def _supply(colony: Colony) -> dict[str, int]:
    """All there is to lose."""
    return {"morale": colony.morale, "food": colony.food, "helpless": colony.helpless}


@runs(SkipCrisis)
def run_skip_crisis(state: State, word: SkipCrisis, scope: Scope) -> Asking[Scope]:
    """Cards already added to a crisis that is skipped leave the game unseen (FAQ)."""
    yield from ()
    if word.which == "next":
        state.skip_crisis = "next"
    else:
        state.skip_crisis = "this"
        if state.crisis:
            state.decks["crisis"].insert(0, state.crisis)
            state.tell(CrisisPutUnder(card=state.crisis))
            state.crisis = ""
        for gift in state.crisis_pile:
            leave_game(state, gift.key, face_up=gift.face_up)
        if state.crisis_pile:
            state.tell(CrisisPileLeft(n=len(state.crisis_pile)))
        state.crisis_pile = []
    return scope


# Harm


@runs(Wound)
def run_wound(state: State, word: Wound, scope: Scope) -> Asking[Scope]:
    for name in [s.id for s in chosen(state, word.who, scope)]:
        yield from wound(state, name, word.n, word.harm)
    return scope


@checks(Wound)
def can_wound(state: State, word: Wound, scope: Scope) -> bool:
    return word.who != "it" or scope.it in state.survivors


@runs(ShareWounds)
def run_share_wounds(state: State, word: ShareWounds, scope: Scope) -> Asking[Scope]:
    """All wounds are given out first, then they are dealt; what nobody there can take is lost."""
    shares: dict[str, int] = {}

    def among() -> list[str]:
        there = chosen(state, word.among, scope)
        return [s.id for s in there if not is_deadly(state, s, s.harm + shares.get(s.id, 0))]

    for _ in range(word.n):
        name = yield from pick_live(state, scope.seat, "survivor", among, ("wound", scope.card))
        if name is None:
            break
        shares[name] = shares.get(name, 0) + 1
    for name, n in shares.items():
        yield from wound(state, name, n)
    return scope


@runs(Heal)
def run_heal(state: State, word: Heal, scope: Scope) -> Asking[Scope]:
    for survivor in chosen(state, word.who, scope):
        yield from heal_any(state, scope.seat, survivor, word.n)
    return scope


def heal_any(state: State, seat: int, survivor: Survivor, n: int) -> Rule:
    """The player says which kind of wound goes, where there are two kinds."""
    for _ in range(n):
        kind = ""
        if survivor.wounds and survivor.frostbite:
            kind = yield from pick_fixed(state, seat, "heal", ["wound", "frostbite"], (survivor.id,), survivor.id)
        heal_wound(state, survivor, kind=kind)


@runs(Kill)
def run_kill(state: State, word: Kill, scope: Scope) -> Asking[Scope]:
    if word.who == "helpless":
        kill_helpless(state, colony_of(state, scope.seat))
        return scope
    for name in [s.id for s in chosen(state, word.who, scope)]:
        if name in state.survivors:
            yield from kill(state, name, "card", word.free)
    return scope


@checks(Kill)
def can_kill(state: State, word: Kill, scope: Scope) -> bool:
    if word.who == "helpless":
        return colony_of(state, scope.seat).helpless > 0
    return bool(chosen(state, word.who, scope))


@runs(Remove)
def run_remove(state: State, word: Remove, scope: Scope) -> Asking[Scope]:
    if word.from_deck:
        _remove_from_deck(state, word)
        return scope
    for survivor in chosen(state, word.who, scope):
        if word.leave_standee:
            state.places[survivor.place].standees.append(survivor.id)
        yield from remove(state, survivor.id)
    return scope


def _remove_from_deck(state: State, word: Remove) -> None:
    """Searching a deck is followed by shuffling it (X5)."""
    assert isinstance(word.who, Survivors)
    assert word.who.named is not None
    if word.who.named in state.decks["survivor"]:
        state.decks["survivor"].remove(word.who.named)
        state.lost.append(Lost(word.who.named, killed=False))
        state.tell(SurvivorLeftDeck(survivor=word.who.named))
    state.shuffle(state.decks["survivor"])
    state.tell(Shuffled(deck="survivors"))


@checks(Remove)
def can_remove(state: State, word: Remove, scope: Scope) -> bool:
    if word.from_deck:
        return isinstance(word.who, Survivors) and word.who.named in state.decks["survivor"]
    return bool(chosen(state, word.who, scope))


@runs(Expose)
def run_expose(state: State, word: Expose, scope: Scope) -> Asking[Scope]:
    """Roll for exposure again and again while the survivor lives."""
    times = number(state, word.times, scope)
    for name in [s.id for s in chosen(state, word.who, scope)]:
        for _ in range(times):
            if name not in state.survivors:
                break
            result = yield from expose(state, name, scope.card)
            if result == "blank" and word.blank is not None:
                yield from run(state, word.blank, scope.but(it=name))
    return scope


@checks(Expose)
def can_expose(state: State, word: Expose, scope: Scope) -> bool:
    return bool(chosen(state, word.who, scope))


# Where survivors stand, and whose they are


@runs(PlaceAt)
def run_place(state: State, word: PlaceAt, scope: Scope) -> Asking[Scope]:
    """Not a move: no exposure roll, and the survivor may still move this turn."""
    for survivor in chosen(state, word.who, scope):
        target = places(state, word.at, scope)[0]
        if survivor.place == target:
            continue
        if free_spaces(state, target) <= 0 and word.make_room:
            yield from _displace(state, target, scope)
        if free_spaces(state, target) > 0 and not _may_not_enter(state, survivor, target):
            put(state, survivor, target)
    yield from check_deaths(state)
    return scope


def put(state: State, survivor: Survivor, place: str) -> None:
    survivor.stand(place)
    state.tell(Placed(survivor=survivor.id, place=place))


def _displace(state: State, place: str, scope: Scope) -> Rule:
    """One survivor there makes room and goes home, which an exiled player's may not (E3.10)."""
    free = [s for s in state.at(place) if not _may_not_enter(state, s, home(state, s.owner))]
    free = [s for s in free if free_spaces(state, home(state, s.owner)) > 0 and s.id not in scope.party]
    there = [s.id for s in free if s.owner != scope.seat] or [s.id for s in free]
    if there:

        def still() -> list[str]:
            return [name for name in there if name in state.survivors and state.survivors[name].place == place]

        name = yield from pick_one(state, scope.seat, "survivor", still, ("displace", scope.card))
        put(state, state.survivors[name], home(state, state.survivors[name].owner))


def _may_not_enter(state: State, survivor: Survivor, place: str) -> bool:
    return is_home(state, place) and state.players[survivor.owner].exiled  # E3.10


@checks(PlaceAt)
def can_place(state: State, word: PlaceAt, scope: Scope) -> bool:
    if word.if_able or word.make_room:
        return True
    targets = places(state, word.at, scope)
    return all(
        s.place == targets[0] or (free_spaces(state, targets[0]) > 0 and not _may_not_enter(state, s, targets[0]))
        for s in chosen(state, word.who, scope)
    )


@runs(Recruit)
def run_recruit(state: State, word: Recruit, scope: Scope) -> Asking[Scope]:
    """The top survivor, or the named one (and then the deck is shuffled: X5), joins the group."""
    if not can_recruit(state, word, scope):
        return scope
    if word.named is None:
        name = state.decks["survivor"].pop()
    else:
        name = word.named
        state.decks["survivor"].remove(name)
        state.shuffle(state.decks["survivor"])
        state.tell(Shuffled(deck="survivors"))
    yield from join(state, scope.seat, name, wounds=word.wounds)
    if word.leader:
        state.players[scope.seat].leader = name
        state.tell(LeaderNamed(seat=scope.seat, survivor=name))
    return scope.but(it=name, here=state.survivors[name].place)


@checks(Recruit)
def can_recruit(state: State, word: Recruit, scope: Scope) -> bool:
    room = state.players[scope.seat].exiled or free_spaces(state, home(state, scope.seat)) > 0
    there = word.named in state.decks["survivor"] if word.named else bool(state.decks["survivor"])
    return room and there


@runs(Transfer)
def run_transfer(state: State, word: Transfer, scope: Scope) -> Asking[Scope]:
    """With equipment and wounds (K7); a group that lost its leader names another, and a first survivor leads."""
    for survivor in chosen(state, word.who, scope):
        old = survivor.owner
        yield from _hand_on(state, word, survivor, scope)
        if not scope.at_once:
            yield from settle_group(state, old)
    return scope


def _hand_on(state: State, word: Transfer, survivor: Survivor, scope: Scope) -> Rule:
    """A survivor changes hands; the group left behind is looked at after."""
    giver = state.players[survivor.owner]
    if giver.leader == survivor.id:
        giver.leader = ""
    survivor.owner = {"you": scope.seat, "player": scope.player, "left": state.left_of(scope.seat)}[word.to]
    state.tell(Transferred(survivor=survivor.id, seat=survivor.owner))
    if len(state.group(survivor.owner)) == 1:
        state.players[survivor.owner].leader = survivor.id
        state.tell(LeaderNamed(seat=survivor.owner, survivor=survivor.id))
    yield from _enter_exile(state, survivor)


def _enter_exile(state: State, survivor: Survivor) -> Rule:
    """A survivor who comes to an exiled player can't stay in the colony (E2)."""
    if state.players[survivor.owner].exiled and is_home(state, survivor.place):
        place = yield from pick_live(
            state, survivor.owner, "place", lambda: free_outside(state), (survivor.id,), survivor.id
        )
        if place is not None:
            put(state, survivor, place)


@checks(Transfer)
def can_transfer(state: State, word: Transfer, scope: Scope) -> bool:
    return bool(chosen(state, word.who, scope))


@runs(Unequip)
def run_unequip(state: State, word: Unequip, scope: Scope) -> Asking[Scope]:
    yield from ()
    survivor = state.survivors.get(scope.it)
    if survivor is None:
        return scope
    if word.what == "all":
        unequip_all(state, survivor)
        return scope
    for held in survivor.cards:
        if held.key == scope.weapon:
            survivor.cards.remove(held)
            to_waste(state, colony_of(state, scope.seat), held.key)
            break
    return scope


@checks(Unequip)
def can_unequip(state: State, word: Unequip, scope: Scope) -> bool:
    survivor = state.survivors.get(scope.it)
    return word.what == "all" or (survivor is not None and any(held.key == scope.weapon for held in survivor.cards))
