"""Which card forbids something (T1)."""

from __future__ import annotations

from collections.abc import Iterator

from hivernage.cards.effects import Label, Power
from hivernage.cards.library import card_of_node
from hivernage.cards.modifiers import Cannot
from hivernage.model.parts import Survivor
from hivernage.model.state import State
from hivernage.rules.conditions import matches
from hivernage.rules.powers import Source, card_powers, powers_of, table_powers
from hivernage.rules.refusal import phrase
from hivernage.rules.scope import Scope


def what_forbids(state: State, survivor: Survivor, act: str, to: str = "") -> Label:
    """The card that forbids a survivor to do something."""
    scope = Scope(survivor.owner, it=survivor.id, here=survivor.place)
    found = (
        name_of(state, source)
        for source, power in powers_of(state, survivor)
        for mod in _bans(power, act)
        if mod.to in (None, to) and (mod.who is None or matches(state, mod.who, survivor, scope))
    )
    return next(found, phrase("some-card"))


def what_forbids_player(state: State, seat: int, act: str, symbol: str = "") -> Label:
    """The card that forbids a player to do something."""
    found = (
        name_of(state, source)
        for source, power in _powers_of_player(state, seat)
        for mod in _bans(power, act)
        if mod.symbol in (None, symbol)
    )
    return next(found, phrase("some-card"))


def _powers_of_player(state: State, seat: int) -> Iterator[tuple[Source, Power]]:
    yield from table_powers(state, seat)
    for survivor in state.group(seat):
        for number, held in enumerate(survivor.cards):
            for index, power in enumerate(card_powers(state, held.key)):
                yield Source("card", held.key, survivor.id, number, index), power


def _bans(power: Power, act: str) -> list[Cannot]:
    return [mod for mod in power.mods if isinstance(mod, Cannot) and act in mod.do]


def name_of(state: State, source: Source) -> Label:
    """What a player calls the card that a power comes from."""
    key = card_of_node(source.name)
    return state.library.cards[state.library.main_key(key) if source.kind == "objective" else key].name
