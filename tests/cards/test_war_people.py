"""The survivors of Warring Colonies, and whose abilities reach whom."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from hivernage.cards.effects import Power
from hivernage.cards.modifiers import Carries, DiceRolled, Instead
from hivernage.model.parts import Survivor
from hivernage.model.state import State
from hivernage.rules.conditions import holds
from hivernage.rules.powers import is_passed_over, mods, player_mods, powers_of, votes_of
from hivernage.rules.reach import in_reach
from hivernage.rules.scope import Scope
from hivernage.rules.vote import take_vote
from tests.cards.war_position import (
    ALLY,
    OTHER,
    OURS,
    THEIRS,
    Change,
    Picks,
    changed,
    doors,
    hurt,
    meets,
    set_up,
    stands,
    war_library,
)
from tests.rule import rule


def comes(name: str, place: str = "forge", door: int = -1, owner: int = OURS) -> Change:
    def change(state: State) -> None:
        state.survivors[name] = Survivor(name, owner, place, door=door)

    return change


def power_of(state: State, name: str) -> Power | None:
    """The survivor's own power, where it works now."""
    return next((p for source, p in powers_of(state, state.survivors[name]) if source.kind == "ability"), None)


def used(name: str, *changes: Change, picks: Picks | None = None) -> dict[str, int | str]:
    """What the ability does where the survivor stands."""
    state = set_up(*changes)
    one, power = state.survivors[name], power_of(state, name)
    assert power is not None
    assert power.do is not None
    return changed(state, power.do, Scope(one.owner, it=name, here=one.place, card=name), picks)


def holding(*cards: str) -> Change:
    def change(state: State) -> None:
        state.players[OURS].hand = list(cards)

    return change


def wasted(*cards: str) -> Change:
    return lambda state: state.colonies[0].waste.extend(cards)


DEEDS: dict[str, tuple[tuple[Change, ...], dict[str, int | str]]] = {
    "charlotte-ross": ((comes("charlotte-ross", "lighthouse", 3),), {"hand 0": 1, "hand 1": -1}),
    "gus-pruitt": ((comes("gus-pruitt"), wasted("junk@starting", "fuel@starting")), {"hand 0": 1, "ours waste": -1}),
    "the-enforcer": ((comes("the-enforcer", "school"), meets), {"maria-lopez at": "lighthouse"}),
    "nell-hargrove": ((comes("nell-hargrove"),), {"ours bullets": 1}),
    "yusuf-demir": (
        (comes("yusuf-demir"), holding("fuel@starting")),
        {"hand 0": -1, "ours waste": 1, "ours food": 3},
    ),
    "teodora-petrescu": ((comes("teodora-petrescu"), hurt("brian-lee", 1, 1)), {"brian-lee frostbite": -1}),
    "scott-wheeler": ((comes("scott-wheeler"),), {"hand 0": -1, "hand 2": 1}),
    "huang-fen": (
        (comes("huang-fen", "school"), stands("talia-jones", "school"), doors("school", zombies=3)),
        {"school zombies": -2},
    ),
    "ingrid-solberg": (
        (comes("ingrid-solberg"), hurt("mike-cho", 1), hurt("maria-lopez", 1), stands("maria-lopez", "hospital")),
        {"mike-cho at": "forge", "mike-cho wounds": -1},
    ),
}
"""Where they stand and what is there, and what they change."""


@pytest.mark.parametrize("name", DEEDS)
def test_a_survivor_does_what_the_card_says(name: str) -> None:
    changes, wanted = DEEDS[name]
    changes = (*changes, lambda state: setattr(state, "forced", [1]))
    assert used(name, *changes, picks={"player": ("p3",)} if name == "scott-wheeler" else {}) == wanted


def test_gus_takes_what_lies_on_top() -> None:
    state = set_up(comes("gus-pruitt"), wasted("junk@starting", "fuel@starting"))
    power = power_of(state, "gus-pruitt")
    assert power is not None
    assert power.do is not None
    changed(state, power.do, Scope(OURS, it="gus-pruitt", here="forge", card="gus-pruitt"))
    assert state.players[OURS].hand[-1] == "fuel@starting"


