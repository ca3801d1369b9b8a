"""Wounds, deaths and newcomers (chapters D4 and K)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hivernage.cards.card import Item
from hivernage.cards.library import origin
from hivernage.model.board import SPOTS
from hivernage.model.events import (
    CardLeft,
    Eliminated,
    EquipmentCaptured,
    EquipmentToDeck,
    EquipmentToHand,
    EquipmentToLoot,
    Equipped,
    FirstPlayerNamed,
    HandLeft,
    Healed,
    Joined,
    Killed,
    LeaderNamed,
    NewcomerDrawn,
    Shuffled,
    SideEffectReturned,
    SurvivorRemoved,
    Wounded,
)
from hivernage.model.parts import Colony, Held, Lost, Survivor
from hivernage.model.question import Answer, GameOver
from hivernage.model.question import Gone as NoMore
from hivernage.model.state import State
from hivernage.rules.asking import Asking, Rule, ask, pick_live, pick_one
from hivernage.rules.colony import leave_game
from hivernage.rules.facts import DEADLY
from hivernage.rules.gates import against_place
from hivernage.rules.homes import (
    colony_at,
    colony_of,
    first_player,
    home,
    is_at_enemy_door,
    is_den,
    leader_of,
    outside,
)
from hivernage.rules.powers import counting_uses, takes_as, wounds_to_kill
from hivernage.rules.scope import Scope
from hivernage.rules.spaces import free_spaces
from hivernage.rules.tops import show_top
from hivernage.rules.wards import drop_morale
from hivernage.rules.whenever import carry_out, last_words


def lowest(state: State, survivors: Iterable[Survivor]) -> Asking[Survivor]:
    """The survivor with the lowest influence; the first player picks between equals (G5.2)."""
    return (yield from _of_influence(state, survivors, min, "lowest"))


def highest(state: State, survivors: Iterable[Survivor]) -> Asking[Survivor]:
    """The survivor with the highest influence; the first player picks between equals (G5.2)."""
    return (yield from _of_influence(state, survivors, max, "highest"))


def _of_influence(
    state: State, survivors: Iterable[Survivor], extreme: Callable[[list[int]], int], word: str
) -> Asking[Survivor]:
    cards = state.library.survivors
    group = list(survivors)
    wanted = extreme([cards[s.id].influence for s in group])
    ties = [s.id for s in group if cards[s.id].influence == wanted]

    def alive() -> list[str]:
        return [name for name in ties if name in state.survivors]

    asked = first_player(state, group[0].owner)
    name = yield from pick_one(state, asked, "survivor", alive, (word,))
    return state.survivors[name]


def is_den_full(state: State, seat: int) -> bool:
    """Whether the home of a seat is a den without room for one more (LW2.5)."""
    den = colony_of(state, seat)
    return is_den(den) and free_spaces(state, den.place) <= 0


def has_place_for(state: State, seat: int) -> bool:
    """Whether a newcomer of a seat finds a place: at home, or outside where home is closed or a full den."""
    if state.players[seat].exiled:
        return True
    return bool(free_outside(state)) if is_den_full(state, seat) else free_spaces(state, home(state, seat)) > 0


def free_outside(state: State) -> list[str]:
    """Places outside with a survivor space left, which people may enter."""
    names = [name for name in outside(state) if free_spaces(state, name) > 0]
    return [name for name in names if against_place(state, name) is None] if state.closed else names


def wound(state: State, name: str, n: int = 1, harm: str = "wound") -> Rule:
    """Wounds come one at a time, and the last one kills at once (D4, T3)."""
    for _ in range(n):
        survivor = state.survivors.get(name)
        if survivor is None:
            return
        _add_harm(state, survivor, harm)
        yield from check_death(state, survivor)


def _add_harm(state: State, survivor: Survivor, harm: str) -> None:
    if harm == "frostbite":
        harm = takes_as(state, survivor, "frostbite")
    if harm == "nothing":
        return
    if harm == "frostbite":
        survivor.frostbite += 1
    elif harm == "despair":
        survivor.despair += 1
    else:
        survivor.wounds += 1
    deadly = wounds_to_kill(state, survivor)
    state.tell(Wounded(survivor=survivor.id, harm=harm, total=survivor.harm, deadly=deadly))


def is_deadly(state: State, survivor: Survivor, harm: int) -> bool:
    """Whether so many wounds of any kinds kill this survivor (D4)."""
    return harm >= DEADLY and harm >= wounds_to_kill(state, survivor)


def check_death(state: State, survivor: Survivor) -> Rule:
    """Looked at after every wound, and when a survivor loses what kept them alive."""
    if is_deadly(state, survivor, survivor.harm) and survivor.id in state.survivors:
        yield from kill(state, survivor.id, "wounds")


def check_deaths(state: State) -> Rule:
    """Whoever lived by another's ability dies when it no longer reaches them."""
    for survivor in [s for s in state.survivors.values() if s.harm >= DEADLY]:
        yield from check_death(state, survivor)


