"""What the choices of Long Night's modules would change tonight: a vote on a lockdown, an improvement that is built."""

from __future__ import annotations

import msgspec

from hivernage.insight.forecast import Forecast, forecast
from hivernage.insight.night import Night, Passed
from hivernage.model.parts import Held
from hivernage.model.state import State
from hivernage.rules.boxes.long_night.lockdown import FEWER
from hivernage.table import Table


class LockdownChoice(msgspec.Struct, frozen=True):
    """The night if the experiment is locked in, and if thumbs down keep zombies away from the place where that helps
    most. What gets out then, and where to, comes on top of it. Neither knows how the crisis ends."""

    card: str
    up: Night
    down: Night
    place: str
    fewer: int


class BuiltChoice(msgspec.Struct, frozen=True):
    """The forecast if this improvement of the row were built now."""

    card: str
    tonight: Forecast


def lockdown_choice(table: Table) -> LockdownChoice | None:
    """While the table votes on a lockdown."""
    about = next((q.args for q in table.questions if q.kind in ("vote", "tie") and q.args[0] == "lockdown"), None)
    if about is None:
        return None
    twin = table.state.copy()
    twin.decks["experiment"] = []
    up = Passed(twin, "prevented").night(0)
    nights = {name: _with_fewer(twin, name) for name in twin.places}
    best = max(nights, key=lambda name: (nights[name].morale, -_zombies(nights[name]), name == twin.colonies[0].place))
    return LockdownChoice(about[1], up, nights[best], best, FEWER)


def _with_fewer(state: State, name: str) -> Night:
    twin = state.copy()
    twin.fewer_zombies[name] = twin.fewer_zombies.get(name, 0) + FEWER
    return Passed(twin, "prevented").night(0)


def _zombies(night: Night) -> int:
    return sum(place.coming for place in night.places)


def built_choices(table: Table, seat: int) -> list[BuiltChoice]:
    """While a player picks the improvement that gets a token."""
    if not any(q.kind == "improvement" and seat in q.seats and len(q.args) == 1 for q in table.questions):
        return []
    found = []
    for project in table.state.row:
        twin = table.state.copy()
        twin.built.append(Held(project.key))
        ahead = forecast(twin)
        if ahead is not None:
            found.append(BuiltChoice(project.key, ahead))
    return found
