"""Bots at war: combats as a small game, enemies on the way, and a night that both colonies spend at one place."""

from itertools import product

import pytest

from hivernage.bots import TableSeat, ask
from hivernage.bots.battle import Force, Plan, against_anything, bets, fight, meetings, outcome, solve, tactics
from hivernage.bots.newcomer import NewcomerBot
from hivernage.bots.outlook import Outlook
from hivernage.bots.playing_out import play_out
from hivernage.bots.regular import RegularBot
from hivernage.cards.load import read_once
from hivernage.model.options import Options
from hivernage.model.question import Answer
from hivernage.model.talk import Chat, Remark
from hivernage.table import Table
from hivernage.views import view
from tests.rule import rule
from tests.rules.positions import run_text

LIBRARY = read_once("base", "long-night", "warring-colonies")
CARDS = LIBRARY.tactics.values()
MET = meetings(CARDS)
NOTHING = Plan(0, False, 0)
TWO = Force((3, 3), 1, 4)


def position(text: str) -> Table:
    return run_text(f"setup: {{box: warring-colonies, {text}}}\nplay: []\nexpect: {{}}\n", LIBRARY).table


def answers(text: str, kind: str, seat: int = 0, bot: type[RegularBot] = RegularBot) -> Answer:
    """What a seat answers to the open question of a kind."""
    table = position(text)
    question = next(question for question in table.questions if question.kind == kind and seat in question.seats)
    return ask(bot("war", table.state.library), TableSeat(table, seat, []), question)


def outlook(text: str, seat: int = 0) -> Outlook:
    table = position(text)
    return Outlook(view(table, seat), table.state.library)


# Combats


@rule("W12.6", "W12.7", "W12.9")
def test_a_combat_between_equals_brings_nothing_to_either():
    assert outcome(TWO, TWO, NOTHING, NOTHING, 0) == pytest.approx(0.0)
    assert fight(TWO, TWO, MET) == pytest.approx(0.0, abs=1.0)


@rule("W12.3", "W12.4", "W12.5")
def test_more_people_weapons_and_bullets_are_worth_more():
    plain = fight(TWO, TWO, MET)
    for better in (Force((3, 3, 3), 1, 4), Force((3, 3), 2, 4), Force((3, 3), 1, 8)):
        assert fight(better, TWO, MET) > plain + 0.5
        assert fight(TWO, better, MET) < plain - 0.5


@rule("W12.9")
def test_wounds_are_spread_so_that_nobody_dies_as_long_as_others_can_bear_them():
    force = Force((3, 2, 1), 0, 0, life=40.0)
    assert [force.loses(n) for n in (0, 1, 3)] == [0.0, 9.0, 27.0]
    assert force.loses(4) == 27.0 + 40.0
    assert force.loses(99) == 27.0 + 3 * 40.0


def test_the_mix_of_a_matrix_gives_nothing_away():
    paper_scissors_stone = ((0.0, -1.0, 1.0), (1.0, 0.0, -1.0), (-1.0, 1.0, 0.0))
    solved = solve(paper_scissors_stone, 3000)
    assert solved.value == pytest.approx(0.0, abs=0.05)
    assert all(share == pytest.approx(1 / 3, abs=0.05) for share in solved.mix)
    assert solve(((3.0, 2.0), (1.0, 0.0))).mix[0] > 0.99
    assert against_anything(((3.0, 2.0), (1.0, 0.0))).mix == (1.0, 0.0)


@rule("W19", "W19.1")
def test_no_answer_to_the_mix_of_tactics_brings_much_more_than_the_game_is_worth():
    matrix = tactics(TWO, TWO, MET)
    solved = solve(matrix)
    best = max(
        -sum(share * matrix[row][column] for row, share in enumerate(solved.mix)) for column in range(len(matrix))
    )
    assert best < 3.0
    assert sum(share > 0.05 for share in solved.mix) > 1, "one tactic alone would be found out"


@rule("W12.5")
def test_nobody_bets_more_than_it_can_help():
    giant = Force((4,) * 9, 9, 8)
    matrix = bets(giant, Force((1,), 0, 0), NOTHING, NOTHING, 17)
    assert len(matrix) == 9
    assert solve(matrix).mix[0] > 0.99


FIGHT = "step: colony, food: 9, forge: {bullets: 4}, lighthouse: {bullets: 4}"
PEOPLE = "survivors: {the-enforcer: p1 school, mike-cho: p1 school, bernadette-wilson: p2 school, brian-lee: p3}"


