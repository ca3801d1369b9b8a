"""How an exiled player plays: the new objective says whether the colony is to be helped, harmed, or left alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from hivernage.bots.aims.aims import Aims
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.treason.damage import Damage
from hivernage.bots.treason.gain_and_harm import Conduct, GainAndHarm
from hivernage.cards.conditions import AtMost, Complete, Not
from hivernage.model.events import Event
from hivernage.model.question import Answer, Question


class ExiledPlayer:
    """One decision of a player who has nothing to hide any more."""

    def __init__(self, outlook: Outlook, aims: Aims, story: Sequence[Event] = ()) -> None:
        self.outlook = outlook
        self.aims = aims
        self.damage = Damage(outlook, story)

    def marks(self, question: Question, answers: Sequence[Answer], loyal: Sequence[float]) -> list[float]:
        """The marks of the answers, given those of a loyal player."""
        wishes_harm = self.malice > 0
        conduct = Conduct(self.malice, is_open=wishes_harm, is_quiet=False, is_rival=wishes_harm)
        return GainAndHarm(self.outlook, self.aims, self.damage, conduct).marks(question, answers, loyal)

    @cached_property
    def malice(self) -> float:
        """Whether the colony must fail: 1, may do as it likes: 0, or must succeed: -1."""
        conditions = self.aims.conditions
        if any(isinstance(condition, Complete) for condition in conditions):
            return -1.0
        if self.aims.misery > 0 or any(isinstance(condition, Not) for condition in conditions):
            return 1.0
        broken = [c for c in conditions if isinstance(c, AtMost) and c.of.of == "morale"]
        return float(any(self.aims.distance(condition) for condition in broken))
