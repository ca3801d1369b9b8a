"""Take a loot card as the bandits' chief (B7)."""

from __future__ import annotations

from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules.actions.action import Action, Moments
from hivernage.rules.actions.attempt import Attempt
from hivernage.rules.actions.menu import Menu
from hivernage.rules.asking import Asking
from hivernage.rules.facts import LOOT_A_ROUND
from hivernage.rules.gates import against_gate
from hivernage.rules.loot import take_loot
from hivernage.rules.refusal import Reason

NO_CHIEF = Reason("B7", "no-chief")
LOOTED = Reason("B7", "looted-already")
NO_LOOT = Reason("B7", "no-loot")


def against(menu: Menu) -> Reason | None:
    if closed := against_gate(menu.state, "chief"):
        return closed
    if menu.seat not in menu.state.chiefs:
        return NO_CHIEF
    if menu.player.looted == menu.state.round:
        return LOOTED
    return None if menu.state.loot else NO_LOOT


def answers(menu: Menu) -> None:
    if against(menu) is None:
        menu.answers.append(("loot",))


def refuse(attempt: Attempt) -> None:
    attempt.stop(against(attempt.menu))


def do(state: State, seat: int, _answer: Answer) -> Asking[Moments]:
    """A card of choice, into the hand; nobody needs to stand in the hideout (B7.3)."""
    state.players[seat].looted = state.round
    yield from take_loot(state, seat, LOOT_A_ROUND)
    return ()


LOOT = Action("loot", "B7", (), refuse, do, answers, off_turn="B7.3")
