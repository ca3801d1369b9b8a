"""Words about survivors and the colony's people: wounds, deaths, newcomers, morale, food."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from hivernage.cards.effects import (
    Advance,
    Expose,
    Gain,
    GiveSideEffect,
    Heal,
    Kill,
    Lose,
    PlaceAt,
    Recruit,
    Remove,
    SendHome,
    ShareWounds,
    SkipCrisis,
    Temper,
    Transfer,
    Unequip,
    Wound,
)
from hivernage.cards.modifiers import Instead
from hivernage.cards.targets import HOME_WORD, Survivors
from hivernage.model.board import SPOTS
from hivernage.model.events import (
    BecameLoot,
    CardLeft,
    CrisisPileLeft,
    CrisisPutUnder,
    LeaderNamed,
    NewcomerDrawn,
    PowerUsed,
    Shuffled,
    SideEffectReturned,
    SideEffectTaken,
    SurvivorLeftDeck,
    TokenPlaced,
    Transferred,
)
from hivernage.model.parts import Colony, Held, Lost, Survivor
from hivernage.model.state import State
from hivernage.rules.asking import Asking, Rule, pick_fixed, pick_live, pick_one
from hivernage.rules.bandits import are_about
from hivernage.rules.colony import (
    add_starvation,
    change_bullets,
    gain_food,
    gain_morale,
    leave_game,
    lose_food,
    to_waste,
)
from hivernage.rules.conditions import chosen, number, places
from hivernage.rules.effects.interpret import checks, foresees, run, runs
from hivernage.rules.exposure import expose, suffer
from hivernage.rules.gates import against_place
from hivernage.rules.going_home import put, send_home
from hivernage.rules.helpless import add_helpless, kill_helpless, remove_helpless, temper
from hivernage.rules.homes import colony_of, first_player, home, is_den, is_home, town
from hivernage.rules.improvements import advance, lose_built, take_tokens, with_tokens
from hivernage.rules.losses import (
    check_death,
    check_deaths,
    equipment,
    free_outside,
    has_place_for,
    is_deadly,
    join,
    kill,
    remove,
    settle_group,
    take_off,
    unequip_to_hand,
    wound,
)
from hivernage.rules.losses import heal as heal_wound
from hivernage.rules.powers import first_uses, mark_used, mods, player_mods
from hivernage.rules.reach import colonies_meant
from hivernage.rules.scope import Scope
from hivernage.rules.spaces import free_spaces
from hivernage.rules.town import meant_places, random_place
from hivernage.rules.wards import drop_morale

# The colony


@runs(Gain)
def run_gain(state: State, word: Gain, scope: Scope) -> Asking[Scope]:
    yield from ()
    n = number(state, word.n, scope)
    for colony in colonies_meant(state, word.side, scope):
        _gain(state, colony, word.what, n, scope)
    return scope.but(result=n)


def _gain(state: State, colony: Colony, what: str, n: int, scope: Scope) -> None:
    match what:
        case "morale":
            gain_morale(state, colony, n)
        case "food":
            gain_food(state, colony, n)
        case "helpless" | "unruly":
            coming = min(n, free_spaces(state, colony.place))  # G11
            if coming > 0 and not state.players[scope.seat].exiled:  # E3.6
                add_helpless(state, colony, coming, unruly=what == "unruly")
        case "starvation":
            for _ in range(n):
                add_starvation(state, colony)
        case "token":
            colony.tokens += n
            state.tell(TokenPlaced(now=colony.tokens, colony=state.colonies.index(colony)))
        case "bullets":
            change_bullets(state, colony, n)


@checks(Gain)
def can_gain(state: State, word: Gain, scope: Scope) -> bool:
    """Room for all arrivals is needed (X6.1)."""
    if word.what not in ("helpless", "unruly") or state.players[scope.seat].exiled:
        return True
    n = number(state, word.n, scope)
    joined = [colony for colony in colonies_meant(state, word.side, scope) if not is_den(colony)]  # LW2.3
    return all(free_spaces(state, colony.place) >= n for colony in joined)


@runs(Lose)
def run_lose(state: State, word: Lose, scope: Scope) -> Asking[Scope]:
    n = 0
    for colony in colonies_meant(state, word.side, scope):
        n = yield from _lose(state, colony, word, scope)
    return scope.but(result=n)


def _lose(state: State, colony: Colony, word: Lose, scope: Scope) -> Asking[int]:
    n = number(state, word.n, scope, everything=_supply(state, colony)[word.what])
    match word.what:
        case "morale":
            yield from drop_morale(state, colony, n)
        case "food":
            lose_food(state, colony, n)
        case "helpless":
            n = yield from remove_helpless(state, colony, n, _resolver(state, scope))
        case "improvement":
            n = yield from lose_built(state, n, scope.card)
        case "waste":
            n = _clear_waste(state, colony, n)
        case "advancement":
            n = yield from take_tokens(state, scope.seat, None if word.n == "all" else n, scope.card)
        case "bullets":
            change_bullets(state, colony, -n)
    return n


@checks(Lose)
def can_lose(state: State, word: Lose, scope: Scope) -> bool:
    """What the own colony loses it must have; what is the others' is no price."""
    (colony, *_), n = colonies_meant(state, UNSET, scope), number(state, word.n, scope)
    if word.side == "enemy":
        return True
    if word.what == "advancement":
        return bool(with_tokens(state, n))
    return word.what == "morale" or _supply(state, colony)[word.what] >= n


