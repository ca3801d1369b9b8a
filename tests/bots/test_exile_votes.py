"""Who is called before the colony, and how bots vote on it."""

from collections.abc import Sequence

import pytest

from hivernage.bots import TableSeat, ask
from hivernage.bots.regular import RegularBot
from hivernage.lab.sign_counts import count_signs
from hivernage.model.options import Options
from hivernage.model.question import Answer
from hivernage.model.talk import Accuses, Because, Claims, Remark, Talk
from hivernage.table import Table
from tests.rules.positions import base, run_text


def spoilt(*added: str, first: str = "", others: Sequence[str] = (), betrayer: int = 1) -> Table:
    """P2 adds cards to a crisis that asks for fuel, and so does p3; then a new round begins.

    `first`: what happens before. `others`: the cards of p3, if any.
    """
    adds = "".join(f"  - p2: add {card}\n" for card in added)
    more = "".join(f"  - p3: add {card}\n" for card in others)
    names = ["collector", "hunger", "loner", "historian"]
    names[betrayer] = "gluttony"
    return table_of(f"""
setup:
  players: 4
  active: p2
  first: p1
  crisis: fuel-shortage
  food: 9
  morale: 8
  rounds_left: 5
  hand: {{p2: [{", ".join(added)}], p3: [{", ".join(others)}]}}
  objectives: {{{", ".join(f"p{n}: {name}" for n, name in enumerate(names, 1))}}}
  survivors: {{ashley-ross: p1 school, brian-lee: p2 library, mike-cho: p3 hospital, maria-lopez: p4 school}}
  decks: {{exiled: [crafty]}}
chance: [1, 1, 1, 1, 1, 1, 1, 1]
play:
{first}{adds}  - p2: end
{more}  - p3: end
  - p4: end
""")


WRONG = ("medicine@hospital", "medicine@hospital", "food-2@hospital")
EXILE_P4 = """  - p2: exile p4
  - {p1: vote up, p2: vote up, p3: vote up, p4: vote down}
"""

CALM = "setup: {objectives: {p1: collector, p2: hunger, p3: loner}, food: 9, rounds_left: 5}\n"


def answer(table: Table, seat: int, said: list[Remark] | None = None) -> tuple[Answer, list[Talk]]:
    """What a regular bot answers to the open question, and what it says with it, now or when votes are counted."""
    said = [] if said is None else said
    before = len(said)
    question = next(question for question in table.questions if seat in question.seats and question.wait != "never")
    place = TableSeat(table, seat, said)
    chosen = ask(RegularBot("votes", base()), place, question)
    return chosen, [*(remark.talk for remark in said[before:]), *place.held]


def table_of(text: str) -> Table:
    return run_text(text).table


def turn_of(table: Table) -> int:
    return table.state.lane.seat


def test_whoever_spoils_a_crisis_alone_is_called_before_the_colony():
    table = spoilt(*WRONG)
    assert turn_of(table) != 1
    assert answer(table, turn_of(table)) == (("exile", "p2"), [Accuses(1)])


def test_the_others_see_it_too_and_the_accused_claims_to_be_loyal():
    table = spoilt(*WRONG)
    table.answer(turn_of(table), ("exile", "p2"))
    assert answer(table, 0) == (("vote", "up"), [Because("doubt", seat=1)])
    assert answer(table, 2) == (("vote", "up"), [Because("doubt", seat=1)])
    assert answer(table, 1) == (("vote", "down"), [Claims("loyal")])


def test_nobody_is_called_without_cause_or_voted_out_without_proof():
    table = table_of(CALM)
    assert answer(table, 0)[0][0] != "exile"
    table.answer(0, ("exile", "p3"))
    assert answer(table, 1) == (("vote", "down"), [Because("no-proof")])


def test_a_vote_that_failed_isnt_called_again_for_the_same_reason():
    table = spoilt(*WRONG)
    caller = turn_of(table)
    table.answer(caller, ("exile", "p2"))
    for seat in range(4):
        table.answer(seat, ("vote", "down"))
    table.answer(caller, ("end",))
    while turn_of(table) == 1:
        table.answer(1, ("end",))
    assert answer(table, turn_of(table))[0] != ("exile", "p2")


def test_after_one_wrong_exile_a_mere_suspicion_isnt_enough():
    """Another error would end the game (E4)."""
    doubtful = ("medicine@hospital", *["fuel@hospital"] * 3)
    table = spoilt(*doubtful)
    table.answer(turn_of(table), ("exile", "p2"))
    assert answer(table, 2)[0] == ("vote", "up")
    table = spoilt(*doubtful, first=EXILE_P4)
    table.answer(turn_of(table), ("exile", "p2"))
    assert answer(table, 2) == (("vote", "down"), [Because("too-risky")])


# Words without a vote


def in_doubt(betrayer: int) -> Table:
    """A wrong card has come from p2 or p3, more likely from p2; it is p4's turn."""
    table = spoilt("fuel@hospital", "fuel@hospital", "medicine@hospital", others=["fuel@hospital"], betrayer=betrayer)
    assert turn_of(table) == 3
    return table


def test_a_betrayer_points_once_at_somebody_who_looks_bad():
    table = in_doubt(betrayer=3)
    chosen, said = answer(table, 3)
    assert chosen[0] != "exile"
    assert said == [Accuses(1)]
    assert answer(table, 3, [Remark(3, Accuses(1), len(table.history))])[1] == []


def test_loyal_players_want_more_proof_before_they_point_at_anybody():
    assert answer(in_doubt(betrayer=1), 3)[1] == []


def test_who_believes_in_it_still_says_so_after_a_vote_that_failed():
    table = spoilt(*WRONG)
    caller = turn_of(table)
    table.answer(caller, ("exile", "p2"))
    for seat in range(4):
        table.answer(seat, ("vote", "down"))
    table.answer(caller, ("end",))
    chosen, said = answer(table, turn_of(table))
    assert chosen[0] != "exile"
    assert said == [Accuses(1)]


@pytest.mark.long
def test_regulars_find_betrayers_and_spare_the_loyal():
    votes = count_signs(Options(players=4), base(), "regular", 11, 120).votes
    called = votes["called by loyal, hit"] + votes["called by loyal, miss"]
    assert votes["called by loyal, hit"] >= 0.7 * called
    assert votes["exiled betrayer"] >= 0.2 * votes["betrayers"]
    assert votes["exiled loyal"] <= 0.1 * votes["loyal"]