@rule("W12.2")
def test_leaders_pick_a_tactic_and_every_bot_can():
    for bot, seat in product((RegularBot, NewcomerBot), (0, 1)):
        answer = answers(f"{FIGHT}, {PEOPLE}", "tactic", seat, bot)
        assert answer[0] == "tactic"
        assert answer[1] in LIBRARY.tactics


# On the way


def test_enemies_that_are_stronger_are_left_alone_and_weaker_ones_are_sought():
    people = "survivors: {the-enforcer: {player: p1, at: forge}, mike-cho: p2 school%s}"
    weak = outlook(people % "")
    strong = outlook(people % ", brian-lee: p2 school, bernadette-wilson: p4 school, scott-wheeler: p4 school")
    assert strong.war.go("the-enforcer", "school") < weak.war.go("the-enforcer", "school")
    assert strong.war.go("the-enforcer", "school") < strong.war.go("the-enforcer", "library")


def test_the_ground_counts_where_the_objective_asks_who_holds_more_of_it():
    people = "survivors: {the-enforcer: p1, mike-cho: p3, brian-lee: p2}, rounds_left: 1"
    held = outlook(f"objective: divide-and-conquer, {people}").war
    blow = outlook(f"objective: the-killing-blow, {people}").war
    assert held.go("the-enforcer", "library") > blow.go("the-enforcer", "library")


def test_nothing_is_done_for_the_enemy_at_their_doors():
    table = position(
        "survivors: {the-enforcer: {player: p1, at: lighthouse, door: 1}}, dice: {p1: [6, 6]}, "
        "zombies: {lighthouse: [2, 0, 0, 0, 0, 0]}, step: actions"
    )
    bot, seen = RegularBot("war", table.state.library), Outlook(view(table, 0), table.state.library)
    question = next(question for question in table.questions if question.kind == "action" and 0 in question.seats)
    listed = table.legal(question, 0)
    marks = dict(zip(listed, bot._marks(seen, question, listed), strict=True))
    fights = [mark for answer, mark in marks.items() if answer[0] == "attack"]
    assert fights
    assert max(fights) < marks["end",]


def test_a_full_place_is_left_by_an_enemy_rather_than_by_an_ally():
    war = outlook("survivors: {the-enforcer: p1, mike-cho: p3 school, brian-lee: p2 school}").war
    assert war.send_home("brian-lee") > war.send_home("mike-cho")


@rule("W12.7", "W12.9")
def test_the_enemy_who_dies_is_hit_and_of_ours_who_can_bear_it():
    war = outlook(
        "survivors: {the-enforcer: {player: p1, wounds: 2}, mike-cho: p1, brian-lee: {player: p2, wounds: 2}, "
        "scott-wheeler: p2}"
    ).war
    assert war.hit("brian-lee", 1) > war.hit("scott-wheeler", 1)
    assert war.bear("mike-cho") > war.bear("the-enforcer")


@rule("W17")
def test_whoever_has_most_left_is_elected():
    war = outlook("survivors: {the-enforcer: p1, mike-cho: p3, brian-lee: {player: p3, wounds: 2}}").war
    assert war.leads_well(2) > war.leads_well(0)


@rule("W4.2")
def test_who_gains_nothing_by_a_move_passes():
    text = "survivors: {the-enforcer: p1 school, mike-cho: p1}, step: movement, rounds_left: 1, food: 9"
    assert answers(text, "action") == ("pass",)


# Words, and whole games


@rule("W24")
def test_what_a_bot_says_in_a_war_its_own_colony_hears_and_no_other():
    table = position("survivors: {the-enforcer: p1}")
    said: list[Remark] = []
    seats = [TableSeat(table, number, said) for number in range(4)]
    seats[0].say(Chat("they bet low"))
    assert [bool(seat.talk()) for seat in seats] == [True, False, True, False]


@pytest.mark.parametrize(
    "objective", sorted(card.id for key, card in LIBRARY.mains.items() if LIBRARY.boxes[key] == "warring-colonies")
)
def test_bots_play_wars_to_their_end(objective: str):
    options = Options(players=6, box="warring-colonies", objective=objective, older_crossroads=True)
    table = Table.new(options, LIBRARY, seed=7)
    kinds = [RegularBot, NewcomerBot] * 3
    play_out(table, [kind(f"{n}", LIBRARY) for n, kind in enumerate(kinds)])
    assert table.over
    told = {event.kind for event in table.history}
    assert "stopped-moving" in told
