"""The cards of a lone wolf: when each mission is met, what it costs, does and brings; objectives and crossroads."""

from __future__ import annotations

import pytest

from hivernage.cards.conditions import StateHolds
from hivernage.model.parts import Deed, Done, Fight, Lost, Survivor, Turn
from hivernage.model.state import State
from hivernage.rules.conditions import holds
from hivernage.rules.crossroads import Moment, watch
from hivernage.rules.effects.interpret import can
from hivernage.rules.scope import Scope
from hivernage.rules.victory import has_won
from tests.cards.war_position import (
    ALLY,
    OURS,
    WOLF,
    Change,
    changed,
    doors,
    drive,
    has,
    hurt,
    rolls,
    set_up_with_wolf,
    stands,
)
from tests.rule import rule

FORGE, LIGHTHOUSE = 0, 1
"""The two colonies by their numbers."""


def calls(colony: int) -> Change:
    """Gray Beard stands at the second entrance of a colony."""
    return stands("gray-beard", ("forge", "lighthouse")[colony], 1)


def holding(*keys: str) -> Change:
    def change(state: State) -> None:
        state.players[WOLF].hand = list(keys)

    return change


def did(what: str, *survivors: str) -> Change:
    """What the lone wolf has done in this turn, with whom or to whom."""

    def change(state: State) -> None:
        turn = state.turn_of(WOLF)
        assert turn is not None
        turn.deeds += [Deed(what, survivor) for survivor in survivors]

    return change


def hired(wolf: int, winner: int) -> Change:
    """The combat just fought: for whom the lone wolf stood, and who has won."""
    return lambda state: state.fights.append(Fight(state.round, "school", winner, wolf))


def completed(*colonies: int) -> Change:
    """Missions for or against these colonies."""

    def change(state: State) -> None:
        assert state.wolf is not None
        state.wolf.done += [Done("sparks@mission", colony, 1) for colony in colonies]

    return change


def goal_met(*colonies: int) -> Change:
    def change(state: State) -> None:
        for colony in colonies:
            state.colonies[colony].complete = True

    return change


def buried(colony: int, n: int) -> Change:
    """So many survivors of a colony have been killed."""

    def change(state: State) -> None:
        names = ("ashley-ross", "maria-lopez", "forest-plum")[:n]
        state.lost += [Lost(name, killed=True, colony=colony) for name in names]

    return change


def meets_wolf(state: State) -> None:
    """Maria Lopez has come to the school, where Mike Cho and Rod Miller are."""
    state.survivors["maria-lopez"].place = "school"


# Missions

LEFT = stands("mike-cho", "forge")  # so that one colony alone is at the school
FUEL = "fuel@starting"
RUNS: dict[str, int | str] = {"gray-beard at": "den"}
AT_COLONY: tuple[Change, ...] = (calls(LIGHTHOUSE),)
Mission = tuple[tuple[Change, ...], tuple[Change, ...], dict[str, int | str]]
"""What meets it; what else it takes; and all that changes."""

MISSIONS: dict[str, Mission] = {
    "at-the-kitchen-door": (
        AT_COLONY,
        (holding("food-1@starting", "food-1@starting"),),
        {"theirs food": 4, "den waste": 2, "den morale": 1, "hand 4": -1},
    ),
    "night-watch": ((*AT_COLONY, did("kill-zombie", "gray-beard", "gray-beard")), (), {"hand 4": 2}),
    "country-doctor": (
        (meets_wolf, hurt("maria-lopez", 2)),
        (rolls(5),),
        {"maria-lopez wounds": -2, "den waste": 1, "den morale": 1, "hand 4": -1, "dice 4": 1},
    ),
    "for-the-common-good": ((did("add-to-crisis", "", ""),), (), {"hand 4": 2}),
    "hired-for-the-night": ((hired(LIGHTHOUSE, LIGHTHOUSE),), (), {"den morale": 1, "hand 4": 1}),
    "the-mason": ((meets_wolf, did("barricade", "rod-miller", "rod-miller")), (LEFT,), {"standing": 1}),
    "strays": (  # a mission
        AT_COLONY,
        (holding("outsider-1@library"),),
        {"theirs helpless": 1, "theirs morale": 1, "den waste": 1, "den morale": 1, "hand 4": 1},
    ),
    "light-fingers": (AT_COLONY, (rolls(1),), {**RUNS, "dice 4": -1, "hand 1": -1, "hand 4": 2}),
    "sparks": (AT_COLONY, (holding(FUEL),), {**RUNS, "theirs food": -3, "den waste": 1, "hand 4": 1}),
    "something-in-the-well": (
        AT_COLONY,
        (),
        {**RUNS, "ashley-ross wounds": 1, "maria-lopez wounds": 1, "den waste": 1, "den morale": 1},
    ),
    "loose-planks": (
        (*AT_COLONY, doors("lighthouse", barricades=3)),
        (),
        {**RUNS, "theirs barricades": -2, "dice 4": -1, "den food": 2, "hand 4": 1},
    ),
    "the-pied-piper": ((meets_wolf,), (LEFT,), {"school zombies": 3, "rod-miller at": "den", "standing": 1}),
    "eviction": (  # a mission
        (did("send-home", "maria-lopez"),),
        (),
        {"den morale": 1, "hand 4": 1},
    ),
    "on-the-wrong-side": ((hired(FORGE, FORGE),), (), {"hand 4": 2}),
}


