"""The crossroads of Warring Colonies that any game can have: what each option does to the colony it applies to."""

from __future__ import annotations

import pytest

from hivernage.cards.conditions import StateHolds
from hivernage.model.state import State
from hivernage.rules.conditions import holds
from hivernage.rules.effects.interpret import can
from hivernage.rules.powers import is_spared_move, powers_of
from hivernage.rules.scope import Scope
from hivernage.rules.whenever import whenever
from tests.cards.war_position import (
    ALLY,
    OURS,
    Change,
    Picks,
    changed,
    doors,
    drive,
    has,
    hurt,
    meets,
    rolls,
    set_up,
    stands,
    war_library,
)
from tests.rule import rule

Case = tuple[tuple[Change, ...], int, dict[str, int | str]]


def at(place: str) -> Change:
    """Mike Cho is there, and the card speaks of him."""
    return stands("mike-cho", place)


def waste(n: int) -> Change:
    return lambda state: state.colonies[0].waste.extend(["junk@starting"] * n)


CASES: dict[str, list[Case]] = {
    "the-good-lock": [
        ((at("forge"),), 1, {"ours barricades": 2, "standing": 1}),
        ((has(0, helpless=1), rolls(2)), 2, {"school barricades": 3, "ours helpless": -1, "ours morale": -1}),
    ],
    "the-wrong-knock": [
        ((at("forge"), doors("forge", barricades=3)), 1, {"ours barricades": -2}),
        ((at("forge"),), 2, {"mike-cho frostbite": 1}),
    ],
    "the-seventh-door": [
        ((), 1, {"ours food": -2, "ours barricades": 3}),
        ((), 2, {"hand 0": 1, "ours zombies": 4}),
    ],
    "the-tin-soldier": [
        ((rolls(1),), 1, {"mike-cho at": "forge", "ours morale": 1}),
        ((rolls(3),), 2, {"ours morale": -1, "hand 0": 1}),
    ],
    "sled-dogs": [((), 2, {"school zombies": 2, "ours food": 1})],
    "the-piano": [
        ((), 1, {"ours morale": 1, "school noise": 4, "school zombies": 1}),
        ((), 2, {"hand 0": 2, "ours morale": -1}),
    ],
    "the-donor": [
        (
            (hurt("talia-jones", 2), hurt("maria-lopez", 2), stands("maria-lopez", "forge", 0)),
            1,
            {"talia-jones wounds": -2, "brian-lee wounds": 1, "ours morale": 1},
        ),
        ((hurt("talia-jones", 2), has(0, helpless=1), rolls(3)), 2, {"talia-jones wounds": -2}),
    ],
    "smell-of-the-yard": [
        ((waste(7),), 1, {"ours waste": -6, "out": 6, "standing": 1}),
        ((waste(7),), 2, {"ours zombies": 4}),
    ],
    "the-weather-balloon": [
        ((), 1, {"mike-cho frostbite": 1}),
        ((hurt("brian-lee", 0, 1), hurt("talia-jones", 0, 1)), 2, {"school noise": 3, "brian-lee frostbite": -1}),
    ],
    "two-sleeves": [
        ((), 1, {"hand 0": -1, "ours waste": 1, "ours morale": 1}),
        ((), 2, {"talia-jones despair": 1}),
    ],
    "night-school": [
        (
            (has(0, helpless=2), doors("forge", zombies=2), rolls(3)),
            2,
            {"ours zombies": -2, "ours helpless": -1, "ours morale": -1},
        ),
    ],
    "the-newcomers-cough": [
        ((at("forge"),), 1, {"mike-cho frostbite": 1}),
        ((at("forge"), rolls(4, 5)), 2, {"talia-jones wounds": 1}),
    ],
    "the-honest-trader": [
        ((), 1, {"ours waste": 1}),
        ((), 2, {"hand 0": 3, "ours morale": -1}),
    ],
    "borrowed-boots": [
        ((hurt("brian-lee", 2),), 1, {"brian-lee wounds": -2, "talia-jones frostbite": 1}),
        ((hurt("brian-lee", 2),), 2, {"brian-lee wounds": -2, "ours zombies": 3}),
    ],
    "the-sleepwalker": [
        ((at("forge"),), 1, {"brian-lee despair": 1}),
        ((at("forge"),), 2, {"hand 0": 1, "ours zombies": 4}),
    ],
    "the-grandfather-clock": [
        ((at("library"),), 1, {"mike-cho frostbite": 1, "ours morale": 1}),
        ((at("library"),), 2, {"hand 0": 1, "library noise": 3}),
    ],
    "the-serial": [
        ((), 1, {"ours morale": 1, "standing": 1}),
        ((rolls(4),), 2, {"standing": 1}),
    ],
    "the-greenhouse-key": [
        ((at("grocery-store"), rolls(1)), 1, {"ours food": 4, "grocery-store zombies": 2}),
        ((at("grocery-store"), rolls(2)), 2, {"hand 0": 2, "ours morale": -1}),
    ],
    "curious-mushrooms": [
        ((at("forge"),), 1, {"mike-cho wounds": 1, "ours food": 3}),
        ((has(0, helpless=1), rolls(3)), 2, {"ours food": 4}),
    ],
    "the-toll-bridge": [
        ((), 1, {"hand 0": -1, "out": 1}),
        ((rolls(1, 1),), 2, {"hand 2": -2, "out": 2}),
    ],
    "lanterns-in-the-snow": [
        (
            (meets, hurt("mike-cho", 1), hurt("maria-lopez", 1)),
            1,
            {"mike-cho at": "forge", "ours zombies": 4, "ours morale": 1},
        ),
        ((), 2, {"mike-cho frostbite": 1}),
    ],
    "two-brothers": [],
    "stray-bullet": [
        ((), 1, {"hand 0": -2, "ours waste": 2}),
        ((), 2, {"ours morale": -1}),
    ],
    "the-duty-roster": [
        ((), 1, {"ours morale": 1, "standing": 1}),
        ((), 2, {"ours food": -1, "hand 0": 1}),
    ],
}
"""Each option of a card: the position, which option, and all that changes. Newcomers have tests of their own below."""
PICKS: dict[str, Picks] = {
    "the-sleepwalker": {"survivor": ("brian-lee",)},
    "the-newcomers-cough": {},
}


