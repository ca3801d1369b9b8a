"""A colony phase ahead of time: the real rules, tried out on what lies open."""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate, zip_longest
from math import comb

import msgspec

from hivernage.insight.trial import Trial, is_open
from hivernage.model.events import Event
from hivernage.model.parts import Colony
from hivernage.model.state import State
from hivernage.rules.abilities import end_standing
from hivernage.rules.boxes.long_night.chapters import close_chapter
from hivernage.rules.boxes.long_night.lockdown import is_locked, to_check
from hivernage.rules.boxes.war.combat import enemies_inside, sides_at
from hivernage.rules.facts import NOISE_CHANCE, CrisisOutcome
from hivernage.rules.game import Part
from hivernage.rules.homes import outside
from hivernage.rules.phases import crisis_effect
from hivernage.rules.powers import side
from hivernage.rules.scope import Scope
from hivernage.rules.special_zombies import known_lair, release
from hivernage.rules.zombies import add_zombies


class EntranceNight(msgspec.Struct, frozen=True):
    """An entrance after the night: what stands there, and how many zombies came in, broke a barricade, overran it.

    `sprung`: traps that go off, and `blown` the zombies that they take along.
    """

    zombies: int
    barricades: int
    traps: int
    came: int
    broken: int
    sprung: int
    blown: int
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
    """A place after the night, before its noise tokens are rolled for. `coming`: zombies on their way there;
    `bandits`: those still there, `pillaged`: cards of its deck that they take."""

    name: str
    coming: int
    entrances: list[EntranceNight]
    noise: NoiseNight | None
    bandits: int
    pillaged: int


class Night(msgspec.Struct, frozen=True):
    """What a colony phase does if no noise token brings anything.

    `certain`: nothing is left to choices, chance or hidden cards. `ending`: why the game would end, else empty.
    `chapter`: the objective of a scenario that would be complete, so that its page turns; else empty.
    `groups_lost`: seats that lose their last survivor; whoever joins them then is not foreseen.
    """

    morale: int
    change: int
    ending: str
    chapter: str
    certain: bool
    killed: list[Victim]
    groups_lost: list[int]
    places: list[PlaceNight]


