"""The forecast against the engine part by part: what is left to chance or choice somewhere leaves the rest to compare.

What stands the same in the forecast and in the real night before a part that is certain stands the same after it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hivernage.insight.night import Passed
from hivernage.model.state import State
from hivernage.rules.asking import Rule
from hivernage.rules.facts import CrisisOutcome
from hivernage.rules.game import Part
from hivernage.table import Table
from tests.laws.laws import demand

Sight = dict[str, object]

BY_CHANCE = ("place-rolled", "rolled", "exposure")
UNFORESEEN = ("duty", "objective", "track", "token")
"""Parts that the forecast passes over, or that end the game."""


def sight(state: State) -> Sight:
    """What stands at each place, and what the colony has."""
    people: dict[str, list[object]] = {name: [] for name in state.places}
    for survivor in state.survivors.values():
        people[survivor.place].append((survivor.id, survivor.harm, len(survivor.cards)))
    found: Sight = {
        name: (
            [place.zombies[:], place.barricades[:], place.traps[:], place.bandits, len(place.deck), place.standees[:]],
            sorted((zombie.name, zombie.entrance) for zombie in place.special),
            sorted(people[name], key=str),
        )
        for name, place in state.places.items()
    }
    colony = state.colonies[0]
    found |= {of: getattr(colony, of) for of in ("morale", "food", "starvation", "helpless", "unruly")}
    return found | {"waste": len(colony.waste), "in force": len(state.standing) + len(state.built)}


class WatchedPart:
    """What a part of a real night began and ended with, and whether it took chance or a choice."""

    def __init__(self, part: Part, state: State) -> None:
        self.name = part.name
        self.before = sight(state)
        self.after = self.before
        self.is_open = part.name in UNFORESEEN
        self.people = set(state.survivors)
        self.newcomers: set[str] = set()


def watched(part: Part, found: list[WatchedPart]) -> Part:
    def run(state: State) -> Rule:
        told = len(state.news)
        seen = WatchedPart(part, state)
        answers = None
        rule = part.run(state)
        while True:
            try:
                question = rule.send(answers)  # type: ignore[arg-type]
            except StopIteration:
                break
            seen.is_open |= question.kind != "leader" and question.args != ("lowest",)
            answers = yield question
        seen.after = sight(state)
        seen.newcomers = {survivor.place for name, survivor in state.survivors.items() if name not in seen.people}
        seen.is_open |= any(event.kind in BY_CHANCE for event in state.news[told:])
        found.append(seen)

    return part._replace(run=run)


class Foreseen(Passed):
    """A forecast that remembers how it stood after each part, and which parts it couldn't foresee."""

    def __init__(self, state: State, outcome: CrisisOutcome) -> None:
        self.sights: dict[str, Sight] = {}
        self.guessed: set[str] = set()
        super().__init__(state, outcome)

    def pass_part(self, part: Part) -> None:
        self.sights.setdefault("", sight(self.trial.state))
        self.trial.guessed = False
        super().pass_part(part)
        if self.trial.ending:
            return
        self.sights[part.name] = sight(self.trial.state)
        if self.trial.guessed:
            self.guessed.add(part.name)


def real_parts(table: Table) -> tuple[list[WatchedPart], CrisisOutcome, dict[str, int]]:
    """The parts of a night that is played to its end, the first answer given to every question."""
    twin, parts = table.fork(), list[WatchedPart]()
    twin.state.turns_left = 1
    game = twin.state.game
    twin.state.game = game._replace(night=tuple(watched(part, parts) for part in game.night))
    news = list(twin.answer(twin.state.lane.seat, "end"))
    while not twin.over and len(parts) < len(game.night):
        question = next((q for q in twin.questions if q.wait != "never"), None)
        if question is None or (question.kind == "call" and twin.state.step != "colony"):
            break
        seat = question.seats[0]
        news += twin.answer(seat, twin.legal(question, seat)[0])
    outcome: CrisisOutcome = next(
        (event.facts["outcome"] for event in news if event.kind == "crisis-resolved"), "prevented"
    )
    rolled = {str(event.facts["place"]): 1 for event in news if event.kind == "noise-rolled"}
    return parts, outcome, rolled


def compare_parts(table: Table) -> Counter[str]:
    """Hold each part of a night against its forecast; gives how many sights were compared, and how many couldn't be."""
    parts, outcome, noisy = real_parts(table)
    ahead = Foreseen(table.state, outcome)
    found: Counter[str] = Counter()
    apart = {key for part in parts[:1] for key, value in part.before.items() if ahead.sights[""][key] != value}
    for part in parts:
        if part.name not in ahead.sights:
            break  # the forecast sees the game end
        foreseen = ahead.sights[part.name]
        differs = {key for key, value in part.after.items() if foreseen[key] != value} - apart
        is_open = part.is_open or part.name in ahead.guessed
        blind = {*_blind(part.name, noisy, apart), *part.newcomers}
        demand(is_open or not differs - blind, f"{part.name}: {_told(differs - blind, foreseen, part.after)}")
        apart |= differs
        if part.name not in UNFORESEEN:
            found["compared"] += 0 if is_open else len(part.after) - len(apart | blind)
            found["left open"] += len(part.after) if is_open else len(apart | blind)
    return found


def _blind(part: str, noisy: dict[str, int], apart: set[str]) -> Iterator[str]:
    """What follows from what differs, or from noise: a death costs morale, and ends what a card does to somebody."""
    if part == "zombies":
        yield from noisy
    if apart or noisy:
        yield from ("morale", "in force")
    if {"morale", "in force", "colony"} & apart:  # whoever joined a lost group eats there
        yield from ("food", "starvation", "waste")


def _told(keys: set[str], foreseen: Sight, real: Sight) -> str:
    return "; ".join(f"{key}: {real[key]}, forecast {foreseen[key]}" for key in sorted(keys))