@rule("LW1")
@pytest.mark.parametrize("name", MISSIONS)
def test_a_mission_does_what_it_says(name: str) -> None:
    met, more, wanted = MISSIONS[name]
    state = set_up_with_wolf(*met, *more)
    card = state.library.missions[f"{name}@mission"]
    scope = Scope(WOLF, card=f"{name}@mission", colony=-1 if card.whom == "both" else LIGHTHOUSE)
    assert holds(state, card.claim, scope)
    assert can(state, card.cost, scope)
    parts = tuple(effect if isinstance(effect, tuple) else (effect,) for effect in (card.cost, card.then, card.reward))
    assert changed(state, tuple(step for part in parts for step in part), scope) == wanted


@rule("LW1.10")
@pytest.mark.parametrize("name", MISSIONS)
def test_a_mission_is_met_by_what_it_asks_for_and_for_that_colony_alone(name: str) -> None:
    met, more, _ = MISSIONS[name]
    card = set_up_with_wolf().library.missions[f"{name}@mission"]
    about = [-1] if card.whom == "both" else [FORGE, LIGHTHOUSE]

    def where(state: State) -> list[int]:
        return [n for n in about if holds(state, card.claim, Scope(WOLF, card=f"{name}@mission", colony=n))]

    assert where(set_up_with_wolf(*met, *more)) == about[-1:]
    for missing in met:
        kept = [change for change in met if change is not missing]
        assert about[-1] not in where(set_up_with_wolf(LEFT, *kept, *more))


@pytest.mark.parametrize(
    ("name", "poor"),
    [
        ("at-the-kitchen-door", holding("food-1@starting")),
        ("country-doctor", holding(FUEL)),
        ("strays", holding(FUEL)),
        ("sparks", holding("medicine@starting")),
        ("something-in-the-well", holding(FUEL)),
    ],
)
def test_who_cannot_pay_cannot_claim(name: str, poor: Change) -> None:
    state = set_up_with_wolf(*AT_COLONY, poor)
    card = state.library.missions[f"{name}@mission"]
    assert not can(state, card.cost, Scope(WOLF, card=f"{name}@mission", colony=LIGHTHOUSE))


def test_half_of_the_missions_help_and_half_harm() -> None:
    missions = set_up_with_wolf().library.missions.values()
    assert sorted(card.does for card in missions) == ["harm"] * 7 + ["help"] * 7


@rule("LW1.10")
def test_deeds_count_with_those_who_are_still_there() -> None:
    """Who has gone home since no longer stands at a door: what they killed there doesn't count."""
    state = set_up_with_wolf(did("kill-zombie", "gray-beard", "gray-beard"))
    claim = state.library.missions["night-watch@mission"].claim
    assert not holds(state, claim, Scope(WOLF, card="night-watch@mission", colony=LIGHTHOUSE))


# Objectives

OBJECTIVES: dict[str, tuple[int, tuple[Change, ...]]] = {
    "the-broker": (-1, (completed(FORGE, FORGE), completed(LIGHTHOUSE), completed(-1, LIGHTHOUSE))),
    "the-kingmaker": (FORGE, (goal_met(FORGE), completed(LIGHTHOUSE))),
    "the-hermit": (-1, (has(2, morale=4), has(2, food=1), stands("gray-beard", "den"))),
    "the-rag-king": (-1, (holding(*[FUEL] * 10), completed(FORGE, -1, LIGHTHOUSE))),
    "scorched-snow": (-1, (completed(FORGE, FORGE),)),
    "the-bridge": (-1, (has(FORGE, morale=4), completed(LIGHTHOUSE, FORGE))),
    "a-foot-in-every-door": (-1, (calls(LIGHTHOUSE), completed(FORGE), completed(LIGHTHOUSE))),
    "the-old-account": (LIGHTHOUSE, (buried(LIGHTHOUSE, 3), has(2, morale=4))),
}
"""Which colony is named, and what fulfils it, each change in turn."""


def wins(name: str, named: int, *changes: Change) -> bool:
    state = set_up_with_wolf(*changes)
    assert state.wolf is not None
    state.wolf.named = named
    state.players[WOLF].objective = f"{name}@lone-wolf"
    return has_won(state, WOLF)


def companion(state: State) -> None:
    """A third survivor, so that the hermit has company."""
    state.survivors["forest-plum"] = Survivor("forest-plum", WOLF, "den")


