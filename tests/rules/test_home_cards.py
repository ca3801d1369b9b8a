"""Rules that no base card shows: with a small pack of our own."""

from pathlib import Path

import pytest

from hivernage.cards.library import Library
from hivernage.cards.load import load_packs
from tests.rule import rule
from tests.rules.positions import run_text

PACK = {
    "pack.yaml": "id: mine\nname: {en: Mine, fr: À moi}\nversion: '1'\n",
    "main.yaml": """
deck: main
cards:
- id: gather
  name: {en: Gather, fr: Amasser}
  length: short
  normal:
    morale: 6
    rounds: 6
    stores: [fuel, food]
    duty: {do: if, test: {is: at_least, n: 5, of: {of: starvation}}, then: {do: end_game}}
    goal: {is: at_least, n: 2, of: {of: stored, symbol: fuel}}
""",
    "secret.yaml": """
deck: secret
cards:
- id: two-in-one
  name: {en: Two in One, fr: Coup double}
  win:
    - {is: at_least, n: 2, of: {of: hand}}
    - {is: at_least, n: 1, of: {of: hand, symbol: fuel}}
""",
    "exiled.yaml": """
deck: exiled
cards:
- id: unseen
  name: {en: Unseen, fr: Invisible}
  reveal: false
  loyal: [{is: complete}]
  betrayer: {is: complete}
""",
    "items.yaml": """
deck: item
cards:
- id: flare
  name: {en: Flare, fr: Fusée}
  symbol: tool
  kind: use
  copies: {starting: 1}
  effect: {do: kill_zombies, at: school, n: 1, exposure: once}
""",
    "survivors.yaml": """
deck: survivor
cards:
- id: jane-doe
  name: {en: Jane Doe, fr: Jane Doe}
  occupation: {en: Baker, fr: Boulangère}
  gender: f
  influence: 34
  attack: 3
  search: 3
  powers:
    - {at: colony, die: 3, do: {do: gain, what: food}}
""",
}


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Library:
    folder: Path = tmp_path_factory.mktemp("pack")
    for name, text in PACK.items():
        (folder / name).write_text(text, encoding="utf-8")
    return load_packs("base", folder)


@rule("A6", "A6.1")
def test_an_ability_with_a_die_is_repeatable(library):
    run_text(
        """
setup: {survivors: {jane-doe: p1}, dice: {p1: [2, 3, 4]}, food: 0}
play:
  - p1: use jane-doe jane-doe die=3
  - p1: use jane-doe jane-doe die=4
  - refused: {p1: use jane-doe jane-doe die=2, rule: A6}
expect: {food: 2, dice: {p1: [2]}}
""",
        library,
    )


@rule("G5.2")
def test_the_first_player_picks_between_equals(library):
    run_text(
        """
setup:
  step: colony
  rounds_left: 1
  first: p3
  food: 3
  survivors: {jane-doe: p1 gas-station, bev-russell: p2 gas-station, brian-lee: p1, maria-lopez: p2, mike-cho: p3}
  leaders: {p1: brian-lee, p2: maria-lopez}
  zombies: {gas-station: 2}
play:
  - expect: {asked: {p3: survivor}, answers: {p3: [survivor jane-doe, survivor bev-russell]}}
  - p3: survivor bev-russell
expect: {killed: [bev-russell]}
""",
        library,
    )


@rule("F8", "E3.1")
def test_cards_are_stored_face_up_for_good(library):
    run_text(
        """
setup:
  objective: gather
  exiled: [p1]
  survivors: {brian-lee: p1 school}
  hand: {p1: [fuel, food-1, junk], p2: [fuel]}
play:
  - refused: {p2: store fuel}
  - p1: store fuel
  - p1: store food-1
  - refused: {p1: store junk, rule: F8}
  - expect: {stored: [fuel, food-1], hand: {p1: [junk]}, waste: [], removed: []}
  - p1: end
  - p2: store fuel
expect: {stored: [fuel, food-1, fuel], over: "no"}
""",
        library,
    )


@rule("F8.1")
def test_stored_cards_cannot_be_taken_back(library):
    run_text(
        """
setup: {objective: gather, cooperative: true, no_group: [p1], hand: {p1: [fuel]}}
play:
  - expect: {answers: {p1: [end, store fuel]}}
  - p1: store fuel
  - expect: {answers: {p1: [end]}, stored: [fuel]}
""",
        library,
    )


@rule("E1.2")
def test_an_exiled_card_that_does_not_say_so_shows_nothing(library):
    run_text(
        """
setup:
  survivors: {brian-lee: p2 school}
  objectives: {p1: collector, p2: loner, p3: hunger}
  decks: {exiled: [unseen]}
play:
  - p1: exile p2
  - {p1: vote up, p2: vote down, p3: vote up}
expect: {exiled: [p2], exiled_objectives: {p2: unseen}, shown_objectives: []}
""",
        library,
    )


@rule("F8", "C5")
def test_stored_cards_complete_the_objective(library):
    run_text(
        "setup: {objective: gather, step: colony, stored: [fuel, fuel], food: 3}\nexpect: {over: objective}\n", library
    )


@rule("G2.2")
def test_a_missed_duty_ends_the_game(library):
    run_text(
        """
setup: {objective: gather, step: colony, starvation: 5, food: 9, stored: [fuel, fuel], morale: 6}
expect: {over: duty, complete: false, food: 9}
""",
        library,
    )


@rule("G3.3")
def test_one_card_may_count_for_two_lines(library):
    run_text(
        """
setup:
  step: colony
  rounds_left: 1
  food: 3
  objectives: {p1: two-in-one, p2: collector, p3: hunger}
  hand: {p1: [fuel, junk]}
expect: {over: rounds, winners: [p1]}
""",
        library,
    )


@rule("Z6.2")
def test_a_card_that_kills_without_naming_a_survivor_lets_the_player_pick_who_rolls(library):
    run_text(
        """
setup:
  survivors: {brian-lee: p1 school, maria-lopez: p1 school, mike-cho: p1}
  zombies: {school: 2}
  hand: {p1: [flare]}
chance: [1, wound]
play:
  - p1: play flare
  - expect: {asked: {p1: survivor}, answers: {p1: [survivor maria-lopez, survivor brian-lee]}, zombies: {school: 1}}
  - p1: survivor brian-lee
expect: {survivors: {brian-lee: {wounds: 1}, maria-lopez: {wounds: 0}}}
""",
        library,
    )
