"""Powers that answer an event: after a move, an attack, a killed zombie, a search, a barricade, cleaned waste."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import UNSET

from hivernage.cards.effects import May, Power
from hivernage.cards.library import card_of_node, face
from hivernage.model.parts import Survivor
from hivernage.model.state import State
from hivernage.rules.asking import Asking, Rule, ask, first_of
from hivernage.rules.conditions import holds, places
from hivernage.rules.powers import Source, is_used, mark_used, objective_powers, powers_of, table_powers
from hivernage.rules.reach import in_reach
from hivernage.rules.scope import Scope

OF_NOBODY: Final = ("helpless-gone",)
"""Events that no survivor brings about, and that cards next to survivors answer to."""


def whenever(state: State, event: str, scope: Scope) -> Rule:
    """Do what standing rules and the survivor's cards say about the event, in the first player's order (T2)."""
    from hivernage.rules.effects.interpret import run

    left = _answering(state, event, scope)
    while left:
        names = [card_of_node(source.name) for source, _ in left]
        number = yield from first_of(state, state.first, names)
        source, power = left.pop(number)
        inside = _about(state, source, power, scope.but(card=names[number]))
        if power.once is not None:
            now = next(
                (s for s, p in _answering(state, event, scope) if p is power and s.holder == source.holder), None
            )
            if now is None or (isinstance(power.do, May) and not (yield from _wanted(state, power.do, inside))):
                continue  # used, or gone with its card, while others did what they do; or nobody wants it
            mark_used(state, now, power)
        yield from run(state, power.do.then if power.once and isinstance(power.do, May) else power.do, inside)


def last_words(state: State, survivor: Survivor) -> list[tuple[Source, Power]]:
    """What is said of the death of a survivor, read before their cards are gone."""
    return [(s, p) for s, p in powers_of(state, survivor) if p.whenever == "killed" and s.holder == survivor.id]


def carry_out(state: State, words: list[tuple[Source, Power]], scope: Scope) -> Rule:
    """Do what was said, when it has come to pass."""
    from hivernage.rules.effects.interpret import run

    for source, power in words:
        yield from run(state, power.do, scope.but(card=card_of_node(source.name)))


def _wanted(state: State, offer: May, scope: Scope) -> Asking[bool]:
    """Whoever declines an offer hasn't used it."""
    answer = yield from ask(state, scope.seat, "may", scope.words(state.library.node_id(offer)))
    return answer == ("yes",)


def _about(state: State, source: Source, power: Power, scope: Scope) -> Scope:
    """Whom an answer speaks of: who did it, or the holder where the deed was any of their player's (`who: you`)."""
    of_nobody = power.whenever in OF_NOBODY and source.kind == "card"
    if (power.who != "you" and not of_nobody) or source.holder not in state.survivors:
        return scope
    holder = state.survivors[source.holder]
    return scope.but(it=holder.id, here=holder.place, seat=holder.owner)


def _answering(state: State, event: str, scope: Scope) -> list[tuple[Source, Power]]:
    survivor = state.survivors.get(scope.it)
    powers = [
        *(powers_of(state, survivor) if survivor else ()),
        *_listening(state, event, scope),
        *_of_the_table(state, survivor, scope),
    ]
    return [
        (source, power)
        for source, power in powers
        if power.whenever == event
        and (power.to is None or scope.here in places(state, power.to, scope))
        and (power.using is UNSET or power.using == face(scope.weapon))
        and _is_there(state, source, scope)
        and (power.needs is None or holds(state, power.needs, _about(state, source, power, scope)))
        and not is_used(state, source, power)
    ]


def _is_there(state: State, source: Source, scope: Scope) -> bool:
    """A rule about a place answers only to what happens there."""
    return source.kind != "standing" or state.standing[source.number].place in ("", scope.here)


def _listening(state: State, event: str, scope: Scope) -> Iterator[tuple[Source, Power]]:
    """Abilities of others that answer to what any survivor of their player does, or anybody's; and cards next to
    survivors that wait for something on the table."""
    if event in OF_NOBODY:
        for holder in list(state.survivors.values()):
            yield from (entry for entry in powers_of(state, holder) if entry[0].kind == "card")
        return
    for name in state.library.listeners:
        survivor = state.survivors.get(name)
        if survivor is None or name == scope.it:
            continue
        for source, power in powers_of(state, survivor):
            if source.kind == "ability" and (
                (power.who == "everyone" and in_reach(state, UNSET, scope.seat, Scope(survivor.owner, card=name)))
                or (power.who == "you" and survivor.owner == scope.seat)
            ):
                yield source, power


def _of_the_table(state: State, survivor: Survivor | None, scope: Scope) -> Iterator[tuple[Source, Power]]:
    """Standing rules come with a living survivor's own powers already; the objective's don't."""
    return objective_powers(state) if survivor else table_powers(state, scope.seat)
