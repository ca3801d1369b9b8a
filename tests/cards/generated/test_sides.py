"""In a war a word about colonies means those that it names: each side, seen by each player and by the lone wolf."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import pytest
from msgspec import UNSET

from hivernage.cards import effects as do
from hivernage.cards.conditions import Complete, Exists
from hivernage.cards.effects import Gain, Lose
from hivernage.cards.targets import Camp, Count, Survivors
from hivernage.model.state import State
from hivernage.rules.conditions import chosen, count, holds
from hivernage.rules.scope import Scope
from tests.cards.war_position import (
    ALLY,
    COLONIES,
    OTHER,
    OURS,
    PACK,
    PEOPLE,
    THEIRS,
    WOLF,
    changed,
    set_up_with_wolf,
)

LIVES = {OURS: 0, ALLY: 0, THEIRS: 1, OTHER: 1, WOLF: 2}
"""By seat: the number of the colony, the den last."""
SIDES = (UNSET, *get_args(Camp))
ASKED = [(seat, about) for seat in LIVES for about in ((0, 1) if seat == WOLF else (-1,))]
"""Who is asked, and which colony is in question: the lone wolf's missions are about one."""
each_seat = pytest.mark.parametrize(("seat", "about"), ASKED)


def named(side: Any, seat: int, about: int) -> set[int]:
    """The colonies that a side names."""
    own = LIVES[seat]
    enemy = about if own == 2 else 1 - own
    return {"enemy": {enemy}, "both": {0, 1}, "any": {own, enemy}, "wolf": {2}}.get(side, {own})


def with_a_place_for(what: str, homes: set[int]) -> set[int]:
    """In a den there are neither bullets nor helpless survivors (LW2, LW2.3)."""
    return homes - {2} if what in ("bullets", "helpless") else homes


def position(seat: int) -> State:
    """Everything is there to be lost."""
    state = set_up_with_wolf()
    for colony in state.colonies:
        colony.food = colony.bullets = colony.morale = colony.starvation = 5
        colony.helpless = 5 if colony.place != "den" else 0
        colony.waste = [state.places["library"].deck.pop() for _ in range(3)]
    state.lane.seat = seat
    state.forced = None
    return state


def scope_of(seat: int, about: int) -> Scope:
    return Scope(seat, card="a-message@crossroads", colony=about)


def words(word: type, fields: str = "what", but: tuple[str, ...] = ()) -> list[tuple[str, Any]]:
    hints = get_type_hints(word)
    sides = (UNSET, *(value for value in get_args(get_args(hints["side"])[0])))
    return [(what, side) for what in get_args(hints[fields]) if what not in but for side in sides]


@each_seat
@pytest.mark.parametrize(("what", "side"), words(Gain))
def test_what_a_colony_gains(seat: int, about: int, what: Any, side: Any) -> None:
    state = position(seat)
    state.colonies[2].morale = 1
    found = changed(state, Gain(what, 2, side=side), scope_of(seat, about))
    name = {"token": "tokens", "unruly": "helpless"}.get(what, what)
    assert found == {f"{COLONIES[n]} {name}": 2 for n in with_a_place_for(name, named(side, seat, about))}


@each_seat
@pytest.mark.parametrize(("what", "side"), words(Lose, but=("improvement", "advancement")))
def test_what_a_colony_loses(seat: int, about: int, what: Any, side: Any) -> None:
    state = position(seat)
    found = changed(state, Lose(what, 2, side=side), scope_of(seat, about))
    found.pop("out", 0)  # where the waste goes
    assert found == {f"{COLONIES[n]} {what}": -2 for n in with_a_place_for(what, named(side, seat, about))}


@each_seat
@pytest.mark.parametrize("side", SIDES[1:])
def test_whose_survivors_are_meant(seat: int, about: int, side: Any) -> None:
    state, scope = position(seat), scope_of(seat, about)
    meant = [name for name, (owner, _) in (PEOPLE | PACK).items() if _is_meant(side, owner, seat, about)]
    assert sorted(one.id for one in chosen(state, Survivors(side=side), scope)) == sorted(meant)
    assert holds(state, Exists(Survivors(side=side)), scope) == bool(meant)


def _is_meant(side: Any, owner: int, seat: int, about: int) -> bool:
    return side == "any" or LIVES[owner] in named(side, seat, about)


@each_seat
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("of", ["morale", "food", "bullets", "helpless", "starvation"])
def test_which_colonies_are_counted(seat: int, about: int, side: Any, of: Any) -> None:
    state = position(seat)
    for n, colony in enumerate(state.colonies):
        setattr(colony, of, 10**n)
    wanted = sum(10**n for n in named(side, seat, about))
    assert count(state, Count(of=of, side=side), scope_of(seat, about)) == wanted


@each_seat
@pytest.mark.parametrize("side", SIDES)
def test_how_many_players_there_are(seat: int, about: int, side: Any) -> None:
    wanted = sum(_is_meant(side, owner, seat, about) for owner in LIVES)  # a crossroads card speaks of its colony (W18)
    assert count(position(seat), Count(of="players", side=side), scope_of(seat, about)) == wanted


@each_seat
@pytest.mark.parametrize("side", [UNSET, "enemy", "any"])
def test_whose_main_objective_is_complete(seat: int, about: int, side: Any) -> None:
    for number in (0, 1):
        state = position(seat)
        state.colonies[number].complete = True
        wanted = side == "any" or number in named(side, seat, about)
        assert holds(state, Complete(side=side), scope_of(seat, about)) == wanted


@each_seat
@pytest.mark.parametrize("side", ["enemy", "both", "any"])
def test_which_players_do_it(seat: int, about: int, side: Any) -> None:
    state = position(seat)
    word = do.EachPlayer("everyone", do.Discard(1, random=True), side=side)
    found = changed(state, word, scope_of(seat, about))
    wanted = {f"hand {owner}" for owner in LIVES if _is_meant(side, owner, seat, about)}
    assert {name for name in found if name.startswith("hand")} == wanted


def test_cards_on_the_objective_of_the_enemy_colony_are_taken_to_the_own() -> None:
    state = position(OURS)
    state.colonies[1].stored = [state.places["school"].deck.pop() for _ in range(3)]
    found = changed(state, do.Steal(2, from_="objective"), scope_of(OURS, -1))
    assert found == {"ours stored": 2, "theirs stored": -2}
    assert changed(position(THEIRS), do.Steal(1, from_="objective"), scope_of(THEIRS, -1)) == {}