def _clear_waste(state: State, colony: Colony, n: int) -> int:
    """The top cards of the waste pile leave the game."""
    n = min(n, len(colony.waste))
    for _ in range(n):
        key = colony.waste.pop()
        leave_game(state, key, face_up=True)
        state.tell(CardLeft(card=key))
    return n


def _resolver(state: State, scope: Scope) -> int:
    """Who picks for an effect that is nobody's choice: in the colony phase the first player (L5.4)."""
    return first_player(state, scope.seat) if state.step == "colony" else scope.seat


@runs(Temper)
def run_temper(state: State, word: Temper, scope: Scope) -> Asking[Scope]:
    """Those of one side are all alike: which of them turn is no choice."""
    yield from ()
    colony = colony_of(state, scope.seat)
    n = number(state, word.n, scope, everything=colony.helpless)
    temper(state, colony, n if word.to == "unruly" else -n)
    return scope


@checks(Temper)
def can_temper(state: State, word: Temper, scope: Scope) -> bool:
    """All of those meant, or at least one where it is all of them."""
    colony = colony_of(state, scope.seat)
    there = colony.unruly if word.to == "calm" else colony.helpless - colony.unruly
    return there >= number(state, word.n, scope, everything=1)


def _supply(state: State, colony: Colony) -> dict[str, int]:
    """All there is to lose."""
    return {
        "morale": colony.morale,
        "food": colony.food,
        "helpless": colony.helpless,
        "improvement": len(state.built),
        "advancement": sum(project.tokens for project in state.row),
        "waste": len(colony.waste),
        "bullets": colony.bullets,
    }


@runs(Advance)
def run_advance(state: State, word: Advance, scope: Scope) -> Asking[Scope]:
    yield from advance(state, scope.seat, word.n, word.one, scope.card)
    return scope


@checks(Advance)
def can_advance(state: State, _word: Advance, _scope: Scope) -> bool:
    """Without an improvement in the row there is nothing to put tokens on (U2.6)."""
    return bool(state.row)


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
    n = number(state, word.n, scope)
    for name in [s.id for s in chosen(state, word.who, scope)]:
        yield from wound(state, name, n, word.harm)
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
        cured = CURES["" if word.harm is UNSET else word.harm]
        if word.n == "all":
            for kind in cured:
                for _ in range(survivor.has(kind)):
                    heal_wound(state, survivor, kind)
        else:
            more = _heals_more(state, survivor, word.n, scope)
            yield from _heal_some(state, scope.seat, survivor, word.n + more, cured)
    return scope


def _heals_more(state: State, survivor: Survivor, n: int, scope: Scope) -> int:
    """What somebody in the player's group knows about healing helps an item of the player, if there is more to heal."""
    if scope.card not in state.library.items or survivor.wounds + survivor.frostbite <= n:
        return 0
    helpers = state.group(scope.seat)
    more = [mod.n - 1 for helper in helpers for mod in mods(state, helper, Instead) if mod.of == "heal"]
    for source, power, mod in (found for helper in helpers for found in first_uses(state, helper, Instead)):
        if mod.of == "heal" and mod.n - 1 > max(more, default=0):
            mark_used(state, source, power)
            state.tell(PowerUsed(seat=scope.seat, survivor=source.holder, power=source.name, which=""))
            more.append(mod.n - 1)
            break
    return max(more, default=0)


@checks(Heal)
def can_heal(state: State, word: Heal, scope: Scope) -> bool:
    """Despair alone can't be healed by a word that doesn't name it (L4); a named kind must be there."""
    meant = chosen(state, word.who, scope)
    if word.harm is UNSET:
        return not meant or any(not survivor.despair or survivor.harm > survivor.despair for survivor in meant)
    return any(survivor.has(kind) for survivor in meant for kind in CURES[word.harm])


CURES: Final = {
    "": ("wound", "frostbite"),  # L4.2
    "frostbite": ("frostbite",),
    "despair": ("despair",),
    "any": ("wound", "frostbite", "despair"),
}
"""What may be healed, by the kind of harm that a card names."""


