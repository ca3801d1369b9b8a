"""What the choices of Long Night's modules would change tonight: a vote on a lockdown, an improvement that is built."""

from __future__ import annotations

import msgspec

from hivernage.insight.forecast import FoodForecast, WasteForecast, food_in, is_ahead, waste_in
from hivernage.insight.night import Night, Passed
from hivernage.model.parts import Held
from hivernage.model.state import State
from hivernage.rules.boxes.long_night.lockdown import FEWER, is_locked, to_check
from hivernage.rules.special_zombies import known_lair
from hivernage.table import Table


class LockdownVote(msgspec.Struct, frozen=True):
    """The night if the experiment is locked in, and if thumbs down keep zombies away from the place where that helps
    most. What gets out then, and where to, comes on top of it. Neither knows how the crisis ends."""

    up: Night
    down: Night
    place: str
    fewer: int


class Lockdown(msgspec.Struct, frozen=True):
    """The top experiment as it stands. `matched`: the dice on Raxxon fit its code, so there is a vote; else it gets
    out, to `at` (empty where a die says so). `vote`: what the table chooses between, while it votes."""

    card: str
    matched: bool
    figures: int
    at: str
    vote: LockdownVote | None


class BuiltChoice(msgspec.Struct, frozen=True):
    """Tonight if this improvement of the row were built now and the crisis did no harm."""

    card: str
    food: FoodForecast
    waste: WasteForecast
    night: Night


def lockdown(table: Table) -> Lockdown | None:
    """What a lockdown of the top experiment means; without one there is nothing to lock in."""
    state, deck = table.state, to_check(table.state)
    if not deck:
        return None
    card = state.library.experiments[deck[-1]]
    votes = any(q.kind in ("vote", "tie") and q.args[0] == "lockdown" for q in table.questions)
    matched = votes or is_locked(state, card)
    at = known_lair(state, card) or ""
    return Lockdown(deck[-1], matched, card.figures, at, _vote(state) if votes else None)


def _vote(state: State) -> LockdownVote:
    """Only where zombies come can fewer of them come."""
    locked = state.copy()
    locked.decks["experiment"] = []
    home = locked.colonies[0].place
    up = Passed(locked, "prevented").night(0)
    nights = {home: up} | {place.name: _with_fewer(locked, place.name) for place in up.places if place.coming}
    best = max(nights, key=lambda name: (nights[name].morale, -_zombies(nights[name]), name == home))
    return LockdownVote(up, nights[best], best, FEWER)


def _with_fewer(state: State, name: str) -> Night:
    twin = state.copy()
    twin.fewer_zombies[name] = twin.fewer_zombies.get(name, 0) + FEWER
    return Passed(twin, "prevented").night(0)


def _zombies(night: Night) -> int:
    return sum(place.coming for place in night.places)


def built_choices(table: Table, seat: int) -> list[BuiltChoice]:
    """While a player picks the improvement that gets a token."""
    state = table.state
    asked = any(q.kind == "improvement" and seat in q.seats and len(q.args) == 1 for q in table.questions)
    return [_built(state, project.key) for project in state.row] if asked and is_ahead(state) else []


def _built(state: State, card: str) -> BuiltChoice:
    twin = state.copy()
    twin.built.append(Held(card))
    passed = Passed(twin, "prevented")
    return BuiltChoice(card, food_in(passed, 0), waste_in(passed, 0), passed.night(0))
