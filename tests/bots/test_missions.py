"""The lone wolf as a bot: where to stand for a mission, when to show it, whom to like, and for whom to fight."""

from pathlib import Path

import pytest

from hivernage.bots import TableSeat, ask
from hivernage.bots.aims.aims import Aims
from hivernage.bots.aims.missions import Missions
from hivernage.bots.entrants import make
from hivernage.bots.playing_out import play_out
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.reading.tally import Tally
from hivernage.bots.regular import RegularBot
from hivernage.cards.targets import Count
from hivernage.model.options import Options
from hivernage.model.question import Answer
from hivernage.table import Table
from hivernage.views import view
from tests.bots.test_war import LIBRARY, answers, position
from tests.rule import rule

WOLF = 4
"""The last of five seats."""
PEOPLE = "brian-lee: p5, mike-cho: p5"
ENEMIES = "the-enforcer: p1 school, janet-taylor: p2 library"


def seen(text: str) -> Missions:
    table = position(f"players: 5, {text}")
    outlook = Outlook(view(table, WOLF), table.state.library)
    return Missions(outlook, Aims(outlook), 35.0)


def answer(text: str, kind: str) -> Answer:
    return answers(f"players: 5, {text}", kind, WOLF, RegularBot)


@rule("LW1.5", "LW1.10")
def test_a_mission_that_is_complete_is_shown():
    people = f"{ENEMIES}, brian-lee: p5 school, mike-cho: p5"
    text = f"pair: [p5], wolf: {{missions: [the-pied-piper]}}, survivors: {{{people}}}, step: actions"
    assert answer(text, "action") == ("claim", "the-pied-piper@mission")


@rule("LW1.5")
def test_a_wolf_without_understanding_still_shows_what_happens_to_be_complete():
    """The wolf of `bench/blind.py`, against whom the others are measured."""
    people = f"{ENEMIES}, brian-lee: p5 school, mike-cho: p5"
    table = position(
        f"players: 5, pair: [p5], wolf: {{missions: [the-pied-piper]}}, survivors: {{{people}}}, step: actions"
    )
    bot = make(f"{Path(__file__).parents[2]}/bench/blind.py:NoMissions", "blind", table.state.library)
    question = next(question for question in table.questions if question.kind == "action" and WOLF in question.seats)
    assert ask(bot, TableSeat(table, WOLF, []), question) == ("claim", "the-pied-piper@mission")


@rule("LW1.10")
def test_the_wolf_goes_where_a_mission_can_be_done():
    going = seen(f"pair: [p5], wolf: {{missions: [the-pied-piper]}}, survivors: {{{ENEMIES}, {PEOPLE}}}")
    to_enemy, to_nobody = (going._act(("move", "brian-lee", place)) for place in ("school", "hospital"))
    assert to_enemy > to_nobody == 0.0


@rule("LW1.10")
def test_a_mission_whose_price_cannot_be_paid_draws_nobody():
    text = "pair: [p5], wolf: {missions: [sparks]}, hand: {p5: [%s]}, dice: {p5: [4, 4]}, survivors: {%s, %s}"
    poor, rich = (seen(text % (hand, ENEMIES, PEOPLE)) for hand in ("junk@school", "fuel@gas-station"))
    move = ("move", "brian-lee", "lighthouse")
    assert poor._act(move) == 0.0 < rich._act(move)


@rule("LW1.6")
def test_a_mission_out_of_reach_is_swapped_for_another():
    text = "pair: [p5], hand: {p5: [fuel@gas-station]}, wolf: {missions: [strays, sparks]}, survivors: {%s, %s}"
    swaps = seen(text % (ENEMIES, PEOPLE))
    assert swaps._ease("strays@mission") < swaps._ease("sparks@mission")


@rule("LW1.2", "LW5.2")
def test_the_wolf_likes_whom_the_objective_names():
    king = seen(f"objectives: {{p5: the-kingmaker}}, wolf: {{named: lighthouse}}, survivors: {{{ENEMIES}, {PEOPLE}}}")
    assert king.liking(1) > 0 > king.liking(0)
    assert king.worth("at-the-kitchen-door@mission", 1) > king.worth("at-the-kitchen-door@mission", 0)
    assert king.worth("sparks@mission", 0) > king.worth("sparks@mission", 1)


BOTH = f"{ENEMIES}, {PEOPLE}"


def far(text: str) -> float:
    """How far the wolf's objective is from being met, as the wolf sees it."""
    return seen(text).aims.lack


