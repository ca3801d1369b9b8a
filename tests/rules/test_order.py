"""The order in which things happen, where only the events show it."""

from hivernage.table import Table
from tests.rule import rule
from tests.rules.positions import run_text

SEEDS = range(12)


def dealt(text: str, seed: int) -> Table:
    """A position with true chance instead of what a scenario lays down."""
    state = run_text(text).table.start.copy()
    state.forced, state.key = None, bytes([seed]) * 32
    return Table(state)


@rule("K6.2")
def test_survivors_come_before_helpless_ones():
    text = """
setup:
  hand: {p1: [outsider-3]}
  decks: {survivor: [ashley-ross]}
play:
  - p1: play outsider-3
"""
    kinds = [event.kind for event in run_text(text).events]
    assert kinds.index("joined") < kinds.index("helpless")


@rule("A1.1", "D1")
def test_the_zombie_is_gone_before_the_attacker_rolls():
    text = """
setup:
  survivors: {ashley-ross: p1 school}
  zombies: {school: 1}
  dice: {p1: [4]}
chance: [2, blank]
play:
  - p1: attack ashley-ross zombie die=4
"""
    kinds = [event.kind for event in run_text(text).events]
    assert kinds.index("zombie-killed") < kinds.index("exposure")


@rule("C4.1")
def test_zombies_come_to_the_colony_then_outside_then_to_the_noise():
    text = """
setup:
  step: colony
  rounds_left: 1
  food: 9
  survivors: {brian-lee: p1, mike-cho: p2 library, maria-lopez: p3 police-station}
  noise: {hospital: 1, grocery-store: 1}
chance: [1, 1]
"""
    events = run_text(text).events
    places = [event.facts["place"] for event in events if event.kind == "zombie-came"]
    assert places == ["colony", "police-station", "library", "grocery-store", "hospital"]


@rule("V1.1")
def test_votes_are_shown_with_their_names_once_all_are_in():
    text = """
setup: {objectives: {p1: collector, p2: loner, p3: hunger}}
play:
  - p1: exile p2
  - {p1: vote up, p3: vote down}
  - p2: vote down
"""
    outcome = run_text(text)
    (voted,) = [event for event in outcome.events if event.kind == "voted"]
    assert (voted.facts["up"], voted.facts["down"]) == ([0], [1, 2])
    assert [event.kind for event in outcome.events].count("exile-called") == 1


@rule("X5")
def test_a_deck_that_was_searched_is_shuffled_found_or_not():
    text = """
setup:
  survivors: {brian-lee: p1 gas-station}
  decks: {gas-station: [medicine, food-1, lighter, fuel, junk, switchblade]}
  dice: {p1: [6]}
  crossroads: the-arctic-king
"""
    orders = set()
    for seed in SEEDS:
        table = dealt(text, seed)
        for answer in ("search brian-lee die=6", "keep medicine@gas-station", "option 2", "enough"):
            table.answer(0, answer)
        orders.add(tuple(table.state.places["gas-station"].deck))
    assert len(orders) > 6


@rule("K2")
def test_equipment_lost_outside_is_shuffled_into_the_deck():
    text = """
setup:
  step: colony
  rounds_left: 1
  food: 9
  survivors: {forest-plum: {player: p1, at: gas-station, cards: [hammer]}, brian-lee: p1, mike-cho: p2, maria-lopez: p3}
  leaders: {p1: brian-lee}
  zombies: {gas-station: 3}
  decks: {gas-station: [medicine, food-1, lighter, fuel, junk, switchblade]}
"""
    decks = [dealt(text, seed).state.places["gas-station"].deck for seed in SEEDS]
    assert all("hammer@grocery-store" in deck for deck in decks)
    assert len({deck.index("hammer@grocery-store") for deck in decks}) > 3


@rule("E4")
def test_the_morale_of_a_colony_that_was_wrong_twice_is_told():
    text = """
setup:
  players: 4
  exiled: [p2]
  survivors: {brian-lee: p2 school, mike-cho: p3, daniel-smith: p1}
  objectives: {p1: collector, p2: loner, p3: hunger, p4: trigger-happy}
  morale: 6
play:
  - p1: exile p3
  - {p1: vote up, p3: vote down, p4: vote up}
"""
    events = run_text(text).events
    (morale,) = [event for event in events if event.kind == "morale"]
    assert (morale.facts["change"], morale.facts["now"]) == (-6, 0)
