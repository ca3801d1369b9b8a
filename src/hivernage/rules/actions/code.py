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
from hivernage.rules.effects.dice import spend_die
from hivernage.rules.powers import player_mods
from hivernage.rules.refusal import Reason

NOBODY_THERE = Reason("N4", "nobody-in-raxxon")


def against(menu: Menu) -> Reason | None:
    """A survivor of the player's own must be there, unless a card lets dice go there from anywhere."""
    if any(survivor.place == RAXXON for survivor in menu.group):
        return None
    return None if any(mod.anywhere for mod in player_mods(menu.state, menu.seat, Code)) else NOBODY_THERE


def answers(menu: Menu) -> None:
    if against(menu) is None:
        menu.answers += [("code", die) for die in menu.dice]


def refuse(attempt: Attempt) -> None:
    attempt.stop(against(attempt.menu))
    attempt.check_die(1)


def do(state: State, seat: int, answer: Answer) -> Asking[Moments]:
    """It shows what it shows, and is spent (N4.1)."""
    yield from ()
    value = die_of(answer[1])
    spend_die(state, state.players[seat], value)
    state.code_dice.append(CodeDie(value, seat))
    state.tell(CodeDiePlaced(seat=seat, value=value))
    return ()


CODE = Action("code", "N4", ("die",), refuse, do, answers=answers)
