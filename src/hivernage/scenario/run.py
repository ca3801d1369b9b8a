"""Playing a scenario: position, decisions, refusals, expectations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from hivernage.cards.library import Library, face
from hivernage.cards.targets import SYMBOLS
from hivernage.model.board import SPOTS
from hivernage.model.events import Event
from hivernage.model.ids import CLOCK, DIE, SEATS, seat_of
from hivernage.model.question import Decision, IllegalAnswer
from hivernage.model.state import ForcedChance
from hivernage.rules.actions import ACTIONS
from hivernage.scenario.check import answers_of, differences, same
from hivernage.scenario.file import CLOCK_WORD, Line, Scenario, ScenarioError, Step, Way
from hivernage.scenario.open_questions import is_unfinished, open_questions
from hivernage.scenario.position import lay_down, player_count
from hivernage.scenario.sight import Sight, first_difference, sight
from hivernage.scenario.words import Expect
from hivernage.table import Table, TableError, fingerprint
from hivernage.yaml_files.document import Keys
from hivernage.yaml_files.problems import suggestion


class Outcome(NamedTuple):
    """A scenario that ran as it says."""

    scenario: Scenario
    table: Table
    decisions: int

    @property
    def events(self) -> list[Event]:
        """Everything that happened."""
        return self.table.history


def run_scenario(scenario: Scenario, library: Library, may_stop: bool = False) -> Outcome:
    """Play it from its position to its end; raises ScenarioError at the first thing that isn't as written.

    `may_stop`: it is a position to play on from, so it may end in the middle of a question.
    """
    table = _begin(scenario, library)
    try:
        seen = _play_all(scenario, table)
        if not may_stop:
            _check_finished(scenario, table)
    except ScenarioError as error:
        raise ScenarioError(*error.problems, stands=error.stands or open_questions(table)) from None
    for twin in scenario.twins:
        _compare_twin(twin, library, seen)
    return Outcome(scenario, table, len(table.done))


def _begin(scenario: Scenario, library: Library) -> Table:
    _check_seats(scenario, scenario.same_for, ("same_for",))
    try:
        return Table(lay_down(scenario, library))
    except ForcedChance as error:
        raise scenario.problem(("chance",), f"before the first decision {error}", "add it") from None


def _check_seats(scenario: Scenario, seats: Iterable[str], keys: Keys) -> None:
    for seat in seats:
        players = player_count(scenario.setup)
        if seat != CLOCK_WORD and seat_of(seat) >= players:
            raise scenario.problem(keys, f"there is no {seat}", f"there are {players} players")


Seen = list[tuple[str, dict[str, Sight]]]
"""After each step: what it was, and what the players of `same_for` have been given to know."""


def _play_all(scenario: Scenario, table: Table) -> Seen:
    seen = [("the beginning", _sights(table, scenario.same_for))]
    for line in scenario.lines:
        if line.same_for:
            _compare_ways(scenario, table.fork(), line)
        for step in (*line.steps, *line.then):
            _do(scenario, table, step)
            seen.append((str(step), _sights(table, scenario.same_for)))
        if line.refused is not None:
            _refuse(scenario, table, line, line.refused)
        if line.expect is not None:
            _check(scenario, table, line.keys, line.expect)
    left = table.state.forced
    if left:
        what = f"{len(left)} of the forced chance results were not used: {', '.join(map(str, left))}"
        raise scenario.problem(("chance",), what, "take them out, or play on")
    return seen


def _do(scenario: Scenario, table: Table, step: Step) -> None:
    _check_seats(scenario, [step.seat], step.keys)
    if step.answer is None:
        _undo(scenario, table, step)
        return
    try:
        _answer(scenario, table, step, step.answer)
    except ForcedChance as error:
        remedy = "put it into `chance`, in the order it is used"
        raise scenario.problem(step.keys, f"'{step.answer}': {error}", remedy) from None
    except (IllegalAnswer, TableError) as error:
        found = scenario.problem(step.keys, f"'{step.answer}' is refused: {error}", "answer what is asked")
        raise ScenarioError(*found.problems, stands=open_questions(table, step.answer)) from None


def _answer(scenario: Scenario, table: Table, step: Step, words: str) -> None:
    """A player's answer, or the clock's: time is up."""
    if step.seat == CLOCK_WORD:
        table.decide(Decision(table.state.timer, CLOCK, (words,)))
    else:
        table.answer(seat_of(step.seat), _meant(scenario, table, step.keys, step.seat, words))


def _undo(scenario: Scenario, table: Table, step: Step) -> None:
    try:
        table.undo(seat_of(step.seat))
    except TableError as error:
        what = f"{step.seat} can't take anything back: {error}"
        raise scenario.problem(step.keys, what, "take the undo out, or put it into `refused`") from None


def _meant(scenario: Scenario, table: Table, keys: Keys, seat: str, text: str) -> str:
    """The full answer behind a shorthand: a card may be named by its face."""
    answers = answers_of(table, seat)
    if text in answers:
        return text
    fitting = [answer for answer in answers if same(text, answer)]
    if len(fitting) > 1:
        raise scenario.problem(keys, f"'{text}' could mean several answers", f"write one of: {', '.join(fitting)}")
    return fitting[0] if fitting else text


# Refusals


def _refuse(scenario: Scenario, table: Table, line: Line, step: Step) -> None:
    _check_seats(scenario, [step.seat], step.keys)
    before, stood = (fingerprint(table.state), table.questions), open_questions(table)
    try:
        if step.answer is None:
            table.undo(seat_of(step.seat))
        elif step.seat == CLOCK_WORD:
            _answer(scenario, table, step, step.answer)
        else:
            table.answer(seat_of(step.seat), _spelled_out(scenario, table, line.keys, step.seat, step.answer))
    except (IllegalAnswer, TableError) as error:
        if (fingerprint(table.state), table.questions) != before:
            raise scenario.problem(line.keys, f"refusing '{step}' changed the table", "this is a bug") from None
        _check_reason(scenario, line, step, error)
        return
    except ForcedChance:
        pass
    found = scenario.problem(line.keys, f"'{step}' is not refused", "correct the scenario, or the rule")
    raise ScenarioError(*found.problems, stands=stood)


def _check_reason(scenario: Scenario, line: Line, step: Step, error: Exception) -> None:
    rule = getattr(error, "rule", "")
    if line.rule is not None and rule != line.rule:
        what = f"'{step}' is refused by {rule or 'no rule'}, not by {line.rule}: {error}"
        raise scenario.problem(line.keys, what, "correct the rule id, or `why_not`")
    if line.why is not None and line.why not in str(error):
        what = f"'{step}' is refused, but not because '{line.why}': {error}"
        raise scenario.problem(line.keys, what, "correct the reason, or the rule")


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
    for key in [*state.players[seat_of(seat)].hand, *(key for turn in state.turns for key in turn.searching)]:
        if word in (key, face(key)):
            return key
    plain = [*state.library.survivors, *SPOTS, *SEATS, *DIE[1:], *ACTIONS, *SYMBOLS]
    plain += ["zombie", "bandit", "camp", "up", "down", "table"]
    plain += [face(key) for key in state.library.experiments]  # what is attacked
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


# Expectations


def _check(scenario: Scenario, table: Table, keys: Keys, expect: Expect) -> None:
    prefix = keys if keys[-1] == "expect" else (*keys, "expect")
    if expect.winners is not None:
        _check_objectives(scenario, table, (*prefix, "winners"))
    found = list(differences(table, expect))
    if found:
        remedy = "correct the expectation, or the rule"
        raise ScenarioError(*(scenario.document.problem((*prefix, *path), what, remedy) for path, what in found))


def _check_objectives(scenario: Scenario, table: Table, keys: Keys) -> None:
    """Who wins must not hang on objectives that the reader doesn't see."""
    named = scenario.setup.objectives or {}
    for player in table.state.players:
        seat = SEATS[player.seat]
        if player.objective and seat not in named and not player.out:
            what = f"who wins depends on the objective of {seat}, and the scenario doesn't name it"
            raise scenario.problem(keys, what, f"set it up: objectives: {{{seat}: {face(player.objective)}}}")


