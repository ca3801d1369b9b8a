"""Which powers are in force: abilities, equipment, attached cards, standing rules and the main objective."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeVar

from hivernage.cards.card import Crossroads, Item, Side
from hivernage.cards.effects import Power
from hivernage.cards.modifiers import (
    AnyDie,
    Cannot,
    CopiesAbilities,
    DiesAt,
    FoodDue,
    Instead,
    Modifier,
    NoExposure,
    NoSpread,
    SearchMore,
    TakesAs,
    WardBite,
    WastePer,
)
from hivernage.cards.targets import HOME_WORD
from hivernage.model.parts import NOBODY, Colony, Held, Survivor
from hivernage.model.state import State
from hivernage.rules.conditions import holds, matches
from hivernage.rules.facts import DEADLY
from hivernage.rules.homes import home, is_home
from hivernage.rules.scope import Scope

M = TypeVar("M", bound=Modifier)


class Source(NamedTuple):
    """Where a power comes from, and for whom it works. Uses are counted by holder and source."""

    kind: str  # ability, card, standing, objective
    name: str  # the survivor whose ability it is, the card's key, the words of a standing rule
    holder: str  # the survivor who has it; "" for a player or the whole table
    number: int  # which card of the holder, which standing rule
    power: int  # which power of the card


def side(state: State) -> Side:
    """The side of the main objective that is played."""
    return state.library.side(state.objective, state.options.hard)


def works_here(state: State, power: Power, place: str, seat: int) -> bool:
    """Whether a power of a player works for a holder at this place (A6.3)."""
    at = power.at
    if at is None or at == place or at == "everywhere":
        return True
    if at == "non-colony":
        return not is_home(state, place)
    return at == HOME_WORD and place == home(state, seat)


def powers_of(state: State, survivor: Survivor) -> Iterator[tuple[Source, Power]]:
    """Every power that works for a survivor now: their own, their cards', and standing rules; not the objective's."""
    yield from _abilities(state, survivor)
    for number, held in enumerate(survivor.cards):
        for index, power in enumerate(card_powers(state, held.key)):
            if works_here(state, power, survivor.place, survivor.owner):
                yield Source("card", held.key, survivor.id, number, index), power
    if state.standing:
        yield from _standing(state, survivor)


def card_powers(state: State, key: str) -> tuple[Power, ...]:
    """The powers of a card next to a survivor."""
    card = state.library.cards[key]
    if isinstance(card, Item):
        return card.powers
    return card.attached if isinstance(card, Crossroads) else ()


def _abilities(state: State, survivor: Survivor) -> Iterator[tuple[Source, Power]]:
    if state.standing and cannot_use(state, survivor):
        return
    own = state.library.survivors[survivor.id].powers
    for index, power in enumerate(own):
        if works_here(state, power, survivor.place, survivor.owner):
            yield Source("ability", survivor.id, survivor.id, 0, index), power
    if survivor.id in state.library.copiers:
        place = survivor.left or survivor.place
        if any(works_here(state, power, place, survivor.owner) for power in own):
            yield from _copied(state, survivor, place)


def _copied(state: State, survivor: Survivor, place: str) -> Iterator[tuple[Source, Power]]:
    """What others have is gained and lost only when a move is over, its roll included."""
    for other in state.survivors.values():
        if other is survivor or other.place != place:
            continue
        for index, power in enumerate(state.library.survivors[other.id].powers):
            if works_here(state, power, place, survivor.owner) and not any(
                isinstance(m, CopiesAbilities) for m in power.mods
            ):
                yield Source("ability", other.id, survivor.id, 0, index), power


def cannot_use(state: State, survivor: Survivor) -> bool:
    """Whether a standing rule takes the survivor's ability away."""
    return any(
        isinstance(mod, Cannot) and "use-ability" in mod.do
        for standing in state.standing
        if standing.survivor == survivor.id
        for power in state.library.nodes[standing.node].powers
        for mod in power.mods
    )


def _standing(state: State, survivor: Survivor) -> Iterator[tuple[Source, Power]]:
    for number, standing in enumerate(state.standing):
        if standing.survivor not in ("", survivor.id) or standing.seat not in (NOBODY, survivor.owner):
            continue
        for index, power in enumerate(state.library.nodes[standing.node].powers):
            if works_here(state, power, survivor.place, survivor.owner):
                yield Source("standing", standing.node, survivor.id if standing.survivor else "", number, index), power


