"""When to call a vote on exile, and how to vote on one: what is believed against what an error costs."""

from __future__ import annotations

from hivernage.bots.aims.aims import is_betrayer, wants_somebody_out
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.trust.suspicion import Suspicion
from hivernage.model.ids import SEATS

CALL = 0.86  # chance that is worth a vote
THUMB_UP = 0.55  # chance that is worth a thumb up
HOPED_FOR = 0.4  # chance for a call or a thumb up of who wins by an exile
SURE = 0.96  # chance for both when another error ends the game (E4)
ACCUSE = 0.7  # chance that is worth a word
ACCUSE_AS_BETRAYER = 0.55  # chance that is worth a word to a betrayer, who is glad of anybody who looks bad
GREW = 0.07  # chance by which a belief must have grown since the last vote on the same player
TOO_LATE = 1  # rounds left in which an exile changes little


def accused(outlook: Outlook, suspicion: Suspicion) -> int | None:
    """Whom to name for a vote on exile now, if anybody."""
    view = outlook.view
    hopes = wants_somebody_out(view, outlook.library)
    if (view.rounds_left <= TOO_LATE and not hopes) or not suspicion.chances:
        return None
    seat = max(suspicion.chances, key=lambda other: suspicion.chances[other])
    chance = suspicion.chances[seat]
    if view.players[seat].exiled or view.players[seat].out:
        return None
    if chance < suspicion.tried.get(seat, 0.0) + GREW and seat in suspicion.tried:
        return None
    return seat if chance >= (HOPED_FOR if hopes else _needed(suspicion, CALL)) else None


def pointed_at(outlook: Outlook, suspicion: Suspicion) -> int | None:
    """Whom to point at without calling a vote, if anybody: a betrayer does it as others do, a little sooner."""
    needed = ACCUSE_AS_BETRAYER if is_betrayer(outlook.view, outlook.library) else ACCUSE
    seat = max(suspicion.chances, key=lambda other: suspicion.chances[other])
    player = outlook.view.players[seat]
    if outlook.exiled or player.exiled or player.out:
        return None
    return seat if suspicion.chances[seat] >= needed else None


def ballot(outlook: Outlook, suspicion: Suspicion, named: int) -> bool:
    """Thumb up or down on a player's exile. Nobody puts themselves out."""
    if named == outlook.view.seat:
        return False
    hopes = wants_somebody_out(outlook.view, outlook.library)
    return suspicion.chances[named] >= (HOPED_FOR if hopes else _needed(suspicion, THUMB_UP))


def _needed(suspicion: Suspicion, usual: float) -> float:
    """After one wrong exile the next one must be certain."""
    return max(usual, SURE) if suspicion.wronged else usual


def call(seat: int) -> tuple[str, str]:
    """The action that names a player."""
    return "exile", SEATS[seat]
