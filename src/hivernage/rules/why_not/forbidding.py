"""Which card forbids something (T1)."""

from __future__ import annotations

from collections.abc import Iterator

from hivernage.cards.effects import Label, Power
from hivernage.cards.library import card_of_node
from hivernage.cards.modifiers import Cannot
from hivernage.model.parts import Survivor
from hivernage.model.state import State
from hivernage.rules.conditions import matches
from hivernage.rules.powers import (
    Source,
    card_powers,
    is_forbidden,
    is_player_forbidden,
    powers_of,
    table_powers,
)
from hivernage.rules.scope import Scope
from hivernage.rules.why_not.attempt import Attempt
from hivernage.rules.why_not.refusal import no, phrase


def check_allowed(attempt: Attempt, survivor: Survivor, act: str, to: str = "") -> None:
    """Whether no card forbids a survivor to do something."""
    state = attempt.state
    if not is_forbidden(state, survivor, act, to):
        return
    scope = Scope(survivor.owner, it=survivor.id, here=survivor.place)
    found = (
        name_of(state, source)
        for source, power in powers_of(state, survivor)
        for mod in _bans(power, act)
        if mod.to in (None, to) and (mod.who is None or matches(state, mod.who, survivor, scope))
    )
    reason_id = f"forbidden-{act}-there" if to else f"forbidden-{act}"
    raise no("T1", reason_id, card=next(found, phrase("some-card")), **attempt.who(survivor.id))


def check_player_allowed(attempt: Attempt, act: str, symbol: str = "") -> None:
    """Whether no card forbids a player to do something."""
    state = attempt.state
    if not is_player_forbidden(state, attempt.seat, act, symbol):
        return
    found = (
        name_of(state, source)
        for source, power in _powers_of_player(attempt)
        for mod in _bans(power, act)
        if mod.symbol in (None, symbol)
    )
    raise no("T1", f"forbidden-{act}", card=next(found, phrase("some-card")), symbol=symbol)


def _powers_of_player(attempt: Attempt) -> Iterator[tuple[Source, Power]]:
    state = attempt.state
    yield from table_powers(state, attempt.seat)
    for survivor in attempt.group:
        for number, held in enumerate(survivor.cards):
            for index, power in enumerate(card_powers(state, held.key)):
                yield Source("card", held.key, survivor.id, number, index), power


def _bans(power: Power, act: str) -> list[Cannot]:
    return [mod for mod in power.mods if isinstance(mod, Cannot) and act in mod.do]


def name_of(state: State, source: Source) -> Label:
    """What a player calls the card that a power comes from."""
    key = card_of_node(source.name)
    return state.library.cards[key + "@main" if source.kind == "objective" else key].name
