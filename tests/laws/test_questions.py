"""What the rules ask is declared: the arguments and the answers of every question have one of the declared forms."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import get_args

import pytest

from hivernage.bots.playing_out import play_out
from hivernage.cards.library import face
from hivernage.cards.targets import SYMBOLS
from hivernage.lab.variety import varied_game
from hivernage.model.board import SPOTS
from hivernage.model.endings import ENDINGS, Ending
from hivernage.model.ids import DIE, SEATS
from hivernage.model.question import Answer, Decision, Question
from hivernage.model.question_kinds import ACTIONS, QUESTIONS, SCOPE, WORDS, QuestionKind
from hivernage.rules.actions import ACTIONS as RULES_OF_ACTIONS
from hivernage.rules.actions import Action
from hivernage.rules.asking import LISTERS
from hivernage.rules.rulebook import rule_text
from hivernage.table import Table
from tests.laws.games import base, new_table, play, war
from tests.laws.players import CHOOSERS

FORMS = [form for kind in QUESTIONS.values() for form in (*kind.args, *kind.answers)]


# What is declared


def test_every_kind_of_question_and_every_ending_is_declared_once():
    assert tuple(QUESTIONS) == get_args(QuestionKind)
    assert tuple(ENDINGS) == get_args(Ending)


@pytest.mark.parametrize("declared", [*QUESTIONS.values(), *ENDINGS.values()])
def test_declarations_are_sentences_and_name_a_rule(declared):
    assert rule_text(declared.rule, "en")
    assert re.fullmatch(r"[A-Z][^\n]*\.", declared.text)


def test_every_word_of_a_form_is_explained_and_used():
    assert {word for form in FORMS for word in re.findall(r"[A-Z]+", form)} == set(WORDS)


def test_hidden_answers_are_listed_for_who_is_asked_alone():
    assert set(LISTERS) == {kind for kind, form in QUESTIONS.items() if form.hidden}


def test_every_action_has_its_forms():
    assert tuple(form for action in RULES_OF_ACTIONS.values() for form in forms_of(action)) == ACTIONS


def forms_of(action: Action) -> Iterator[str]:
    """As the shape of an action says; what may be left out comes last."""
    words = [
        "CARD" if word.startswith(("hand", "held", "mission")) else word.rstrip("?").upper() for word in action.shape
    ]
    if action.shape and action.shape[-1].endswith("?"):
        yield " ".join([action.verb, *words[:-1]])
    yield " ".join([action.verb, *words])


# What is asked


@cache
def faces() -> set[str]:
    return {face(key) for key in war().cards}


MEANINGS: dict[str, Callable[[str], bool]] = {
    "ACT": lambda word: any(form.split()[0] == word for form in ACTIONS),
    "CARD": lambda word: "@" in word and word in war().cards,
    "DIE": lambda word: word in DIE[1:],
    "HERE": lambda word: word in SPOTS or not word,
    "HOLDER": lambda word: word in war().survivors or word == "table",
    "IT": lambda word: word in war().survivors or not word,
    "N": str.isdigit,
    "NODE": lambda word: word in war().nodes,
    "PLACE": lambda word: word in SPOTS,
    "PLAYER": lambda word: word in SEATS,
    "POWER": lambda word: word in war().survivors or word.partition(".")[0] in faces(),
    "REPORT": lambda word: bool(re.fullmatch("[a-z-]+", word)),
    "RESULT": lambda word: bool(re.fullmatch(r"-?\d+", word)),
    "SEAT": lambda word: bool(re.fullmatch(r"-1|\d", word)),
    "SOURCE": lambda word: word in war().cards or word in base().survivors,
    "SURVIVOR": lambda word: word in war().survivors,
    "SYMBOL": lambda word: word in SYMBOLS,
    "TACTIC": lambda word: word in war().tactics,
    "TARGET": lambda word: word in war().survivors or word == "zombie",
    "THERE": lambda word: word in SPOTS or not word,
    "WEAPON": lambda word: word in war().items or not word,
}


def fits(form: str, words: Answer) -> bool:
    """Whether words have a form."""
    wanted = form.split()
    if form.endswith("..."):
        last = wanted.pop().removesuffix("...")
        wanted += [last] * max(1, len(words) - len(wanted))
    return len(wanted) == len(words) and all(map(_fits, wanted, words))


def _fits(wanted: str, word: str) -> bool:
    return any(MEANINGS[one](word) if one in MEANINGS else one == word for one in wanted.split("|"))


@cache
def args_fit(kind: QuestionKind, args: tuple[str, ...]) -> bool:
    forms = QUESTIONS[kind].args
    return any(fits(form, args) for form in forms) if forms else not args


@cache
def form_of(kind: QuestionKind, answer: Answer) -> str:
    """The form that an answer has, or none."""
    return next((form for form in QUESTIONS[kind].answers if fits(form, answer)), "")


def check(table: Table, question: Question) -> set[tuple[QuestionKind, str]]:
    """The forms of all answers to a question."""
    assert args_fit(question.kind, question.args), question
    assert (question.options is None) == QUESTIONS[question.kind].hidden, question
    found = set()
    for seat in question.seats:
        for answer in table.legal(question, seat):
            form = form_of(question.kind, answer)
            assert form, (question, answer)
            found.add((question.kind, form))
    return found


def test_a_form_is_checked_word_by_word():
    assert fits("keep SURVIVOR SURVIVOR...", ("keep", "rod-miller", "mike-cho", "ashley-ross"))
    assert not fits("keep SURVIVOR SURVIVOR...", ("keep", "rod-miller"))
    assert not fits("keep CARD", ("keep", "rod-miller"))
    assert fits("SYMBOL|any waste|removed", ("any", "removed"))
    assert not fits("vote up|down", ("vote", "aside"))
    assert fits(SCOPE, ("sleep@crossroads#3", "", "", "", "-1", "sleep@crossroads", "", "0"))


@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.thorough) for part in (1, 2, 3))])
def test_bots_are_asked_as_declared(part: int):
    found: set[tuple[QuestionKind, str]] = set()

    def listen(table: Table, question: Question, _decision: Decision) -> None:
        found.update(check(table, question))

    for number in range(12 * part, 12 * (part + 1)):
        play_out(*varied_game(base(), 5, number, {}), listen)
    assert len({kind for kind, _ in found}) > 20
    assert {form for kind, form in found if kind == "action"} > {"end", "exile PLAYER", "use HOLDER POWER DIE"}


@pytest.mark.parametrize("name", CHOOSERS)
def test_everybody_is_asked_as_declared(name: str):
    for table, _ in play(new_table(7, 3), Random(7), CHOOSERS[name]):
        for question in table.questions:
            check(table, question)
