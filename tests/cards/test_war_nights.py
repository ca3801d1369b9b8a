"""The crises and main objectives of a war: what they do to which colony."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
import pytest

from hivernage.cards.effects import EachColony, Lasting
from hivernage.cards.library import words_in
from hivernage.cards.modifiers import DiceRolled
from hivernage.model.parts import Fight, Lost
from hivernage.model.state import State
from hivernage.rules.conditions import holds
from hivernage.rules.effects.interpret import run
from hivernage.rules.powers import is_forbidden, player_mods, side
from hivernage.rules.scope import Scope
from hivernage.rules.victory import is_complete
from hivernage.rules.whenever import whenever
from tests.cards.war_position import (
    ALLY,
    OTHER,
    OURS,
    THEIRS,
    Change,
    besieges,
    changed,
    doors,
    drive,
    facts,
    has,
    meets,
    rolls,
    set_up,
    stands,
    war,
    war_library,
)
from tests.laws.games import new_table
from tests.rule import rule


def lies(name: str, colony: int) -> Change:
    """Somebody of a colony is in the graveyard."""
    return lambda state: state.lost.append(Lost(name, killed=True, colony=colony))


FAILED: Mapping[str, tuple[Sequence[Change], Mapping[str, int | str]]] = {
    "the-common-well": (
        (stands("ashley-ross", "hospital"),),
        {"ours morale": -2, "theirs morale": -1, "brian-lee frostbite": 1, "talia-jones frostbite": 1},
    ),
    "the-long-column": ((has(0, morale=6),), {"ours zombies": 11, "theirs zombies": 7, "ours morale": -1}),
    "the-silo": (
        (has(0, food=6),),
        {"ours starvation": 1, "theirs starvation": 1, "ours food": -6, "ours morale": -1, "theirs morale": -1},
    ),
    "fever-on-the-wind": (
        (),
        {"ours morale": -1, "theirs morale": -1}
        | {f"{name} wounds": 1 for name in ("brian-lee", "talia-jones", "maria-lopez", "ashley-ross", "mike-cho")},
    ),
    "the-one-cable": ((has(0, morale=6),), {"standing": 2, "ours morale": -2, "theirs zombies": 4}),
    "the-bell-tower": ((), {"mike-cho wounds": 1, "ours morale": -2, "theirs morale": -1}),
    "voices-on-the-air": (
        (has(0, bullets=4),),
        {"ours morale": -2, "ours bullets": -4, "theirs morale": -1, "theirs bullets": -2},
    ),
    "the-pass-road-gang": (
        (rolls(1, 1, 1, 1, 1, 1),),
        {"hand 0": -2, "hand 2": -2, "hand 1": -1, "hand 3": -1, "out": 6, "ours morale": -1, "theirs morale": -1},
    ),
    "avalanche": (  # a crisis
        (meets, doors("school", barricades=1)),
        {
            "mike-cho frostbite": 1,
            "mike-cho at": "forge",
            "maria-lopez frostbite": 1,
            "maria-lopez at": "lighthouse",
            "school barricades": -1,
            "ours morale": -1,
            "theirs morale": -1,
        },
    ),
    "unburied": (  # a crisis
        (lies("harman-brooks", 0),),
        {"ours morale": -1, "theirs morale": -2, "brian-lee wounds": 1, "talia-jones wounds": 1},
    ),
    "night-of-whispers": (
        (has(0, morale=6), rolls(1, 1)),
        {"ours morale": -2, "theirs morale": -1, "ours leader": ALLY - OURS, "theirs leader": OTHER - THEIRS}
        | {"hand 2": -2, "ours waste": 2},
    ),
}
"""What befalls the two colonies where nobody prevents it."""


def test_each_crisis_has_its_test() -> None:
    boxes = war_library().boxes
    assert {key for key in war_library().crises if boxes[key] == "warring-colonies"} == {
        f"{name}@crisis" for name in FAILED
    }


@rule("W9.2")
@pytest.mark.parametrize("name", FAILED)
def test_a_failed_crisis_hits_both_colonies(name: str) -> None:
    changes, wanted = FAILED[name]
    state, key = set_up(*changes), f"{name}@crisis"
    assert changed(state, state.library.crises[key].failure, Scope(OURS, card=key)) == wanted


@rule("W9.2")
@pytest.mark.parametrize("name", FAILED)
def test_more_than_enough_cheers_both_colonies(name: str) -> None:
    state, key = set_up(), f"{name}@crisis"
    bonus = state.library.crises[key].bonus
    assert changed(state, bonus, Scope(OURS, card=key)) == {"ours morale": 1, "theirs morale": 1}


@rule("W18.3")
def test_what_lasts_for_everybody_is_for_the_own_colony() -> None:
    state, key = set_up(), "the-serial@crossroads"
    changed(state, state.library.crossroads[key].options[0].then, Scope(OURS, card=key))
    dice = [sum(mod.n for mod in player_mods(state, seat, DiceRolled)) for seat in (OURS, ALLY, THEIRS, OTHER)]
    assert dice == [-1, -1, 0, 0]


def test_in_the_dark_everybody_has_a_die_fewer() -> None:
    state, key = set_up(), "the-one-cable@crisis"
    changed(state, state.library.crises[key].failure, Scope(OURS, card=key))
    assert [sum(mod.n for mod in player_mods(state, seat, DiceRolled)) for seat in range(4)] == [-1] * 4


@rule("W18.2")
def test_nobody_may_move_home_who_lives_where_the_card_came_up() -> None:
    state, key = war(older_crossroads=True), "health-emergency@crossroads"
    meets(state)
    lasting = next(word for word in words_in(state.library.crossroads[key]) if isinstance(word, Lasting))
    changed(state, lasting, Scope(OURS, card=key))
    homes = {"mike-cho": "forge", "maria-lopez": "lighthouse"}
    assert [is_forbidden(state, state.survivors[name], "move", home) for name, home in homes.items()] == [True, False]


# Colonies in turn, where there are two of them and where there is one


def each_colony(which: str, **count: str) -> EachColony:
    word = {"do": "each_colony", "which": which, "then": {"do": "lose", "what": "morale"}}
    return msgspec.convert(word | ({"of": count} if count else {}), EachColony)


@pytest.mark.parametrize(
    ("word", "lose"),
    [
        (each_colony("all"), {"ours", "theirs"}),
        (each_colony("enemy"), {"theirs"}),
        (each_colony("most", of="food"), {"ours", "theirs"}),
        (each_colony("fewest", of="food"), set()),
    ],
)
def test_equal_colonies_have_the_most_both_and_the_fewest_neither(word: EachColony, lose: set[str]) -> None:
    assert changed(war(), word, Scope(OURS)) == {f"{name} morale": -1 for name in lose}


@pytest.mark.parametrize(
    ("word", "lost"),
    [
        (each_colony("all"), 1),
        (each_colony("most", of="food"), 1),
        (each_colony("fewest", of="food"), 0),
        (each_colony("enemy"), 0),
    ],
)
def test_one_colony_is_all_of_them_and_nobodys_enemy(word: EachColony, lost: int) -> None:
    state = new_table(1).state
    state.lane = state.turns[0]
    before = state.colonies[0].morale
    drive(state, run(state, word, Scope(0)))
    assert before - state.colonies[0].morale == lost


# Main objectives


@rule("W2.11")
@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("divide-and-conquer", (4, 4, 3, 12, 0)),
        ("the-killing-blow", (10, 7, 4, 6, 1)),
        ("the-last-convoy", (8, 6, 3, 3, 2)),
        ("six-doors", (8, 6, 4, 6, 0)),
    ],
)
def test_a_war_begins_as_its_objective_says(name: str, numbers: tuple[int, ...]) -> None:
    state = war(name, begun=True)
    for colony in ("ours", "theirs"):
        now = facts(state)
        found = (now[f"{colony} morale"], state.rounds_left, now[f"{colony} bullets"], now[f"{colony} zombies"])
        assert (*found, now["school zombies"]) == numbers
    assert facts(state)["ours food"] == facts(state)["theirs food"] == (2 if name == "six-doors" else 0)
    assert facts(state)["school barricades"] == (name == "divide-and-conquer")


def complete(state: State) -> list[bool]:
    return [is_complete(state, seat) for seat in (OURS, ALLY, THEIRS, OTHER)]


def test_who_controls_more_places_in_the_last_round_has_conquered() -> None:
    state = set_up(objective="divide-and-conquer")
    state.rounds_left = 2
    assert complete(state) == [False] * 4
    state.rounds_left = 1
    assert complete(state) == [True, True, False, False]
    meets(state)
    assert complete(state) == [False] * 4


def test_four_combats_won_one_of_them_at_the_enemys_home() -> None:
    state = set_up(objective="the-killing-blow")
    state.fights = [Fight(1, "school", 0) for _ in range(4)]
    assert complete(state) == [False] * 4
    state.fights[0] = Fight(1, "forge", 0)
    assert complete(state) == [False] * 4
    state.fights[0] = Fight(1, "lighthouse", 0)
    assert complete(state) == [True, True, False, False]


def test_the_convoy_takes_found_supplies_of_all_three_kinds() -> None:
    state = set_up(objective="the-last-convoy")
    found = ["food-1@grocery-store", "fuel@gas-station", "medicine@hospital"]
    state.colonies[1].stored = [*found, *found, found[0], "fuel@starting"]
    assert complete(state) == [False] * 4
    state.colonies[1].stored[-1] = found[1]
    assert complete(state) == [False, False, True, True]


@pytest.mark.parametrize(("place", "taken"), [("lighthouse", 1), ("school", 0)])
def test_who_wins_at_the_enemys_home_carries_off_a_crate(place: str, taken: int) -> None:
    state = set_up(objective="the-last-convoy")
    state.colonies[1].stored = ["fuel@gas-station", "food-1@grocery-store"]
    drive(state, whenever(state, "won-combat", Scope(OURS, here=place)), {"take": ("fuel@gas-station",)})
    assert state.colonies[0].stored == ["fuel@gas-station"][:taken]
    assert len(state.colonies[1].stored) == 2 - taken


def test_a_token_for_each_door_that_is_held() -> None:
    state = set_up(besieges, stands("brian-lee", "lighthouse", 1), stands("talia-jones", "lighthouse", 4))
    check = side(state).check  # type: ignore[union-attr]
    assert check
    assert changed(state, check, Scope(OURS, card="six-doors@main")) == {"ours tokens": 2}
    state.colonies[0].tokens = 3
    assert complete(state) == [False] * 4
    state.colonies[0].tokens = 4
    assert complete(state) == [True, True, False, False]
    assert holds(state, side(state).goal, Scope(ALLY, card="six-doors@main"))
