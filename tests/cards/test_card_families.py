"""Cards that come in families: food, outsiders, and whatever makes one place better to search."""

import pytest

from tests.rules.positions import run_text


@pytest.mark.parametrize(("card", "n"), [("food-1", 1), ("food-2", 2), ("food-3", 3)])
def test_a_food_card_adds_its_tokens_to_the_supply(card: str, n: int) -> None:
    run_text(f"""
setup: {{survivors: {{brian-lee: p1 school}}, food: 2, hand: {{p1: [{card}, fuel]}}}}
play:
  - p1: play {card}
expect: {{food: {2 + n}, waste: [{card}], hand: {{p1: [fuel]}}, morale: 6}}
""")


# Outsiders


@pytest.mark.parametrize(("card", "helpless"), [("outsider-1", 0), ("outsider-2", 1), ("outsider-3", 2)])
def test_an_outsider_brings_the_top_survivor_and_helpless_ones(card: str, helpless: int) -> None:
    run_text(f"""
setup:
  survivors: {{brian-lee: p1 school}}
  hand: {{p1: [{card}]}}
  helpless: 3
  decks: {{survivor: [daniel-smith, sparky]}}
  dice: {{p1: [4]}}
play:
  - p1: play {card}
expect:
  survivors: {{daniel-smith: p1 colony}}
  group: {{p1: [brian-lee, daniel-smith]}}
  leaders: {{p1: brian-lee}}
  helpless: {3 + helpless}
  decks: {{survivor: [sparky]}}
  removed: [{card}]
  waste: []
  dice: {{p1: [4]}}
""")


@pytest.mark.parametrize(("card", "arrivals"), [("outsider-1", 1), ("outsider-2", 2), ("outsider-3", 3)])
def test_an_outsider_needs_room_for_all_who_come(card: str, arrivals: int) -> None:
    """24 spaces, 4 of them taken by the survivors of two players."""
    run_text(f"""
setup:
  survivors: {{brian-lee: p1 school}}
  hand: {{p1: [{card}]}}
  helpless: {20 - arrivals + 1}
  decks: {{survivor: [daniel-smith]}}
play:
  - refused: {{p1: play {card}, rule: {"X6" if arrivals == 1 else "X6.1"}}}
""")
    run_text(f"""
setup:
  survivors: {{brian-lee: p1 school}}
  hand: {{p1: [{card}]}}
  helpless: {20 - arrivals}
  decks: {{survivor: [daniel-smith]}}
play:
  - p1: play {card}
expect: {{room: {{colony: 0}}}}
""")


@pytest.mark.parametrize("card", ["outsider-1", "outsider-2", "outsider-3"])
def test_an_outsider_of_an_exiled_player_stays_outside_and_brings_nobody_helpless(card: str) -> None:
    run_text(f"""
setup:
  survivors: {{brian-lee: p1 school}}
  exiled: [p1]
  hand: {{p1: [{card}]}}
  helpless: 1
  decks: {{survivor: [daniel-smith]}}
play:
  - p1: play {card}
  - p1: place library
expect: {{survivors: {{daniel-smith: p1 library}}, helpless: 1, removed: [{card}]}}
""")


# Better at one place

PLACES = ["police-station", "grocery-store", "school", "library", "hospital", "gas-station"]
KNOWING = {
    "carla-thompson": "police-station",
    "andrew-evans": "grocery-store",
    "arthur-thurston": "school",
    "alexis-grey": "library",
    "janet-taylor": "hospital",
}
"""The place each of these survivors knows."""
BETTER = [
    *((f"brian-lee: {{player: p1, at: {place}, cards: [{place}-blueprints]}}", place) for place in PLACES),
    *((f"{name}: {{player: p1, at: {place}}}", place) for name, place in KNOWING.items()),
]
IDS = [*(f"{place}-blueprints" for place in PLACES), *KNOWING]