def heal(state: State, survivor: Survivor, kind: str) -> None:
    """One wound of a kind that the survivor has goes."""
    if kind == "frostbite":
        survivor.frostbite -= 1
    elif kind == "despair":
        survivor.despair -= 1
    else:
        survivor.wounds -= 1
    state.tell(Healed(survivor=survivor.id, harm=kind))


def kill(state: State, name: str, cause: str, free: bool = False) -> Rule:
    """A killed survivor leaves the game and costs one morale, unless their player is exiled (K1, E3.9)."""
    survivor = state.survivors[name]
    owner = state.players[survivor.owner]
    said = last_words(state, survivor)
    _take_off(state, survivor, killed=True)
    if (turn := state.turn_of(owner.seat)) is not None:
        turn.died = True
    state.tell(Killed(survivor=name, seat=owner.seat, place=survivor.place, cause=cause))
    costs = not free and not owner.exiled
    state.lane.unmourned += [owner.seat] if costs else []
    yield from capture(state)
    if costs:
        yield from mourn(state, owner.seat)
    yield from carry_out(state, said, Scope(owner.seat, here=survivor.place))
    yield from settle_group(state, owner.seat)
    yield from check_deaths(state)


def mourn(state: State, seat: int) -> Rule:
    """A death costs the home of the dead a morale, which was owed until now."""
    yield from drop_morale(state, colony_of(state, seat), 1, after="death")
    state.lane.unmourned.remove(seat)


def remove(state: State, name: str) -> Rule:
    """Removed is not killed: no morale is lost (K5)."""
    survivor = state.survivors[name]
    _take_off(state, survivor, killed=False)
    state.tell(SurvivorRemoved(survivor=name, seat=survivor.owner, place=survivor.place))
    yield from capture(state)
    yield from settle_group(state, survivor.owner)
    yield from check_deaths(state)


def _take_off(state: State, survivor: Survivor, killed: bool) -> None:
    """Equipment returns to the hand at home, elsewhere it is shuffled into the place's deck (K2).

    At the enemy's home their leader captures it (W14).
    """
    del state.survivors[survivor.id]
    if survivor.id in state.bitten:
        state.bitten.remove(survivor.id)
    state.lost.append(Lost(survivor.id, killed, state.players[survivor.owner].colony))
    if state.players[survivor.owner].leader == survivor.id:
        state.players[survivor.owner].leader = ""
    state.standing = [rule for rule in state.standing if rule.survivor != survivor.id]
    worn = _worn(state, survivor.cards)
    held = [card for card in survivor.cards if card.key in state.library.items]
    items = drop_attached(state, survivor)
    survivor.cards = []
    if not items:
        return
    if survivor.place == home(state, survivor.owner):
        _to_hand(state, survivor.owner, items, worn)
    elif is_at_enemy_door(survivor):
        state.lane.captured += held
        state.lane.captured_at = survivor.place
        state.tell(EquipmentCaptured(place=survivor.place, cards=items))
    elif not SPOTS[survivor.place].has_deck:
        state.loot += items  # K2.1
        state.tell(EquipmentToLoot(place=survivor.place, cards=items))
    else:
        deck = state.places[survivor.place].deck
        deck += items
        state.tell(EquipmentToDeck(place=survivor.place, cards=items))
        shuffle_deck(state, survivor.place)


