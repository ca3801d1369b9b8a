"""Raxxon as it is set up, and every line of every encounter table."""

from __future__ import annotations

from functools import cache

import pytest

from hivernage.cards.card import Experiment
from hivernage.cards.effects import Creature
from hivernage.cards.library import words_in
from hivernage.model.parts import CodeDie, SpecialZombie, Survivor
from hivernage.model.state import State
from hivernage.rules.boxes.long_night.lockdown import is_locked
from hivernage.rules.fight import attack
from hivernage.rules.legal import legal
from hivernage.rules.special_zombies import experiments
from hivernage.table import Table
from hivernage.views import view
from tests.laws.games import long_night, long_night_table, new_table
from tests.rule import rule


@cache
def fresh() -> Table:
    return long_night_table(3, 3, modules=("raxxon",))


def cards() -> list[Experiment]:
    return list(long_night().experiments.values())


@rule("N1", "N7")
def test_twelve_experiments_are_shuffled_and_the_top_one_is_open() -> None:
    orders = {tuple(long_night_table(seed, 3, modules=("raxxon",)).state.decks["experiment"]) for seed in range(4)}
    assert len(orders) == 4
    state = fresh().state
    assert sorted(state.decks["experiment"]) == sorted(long_night().experiments)
    assert sum(card.figures for card in cards()) == 19
    for seat in range(3):
        seen = view(fresh(), seat)
        assert seen.experiment == state.decks["experiment"][-1]
        assert seen.decks["experiment"] == 12
    assert len(state.places["raxxon"].deck) == 20


@rule("N1.1")
def test_side_effects_lie_open_and_are_not_shuffled() -> None:
    for seed in range(3):
        table = long_night_table(seed, 3, modules=("raxxon",))
        assert table.state.side_effects == list(long_night().side_effects)
        assert view(table, 0).side_effects == sorted(long_night().side_effects)


@rule("N1", "L13")
def test_without_the_module_there_is_nothing_of_it() -> None:
    for table in (long_night_table(1, 3, modules=()), new_table(1)):
        state = table.state
        assert "raxxon" not in state.places
        assert not experiments(state)
        assert not state.side_effects
        assert view(table, 0).experiment == ""


@rule("N1.2")
@pytest.mark.parametrize("card", cards(), ids=lambda card: card.id)
def test_every_experiment_has_a_code_and_a_table_for_each_result(card: Experiment) -> None:
    assert card.code
    lines = sorted(value for band in card.table for value in range(int(band[0]), int(band[-1]) + 1))
    assert lines == [1, 2, 3, 4, 5, 6]


def in_the_school(card: Experiment) -> State:
    """A position with one special zombie at the school, an attacker and company."""
    state = fresh().state.copy()
    state.rest()
    for player in state.players:
        for name in player.dealt[:2]:
            player.dealt.remove(name)
            state.survivors[name] = Survivor(name, player.seat, "school" if player.seat == 0 else "colony")
        player.leader = state.group(player.seat)[0].id
    state.take_turns(0)
    key = f"{card.id}@experiment"
    state.decks["experiment"].remove(key)
    state.encounters.append(key)
    state.places["school"].special.append(SpecialZombie(card.id, 0))
    return state


LINES = [(card, value) for card in cards() for value in range(1, 7)]


@rule("N6.1", "N6.5")
@pytest.mark.parametrize(("card", "value"), LINES, ids=[f"{card.id}-{value}" for card, value in LINES])
def test_the_table_alone_says_what_becomes_of_a_special_zombie(card: Experiment, value: int) -> None:
    state = in_the_school(card)
    attacker = state.group(0)[0].id
    band = next(band for band in card.table if int(band[0]) <= value <= int(band[-1]))
    acts = [word.act for word in words_in(card.table[band]) if isinstance(word, Creature)]
    state.forced = [1, value, 4, *[1] * 20]  # a blank, the table, and for one that flees the library
    rule = attack(state, attacker, card.id, 6)
    try:
        question = next(rule)
        while True:
            question = rule.send({seat: legal(state, question, seat)[0] for seat in question.seats})
    except StopIteration:
        pass
    where = [name for name, place in state.places.items() if place.special]
    assert where == ([] if "removed" in acts else ["library"] if "flees" in acts else ["school"])
    assert bool(state.encounters) == bool(where)


@rule("N4.3")
def test_a_code_needs_two_dice_of_one_pair() -> None:
    state = fresh().state.copy()
    hunter = long_night().experiments["hunter@experiment"]
    for dice, fits in (([1, 6], True), ([2, 5], True), ([1, 5], False), ([6], False), ([3, 2, 4, 5], True)):
        state.code_dice = [CodeDie(value, 0) for value in dice]
        assert is_locked(state, hunter) == fits, dice
