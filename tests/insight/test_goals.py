"""How objectives stand: counted by the rules, each condition by itself, and a secret one for its player only."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hivernage.insight import Goal, insight
from hivernage.insight.catalog import catalog
from hivernage.insight.goals import goals, personal_goals
from hivernage.model.state import State
from hivernage.rules.victory import finish, has_won
from hivernage.table import Table
from tests.laws.games import new_table, play
from tests.laws.players import CHOOSERS
from tests.rules.positions import base, run_text, set_up

POSITION = """
setup:
  step: start-turn
  players: 3
  active: p1
  morale: 4
  survivors: {{mike-cho: p1 colony, ashley-ross: p2 colony, olivia-brown: p3 school}}
  objectives: {{p1: {objective}, p2: loner, p3: justice}}
  hand: {{p1: [medicine, junk], p2: [fuel, junk], p3: [medicine, medicine]}}
"""


def playing_for(objective: str) -> Table:
    """A turn of the first player, who has one medicine card, with an objective of their own."""
    return run_text(POSITION.format(objective=objective)).table


def own(table: Table, seat: int = 0) -> list[Goal]:
    (mine,) = insight(table, seat).personal
    assert mine.seat == seat
    return mine.goals


def evening(**options: Any) -> State:
    return set_up(new_table(1, 3, **{"objective": "eight-weeks-of-darkness", **options})).state


# The main objective


def test_goals_are_counted():
    state = evening(objective="home-sweet-home")
    state.places["colony"].barricades = [3, 0, 1, 0, 0, 0]
    state.places["school"].barricades = [1]
    first, second = goals(state)
    assert (first.kind, first.current, first.needed, first.met) == ("at_least", 4, 10, False)
    assert (second.current, second.needed, second.parts) == (0, 1, [0, 0, 1, 0, 0, 0])
    (rounds,) = goals(evening())
    assert (rounds.kind, rounds.current, rounds.needed) == ("last_round", 1, 8)


def test_the_main_objective_is_told_while_survivors_are_chosen():
    table = new_table(1, 3, objective="home-sweet-home")
    told = insight(table, 0)
    assert told.forecast is None
    assert [goal.needed for goal in told.goals] == [10, 1]


# Personal objectives


def test_a_personal_objective_is_counted_condition_by_condition():
    main, medicine = own(playing_for("junkie"))
    assert (main.kind, main.met) == ("complete", False)
    assert (medicine.kind, medicine.current, medicine.needed, medicine.met) == ("at_least", 1, 3, False)
    assert (medicine.of, medicine.symbol) == ("hand", "medicine")


def test_more_than_the_others_is_counted_by_what_beats_them():
    table = playing_for("hoarder")
    table.state.players[0].hand.pop()
    _, cards = own(table)
    assert (cards.kind, cards.current, cards.needed, cards.met) == ("more_than", 1, 3, False)


def test_a_betrayer_counts_the_morale_that_must_go():
    morale, *_ = own(playing_for("gluttony"))
    assert (morale.kind, morale.current, morale.needed, morale.met) == ("at_most", 4, 0, False)


def test_the_main_objective_is_ticked_as_if_it_were_judged_now():
    table = playing_for("junkie")
    table.state.colonies[0].tokens = 99
    assert own(table)[0].met


def test_an_exile_counts_what_is_asked_of_exiles():
    table = playing_for("junkie")
    table.state.players[0].exiled_objective = "crafty@exiled"
    assert [(goal.card, goal.number, goal.needed) for goal in own(table)] == [
        ("crafty@exiled", 0, None),
        ("crafty@exiled", 1, 4),
    ]
    table = playing_for("gluttony")
    table.state.players[0].exiled_objective = "crafty@exiled"
    assert [(goal.card, goal.number, goal.needed) for goal in own(table)] == [
        ("crafty@exiled", 2, 3),
        ("gluttony@betrayal", 1, 1),
        ("gluttony@betrayal", 2, 2),
    ]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_each_condition_has_its_words(lang):
    entries = {key: card for card in catalog(base(), lang).cards for key in card.keys}
    for keys in (base().secrets, base().exiled):
        for key in keys:
            entry = entries[key]
            assert len(entry.goals) >= 2, key
    assert (
        entries["junkie@secret"].goals[1]
        == {
            "en": "you have at least 3 medicine cards in hand",
            "fr": "vous avez au moins 3 cartes médicament en main",
        }[lang]
    )


# Secrets


def test_nobody_is_told_how_the_objective_of_another_stands():
    table = playing_for("junkie")
    assert [mine.seat for mine in insight(table, 1).personal] == [1]
    assert insight(table, -1).personal == []


def test_who_betrays_is_not_told_by_a_tick():
    _, exiled = own(playing_for("junkie"), 2)  # whoever plays for justice wants every betrayer exiled
    assert (exiled.kind, exiled.met) == ("other", None)


def test_at_the_end_all_is_told_to_all():
    table = playing_for("junkie")
    finish(table.state, "morale")
    assert [mine.seat for mine in insight(table, -1).personal] == [0, 1, 2]
    main, medicine = insight(table, -1).personal[0].goals
    assert (main.met, medicine.current, medicine.needed) == (False, 1, 3)
    justice = insight(table, 0).personal[2].goals[1]
    assert justice.met is True  # there was no betrayer


def test_whoever_has_all_ticks_has_won():
    for seed in range(6):
        table = new_table(seed, 3 + seed % 3)
        for _ in play(table, Random(seed), CHOOSERS["tame"]):
            pass
        assert table.over
        for player in table.state.players:
            told = personal_goals(table.state, player.seat).goals
            assert all(goal.met for goal in told) == has_won(table.state, player.seat)