def _check_finished(scenario: Scenario, table: Table) -> None:
    """A scenario that ends in the middle of a question has to say so."""
    said: set[tuple[str, str]] = set()
    for line in scenario.lines:
        if line.steps:
            said.clear()
        if line.expect is not None:
            said |= set((line.expect.asked or {}).items())
    for question in table.questions:
        asked = [(SEATS[seat], question.kind) for seat in question.seats]
        if is_unfinished(question) and said.isdisjoint(asked):
            what = f"the scenario stops while {asked[0][0]} is asked '{question.kind}'"
            remedy = f"play on, or say so in the last expectation: asked: {{{asked[0][0]}: {question.kind}}}"
            raise scenario.problem(scenario.lines[-1].keys if scenario.lines else (), what, remedy)


# What nobody can tell apart


def _sights(table: Table, seats: tuple[str, ...]) -> dict[str, Sight]:
    return {seat: sight(table, seat) for seat in seats}


def _compare_ways(scenario: Scenario, before: Table, line: Line) -> None:
    """Other answers in the place of a line: some players see the same."""
    _check_seats(scenario, line.same_for, (*line.keys, "same_for"))
    ours = _seen_along(scenario, before.fork(), (*line.steps, *line.then), line.same_for)
    for way in line.instead or list(_other_answers(scenario, before, line)):
        theirs = _seen_along(scenario, before.fork(), (*way, *line.then), line.same_for)
        _compare(scenario, line.keys, ours, theirs)


