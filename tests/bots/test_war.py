"""Bots at war: combats as a small game, enemies on the way, and a night that both colonies spend at one place."""

from itertools import product

import pytest

from hivernage.bots import TableSeat, ask
from hivernage.bots.actions.action_marks import ActionMarks
from hivernage.bots.newcomer import NewcomerBot
from hivernage.bots.playing_out import play_out
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.regular import RegularBot
from hivernage.bots.war.combat import Force, Plan, against_anything, bets, fight, meetings, outcome, solve, tactics
from hivernage.bots.war.war import War
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
    assert War(strong).go("the-enforcer", "school") < War(weak).go("the-enforcer", "school")
    assert War(strong).go("the-enforcer", "school") < War(strong).go("the-enforcer", "library")


def test_the_ground_counts_where_the_objective_asks_who_holds_more_of_it():
    people = "survivors: {the-enforcer: p1, mike-cho: p3, brian-lee: p2}, rounds_left: 1"
    held = War(outlook(f"objective: divide-and-conquer, {people}"))
    blow = War(outlook(f"objective: the-killing-blow, {people}"))
    assert held.go("the-enforcer", "library") > blow.go("the-enforcer", "library")


DEFENDED = "mike-cho: p2 lighthouse, brian-lee: p2 lighthouse"


@rule("W16", "W18")
def test_a_main_objective_asks_for_as_much_as_there_are_players_of_the_colony():
    """Not of the whole table: two of four in a colony, so four tokens, and eight crates."""
    tokens, crates = (
        outlook(f"players: 4, objective: {name}, survivors: {{the-enforcer: p1, mike-cho: p2}}").objective.missing
        for name in ("six-doors", "the-last-convoy")
    )
    assert (tokens, crates) == (4, 8 + 2 + 2 + 2)


@rule("W6", "W12.3")
def test_a_raid_is_begun_by_whoever_counts_on_others_to_follow():
    """Alone against two it is folly; with three more of the colony who haven't moved yet it isn't."""
    text = "objective: six-doors, step: movement, survivors: {the-enforcer: p1%s, " + DEFENDED + "}"
    alone = War(outlook(text % "")).go("the-enforcer", "lighthouse")
    allies = ", bernadette-wilson: p1, scott-wheeler: p1, sparky: p1"
    followed = War(outlook(text % allies)).go("the-enforcer", "lighthouse")
    assert alone < followed
    assert followed > 0


@rule("W4")
def test_nobody_counts_on_those_who_have_moved():
    text = "objective: six-doors, step: movement, survivors: {the-enforcer: p1, %s, " + DEFENDED + "}"
    moved = (
        "bernadette-wilson: {player: p1, at: forge, moved: true}, scott-wheeler: {player: p1, at: forge, moved: true}"
    )
    ready = "bernadette-wilson: {player: p1, at: forge}, scott-wheeler: {player: p1, at: forge}"
    assert War(outlook(text % ready))._followers
    assert [s.id for s in War(outlook(text % moved))._followers] == ["the-enforcer"]


@rule("W11")
def test_a_stay_at_their_doors_costs_no_more_than_being_driven_off():
    seen = outlook("survivors: {the-enforcer: p1, mike-cho: p2}, zombies: {library: 3, lighthouse: [2, 2, 2, 2, 2, 2]}")
    stay = ActionMarks(seen).journeys._upkeep
    assert stay("the-enforcer", "lighthouse") == seen.stakes.wound < stay("the-enforcer", "library")


@rule("W11.3")
def test_those_who_still_go_out_in_this_round_are_reckoned_with_at_the_places():
    """Both colonies share six places: who comes later in the round draws zombies there, too."""
    people = "survivors: {the-enforcer: p1 library, mike-cho: p2, brian-lee: p4, sparky: p3}, pairs: %s"
    first, last = outlook(people % "[[p3, p4]]"), outlook(people % "[]")
    assert first.night.arrivals("library")[0] > last.night.arrivals("library")[0]
    assert first.night.arrivals("forge") == last.night.arrivals("forge")


@rule("W12.9", "W16")
def test_a_combat_that_the_objective_counts_is_sought_at_their_doors_most_of_all():
    """Each of the four victories counts, and the one at the enemy's home counts twice."""
    text = "objective: %s, survivors: {the-enforcer: p1, mike-cho: p2 lighthouse, brian-lee: p2 library}"
    blow, convoy = (War(outlook(text % name)) for name in ("the-killing-blow", "the-last-convoy"))
    assert blow._prize("lighthouse") > blow._prize("library") > convoy._prize("library")
    assert blow.go("the-enforcer", "library") > convoy.go("the-enforcer", "library")


