"""Bots and improvements: tokens go where they do most, and every kind of modifier counts for something."""

from typing import get_args

import pytest

from hivernage.bots import TableSeat
from hivernage.bots.judges.choices import improvement
from hivernage.bots.reading.improvements import Improvements
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.survivor import SurvivorBot
from hivernage.cards.modifiers import Modifier
from hivernage.views import view
from tests.cards.generated.strategy import word_of
from tests.cards.test_text import variants
from tests.rules.test_improvements import library, plays


def outlook(setup: str) -> Outlook:
    table = plays(setup).table
    return Outlook(view(table, 0), table.state.library)


@pytest.mark.parametrize("word", get_args(Modifier), ids=word_of)
def test_every_modifier_of_an_improvement_has_its_worth(word: type):
    building = outlook("row: {latrine: 0}, waste: 14").improvements
    assert any(building._modifier(each, 1.0) != 0.0 for each in variants(word))


def test_a_token_counts_more_the_fewer_are_missing_and_nothing_when_the_winter_is_over():
    def token(tokens: int, rounds: int) -> float:
        building = outlook(f"row: {{infirmary: {tokens}}}, rounds_left: {rounds}").improvements
        return building.token(building.view.row[0])

    assert 0.0 < token(0, 6) < token(1, 6) < token(2, 6)
    assert token(2, 1) < token(2, 6)
    assert Improvements.best_token(outlook("food: 1").improvements) == 0.0


def test_a_tool_is_used_to_build_and_the_token_goes_where_it_finishes_something():
    table = plays("hand: {p1: [one]}, row: {infirmary: 0, greenhouse: 2}, rounds_left: 7").table
    bot = SurvivorBot(1, library())
    question = next(q for q in table.questions if q.wait != "never")
    answers = table.legal(question, 0)
    position = bot.read(TableSeat(table, 0, []), question, answers)
    marks = dict(zip(answers, bot.judge(position), strict=True))
    assert marks["play", "one@starting"] == max(marks.values())
    table.answer(0, ("play", "one@starting"))
    question = next(q for q in table.questions if q.wait != "never")
    seen = Outlook(view(table, 0), table.state.library)
    begun, nearly = (improvement(seen, question, answer) for answer in table.legal(question, 0))
    assert nearly > begun > 0
