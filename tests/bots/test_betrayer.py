"""How bots play as betrayers and after an exile: what they keep, what they spoil, when they show their face."""

from __future__ import annotations

from statistics import mean

import pytest

from hivernage.bots import TableSeat, ask
from hivernage.bots.aims.aims import Aims
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.regular import RegularBot
from hivernage.bots.treason.betrayer import Betrayer
from hivernage.lab.simulate import games
from hivernage.model.options import Options
from hivernage.model.question import Answer
from hivernage.table import Table
from hivernage.views import view
from tests.rules.positions import base, run_text


def table_of(text: str) -> Table:
    """A position from which the dice fall as they like."""
    table = run_text(text).table
    table.state.forced = None
    return table


def turn(table: Table, seat: int) -> list[Answer]:
    """Let a regular bot play one turn; what it answered. The others say no to everything."""
    bot, place, given = RegularBot("betrayer", base()), TableSeat(table, seat, []), []
    number = table.state.turn
    while not table.over and table.state.turn == number and table.state.lane.seat == seat:
        question = next(question for question in table.questions if question.wait != "never")
        asked = question.seats[0]
        answer = ask(bot, place, question) if asked == seat else table.legal(question, asked)[-1]
        table.answer(asked, answer)
        if asked == seat:
            given.append(answer)
    return given


def added(answers: list[Answer]) -> list[str]:
    return [answer[1] for answer in answers if answer[0] == "add"]


def betrayer(table: Table, seat: int) -> Betrayer:
    outlook = Outlook(view(table, seat), base())
    return Betrayer(outlook, Aims(outlook), [event.seen_by(seat) for event in table.history])


def medicine_wanted(objective: str) -> Table:
    """The crisis asks for medicine, and p1 has two; one more is on the pile already."""
    return table_of(f"""
setup:
  players: 3
  crisis: despair
  crisis_pile: [medicine@starting]
  food: 9
  morale: 6
  rounds_left: 5
  hand: {{p1: [medicine@starting, medicine@starting]}}
  dice: {{p1: [1]}}
  objectives: {{p1: {objective}, p2: loner, p3: historian}}
""")


def test_a_loyal_player_gives_what_a_betrayer_keeps():
    assert added(turn(medicine_wanted("hoarder"), 0))
    assert not added(turn(medicine_wanted("mad-scientist"), 0))


# P1 and p2 have given fuel for the crisis; p3 has everything its objective asks for, and junk to spare.
SHARED = """
setup:
  players: 3
  active: p1
  first: p1
  crisis: fuel-shortage
  food: 9
  morale: 6
  rounds_left: 5
  round: 1
  hand:
    p1: [fuel@starting, fuel@starting, fuel@starting]
    p2: [fuel@starting]
    p3: [medicine@hospital, medicine@hospital, medicine@hospital, junk@starting, junk@starting, {book}]
  dice: {{p1: [1], p2: [1], p3: [1]}}
  objectives: {{p1: loner, p2: historian, p3: {objective}}}
play:
{adds}
"""
BOOK = "a-journey-in-jazzercise@library"
GIVEN = """
  - p1: add fuel@starting
  - p1: add fuel@starting
  - p1: end
  - p2: add fuel@starting
  - p2: end
"""
BY_ONE = """
  - p1: add fuel@starting
  - p1: add fuel@starting
  - p1: add fuel@starting
  - p1: end
  - p2: end
"""


def crisis_of(adds: str, objective: str = "mad-scientist") -> Table:
    return table_of(SHARED.format(adds=adds, objective=objective, book=BOOK))


def test_a_wrong_card_hides_among_those_of_others():
    assert betrayer(crisis_of(GIVEN), 2).stage == "undermine"
    assert "junk@starting" in added(turn(crisis_of(GIVEN), 2))


def test_nothing_is_spoilt_where_only_one_other_player_could_be_blamed():
    assert not added(turn(crisis_of(BY_ONE), 2))