@rule("LW1.2")
@pytest.mark.parametrize(("forge", "lighthouse", "away"), [(4, 4, 0), (2, 4, 2), (4, 1, 3), (2, 2, 4)])
def test_the_bridge_is_judged_by_the_morale_of_both_colonies_and_not_by_its_own(forge: int, lighthouse: int, away: int):
    done = "wolf: {completed: [strays forge, sparks forge]}"
    text = "objectives: {p5: the-bridge}, forge: {morale: %d}, lighthouse: {morale: %d}, %s, survivors: {%s}"
    assert far(text % (forge, lighthouse, done, BOTH)) == away


@rule("LW1.2")
@pytest.mark.parametrize(
    ("done", "away"), [("", 4), ("strays forge", 3), ("strays forge, sparks forge, night-watch forge", 2)]
)
def test_the_broker_sees_which_colony_a_mission_was_about(done: str, away: int):
    text = "objectives: {p5: the-broker}, wolf: {completed: [%s]}, survivors: {%s}"
    assert far(text % (done, BOTH)) == away


@rule("LW1.2")
def test_the_broker_goes_to_the_colony_that_has_had_too_little_yet():
    text = "objectives: {p5: the-broker}, wolf: {completed: [strays forge, sparks forge]}, survivors: {%s}"
    broker = seen(text % BOTH)
    assert broker.worth("night-watch@mission", 1) > broker.worth("night-watch@mission", 0)


@rule("LW1.2")
def test_the_old_account_counts_the_dead_of_the_colony_that_it_names():
    """Those who were killed at the start of these positions are of the Forge."""
    text = "objectives: {p5: the-old-account}, killed: [sparky, gray-beard], wolf: {named: %s}, survivors: {%s}"
    deaths = [far(text % (named, BOTH)) for named in ("forge", "lighthouse")]
    assert deaths == [1, 3]


@rule("W18", "V2")
def test_a_colony_counts_its_own_dead_alone():
    table = position(f"players: 5, killed: [sparky], survivors: {{{BOTH}}}")
    dead = [Tally(view(table, seat), table.state.library).count(Count(of="graveyard")) for seat in (0, 1)]
    assert dead == [1, 0]
    assert Tally(view(table, 1), table.state.library, unsaid="any").count(Count(of="graveyard")) == 1


@rule("LW1.2")
def test_a_foot_in_every_door_goes_where_somebody_is():
    """The objective asks for one survivor beside an enemy; a mission for each colony comes to it."""
    text = f"objectives: {{p5: a-foot-in-every-door}}, pair: [p5], wolf: {{missions: []}}, survivors: {{{BOTH}}}"
    to_enemy, to_nobody = (seen(text)._act(("move", "brian-lee", place)) for place in ("school", "hospital"))
    assert to_enemy > to_nobody
    assert far(text) == 2


@rule("LW1.2", "W16")
def test_the_kingmaker_sees_how_much_the_named_colony_still_lacks():
    text = "objective: six-doors, objectives: {p5: the-kingmaker}, forge: {tokens: 2}, "
    text += "survivors: {%s}, wolf: {named: %s}"
    far_off = [far(text % (BOTH, named)) for named in ("forge", "lighthouse")]
    assert far_off == [1 + 2, 1 + 4], "a mission, and so many of the four tokens"


@rule("LW1.2", "W16")
def test_who_wants_nobody_to_succeed_holds_back_whoever_is_nearer():
    text = "objective: six-doors, objectives: {p5: scorched-snow}, forge: {tokens: 3}, survivors: {%s}"
    snow = seen(text % BOTH)
    assert snow.liking(0) < snow.liking(1) < 0


@rule("LW4", "LW4.3")
def test_the_wolf_fights_for_the_stronger_side_or_flees():
    text = "wolf: {missions: [hired-for-the-night]}, lighthouse: {bullets: 0}, survivors: {%s, brian-lee: p5 school}"
    strong = "the-enforcer: p1 school, sparky: p3 school, janet-taylor: p2 school"
    hired = seen(text % strong)
    assert hired._fight("school", 0) > hired._fight("school", 1)


@rule("LW1", "LW5.2")
@pytest.mark.parametrize("players", [5, 7])
def test_bots_play_with_a_lone_wolf_to_the_end(players: int):
    options = Options(players=players, box="warring-colonies", objective="six-doors")
    table = Table.new(options, LIBRARY, seed=players)
    claimed: list[Answer] = []
    play_out(
        table,
        [RegularBot(f"{n}", table.state.library) for n in range(players)],
        lambda _table, _question, decision: claimed.append(decision.answer) if decision.answer[0] == "claim" else None,
    )
    assert table.over
    assert claimed
