"""Playing a scenario: position, decisions, refusals, expectations."""

from __future__ import annotations

from typing import NamedTuple

from hivernage.cards.library import Library, face
from hivernage.cards.problems import suggestion
from hivernage.cards.yaml_lines import Keys
from hivernage.model.board import SPOTS
from hivernage.model.events import Event
from hivernage.model.ids import DIE, SEATS, seat_of
from hivernage.model.question import IllegalAnswer
from hivernage.model.state import ForcedChance
from hivernage.rules.actions import ACTIONS
from hivernage.rules.playing import SYMBOLS
from hivernage.scenario.check import answers_of, differences, same
from hivernage.scenario.file import Expect, Line, Scenario, ScenarioError
from hivernage.scenario.position import lay_down
from hivernage.table import Table, TableError, fingerprint

SHOWN_ANSWERS = 12


class Outcome(NamedTuple):
    """A scenario that ran as it says."""

    scenario: Scenario
    table: Table
    decisions: int

    @property
    def events(self) -> list[Event]:
        """Everything that happened."""
        return self.table.history


def run_scenario(scenario: Scenario, library: Library) -> Outcome:
    """Play it from its position to its end; raises ScenarioError at the first thing that isn't as written."""
    state = lay_down(scenario, library)
    try:
        table = Table(state)
    except ForcedChance as error:
        raise scenario.problem(("chance",), f"before the first decision {error}", "add it") from None
    for line in scenario.lines:
        _play(scenario, table, line)
    left = table.state.forced
    if left:
        what = f"{len(left)} of the forced chance results were not used: {', '.join(map(str, left))}"
        raise scenario.problem(("chance",), what, "take them out, or play on")
    return Outcome(scenario, table, len(table.done))


def _play(scenario: Scenario, table: Table, line: Line) -> None:
    for seat, answer in line.decisions:
        _decide(scenario, table, (*line.keys, seat), seat, answer)
    if line.refused is not None:
        _refuse(scenario, table, line, *line.refused)
    if line.expect is not None:
        _check(scenario, table, line.keys, line.expect)


def _decide(scenario: Scenario, table: Table, keys: Keys, seat: str, text: str) -> None:
    answer = _meant(scenario, table, keys, seat, text)
    try:
        table.answer(seat_of(seat), answer)
    except ForcedChance as error:
        raise scenario.problem(keys, f"'{text}': {error}", "put it into `chance`, in the order it is used") from None
    except (IllegalAnswer, TableError) as error:
        raise scenario.problem(keys, f"'{text}' is refused: {error}", _what_else(table, seat)) from None


def _meant(scenario: Scenario, table: Table, keys: Keys, seat: str, text: str) -> str:
    """The full answer behind a shorthand: a card may be named by its face."""
    answers = answers_of(table, seat) if seat_of(seat) < len(table.state.players) else []
    if text in answers:
        return text
    fitting = [answer for answer in answers if same(text, answer)]
    if len(fitting) > 1:
        raise scenario.problem(keys, f"'{text}' could mean several answers", f"write one of: {', '.join(fitting)}")
    return fitting[0] if fitting else text


def _what_else(table: Table, seat: str) -> str:
    answers = answers_of(table, seat) if seat_of(seat) < len(table.state.players) else []
    asked = [f"p{s + 1} ({q.kind})" for q in table.questions if q.wait != "never" for s in q.seats]
    if not answers:
        return f"the game waits for {', '.join(asked)}" if asked else "the game is over"
    more = f" and {len(answers) - SHOWN_ANSWERS} more" if len(answers) > SHOWN_ANSWERS else ""
    return f"possible now: {', '.join(answers[:SHOWN_ANSWERS])}{more}"


# Refusals


def _refuse(scenario: Scenario, table: Table, line: Line, seat: str, text: str) -> None:
    answer = _spelled_out(scenario, table, line.keys, seat, text)
    before = fingerprint(table.state), table.questions
    try:
        table.answer(seat_of(seat), answer)
    except (IllegalAnswer, TableError) as error:
        if (fingerprint(table.state), table.questions) != before:
            raise scenario.problem(line.keys, f"refusing '{text}' changed the table", "this is a bug") from None
        rule = getattr(error, "rule", "")
        if line.rule is not None and rule != line.rule:
            what = f"'{text}' is refused by {rule or 'no rule'}, not by {line.rule}: {error}"
            raise scenario.problem(line.keys, what, "correct the rule id, or `why_not`") from None
        return
    except ForcedChance:
        pass
    raise scenario.problem(line.keys, f"'{text}' is not refused", "correct the scenario, or the rule")


def _spelled_out(scenario: Scenario, table: Table, keys: Keys, seat: str, text: str) -> str:
    """With full card keys, so that nothing is refused only because it is misspelt."""
    fitting = [answer for answer in answers_of(table, seat) if same(text, answer)]
    if fitting:
        return fitting[0]
    verb, *words = text.split()
    if verb == "request":  # for a symbol, though a card may have the same name
        return text
    return " ".join([verb, *(_known(scenario, table, keys, seat, word) for word in words)])


def _known(scenario: Scenario, table: Table, keys: Keys, seat: str, word: str) -> str:
    state = table.state
    for key in [*state.players[seat_of(seat)].hand, *state.lane.searching]:
        if word in (key, face(key)):
            return key
    plain = [*state.library.survivors, *SPOTS, *SEATS, *DIE[1:], *ACTIONS, *SYMBOLS, "zombie", "up", "down", "table"]
    if word in plain or word.isdigit():
        return word
    held = [held.key for survivor in state.survivors.values() for held in survivor.cards]
    for key in [*held, *state.library.cards]:
        if word in (key, face(key)):
            return key
    names = [*plain, *(face(key) for key in state.library.cards)]
    if word.partition("/")[0].partition(".")[0] in names:  # a card of a survivor by its place, a power by its number
        return word
    raise scenario.problem(keys, f"unknown word '{word}'", suggestion(word, names))


def _check(scenario: Scenario, table: Table, keys: Keys, expect: Expect) -> None:
    prefix = keys if keys[-1] == "expect" else (*keys, "expect")
    found = list(differences(table, expect))
    if found:
        remedy = "correct the expectation, or the rule"
        raise ScenarioError(*(scenario.document.problem((*prefix, *path), what, remedy) for path, what in found))