def test_a_loyal_player_spoils_nothing():
    assert not added(turn(crisis_of(GIVEN, "hoarder"), 2))


def last_days(hand: str, seat_objective: str = "mad-scientist") -> Table:
    """Morale 2, just enough food, and p1 is the last to play in this round."""
    return table_of(f"""
setup:
  players: 3
  active: p1
  first: p2
  morale: 2
  food: 3
  rounds_left: 4
  round: 3
  hand: {{p1: {hand}}}
  dice: {{p1: [1, 1, 2]}}
  zombies: {{colony: [2, 2, 2, 0, 0, 0], school: 3, library: 3}}
  objectives: {{p1: {seat_objective}, p2: loner, p3: historian}}
""")


ALL_OF_IT = f"[medicine@hospital, medicine@hospital, junk@starting, {BOOK}]"


def test_who_is_ready_strikes_when_it_ends_the_colony_tonight():
    table = last_days(ALL_OF_IT)
    assert betrayer(table, 0).stage == "strike"
    answers = turn(table, 0)
    assert {answer[0] for answer in answers} & {"food", "attract"}
    assert table.over
    assert table.state.ending == "morale"
    assert table.state.winners == [0]


def test_who_is_not_ready_keeps_the_colony_alive():
    table = last_days(f"[medicine@hospital, junk@starting, {BOOK}]")
    assert betrayer(table, 0).stage == "gather"
    answers = turn(table, 0)
    assert not {answer[0] for answer in answers} & {"food", "attract"}
    assert not table.over


ACCUSED = """
setup:
  players: 4
  objectives: {p1: mad-scientist, p2: loner, p3: historian, p4: collector}
  morale: 6
  rounds_left: 4
  active: p2
  first: p2
play:
  - p2: exile NAMED
"""


@pytest.mark.parametrize(("named", "vote"), [("p1", "down"), ("p3", "up")])
def test_a_betrayer_votes_for_any_exile_but_its_own(named: str, vote: str):
    table = table_of(ACCUSED.replace("NAMED", named))
    question = table.questions[0]
    assert ask(RegularBot("betrayer", base()), TableSeat(table, 0, []), question) == ("vote", vote)


def exiled(objective: str, new: str, rest: str) -> Table:
    """P1 is exiled and stands at the school."""
    return table_of(f"""
setup:
  players: 4
  active: p1
  first: p1
  exiled: [p1]
  morale: 6
  food: 9
  rounds_left: 4
  objectives: {{p1: {objective}, p2: loner, p3: historian, p4: collector}}
  exiled_objectives: {{p1: {new}}}
{rest}
""")


def test_an_exiled_player_builds_the_camp_that_the_new_objective_asks_for():
    table = exiled("hoarder", "a-camp-of-my-own", "  survivors: {ashley-ross: p1 school}\n  dice: {p1: [1, 1, 1]}")
    answers = turn(table, 0)
    assert sum(answer[0] == "barricade" for answer in answers) == 3


def test_vengeance_goes_after_those_inside_and_forgiveness_does_not():
    people = """
  survivors:
    ashley-ross: p1 school
    john-price: {player: p2, at: school, wounds: 2}
  dice: {p1: [6, 6]}
"""
    attacks = {}
    for new in ("vengeance", "forgiveness"):
        table = exiled("hoarder", new, people)
        bot = RegularBot("betrayer", base())
        answer = ask(bot, TableSeat(table, 0, []), table.questions[0])
        attacks[new] = answer[:3] == ("attack", "ashley-ross", "john-price")
    assert attacks == {"vengeance": True, "forgiveness": False}


@pytest.mark.long
def test_betrayers_win_their_share():
    def share(bot: str) -> float:
        played = [
            game for game in games(Options(players=4, betrayer=True), base(), bot, 3, 100) if "betrayal" in game.dealt
        ]
        return mean("betrayal" in game.won for game in played)

    assert share("regular") > max(0.12, 2 * share("survivor"))