@rule("W6.4")
@pytest.mark.parametrize(
    ("name", "at_home", "outside", "at_door"),
    [
        ("gus-pruitt", True, False, False),
        ("the-enforcer", False, True, False),
        ("charlotte-ross", False, False, True),
        ("scott-wheeler", True, True, True),
    ],
)
def test_at_the_enemys_doors_nobody_is_at_home_or_outside(
    name: str, at_home: bool, outside: bool, at_door: bool
) -> None:
    works = [power_of(set_up(comes(name, *spot)), name) for spot in (("forge",), ("school",), ("lighthouse", 2))]
    assert [power is not None for power in works] == [at_home, outside, at_door]


def test_duchess_carries_two_along() -> None:
    state = set_up(comes("duchess"))
    assert [mod.n for mod in mods(state, state.survivors["duchess"], Carries)] == [2]


def test_danica_draws_two_cards_for_one_noise_but_not_at_home() -> None:
    outside, home = (power_of(set_up(comes("danica-walker", place)), "danica-walker") for place in ("school", "forge"))
    assert home is None
    assert outside is not None
    assert outside.is_chosen
    assert outside.mods == (Instead(of="noise", n=2),)


def test_where_the_priest_sits_a_bite_takes_nobody_else() -> None:
    at_home, away = set_up(comes("father-fitzpatrick")), set_up(comes("father-fitzpatrick", "school"))
    assert [is_passed_over(state, state.survivors["brian-lee"]) for state in (at_home, away)] == [True, False]
    assert not is_passed_over(at_home, at_home.survivors["mike-cho"])


@pytest.mark.parametrize("name", ["george-coleman", "bernadette-wilson"])
def test_some_are_strong_as_leaders_only(name: str) -> None:
    state = set_up(comes(name))
    power = power_of(state, name)
    assert power is not None
    assert power.needs is not None
    for leader in ("brian-lee", name):
        state.players[OURS].leader = leader
        assert holds(state, power.needs, Scope(OURS, it=name, here="forge")) == (leader == name)
        dice = sum(mod.n for mod in player_mods(state, OURS, DiceRolled))
        assert dice == (leader == name == "bernadette-wilson")


@rule("W17.1")
@pytest.mark.parametrize(("comes_in", "passed"), [(False, True), (True, False)])
def test_the_mediators_vote_counts_twice(comes_in: bool, passed: bool) -> None:
    state = set_up(*([comes("honiahaka", owner=ALLY)] if comes_in else []))
    assert votes_of(state, ALLY) == 1 + comes_in
    vote = take_vote(state, [OURS, ALLY], ("card", ""))
    next(vote)
    with pytest.raises(StopIteration) as end:
        vote.send({OURS: ("vote", "up"), ALLY: ("vote", "down")})
    assert end.value.value == passed  # else the leader's word in a tie


def test_influences_lie_outside_those_of_the_older_boxes() -> None:
    library = war_library()
    new = [card.influence for key, card in library.survivors.items() if library.boxes[key] == "warring-colonies"]
    old = [card.influence for key, card in library.survivors.items() if library.boxes[key] != "warring-colonies"]
    assert len(new) == 15
    assert len(set(new)) == 15
    assert not set(new) & set(old)


@rule("W18", "W18.1", "W18.2", "W18.3", "W18.4", "W18.5", "W18.6")
@pytest.mark.parametrize(
    ("card", "reaches"),
    [
        ("white-flag@crossroads", {OURS, ALLY}),
        ("hoarder@secret", {OURS, ALLY}),
        ("the-silo@crisis", {OURS, ALLY}),
        ("six-doors@main", {OURS, ALLY}),
        ("anita-wallace", {OURS, ALLY}),
        ("eric-parker", {OURS, ALLY}),
        ("nadia-rivers", {OURS, ALLY}),
        ("derek-yoshida", {OURS, ALLY}),
        ("scott-wheeler", {OURS, ALLY, THEIRS, OTHER}),
        ("medicine@hospital", {OURS, ALLY, THEIRS, OTHER}),
    ],
)
def test_a_card_speaks_of_its_own_colony_where_its_deck_does(card: str, reaches: set[int]) -> None:
    state = set_up()
    scope = Scope(OURS, card=card)
    assert {seat for seat in range(4) if in_reach(state, UNSET, seat, scope)} == reaches
