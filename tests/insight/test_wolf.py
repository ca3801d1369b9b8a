"""What a lone wolf is shown besides the table: the den's night, and how both colonies stand."""

from __future__ import annotations

import pytest

from hivernage.cards.text import Lang
from hivernage.insight.seat import insight
from hivernage.table import Table
from hivernage.views import view
from hivernage.words.asking import answer_text
from hivernage.words.speech import Speech
from tests.browser.wars import combat_of_three, until_a_swap, until_pairs
from tests.laws.games import new_table
from tests.rule import rule


def table_of_five() -> Table:
    table = new_table(3, 5, box="warring-colonies")
    for seat in range(5):
        table.answer(seat, table.legal(table.questions[0], seat)[0])
    return table


@rule("LW2.1", "LW2.2", "LW5.2")
def test_the_forecast_of_the_lone_wolf_is_that_of_the_den() -> None:
    table = table_of_five()
    seen = insight(table, 4)
    assert seen.forecast is not None
    assert (seen.forecast.morale, seen.forecast.waste.per) == (4, 5)
    assert seen.forecast.food.need == 2  # three in the den
    assert seen.forecast.crisis is not None
    assert seen.forecast.crisis.need == 4
    assert seen.enemy is None
    [personal] = seen.personal
    assert [goal.card for goal in personal.goals] == [table.state.players[4].objective] * len(personal.goals)


@rule("LW1.1")
def test_the_lone_wolf_sees_how_the_main_objective_stands_for_both_colonies() -> None:
    table = table_of_five()
    wolf, forge = insight(table, 4), insight(table, 0)
    assert (wolf.goals, wolf.enemy_goals) == (forge.goals, forge.enemy_goals)
    assert wolf.goals
    assert wolf.enemy_goals


@rule("LW4.2")
def test_who_could_flee_sees_what_the_roll_of_each_may_do() -> None:
    table = until_pairs(5, change=combat_of_three)
    assert table.questions[0].kind == "take-sides"
    [here] = [one for one in table.state.at("school") if one.owner == 4]
    [risk] = insight(table, 4).odds
    assert (risk.survivor, risk.rolls, risk.answers) == (here.id, 1, ["flee"])
    assert risk.nothing == 6 / 12


@rule("LW1.6")
@pytest.mark.parametrize(("lang", "kept"), [("en", "keep them all"), ("fr", "les garder toutes")])
def test_a_swap_of_missions_is_asked_in_words(lang: Lang, kept: str) -> None:
    table = until_a_swap(5)
    asked = next(question for question in view(table, 4).questions if question.kind == "mission")
    speech = Speech(lang, table.state.library, 4, homes=table.state.game.homes)
    said = [answer_text(answer, asked, speech) for answer in asked.answers or ()]
    assert said[0] == kept
    assert len({*said}) == 4
