"""What scenarios can say beyond answers and positions: each word holds, and fails where it should."""

from pathlib import Path

import pytest

from hivernage.scenario import ScenarioError, load_scenario, run_scenario
from tests.rules.positions import base

SEARCH = """\
title: A search
setup:
  survivors: {forest-plum: p1 gas-station}
  decks: {gas-station: [lighter, fuel, fuel, medicine]}
  dice: {p1: [5]}
play:
  - p1: search forest-plum die=5
"""
GIFT = """\
title: A gift
setup: {crisis: illness, hand: {p1: [fuel@library, food-1@library, medicine@hospital]}}
play:
"""


def problem(tmp_path: Path, text: str) -> str:
    """What is wrong with a scenario; nothing if it runs as it says."""
    file = tmp_path / "it.yaml"
    file.write_text(text, encoding="utf-8")
    try:
        run_scenario(load_scenario(file), base())
    except ScenarioError as error:
        return str(error).replace(str(tmp_path) + "/", "")
    return ""


def check(text: str, found: str) -> None:
    """The scenario fails with these words; or without any it runs."""
    if found:
        assert found in text
    else:
        assert text == ""


# Taking back


def test_an_undo_takes_back_the_last_decision(tmp_path: Path):
    text = GIFT + "  - p1: add fuel\n"
    assert not problem(tmp_path, text + "  - undo: p1\nexpect: {hand: {p1: 3}, crisis_pile: []}\n")
    assert not problem(tmp_path, text + "  - {undo: p1, p1: end}\nexpect: {hand: {p1: 3}, active: p2}\n")


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("undo: p1", "it.yaml:8:11: p1 can't take anything back: cards were shown or dice were rolled since then; "),
        ("undo: p2", "it.yaml:8:11: p2 can't take anything back: the last decision wasn't p2's"),
        ("undo: q1", "it.yaml:8:11: 'q1' after `undo`; name a player: undo: p1"),
        ("refused: {undo: p1}", ""),
        ("refused: {undo: p1, why: dice were rolled}", ""),
        ("refused: {undo: p1, why: crossroads}", "it.yaml:8:14: 'undo p1' is refused, but not because 'crossroads'"),
        ("refused: {undo: p1, rule: A1}", "it.yaml:8:14: 'undo p1' is refused by no rule, not by A1"),
        ("refused: {undo: p1, why: 3}", "it.yaml:8:30: 3 as `why`; write a text"),
    ],
)
def test_an_undo_that_is_refused(tmp_path: Path, line: str, found: str):
    text = problem(tmp_path, f"{SEARCH}  - {line}\nexpect: {{asked: {{p1: search}}}}\n")
    check(text, found)


def test_an_undo_that_should_be_refused(tmp_path: Path):
    text = GIFT + "  - p1: add fuel\n  - refused: {undo: p1}\n"
    assert "it.yaml:5:14: 'undo p1' is not refused" in problem(tmp_path, text)


# What somebody can't tell apart


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("{p1: add fuel, same_for: [p2, p3], instead: add food-1}", ""),
        ("{p1: add fuel, same_for: [p2], instead: [add food-1]}", ""),
        ("{p1: add fuel, same_for: [p2], instead: {p1: add food-1}}", ""),
        (
            "{p1: add fuel, same_for: [p2]}",  # the backs of cards are seen
            "it.yaml:4:5: p2 sees a difference after 'p1: add medicine@hospital' instead of 'p1: add fuel': "
            "view colonies 0 crisis_pile 0 is '@library' and '@hospital' instead; ",
        ),
        (
            "{p1: add fuel, same_for: [p1], instead: add food-1}",
            "p1 sees a difference after 'p1: add food-1' instead of 'p1: add fuel': view questions 0 answers 13 0 is ",
        ),
        ("{p1: add fuel, same_for: [p2], instead: add food-1, then: [{p1: add medicine}, {p1: end}]}", ""),
        (
            "{p1: add fuel, same_for: [p2], instead: add food-1, then: [{p1: add food-1}]}",
            "it.yaml:4:69: 'add food-1' is refused",
        ),
        (
            "{p1: add fuel, same_for: [p2], then: [{p99: end}]}",
            "it.yaml:4:44: unknown player 'p99'; did you mean 'p9'?",
        ),
        ("{p1: add fuel, same_for: [p2], then: end}", "it.yaml:4:42: the text 'end' for 'then' where something else"),
        ("{p1: end, then: [{p2: end}]}", "it.yaml:4:5: a comparison is of an answer, for some players"),
        ("{p1: end, same_for: [p2]}", "p1 has no other answer that begins with 'end'; say `instead`"),
        ("{p1: end, same_for: [p4]}", "it.yaml:4:25: there is no p4; there are 3 players"),
        ("{p1: end, same_for: [p99]}", "it.yaml:4:26: unknown word 'p99'"),
        ("{p1: end, instead: end}", "it.yaml:4:5: a comparison is of an answer, for some players"),
        ("{same_for: [p3]}", "it.yaml:4:5: a comparison is of an answer, for some players"),
        ("{p1: add fuel, p2: end, same_for: [p3]}", "several answers, and nothing to compare them with"),
        ("{p1: add fuel, undo: p1, same_for: [p3], instead: end}", "'end' instead of several answers"),
        ("{p1: add fuel, same_for: [p2], instead: add food-9}", "it.yaml:4:45: 'add food-9' is refused"),
        (
            "{p1: add fuel, same_for: [p2], instead: {p1: add food-1, undo: p1}}",
            "it.yaml:4:5: 2 steps instead of 1; as many, or their number tells something",
        ),
    ],
)
def test_the_same_for_a_player(tmp_path: Path, line: str, found: str):
    text = problem(tmp_path, f"{GIFT}  - {line}\n")
    check(text, found)


