"""The research kit: the game as a PettingZoo environment, and trained policies as bots.

from hivernage import research

env = research.env(players=4, bots={1: "survivor", 2: "survivor", 3: "survivor"})
"""

try:
    from hivernage.research.environment import env, raw_env
except ModuleNotFoundError as error:
    if error.name not in ("gymnasium", "numpy", "pettingzoo"):
        raise
    raise ModuleNotFoundError(
        f"The research kit needs {error.name}: install hivernage[research].", name=error.name
    ) from error

from hivernage.research.observation import Layout, layout_for
from hivernage.research.policy import BotAgent, Policy, PolicyBot
from hivernage.research.words import Spelling, Vocabulary

__all__ = ["BotAgent", "Layout", "Policy", "PolicyBot", "Spelling", "Vocabulary", "env", "layout_for", "raw_env"]
