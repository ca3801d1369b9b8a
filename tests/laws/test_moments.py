"""A screen that shows one scene after the other shows the table as the story has told it so far, and never later.

What is told is reckoned here from the events alone; how the table stood is what the moments of a decision say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest

from hivernage.model.events import (
    ALONG,
    BarricadeBroken,
    BarricadeBuilt,
    Event,
    FoodChanged,
    HelplessChanged,
    HelplessKilled,
    Joined,
    Killed,
    MoraleChanged,
    RoundBegan,
    SurvivorRemoved,
    ZombieCame,
    ZombieKilled,
    ZombieRemoved,
)
from hivernage.views import View, at_moment
from tests.laws.games import new_table, next_decisions
from tests.laws.players import tame

Seen = dict[str, object]


def seen(view: View) -> Seen:
    """What of a view the events can be reckoned with."""
    colony = view.colonies[0]
    return {
        "round": view.round,
        "morale": colony.morale,
        "food": colony.food,
        "helpless": colony.helpless,
        "zombies": Counter({place.name: sum(place.zombies) for place in view.places}),
        "survivors": {survivor.id for survivor in view.survivors},
    }


def told(before: Seen, events: Iterable[Event]) -> Seen:
    """The same after some events, by what they say."""
    after = {**before, "zombies": Counter(before["zombies"]), "survivors": set(before["survivors"])}  # type: ignore[call-overload]
    zombies, survivors = after["zombies"], after["survivors"]
    assert isinstance(zombies, Counter)
    assert isinstance(survivors, set)
    for event in events:
        match event:
            case RoundBegan(round=number):
                after["round"] = number
            case MoraleChanged(now=now):
                after["morale"] = now
            case FoodChanged(now=now):
                after["food"] = now
            case HelplessChanged(now=now) | HelplessKilled(now=now):
                after["helpless"] = now
            case ZombieCame(place=place):
                zombies[place] += 1
            case ZombieKilled(place=place) | ZombieRemoved(place=place):
                zombies[place] -= 1
            case Joined(survivor=survivor):
                survivors.add(survivor)
            case Killed(survivor=survivor) | SurvivorRemoved(survivor=survivor):
                survivors.discard(survivor)
    return after


@pytest.mark.parametrize("seed", range(30))
def test_the_table_before_each_scene_is_what_was_told_before_it(seed: int) -> None:
    table = new_table(seed, players=2 + seed % 4, hard=seed % 2 == 1)
    rng = Random(seed)
    scenes = 0
    while not table.over:
        table.watched = True
        for decision in next_decisions(table, rng, tame):
            news = table.decide(decision)
            [first, *others] = table.moments
            assert first.at == 0
            before = seen(at_moment(first.state))
            for moment in others:
                assert news[moment.at].scene not in ("", ALONG), "only where a scene begins"
                then = seen(at_moment(moment.state))
                reckoned = told(before, news[: moment.at])
                wrong = {name: (then[name], reckoned[name]) for name in then if then[name] != reckoned[name]}
                story = [event.kind for event in news[: moment.at + 1]]
                assert not wrong or table.state.round == 0 or "group" in story, f"{wrong} before the last of {story}"
                scenes += 1
    assert scenes > 20


def test_who_does_not_watch_pays_nothing() -> None:
    table = new_table(1)
    for decision in next_decisions(table, Random(1), tame):
        table.decide(decision)
    assert table.moments == []
    assert table.state.onevent is None


def test_a_scene_does_not_begin_twice_within_itself() -> None:
    """Zombies that come one after the other come in one scene."""
    table = new_table(2)
    rng = Random(2)
    table.watched = True
    while not table.over:
        for decision in next_decisions(table, rng, tame):
            news = table.decide(decision)
            for moment in table.moments[1:]:
                assert news[moment.at].scene != news[moment.at - 1].scene
    assert isinstance(BarricadeBroken.scene, str)
    assert BarricadeBroken.scene == ZombieCame.scene
    assert BarricadeBuilt.scene == ""