def test_an_undo_is_compared_with_something(tmp_path: Path):
    text = GIFT + "  - p1: add fuel\n  - {undo: p1, same_for: [p2]}\n"
    assert "it.yaml:5:5: nothing to compare an undo with; say `instead`" in problem(tmp_path, text)
    seen = problem(tmp_path, text.replace("[p2]", "[p2], instead: {p1: add food-1}"))
    assert "p2 sees a difference after 'p1: add food-1' instead of 'undo p1': view colonies 0 crisis_pile 0 is " in seen


def test_what_comes_then_is_played_too(tmp_path: Path):
    line = "  - {p1: add fuel, same_for: [p2], instead: add food-1, then: [{p1: end}]}\n"
    assert not problem(tmp_path, GIFT + line + "expect: {active: p2, crisis_pile: [fuel]}\n")


def test_a_card_that_shows_later_is_seen_then(tmp_path: Path):
    line = "  - {p1: add fuel, same_for: [p2], instead: add food-1, then: [{p1: end}, {p2: end}, {p3: end}]}\n"
    rolls = "chance: [1, 1, 1, 1, 1, 1, 1, 1, 1]\n"
    text = problem(tmp_path, GIFT.replace("crisis: illness,", "crisis: illness, food: 9,") + line + rolls)
    assert "p2 sees a difference after 'p3: end': view " in text


TWINS = """\
title: A card that stays hidden
setup: {hand: {p1: [fuel@library], p2: [lighter]}}
play:
  - p1: end
expect: {active: p2}
same_for: [p1]
instead:
"""


@pytest.mark.parametrize(
    ("twin", "found"),
    [
        ("{setup: {hand: {p2: [switchblade@gas-station]}}}", ""),
        ("{setup: {decks: {school: [fuel]}}}", "it.yaml:8:5: p1 sees a difference after 'the beginning': view places "),
        (
            "{setup: {hand: {p1: [food-1@library]}}}",
            "p1 sees a difference after 'the beginning': view questions 0 answers ",
        ),
        ("{setup: {morael: 3}}", "it.yaml:8:14: unknown field 'morael' of setup; did you mean 'morale'?"),
        ("{setup: {hand: {p2: [fule]}}}", "it.yaml:8:26: unknown card 'fule'"),
        ("{setop: {}}", "it.yaml:8:6: unknown field 'setop' of an entry of `instead`; did you mean 'setup'?"),
        ("{play: [{p1: add fuel}]}", "it.yaml:8:18: 'add fuel' is refused"),
        ("{play: []}", "it.yaml:8:5: 1 steps instead of 2"),
    ],
)
def test_the_same_for_a_player_from_another_beginning(tmp_path: Path, twin: str, found: str):
    text = problem(tmp_path, f"{TWINS}  - {twin}\n")
    check(text, found)


def test_twins_need_somebody_and_something(tmp_path: Path):
    assert "it.yaml:2:1: `same_for` without `instead`" in problem(tmp_path, "title: x\nsame_for: [p1]\n")
    assert "it.yaml:2:1: `instead` without `same_for`" in problem(tmp_path, "title: x\ninstead: [{chance: [1]}]\n")
    assert "it.yaml:2:11: there is no p4" in problem(tmp_path, "title: x\nsame_for: [p4]\ninstead: [{}]\n")


# Looking at cards


