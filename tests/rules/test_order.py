"""The order in which things happen, where only the events show it."""

from tests.rule import rule
from tests.rules.positions import run_text


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