def capture(state: State) -> Rule:
    """The leader of a colony equips what was captured at once on its survivors there, or it leaves the game (W14)."""
    while state.lane.captured:
        colony = colony_at(state, state.lane.captured_at)
        assert colony is not None
        key = state.lane.captured[0].key
        name = yield from _pick_captor(state, colony, key)
        held = state.lane.captured.pop(0)
        if not name:
            leave_game(state, held.key, face_up=True)
            state.tell(CardLeft(card=held.key))
        else:
            state.survivors[name].cards.append(held)
            state.tell(Equipped(survivor=name, card=held.key))


def _pick_captor(state: State, colony: Colony, key: str) -> Asking[str]:
    """Who gets a captured card; nobody is left to get it where the name is empty."""

    def options() -> tuple[Answer, ...]:
        return tuple(("equip", key, name) for name in _captors(state, colony))

    found = options()
    if len(found) > 1:
        try:
            return (yield from ask(state, leader_of(state, colony), "equip", (key,), options))[2]
        except NoMore:
            return ""
    return found[0][2] if found else ""


def _captors(state: State, colony: Colony) -> list[str]:
    """Whoever lives there and is at home, also those of the leader's teammates (W14.2)."""
    return [
        survivor.id
        for survivor in state.at(colony.place)
        if not is_at_enemy_door(survivor) and survivor.id not in state.bitten
    ]


def _worn(state: State, cards: list[Held]) -> list[Held]:
    """The items among these cards that have been used, with the uses that still count."""
    found = []
    for held in cards:
        item = state.library.items.get(held.key)
        used = counting_uses(state, item.powers, held.uses) if item else {}
        if used:
            found.append(Held(held.key, used))
    return found


def _to_hand(state: State, seat: int, items: list[str], worn: list[Held]) -> None:
    """What was used this round, or once for the whole game, stays used when it is equipped again (F6.1)."""
    player = state.players[seat]
    player.hand += items
    player.worn += worn
    state.tell(EquipmentToHand(seat=seat, cards=items))


def drop_attached(state: State, survivor: Survivor) -> list[str]:
    """The items of a survivor; crossroads cards attached to them leave the game, side effects go back (N3.3)."""
    items = []
    for held in survivor.cards:
        if isinstance(state.library.cards[held.key], Item):
            items.append(held.key)
        elif held.key in state.library.side_effects:
            state.side_effects.append(held.key)
            state.tell(SideEffectReturned(card=held.key))
        else:
            leave_game(state, held.key, face_up=True)
            state.tell(CardLeft(card=held.key))
    return items


def shuffle_deck(state: State, place: str) -> None:
    state.shuffle(state.places[place].deck)
    state.tell(Shuffled(deck=place))
    show_top(state, place)


def shuffle_back(state: State, place: str, cards: list[str]) -> None:
    """What was turned up from a deck goes back into it: which cards is told, since another lane may shuffle it too."""
    deck = state.places[place].deck
    deck += cards
    state.shuffle(deck)
    state.tell(Shuffled(deck=place, returned=cards))
    show_top(state, place)


def settle_group(state: State, seat: int) -> Rule:
    """A group without leader names one (K3); a player without group starts again (K4)."""
    player = state.players[seat]
    group = state.group(seat)
    if not group:
        yield from _start_again(state, seat)
    elif not player.leader and not player.out:

        def able() -> list[str]:  # nobody, once another lane has asked and been answered
            return [] if player.leader else [s.id for s in state.group(seat)]

        name = yield from pick_live(state, seat, "leader", able)
        if name is not None:
            player.leader = name
            state.tell(LeaderNamed(seat=seat, survivor=name))


