"""Bots say why: the reason is the one that counts, and a betrayer gives one that a loyal player might."""

import pytest

from hivernage.bots import TableSeat, ask, seats_at
from hivernage.bots.regular import RegularBot
from hivernage.bots.speech.reasons import compared
from hivernage.cards.effects import Advance, Discard, Gain, Kill, Lose, Release, Roll, Zombies
from hivernage.model.question import Answer
from hivernage.model.talk import Asks, Because, Promises, Remark, Talk
from hivernage.table import Table
from tests.rules.positions import base, run_text

LOYAL = "objectives: {p1: collector, p2: hunger, p3: loner}"
BETRAYED = "objectives: {p1: collector, p2: trigger-happy, p3: loner}"


def table_of(text: str) -> Table:
    return run_text(text).table


def answer(table: Table, seat: int, said: list[Remark] | None = None) -> tuple[Answer, list[Talk]]:
    """What a regular bot answers to the open question, and what it says with it, now or when votes are counted."""
    said = [] if said is None else said
    before = len(said)
    question = next(question for question in table.questions if seat in question.seats and question.wait != "never")
    place = TableSeat(table, seat, said)
    chosen = ask(RegularBot("why", base()), place, question)
    return chosen, [*(remark.talk for remark in said[before:]), *place.held]


# Requests


def asked_for(symbol: str, hand: str, food: int, objectives: str = LOYAL, crisis: str = "despair") -> Table:
    return table_of(f"""
setup:
  {objectives}
  food: {food}
  crisis: {crisis}
  hand: {{p2: [{hand}], p3: [lighter]}}
play:
  - p1: request {symbol}
""")


def test_food_is_given_to_the_hungry():
    chosen, said = answer(asked_for("food", "food-2@school", food=0), 1)
    assert chosen == ("give", "food-2@school")
    assert said == [Because("hungry")]


def test_who_has_none_says_so():
    assert answer(asked_for("food", "lighter", food=0), 2) == (("pass",), [Because("have-none", symbol="food")])


def test_what_the_crisis_needs_is_kept_for_it():
    table = asked_for("fuel", "fuel@library", food=9, crisis="fuel-shortage")
    assert answer(table, 1) == (("pass",), [Because("crisis", symbol="fuel")])


def test_what_is_needed_otherwise_is_kept_and_one_says_so():
    table = asked_for("weapon", "colt-1911-pistol", food=9)
    assert answer(table, 1) == (("pass",), [Because("need-it", symbol="weapon")])


def test_a_betrayer_who_keeps_a_card_says_to_have_none():
    table = asked_for("weapon", "colt-1911-pistol", food=9, objectives=BETRAYED)
    assert answer(table, 1) == (("pass",), [Because("have-none", symbol="weapon")])


# Options


@pytest.mark.parametrize(
    ("chosen", "other", "why"),
    [
        (Gain(what="morale"), Gain(what="food"), "morale"),
        ((), Lose(what="morale"), "morale"),
        ((), Kill(who="it"), "lives"),
        ((), Zombies(n=4, at="colony"), "doors"),
        (Gain(what="food", n=3), (), "food"),
        ((), Gain(what="helpless", n=2), "mouths"),
        ((), Gain(what="unruly"), "mouths"),
        ((), Lose(what="improvement"), "works"),
        (Advance(n=2), (), "works"),
        ((), Release(), "doors"),
        ((), Discard(n=2), "too-dear"),
        ((), Roll(results={"1-3": Lose(what="morale")}), "too-risky"),
        (Lose(what="morale"), (), "harmless"),
        ((), (), "harmless"),
    ],
)
def test_the_reason_is_what_weighs_most(chosen: object, other: object, why: str):
    assert compared(chosen, other) == Because(why)  # type: ignore[arg-type]


def test_a_crossroads_choice_comes_with_its_reason():
    """One word, whichever of the two options it is."""
    table = table_of(f"""
setup:
  {LOYAL}
  step: start-turn
  crossroads: james-meyers
  survivors: {{james-meyers: p1}}
""")
    said = answer(table, 0)[1]
    assert len(said) == 1
    assert isinstance(said[0], Because)


OUTBREAK = f"""
setup:
  {LOYAL}
  step: start-turn
  crossroads: outbreak
  helpless: 1
"""


def test_a_vote_of_the_colony_comes_with_its_reason():
    """Outbreak: one helpless survivor and one morale, or a wound for everybody in the colony."""
    chosen, said = answer(table_of(OUTBREAK), 1)
    assert chosen[0] == "vote"
    assert said in ([Because("lives")], [Because("morale")])


def test_nobody_hears_the_reason_for_a_vote_before_all_have_voted():
    table = table_of(OUTBREAK)
    seats, heard = seats_at(table), []
    while any(question.kind == "vote" for question in table.questions):
        question = next(question for question in table.questions if question.kind == "vote")
        seat = seats[question.seats[0]]
        heard.append(list(seat.talk()))
        table.answer(seat.number, ask(RegularBot("why", base()), seat, question))
    assert heard == [[], [], []]
    assert any(event.kind == "voted" for event in table.history)
    counted = len(table.history)
    spoken = [seat.talk()[-1] for seat in seats]
    assert [remark.seat for remark in spoken] == [0, 1, 2]
    assert all(isinstance(remark.talk, Because) and remark.at == counted for remark in spoken)


def test_nobody_hears_what_others_say_to_a_request_before_all_have_answered():
    table = asked_for("food", "food-2@school", food=0)
    seats = seats_at(table)
    given = ask(RegularBot("why", base()), seats[1], table.questions[0])
    table.answer(1, given)
    assert given[0] == "give"
    assert seats[2].talk() == seats[1].talk() == []
    table.answer(2, "pass")
    assert [remark.talk for remark in seats[1].talk()] == [Because("hungry")]


def test_a_joint_payment_is_explained():
    table = table_of(f"""
setup:
  {LOYAL}
  step: start-turn
  crossroads: creature-comforts
  hand: {{p1: [fuel@library], p2: [lighter]}}
""")
    assert answer(table, 1)[1] == [Because("have-none")]


# Of their own accord


def test_what_the_crisis_lacks_is_asked_for_once():
    table = table_of(f"setup: {{{LOYAL}, crisis: fuel-shortage, food: 9, hand: {{p1: [lighter]}}, rounds_left: 5}}")
    asks = Asks("symbol", symbol="fuel")
    assert answer(table, 0)[1] == [asks]
    assert answer(table, 0, [Remark(2, asks, 0)])[1] == []


def test_promises_are_kept_at_once():
    table = table_of(f"""
setup:
  {LOYAL}
  crisis: fuel-shortage
  food: 9
  rounds_left: 5
  crisis_pile: [fuel@library, fuel@library]
  hand: {{p1: [fuel@gas-station]}}
""")
    chosen, said = answer(table, 0)
    assert chosen == ("add", "fuel@gas-station")
    assert said == [Promises("crisis")]
