"""Rolls that may be made once more: whoever has a power for it is asked when the first result is known."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from hivernage.cards.effects import Power
from hivernage.cards.library import card_of_node
from hivernage.cards.modifiers import Reroll
from hivernage.model.events import PowerUsed
from hivernage.model.parts import Survivor
from hivernage.model.question import Gone
from hivernage.model.state import State
from hivernage.rules.asking import Asking, ask
from hivernage.rules.conditions import holds, matches
from hivernage.rules.powers import Source, is_used, mark_used, powers_of
from hivernage.rules.scope import Scope

T = TypeVar("T")
YES_OR_NO = (("yes",), ("no",))


def reroll(state: State, of: str, name: str, rolled: T, again: Callable[[], T]) -> Asking[T]:
    """The result that counts. `name`: whose roll it is, if anybody's; `again` rolls and tells."""
    asked: list[tuple[str, str, int]] = []
    while True:
        offer = next((o for o in _offers(state, of, name, str(rolled)) if _which(o[0]) not in asked), None)
        if offer is None:
            return rolled
        source, power, holder = offer
        asked.append(_which(source))
        card = card_of_node(source.name)
        if (yield from _is_wanted(state, holder, (of, str(rolled), card))):
            mark_used(state, source, power)
            state.tell(PowerUsed(seat=holder.owner, survivor=holder.id, power=card))
            yield from _wear(state, power, Scope(holder.owner, it=holder.id, here=holder.place, card=card))
            rolled = again()


def _is_wanted(state: State, holder: Survivor, about: tuple[str, str, str]) -> Asking[bool]:
    try:
        answer = yield from ask(state, holder.owner, "reroll", about, YES_OR_NO, needs=holder.id)
    except Gone:
        return False
    return answer == ("yes",)


def _wear(state: State, power: Power, scope: Scope) -> Asking[None]:
    from hivernage.rules.effects.interpret import run

    yield from run(state, power.do, scope)


def _which(source: Source) -> tuple[str, str, int]:
    return source.holder, source.name, source.power


def _offers(state: State, of: str, name: str, result: str) -> Iterator[tuple[Source, Power, Survivor]]:
    """Powers for such a roll that are left, each with its holder."""
    library = state.library
    for holder in state.survivors.values():
        if not (holder.cards or library.interested(holder.id, Reroll)):
            continue
        for source, power in powers_of(state, holder):
            if source.holder == holder.id and any(
                isinstance(mod, Reroll) and _fits(state, mod, holder, of, name, result) for mod in power.mods
            ):
                scope = Scope(holder.owner, it=holder.id, here=holder.place)
                if not is_used(state, source, power) and (power.needs is None or holds(state, power.needs, scope)):
                    yield source, power, holder


def _fits(state: State, mod: Reroll, holder: Survivor, of: str, name: str, result: str) -> bool:
    """Whether a power is about this roll: a random place is nobody's, other rolls are the holder's or of `who`."""
    if of not in mod.of or (of == "exposure" and mod.results and result not in mod.results):
        return False
    if of == "place":
        return True
    if mod.who is None:
        return name == holder.id
    roller = state.survivors.get(name)
    scope = Scope(holder.owner, it=holder.id, here=holder.place)
    return roller is not None and matches(state, mod.who, roller, scope)