def objective_powers(state: State) -> Iterator[tuple[Source, Power]]:
    for index, power in enumerate(side(state).powers):
        yield Source("objective", state.objective, "", 0, index), power


def table_powers(state: State, seat: int) -> Iterator[tuple[Source, Power]]:
    """Powers of a player that need no survivor: standing rules on the player or the table, and the objective."""
    for number, standing in enumerate(state.standing):
        if not standing.survivor and standing.seat in (NOBODY, seat):
            for index, power in enumerate(state.library.nodes[standing.node].powers):
                yield Source("standing", standing.node, "", number, index), power
    yield from objective_powers(state)


# Limits of use


def _period(state: State, power: Power) -> int:
    match power.once:
        case "turn":
            return state.turn
        case "game":
            return 1
        case _:
            return state.round


def is_used(state: State, source: Source, power: Power) -> bool:
    """Whether a once-per-round (turn, game) power has been used."""
    if power.once is None:
        return False
    uses, key = _uses(state, source)
    return uses.get(key) == _period(state, power)


def mark_used(state: State, source: Source, power: Power) -> None:
    """Count one use; it stays used when the card changes hands (F6.1)."""
    if power.once is not None:
        uses, key = _uses(state, source)
        uses[key] = _period(state, power)


def _uses(state: State, source: Source) -> tuple[dict[str, int], str]:
    """Where the uses of a power are counted, and under which name: each power for itself."""
    match source.kind:
        case "card":
            return state.survivors[source.holder].cards[source.number].uses, str(source.power)
        case "ability":
            return state.survivors[source.holder].uses, f"{source.name}/{source.power}"
        case "standing":
            return state.standing[source.number].uses, str(source.power)
        case _:
            return state.objective_uses, str(source.power)


def used_powers(state: State, powers: tuple[Power, ...], uses: dict[str, int]) -> list[int]:
    """Which powers of a card (or of a standing rule) can't be used again for now, by their place on it."""
    if not uses:
        return []
    return [n for n, power in enumerate(powers) if power.once and uses.get(str(n)) == _period(state, power)]


def still_used(state: State, held: Held) -> bool:
    """Whether a card has a power that can't be used again for now."""
    return bool(used_powers(state, card_powers(state, held.key), held.uses))


def use_up(state: State, held: Held) -> None:
    """Let all powers of a card that have a limit be used."""
    powers = enumerate(card_powers(state, held.key))
    held.uses = {str(n): _period(state, power) for n, power in powers if power.once is not None}


# Standing modifiers


def mods(state: State, survivor: Survivor, kind: type[M]) -> list[M]:
    """The modifiers of one kind that simply hold for a survivor."""
    library = state.library
    found: list[M] = []
    if survivor.cards or state.standing or library.interested(survivor.id, kind):
        found += _mods_in(state, survivor, powers_of(state, survivor), kind)
    if library.interested(state.objective + "@main", kind):
        found += _mods_in(state, survivor, objective_powers(state), kind)
    return found


def _mods_in(state: State, survivor: Survivor, powers: Iterable[tuple[Source, Power]], kind: type[M]) -> list[M]:
    return [
        mod
        for _, power in powers
        if power.mods and not power.is_limited and power.start is None and _needs_met(state, power, survivor)
        for mod in power.mods
        if isinstance(mod, kind)
    ]


def _needs_met(state: State, power: Power, survivor: Survivor) -> bool:
    return power.needs is None or holds(state, power.needs, Scope(survivor.owner, it=survivor.id, here=survivor.place))


def player_mods(state: State, seat: int, kind: type[M]) -> list[M]:
    """The modifiers of one kind on a player, through the table or any of their survivors."""
    library = state.library
    found: list[M] = []
    if state.standing or library.interested(state.objective + "@main", kind):
        found = _table_mods(state, seat, kind)
    for survivor in state.survivors.values():
        if survivor.owner == seat and (survivor.cards or state.standing or library.interested(survivor.id, kind)):
            found += _own_mods(state, survivor, kind)
    return found


def _table_mods(state: State, seat: int, kind: type[M]) -> list[M]:
    scope = Scope(seat)
    return [
        mod
        for _, power in table_powers(state, seat)
        if power.mods and not power.is_limited and (power.needs is None or holds(state, power.needs, scope))
        for mod in power.mods
        if isinstance(mod, kind)
    ]


