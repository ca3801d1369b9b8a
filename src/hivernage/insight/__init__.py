"""What a seat would like to know beside what it sees: worked out by the rules, from what the seat may know."""

from __future__ import annotations

from hivernage.insight.forecast import Forecast
from hivernage.insight.goals import Goal, PersonalGoals
from hivernage.insight.memory import Memory
from hivernage.insight.odds import NoiseOdds, Odds
from hivernage.insight.seat import Insight, insight

__all__ = ["Forecast", "Goal", "Insight", "Memory", "NoiseOdds", "Odds", "PersonalGoals", "insight"]