def test_ground_is_for_the_last_rounds():
    text = "objective: divide-and-conquer, survivors: {the-enforcer: p1, mike-cho: p2}, rounds_left: %d"
    pieces = [outlook(text % rounds).objective.piece("controlled") for rounds in (4, 2)]
    assert 0 < pieces[0] < pieces[1]


def test_nothing_is_done_for_the_enemy_at_their_doors():
    table = position(
        "survivors: {the-enforcer: {player: p1, at: lighthouse, door: 1}}, dice: {p1: [6, 6]}, "
        "zombies: {lighthouse: [2, 0, 0, 0, 0, 0]}, step: actions"
    )
    bot = RegularBot("war", table.state.library)
    question = next(question for question in table.questions if question.kind == "action" and 0 in question.seats)
    listed = table.legal(question, 0)
    marks = dict(zip(listed, bot.judge(bot.read(TableSeat(table, 0, []), question, listed)), strict=True))
    fights = [mark for answer, mark in marks.items() if answer[0] == "attack"]
    assert fights
    assert max(fights) < marks["end",]


def test_a_full_place_is_left_by_an_enemy_rather_than_by_an_ally():
    war = War(outlook("survivors: {the-enforcer: p1, mike-cho: p3 school, brian-lee: p2 school}"))
    assert war.send_home("brian-lee") > war.send_home("mike-cho")


SERVED = "players: 5, wolf: {completed: [%s], missions: [%s]}, survivors: {the-enforcer: p1, mike-cho: p2, %s}"
GUEST = "brian-lee: p5 school"


@rule("LW1.5", "LW3.3")
def test_a_lone_wolf_who_has_helped_us_is_courted_and_one_who_has_harmed_us_paid_back():
    deeds = ("night-watch forge", "", "sparks forge")
    ours = [War(outlook(SERVED % (done, "strays", GUEST))).malice(4) for done in deeds]
    theirs = [War(outlook(SERVED % (done, "strays", GUEST), seat=1)).malice(4) for done in deeds]
    assert 0 < ours[0] < ours[1] < ours[2] < 1, "between an ally and an enemy"
    assert theirs[0] > theirs[1] > theirs[2], "who helps them harms us"


@rule("LW1.4")
def test_what_the_wolf_holds_is_not_known():
    wars = [
        War(outlook(SERVED % ("", missions, GUEST))) for missions in ("strays, night-watch", "sparks, light-fingers")
    ]
    assert wars[0].malice(4) == wars[1].malice(4)


@rule("W4", "LW3.3")
def test_a_wolf_who_helps_may_stay_where_an_enemy_has_to_go():
    guests = f"{GUEST}, scott-wheeler: p2 school"
    friend, foe = (War(outlook(SERVED % (done, "strays", guests))) for done in ("night-watch forge", "sparks forge"))
    assert friend.send_home("brian-lee") < foe.send_home("brian-lee") < foe.send_home("scott-wheeler")


@rule("W12.7", "W12.9")
def test_the_enemy_who_dies_is_hit_and_of_ours_who_can_bear_it():
    war = War(
        outlook(
            "survivors: {the-enforcer: {player: p1, wounds: 2}, mike-cho: p1, brian-lee: {player: p2, wounds: 2}, "
            "scott-wheeler: p2}"
        )
    )
    assert war.hit("brian-lee", 1) > war.hit("scott-wheeler", 1)
    assert war.bear("mike-cho") > war.bear("the-enforcer")


@rule("LW4.3")
def test_who_was_hired_for_the_night_bears_the_wounds_first():
    war = War(outlook("players: 5, survivors: {the-enforcer: p1, mike-cho: p3, brian-lee: p5 school}"))
    assert war.bear("brian-lee") > max(war.bear("the-enforcer"), war.bear("mike-cho"))


@rule("LW4.1")
def test_the_lone_wolf_alone_is_nobody_to_fight_against():
    text = "players: 5, survivors: {the-enforcer: p1, mike-cho: p2, brian-lee: %s}"
    beside_wolf, beside_nobody = (War(outlook(text % where)) for where in ("p5 school", "p5 library"))
    assert beside_wolf.go("the-enforcer", "school") == beside_nobody.go("the-enforcer", "school")


@rule("W17")
def test_whoever_has_most_left_is_elected():
    war = War(outlook("survivors: {the-enforcer: p1, mike-cho: p3, brian-lee: {player: p3, wounds: 2}}"))
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