def _seen_along(scenario: Scenario, table: Table, way: Way, seats: tuple[str, ...]) -> Seen:
    seen = []
    for step in way:
        _do(scenario, table, step)
        seen.append((str(step), _sights(table, seats)))
    return seen


def _other_answers(scenario: Scenario, before: Table, line: Line) -> Iterator[Way]:
    """Every other answer that begins with the same word."""
    (step,) = line.steps
    if step.answer is None:
        raise scenario.problem(line.keys, "nothing to compare an undo with", "say `instead`")
    given = _meant(scenario, before, step.keys, step.seat, step.answer)
    verb = given.split()[0]
    others = [other for other in answers_of(before, step.seat) if other.split()[0] == verb and other != given]
    if not others:
        what = f"{step.seat} has no other answer that begins with '{verb}'"
        raise scenario.problem(line.keys, what, "say `instead`, or give them another card")
    yield from ((step._replace(answer=other),) for other in others)


def _compare(scenario: Scenario, keys: Keys, ours: Seen, theirs: Seen) -> None:
    for (step, mine), (other, yours) in zip(ours, theirs, strict=False):
        for seat in mine:
            found = first_difference(mine[seat], yours[seat])
            if found:
                after = f"after '{step}'" if step == other else f"after '{other}' instead of '{step}'"
                raise scenario.problem(keys, f"{seat} sees a difference {after}: {found}", "hide it, or correct this")
    if len(ours) != len(theirs):
        what = f"{len(theirs)} steps instead of {len(ours)}"
        raise scenario.problem(keys, what, "as many, or their number tells something")


def _compare_twin(twin: Scenario, library: Library, seen: Seen) -> None:
    """The same scenario with something different: at every step some players see the same."""
    table = _begin(twin, library)
    try:
        theirs = _seen_along(
            twin, table, tuple(step for line in twin.lines for step in (*line.steps, *line.then)), twin.same_for
        )
        _compare(twin, twin.at, seen, [("the beginning", _sights(_begin(twin, library), twin.same_for)), *theirs])
    except ScenarioError as error:
        raise ScenarioError(*error.problems, stands=error.stands or open_questions(table)) from None
