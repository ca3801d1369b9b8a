"""A colony phase ahead of time: the real rules, tried out on what lies open."""

from __future__ import annotations

from itertools import accumulate
from math import comb

import msgspec

from hivernage.insight.trial import Trial, is_open
from hivernage.model.events import Event
from hivernage.model.state import State
from hivernage.rules.abilities import end_standing
from hivernage.rules.effects.control import run_scheduled
from hivernage.rules.facts import NOISE_CHANCE, CrisisOutcome
from hivernage.rules.homes import outside
from hivernage.rules.phases import (
    count_round,
    crisis_effect,
    eat,
    pay_waste,
    zombies_come,
)
from hivernage.rules.powers import side
from hivernage.rules.scope import Scope
from hivernage.rules.zombies import add_zombies


class EntranceNight(msgspec.Struct, frozen=True):
    """An entrance after the night: what stands there, and how many zombies came in, broke a barricade, overran it."""

    zombies: int
    barricades: int
    came: int
    broken: int
    overruns: int


class Victim(msgspec.Struct, frozen=True):
    """Somebody who dies. `instead`: others whom the first player could pick; `morale`: what the death costs.

    An empty `survivor` is a helpless one. `entrance` is 0 for deaths that zombies don't cause.
    """

    survivor: str
    seat: int
    place: str
    entrance: int
    cause: str
    morale: int
    chance: float
    instead: list[str]


class NoiseNight(msgspec.Struct, frozen=True):
    """Noise tokens that are rolled for: the chance of a zombie for each, of an overrun by them, and who would die."""

    tokens: int
    zombie: float
    overrun: float
    victims: list[Victim]


class PlaceNight(msgspec.Struct, frozen=True):
    """A place after the night, before its noise tokens are rolled for. `coming`: zombies on their way there."""

    name: str
    coming: int
    entrances: list[EntranceNight]
    noise: NoiseNight | None


class Night(msgspec.Struct, frozen=True):
    """What a colony phase does if no noise token brings anything.

    `certain`: nothing is left to choices, chance or hidden cards. `ending`: why the game would end, else empty.
    `groups_lost`: seats that lose their last survivor; whoever joins them then is not foreseen.
    """

    morale: int
    change: int
    ending: str
    certain: bool
    killed: list[Victim]
    groups_lost: list[int]
    places: list[PlaceNight]


class Passed:
    """A night that was tried out: `eaten` and `wasted` are the colonies after food and after waste."""

    def __init__(self, state: State, outcome: CrisisOutcome) -> None:
        self.before = state
        self.trial = Trial(state)
        end_standing(self.trial.state, "turn", state.turn)
        self.trial.do(eat)
        self.eaten = [colony.copy() for colony in self.trial.state.colonies]
        self.trial.do(pay_waste)
        self.wasted = [colony.copy() for colony in self.trial.state.colonies]
        self._resolve_crisis(outcome)
        self.tokens = {name: self._lift_noise(name) for name in outside(state)}
        self.trial.run(zombies_come)
        self.noise = self._noise()
        self._end_round()

    def _resolve_crisis(self, outcome: CrisisOutcome) -> None:
        state, key = self.trial.state, self.trial.state.crisis
        if key:
            state.crisis = ""
            self.trial.run_open(crisis_effect(state.library.crises[key], outcome), Scope(state.first, card=key))

    def _lift_noise(self, name: str) -> int:
        """Noise is rolled for, so it is looked at by itself."""
        place = self.trial.state.places[name]
        tokens, place.noise = place.noise, 0
        return tokens

    def _noise(self) -> dict[str, NoiseNight]:
        if self.trial.ending:
            return {}
        return {name: noise(self.trial, name, tokens) for name, tokens in self.tokens.items() if tokens}

    def _end_round(self) -> None:
        state = self.trial.state
        due = [entry for entry in state.scheduled if entry.round <= state.round]
        closed = [entry for entry in due if not is_open(state.library.nodes[entry.node].then)]
        goals = [side(state).goal, *(state.library.nodes[node].goal for node in state.goals)]
        state.scheduled = [entry for entry in state.scheduled if entry not in closed]
        self.trial.run(run_scheduled)
        if closed or not all(is_open(goal) for goal in goals):
            self.trial.certain = False
        else:
            self.trial.do(count_round)

    def night(self, colony: int) -> Night:
        state, news = self.trial.state, self.trial.state.news
        morale = state.colonies[colony].morale
        lost = [p.seat for p in state.players if self.before.group(p.seat) and not state.group(p.seat)]
        unforeseen = bool(lost and self.before.survivor_deck)
        return Night(
            morale=morale,
            change=morale - self.before.colonies[colony].morale,
            ending=self.trial.ending,
            certain=self.trial.certain and not unforeseen,
            killed=victims(self.trial, news),
            groups_lost=lost,
            places=[self._place(name) for name in state.places],
        )

    def _place(self, name: str) -> PlaceNight:
        place = self.trial.state.places[name]
        arrivals = [event for event in self.trial.state.news if event.facts.get("place") == name]
        entrances = [
            EntranceNight(
                zombies=zombies,
                barricades=place.barricades[i],
                came=_count(arrivals, "zombie-came", i),
                broken=_count(arrivals, "barricade-broken", i),
                overruns=_count(arrivals, "overrun", i),
            )
            for i, zombies in enumerate(place.zombies)
        ]
        coming = sum(entrance.came + entrance.broken + entrance.overruns for entrance in entrances)
        return PlaceNight(name, coming, entrances, self.noise.get(name))


def _count(events: list[Event], kind: str, entrance: int) -> int:
    return sum(event.kind == kind and event.facts["entrance"] == entrance + 1 for event in events)


def victims(trial: Trial, news: list[Event], chance: float = 1.0) -> list[Victim]:
    """Everybody who died, in order."""
    found, entrance = [], 0
    for event, after in zip(news, [*news[1:], None], strict=True):
        facts = event.facts
        if event.kind == "overrun":
            entrance = facts["entrance"]
        elif event.kind in ("killed", "helpless-killed"):
            name, cause = facts.get("survivor", ""), facts.get("cause", "overrun" if entrance else "card")
            morale = after.facts["change"] if after is not None and after.kind == "morale" else 0
            place = facts.get("place", trial.state.colonies[0].place)
            at = entrance if cause == "overrun" else 0
            instead = trial.ties.get(name, [])
            found.append(Victim(name, facts.get("seat", -1), place, at, cause, morale, chance, instead))
            entrance = 0
    return found


def noise(before: Trial, name: str, tokens: int) -> NoiseNight:
    """What noise tokens at a place may bring: zombies come one by one, so each has the chance that so many come."""
    trial = Trial(before.state)
    trial.state.hold_end = True
    chances = at_least(tokens)
    overrun, found = 0.0, []
    for n in range(1, tokens + 1):
        told = len(trial.state.news)
        trial.run(lambda state: add_zombies(state, name, 1))
        news = trial.state.news[told:]
        if any(event.kind == "overrun" for event in news):
            overrun = max(overrun, chances[n])
        found += victims(trial, news, chances[n])
    return NoiseNight(tokens, NOISE_CHANCE, overrun, found)


def at_least(tokens: int) -> list[float]:
    """The chances that noise tokens bring at least 0, 1, 2, ... zombies."""
    p = NOISE_CHANCE
    exactly = [comb(tokens, n) * p**n * (1 - p) ** (tokens - n) for n in range(tokens + 1)]
    return list(accumulate(reversed(exactly)))[::-1]
