"""What a card wards off: lost morale, the dead of an overrun, a broken barricade, an exposure roll."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from hivernage.cards.effects import Power
from hivernage.cards.library import card_of_node
from hivernage.cards.modifiers import Ward
from hivernage.model.events import CardRolled, WardedOff
from hivernage.model.parts import Colony, Survivor
from hivernage.model.state import State
from hivernage.rules.asking import Asking, Rule, ask
from hivernage.rules.colony import lose_morale
from hivernage.rules.conditions import holds
from hivernage.rules.homes import colony_of
from hivernage.rules.powers import Source, is_used, mark_used, powers_of, table_powers, works_here
from hivernage.rules.scope import Scope

NO_OR_YES = (("no",), ("yes",))


class Shield(NamedTuple):
    """A ward that could be used now; `scope`: whose it is."""

    source: Source
    power: Power
    ward: Ward
    scope: Scope


def drop_morale(state: State, colony: Colony, n: int, after: str = "") -> Rule:
    """Morale is lost, as far as nothing wards it off; `after`: why, where a card asks for it."""
    if n > 0:
        for shield in _shields(state, "morale"):
            if colony_of(state, shield.scope.seat) is not colony:
                continue  # what an ability does for the colony it does for its own (W18.6)
            if n > 0 and shield.ward.after in (None, after) and (yield from _works(state, shield)):
                spared = min(n, shield.ward.n or n)
                n -= spared
                _tell(state, shield, n=spared)
    yield from lose_morale(state, colony, n)


def overrun_is_warded(state: State, place: str) -> Asking[bool]:
    """Whether nobody dies of an overrun at a place."""
    return (yield from _is_warded(state, "overrun", place))


def barricade_is_warded(state: State, place: str) -> Asking[bool]:
    """Whether a barricade there isn't destroyed."""
    return (yield from _is_warded(state, "barricade", place))


def _is_warded(state: State, of: str, place: str) -> Asking[bool]:
    for shield in _shields(state, of, place):
        if (yield from _works(state, shield)):
            _tell(state, shield, place=place)
            return True
    return False


def exposure_is_warded(state: State, survivor: Survivor, result: str) -> Asking[bool]:
    """Whether what a survivor has rolled does nothing to them."""
    for shield in _shields(state, "exposure", survivor.place):
        fits = not shield.ward.results or result in shield.ward.results
        if fits and shield.source.holder in ("", survivor.id) and (yield from _works(state, shield)):
            _tell(state, shield, survivor=survivor.id)
            return True
    return False


def _shields(state: State, of: str, place: str = "") -> list[Shield]:
    """What could ward it off: powers of survivors (those at the place, if one is given) and of the table.

    What has no price comes first: where it helps nobody is asked to pay (T2).
    """
    if not state.library.brings(Ward):
        return []
    shields = [shield for shield in _all_shields(state, place) if shield.ward.of == of]
    return sorted(shields, key=lambda shield: shield.power.do is not None)


def _all_shields(state: State, place: str) -> Iterator[Shield]:
    for survivor in state.survivors.values():
        if place in ("", survivor.place):
            own = Scope(survivor.owner, it=survivor.id, here=survivor.place)
            for source, power in powers_of(state, survivor):
                if source.holder == survivor.id:
                    yield from _of_power(state, source, power, own)
    for source, power in table_powers(state, state.first):
        if not place or works_here(state, power, place, state.first):
            yield from _of_power(state, source, power, Scope(state.first, here=place))


def _of_power(state: State, source: Source, power: Power, scope: Scope) -> Iterator[Shield]:
    wards = [mod for mod in power.mods if isinstance(mod, Ward)]
    if wards and not is_used(state, source, power) and (power.needs is None or holds(state, power.needs, scope)):
        yield from (Shield(source, power, ward, scope.but(card=card_of_node(source.name))) for ward in wards)


def _works(state: State, shield: Shield) -> Asking[bool]:
    """Where it has a price its player is asked; where it needs luck a die is rolled."""
    from hivernage.rules.effects.interpret import can, run

    source, power, ward, scope = shield
    if power.do is not None:
        if not can(state, power.do, scope):
            return False
        answer = yield from ask(state, scope.seat, "may", scope.words(state.library.node_id(power)), NO_OR_YES)
        if answer == ("no",):
            return False
    mark_used(state, source, power)
    if ward.roll is not None:
        value = state.roll()
        state.tell(CardRolled(seat=scope.seat, card=scope.card, value=value))
        if value < ward.roll:
            return False
    yield from run(state, power.do, scope)
    return True


def _tell(state: State, shield: Shield, **about: Any) -> None:
    state.tell(WardedOff(what=shield.ward.of, power=shield.scope.card, **about))