def _heal_some(state: State, seat: int, survivor: Survivor, n: int, cured: tuple[str, ...]) -> Rule:
    """The player says which kind of wound goes, where there are several kinds."""
    for _ in range(n):
        kind = yield from pick_live(
            state, seat, "heal", lambda: [kind for kind in cured if survivor.has(kind)], (survivor.id,), survivor.id
        )
        if kind is None:
            return
        heal_wound(state, survivor, kind)


@runs(Kill)
def run_kill(state: State, word: Kill, scope: Scope) -> Asking[Scope]:
    if word.who == "helpless":
        yield from kill_helpless(state, colony_of(state, scope.seat), _resolver(state, scope))
        return scope
    for name in [s.id for s in chosen(state, word.who, scope)]:
        if name in state.survivors:
            yield from suffer(state, name, "bite") if word.bite else kill(state, name, "card", word.free)
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
        target = yield from _target(state, word, survivor, scope)
        if survivor.place == target:
            continue
        if free_spaces(state, target) <= 0 and word.make_room:
            yield from _displace(state, target, scope)
        if free_spaces(state, target) > 0 and not _may_not_enter(state, survivor, target):
            put(state, survivor, target)
    yield from check_deaths(state)
    if word.at == "random" and word.who == "it" and scope.it in state.survivors:
        return scope.but(here=state.survivors[scope.it].place)
    return scope


def _target(state: State, word: PlaceAt, survivor: Survivor, scope: Scope) -> Asking[str]:
    """Where the survivor shall stand; a random place may be rolled for until there is room."""
    while word.again and any(free_spaces(state, name) > 0 for name in town(state)):
        name = yield from random_place(state)
        if free_spaces(state, name) > 0:
            return name
    return next(iter((yield from meant_places(state, word.at, scope))), survivor.place)


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
    """A home is closed to the exiled, and to who lives in another: those go to its entrances, by a move (E3.10, W6)."""
    if state.closed and against_place(state, place) is not None:
        return True
    return is_home(state, place) and (state.players[survivor.owner].exiled or place != home(state, survivor.owner))


@checks(PlaceAt)
def can_place(state: State, word: PlaceAt, scope: Scope) -> bool:
    if word.if_able or word.make_room:
        return True
    targets = places(state, word.at, scope)
    if word.at == "random":  # who finds no room where they are rolled to stays
        return any(free_spaces(state, name) > 0 for name in targets)
    return bool(targets) and all(
        s.place == targets[0] or (free_spaces(state, targets[0]) > 0 and not _may_not_enter(state, s, targets[0]))
        for s in chosen(state, word.who, scope)
    )


@runs(SendHome)
def run_send_home(state: State, word: SendHome, scope: Scope) -> Asking[Scope]:
    for name in [s.id for s in chosen(state, word.who, scope)]:
        if name in state.survivors:
            yield from send_home(state, state.survivors[name])
    yield from check_deaths(state)
    return scope


@foresees(PlaceAt)
def after_place(word: PlaceAt, scope: Scope) -> Scope:
    """Who is put somewhere acts there."""
    if word.who != "it" or word.at not in ("here", *SPOTS):
        return scope
    return scope.but(stands=scope.here if word.at == "here" else word.at)


@runs(Recruit)
def run_recruit(state: State, word: Recruit, scope: Scope) -> Asking[Scope]:
    """The top survivor, or the named one (and then the deck is shuffled: X5), joins the group."""
    if word.make_room:
        yield from _clear_a_space(state, word, scope)
    if not can_recruit(state, word, scope):
        return scope
    seat = scope.player if word.for_ == "player" else scope.seat
    if word.named is None:
        name = yield from _top_survivor(state, seat, scope.card)
    else:
        name = word.named
        _fetch_survivor(state, name, aside=word.aside is True)
    at = "" if word.at is UNSET else places(state, word.at, scope)[0]
    yield from join(state, seat, name, wounds=word.wounds, despair=word.despair or 0, at=at)
    if word.leader:
        state.players[seat].leader = name
        state.tell(LeaderNamed(seat=seat, survivor=name))
    return scope.but(it=name, here=state.survivors[name].place)


def _fetch_survivor(state: State, name: str, aside: bool) -> None:
    """Who was set aside is at hand; else the deck is searched, and then shuffled (X5)."""
    if aside:
        state.aside.remove(name)
        return
    state.decks["survivor"].remove(name)
    state.shuffle(state.decks["survivor"])
    state.tell(Shuffled(deck="survivors"))


def _clear_a_space(state: State, word: Recruit, scope: Scope) -> Rule:
    """Without a free space a survivor there, whom the first player picks, goes home (I1.16)."""
    for name in places(state, word.at or HOME_WORD, scope):
        if free_spaces(state, name) <= 0 and state.at(name):
            yield from _make_room(state, first_player(state, scope.seat), name, scope.card)


