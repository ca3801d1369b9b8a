"""The board, what its places hold, and rules about places that only later boxes use."""

from collections import Counter
from random import Random

import pytest

from hivernage.cards.boxes import BOXES
from hivernage.cards.library import Library
from hivernage.cards.load import read_once
from hivernage.model.board import BASE_BOARD, SPOTS
from hivernage.model.chance import key_from_seed
from hivernage.model.ids import SPECTATOR
from hivernage.model.options import Options
from hivernage.model.parts import Held, Place, Survivor
from hivernage.model.state import State
from hivernage.rules.losses import kill
from hivernage.rules.setup import BadOptions
from hivernage.table import Table
from hivernage.views import view
from tests.laws.games import base, finish, new_table
from tests.rule import rule


def run(rule_generator) -> None:
    """Run a rule that asks nothing."""
    for question in rule_generator:
        raise AssertionError(f"unexpected question {question}")


@rule("G11.2")
def test_raxxon_and_the_hideout_are_places_seven_and_eight():
    assert (SPOTS["raxxon"].number, SPOTS["hideout"].number) == (7, 8)
    assert [SPOTS[name].survivor_spaces for name in ("raxxon", "hideout")] == [4, 4]
    assert [SPOTS[name].entrance_spaces for name in ("raxxon", "hideout")] == [4, 4]
    assert (SPOTS["raxxon"].noise_spaces, SPOTS["hideout"].noise_spaces) == (4, 0)
    assert not {"raxxon", "hideout"} & set(BASE_BOARD)


@rule("G10.3")
def test_a_place_shows_what_its_deck_holds_the_most_frequent_first():
    shown = {place.name: place.symbols for place in view(new_table(1), SPECTATOR).places}
    assert shown["police-station"] == ["weapon", "fuel", "tool", "food", "survivor"]
    assert shown["grocery-store"] == ["food", "medicine", "tool", "survivor"]
    assert shown["school"] == ["food", "book", "tool", "medicine", "survivor"]
    assert shown["library"] == ["book", "fuel", "food", "tool", "survivor"]
    assert shown["hospital"] == ["medicine", "fuel", "food", "tool", "survivor"]
    assert shown["gas-station"] == ["fuel", "weapon", "food", "medicine", "survivor"]
    assert shown["colony"] == []


@rule("G12.1", "G12.2")
def test_the_printed_numbers_of_the_later_boxes_are_known():
    night, war = BOXES["long-night"], BOXES["warring-colonies"]
    assert [night[deck] for deck in ("main", "secret", "betrayal", "exiled")] == [8, 24, 11, 5]
    assert [night[deck] for deck in ("survivor", "starting", "raxxon", "school", "crisis")] == [20, 25, 20, 20, 22]
    assert [night[deck] for deck in ("crossroads", "improvement", "experiment", "side-effect")] == [70, 10, 12, 6]
    assert [war[deck] for deck in ("crossroads", "crisis", "main", "survivor")] == [50, 11, 4, 15]
    assert [war[deck] for deck in ("random", "lone-wolf", "mission", "tactic")] == [43, 8, 14, 10]


@rule("G12")
def test_the_base_pack_prints_what_the_box_prints():
    cards = read_once("base")
    assert {deck: len(keys) for deck, keys in cards.decks.items()} == BOXES["base"]


def dead_with_a_lighter(place: str) -> State:
    state = new_table(2).state
    state.library = base()
    state.places["hideout"] = Place("hideout", [0], [0], [0])
    key = "lighter@gas-station"
    state.places["gas-station"].deck.remove(key)
    names = [state.decks["survivor"].pop() for _ in range(2)]
    for name in names:
        state.survivors[name] = Survivor(name, 0, place)
    state.players[0].leader = names[1]
    state.survivors[names[0]].cards.append(Held(key))
    run(kill(state, names[0], "card"))
    return state


@rule("K2.1")
def test_equipment_lost_at_a_place_without_a_deck_becomes_loot():
    state = dead_with_a_lighter("hideout")
    assert state.loot == ["lighter@gas-station"]
    assert state.news[0].kind == "equipment-to-loot"
    assert not dead_with_a_lighter("school").loot


@rule("S1")
def test_the_main_objective_is_chosen_or_drawn_at_random():
    chosen = Table.new(Options(players=3, objective="kill-them"), base(), key_from_seed(1))
    assert chosen.state.options.objective == "kill-them"
    drawn = Counter(
        Table.new(Options(players=3, objective="random"), base(), key_from_seed(seed)).state.options.objective
        for seed in range(400)
    )
    assert set(drawn) == {card.id for card in base().mains.values()}
    assert max(drawn.values()) < 80


@rule("S1")
def test_the_setup_of_the_objective_is_followed():
    table = Table.new(Options(players=3, objective="too-many-mouths"), base(), key_from_seed(3))
    for seat in range(3):
        table.answer(seat, table.legal(table.questions[0], seat)[0])
    state = table.state
    assert (state.colonies[0].morale, state.rounds_left, state.colonies[0].helpless) == (7, 5, 6)
    assert state.places["colony"].zombies == [1] * 6


def test_an_unknown_objective_is_refused_with_the_known_ones():
    with pytest.raises(BadOptions, match=r"known ones: .*kill-them"):
        Table.new(Options(players=3, objective="kill-us"), base(), key_from_seed(1))


def test_packs_with_too_few_survivors_are_refused():
    few = [card for key, card in base().cards.items() if key not in list(base().survivors)[8:]]
    library = Library({id(card): card for card in few}.values())
    with pytest.raises(BadOptions, match="need 9 survivors"):
        Table.new(Options(players=3), library, key_from_seed(1))


def test_a_game_with_a_random_objective_plays_to_its_end():
    table = Table.new(Options(players=4, objective="random"), base(), key_from_seed(8))
    finish(table, Random(1))
    assert table.over
