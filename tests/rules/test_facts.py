"""What is printed: the board, the cards, the die (chapters G and D)."""

from collections import Counter
from typing import get_args

import msgspec
import pytest

from hivernage.cards.card import Survivor
from hivernage.cards.library import Library
from hivernage.cards.targets import Symbol
from hivernage.model.board import BASE_BOARD, COLONY, EXPOSURE, SPOTS, TOWN, TRACK_TOP
from hivernage.model.question import Decision
from hivernage.rules.spaces import entrance_room, free_spaces
from hivernage.table import fingerprint
from tests.rule import rule
from tests.rules.positions import base, new_table, run_text


@rule("G10", "G10.1", "G11")
def test_seven_places():
    assert list(BASE_BOARD) == [COLONY, *TOWN]
    assert len(TOWN) == 6
    assert (SPOTS[COLONY].survivor_spaces, SPOTS[COLONY].entrances, SPOTS[COLONY].entrance_spaces) == (24, 6, 3)
    assert {SPOTS[name].noise_spaces for name in TOWN} == {4}
    assert {SPOTS[name].entrances for name in TOWN} == {1}
    numbers = [(SPOTS[name].number, SPOTS[name].survivor_spaces, SPOTS[name].entrance_spaces) for name in TOWN]
    assert numbers == [(1, 3, 4), (2, 3, 4), (3, 4, 4), (4, 3, 3), (5, 4, 4), (6, 2, 3)]
    assert TRACK_TOP == 10


@rule("G11")
def test_helpless_survivors_use_spaces_of_the_colony():
    state = run_text("setup: {helpless: 5, survivors: {brian-lee: p1, mike-cho: p2, maria-lopez: p3}}\n").table.state
    assert free_spaces(state, COLONY) == 24 - 5 - 3


@rule("D1")
def test_the_exposure_die():
    assert Counter(EXPOSURE) == {"blank": 6, "wound": 3, "frostbite": 2, "bite": 1}


@rule("G5")
def test_survivor_cards_have_everything():
    cards = base().survivors.values()
    assert all(card.name and card.occupation and card.powers for card in cards)
    places = {power.at for card in cards for power in card.powers}
    assert places <= {None, "non-colony", *SPOTS}  # none: anywhere
    assert places >= {None, "non-colony", COLONY, "school"}
    assert all(1 <= card.attack <= 6 and 1 <= card.search <= 6 and card.influence > 0 for card in cards)


@rule("G6", "G6.1")
def test_items_have_one_of_seven_symbols():
    assert len(get_args(Symbol)) == 7
    assert {item.symbol for item in base().items.values()} == set(get_args(Symbol))
    assert {item.kind for item in base().items.values()} == {"event", "equip", "use", "move"}


@rule("G7")
def test_crises_have_symbols_failure_and_bonus():
    assert all(card.symbols and card.failure and card.bonus for card in base().crises.values())


@rule("G8")
def test_crossroads_cards_have_a_trigger_and_something_to_do():
    cards = base().crossroads.values()
    assert all(len(card.options) >= 2 or card.effect is not None for card in cards)


@rule("S1.4")
def test_the_first_objective_suggested():
    assert new_table(1).state.options.objective == "we-need-more-samples"


@rule("G5.1")
def test_the_occupation_affects_nothing():
    cards = {id(card): card for card in base().cards.values()}.values()
    clowns = {"en": "Clown", "fr": "Clown"}
    changed = (msgspec.structs.replace(c, occupation=clowns) if isinstance(c, Survivor) else c for c in cards)
    library = Library(changed, base().packs)
    ours, theirs = new_table(7), new_table(7, library)
    for table in (ours, theirs):
        for _ in range(150):
            question = next(q for q in table.questions if q.wait != "never")
            answers = table.legal(question, question.seats[0])
            table.decide(Decision(question.id, question.seats[0], answers[len(table.done) % len(answers)]))
    assert fingerprint(ours.state) == fingerprint(theirs.state)


@rule("G10.2")
@pytest.mark.parametrize("what", ["zombies", "barricades"])
def test_zombies_and_barricades_take_no_survivor_space(what: str):
    state = run_text(f"setup: {{{what}: {{school: 4}}}}\n").table.state
    assert free_spaces(state, "school") == 4
    assert entrance_room(state, state.places["school"], 0) == 0