def _make_room(state: State, seat: int, place: str, card: str) -> Rule:
    def there() -> list[str]:
        return [survivor.id for survivor in state.at(place)]

    name = yield from pick_one(state, seat, "survivor", there, ("displace", card))
    yield from send_home(state, state.survivors[name])


def _top_survivor(state: State, seat: int, card: str) -> Asking[str]:
    """The top card of the deck; some may choose among several, and the others are shuffled back."""
    deck = state.decks["survivor"]
    more = [mod.n for mod in player_mods(state, seat, Instead) if mod.of == "recruit"]
    found = [deck.pop() for _ in range(min(max(more, default=1), len(deck)))]
    if len(found) == 1:
        return found[0]
    state.lane.shown += found
    for one in found:
        state.tell(NewcomerDrawn(survivor=one, seat=seat))
    name = yield from pick_fixed(state, seat, "take", found, (card,))
    state.lane.shown = [one for one in state.lane.shown if one not in found]
    others = [one for one in found if one != name]
    deck += others
    state.shuffle(deck)
    state.tell(Shuffled(deck="survivors", returned=others))
    return name


@checks(Recruit)
def can_recruit(state: State, word: Recruit, scope: Scope) -> bool:
    seat = scope.player if word.for_ == "player" else scope.seat
    if word.at is UNSET:
        room = has_place_for(state, seat)
    else:
        room = any(
            free_spaces(state, name) > 0 and not (is_home(state, name) and state.players[seat].exiled)  # E3.10
            for name in places(state, word.at, scope)
        )
    if word.named:
        return room and word.named in (state.aside if word.aside else state.decks["survivor"])
    return room and bool(state.decks["survivor"])


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


@runs(GiveSideEffect)
def run_side_effect(state: State, word: GiveSideEffect, scope: Scope) -> Asking[Scope]:
    """A card goes to "it", or the last one back; if it is in use already nothing is equipped (N3.2)."""
    survivor = state.survivors.get(scope.it)
    if survivor is None:
        return scope
    if word.act == "back":
        _lose_side_effect(state, survivor)
        yield from check_death(state, survivor)  # it may be what kept them alive
        return scope
    if word.act == "random" and not state.side_effects:
        return scope
    key = _drawn(state) if word.act == "random" else f"{word.named}@side-effect"
    taken = key in state.side_effects
    if taken:
        state.side_effects.remove(key)
        survivor.cards.append(Held(key))
    state.tell(SideEffectTaken(survivor=survivor.id, card=key, taken=taken))
    return scope


def _drawn(state: State) -> str:
    """One of the side effects that nobody has, by lot."""
    return sorted(state.side_effects)[state.draw(len(state.side_effects))]


def _lose_side_effect(state: State, survivor: Survivor) -> None:
    """The last one goes back to those that nobody has."""
    for held in reversed(survivor.cards):
        if held.key in state.library.side_effects:
            survivor.cards.remove(held)
            state.side_effects.append(held.key)
            state.tell(SideEffectReturned(card=held.key))
            return


@runs(Unequip)
def run_unequip(state: State, word: Unequip, scope: Scope) -> Asking[Scope]:
    survivor = state.survivors.get(scope.it)
    if survivor is None:
        return scope
    match word.what:
        case "all":
            items = _meant_equipment(state, word, survivor)
        case "one":

            def worn() -> list[str]:
                return sorted(set(_meant_equipment(state, word, survivor)))

            found = yield from pick_live(state, survivor.owner, "unequip", worn, (scope.it,), scope.it)
            items = [found] if found else []
        case "the-card":
            items = [held.key for held in survivor.cards if held.key == scope.weapon][:1]
    if word.to == "loot" and are_about(state):
        for held in take_off(survivor, items):
            state.loot.append(held.key)
            state.tell(BecameLoot(card=held.key))
    elif word.to == "removed":
        for held in take_off(survivor, items):
            leave_game(state, held.key, face_up=True)
            state.tell(CardLeft(card=held.key))
    elif word.to or word.what == "the-card":
        for held in take_off(survivor, items):
            to_waste(state, colony_of(state, scope.seat), held.key)
    else:
        unequip_to_hand(state, survivor, items)
    return scope


def _meant_equipment(state: State, word: Unequip, survivor: Survivor) -> list[str]:
    items = equipment(state, survivor)
    return [key for key in items if word.symbol in (UNSET, state.library.items[key].symbol)]


@checks(Unequip)
def can_unequip(state: State, word: Unequip, scope: Scope) -> bool:
    survivor = state.survivors.get(scope.it)
    if word.what == "all":
        return True
    items = _meant_equipment(state, word, survivor) if survivor is not None else []
    return scope.weapon in items if word.what == "the-card" else bool(items)
