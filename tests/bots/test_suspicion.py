"""Whom a seat suspects, by what it saw and heard."""

import pytest

from hivernage.bots import TableSeat
from hivernage.bots.playing_out import play_out
from hivernage.bots.trust.signs import MEASURED
from hivernage.bots.trust.suspicion import Suspicion
from hivernage.bots.trust.watching import Watch
from hivernage.lab.simulate import bots_for
from hivernage.model.question import Decision, Question
from hivernage.model.talk import Accuses, Because, Claims, Promises, Remark
from hivernage.rules.homes import homes
from hivernage.table import Table
from tests.rules.positions import base, new_table, run_text

LOYAL = "objectives: {p1: collector, p2: hunger, p3: loner, p4: historian}"


def suspicion(table: Table, seat: int = 0, said: list[Remark] | None = None) -> Suspicion:
    players = len(table.state.players)
    return Suspicion(seat, base(), players).follow(TableSeat(table, seat, said or []))


def play(text: str) -> Table:
    return run_text(text).table


def crisis(*added: str) -> Table:
    """P1, p2 and p3 each add a card to a crisis that asks for fuel, and the colony phase turns them over."""
    hands = ", ".join(f"p{n}: [{card}]" for n, card in enumerate(added, 1))
    turns = "".join(f"  - p{n}: add {card}\n  - p{n}: end\n" for n, card in enumerate(added, 1))
    return play(f"""
setup:
  players: 3
  crisis: fuel-shortage
  food: 9
  hand: {{{hands}}}
  objectives: {{p1: collector, p2: hunger, p3: loner}}
  rounds_left: 3
chance: [1, 1, 1, 1, 1, 1, 1, 1, 1]
play:
{turns}""")


def test_before_anything_happens_the_deal_is_all_there_is_to_go_by():
    table = new_table(3, players=4)
    loyal = next(p.seat for p in table.state.players if p.objective.endswith("@secret"))
    assert suspicion(table, loyal).chances == pytest.approx(dict.fromkeys({0, 1, 2, 3} - {loyal}, 1 / 8))
    fierce = new_table(3, players=4, betrayer=True)
    loyal = next(p.seat for p in fierce.state.players if p.objective.endswith("@secret"))
    assert suspicion(fierce, loyal).chances == pytest.approx(dict.fromkeys({0, 1, 2, 3} - {loyal}, 1 / 4))


def test_nobody_suspects_anybody_in_a_cooperative_game():
    assert set(suspicion(new_table(3, cooperative=True)).chances.values()) == {0.0}


def test_a_betrayer_knows_that_all_others_are_loyal():
    table = play("setup: {objectives: {p1: gluttony, p2: hunger, p3: loner}}")
    assert suspicion(table).chances == {1: 0.0, 2: 0.0}


def test_a_wrong_card_points_at_whoever_gave_cards_from_its_deck():
    chances = suspicion(crisis("fuel@library", "medicine@hospital", "fuel@gas-station")).chances
    assert chances[1] > 0.5 > 0.2 > chances[2]


def test_a_wrong_card_with_a_back_that_two_gave_is_shared_blame():
    chances = suspicion(crisis("fuel@library", "medicine@hospital", "fuel@hospital")).chances
    assert chances[1] == pytest.approx(chances[2], abs=0.1)
    assert chances[1] > 0.2


def test_whoever_added_the_wrong_card_doesnt_blame_others():
    table = crisis("medicine@hospital", "fuel@hospital", "fuel@library")
    assert max(suspicion(table, 0).chances.values()) < 0.2
    assert suspicion(table, 2).chances[0] > 0.2


def look_at(objective: str) -> Table:
    return play(f"""
setup:
  step: start-turn
  crossroads: james-meyers
  survivors: {{james-meyers: p1}}
  objectives: {{p1: collector, p2: {objective}, p3: loner}}
play:
  - p1: option 2
  - p1: player p2
""")


def test_a_look_at_an_objective_settles_it():
    assert suspicion(look_at("gluttony")).chances == {1: 1.0, 2: 0.0}
    assert suspicion(look_at("hunger")).chances[1] == 0.0


def test_others_believe_an_accuser_more_who_calls_a_vote():
    """Words are cheap; and the accuser is looked at as well."""
    table, accused = play("setup: {objectives: {p1: collector, p2: hunger, p3: loner}}"), [Remark(0, Accuses(1), 0)]
    silent, told = suspicion(table, 2).chances, suspicion(table, 2, accused).chances
    table.answer(0, ("exile", "p2"))
    called = suspicion(table, 2, accused).chances
    assert silent[1] < told[1] < called[1]
    assert told[0] / told[1] < silent[0] / silent[1] < called[0] / silent[0]


def test_a_betrayer_knows_how_things_look_to_the_others():
    table = crisis("fuel@gas-station", "medicine@hospital", "fuel@gas-station")
    table.state.players[0].objective = "gluttony@betrayal"
    seat = TableSeat(table, 0, [])
    assert Suspicion(0, base(), 3).follow(seat).chances == {1: 0.0, 2: 0.0}
    looks = Suspicion(0, base(), 3, pretends=True).follow(seat).chances
    assert looks[1] > 0.8 > looks[2]


def test_others_believe_an_accuser_more_who_has_seen_the_objective():
    accused = [Remark(0, Accuses(1), 99)]
    told = suspicion(look_at("gluttony"), 2, accused).chances[1]
    guessed = suspicion(play("setup: {objectives: {p1: collector, p2: gluttony, p3: loner}}"), 2, accused).chances[1]
    before = suspicion(look_at("gluttony"), 2).chances[1]
    assert told > guessed > before


