"""Bots and the modules of Long Night: rules of the table, what breaks out, what despair and a door cost."""

from __future__ import annotations

import pytest

from hivernage.bots import TableSeat, ask
from hivernage.bots.actions.doors import Doors
from hivernage.bots.actions.hand import Hand
from hivernage.bots.actions.journeys import Journeys
from hivernage.bots.actions.special_zombies import SpecialZombies
from hivernage.bots.aims.aims import Aims
from hivernage.bots.aims.answer_outcomes import AnswerOutcomes
from hivernage.bots.entrants import make
from hivernage.bots.playing_out import play_out
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.reading.tally import Tally
from hivernage.bots.regular import RegularBot
from hivernage.bots.weights import WEIGHTS
from hivernage.cards.library import Library
from hivernage.cards.load import packs_of, read_once
from hivernage.cards.targets import Count
from hivernage.model.options import Options
from hivernage.model.question import Answer
from hivernage.table import Table
from hivernage.views import view
from tests.rules.positions import run_text


@pytest.fixture(scope="module")
def cards() -> Library:
    return read_once(*packs_of("long-night"))


def outlook(cards: Library, setup: str) -> Outlook:
    """The table as p1 sees it."""
    table = stands(cards, setup)
    return Outlook(view(table, 0), table.state.library)


def stands(cards: Library, setup: str) -> Table:
    return run_text(f"setup: {{box: long-night, {setup}}}", cards).table


def acts(cards: Library, setup: str) -> Answer:
    """What p1 does first."""
    table = stands(cards, setup)
    question = next(question for question in table.questions if question.kind == "action")
    return ask(RegularBot("play", table.state.library), TableSeat(table, 0, []), question)


def test_what_lies_on_the_table_is_counted(cards: Library):
    seen = outlook(
        cards, "modules: [improvements, raxxon], built: [latrine, workshop], special: {school: [hydra, hunter]}"
    )
    tally = Tally(seen.view, seen.library)
    assert tally.count(Count("built")) == 2
    assert tally.count(Count("special-zombies")) == 2
    assert [lack.missing for lack in outlook(cards, LATE_HOUSE).objective.lacks] == [4]


LATE_HOUSE = "modules: [improvements], objective: something-to-come-home-to, built: [latrine, workshop]"


def test_a_rule_for_everybody_spares_the_roll_where_it_holds(cards: Library):
    seen = outlook(cards, "objective: the-way-back-in, survivors: {gia-najjar: p1, lily-mae: p1 school}")
    doors = Doors(seen)
    assert doors.exposure("gia-najjar", "attack", "colony") == 0.0
    assert doors.exposure("lily-mae", "attack", "school") > 0.0


def test_a_snowplough_spares_the_way_home_until_it_has_been_used(cards: Library):
    seen = outlook(cards, "modules: [improvements], built: [snowplough], survivors: {lily-mae: p1 school}")
    doors = Doors(seen)
    assert doors.exposure("lily-mae", "move", "colony") == 0.0
    assert doors.exposure("lily-mae", "move", "library") > 0.0


def test_an_experiment_is_expected_where_its_card_says_unless_it_is_locked_in(cards: Library):
    def expected(experiment: str, dice: str = "{}") -> Outlook:
        deck = f"decks: {{experiment: [{experiment}, hunter]}}"
        return outlook(cards, f"modules: [raxxon], {deck}, code_dice: {dice}, survivors: {{lily-mae: p1 school}}")

    assert expected("tank").night.breakout.at("colony") == 1.0
    assert expected("carrier").night.breakout.at("hospital") == 1.0
    assert expected("reaper").night.breakout.at("school") == 1.0  # where most survivors are
    assert expected("hydra").night.breakout.at("school") == pytest.approx(1 / 6)
    assert expected("tank", "{p1: [6], p2: [6]}").night.breakout.at("colony") == 0.0


def test_what_is_locked_in_counts_more_where_the_main_objective_gives_something_for_it(cards: Library):
    def stake(objective: str) -> float:
        table = "survivors: {lily-mae: p1 raxxon}, dice: {p1: [6, 6]}, decks: {experiment: [tank, hunter]}"
        seen = outlook(cards, f"modules: [raxxon], objective: {objective}, {table}")
        return SpecialZombies(seen, Doors(seen)).locking()

    assert stake("twelve-doors") > stake("tribute") > 0.0
    assert stake("twelve-doors") > 2 * stake("tribute")


def test_the_first_die_of_a_pair_is_put_down_for_somebody_who_has_the_other_one(cards: Library):
    def first(dice: str) -> Answer:
        people = "survivors: {kevin-jackson: p1 raxxon, gia-najjar: p2 raxxon}"
        table = f"{people}, decks: {{experiment: [tank, hunter], raxxon: []}}"
        return acts(cards, f"modules: [raxxon], objective: twelve-doors, {table}, dice: {{p1: [6], p2: [{dice}]}}")

    assert first("6") == ("code", "die=6")
    assert first("1, 2") != ("code", "die=6")


