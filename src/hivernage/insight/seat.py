"""All insight of one seat together."""

from __future__ import annotations

import msgspec

from hivernage.insight.choices import BuiltChoice, Lockdown, built_choices, lockdown
from hivernage.insight.forecast import Forecast, forecast
from hivernage.insight.goals import Goal, PersonalGoals, goals, personal_goals
from hivernage.insight.memory import Memory, memory
from hivernage.insight.odds import NoiseOdds, Odds, noises, odds
from hivernage.knowledge import Knowledge, knowledge
from hivernage.table import Table


class Insight(msgspec.Struct, frozen=True):
    """All that helps a seat to decide. `forecast` is null between the turns; `goals`: how the main objective stands.

    `personal`: the seat's own objective, and when the game is over those of all. Spectators get what all may know.
    `lockdown`: the top experiment, and what a vote on it means; `built`: while it picks an improvement for a token.
    """

    forecast: Forecast | None
    odds: list[Odds]
    noise: list[NoiseOdds]
    memory: Memory | None
    goals: list[Goal]
    personal: list[PersonalGoals]
    lockdown: Lockdown | None
    built: list[BuiltChoice]


def insight(table: Table, seat: int, mind: Knowledge | None = None) -> Insight:
    """What a seat (or a spectator) would like to know now; `mind` is what it knows, if that was worked out before."""
    state = table.state
    judged = [player.seat for player in state.players if state.over or player.seat == seat]
    personal = [personal_goals(state, each) for each in judged]
    if seat < 0:
        return Insight(forecast(state), [], [], None, goals(state), personal, lockdown(table), [])
    mind = mind or knowledge(table, seat)
    ahead = forecast(state, mind.in_crisis, state.players[seat].colony)
    risks, noise = odds(table, seat), noises(table, seat)
    known, main, built = memory(table.history, mind), goals(state), built_choices(table, seat)
    return Insight(ahead, risks, noise, known, main, personal, lockdown(table), built)
