"""The main objectives: what they lay out, and when each of them is complete."""

import json
from typing import Any

import pytest

from hivernage.cards.card import MainObjective
from hivernage.model.board import COLONY, TOWN
from hivernage.model.state import State
from tests.rules.positions import base, new_table, run_text, set_up

Position = dict[str, Any]

# Morale, rounds, zombies in the colony, zombies at each other place, helpless survivors besides one per player (or -1)
LAYOUT = {
    "eight-weeks-of-darkness": (7, 8, 0, 1, 0),
    "kill-them": (7, 7, 0, 3, -1),
    "home-sweet-home": (6, 6, 12, 1, -1),
    "raiding-party": (5, 6, 2, 2, -1),
    "too-many-mouths": (7, 5, 6, 0, 3),
    "we-need-more-samples": (6, 6, 0, 1, -1),
}
LENGTHS = {
    "eight-weeks-of-darkness": "long",
    "kill-them": "medium",
    "home-sweet-home": "medium",
    "raiding-party": "short",
    "too-many-mouths": "short",
    "we-need-more-samples": "short",
}


def layout(state: State) -> tuple[int, int, list[int], set[int], int]:
    outside = {sum(state.places[name].zombies) for name in TOWN}
    colony = state.colonies[0]
    return colony.morale, state.rounds_left, state.places[COLONY].zombies, outside, colony.helpless