def _start_again(state: State, seat: int) -> Rule:
    """The hand leaves the game, and the next survivor of the deck joins as leader (K4), or the player is out (O5)."""
    player = state.players[seat]
    player.leader = ""
    if player.hand:
        for key in player.hand:
            leave_game(state, key, face_up=False)
        state.tell(HandLeft(seat=seat, backs=backs(player.hand), private={seat: {"cards": player.hand[:]}}))
        player.hand = []
        player.locked, player.worn = [], []
    if player.out:
        return
    if state.options.elimination:
        leave_play(state, seat)
    elif state.fighting:
        if seat not in state.newcomers:
            state.newcomers.append(seat)  # the newcomer comes when the combats are over (W15)
    elif state.decks["survivor"]:
        name = state.decks["survivor"].pop()
        yield from join(state, seat, name, even_if_full=True)
        state.tell(LeaderNamed(seat=seat, survivor=name))


def leave_play(state: State, seat: int) -> None:
    """A player who is out is passed over everywhere: a turn still to come, the first player token (O5.2)."""
    if seat in state.seats_from(state.lane.seat + 1)[: max(0, state.turns_left - 1)]:
        state.turns_left -= 1
    state.players[seat].out = True
    state.players[seat].dice = []
    state.tell(Eliminated(seat=seat))
    if all(player.out for player in state.players):
        raise GameOver("eliminated")
    if state.first == seat:
        state.first = state.right_of(seat)
        state.tell(FirstPlayerNamed(seat=state.first))


def backs(keys: list[str]) -> list[str]:
    """The origins of cards, in an order that tells nothing else."""
    return sorted(origin(key) for key in keys)


def by_back(keys: list[str]) -> list[str]:
    """Cards in an order in which only the backs matter first: a random pick by place shows no more than its back."""
    return sorted(keys, key=lambda key: (origin(key), key))


def join(
    state: State, seat: int, name: str, even_if_full: bool = False, wounds: int = 0, despair: int = 0, at: str = ""
) -> Rule:
    """A new survivor comes home, or a place outside of choice for an exiled player (K6, E3.7), or where a card says.

    So does a lone wolf's where the den is full (LW2.3).
    """
    place = at or home(state, seat)
    outside_only = not at and (state.players[seat].exiled or is_den_full(state, seat))
    assert even_if_full or outside_only or free_spaces(state, place) > 0, "the caller looks for room (X6)"
    state.lane.shown.append(name)
    state.tell(NewcomerDrawn(survivor=name, seat=seat))
    if outside_only:
        place = (yield from pick_live(state, seat, "place", lambda: free_outside(state), (name,))) or place
    state.lane.shown.remove(name)
    state.survivors[name] = Survivor(name, seat, place, wounds=wounds, despair=despair)
    state.tell(Joined(survivor=name, seat=seat, place=place))
    if not state.players[seat].leader:
        state.players[seat].leader = name


def equipment(state: State, survivor: Survivor) -> list[str]:
    """The items next to a survivor, without attached crossroads cards."""
    return [held.key for held in survivor.cards if isinstance(state.library.cards[held.key], Item)]


def take_off(survivor: Survivor, items: list[str]) -> list[Held]:
    """These items are no longer next to the survivor; of copies the first goes."""
    taken = []
    for key in items:
        taken.append(next(held for held in survivor.cards if held.key == key))
        survivor.cards = [held for held in survivor.cards if held is not taken[-1]]
    return taken


def unequip_to_hand(state: State, survivor: Survivor, items: list[str]) -> None:
    """A card effect sends items back to the owner's hand; attached cards stay."""
    if items:
        _to_hand(state, survivor.owner, items, _worn(state, take_off(survivor, items)))
