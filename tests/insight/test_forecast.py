"""The colony forecast: by example, and against the engine in many games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hivernage.cards.effects import Lasting
from hivernage.insight import night, trial
from hivernage.insight.forecast import Forecast, forecast
from hivernage.insight.night import at_least
from hivernage.model.options import MODULES
from hivernage.model.parts import Gift, Standing
from hivernage.model.state import State
from hivernage.rules.helpless import add_helpless
from hivernage.rules.spaces import entrance_room
from hivernage.table import Table
from tests.browser.midgame import midgame
from tests.how_many import how_many
from tests.insight.nights import compare
from tests.insight.parts_of_nights import compare_parts
from tests.laws.games import long_night_table, new_table, play
from tests.laws.laws import LawBroken
from tests.laws.players import CHOOSERS
from tests.rule import rule
from tests.rules.positions import set_up

STORIES = [Path(__file__).parents[1] / "browser" / f"story_{name}.yaml" for name in ("code", "raid")]
MOST = 0.6  # of all that stands on the table after each part of a night
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


def run_games(games: int, new: Callable[..., Table] = new_table, **more: Any) -> Counter[str]:
    found: Counter[str] = Counter()
    for seed in range(games):
        rng = Random(seed)
        options: dict[str, Any] = {"objective": "random", "elimination": seed % 5 == 0, "hard": seed % 3 == 0, **more}
        for table, _ in play(new(seed, 2 + seed % 4, **options), rng, CHOOSERS[("tame", "litigious")[seed % 2]]):
            if table.state.step == "action" and any(question.kind == "action" for question in table.questions):
                found[compare(table)] += 1
    return found


def test_the_round_ends_as_forecast(request):
    found = run_games(how_many(request, quick=10, thorough=10, long=80))
    compared = sum(found[kind] for kind in COMPARED)
    assert compared / found.total() > 0.6, found
    assert all(found[kind] for kind in COMPARED)


@rule("B4", "B5")
def test_the_round_ends_as_forecast_with_bandits(request):
    found = run_games(how_many(request, quick=4, thorough=8, long=40), long_night_table, modules=("bandits",))
    assert sum(found[kind] for kind in COMPARED) >= 20, found  # most crises of this box are left to chance or choice


@rule("B5")
def test_cards_that_bandits_will_take_are_foreseen():
    state = set_up(long_night_table(1, 3, modules=("bandits",))).state
    state.places["school"].bandits, state.places["hideout"].bandits = 2, 1
    places = {place.name: place for place in ahead(state).night.places}
    assert (places["school"].bandits, places["school"].pillaged) == (2, 2)
    assert (places["hideout"].bandits, places["hideout"].pillaged) == (1, 0)
    assert len(state.places["school"].deck) == 20


def test_a_forecast_that_forgets_the_pillage_is_caught(monkeypatch):
    monkeypatch.setitem(night.FORESIGHT, "pillage", night.Passed._skip)
    with pytest.raises(LawBroken):
        run_games(4, long_night_table, modules=("bandits",))


@rule("I1.28", "I2.16")
@pytest.mark.parametrize("story", STORIES, ids=["code", "raid"])
def test_a_page_that_turns_tonight_is_foreseen_and_nothing_of_what_follows_it(story: Path) -> None:
    start = midgame(story).start.copy()
    if story == STORIES[1]:
        start.loot.append(start.box.pop(start.box.index("minibus@school")))
    found = ahead(start).night
    assert (found.chapter, found.ending, found.certain) == (start.main_key, "", False)


@rule("I1.28")
def test_a_page_that_does_not_turn_is_not_foreseen():
    start = midgame(STORIES[0]).start.copy()
    start.colonies[0].stored.pop()
    assert ahead(start).night.chapter == ""


def run_long_nights(games: int, look: Callable[[Table], str | Counter[str]] = compare) -> Counter[str]:
    """Games of Long Night into which traps, despair and unruly helpless ones are strewn."""
    found: Counter[str] = Counter()
    for seed in range(games):
        rng = Random(seed)
        modules = (MODULES, (), MODULES[:1], MODULES[1:])[seed % 4]
        table = long_night_table(seed, 2 + seed % 4, modules=modules, mixed=("item", "crisis") if seed % 2 else ())
        for twin, _ in play(table, rng):
            if twin.state.step == "action" and any(question.kind == "action" for question in twin.questions):
                seen = look(strewn(twin, rng))
                found.update([seen] if isinstance(seen, str) else seen)
    return found


def strewn(table: Table, rng: Random) -> Table:
    """The same table with more at the doors and in the colony."""
    state = table.state.copy()
    for place in state.places.values():
        for i in range(len(place.traps)):
            if entrance_room(state, place, i) > 0 and rng.random() < 0.5:
                place.traps[i] += 1
            if entrance_room(state, place, i) > 0 and rng.random() < 0.5:
                place.zombies[i] += 1
    colony = state.colonies[0]
    colony.helpless += 2
    colony.unruly = rng.randrange(colony.helpless + 1)
    return Table(state)


@rule("L5", "L6")
def test_the_round_ends_as_forecast_in_long_night(request):
    found = run_long_nights(how_many(request, quick=8, thorough=12, long=60))
    compared = sum(found[kind] for kind in COMPARED)
    assert compared / found.total() > 0.15, found  # experiments, bandits and cards that last come by a roll


@rule("L5", "L6", "N4.2")
def test_what_is_certain_of_a_night_is_as_forecast_in_long_night(request):
    """Place by place and part by part, whatever was left to chance or choice elsewhere."""
    found = run_long_nights(how_many(request, quick=4, thorough=12, long=60), compare_parts)
    assert found["compared"] / found.total() > MOST, found


@pytest.mark.parametrize("part", ["food", "waste", "zombies", "pillage"])
def test_a_part_that_is_forgotten_is_caught(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(night.FORESIGHT, part, night.Passed._skip)
    with pytest.raises(LawBroken):
        run_long_nights(12, compare_parts)


@rule("N5.3")
def test_a_death_before_the_meal_is_not_counted_as_hunger():
    state = set_up(long_night_table(1, 3, modules=("raxxon",))).state
    state.decks["experiment"] = ["tank@experiment"]
    state.places["colony"].zombies[0] = 3
    state.colonies[0].food, state.colonies[0].morale = 20, 5
    hunger = ahead(state)
    assert [victim.entrance for victim in hunger.night.killed][:1] == [1]
    assert (hunger.food.morale, hunger.waste.morale) == (0, 0)


@rule("G4", "N5.3")
def test_a_game_that_ends_before_the_meal_has_no_hunger():
    state = set_up(long_night_table(1, 3, modules=("raxxon",))).state
    state.decks["experiment"] = ["tank@experiment"]
    state.places["colony"].zombies[0] = 3
    state.colonies[0].food, state.colonies[0].morale = 0, 1
    end = ahead(state)
    assert (end.night.ending, end.night.morale) == ("morale", 0)
    assert (end.food.have, end.food.starvation, end.food.morale, end.waste.morale) == (0, 0, 0, 0)
    assert end.food.need > 0


def test_a_forecast_without_traps_or_unruly_mouths_is_caught(monkeypatch):
    monkeypatch.setattr(trial, "without_secrets", lambda state: _without_traps(TRUE(state)))
    with pytest.raises(LawBroken):
        run_long_nights(2)


TRUE = trial.without_secrets


def _without_traps(state):
    for place in state.places.values():
        place.traps = [0] * len(place.traps)
    return state


def test_a_forecast_that_forgets_a_part_is_caught(monkeypatch):
    monkeypatch.setitem(night.FORESIGHT, "waste", night.Passed._skip)
    monkeypatch.setitem(night.FORESIGHT, "zombies", night.Passed._skip)
    with pytest.raises(LawBroken):
        run_games(4)
