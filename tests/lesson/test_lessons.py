"""Lessons play out as they say, tell everything in both languages, and let go of whoever leaves them."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from hivernage.cards.load import read_once
from hivernage.lesson import LESSONS, Lesson, Progress, lesson, next_answer, progress
from hivernage.lesson.file import FOLDER, LEARNER, read_lesson
from hivernage.model.chance import commitment, key_from_seed
from hivernage.model.state import FREE
from hivernage.scenario import ScenarioError, run_scenario
from hivernage.scenario.check import same
from hivernage.table import Table

KEY = key_from_seed(7)
WORDS = FOLDER.with_name("messages")
EVERY = pytest.mark.parametrize("name", LESSONS)


def begun(told: Lesson) -> Table:
    return Table(told.begin(read_once("base"), KEY))


def follow(told: Lesson, table: Table) -> list[Progress]:
    """Everybody decides as the lesson says, each question as soon as it is put; where it stood in between."""
    stood = [progress(told, table.done)]
    while not table.over and not stood[-1].strayed:
        question = next(question for question in table.questions if question.wait != "never")
        said = next_answer(told, table.done, question.seats[-1])
        assert said is not None, f"the lesson doesn't say what p{question.seats[-1] + 1} answers to {question}"
        answers = table.legal(question, question.seats[-1])
        table.answer(question.seats[-1], next(answer for answer in answers if same(said[0], " ".join(answer))))
        stood.append(progress(told, table.done))
    return stood


@EVERY
def test_a_lesson_plays_out_as_it_says(name: str) -> None:
    told = lesson(name)
    run_scenario(told.scenario, read_once("base"))
    table = begun(told)
    stood = follow(told, table)
    assert table.over
    assert table.state.forced in (None, [FREE]), "all that is laid down was rolled"
    steps = [step.tell for step in dict.fromkeys(step for stand in stood for step in stand.steps)]
    assert steps == [entry.step.tell for entry in told.entries if entry.step], "each step is told, in its order"
    assert not any(stand.strayed for stand in stood)


@EVERY
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_step_has_its_words(name: str, language: str) -> None:
    text = (WORDS / language / f"{name}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    words = {
        entry.id.name: {attribute.id.name for attribute in entry.attributes}
        for entry in entries
        if isinstance(entry, ast.Message)
    }
    wanted = {
        f"lesson-{entry.step.tell}": {"title", *(["do"] if entry.step.answer or entry.step.until else [])}
        for entry in lesson(name).entries
        if entry.step
    }
    assert words == wanted


def test_chance_is_secret_after_a_lesson_and_was_promised() -> None:
    start = lesson("first-game").begin(read_once("base"), KEY)
    assert start.promise == commitment(KEY)


def test_whoever_decides_otherwise_has_left_the_lesson_and_plays_on() -> None:
    told = lesson("first-game")
    table = begun(told)
    table.answer(LEARNER, "keep talia-jones ashley-ross")
    assert progress(told, table.done).strayed
    assert next_answer(told, table.done, 1) is None
    table.undo(LEARNER)
    assert not progress(told, table.done).strayed, "what was taken back doesn't count"


def test_chance_is_the_keys_again_where_what_is_laid_down_does_not_fit() -> None:
    state = lesson("first-game").begin(read_once("base"), KEY)
    state.forced = [12, 3, FREE]
    assert 1 <= state.roll(6) <= 6, "nobody shows a 12 with six faces"
    assert not state.forced


def test_chance_is_the_keys_again_when_the_list_is_used_up() -> None:
    state = lesson("first-game").begin(read_once("base"), KEY)
    state.forced = [4, FREE]
    first, *others = [state.roll(6) for _ in range(50)]
    assert first == 4
    assert len(set(others)) > 1


def test_answers_given_in_secret_come_in_any_order() -> None:
    told = lesson("first-game")
    table = begun(told)
    table.answer(2, "keep david-garcia brandon-kane")
    waiting = progress(told, table.done)
    assert not waiting.strayed
    assert waiting.steps[-1].answer == "keep thomas-heart sophie-robinson"
    table.answer(LEARNER, "keep thomas-heart sophie-robinson")
    assert progress(told, table.done).steps == [], "the others are waited for, and nothing is told meanwhile"


def test_a_decision_that_nothing_tells_is_refused_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "silent.yaml"
    file.write_text("title: Silent\nplay:\n  - {p1: end}\n")
    with pytest.raises(ScenarioError, match=r"silent.yaml:3:\d+: the learner does 'end', and nothing tells them to"):
        read_lesson(file)
