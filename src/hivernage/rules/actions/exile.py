"""Call a vote to exile a player (F7)."""

from __future__ import annotations

from hivernage.model.ids import SEATS, seat_of
from hivernage.model.parts import Player
from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules.actions.action import Action, Moments
from hivernage.rules.actions.attempt import Attempt, seat_word
from hivernage.rules.actions.menu import Menu
from hivernage.rules.asking import Asking
from hivernage.rules.exile import exile_vote
from hivernage.rules.refusal import Reason

TOGETHER = Reason("O1.3", "no-exile-together")
CALLED = Reason("F7", "exile-called")
NOBODY = Reason("F7.3", "nobody-to-exile")
SELF = Reason("F7.1", "exile-self")
EXILED = Reason("F7.3", "exiled-already", "player")
OUT = Reason("O5.1", "player-out", "player")


def against(menu: Menu) -> Reason | None:
    """Not in a cooperative game, and once in a turn."""
    if menu.state.options.cooperative:
        return TOGETHER
    return CALLED if menu.state.lane.exile_called else None


def against_naming(menu: Menu, player: Player) -> Reason | None:
    if player.seat == menu.seat:
        return SELF
    if player.exiled:
        return EXILED
    return OUT if player.out else None


def answers(menu: Menu) -> None:
    if against(menu) is None:
        menu.answers += [
            ("exile", SEATS[player.seat]) for player in menu.state.players if against_naming(menu, player) is None
        ]


def refuse(attempt: Attempt) -> None:
    attempt.stop(against(attempt.menu))
    players = attempt.state.players
    if attempt.word(1):
        seat = seat_word(attempt, 1)
        attempt.stop(against_naming(attempt.menu, players[seat]), player=SEATS[seat])
    elif all(against_naming(attempt.menu, player) for player in players):
        attempt.stop(NOBODY)


def do(state: State, _seat: int, answer: Answer) -> Asking[Moments]:
    state.lane.exile_called = True
    yield from exile_vote(state, seat_of(answer[1]))
    return ()


EXILE = Action("exile", "F7", ("player",), refuse, do, answers)
