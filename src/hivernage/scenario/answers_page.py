"""docs/answers.md: all words of answers, each with an example that was legal in a scenario."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from hivernage.cards.library import Library
from hivernage.model.chance import key_from_seed
from hivernage.model.ids import DIE, SEATS
from hivernage.model.options import Options
from hivernage.model.question import Answer, Question, key
from hivernage.model.question_kinds import ACTIONS as ACTION_FORMS
from hivernage.model.question_kinds import QUESTIONS, WORDS, QuestionKind
from hivernage.rules.actions import ACTIONS
from hivernage.rules.rulebook import rule_text
from hivernage.scenario.file import load_scenario
from hivernage.scenario.run import run_scenario
from hivernage.table import Table
from hivernage.views import QuestionView
from hivernage.words.asking import action_text, answer_text
from hivernage.words.speech import Speech

PAGE: Final = Path("docs/answers.md")
SCENARIOS: Final = Path("tests/scenarios")
NEW_GAME: Final = "a new game"

HEAD: Final = """\
# Answers

Every answer in the game is a line of words: in the text game, in logs and records, over the network, and in
[scenarios](scenarios.md), where a card may be named by its face alone if only one answer fits. These are all of them.
The examples were legal where they stand; this page is made by `hivernage answers --write`, and a test keeps it true.

Words in capitals stand for something (the last table says for what), `a|b` is one of several, and a word with dots
after it may come several times.
"""

TOLD_APART: Final[dict[str, Callable[[str], bool]]] = {
    "CARD": lambda word: "@" in word,
    "DIE": lambda word: word in DIE,
    "N": str.isdigit,
    "PLAYER": lambda word: word in SEATS,
}
"""Words in capitals by which forms differ that are alike otherwise."""


class Example(NamedTuple):
    """An answer that a rule took, and where."""

    answer: Answer
    question: Question
    source: str


Form = tuple[QuestionKind, str]
Examples = dict[Form, Example]


def fits(form: str, answer: Answer) -> bool:
    """Whether an answer has a form."""
    wanted = form.split()
    if form.endswith("..."):
        wanted += [wanted[-1]] * (len(answer) - len(wanted))
    return len(wanted) == len(answer) and all(map(_fits, wanted, answer))


def _fits(wanted: str, word: str) -> bool:
    wanted = wanted.removesuffix("...")
    if wanted in TOLD_APART:
        return TOLD_APART[wanted](word)
    if wanted.isupper():
        return not any(test(word) for test in TOLD_APART.values())
    return word in wanted.split("|")


# Finding examples


def tables(checkout: Path, names: Iterable[str], library: Library) -> dict[str, Table]:
    """Where examples are looked for: games of scenarios by name, and a new game."""
    found = {name: run_scenario(load_scenario(checkout / SCENARIOS / name), library).table for name in sorted(names)}
    return {**found, NEW_GAME: Table.new(Options(players=3), library, key_from_seed(1))}


def all_scenarios(checkout: Path) -> list[str]:
    """The names of all scenarios."""
    folder = checkout / SCENARIOS
    return [file.relative_to(folder).as_posix() for file in folder.rglob("*.yaml")]


def linked_scenarios(page: str) -> list[str]:
    """The names of the scenarios that a page took its examples from."""
    return list(dict.fromkeys(re.findall(rf"\(\.\./{SCENARIOS.as_posix()}/([^)]+)\)", page)))


def examples(games: dict[str, Table]) -> Examples:
    """One for each form: the first answer that was given so, else the first that could have been."""
    found: Examples = {}
    for pick in (_given, _offered):
        for source, table in games.items():
            for question, answer in pick(table):
                for form in QUESTIONS[question.kind].answers:
                    if (question.kind, form) not in found and fits(form, answer):
                        found[question.kind, form] = Example(answer, question, source)
    return found


def _given(table: Table) -> Iterator[tuple[Question, Answer]]:
    for (twin, _), decision in zip(table.played_again(), table.done, strict=False):
        yield from ((q, decision.answer) for q in twin.questions if q.id == decision.question)  # the clock has none


def _offered(table: Table) -> Iterator[tuple[Question, Answer]]:
    for twin, _ in table.played_again():
        for question in twin.questions:
            for seat in question.seats:
                yield from ((question, answer) for answer in twin.legal(question, seat))


# The page


def answers_page(found: Examples, library: Library) -> str:
    """The page with these examples."""
    speech = Speech("en", library)
    return "\n".join(
        [
            HEAD,
            "## Actions\n",
            "What the player whose turn it is may do, asked by `action` (R7.1).\n",
            _table(("answer", "what it does", "example", "in words", "rule"), _actions(found, speech)),
            "## Other questions\n",
            _table(("question", "what is asked", "answer", "example", "in words", "rule"), _questions(found, speech)),
            "## Words in capitals\n",
            _table(("word", "what it stands for"), ((f"`{word}`", text) for word, text in WORDS.items())),
        ]
    )


def _table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [heads, tuple("---" for _ in heads), *rows]
    return "".join(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |\n" for line in lines)


def _actions(found: Examples, speech: Speech) -> Iterator[tuple[str, ...]]:
    for form in ACTION_FORMS:
        rule = ACTIONS[form.split()[0]].rule
        text = rule_text(rule, "en").split(". ")[0].removesuffix(".") + "."
        example = found.get(("action", form))
        said = action_text(example.answer, speech) if example else ""
        yield f"`{form}`", text, _example(example), said, rule


def _questions(found: Examples, speech: Speech) -> Iterator[tuple[str, ...]]:
    for kind, asked in QUESTIONS.items():
        if kind == "action":
            continue
        for i, form in enumerate(asked.answers):
            example = found.get((kind, form))
            said = answer_text(example.answer, _view(example.question), speech) if example else ""
            head = ("", "") if i else (f"`{kind}`", asked.text)
            yield (*head, f"`{form}`", _example(example), said, asked.rule)


def _view(question: Question) -> QuestionView:
    return QuestionView(question.id, question.seats, question.kind, question.args, question.wait, None)


def _example(example: Example | None) -> str:
    if example is None:
        return "no card of the base box asks for it"
    where = example.source
    link = where if where == NEW_GAME else f"[{Path(where).stem}](../{SCENARIOS.as_posix()}/{where})"
    return f"`{key(example.answer)}` ({link})"
