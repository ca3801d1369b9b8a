"""The main objective is judged at dawn: bots reckon with the meal and with the zombies of the night."""

from __future__ import annotations

import pytest

from hivernage.bots.reading.outlook import Outlook
from hivernage.table import Table
from hivernage.views import view
from tests.bots.playing import acts, answers, turn
from tests.rules.positions import base, run_text

STORED = "medicine@school, medicine@school, fuel@library, fuel@library, junk@school, junk@library"


def stockpile(barricades: str, zombies: str, food: int = 9, more: str = "") -> str:
    """Everything but doors and food is stored, two people are at home, and one zombie comes to the first door."""
    return f"""
setup:
  objective: stockpile
  crisis: despair
  crisis_pile: [medicine@hospital, medicine@hospital, medicine@hospital]
  stored: [{STORED}]
  survivors: {{olivia-brown: p1 colony, rod-miller: p2 colony, sparky: p3 library}}
  barricades: {{colony: [{barricades}]}}
  zombies: {{colony: [{zombies}]}}
  food: {food}
  {more}
"""


def lacking(text: str) -> dict[str, int]:
    return {lack.of.of: lack.missing for lack in Outlook(view(run_text(text).table, 0), base()).objective.lacks}


def pass_the_night(table: Table) -> None:
    """Nobody does anything more in this round."""
    table.state.forced = None
    began = table.state.round
    while not table.over and table.state.round == began:
        question = table.questions[0]
        legal = table.legal(question, question.seats[0])
        table.answer(question.seats[0], ("end",) if ("end",) in legal else legal[-1])


def test_a_door_that_breaks_tonight_is_lacking_and_so_is_the_meal():
    assert lacking(stockpile("1, 1, 1, 1, 1, 1", "0, 0, 0, 0, 0, 0")) == {}
    assert lacking(stockpile("1, 1, 1, 1, 1, 1", "2, 0, 0, 0, 0, 0")) == {"barricades": 1}
    assert lacking(stockpile("1, 1, 1, 1, 1, 1", "0, 2, 0, 0, 0, 0")) == {}
    assert lacking(stockpile("1, 1, 1, 1, 1, 1", "0, 0, 0, 0, 0, 0", food=6)) == {"food": 1}


@pytest.mark.parametrize("zombies", ["0, 0, 0, 0, 0, 0", "2, 0, 0, 0, 0, 0", "1, 2, 2, 2, 2, 2"])
@pytest.mark.parametrize("barricades", ["1, 1, 1, 1, 1, 1", "1, 0, 1, 0, 1, 0"])
def test_what_bots_foresee_is_what_the_night_brings(barricades: str, zombies: str):
    table = run_text(stockpile(barricades, zombies)).table
    foreseen = Outlook(view(table, 0), base()).night.after
    pass_the_night(table)
    state = table.state
    for place in foreseen.places:
        assert (place.zombies, place.barricades) == (
            state.places[place.name].zombies,
            state.places[place.name].barricades,
        )
    assert foreseen.colonies[0].food == state.colonies[0].food


def test_a_zombie_is_killed_so_that_the_last_door_holds():
    die = "dice: {p1: [6]}"
    assert acts(stockpile("1, 1, 1, 1, 1, 1", "2, 0, 0, 0, 0, 0", more=die))[0] == "attack"
    assert acts(stockpile("1, 1, 1, 1, 1, 1", "0, 2, 0, 0, 0, 0", more=die))[0] != "attack"


def test_the_barricade_goes_where_it_still_stands_at_dawn():
    build = "rounds_left: 2\n  dice: {p1: [1]}\nplay:\n  - p1: barricade olivia-brown die=1"
    bare = stockpile("0, 1, 1, 0, 1, 1", "2, 0, 0, 0, 0, 0", more=build)
    assert answers(bare, "entrance") == ("entrance", "4")


def test_food_is_served_for_the_objective_and_for_the_meal():
    hand = "hand: {p1: [food-1]}\n  dice: {p1: []}"
    doors = "1, 1, 1, 1, 1, 1", "0, 0, 0, 0, 0, 0"
    assert ("play", "food-1@starting") in turn(stockpile(*doors, food=6, more=hand))
    assert ("play", "food-1@starting") not in turn(stockpile(*doors, food=7, more=hand))
