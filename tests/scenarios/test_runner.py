"""Scenarios that can't be read, can't be played as written, or don't turn out as they say."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from hivernage.cards.load import read_once
from hivernage.model.state import State
from hivernage.scenario import Outcome, ScenarioError, load_scenario, run_scenario
from tests.laws.laws import zones

LIBRARY = read_once("base")
Write = Callable[[str], Path]

SEARCH = """\
title: A search
setup:
  survivors: {forest-plum: p1 gas-station}
  decks: {gas-station: [lighter, fuel]}
  dice: {p1: [5]}
play:
  - p1: search forest-plum die=5
"""
MOVE = """\
title: A move
setup: {survivors: {brian-lee: p1}, hand: {p1: [fuel@starting, fuel@library]}}
play:
"""


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def write_it(text: str) -> Path:
        file = tmp_path / "it.yaml"
        file.write_text(text, encoding="utf-8")
        return file

    return write_it


def run(file: Path) -> Outcome:
    return run_scenario(load_scenario(file), LIBRARY)


def refusal(file: Path) -> str:
    with pytest.raises(ScenarioError) as caught:
        run(file)
    return str(caught.value)


def test_it_runs(write: Write):
    outcome = run(write(SEARCH + "  - p1: keep lighter\n  - expect: {hand: {p1: [lighter]}}\n"))
    assert outcome.scenario.title == "A search"
    assert outcome.decisions == 2
    assert [event.kind for event in outcome.events][:3] == ["die-spent", "searched", "looked"]


def test_every_card_lies_in_one_zone(write: Write):
    state: State = run(write(SEARCH + "expect: {asked: {p1: search}}\n")).table.state
    printed = Counter(key for deck, keys in LIBRARY.decks.items() if deck != "main" for key in keys)
    assert Counter(zones(state)) == printed
    assert "lighter@gas-station" in state.box  # the second one


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", "it.yaml: the file is empty"),
        ("title: [", "not valid YAML"),
        ("rules: [A1]", "title"),
        ("title: x\nrules: [a1]", "a1"),
        ("title: x\nsetop: {}", "it.yaml:2:1: "),
        ("title: x\nsetup: {morael: 3}", "did you mean 'morale'?"),
        ("title: x\nsetup: {morale: -1}", "it.yaml:2:17: "),
        ("title: x\nsetup: {zombies: {scool: 3}}", "did you mean 'school'?"),
        ("title: x\nchance: [bit]", "did you mean 'bite'?"),
        ("title: x\nchance: [0]", "it.yaml:2:10: "),
        ("title: x\nplay: [{p1: 3}]", "3 as an answer; write the words of an answer"),
        (
            "title: x\nplay: [{q1: end}]",
            "unknown player 'q1'; use one of: p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, clock, undo, expect,",
        ),
        ("title: x\nplay: [{p1: end, expect: {morale: 3}}]", "`expect` together with other keys"),
        ("title: x\nplay: [{refused: {rule: E3.10}}]", "a refusal is about one answer of one player"),
        ("title: x\nplay: [{expect: {moral: 3}}]", "did you mean 'morale'?"),
        ("title: &a x", "anchors aren't allowed"),
    ],
)
def test_what_cannot_be_read(write: Write, text: str, found: str):
    assert found in refusal(write(text))


def test_no_such_file(tmp_path: Path):
    assert "can't be read" in refusal(tmp_path / "none.yaml")


@pytest.mark.parametrize(
    ("setup", "found"),
    [
        ("{objective: win}", "there is no main objective 'win'"),
        ("{survivors: {ashley-rose: p1}}", "unknown card 'ashley-rose' (of survivor); did you mean 'ashley-ross'?"),
        ("{survivors: {ashley-ross: p1 scool}}", "unknown place 'scool'; did you mean 'school'?"),
        ("{survivors: {ashley-ross: school}}", "write the player and the place"),
        ("{survivors: {ashley-ross: p4}}", "there is no p4; there are 3 players"),
        ("{hand: {p1: [fule]}}", "unknown card 'fule'"),
        ("{hand: {p1: [lighter, lighter, lighter]}}", "no 'lighter' is left"),
        ("{hand: {p1: [music]}}", "unknown card 'music'"),
        ("{decks: {scool: [fuel]}}", "unknown deck 'scool'; did you mean 'school'?"),
        ("{crisis: panic}", "unknown card 'panic' (of crisis)"),
        ("{crossroads: sleap}", "did you mean 'sleep'?"),
        ("{zombies: {colony: 3}}", "colony has 6 entrance(s), not 1; write a list of 6 numbers"),
        ("{zombies: {school: 3}, barricades: {school: 2}}", "an entrance there has 4 spaces"),
        ("{noise: {school: 5}}", "it has 4 spaces"),
        ("{helpless: 25}", "more survivors at colony than it has spaces"),
        ("{locked: {p1: [fuel]}}", "give it in `hand` first"),
        ("{leaders: {p1: brian-lee}}", "'brian-lee' is no survivor of p1"),
        ("{standees: {school: [bev-russell]}}", "name the survivor in `removed_survivors` too"),
        ("{eliminated: [p1]}", "the active player is eliminated"),
    ],
)
def test_what_cannot_be_laid_down(write: Write, setup: str, found: str):
    text = refusal(write(f"title: x\nsetup: {setup}\n"))
    assert found in text
    assert "it.yaml:2:" in text


def test_too_little_chance(write: Write):
    text = refusal(write(MOVE + "  - p1: move brian-lee school\n"))
    assert "it.yaml:4:9: 'move brian-lee school': chance is needed (1 to 12) and none is left" in text


def test_too_little_chance_before_the_first_decision(write: Write):
    assert "before the first decision chance is needed" in refusal(write("title: x\nsetup: {step: start-round}\n"))


def test_too_much_chance(write: Write):
    text = refusal(write("chance: [blank, 3]\n" + MOVE + "  - p1: move brian-lee school\n"))
    assert "it.yaml:1:9: 1 of the forced chance results were not used: 3; take them out, or play on" in text


def test_chance_that_no_die_shows(write: Write):
    text = refusal(write("chance: [13]\n" + MOVE + "  - p1: move brian-lee school\n"))
    assert "the scenario forces 13 where 1 to 12 is possible" in text


def test_an_illegal_answer(write: Write):
    text = refusal(write(SEARCH + "  - p1: keep fuel\n"))
    assert "it.yaml:8:9: 'keep fuel' is refused" in text
    assert "p1 is asked 'search' (forest-plum gas-station): keep lighter@gas-station, noise" in text


def test_an_answer_of_somebody_else(write: Write):
    text = refusal(write(SEARCH + "  - p2: noise\n"))
    assert "p2 isn't asked anything now" in text
    assert "p1 is asked 'search' (forest-plum gas-station)" in text


@pytest.mark.parametrize("line", ["p5: noise", "undo: p5", "refused: {p5: noise}", "refused: {undo: p5}"])
def test_an_answer_of_nobody(write: Write, line: str):
    assert "there is no p5; there are 3 players" in refusal(write(f"{SEARCH}  - {line}\n"))


def test_an_ambiguous_answer(write: Write):
    text = refusal(write(MOVE + "  - p1: move brian-lee school fuel\n"))
    assert "could mean several answers; write one of: move brian-lee school fuel@starting, " in text


def test_an_expectation_that_fails(write: Write):
    text = refusal(write(SEARCH + "expect: {morale: 3, hand: {p1: [fuel]}, survivors: {forest-plum: {wounds: 2}}}\n"))
    assert "it.yaml:8:18: morale should be 3 and is 6; correct the expectation, or the rule" in text
    assert "hand p1 should be ['fuel'] and is []" in text
    assert "survivors forest-plum wounds should be 2 and is 0" in text


def test_a_refusal_that_does_not_come(write: Write):
    assert "'p1: noise' is not refused" in refusal(write(SEARCH + "  - refused: {p1: noise}\n"))


def test_a_refusal_by_another_rule(write: Write):
    text = refusal(write(MOVE + "  - refused: {p1: move brian-lee colony, rule: E3.10}\n"))
    assert "is refused by F3.3, not by E3.10" in text


def test_a_refusal_of_a_misspelt_word(write: Write):
    text = refusal(write(SEARCH + "  - refused: {p1: keep lihgter}\n"))
    assert "unknown word 'lihgter'; did you mean 'lighter'?" in text