class Passed:
    """A night that was tried out, part by part as the game has them; `at` and `after` keep the colonies around each."""

    def __init__(self, state: State, outcome: CrisisOutcome) -> None:
        self.before = state
        self.outcome = outcome
        self.trial = Trial(state)
        self.noise: dict[str, NoiseNight] = {}
        self.at: dict[str, list[Colony]] = {}
        self.after: dict[str, list[Colony]] = {}
        self.is_end_open = True
        end_standing(self.trial.state, "turn", state.turn)
        if len(state.turns) > 1:
            self.trial.state.take_turns(state.first)  # the pair is over by then
        for part in state.game.night:
            self.at[part.name] = [colony.copy() for colony in self.trial.state.colonies]
            self.pass_part(part)
            self.after[part.name] = [colony.copy() for colony in self.trial.state.colonies]

    def pass_part(self, part: Part) -> None:
        """Try a part out, or foresee it as far as that is possible."""
        foresee = FORESIGHT.get(part.name)
        if foresee is None:
            self.trial.run(part.run)
        else:
            foresee(self, part)

    def _skip(self, _part: Part) -> None:
        """Nothing of it can be foreseen, or nothing that is shown depends on it."""

    def _lockdown(self, _part: Part) -> None:
        """What gets out, where neither a vote nor a die decides it: the top experiment lies open (N4, N5)."""
        state, deck = self.trial.state, to_check(self.before)
        if not deck:
            return
        card = self.before.library.experiments[deck[-1]]
        if is_locked(self.before, card) or known_lair(self.before, card) is None:
            self.trial.guess()
            return
        state.decks["experiment"] = deck[-1:]
        self.trial.run(release)

    def _crisis(self, _part: Part) -> None:
        """The cards in the pile are hidden, so how it ends is given."""
        state, key = self.trial.state, self.trial.state.crisis
        if key:
            state.crisis = ""
            effect = crisis_effect(state.library.crises[key], self.outcome)
            self.trial.run_open(effect, Scope(state.first, card=key))

    def _zombies(self, part: Part) -> None:
        tokens = {name: self._lift_noise(name) for name in outside(self.before)}
        self.trial.run(part.run)
        if not self.trial.ending:
            self.noise = {name: noise(self.trial, name, n) for name, n in tokens.items() if n}

    def _lift_noise(self, name: str) -> int:
        """Noise is rolled for, so it is looked at by itself."""
        place = self.trial.state.places[name]
        tokens, place.noise = place.noise, 0
        return tokens

    def _scheduled(self, part: Part) -> None:
        """What nobody can foresee is left out, and the end of the round with it."""
        state = self.trial.state
        due = [entry for entry in state.scheduled if entry.round <= state.round]
        closed = [entry for entry in due if not is_open(state.library.nodes[entry.node].then)]
        goals = [side(state).goal, *(state.library.nodes[node].goal for node in state.goals)]
        state.scheduled = [entry for entry in state.scheduled if entry not in closed]
        self.trial.run(part.run)
        self.is_end_open = not closed and all(is_open(goal) for goal in goals)

    def _combats(self, _part: Part) -> None:
        """How a combat ends nobody knows; what comes after it is told as things stand (W13)."""
        if any(all(sides_at(self.before, place)) for place in self.before.places):
            self.trial.guess()
        self.trial.run(enemies_inside)

    def _end(self, part: Part) -> None:
        """Whether the game ends, by its objective or its rounds."""
        if not self.is_end_open:
            self.trial.guess()
        elif part.name == "objective" and self.before.options.scenario:
            self.trial.do(self._chapter)
        else:
            self.trial.run(part.run)

    def _chapter(self, state: State) -> None:
        """A page that turns; what the story brings then is told when it happens."""
        if close_chapter(state):
            self.trial.guess()

    def night(self, colony: int) -> Night:
        state, news = self.trial.state, self.trial.state.news
        morale = state.colonies[colony].morale
        lost = [p.seat for p in state.players if self.before.group(p.seat) and not state.group(p.seat)]
        unforeseen = bool(lost and self.before.decks["survivor"])
        return Night(
            morale=morale,
            change=morale - self.before.colonies[colony].morale,
            ending=self.trial.ending,
            chapter=next((event.facts["card"] for event in news if event.kind == "chapter-done"), ""),
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
                traps=place.traps[i],
                came=_count(arrivals, "zombie-came", i),
                broken=_count(arrivals, "barricade-broken", i),
                sprung=_count(arrivals, "trap-sprung", i),
                blown=sum(event.facts["zombies"] for event in arrivals if _is_at(event, "trap-sprung", i)),
                overruns=_count(arrivals, "overrun", i),
            )
            for i, zombies in enumerate(place.zombies)
        ]
        coming = sum(each.came + each.broken + each.sprung + each.overruns for each in entrances)
        pillaged = sum(event.kind == "pillaged" for event in arrivals)
        return PlaceNight(name, coming, entrances, self.noise.get(name), place.bandits, pillaged)


FORESIGHT: dict[str, Callable[[Passed, Part], None]] = {
    "lockdown": Passed._lockdown,
    "duty": Passed._skip,
    "crisis": Passed._crisis,
    "zombies": Passed._zombies,
    "scheduled": Passed._scheduled,
    "objective": Passed._end,
    "track": Passed._end,
    "token": Passed._skip,
    "combat": Passed._combats,
    "order": Passed._skip,
    "election": Passed._skip,
}
"""How a part of the night is foreseen where it depends on chance or hidden cards; others are simply tried out."""


def _count(events: list[Event], kind: str, entrance: int) -> int:
    return sum(_is_at(event, kind, entrance) for event in events)


def _is_at(event: Event, kind: str, entrance: int) -> bool:
    return event.kind == kind and bool(event.facts["entrance"] == entrance + 1)


def victims(trial: Trial, news: list[Event], chance: float = 1.0) -> list[Victim]:
    """Everybody who died, in order."""
    found, entrance = [], 0
    for event, after in zip_longest(news, news[1:]):
        facts = event.facts
        if event.kind == "overrun":
            entrance = facts["entrance"]
        elif event.kind in ("killed", "helpless-killed"):
            name, cause = facts.get("survivor", ""), facts.get("cause", "overrun" if entrance else "card")
            morale = after.facts["change"] if after is not None and after.kind == "morale" else 0
            place = facts.get("place", trial.state.colonies[facts.get("colony", 0)].place)
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