@rule("W18.3", "W18.4")
@pytest.mark.parametrize(("name", "case"), [(card, case) for card, cases in CASES.items() for case in cases])
def test_an_option_does_what_it_says(name: str, case: Case) -> None:
    changes, number, wanted = case
    state, key = set_up(*changes), f"{name}@crossroads"
    scope = Scope(OURS, it="mike-cho", here=state.survivors["mike-cho"].place, card=key)
    effect = state.library.crossroads[key].options[number - 1].then
    assert changed(state, effect, scope, PICKS.get(name)) == wanted


@pytest.mark.parametrize("name", ["the-weather-balloon", "the-portrait"])
def test_cloth_and_a_fire_are_for_whoever_freezes(name: str) -> None:
    """One is enough: those who are warm don't stand in the way."""
    effect = war_library().crossroads[f"{name}@crossroads"].options[1].then
    homely = stands("brian-lee", "forge"), stands("mike-cho", "forge")
    state = set_up(*homely, has(0, leader=ALLY), hurt("brian-lee", 0, 1))
    assert can(state, effect, Scope(OURS, it="mike-cho", here="school", card=f"{name}@crossroads"))


def run_option(state: State, name: str, number: int) -> set[str]:
    """Who has come to the group by it."""
    before, key = set(state.survivors), f"{name}@crossroads"
    scope = Scope(OURS, it="mike-cho", here="school", card=key)
    changed(state, state.library.crossroads[key].options[number - 1].then, scope)
    came = set(state.survivors) - before
    assert {(state.survivors[one].owner, state.survivors[one].place) for one in came} == {(OURS, "forge")}
    return came


@pytest.mark.parametrize(
    ("name", "number", "colony"),
    [("night-school", 1, (2, 5)), ("two-brothers", 1, (5, 5)), ("two-brothers", 2, (3, 4))],
)
def test_newcomers_join_the_own_group(name: str, number: int, colony: tuple[int, int]) -> None:
    state = set_up(has(0, helpless=3))
    assert len(run_option(state, name, number)) == 1
    assert (state.colonies[0].helpless, state.colonies[0].morale) == colony