def _own_mods(state: State, survivor: Survivor, kind: type[M]) -> list[M]:
    """Those that come from the survivor and their cards alone, so that what is on the table counts once."""
    own = (entry for entry in powers_of(state, survivor) if entry[0].holder == survivor.id)
    return _mods_in(state, survivor, own, kind)


def wounds_to_kill(state: State, survivor: Survivor) -> int:
    """How many wounds of any kind kill this survivor (D4)."""
    return max((mod.n for mod in mods(state, survivor, DiesAt)), default=DEADLY)


def takes_as_wound(state: State, survivor: Survivor, harm: str) -> bool:
    return any(mod.harm == harm for mod in mods(state, survivor, TakesAs))


def is_passed_over(state: State, survivor: Survivor) -> bool:
    """Whether a spreading bite passes the survivor over."""
    return bool(mods(state, survivor, NoSpread))


def is_spared_move(state: State, survivor: Survivor, there: str, here: str) -> bool:
    return any(
        mod.act == "move" and (mod.between is None or set(mod.between) == {there, here})
        for mod in mods(state, survivor, NoExposure)
    )


def is_spared_attack(state: State, survivor: Survivor, entrances: list[int]) -> bool:
    """Whether an attack needs no exposure roll; `entrances`: those of the colony at which zombies died."""
    return any(
        mod.act == "attack" and (mod.entrance is None or all(e == mod.entrance - 1 for e in entrances))
        for mod in mods(state, survivor, NoExposure)
        if mod.entrance is None or (is_home(state, survivor.place) and entrances)
    )


def is_forbidden(state: State, survivor: Survivor, act: str, to: str = "") -> bool:
    """Whether a card forbids this survivor to do something."""
    return forbids(bans_on(state, survivor), act, to)


def bans_on(state: State, survivor: Survivor) -> list[Cannot]:
    """Whatever cards forbid this survivor."""
    library = state.library
    brings = library.interested(survivor.id, Cannot) or library.interested(state.objective + "@main", Cannot)
    if not (state.standing or survivor.cards or brings):
        return []
    scope = Scope(survivor.owner, it=survivor.id, here=survivor.place)
    return [
        mod
        for mod in mods(state, survivor, Cannot)
        if mod.symbol is None and (mod.who is None or matches(state, mod.who, survivor, scope))
    ]


def forbids(bans: list[Cannot], act: str, to: str = "") -> bool:
    """Whether one of them is about this."""
    return bool(bans) and any(act in mod.do and (mod.to is None or mod.to == to) for mod in bans)


def is_player_forbidden(state: State, seat: int, act: str, symbol: str = "") -> bool:
    """Whether a card forbids a player to do something."""
    return forbids_player(player_mods(state, seat, Cannot), act, symbol)


def forbids_player(bans: list[Cannot], act: str, symbol: str = "") -> bool:
    """Whether one of the bans on a player is about this."""
    return bool(bans) and any(act in mod.do and (mod.symbol is None or mod.symbol == symbol) for mod in bans)


def waste_group(state: State, colony: Colony) -> int:
    """How many waste cards cost a colony one morale (C2)."""
    return max((mod.n for mod in player_mods(state, state.first, WastePer)), default=colony.waste_step)


def extra_food_due(state: State) -> int:
    own = sum(mod.n for survivor in state.survivors.values() for mod in _own_mods(state, survivor, FoodDue))
    return own + sum(mod.n for mod in _table_mods(state, NOBODY, FoodDue))


def wards(state: State) -> list[WardBite]:
    return _table_mods(state, state.first, WardBite)


def changes(power: Power, act: str, place: str) -> bool:
    """Whether a limited power may be chosen with this action at this place; `any-die`: whether it allows low dice."""
    return any(changes_by(mod, act, place) for mod in power.mods)


def changes_by(mod: Modifier, act: str, place: str) -> bool:
    """Whether a modifier is about this action at this place."""
    match mod:
        case Instead():
            return {"attack": "kill"}.get(act, act) == mod.of
        case NoExposure():
            return act == mod.act
        case SearchMore():
            return act == "search" and mod.at in (None, place)
        case AnyDie():
            return act == "any-die"
        case _:
            return False
