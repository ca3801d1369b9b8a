"""Which powers are in force: abilities, equipment, attached cards, standing rules and the main objective."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Literal, NamedTuple, TypeVar

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from hivernage.cards.card import AnySide, Crossroads, Improvement, Item, SideEffect
from hivernage.cards.effects import Power
from hivernage.cards.modifiers import (
    AnyDie,
    BarricadeArms,
    Cannot,
    CopiesAbilities,
    CountsAs,
    DiesAt,
    FoodDue,
    Instead,
    Modifier,
    NoExposure,
    NoSpread,
    SearchMore,
    SureHit,
    TakesAs,
    Truce,
    Value,
    Votes,
    WardBite,
    WastePer,
    ZombiesDue,
    is_planned,
)
from hivernage.cards.targets import HOME_WORD
from hivernage.model.parts import NOBODY, Colony, Held, Standing, Survivor
from hivernage.model.state import State
from hivernage.rules.conditions import holds, matches, places
from hivernage.rules.conditions import number as amount
from hivernage.rules.facts import DEADLY, DIE_TOP
from hivernage.rules.homes import first_player, home, is_home, leader_of, town
from hivernage.rules.scope import Scope

M = TypeVar("M", bound=Modifier)


class Source(NamedTuple):
    """Where a power comes from, and for whom it works. Uses are counted by holder and source."""

    kind: str  # ability, card, standing, built, objective
    name: str  # the survivor whose ability it is, the card's key, the words of a standing rule
    holder: str  # the survivor who has it; "" for a player or the whole table
    number: int  # which card of the holder, which standing rule, which improvement
    power: int  # which power of the card


def side(state: State) -> AnySide:
    """The side of the main objective that is played."""
    return state.library.side(state.objective, state.options.hard)


def works_here(state: State, power: Power, place: str, seat: int) -> bool:
    """Whether a power of a player works for a holder at this place (A6.3)."""
    return power.at is None or power.at == place or _stands(state, power.at, place, seat)


def _stands(state: State, where: str, place: str, seat: int) -> bool:
    """Whether a place is one of those that a word means."""
    if where == "non-colony":
        return not is_home(state, place)
    if where == "town":
        return place in town(state)
    if where == "enemy-colony":
        return place in places(state, "enemy-colony", Scope(seat))
    if where == "contested":
        return place in places(state, "contested", Scope(seat))
    return where == "everywhere" or (where == HOME_WORD and place == home(state, seat))


def powers_of(state: State, survivor: Survivor) -> Iterator[tuple[Source, Power]]:
    """Every power that works for a survivor now: their own, their cards', and standing rules; not the objective's.

    None for who lies bitten (W5.1, W5.3).
    """
    if survivor.id in state.bitten:
        return
    yield from _abilities(state, survivor)
    for number, held in enumerate(survivor.cards):
        for index, power in enumerate(card_powers(state, held.key)):
            if works_here(state, power, survivor.place, survivor.owner):
                yield Source("card", held.key, survivor.id, number, index), power
    if state.standing:
        yield from _standing(state, survivor)
    for source, power in built_powers(state):
        if works_here(state, power, survivor.place, survivor.owner):
            yield source, power


def card_powers(state: State, key: str) -> tuple[Power, ...]:
    """The powers of a card next to a survivor, or of an improvement."""
    card = state.library.cards[key]
    if isinstance(card, Item | Improvement | SideEffect):
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
        if standing.survivor not in ("", survivor.id) or not _is_for(state, standing, survivor.owner):
            continue
        for index, power in enumerate(_said_of_place(state.library.nodes[standing.node].powers, standing.place)):
            if works_here(state, power, survivor.place, survivor.owner):
                yield Source("standing", standing.node, survivor.id if standing.survivor else "", number, index), power


def _is_for(state: State, standing: Standing, seat: int) -> bool:
    """Whether a standing rule is for a player: for that one, for the whole table, or for their colony's."""
    if standing.colony == NOBODY:
        return standing.seat in (NOBODY, seat)
    return seat != NOBODY and state.players[seat].colony == standing.colony


def _said_of_place(powers: tuple[Power, ...], place: str) -> tuple[Power, ...]:
    """The powers of a standing rule; where it speaks of a place, that is what `here` means in it."""
    if not place:
        return powers
    return tuple(replace(power, mods=tuple(_mod_at(mod, place) for mod in power.mods)) for power in powers)


def _mod_at(mod: Modifier, place: str) -> Modifier:
    if not isinstance(mod, NoExposure):
        return mod
    ways = {name: place for name in ("to", "from_") if getattr(mod, name) == "here"}
    return replace(mod, **ways)


