"""The colony forecast: by example, and against the engine in many games."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from hivernage.cards.effects import Lasting
from hivernage.insight import night
from hivernage.insight.forecast import Forecast, forecast
from hivernage.insight.night import at_least
from hivernage.model.parts import Gift, Standing
from hivernage.model.state import State
from hivernage.rules.colony import add_helpless
from hivernage.table import Table
from tests.insight.nights import compare
from tests.laws.games import new_table, play
from tests.laws.laws import LawBroken
from tests.laws.players import CHOOSERS
from tests.rules.positions import set_up

COMPARED = ("checked", "checked with noise")


def evening(seed: int = 1, **options: Any) -> Table:
    """The first turn of a game of three, with nobody outside and no zombies anywhere."""
    table = set_up(new_table(seed, 3, **{"objective": "eight-weeks-of-darkness", **options}))
    for place in table.state.places.values():
        place.zombies = [0] * len(place.zombies)
    table.state.colonies[0].helpless = 0
    table.state.crisis = ""
    return table


def ahead(state: State, *own: str) -> Forecast:
    found = forecast(state, own)
    assert found is not None
    return found


def weakest(state: State, place: str = "colony") -> str:
    return min(state.at(place), key=lambda s: state.library.survivors[s.id].influence).id


# By example


def test_food_for_half_of_those_in_the_colony_or_hunger():
    state = evening().state
    state.colonies[0].food, state.colonies[0].starvation = 2, 1
    hungry = ahead(state)
    assert (hungry.food.need, hungry.food.have, hungry.food.starvation, hungry.food.morale) == (3, 2, 2, -2)
    assert hungry.night.change == -2
    state.colonies[0].food = 3
    assert ahead(state).food.morale == 0


def test_waste_costs_morale_for_each_full_group():
    state = evening().state
    state.colonies[0].food = 9
    state.colonies[0].waste = ["junk@starting"] * 21
    waste = ahead(state).waste
    assert (waste.cards, waste.per, waste.morale) == (21, 10, -2)


def test_zombies_come_entrance_by_entrance_and_a_barricade_falls_before_anybody_dies():
    state = evening().state
    state.colonies[0].food = 9
    colony = state.places["colony"]
    colony.zombies[:3], colony.barricades[1] = [3, 2, 1], 1
    tonight = ahead(state).night
    entrances = tonight.places[0].entrances
    assert [(e.zombies, e.barricades, e.came, e.broken, e.overruns) for e in entrances[:4]] == [
        (3, 0, 0, 0, 1),
        (2, 0, 0, 1, 0),
        (2, 0, 1, 0, 0),
        (0, 0, 0, 0, 0),
    ]
    (victim,) = tonight.killed
    assert (victim.survivor, victim.place, victim.entrance, victim.morale) == (weakest(state), "colony", 1, -1)
    assert tonight.places[0].coming == 3
    assert tonight.change == -1


def test_helpless_survivors_eat_and_draw_zombies():
    state = evening().state
    add_helpless(state, state.colonies[0], 3)
    assert ahead(state).food.need == 5
    assert ahead(state).night.places[0].coming == 5


def test_noise_is_a_matter_of_chance():
    state = evening().state
    name = weakest(state)
    state.survivors[name].place = "library"
    state.places["library"].zombies, state.places["library"].noise = [1], 2
    tonight = ahead(state).night
    assert not tonight.killed
    noise = next(place.noise for place in tonight.places if place.name == "library")
    assert noise is not None
    assert (noise.tokens, noise.zombie, noise.overrun) == (2, 0.5, 0.25)
    assert [(victim.survivor, victim.chance) for victim in noise.victims] == [(name, 0.25)]


def test_chances_of_so_many_zombies():
    assert at_least(0) == [1]
    assert at_least(2) == [1, 0.75, 0.25]


def test_a_crisis_as_far_as_one_knows_and_what_it_does():
    state = evening().state
    state.colonies[0].food = 9
    state.crisis = "despair@crisis"
    pile = state.crisis_pile
    pile += [Gift("medicine@starting", False), Gift("junk@starting", False), Gift("medicine@hospital", True)]
    blind, giver = ahead(state), ahead(state, "medicine@starting")
    assert blind.crisis is not None
    assert giver.crisis is not None
    assert (blind.crisis.laid, blind.crisis.matching, blind.crisis.unknown) == (3, 1, 2)
    assert (giver.crisis.need, giver.crisis.bonus_at, giver.crisis.least, giver.crisis.most) == (3, 5, 1, 3)
    assert giver.crisis.outcome is None
    pile.clear()
    assert ahead(state).crisis.outcome == "failed"  # type: ignore[union-attr]
    assert (blind.night.change, blind.if_failed.change, blind.if_exceeded.change) == (0, -2, 1)  # type: ignore[union-attr]


def test_a_failed_crisis_that_brings_zombies_overruns_entrances():
    state = evening().state
    state.colonies[0].food = 9
    state.crisis = "legions-of-death@crisis"
    state.places["colony"].zombies = [2] * 6
    failed = ahead(state).if_failed
    assert failed is not None
    assert [(e.came, e.overruns) for e in failed.places[0].entrances] == [(1, 1)] * 6
    assert (len(failed.killed), failed.change, failed.groups_lost) == (6, -6, [0, 1, 2])


def test_a_standing_rule_is_heeded():
    state = evening().state
    state.colonies[0].waste = ["junk@starting"] * 14
    nodes = state.library.nodes.items()
    pit = next(name for name, word in nodes if isinstance(word, Lasting) and "WastePer(n=15)" in str(word))
    assert ahead(state).waste.morale == -1
    state.standing.append(Standing(pit, "game", 0))
    assert (ahead(state).waste.per, ahead(state).waste.morale) == (15, 0)


def test_a_player_who_loses_everybody_is_named_and_the_newcomer_not_foreseen():
    state = evening().state
    state.colonies[0].food = 9
    first, *others = [s.id for s in state.group(0)]
    for name in others:
        del state.survivors[name]
    state.survivors[first].place = "library"
    state.places["library"].zombies = [3]
    tonight = ahead(state).night
    assert (tonight.groups_lost, tonight.certain) == ([0], False)


def test_noise_brings_nothing_more_once_the_last_survivor_of_all_has_died():
    state = evening(elimination=True).state
    last, *others = list(state.survivors)
    for name in others:
        del state.survivors[name]
    for player in state.players:
        player.out = player.seat != state.survivors[last].owner
    state.survivors[last].place = "school"
    state.places["school"].zombies, state.places["school"].noise = [3], 3
    noise = next(place.noise for place in ahead(state).night.places if place.name == "school")
    assert noise is not None
    assert [(victim.survivor, victim.chance) for victim in noise.victims] == [(last, 0.875)]


def test_a_duty_and_the_last_round():
    state = evening(objective="winter-has-come").state
    assert ahead(state).duty.cards == {"fuel": 1}  # type: ignore[union-attr]
    state = evening().state
    state.colonies[0].food, state.rounds_left = 9, 1
    assert ahead(state).night.ending == "objective"


def test_there_is_no_forecast_before_and_after_the_game():
    table = new_table(1, 3)
    assert forecast(table.state) is None


# Against the engine


def run_games(games: int) -> Counter[str]:
    found: Counter[str] = Counter()
    for seed in range(games):
        rng = Random(seed)
        options: dict[str, Any] = {"objective": "random", "elimination": seed % 5 == 0, "hard": seed % 3 == 0}
        for table, _ in play(new_table(seed, 2 + seed % 4, **options), rng, CHOOSERS[("tame", "litigious")[seed % 2]]):
            if table.state.step == "action" and any(question.kind == "action" for question in table.questions):
                found[compare(table)] += 1
    return found


def test_the_round_ends_as_forecast(request):
    found = run_games(300 if request.config.getoption("--long") else 10)
    compared = sum(found[kind] for kind in COMPARED)
    assert compared / found.total() > 0.6, found
    assert all(found[kind] for kind in COMPARED)


def test_a_forecast_that_forgets_a_part_is_caught(monkeypatch):
    monkeypatch.setitem(night.FORESIGHT, "waste", night.Passed._skip)
    monkeypatch.setitem(night.FORESIGHT, "zombies", night.Passed._skip)
    with pytest.raises(LawBroken):
        run_games(4)