def test_saying_it_twice_makes_it_no_truer():
    table = play("setup: {objectives: {p1: collector, p2: gluttony, p3: loner}}")
    once = suspicion(table, 2, [Remark(0, Accuses(1), 0)]).chances
    assert suspicion(table, 2, [Remark(0, Accuses(1), 0)] * 3).chances == once
    assert suspicion(table, 0, [Remark(0, Accuses(1), 0)]).chances == suspicion(table, 0).chances


def exile_p2(objective: str) -> Table:
    return play(f"""
setup:
  objectives: {{p1: collector, p2: {objective}, p3: loner}}
  survivors: {{ashley-ross: p1 school, brian-lee: p2 library, mike-cho: p3 hospital}}
  decks: {{exiled: [crafty]}}
play:
  - p1: exile p2
  - {{p1: vote up, p2: vote down, p3: vote up}}
  - p1: end
""")


def test_exile_shows_who_was_loyal_and_so_who_was_not():
    assert suspicion(exile_p2("gluttony"), 2).chances == {0: 0.0, 1: 1.0}
    wronged = suspicion(exile_p2("hunger"), 2)
    assert wronged.chances[1] == 0.0
    assert wronged.wronged == {1}


def test_luring_the_dead_to_the_colony_is_held_against_a_player():
    text = """
setup:
  objectives: {p1: collector, p2: hunger, p3: loner}
  active: p2
  survivors: {ashley-ross: p2}
  zombies: {school: 2}
  dice: {p2: [1]}
play:
"""
    lure = "  - p2: attract ashley-ross die=1\n" + "  - p2: place school\n  - p2: entrance 1\n" * 2 + "  - p2: end\n"
    idle = play(text.replace("dice: {p2: [1]}", "") + "  - p2: end\n")
    assert suspicion(play(text + lure)).chances[1] > 1.5 * suspicion(idle).chances[1]


def test_a_broken_promise_is_held_against_a_player():
    table = play(f"setup: {{players: 4, {LOYAL}, crisis: fuel-shortage, hand: {{p1: [fuel]}}}}\nplay: [p1: end]")
    promise = [Remark(0, Promises("crisis"), 0)]
    assert suspicion(table, 1, promise).chances[0] > suspicion(table, 1).chances[0]


def test_whoever_claims_a_gift_that_isnt_in_the_pile_is_found_out():
    table = crisis("fuel@library", "medicine@hospital", "fuel@gas-station")
    added = next(n for n, event in enumerate(table.history) if event.kind == "crisis-resolved")
    liar = suspicion(table, 0, [Remark(1, Claims("gave", symbol="fuel"), added)])
    honest = suspicion(table, 0, [Remark(2, Claims("gave", symbol="fuel"), added)])
    assert liar.chances[1] > honest.chances[1]
    assert honest.chances == suspicion(table, 0).chances


def test_who_said_to_have_none_and_plays_one_is_found_out():
    table = play(f"setup: {{{LOYAL}, players: 4, hand: {{p1: [food-1]}}}}\nplay: [p1: play food-1]")
    denied = [Remark(0, Because("have-none", symbol="food"), 0)]
    assert suspicion(table, 1, denied).chances[0] > suspicion(table, 1).chances[0]


def test_what_is_taken_back_is_forgotten():
    table = run_text(f"setup: {{{LOYAL}, players: 4, crisis: fuel-shortage, hand: {{p1: [fuel, lighter]}}}}").table
    seat = TableSeat(table, 1, [])
    mind = Suspicion(1, base(), 4).follow(seat)
    table.answer(0, next(answer for answer in table.legal(table.questions[0], 0) if answer[0] == "add"))
    mind.follow(seat)
    table.undo(0)
    table.answer(0, ("end",))
    assert mind.follow(seat).chances == suspicion(table, 1).chances


def test_the_course_of_a_belief_has_every_round():
    table = new_table(8, players=4)
    bots = bots_for("regular", table, 1, 1)
    play_out(table, bots)
    mind = suspicion(table, 2)
    assert [number for number, _ in mind.course] == list(range(1, table.state.round + 1))
    assert mind.course[-1][1] == mind.chances


@pytest.mark.parametrize("kind", ["regular", "curious", "litigious"])
def test_the_picture_of_the_table_is_true(kind: str):
    """Hands, dice, food and waste as the events tell them are those on the table."""
    table = new_table(5, players=4)
    watch, read = Watch(base(), 4, homes(table.state)), 0

    def look(table: Table, question: Question, _decision: Decision) -> None:
        nonlocal read
        for event in table.history[read:]:
            watch.see(event)
        read = len(table.history)
        if question.kind == "action":
            state = table.state
            assert watch.hands == [len(player.hand) for player in state.players]
            assert watch.dice == [len(player.dice) for player in state.players]
            assert (watch.food, watch.waste) == (state.colonies[0].food, len(state.colonies[0].waste))
            assert watch.pile == len(state.crisis_pile)

    play_out(table, bots_for(kind, table, 3, 3), look)
    assert read


def test_the_occasions_for_signs_that_weigh_come_up_in_play():
    seen = set()
    for number in range(5):
        table = new_table(number, players=4, betrayer=True)
        play_out(table, bots_for("curious" if number % 2 else "regular", table, 2, number))
        watch = Watch(base(), 4, homes(table.state))
        seen |= {sign.name for event in table.history for sign in watch.see(event)}
    occasions = {name.split(":")[0] for name in seen}
    assert {name.split(":")[0] for name in MEASURED} - occasions <= {"together", "gift asked"}  # those are rare