def built_powers(state: State) -> Iterator[tuple[Source, Power]]:
    """What improvements do: the table has it (U2.2)."""
    for number, held in enumerate(state.built):
        for index, power in enumerate(state.library.improvements[held.key].powers):
            yield Source("built", held.key, "", number, index), power


def has_lasting(state: State) -> bool:
    """Whether anything is in force that neither a survivor nor the main objective brings."""
    return bool(state.standing or state.built)


def objective_powers(state: State) -> Iterator[tuple[Source, Power]]:
    for index, power in enumerate(side(state).powers):
        yield Source("objective", state.objective, "", 0, index), power


def table_powers(state: State, seat: int) -> Iterator[tuple[Source, Power]]:
    """Powers of a player that need no survivor: standing rules on player or table, improvements, the objective."""
    for number, standing in enumerate(state.standing):
        if not standing.survivor and _is_for(state, standing, seat):
            for index, power in enumerate(_said_of_place(state.library.nodes[standing.node].powers, standing.place)):
                yield Source("standing", standing.node, "", number, index), power
    yield from built_powers(state)
    yield from objective_powers(state)


# Limits of use

TIMES = " times"
"""Beside the last use of a power that may be used several times: how often it was, in that turn or round."""


def _period(state: State, power: Power) -> int:
    match power.once:
        case "turn":
            return state.turn
        case "game":
            return 1
        case _:
            return state.round


def is_used(state: State, source: Source, power: Power) -> bool:
    """Whether a once-per-round (turn, game) power has been used, or as often as it may be."""
    if power.once is None:
        return False
    uses, key = _uses(state, source)
    return _is_spent(state, power, uses, key)


def _is_spent(state: State, power: Power, uses: dict[str, int], key: str) -> bool:
    return _counts(state, power, uses, key) and uses.get(key + TIMES, 1) >= (power.times or 1)


def _counts(state: State, power: Power, uses: dict[str, int], key: str) -> bool:
    """Whether it was used in the turn, round or game that it is limited to."""
    return power.once is not None and uses.get(key) == _period(state, power)


def mark_used(state: State, source: Source, power: Power) -> None:
    """Count one use; it stays used when the card changes hands (F6.1)."""
    if power.once is not None:
        uses, key = _uses(state, source)
        if power.times:
            uses[key + TIMES] = 1 + (uses.get(key + TIMES, 0) if _counts(state, power, uses, key) else 0)
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
        case "built":
            return state.built[source.number].uses, str(source.power)
        case _:
            return state.objective_uses, str(source.power)


def used_powers(state: State, powers: tuple[Power, ...], uses: dict[str, int]) -> list[int]:
    """Which powers of a card (or of a standing rule) can't be used again for now, by their place on it."""
    if not uses:
        return []
    return [n for n, power in enumerate(powers) if _is_spent(state, power, uses, str(n))]


def counting_uses(state: State, powers: tuple[Power, ...], uses: dict[str, int]) -> dict[str, int]:
    """The uses of a card that still count, wherever it goes (F6.1)."""
    counting = [str(n) for n, power in enumerate(powers) if _counts(state, power, uses, str(n))] if uses else []
    return {key: n for key, n in uses.items() if key.removesuffix(TIMES) in counting}


def still_used(state: State, held: Held) -> bool:
    """Whether a card has a power whose use still counts."""
    return bool(counting_uses(state, card_powers(state, held.key), held.uses))


def use_up(state: State, held: Held) -> None:
    """Let all powers of a card that have a limit be used."""
    powers = [(str(n), power) for n, power in enumerate(card_powers(state, held.key)) if power.once is not None]
    held.uses = {key: _period(state, power) for key, power in powers}
    held.uses |= {key + TIMES: power.times for key, power in powers if power.times}


# Standing modifiers


def mods(state: State, survivor: Survivor, kind: type[M]) -> list[M]:
    """The modifiers of one kind that simply hold for a survivor."""
    library = state.library
    found: list[M] = []
    if survivor.cards or has_lasting(state) or library.interested(survivor.id, kind):
        found += _mods_in(state, survivor, powers_of(state, survivor), kind)
    if library.interested(state.main_key, kind):
        meant = ((s, p) for s, p in objective_powers(state) if works_here(state, p, survivor.place, survivor.owner))
        found += _mods_in(state, survivor, meant, kind)
    return found


def _mods_in(state: State, survivor: Survivor, powers: Iterable[tuple[Source, Power]], kind: type[M]) -> list[M]:
    return [
        mod
        for _, power in powers
        if power.mods and not power.is_limited and not power.moment and _needs_met(state, power, survivor)
        for mod in power.mods
        if isinstance(mod, kind)
    ]


