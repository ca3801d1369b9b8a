"""The forecast against the engine: the round is ended for real, and what happens is what was forecast."""

from __future__ import annotations

from collections import Counter

from hivernage.insight.forecast import Forecast, forecast
from hivernage.insight.night import Night, Passed, PlaceNight, Victim, at_least
from hivernage.model.events import Event
from hivernage.model.state import State
from hivernage.rules.facts import NOISE_DRAWS_ON, CrisisOutcome
from hivernage.table import Table
from tests.laws.laws import demand

Facts = dict[str, object]


class RealNight:
    """A colony phase that was played: what was told in it, part by part."""

    def __init__(self, table: Table) -> None:
        """On a twin of a table whose active player may act now: the round ends with this turn."""
        self.table = table.fork()
        self.table.state.turns_left = 1
        news = self.table.answer(self.table.state.lane.seat, "end")
        while self._leader_or_tie():
            question = self.table.questions[0]
            news += self.table.answer(question.seats[0], self.table.legal(question, question.seats[0])[0])
        start = next((n for n, event in enumerate(news) if event.kind == "colony-phase"), len(news))
        stop = next((n for n, event in enumerate(news) if event.kind in ("round-track", "over")), len(news))
        self.news = news[start:stop]
        last = news[stop : stop + 2]  # where it was the last round, the end follows the round track
        self.ending = next((event.facts["reason"] for event in last if event.kind == "over"), "")
        self.morale = next((f["now"] for f in self.facts("morale")[::-1]), table.state.colonies[0].morale)
        self.asked = self.table.state.step == "colony" and self.table.questions[0].kind != "call"  # after the night

    def _leader_or_tie(self) -> bool:
        """Whether somebody must name a leader, or say which of two with the same influence dies."""
        asked = self.table.questions if self.table.state.step == "colony" else []
        return bool(asked) and (asked[0].kind == "leader" or asked[0].args == ("lowest",))

    def first(self, kind: str) -> Event | None:
        return next((event for event in self.news if event.kind == kind), None)

    def facts(self, *kinds: str) -> list[Facts]:
        return [event.facts for event in self.news if event.kind in kinds]

    def is_meal_left_to_chance(self) -> bool:
        """Whether an experiment came somewhere by a roll, or somebody joined a lost group, before all ate."""
        kinds = [event.kind for event in self.news]
        return bool({"place-rolled", "newcomer"} & set(kinds[: kinds.index("food-due")]))

    def rolls(self) -> dict[str, int]:
        """Zombies that noise brought, by place."""
        found = [event.facts for event in self.news if event.kind == "noise-rolled"]
        return {facts["place"]: sum(value <= NOISE_DRAWS_ON for value in facts["rolls"]) for facts in found}


def compare(table: Table) -> str:
    """Forecast a round's end and play it; gives what kind of comparison was possible."""
    ahead = forecast(table.state)
    assert ahead is not None
    real = RealNight(table)
    if not real.facts("food-due"):
        demand(not real.ending or not ahead.night.certain or ahead.night.ending == real.ending, "another end")
        return "asked before the meal"
    if real.is_meal_left_to_chance():
        return "hidden cards or other chance"
    check_meal(ahead, real)
    resolved = real.first("crisis-resolved")
    outcome: CrisisOutcome = resolved.facts["outcome"] if resolved else "prevented"
    night = {"failed": ahead.if_failed, "prevented": ahead.night, "exceeded": ahead.if_exceeded}[outcome]
    assert night is not None
    if real.asked:
        return "asked something else"
    if night.groups_lost or not (night.certain or tied(table.state, outcome)):
        return "hidden cards or other chance"
    check_night(night, real)
    return "checked with noise" if real.rolls() else "checked"


def tied(state: State, outcome: CrisisOutcome) -> bool:
    """Whether all that is uncertain is who of several with the same influence dies: the first is taken in both."""
    trial = Passed(state, outcome).trial
    return bool(trial.ties) and not trial.guessed


def check_meal(ahead: Forecast, real: RealNight) -> None:
    (meal,) = real.facts("food-due")
    demand((ahead.food.need, ahead.food.have) == (meal["need"], meal["have"]), f"another meal: {ahead.food} {meal}")
    kinds = [event.kind for event in real.news]
    starved = kinds[kinds.index("food-due") + 1] == "starvation"
    demand(starved == (ahead.food.need > ahead.food.have), f"other hunger: {ahead.food} {meal}")
    demand(starved == (ahead.food.morale < 0), f"hunger costs something else: {ahead.food}")


def check_night(night: Night, real: RealNight) -> None:
    noise = {place.name: heard(place, n) for place in night.places if (n := real.rolls().get(place.name, 0))}
    louder = [victim for killed, _ in noise.values() for victim in killed]
    dead = Counter(victim.survivor for victim in [*night.killed, *louder])
    told = Counter(facts.get("survivor", "") for facts in real.facts("killed", "helpless-killed"))
    demand(dead == told, f"others die: {dead} / {told}")
    morale = max(0, night.morale + sum(victim.morale for victim in louder))
    demand(real.morale == morale, f"morale {real.morale}, forecast {morale}")
    if not real.rolls():
        demand(real.ending == night.ending, f"ending {real.ending!r}, forecast {night.ending!r}")
    for place in night.places:
        if place.name in noise:
            overrun = any(facts["place"] == place.name for facts in noisy_overruns(real))
            demand(overrun == noise[place.name][1], f"noise at {place.name} overruns, or doesn't")
        elif real.ending == night.ending:
            check_place(place, real)


def heard(place: PlaceNight, zombies: int) -> tuple[list[Victim], bool]:
    """Who dies if noise brings so many zombies, and whether they overrun the place."""
    assert place.noise is not None
    chance = at_least(place.noise.tokens)[zombies]
    return [v for v in place.noise.victims if v.chance >= chance], place.noise.overrun >= chance > 0


def noisy_overruns(real: RealNight) -> list[Facts]:
    rolled = next(n for n, event in enumerate(real.news) if event.kind == "noise-rolled")
    return [event.facts for event in real.news[rolled:] if event.kind == "overrun"]


def check_place(place: PlaceNight, real: RealNight) -> None:
    there = real.table.state.places[place.name]
    forecast = [(entrance.zombies, entrance.barricades, entrance.traps) for entrance in place.entrances]
    real_ones = list(zip(there.zombies, there.barricades, there.traps, strict=True))
    demand(forecast == real_ones, f"{place.name}: {real_ones}, forecast {forecast}")
    taken = sum(facts["place"] == place.name for facts in real.facts("pillaged"))
    demand(place.bandits == there.bandits, f"{there.bandits} bandits at {place.name}, forecast {place.bandits}")
    demand(place.pillaged == taken, f"{taken} cards taken from {place.name}, forecast {place.pillaged}")
    for n, entrance in enumerate(place.entrances, 1):
        for kind, said in (
            ("zombie-came", entrance.came),
            ("barricade-broken", entrance.broken),
            ("trap-sprung", entrance.sprung),
            ("overrun", entrance.overruns),
        ):
            told = sum(f["place"] == place.name and f["entrance"] == n for f in real.facts(kind))
            demand(told == said, f"{kind} at {place.name} {n}: {told}, forecast {said}")