@rule("LW5.2")
@pytest.mark.parametrize("name", OBJECTIVES)
def test_an_objective_is_fulfilled_by_all_it_asks_for(name: str) -> None:
    named, changes = OBJECTIVES[name]
    spoilt = has(FORGE, morale=3), has(2, food=0), stands("rod-miller", "den")  # else they have it from the beginning
    assert wins(name, named, companion, *changes)
    for missing in changes:
        kept = [change for change in changes if change is not missing]
        if name != "the-hermit" or missing is not changes[2]:
            assert not wins(name, named, companion, *spoilt, *kept)
    assert name != "the-hermit" or not wins(name, named, *changes)


@pytest.mark.parametrize(
    ("name", "named", "changes"),
    [
        ("the-kingmaker", FORGE, (goal_met(FORGE, LIGHTHOUSE), completed(FORGE))),
        ("the-kingmaker", FORGE, (goal_met(LIGHTHOUSE), completed(FORGE))),
        ("scorched-snow", -1, (goal_met(LIGHTHOUSE), completed(FORGE, FORGE))),
        ("the-broker", -1, (completed(*[FORGE] * 4),)),
        ("the-old-account", LIGHTHOUSE, (buried(FORGE, 3), has(2, morale=4))),
        ("the-old-account", LIGHTHOUSE, (buried(LIGHTHOUSE, 3), has(2, morale=4), goal_met(LIGHTHOUSE))),
        ("a-foot-in-every-door", -1, (calls(LIGHTHOUSE), completed(FORGE, FORGE))),
    ],
)
def test_an_objective_speaks_of_the_right_colony(name: str, named: int, changes: tuple[Change, ...]) -> None:
    assert not wins(name, named, *changes)


# Crossroads

Case = tuple[tuple[Change, ...], int, dict[str, int | str]]

OPTIONS: dict[str, tuple[int, list[Case]]] = {
    "the-wolf-by-the-fire": (
        OURS,
        [
            (
                (hurt("mike-cho", 1), doors("school", zombies=3)),
                0,
                {"ours food": -1, "den food": 1, "mike-cho wounds": -1, "school zombies": -2},
            ),
            ((), 1, {"mike-cho wounds": 1, "rod-miller at": "den"}),
        ],
    ),
    "a-price-on-the-wolf": (
        OURS,
        [
            ((), 0, {"ours bullets": -2, "rod-miller wounds": 1}),
            ((), 1, {"ours food": -2, "den food": 2, "hand 0": 1, "hand 4": -1}),
        ],
    ),
    "two-masters": (
        WOLF,
        [
            ((), 0, {"ours morale": -1, "hand 4": 2}),
            ((), 1, {"hand 4": -1, "den waste": 1, "ours morale": 1, "den morale": 1}),
        ],
    ),
    "the-empty-den": (
        WOLF,
        [
            ((stands("gray-beard", "library"),), 0, {"gray-beard at": "den", "gray-beard wounds": 1, "hand 4": 1}),
            ((), 1, {"den food": -3}),
        ],
    ),
    "the-invoice": (
        WOLF,
        [
            ((), 0, {"den food": -1, "den morale": 1, "missions": 1}),
            ((), 1, {"hand 4": 2, "hand 0": -1, "hand 3": -1}),
        ],
    ),
}


@rule("LW1.7", "W18")
@pytest.mark.parametrize(("name", "number"), [(name, n) for name in OPTIONS for n in (0, 1)])
def test_an_option_does_what_it_says(name: str, number: int) -> None:
    seat, cases = OPTIONS[name]
    changes, option, wanted = cases[number]
    state = set_up_with_wolf(*changes)
    key = f"{name}@crossroads"
    effect = state.library.crossroads[key].options[option].then
    assert changed(state, effect, Scope(seat, card=key)) == wanted


WAITS: dict[str, tuple[int, tuple[Change, ...]]] = {
    "the-wolf-by-the-fire": (OURS, ()),
    "a-price-on-the-wolf": (OURS, ()),
    "two-masters": (WOLF, (calls(FORGE),)),
    "the-empty-den": (WOLF, (stands("gray-beard", "library"),)),
}


@pytest.mark.parametrize("name", WAITS)
def test_a_card_waits_for_what_it_says(name: str) -> None:
    seat, changes = WAITS[name]
    key = f"{name}@crossroads"
    away: Change = stands("rod-miller", "den") if name != "a-price-on-the-wolf" else has(0, leader=ALLY)
    for meant, state in ((True, set_up_with_wolf(*changes)), (False, set_up_with_wolf(away))):
        trigger = state.library.crossroads[key].trigger
        assert isinstance(trigger, StateHolds)
        assert holds(state, trigger.is_, Scope(seat, card=key)) == meant


@rule("LW1.7")
@pytest.mark.parametrize(("seat", "fires"), [(WOLF, True), (OURS, False)])
def test_a_card_for_the_wolf_waits_for_the_wolfs_turn(seat: int, fires: bool) -> None:
    state = set_up_with_wolf()
    state.turns = [Turn(seat, crossroads="the-invoice@crossroads", notes=True)]
    state.lane = state.turns[0]
    drive(state, watch(state, Moment("did", "add-to-crisis")))
    assert bool(state.lane.fired) == fires