def _needs_met(state: State, power: Power, survivor: Survivor) -> bool:
    return power.needs is None or holds(state, power.needs, Scope(survivor.owner, it=survivor.id, here=survivor.place))


def player_mods(state: State, seat: int, kind: type[M]) -> list[M]:
    """The modifiers of one kind on a player, through the table or any of their survivors."""
    library = state.library
    found: list[M] = []
    if has_lasting(state) or library.interested(state.main_key, kind):
        found = _table_mods(state, seat, kind)
    for survivor in state.survivors.values():
        if survivor.owner == seat:
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
    if not (survivor.cards or state.standing or state.library.interested(survivor.id, kind)):
        return []
    own = (entry for entry in powers_of(state, survivor) if entry[0].holder == survivor.id)
    return _mods_in(state, survivor, own, kind)


def wounds_to_kill(state: State, survivor: Survivor) -> int:
    """How many wounds of any kind kill this survivor (D4)."""
    return max((mod.n for mod in mods(state, survivor, DiesAt)), default=DEADLY)


def changed_value(state: State, survivor: Survivor, act: str) -> int:
    """How much higher or lower cards make a survivor's value."""
    return sum(mod.n for mod in mods(state, survivor, Value) if mod.act == act)


def takes_as(state: State, survivor: Survivor, harm: str, spread: bool = False) -> str:
    """What frostbite or a bite is for this survivor: the same, a plain wound, or `nothing`; `spread`: from another."""
    found = [
        mod.as_ or "wound" for mod in mods(state, survivor, TakesAs) if mod.harm == harm and (mod.spread or not spread)
    ]
    return "nothing" if "nothing" in found else "wound" if found else harm


def sparing(state: State, survivor: Survivor, spares: Callable[[Modifier], bool]) -> Iterator[tuple[Source, Power]]:
    """The powers that hold for a survivor and have such a modifier."""
    for source, power in powers_of(state, survivor):
        holding = power.mods and not power.is_limited and power.start is None
        if holding and any(spares(mod) for mod in power.mods) and _needs_met(state, power, survivor):
            yield source, power


def is_passed_over(state: State, survivor: Survivor) -> bool:
    """Whether a spreading bite passes the survivor over, by their own words or by those of somebody else."""
    if any(mod.who is UNSET for mod in mods(state, survivor, NoSpread)):
        return True
    if not state.library.brings(NoSpread):
        return False
    return any(
        mod.who is not UNSET and matches(state, mod.who, survivor, Scope(other.owner, it=other.id, here=other.place))
        for other in state.survivors.values()
        for mod in mods(state, other, NoSpread)
    )


def first_uses(state: State, survivor: Survivor, kind: type[M]) -> Iterator[tuple[Source, Power, M]]:
    """Limited modifiers that nobody chooses: they count for a survivor the first time that there is a use for them."""
    for source, power in (*powers_of(state, survivor), *objective_powers(state)):
        if power.mods and power.is_limited and not power.is_chosen and not is_used(state, source, power):
            for mod in power.mods:
                if isinstance(mod, kind) and _needs_met(state, power, survivor):
                    yield source, power, mod


def is_spared_move(state: State, survivor: Survivor, there: str, here: str) -> bool:
    return any(spares_move(state, mod, survivor.owner, there, here) for mod in mods(state, survivor, NoExposure))


def spares_move(state: State, mod: NoExposure, seat: int, there: str, here: str) -> bool:
    """Whether it is about a move from there to here."""
    return (
        mod.act == "move"
        and (mod.between is None or set(mod.between) == {there, here})
        and _is_meant(state, mod.to, here, seat)
        and _is_meant(state, mod.from_, there, seat)
    )


def _is_meant(state: State, where: str | UnsetType, place: str, seat: int) -> bool:
    return where is UNSET or where == place or _stands(state, str(where), place, seat)


def is_spared_search(state: State, survivor: Survivor) -> bool:
    """Whether a search needs no exposure roll after it (N2)."""
    return any(mod.act == "search" for mod in mods(state, survivor, NoExposure))


def is_spared_attack(
    state: State, survivor: Survivor, entrances: list[int], by: list[NoExposure] | None = None
) -> bool:
    """Whether an attack needs no exposure roll; `entrances`: those of the colony at which zombies died.

    `by`: what held when the attack began, if it has begun.
    """
    return any(
        mod.act == "attack" and (mod.entrance is None or all(e == mod.entrance - 1 for e in entrances))
        for mod in (mods(state, survivor, NoExposure) if by is None else by)
        if mod.entrance is None or (is_home(state, survivor.place) and entrances)
    )


