"""How a game may end."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

Ending = Literal["objective", "morale", "rounds", "wrongly-exiled", "eliminated", "duty", "renegade"]


class EndingForm(NamedTuple):
    """A way to end, and the rule behind it."""

    rule: str
    text: str


ENDINGS: Final[dict[Ending, EndingForm]] = {
    "objective": EndingForm("C5", "The main objective was found complete."),
    "morale": EndingForm("G4", "Morale has fallen to 0."),
    "rounds": EndingForm("C6", "The round track has reached 0."),
    "wrongly-exiled": EndingForm("E4", "Too many were exiled without cause."),
    "eliminated": EndingForm("O5.1", "Nobody is left in the game."),
    "duty": EndingForm("G2.2", "A duty of the main objective was missed."),
    "renegade": EndingForm("I2.17", "The renegade has shown their card, and won."),
}
"""Every way to end there is."""
