"""Copies: every field of a state and of each of its parts is copied, and nothing that can change is shared."""

from __future__ import annotations

import types
from collections.abc import Callable, Iterator
from dataclasses import fields
from inspect import getmembers, isclass
from itertools import count
from random import Random
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest

from hivernage.model import parts
from hivernage.model.events import RoundBegan
from hivernage.model.ids import SPECTATOR
from hivernage.model.options import Options
from hivernage.model.parts import Part, Place, Player, Turn
from hivernage.model.state import Look, Position, State
from hivernage.rules.boxes.base import BASE
from hivernage.views import view
from tests.laws.games import base, new_table, play
from tests.laws.laws import LawBroken, demand

PARTS = [part for _, part in getmembers(parts, isclass) if issubclass(part, Part) and part is not Part]


numbers = count(41)


def filled(kind: Any) -> Any:
    """Something of a type that no field has by default, and no other field has: who takes the wrong one is noticed."""
    origin, of = get_origin(kind), get_args(kind)
    if origin is list:
        return [filled(of[0]), filled(of[0])]
    if origin is dict:
        return {filled(of[0]): filled(of[1])}
    if origin in (Union, types.UnionType):
        return filled(next(one for one in of if one is not type(None)))
    if origin is Literal:
        return of[-1]
    if isinstance(kind, type) and issubclass(kind, Options):
        return Options(players=4)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        hints = get_type_hints(kind)
        return kind(**{name: filled(hints[name]) for name in kind.__struct_fields__})
    n = next(numbers)
    plain = {str: f"something {n}", int: n, bool: True, bytes: f"something {n}".encode()}
    return plain[kind]


def bare(kind: Any) -> Any:
    """The same with nothing in it: an empty list can be shared as well."""
    if get_origin(kind) in (list, dict):
        return get_origin(kind)()
    if isinstance(kind, type) and issubclass(kind, Part):
        hints = get_type_hints(kind)
        return kind(**{name: bare(hints[name]) for name in kind.__struct_fields__})
    return filled(kind)


def filled_state(fill: Callable[[Any], Any] = filled) -> State:
    state = State(Options(players=4), b"key", base(), BASE)
    hints = get_type_hints(Position)
    for field in fields(Position):
        setattr(state, field.name, fill(hints[field.name]))
    state.rest()
    return state


def _inside(thing: object) -> Iterator[object]:
    """A thing and all it is made of."""
    yield thing
    if isinstance(thing, State):
        inner: list[object] = [getattr(thing, field.name) for field in fields(Position)]
    elif isinstance(thing, msgspec.Struct):
        inner = [getattr(thing, name) for name in thing.__struct_fields__]
    elif isinstance(thing, dict):
        inner = [*thing, *thing.values()]
    elif isinstance(thing, list | tuple):
        inner = list(thing)
    else:
        return
    for one in inner:
        yield from _inside(one)


def _can_change(thing: object) -> bool:
    if isinstance(thing, msgspec.Struct):
        return not thing.__struct_config__.frozen
    return isinstance(thing, list | dict | set | State)


def check_copy(original: Any, names: tuple[str, ...]) -> None:
    """A copy is equal field by field, and has no list, dict or part in common with its original."""
    twin = original.copy()
    for name in names:
        demand(getattr(twin, name) == getattr(original, name), f"the copy forgets {name}")
    mine = {id(thing) for thing in _inside(original) if _can_change(thing)}
    for name in names:
        shared = [thing for thing in _inside(getattr(twin, name)) if id(thing) in mine]
        demand(not shared, f"the copy shares {name}")


def check_part(part: type[Part]) -> None:
    check_copy(filled(part), part.__struct_fields__)
    check_copy(bare(part), part.__struct_fields__)


def check_state() -> None:
    names = tuple(field.name for field in fields(Position))
    check_copy(filled_state(bare), names)
    state = filled_state()
    check_copy(state, names)
    check_chance_laid_down(state)
    check_surroundings(state)
    state.take_turns(2)
    twin = state.copy()
    demand(twin.lane is twin.turns[0], "a copy acts in a turn of its original")
    twin.turns = [Turn(1), Turn(2)]
    demand(not hasattr(twin.copy(), "lane"), "a copy acts in a turn although none was said")


def check_chance_laid_down(state: State) -> None:
    """None laid down is another thing than none left."""
    laid_down: list[list[int] | None] = [[], None]
    for forced in laid_down:
        state.forced = forced
        demand(state.copy().forced == forced, f"a copy has other chance laid down than {forced}")