def is_forbidden(state: State, survivor: Survivor, act: str, to: str = "") -> bool:
    """Whether a card forbids this survivor to do something."""
    return forbids(bans_on(state, survivor), act, to)


def bans_on(state: State, survivor: Survivor) -> list[Cannot]:
    """Whatever cards forbid this survivor."""
    library = state.library
    brings = library.interested(survivor.id, Cannot) or library.interested(state.main_key, Cannot)
    if not (has_lasting(state) or survivor.cards or brings):
        return []
    scope = Scope(survivor.owner, it=survivor.id, here=survivor.place)
    lives = home(state, survivor.owner)
    return [
        replace(mod, to=lives) if mod.to == HOME_WORD != lives else mod
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


def table_mods(state: State, kind: type[M], seat: int = NOBODY) -> list[M]:
    """The modifiers of one kind that hold for the whole table; `seat`: or for that of this player's colony."""
    if state.standing or state.built or state.library.interested(state.main_key, kind):
        return _table_mods(state, seat, kind)
    return []


def heads(state: State, survivor: Survivor, of: Literal["zombies", "food"]) -> int:
    """As how many a survivor counts for the zombies or the food of a colony phase."""
    return max((mod.n for mod in mods(state, survivor, CountsAs) if mod.in_ == of), default=1)


def zombies_due(state: State, place: str) -> int:
    """Zombies that come to a place beside those that people draw, or fewer where it is less than 0."""
    due = [(mod, s.owner) for s in state.survivors.values() for mod in _own_mods(state, s, ZombiesDue)]
    due += [(mod, seat) for seat in _speakers(state) for mod in table_mods(state, ZombiesDue, seat)]
    return sum(amount(state, mod.n, Scope(seat)) for mod, seat in due if _means(state, mod.at, place, seat))


def _means(state: State, where: str, place: str, seat: int) -> bool:
    """Whether a card of a player means this place; its colony is that player's."""
    return place == (home(state, seat) if where == HOME_WORD else where)


def _speakers(state: State) -> list[int]:
    """For whom the table's own cards speak where they say `colony`: once for each home."""
    seats = {player.colony: first_player(state, player.seat) for player in state.players}
    return [seats[number] for number in sorted(seats)]


def waste_group(state: State, colony: Colony) -> int:
    """How many waste cards cost a colony one morale (C2)."""
    return max((mod.n for mod in player_mods(state, leader_of(state, colony), WastePer)), default=colony.waste_step)


def extra_food_due(state: State, colony: int = 0) -> int:
    """Food that cards ask of a colony beside its meal (C1)."""
    own = sum(
        amount(state, mod.n, Scope(survivor.owner, it=survivor.id, here=survivor.place))
        for survivor in state.survivors.values()
        if state.players[survivor.owner].colony == colony
        for mod in _own_mods(state, survivor, FoodDue)
    )
    seat = next(seat for seat in _speakers(state) if state.players[seat].colony == colony)
    return own + sum(amount(state, mod.n, Scope(seat)) for mod in _table_mods(state, seat, FoodDue))


def votes_of(state: State, seat: int) -> int:
    """How many votes the vote of a player counts for."""
    return max((mod.n for mod in player_mods(state, seat, Votes)), default=1)


def is_truce(state: State, place: str) -> bool:
    """Whether something keeps the colonies from fighting at a place."""
    return any(
        isinstance(mod, Truce)
        for standing in state.standing
        if standing.place == place
        for power in state.library.nodes[standing.node].powers
        for mod in power.mods
    )


def wards(state: State) -> list[WardBite]:
    return _table_mods(state, state.first, WardBite)


def changes(power: Power, act: str, place: str) -> bool:
    """Whether a limited power may be chosen with this action at this place, "attack with any die" included."""
    return any(changes_by(mod, act, place) for mod in power.mods)


def changes_by(mod: Modifier, act: str, place: str) -> bool:
    """Whether a modifier is about this action at this place."""
    match mod:
        case Instead():
            return is_planned(mod) and {"attack": "kill"}.get(act, act) == mod.of
        case NoExposure():
            return is_planned(mod) and act == mod.act
        case SearchMore():
            return act == "search" and mod.at in (None, place)
        case AnyDie():
            return act in [f"{one} with any die" for one in mod.acts]
        case BarricadeArms():
            return act in [f"arm-{value}" for value in range(mod.die, DIE_TOP + 1)]
        case SureHit():
            return act == f"attack-{mod.of}"
        case _:
            return False