def test_who_holds_both_dice_of_a_code_puts_them_down_before_searching(cards: Library):
    table = "survivors: {kevin-jackson: p1 raxxon}, decks: {experiment: [hunter, tank], raxxon: [thermite, fuel-cell]}"
    setup = f"modules: [raxxon], objective: tribute, objectives: {{p1: us-or-them}}, {table}, dice: {{p1: [1, 6]}}"
    assert acts(cards, setup)[0] == "code"


def test_a_way_that_costs_another_roll_is_worth_less(cards: Library):
    def way(standing: str) -> float:
        seen = outlook(cards, f"objective: tribute, survivors: {{lily-mae: p1}}, dice: {{p1: [6]}}{standing}")
        return Journeys(seen, Hand(seen), Doors(seen)).move("lily-mae", "library", [])

    assert way(", standing: [blackout]") == pytest.approx(way("") - WEIGHTS.exposure)


def test_secrets_are_told_rather_than_zombies_called(cards: Library):
    table = stands(cards, "mixed: [survivor], step: colony, food: 9, rounds_left: 3, crisis: the-vault")
    question = next(question for question in table.questions if question.kind == "secret")
    seat = question.seats[0]
    assert ask(RegularBot("play", table.state.library), TableSeat(table, seat, []), question) == ("told",)


CAMP = """modules: [bandits], objective: tribute, mixed: [survivor], step: start-round, exiled: [p2], chiefs: [p2],
  survivors: {ashley-ross: p2 gas-station, brian-lee: p1}, rounds_left: 5,
  decks: {crisis: [coordinated-attacks], library: [], school: [yearbook, sports-pads, hot-soup]},
  loot: [shiv, machete, sled]"""


def test_exiled_chiefs_are_nearer_to_their_objective_by_the_bandits_they_send(cards: Library):
    def gains(exiled: str) -> dict[str, float]:
        table = stands(cards, f"{CAMP}, exiled_objectives: {{p2: {exiled}}}")
        question = next(question for question in table.questions if question.kind == "place")
        seen = Outlook(view(table, 1), table.state.library)
        outcomes = AnswerOutcomes(seen, Aims(seen))
        return {answer[1]: outcomes.choice(question, answer) for answer in table.legal(question, 1)}

    road, share, fires = gains("lord-of-the-road"), gains("my-share"), gains("three-fires")
    assert min(road.values()) > 0.0  # it counts bandits, wherever they are
    assert share["school"] > share["library"] == 0.0  # it counts what they take, and the library is empty
    assert set(fires.values()) == {0.0}


def test_nights_that_take_their_toll_make_a_cure_worth_a_life(cards: Library):
    def cured(objective: str) -> float:
        seen = outlook(
            cards, f"objective: {objective}, survivors: {{lily-mae: {{player: p1, despair: 2}}}}, dice: {{p1: [4]}}"
        )
        soup = cards.items["hot-soup@starting"].effect
        assert soup is not None
        return seen.health.saved(soup)

    assert cured("the-long-silence") > cured("sombre-est-la-nuit") > 0.0


def test_a_fight_that_freezes_is_worth_less_and_a_door_more(cards: Library):
    def marks(objective: str) -> tuple[float, float]:
        zombies = "zombies: {colony: [2, 2, 2, 2, 2, 2]}, survivors: {lily-mae: p1, gia-najjar: p1}, food: 9"
        doors = Doors(outlook(cards, f"objective: {objective}, {zombies}"))
        return doors.kill("lily-mae", "colony"), doors.barricade("colony")

    (kill, build), (frozen_kill, frozen_build) = marks("tribute"), marks("sombre-est-la-nuit")
    assert frozen_kill < kill
    assert frozen_build > build


def test_newcomers_are_not_wanted_where_the_dead_fill_every_door(cards: Library):
    def recruit(zombies: int) -> float:
        doors = ", ".join([str(zombies)] * 6)
        return outlook(
            cards, f"zombies: {{colony: [{doors}]}}, survivors: {{lily-mae: p1, gia-najjar: p2}}"
        ).stakes.recruit

    assert recruit(3) < recruit(0)


@pytest.mark.parametrize("name", ["NoImprovements", "NoBandits", "NoRaxxon"])
def test_those_who_do_not_understand_a_module_play_on_to_the_end(name: str, cards: Library):
    options = Options(players=2, box="long-night", modules=("improvements", "bandits", "raxxon"), objective="tribute")
    for seed in range(3):
        table = Table.new(options, cards, seed=seed)
        play_out(table, [make(f"bench/blind.py:{name}", str(seat), table.state.library) for seat in range(2)])
        assert table.over


def test_who_does_not_see_improvements_still_says_where_a_token_goes(cards: Library):
    table = stands(cards, "modules: [improvements], row: {latrine: 0, workshop: 0}, hand: {p1: [junk-or-advance]}")
    for word in ("play junk-or-advance@starting", "option 2"):
        table.answer(0, word)
    (question,) = [question for question in table.questions if question.wait != "never"]
    blind = make("bench/blind.py:NoImprovements", "one", table.state.library)
    assert ask(blind, TableSeat(table, 0, []), question)[0] == "improvement"