@pytest.mark.parametrize(
    ("looks", "found"),
    [
        ("decks: {gas-station: 3}", ""),
        ("decks: {gas-station: {count: 3, contains: [fuel, medicine], lacks: [lighter], top: [fuel]}}", ""),
        ("decks: {gas-station: {contains: {fuel: 2, lighter: 0}, bottom: [fuel, medicine]}}", ""),
        ("decks: {gas-station: 2}", "it.yaml:9:31: decks gas-station should be 2 and is ['fuel@gas-station', "),
        ("decks: {gas-station: {count: 2}}", "it.yaml:9:39: decks gas-station count should be 2 and is 3"),
        (
            "decks: {gas-station: {contains: [fuel, fuel, fuel]}}",
            "it.yaml:9:42: decks gas-station should have 3 of 'fuel' and has 2: ['fuel@gas-station', ",
        ),
        ("decks: {gas-station: {contains: {fuel: 1}}}", "decks gas-station should have 1 of 'fuel' and has 2"),
        ("decks: {gas-station: {lacks: [medicine]}}", "decks gas-station should have 0 of 'medicine' and has 1"),
        ("decks: {gas-station: {top: [medicine]}}", "decks gas-station top should be ['medicine'] and is ['fuel@"),
        ("decks: {gas-station: {bottom: [fuel]}}", "decks gas-station bottom should be ['fuel'] and is ['medicine@"),
        (
            "decks: {gas-station: {containz: [fuel]}}",
            "it.yaml:9:32: unknown field 'containz' of a look at cards; did you mean",
        ),
        ("hand: {p1: {count: 1, contains: [lighter]}, p2: 0}", ""),
        ("hand: {p1: {top: [lighter]}}", "unknown field 'top' of a look at cards"),
        ("hand: {p1: {lacks: [lighter]}}", "hand p1 should have 0 of 'lighter' and has 1"),
        ("removed: 0", ""),
        ("removed: {count: 0, lacks: [fuel]}", ""),
        ("removed: {contains: [fuel]}", "it.yaml:9:30: removed should have 1 of 'fuel' and has 0: []"),
        ("waste: {count: 0}", ""),
        ("waste: {contains: [fuel]}", "waste should have 1 of 'fuel' and has 0"),
        ("stored: {count: 1}", "stored count should be 1 and is 0"),
    ],
)
def test_a_look_at_cards(tmp_path: Path, looks: str, found: str):
    text = problem(tmp_path, f"{SEARCH}  - p1: keep lighter\nexpect: {{{looks}}}\n")
    check(text, found)


@pytest.mark.parametrize(
    ("looks", "found"),
    [
        ("crisis_pile: [fuel, food-1, junk]", ""),
        ("crisis_pile: 3", ""),
        ("crisis_pile: {p1: [fuel], p2: {contains: [food-1]}, p3: 0, count: 3, lacks: [lighter]}", ""),
        ("crisis_pile: {p2: [fuel]}", "crisis_pile p2 should be ['fuel'] and is [{card: 'food-1@library', by: 'p2'}, "),
        ("crisis_pile_seen: {p3: [lighter]}", ""),
        ("crisis_pile_seen: {p1: [lighter]}", "crisis_pile_seen p1 should be ['lighter'] and is []"),
        ("crisis_pile: {p99: 0}", "unknown field 'p99' of a look at cards; did you mean 'p9'?"),
    ],
)
def test_who_gave_what_to_the_crisis(tmp_path: Path, looks: str, found: str):
    given = "crisis_pile: {p2: [food-1@library, junk]}, crisis_pile_seen: {p3: [lighter]}"
    setup = f"{{crisis: illness, hand: {{p1: [fuel]}}, {given}}}"
    text = problem(tmp_path, f"title: x\nsetup: {setup}\nplay: [{{p1: add fuel}}]\nexpect: {{{looks}}}\n")
    check(text, found)


def test_a_gift_of_a_player_who_is_not_there(tmp_path: Path):
    text = problem(tmp_path, "title: x\nsetup: {crisis_pile: {p5: [fuel]}}\n")
    assert "it.yaml:2:27: there is no p5; there are 3 players" in text


# Effects that last or wait


