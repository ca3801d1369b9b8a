"""Scenarios: a position, forced chance, decisions and what must hold, as YAML that runs."""

from hivernage.scenario.file import Scenario, ScenarioError, load_scenario
from hivernage.scenario.run import Outcome, run_scenario

__all__ = ["Outcome", "Scenario", "ScenarioError", "load_scenario", "run_scenario"]