def check_surroundings(state: State) -> None:
    """A copy has the same cards and rules; what happened and what was looked at stays with the original."""
    state.news, state.audit = [RoundBegan(round=1, left=1)], None
    twin = state.copy()
    demand(twin.library is state.library and twin.game is state.game, "a copy plays with other cards or rules")
    demand(not twin.news and twin.audit is None, "a copy tells or notes what happened to its original")
    state.audit = [Look(0, {}, said=False)]
    twin = state.copy()
    demand(twin.audit == [] and len(state.audit) == 1, "a copy doesn't look at triggers, or not for itself")


@pytest.mark.parametrize("part", PARTS)
def test_a_part_is_copied_whole(part: type[Part]) -> None:
    check_part(part)


def test_a_state_is_copied_whole() -> None:
    check_state()


def test_every_field_is_filled_with_something_it_has_not_by_default() -> None:
    state = filled_state()
    bare = State(Options(players=2), b"", base(), BASE)
    assert [field.name for field in fields(Position) if getattr(state, field.name) == getattr(bare, field.name)] == []
    turn = filled(Turn)
    assert [name for name in Turn.__struct_fields__ if getattr(turn, name) == getattr(Turn(), name)] == []
    assert len(PARTS) >= 8


@pytest.mark.parametrize("name", [field.name for field in fields(Position) if field.name not in ("options", "key")])
def test_a_field_forgotten_by_a_state_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = State.copy

    def forgetful(self: State) -> State:
        twin = whole(self)
        setattr(twin, name, getattr(State(self.options, self.key, self.library, self.game), name))
        return twin

    monkeypatch.setattr(State, "copy", forgetful)
    with pytest.raises(LawBroken, match=f"forgets {name}"):
        check_state()


@pytest.mark.parametrize("name", ["players", "decks", "turns", "standing", "loot", "extra_dice"])
def test_a_field_shared_by_states_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = State.copy

    def shallow(self: State) -> State:
        twin = whole(self)
        setattr(twin, name, getattr(self, name))
        return twin

    monkeypatch.setattr(State, "copy", shallow)
    with pytest.raises(LawBroken, match=f"shares {name}"):
        check_state()


@pytest.mark.parametrize("part", [Turn, Place])
def test_a_part_that_copies_only_itself_is_caught(part: type[Part], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(part, "copy", part.__copy__)
    with pytest.raises(LawBroken, match="shares"):
        check_part(part)


def test_a_shared_list_of_lists_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pledges are piles by seat: a new list of the same piles is no copy."""
    whole = Turn.copy

    def shallow(self: Turn) -> Turn:
        twin = whole(self)
        twin.pledges = self.pledges[:]
        return twin

    monkeypatch.setattr(Turn, "copy", shallow)
    with pytest.raises(LawBroken, match="shares pledges"):
        check_part(Turn)


def test_a_field_copied_from_another_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = State.copy

    def confused(self: State) -> State:
        twin = whole(self)
        twin.loot = self.box[:]
        return twin

    monkeypatch.setattr(State, "copy", confused)
    with pytest.raises(LawBroken, match="forgets loot"):
        check_state()


def test_an_empty_list_that_is_shared_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Player.copy

    def lazy(self: Player) -> Player:
        twin = whole(self)
        twin.worn = self.worn[:] or self.worn
        return twin

    monkeypatch.setattr(Player, "copy", lazy)
    with pytest.raises(LawBroken, match="shares worn"):
        check_part(Player)


def test_chance_laid_down_and_used_up_stays_laid_down(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = State.copy

    def careless(self: State) -> State:
        twin = whole(self)
        twin.forced = self.forced[:] if self.forced else None
        return twin

    monkeypatch.setattr(State, "copy", careless)
    with pytest.raises(LawBroken, match=r"forced|other chance"):
        check_state()


def test_a_view_shares_nothing_with_the_table_that_could_change() -> None:
    """Whoever keeps a view, as bots and the server do, keeps how the table stood then."""
    rng, table = Random(5), new_table(5)
    for n, _ in enumerate(play(table, rng)):
        if n % 40 == 0:
            mine = {id(thing) for thing in _inside(table.state) if _can_change(thing)}
            for seat in (SPECTATOR, *range(4)):
                shared = [thing for thing in _inside(view(table, seat)) if id(thing) in mine]
                assert not shared, f"the view of {seat} shares {shared}"
