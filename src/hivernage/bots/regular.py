"""A good player: the colony's needs, its own hidden goal, and an eye on the others."""

from __future__ import annotations

from hivernage.bots.survivor import SurvivorBot


class RegularBot(SurvivorBot):
    """Plays for the colony and for its own objective."""