@pytest.mark.parametrize(
    ("setup", "found"),
    [
        ("standing: [maude, thin-rations]", "'maude' is about a player; say whom: player: p1"),
        ("standing: [thin-rations]", ""),
        ("standing: [{card: thin-rations, player: p1}]", "it.yaml:2:49: 'thin-rations' is not about a player"),
        ("standing: [{card: thin-rations, survivor: mike-cho}]", "'thin-rations' is not about a survivor"),
        ("round: 4, standing: [{card: thin-rations, round: 1}]", "'thin-rations' ended with round "),
        ("standing: [thin-ration]", "no card 'thin-ration' with an effect that lasts; did you mean 'thin-rations'?"),
        ("standing: [fuel]", "it.yaml:2:20: no card 'fuel' with an effect that lasts"),
        (
            "standing: [alexis-grey]",
            "it.yaml:2:20: 2 effects of 'alexis-grey'; say which option of the card brought it",
        ),
        ("standing: [{card: alexis-grey, option: 1}]", ""),
        ("standing: [{card: music, option: 1}]", "no effects of 'music' there"),
        ("standing: [{card: music, option: 9}]", "'music' has 2 options; name one of them"),
        ("scheduled: [{card: flier, survivor: mike-cho}]", "'mike-cho' is not in play"),
        ("scheduled: [{card: flier, player: p4}]", "there is no p4"),
        ("scheduled: [music]", "no card 'music' with an effect that waits"),
    ],
)
def test_what_lasts_or_waits_in_a_position(tmp_path: Path, setup: str, found: str):
    text = problem(tmp_path, f"title: x\nsetup: {{{setup}}}\n")
    check(text, found)
    assert not text or "it.yaml:2:" in text


# Where a scenario ends, and who plays it


def test_a_scenario_that_stops_in_the_middle_of_a_question(tmp_path: Path):
    text = problem(tmp_path, SEARCH)
    assert "it.yaml:7:5: the scenario stops while p1 is asked 'search'; play on, or say so in the last expect" in text
    assert "p1 is asked 'search' (forest-plum gas-station): keep lighter@gas-station, noise" in text
    assert not problem(tmp_path, SEARCH + "expect: {asked: {p1: search}}\n")
    assert "stops" in problem(tmp_path, SEARCH + "expect: {asked: {p2: none}}\n")
    earlier = SEARCH + "  - expect: {asked: {p1: search}}\n  - p1: noise\n"
    assert "stops" in problem(tmp_path, earlier)


def test_every_failure_says_what_is_asked(tmp_path: Path):
    asked = "\n  p1 is asked 'search' (forest-plum gas-station): keep lighter@gas-station, noise"
    for line in ("- p1: keep fuel", "- refused: {p1: noise}", "- expect: {morale: 3}", "- undo: p1", "- p3: end"):
        assert problem(tmp_path, f"{SEARCH}  {line}\n").endswith(asked), line
    over = "title: x\nsetup: {step: colony, rounds_left: 1}\nexpect: {morale: 3}\n"
    assert "the game is over (rounds)" in problem(tmp_path, over)


def test_answers_like_the_one_tried_come_first(tmp_path: Path):
    text = problem(tmp_path, GIFT + "  - p1: add lighter\n")
    assert "p1 is asked 'action': add fuel@library, add food-1@library, add medicine@hospital, " in text


def test_the_killed_and_the_removed_are_apart(tmp_path: Path):
    setup = "title: x\nsetup: {killed: [sparky], removed_survivors: [forest-plum]}\n"
    assert not problem(tmp_path, setup + "expect: {killed: [sparky], removed_survivors: [forest-plum]}\n")
    found = problem(tmp_path, setup + "expect: {killed: [forest-plum]}\n")
    assert "it.yaml:3:18: killed should be ['forest-plum'] and is ['sparky']" in found


def test_every_player_has_an_objective(tmp_path: Path):
    play = "title: x\nsetup: {objectives: {p2: hope}}\n"
    assert not problem(tmp_path, play + "expect: {objectives: {p2: hope, p3: justice}}\n")
    assert "p1" not in problem(tmp_path, play + "expect: {objectives: {p1: zombie-killing-robot}}\n")
    none = problem(tmp_path, "title: x\nsetup: {objectives: {p2: none}}\n")
    assert "it.yaml:2:26: p2 without an objective; name one, or leave the player out" in none
    cooperative = problem(tmp_path, "title: x\nsetup: {cooperative: true, objectives: {p2: hope}}\n")
    assert "an objective for p2 in a cooperative game; take it out" in cooperative


def test_who_wins_never_hangs_on_an_objective_that_is_not_named(tmp_path: Path):
    end = (
        "title: x\nsetup: {step: colony, rounds_left: 1, objectives: {p1: hope, p2: safety%s}}\nexpect: {winners: []}\n"
    )
    found = problem(tmp_path, end % "")
    assert "it.yaml:3:19: who wins depends on the objective of p3, and the scenario doesn't name it; " in found
    assert "set it up: objectives: {p3: justice}" in found
    assert not problem(tmp_path, end % ", p3: loner")