@pytest.mark.parametrize(
    ("thumb", "wanted"),
    [
        ("up", {"ours food": -3, "ours morale": 1, "mike-cho wounds": -1}),
        ("down", {"mike-cho despair": 1}),
    ],
)
def test_those_at_home_vote_on_a_cake(thumb: str, wanted: dict[str, int]) -> None:
    state, key = set_up(hurt("mike-cho", 1), stands("maria-lopez", "forge", 1)), "somebodys-birthday@crossroads"
    effect = state.library.crossroads[key].effect
    assert effect is not None
    assert changed(state, effect, Scope(OURS, card=key), {"vote": (thumb,)}) == wanted


@rule("W18.3")
@pytest.mark.parametrize(
    ("thumb", "wanted"),
    [("up", {"hand 0": -1, "hand 2": -1, "ours waste": 2, "ours food": 2}), ("down", {"ours morale": -1})],
)
def test_the_own_colony_lays_everything_on_the_table(thumb: str, wanted: dict[str, int]) -> None:
    state, key = set_up(), "everything-on-the-table@crossroads"
    effect = state.library.crossroads[key].effect
    assert effect is not None
    assert changed(state, effect, Scope(OURS, card=key), {"vote": (thumb,)}) == wanted


@rule("W18.4")
def test_a_stray_bullet_hits_a_friend() -> None:
    state, key = set_up(meets, stands("talia-jones", "school")), "stray-bullet@crossroads"
    first = state.library.crossroads[key].first
    assert first is not None
    assert changed(state, first, Scope(OURS, it="mike-cho", here="school", card=key)) == {"talia-jones wounds": 1}


def test_sled_dogs_carry_somebody_four_times() -> None:
    state, key = set_up(), "sled-dogs@crossroads"
    state.lane.shown.append(key)
    scope = Scope(OURS, it="mike-cho", here="school", card=key)
    changed(state, state.library.crossroads[key].options[0].then, scope)
    mike = state.survivors["mike-cho"]
    assert state.colonies[0].food == 3
    for left in (3, 2, 1, 0):
        assert is_spared_move(state, mike, "forge", "school")
        drive(state, whenever(state, "moved", Scope(OURS, it="mike-cho", here="school", there="forge")))
        assert bool(mike.cards) == (left > 0)
    assert not is_spared_move(state, mike, "forge", "school")
    assert all(source.kind != "card" for source, _ in powers_of(state, mike))


@pytest.mark.parametrize(
    ("name", "fires", "silent"),
    [
        ("the-seventh-door", (doors("forge", zombies=3), lambda s: s.places["forge"].zombies.__setitem__(1, 1)), ()),
        ("the-donor", (hurt("talia-jones", 1),), (hurt("maria-lopez", 1), stands("maria-lopez", "forge", 0))),
        ("smell-of-the-yard", (waste(6),), (waste(5),)),
        ("somebodys-birthday", (), (has(0, food=2),)),
        ("night-school", (has(0, helpless=2),), (has(0, helpless=1),)),
        ("borrowed-boots", (hurt("brian-lee", 1),), (hurt("mike-cho", 1),)),
        ("the-sleepwalker", (), (at("school"), lambda s: s.survivors.pop("brian-lee"))),
        ("everything-on-the-table", (), (stands("brian-lee", "library"),)),
        ("the-serial", (), (stands("brian-lee", "library"),)),
        ("lanterns-in-the-snow", (), (at("forge"),)),
    ],
)
def test_a_card_waits_for_what_it_says(name: str, fires: tuple[Change, ...], silent: tuple[Change, ...]) -> None:
    key = f"{name}@crossroads"
    leader = (lambda state: setattr(state.players[OURS], "leader", "mike-cho"),)
    for meant, changes in ((True, fires), (False, silent)):
        state = set_up(*leader, *changes)
        trigger = state.library.crossroads[key].trigger
        assert isinstance(trigger, StateHolds)
        assert holds(state, trigger.is_, Scope(OURS, card=key)) == meant, meant


def test_every_such_card_has_its_test() -> None:
    library = war_library()
    of_any = {
        key
        for key, card in library.crossroads.items()
        if library.boxes[key] == "warring-colonies" and not card.war_only and not card.wolf_only
    }
    votes = {"somebodys-birthday", "everything-on-the-table"}
    assert of_any == {f"{name}@crossroads" for name in CASES.keys() | votes}
    assert len(of_any) == 26