def _setup(person: str, place: str, cards: str = "food-1, fuel, junk, medicine, food-2") -> str:
    return f"setup: {{survivors: {{{person}}}, decks: {{{place}: [{cards}]}}, dice: {{p1: [6, 6]}}}}\n"


@pytest.mark.parametrize(("person", "place"), BETTER, ids=IDS)
def test_once_a_round_a_search_there_looks_at_one_more_card_and_keeps_one_more(person: str, place: str) -> None:
    name = person.partition(":")[0]
    power = name if name in KNOWING else f"{place}-blueprints"
    run_text(
        _setup(person, place)
        + f"""
play:
  - p1: search {name} die=6
  - expect: {{asked: {{p1: plan}}, answers: {{p1: [go, with {power}]}}}}
  - p1: with {power}
  - expect: {{searching: [food-1, fuel], answers: {{p1: [keep food-1, keep fuel, noise]}}}}
  - p1: noise
  - expect: {{searching: [food-1, fuel, junk], noise: {{{place}: 1}}}}
  - p1: keep junk
  - expect: {{answers: {{p1: [keep food-1, keep fuel]}}}}
  - p1: keep food-1
  - expect: {{hand: {{p1: [junk, food-1]}}, decks: {{{place}: [medicine, food-2, fuel]}}}}
  - p1: search {name} die=6
  - expect: {{searching: [medicine], asked: {{p1: search}}}}
  - p1: keep medicine
expect: {{hand: {{p1: [junk, food-1, medicine]}}, decks: {{{place}: [food-2, fuel]}}, dice: {{p1: []}}}}
"""
    )


@pytest.mark.parametrize(("person", "place"), BETTER, ids=IDS)
def test_it_may_be_kept_for_a_later_search(person: str, place: str) -> None:
    name = person.partition(":")[0]
    run_text(
        _setup(person, place)
        + f"""
play:
  - p1: search {name} die=6
  - p1: go
  - expect: {{searching: [food-1], asked: {{p1: search}}}}
  - p1: keep food-1
  - p1: search {name} die=6
  - expect: {{asked: {{p1: plan}}}}
"""
    )


@pytest.mark.parametrize(("person", "place"), BETTER, ids=IDS)
def test_elsewhere_it_is_a_search_like_any_other(person: str, place: str) -> None:
    name = person.partition(":")[0]
    elsewhere = PLACES[PLACES.index(place) - 1]
    run_text(
        _setup(person.replace(f"at: {place}", f"at: {elsewhere}"), elsewhere)
        + f"""
play:
  - p1: search {name} die=6
  - expect: {{searching: [food-1], asked: {{p1: search}}}}
  - p1: keep food-1
expect: {{hand: {{p1: [food-1]}}}}
"""
    )


@pytest.mark.parametrize(("person", "place"), BETTER, ids=IDS)
def test_a_deck_that_runs_out_gives_what_it_has(person: str, place: str) -> None:
    name = person.partition(":")[0]
    power = name if name in KNOWING else f"{place}-blueprints"
    run_text(
        _setup(person, place, "fuel")
        + f"""
play:
  - p1: search {name} die=6
  - p1: with {power}
  - p1: keep fuel
expect: {{hand: {{p1: [fuel]}}, decks: {{{place}: []}}, asked: {{p1: action}}}}
"""
    )


def test_someone_who_knows_the_place_and_holds_its_plan_looks_at_three_and_keeps_three() -> None:
    run_text(
        _setup("alexis-grey: {player: p1, at: library, cards: [library-blueprints]}", "library")
        + """
play:
  - p1: search alexis-grey die=6
  - p1: with alexis-grey
  - p1: with library-blueprints
  - expect: {searching: [food-1, fuel, junk]}
  - p1: keep food-1
  - p1: keep fuel
  - p1: keep junk
expect: {hand: {p1: [food-1, fuel, junk]}, decks: {library: [medicine, food-2]}}
"""
    )
