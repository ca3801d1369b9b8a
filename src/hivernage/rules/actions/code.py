"""Put an unused die on Raxxon, for the code of the top experiment (N4)."""

from __future__ import annotations

from hivernage.cards.modifiers import Code
from hivernage.model.board import RAXXON
from hivernage.model.events import CodeDiePlaced
from hivernage.model.ids import die_of
from hivernage.model.parts import CodeDie
from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules.actions.action import Action, Moments
from hivernage.rules.actions.attempt import Attempt
from hivernage.rules.actions.menu import Menu
from hivernage.rules.asking import Asking
from hivernage.rules.code_dice import keeps_dice
from hivernage.rules.effects.dice import spend_die
from hivernage.rules.gates import against_gate
from hivernage.rules.powers import player_mods
from hivernage.rules.refusal import Reason

NOBODY_THERE = Reason("N4", "nobody-in-raxxon")


TAKEN = Reason("I1.19", "value-there")


def against(menu: Menu) -> Reason | None:
    """A survivor of the player's own must be there, unless a card lets dice go there from anywhere. While the lockdown
    is closed they go there only for an objective that keeps them (I1.4, I1.19)."""
    if (closed := against_gate(menu.state, "lockdown")) and not keeps_dice(menu.state):
        return closed
    if any(survivor.place == RAXXON for survivor in menu.group):
        return None
    return None if any(mod.anywhere for mod in player_mods(menu.state, menu.seat, Code)) else NOBODY_THERE


def answers(menu: Menu) -> None:
    if against(menu) is None:
        menu.answers += [("code", die) for die in menu.dice if against_value(menu.state, die_of(die)) is None]


def against_value(state: State, value: int) -> Reason | None:
    """Dice that stay there show each value once."""
    return TAKEN if keeps_dice(state) and any(die.value == value for die in state.code_dice) else None


def refuse(attempt: Attempt) -> None:
    attempt.stop(against(attempt.menu))
    attempt.check_die(1)
    values = [attempt.die(1)] if attempt.word(1) else attempt.player.dice
    if all(against_value(attempt.state, value) for value in values):
        attempt.stop(TAKEN)


def do(state: State, seat: int, answer: Answer) -> Asking[Moments]:
    """It shows what it shows, and is spent (N4.1)."""
    yield from ()
    value = die_of(answer[1])
    spend_die(state, state.players[seat], value)
    state.code_dice.append(CodeDie(value, seat))
    state.tell(CodeDiePlaced(seat=seat, value=value))
    return ()


CODE = Action("code", "N4", ("die",), refuse, do, answers=answers)