def entrances(zombies: int) -> list[int]:
    return [zombies // 6 + (i < zombies % 6) for i in range(6)]


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("objective", LAYOUT)
def test_a_game_starts_as_the_card_says(objective: str, players: int) -> None:
    morale, rounds, colony, outside, helpless = LAYOUT[objective]
    state = set_up(new_table(1, objective=objective, players=players)).state
    people = 0 if helpless < 0 else players + helpless
    assert layout(state) == (morale, rounds, entrances(colony), {outside}, people)
    card = base().mains[objective + "@main"]
    assert isinstance(card, MainObjective)
    assert card.length == LENGTHS[objective]


def test_the_one_documented_hard_side() -> None:
    state = set_up(new_table(1, objective="we-need-more-samples", hard=True)).state
    assert layout(state) == (6, 5, entrances(0), {3}, 0)


# Goals. Everybody is at the hospital, where three zombies will come, so that the colony needs no food and gets none.

AT_HOSPITAL = {"brian-lee": "p1 hospital", "mike-cho": "p2 hospital", "maria-lopez": "p3 hospital"}
FOUND = {"medicine": "medicine@hospital", "food": "food-2@hospital", "fuel": "fuel@gas-station", "tool": "junk@school"}
"""Cards that weren't dealt at the start: some goals may ask for those only."""
STOCK = [name for symbol in ("medicine", "tool", "fuel") for name in (FOUND[symbol], FOUND[symbol])]
STOCK[3] = "junk@library"  # there is one junk in each of those decks
AN_ENTRANCE_EACH = {"colony": [1, 1, 1, 1, 1, 1]}
SOME_PLACES = dict.fromkeys(("police-station", "grocery-store", "school", "library", "hospital"), 1)


def foods(n: int) -> list[str]:
    """Food that was found, from several decks."""
    return ["food-1@police-station"] * 3 + ["food-1@school"] * (n - 3)


def armed(*names: str, **others: str) -> Position:
    """Who stands at the hospital with a lighter, a switchblade or a pistol; the others as said."""
    weapons = ["lighter", "switchblade", "colt-1911-pistol"]
    people: Position = {**AT_HOSPITAL, **others}
    for name, weapon in zip(names, weapons, strict=False):
        people[name] = {"player": AT_HOSPITAL[name][:2], "at": "hospital", "cards": [weapon]}
    return {"survivors": people}


ALL_ARMED = armed("brian-lee", "mike-cho", "maria-lopez")
DECKS = {name: ["fuel"] for name in ("police-station", "grocery-store", "school", "library", "hospital")}
MET: list[tuple[str, Position]] = [
    ("we-need-more-samples", {"tokens": 9}),
    ("we-need-more-samples", {"tokens": 9, "exiled": ["p2"]}),
    ("kill-them", {"zombies": {"colony": [3, 3, 3, 0, 0, 0]}}),  # and the three who come
    ("home-sweet-home", {"barricades": {"colony": [3, 3, 3, 1, 0, 0], **SOME_PLACES, "gas-station": 1}}),
    ("raiding-party", {"decks": dict(list(DECKS.items())[:4])}),
    ("raiding-party", {"decks": {}}),
    ("find-a-cure", {"stored": [FOUND["medicine"]] * 4 + ["medicine@school"] * 2}),
    ("leave-it-all-behind", {"stored": foods(6), **ALL_ARMED}),
    ("leave-it-all-behind", {"stored": foods(6), **armed("brian-lee", "mike-cho"), "exiled": ["p3"]}),
    ("stockpile", {"food": 6, "barricades": AN_ENTRANCE_EACH, "stored": STOCK}),
    ("stockpile", {"food": 4, "barricades": AN_ENTRANCE_EACH, "stored": STOCK, "exiled": ["p3"]}),
]
MISSED: list[tuple[str, Position]] = [
    ("we-need-more-samples", {"tokens": 8}),
    ("we-need-more-samples", {"tokens": 8, "exiled": ["p2"]}),
    ("we-need-more-samples", {"tokens": 11, "hard": True}),
    ("kill-them", {"zombies": {"school": 1}}),
    ("home-sweet-home", {"barricades": {"colony": [3, 3, 3, 0, 0, 0], **SOME_PLACES, "gas-station": 1}}),
    ("home-sweet-home", {"barricades": {"colony": [3, 3, 3, 1, 0, 0], **SOME_PLACES, "gas-station": 0}}),
    ("raiding-party", {"decks": DECKS}),
    ("find-a-cure", {"stored": [FOUND["medicine"]] * 4 + ["medicine@school"]}),
    ("find-a-cure", {"stored": [FOUND["medicine"]] * 4 + ["medicine@school"], "exiled": ["p3"]}),
    ("leave-it-all-behind", {"stored": foods(5), **ALL_ARMED}),
    ("leave-it-all-behind", {"stored": foods(5), **ALL_ARMED, "exiled": ["p3"]}),
    ("leave-it-all-behind", {"stored": foods(6), **armed("brian-lee", "mike-cho"), "hand": {"p3": ["lighter"]}}),
    ("stockpile", {"food": 5, "barricades": AN_ENTRANCE_EACH, "stored": STOCK}),
    ("stockpile", {"food": 9, "barricades": {"colony": [3, 3, 3, 3, 3, 0]}, "stored": STOCK}),
    *(
        ("stockpile", {"food": 6, "barricades": AN_ENTRANCE_EACH, "stored": [*STOCK[:i], *STOCK[i + 1 :]]})
        for i in (0, 2, 4)
    ),
]


def end_of_round(objective: str, changes: Position) -> State:
    setup = {"step": "colony", "rounds_left": 1, "objective": objective, "survivors": AT_HOSPITAL} | changes
    return run_text(f"setup: {json.dumps(setup)}\n").table.state


@pytest.mark.parametrize(("objective", "changes"), MET)
def test_a_goal_is_met(objective: str, changes: Position) -> None:
    state = end_of_round(objective, changes)
    assert (state.ending, state.complete) == ("objective", True)


@pytest.mark.parametrize(("objective", "changes"), MISSED)
def test_a_goal_is_missed(objective: str, changes: Position) -> None:
    state = end_of_round(objective, changes)
    assert (state.ending, state.complete) == ("rounds", False)


@pytest.mark.parametrize(("players", "needed"), [(3, 9), (4, 12), (5, 15)])
def test_three_samples_for_each_player_who_began(players: int, needed: int) -> None:
    at_home = {"players": players, "food": 9, "survivors": {}}
    for tokens, complete in ((needed, True), (needed - 1, False)):
        assert end_of_round("we-need-more-samples", at_home | {"tokens": tokens}).complete is complete


@pytest.mark.parametrize(("players", "needed"), [(3, 12), (4, 16), (5, 20)])
def test_four_samples_each_on_the_hard_side(players: int, needed: int) -> None:
    at_home = {"players": players, "food": 9, "survivors": {}, "hard": True}
    for tokens, complete in ((needed, True), (needed - 1, False)):
        assert end_of_round("we-need-more-samples", at_home | {"tokens": tokens}).complete is complete


@pytest.mark.parametrize("players", [3, 4, 5])
def test_two_medicine_cards_for_each_player_who_began(players: int) -> None:
    at_home = {"players": players, "food": 9, "survivors": {}}
    cards = [FOUND["medicine"]] * 4 + ["medicine@school"] * 3 + ["medicine@grocery-store"] * 3
    for n, complete in ((2 * players, True), (2 * players - 1, False)):
        assert end_of_round("find-a-cure", at_home | {"stored": cards[:n]}).complete is complete


# Surviving

SURVIVAL = ["eight-weeks-of-darkness", "too-many-mouths"]


@pytest.mark.parametrize("objective", SURVIVAL)
def test_the_last_round_survived_is_enough(objective: str) -> None:
    state = end_of_round(objective, {"morale": 1})
    assert (state.ending, state.complete) == ("objective", True)


@pytest.mark.parametrize("objective", SURVIVAL)
def test_the_round_before_is_not(objective: str) -> None:
    run_text(f"""
setup:
  step: colony
  rounds_left: 2
  objective: {objective}
  survivors: {json.dumps(AT_HOSPITAL)}
chance: [1, 1, 1, 1, 1, 1]
expect: {{over: "no", rounds_left: 1}}
""")


@pytest.mark.parametrize("objective", SURVIVAL)
def test_a_colony_that_despairs_in_the_last_round_has_not_survived(objective: str) -> None:
    state = end_of_round(objective, {"morale": 2, "crisis": "despair"})
    assert (state.ending, state.complete) == ("morale", False)
