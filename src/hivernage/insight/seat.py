"""All insight of one seat together."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hivernage.insight.choices import BuiltChoice, Lockdown, built_choices, lockdown
from hivernage.insight.forecast import Forecast, forecasts
from hivernage.insight.goals import Goal, PersonalGoals, goals, personal_goals
from hivernage.insight.memory import Memory, memory
from hivernage.insight.odds import NoiseOdds, Odds, noises, odds
from hivernage.knowledge import Knowledge, knowledge
from hivernage.model.state import State
from hivernage.table import Table


class Insight(msgspec.Struct, frozen=True):
    """All that helps a seat to decide. `forecast` is null between the turns; `goals`: how the main objective stands.

    `enemy` and `enemy_goals` are those of the other colony, in a war; a lone wolf's forecast is that of the den, and
    `goals` and `enemy_goals` are those of the two colonies. `personal`: the seat's own objective, and when
    the game is over those of all. Spectators get what all may know. `lockdown`: the top experiment, and what a vote on
    it means; `built`: while it picks an improvement for a token.
    """

    forecast: Forecast | None
    enemy: Forecast | None
    odds: list[Odds]
    noise: list[NoiseOdds]
    memory: Memory | None
    goals: list[Goal]
    enemy_goals: list[Goal]
    personal: list[PersonalGoals]
    lockdown: Lockdown | None
    built: list[BuiltChoice]


def insight(table: Table, seat: int, mind: Knowledge | None = None) -> Insight:
    """What a seat (or a spectator) would like to know now; `mind` is what it knows, if that was worked out before."""
    state = table.state
    judged = [player.seat for player in state.players if state.over or player.seat == seat]
    personal = [personal_goals(state, each) for each in judged]
    own = state.players[seat].colony if seat >= 0 else 0
    main, theirs = _main_goals(state, own)
    if seat < 0:
        ahead, enemy = _forecasts(state, own, [])
        return Insight(ahead, enemy, [], [], None, main, theirs, personal, lockdown(table), [])
    mind = mind or knowledge(table, seat)
    ahead, enemy = _forecasts(state, own, mind.in_crisis)
    risks, noise = odds(table, seat), noises(table, seat)
    known, built = memory(table.history, mind), built_choices(table, seat)
    return Insight(ahead, enemy, risks, noise, known, main, theirs, personal, lockdown(table), built)


def _main_goals(state: State, own: int) -> tuple[list[Goal], list[Goal]]:
    """How the main objective stands for one's own colony, and for the other one; a lone wolf looks at both."""
    if len(state.colonies) == 1:
        return goals(state), []
    first = own if _has_enemy(state, own) else 0
    return goals(state, first), goals(state, 1 - first)


def _has_enemy(state: State, own: int) -> bool:
    return len(state.colonies) > 1 and own < 2


def _forecasts(state: State, own: int, given: Sequence[str]) -> tuple[Forecast | None, Forecast | None]:
    """That of one's own colony, and of the other one if there is one."""
    colonies = [own, 1 - own] if _has_enemy(state, own) else [own]
    found = forecasts(state, given, colonies)
    return next(iter(found), None), found[1] if len(found) > 1 else None
