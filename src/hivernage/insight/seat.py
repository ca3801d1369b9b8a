"""All insight of one seat together."""

from __future__ import annotations

import msgspec

from hivernage.insight.forecast import Forecast, forecast
from hivernage.insight.memory import Memory, memory
from hivernage.insight.odds import NoiseOdds, Odds, noises, odds
from hivernage.knowledge import Knowledge, knowledge
from hivernage.table import Table


class Insight(msgspec.Struct, frozen=True):
    """All that helps a seat to decide; spectators get the forecast only. `forecast` is null between the turns."""

    forecast: Forecast | None
    odds: list[Odds]
    noise: list[NoiseOdds]
    memory: Memory | None


def insight(table: Table, seat: int, mind: Knowledge | None = None) -> Insight:
    """What a seat (or a spectator) would like to know now; `mind` is what it knows, if that was worked out before."""
    if seat < 0:
        return Insight(forecast(table.state), [], [], None)
    mind = mind or knowledge(table, seat)
    ahead = forecast(table.state, mind.in_crisis, table.state.players[seat].colony)
    return Insight(ahead, odds(table, seat), noises(table, seat), memory(table.history, mind))
