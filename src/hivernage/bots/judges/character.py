"""What tells one level of bots from another."""

from __future__ import annotations

import msgspec

from hivernage.bots.aims.aims import is_betrayer
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.weights import WEIGHTS, Weights

LATE = 3  # rounds left in which even the short-sighted think of the end
NEARLY_LOST = 4  # morale with which the colony may soon fall
LAST_ROUND = 2.0  # factor: how much more the personal objective counts in the last round


class Character(msgspec.Struct, frozen=True):
    """How somebody weighs things, how eager, far-sighted and trusting they are, and how far they misjudge."""

    weights: Weights = WEIGHTS
    eager: float = 35.0  # marks for a step towards the personal objective
    far_sighted: bool = True  # has its own objective in mind from the start, not only when the end is near
    trusting: bool = False  # accuses nobody
    blur: float = 0.0  # marks by which it misjudges an answer, more or less

    def thinks_of_own(self, outlook: Outlook) -> bool:
        """Whether the personal objective is on somebody's mind."""
        return self.far_sighted or outlook.view.rounds_left <= LATE or outlook.colony.morale <= NEARLY_LOST

    def goes_own_way(self, outlook: Outlook) -> bool:
        """Whether somebody plays as a betrayer, or is exiled."""
        return outlook.exiled or (self.thinks_of_own(outlook) and is_betrayer(outlook.view, outlook.library))

    def eagerness(self, outlook: Outlook) -> float:
        """In the last round nothing is spared for tomorrow, as long as the colony lives through the night."""
        safe = outlook.view.rounds_left == 1 and outlook.colony.morale > NEARLY_LOST
        return self.eager * (LAST_ROUND if safe else 1.0)


REGULAR = Character()
