"""How regular bots play: the colony's needs, the main objective, their own, and what newcomers don't see."""

from __future__ import annotations

from functools import cache

import pytest

from hivernage.bots.newcomer import NewcomerBot
from hivernage.bots.playing_out import play_out
from hivernage.bots.reading.card_words import words_in
from hivernage.bots.reading.tally import Tally
from hivernage.bots.regular import RegularBot
from hivernage.cards.targets import Count
from hivernage.lab.simulate import bots_for, new_table
from hivernage.model.options import Options
from hivernage.model.question import Decision, Question
from hivernage.rules.conditions import count
from hivernage.rules.scope import Scope
from hivernage.table import Table
from hivernage.views import view
from tests.bots.playing import acts, turn
from tests.how_many import how_many
from tests.rules.positions import base

# The colony


def test_a_hungry_colony_is_fed_first():
    assert acts("setup: {food: 1, hand: {p1: [food-1, lighter]}, dice: {p1: [6]}}") == ("play", "food-1@starting")


def test_a_fed_colony_keeps_its_food():
    given = turn("setup: {food: 9, hand: {p1: [food-1]}, objectives: {p1: loner}}")
    assert ("play", "food-1@starting") not in given


TIGHT = """
setup:
  objective: too-many-mouths
  survivors: {{ashley-ross: p1 school}}
  zombies: {{school: {zombies}}}
  decks: {{school: [junk, junk, junk]}}
  food: 9
  dice: {{p1: [6]}}
  crisis: despair
"""


def test_who_would_be_overrun_tonight_holds_the_door_and_else_searches():
    assert acts(TIGHT.format(zombies=4))[0] in ("attack", "move")
    calm = [answer[0] for answer in turn(TIGHT.format(zombies=1))]
    assert "search" in calm
    assert "attack" not in calm


CRISIS = """
setup:
  players: 3
  crisis: despair
  crisis_pile: [{pile}]
  active: p1
  food: 9
  hand: {{p1: [medicine, lighter]}}
  objectives: {{p1: loner}}
"""


def test_a_crisis_that_can_be_met_gets_its_card():
    assert ("add", "medicine@starting") in turn(CRISIS.format(pile="medicine@hospital, medicine@school"))


SPARED = """
setup:
  players: 3
  crisis: {crisis}
  crisis_pile: [{card}@school, {card}@grocery-store]
  active: p1
  food: 9
  hand: {{p1: [{card}]}}
  objectives: {{p1: loner}}
"""


@pytest.mark.parametrize(("crisis", "card"), [("thin-rations", "food-1"), ("zombie-surge", "junk")])
def test_a_crisis_that_costs_dice_or_brings_the_dead_is_worth_a_card(crisis: str, card: str):
    assert ("add", f"{card}@starting") in turn(SPARED.format(crisis=crisis, card=card))


def test_cards_that_dont_match_stay_out_of_it():
    given = turn(CRISIS.format(pile="medicine@hospital, medicine@school"))
    assert not any(answer[0] == "add" and answer[1] != "medicine@starting" for answer in given)


def test_waste_that_costs_morale_is_taken_out():
    assert acts("setup: {food: 9, waste: 10, dice: {p1: [1]}, crisis: despair}")[0] == "clean"


def test_fuel_is_burnt_rather_than_a_life_risked():
    text = """
setup:
  survivors: {maria-lopez: p1 colony}
  decks: {school: [food-2, medicine, junk], grocery-store: [food-2, medicine, junk]}
  food: 9
  hand: {p1: [fuel, fuel]}
  dice: {p1: [5, 6]}
  rounds_left: 6
  crisis: horror-in-the-night
"""
    move = next(answer for answer in turn(text) if answer[0] == "move")
    assert move[-1].startswith("fuel")


# The main objective


SAMPLES = """
setup:
  survivors: {{ashley-ross: p1 school}}
  zombies: {{school: 2}}
  decks: {{school: [junk, junk, junk]}}
  tokens: {tokens}
  food: 9
  dice: {{p1: [6]}}
  crisis: despair
"""


def test_the_last_piece_of_the_objective_is_worth_a_fight():
    assert acts(SAMPLES.format(tokens=8))[0] == "attack"


# The personal objective


FUEL = """
setup:
  objectives: {{p1: {own}}}
  crisis: fuel-shortage
  morale: 9
  food: 9
  rounds_left: {rounds}
  hand: {{p1: [fuel, fuel, fuel]}}
"""


def fuel_given(kind: type[RegularBot], own: str, rounds: int) -> int:
    return sum(answer[0] == "add" for answer in turn(FUEL.format(own=own, rounds=rounds), kind))


def test_who_needs_fuel_for_the_road_keeps_it_from_the_start():
    for rounds in (1, 5):
        assert fuel_given(RegularBot, "loner", rounds) == 3
        assert fuel_given(RegularBot, "a-new-destination", rounds) == 0


def test_in_the_last_round_nothing_is_given_away_that_wins_unless_the_colony_may_fall():
    decisive = FUEL.replace("  morale: 9\n", "  crisis_pile: [fuel@library]\n  morale: {morale}\n")
    for rounds, morale, given in ((1, 9, 0), (1, 2, 2), (5, 9, 2)):
        done = turn(decisive.format(own="a-new-destination", rounds=rounds, morale=morale))
        assert sum(answer[0] == "add" for answer in done) == given


def test_newcomers_think_of_the_road_only_when_the_end_is_near():
    early, late = (fuel_given(NewcomerBot, "a-new-destination", rounds) for rounds in (5, 1))
    assert early == 3
    assert late < early


# Newcomers


@pytest.mark.parametrize("kind", ["newcomer", "regular"])
def test_newcomers_accuse_nobody(kind: str, request: pytest.FixtureRequest):
    games = how_many(request, quick=3, thorough=8, long=8) if kind == "newcomer" else 8
    assert any(accuses(kind, 5 + n) for n in range(games)) == (kind == "regular")


def accuses(kind: str, number: int) -> bool:
    """Does one of four bots ask for an exile in this game?"""
    table = new_table(Options(players=4, objective="eight-weeks-of-darkness"), base(), 11, number)
    play_out(table, bots_for(kind, table, 11, number))
    return any(decision.answer[0] == "exile" for decision in table.done)


# Counting on a view is what the rules count


@cache
def counts() -> list[Count]:
    cards = [*base().secrets.values(), *base().mains.values(), *base().exiled.values()]
    return list(dict.fromkeys(what for card in cards for what in words_in(card, Count)))


@pytest.mark.parametrize("number", range(2))
def test_a_bot_counts_as_the_rules_do(number: int):
    compared = 0

    def listen(table: Table, question: Question, decision: Decision) -> None:
        nonlocal compared
        if question.kind == "action" and table.state.clock % 5 == 0:
            tally = Tally(view(table, decision.seat), base())
            for what in counts():
                assert tally.count(what) == count(table.state, what, Scope(decision.seat)), what
                compared += 1

    table = new_table(Options(players=4, objective="leave-it-all-behind"), base(), 3, number)
    play_out(table, bots_for("regular", table, 3, number), listen)
    assert compared > 500
