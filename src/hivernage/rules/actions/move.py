"""Move a survivor to another place, perhaps with fuel (F3)."""

from __future__ import annotations

from hivernage.cards.card import Item
from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules.actions.action import Action, Moments
from hivernage.rules.actions.attempt import Attempt
from hivernage.rules.actions.menu import Menu
from hivernage.rules.asking import Asking
from hivernage.rules.move import against_going, against_leaving, destinations, move, moves_now
from hivernage.rules.playing import FORBIDDEN
from hivernage.rules.powers import forbids_player
from hivernage.rules.refusal import Reason
from hivernage.rules.spaces import free_spaces, rooms

NOT_TO_MOVE = Reason("W4", "other-to-move")
NOWHERE = Reason("F3.1", "nowhere-to-go", "survivor")
NOT_FOR_MOVES = Reason("F3.4", "not-for-moves", "card")


def against_fuel(menu: Menu, item: Item) -> Reason | None:
    """What keeps a card from being played together with a move (F3.4)."""
    if not item.goes_with_moves:
        return NOT_FOR_MOVES
    if forbids_player(menu.bans, "play", item.symbol):
        return FORBIDDEN
    return None


def against_now(menu: Menu) -> Reason | None:
    """Where two seats move by turns, only one of them is to move."""
    return None if moves_now(menu.state, menu.seat) else NOT_TO_MOVE


def answers(menu: Menu) -> None:
    state = menu.state
    if against_now(menu) is not None:
        return
    movers = [s for s in menu.group if against_leaving(s, menu.bans_on(s)) is None]
    if not movers:
        return
    room = rooms(state)
    moves: list[Answer] = [
        ("move", survivor.id, name)
        for survivor in movers
        for name, free in room.items()
        if against_going(state, survivor, name, free, menu.bans_on(survivor)) is None
    ]
    menu.answers += moves
    items = state.library.items
    fuels = [key for key in menu.ready if against_fuel(menu, items[key]) is None]
    if fuels:
        menu.answers += [(*words, key) for words in moves for key in fuels]


def refuse(attempt: Attempt) -> None:
    attempt.stop(against_now(attempt.menu))
    survivor = attempt.own_survivor()
    bans = attempt.menu.bans_on(survivor)
    attempt.stop(against_leaving(survivor, bans), survivor)
    if not attempt.word(2):
        if not destinations(attempt.state, survivor, rooms(attempt.state), bans):
            attempt.stop(NOWHERE, survivor)
        return
    name = attempt.place(2)
    free = free_spaces(attempt.state, name)
    attempt.stop(against_going(attempt.state, survivor, name, free, bans), survivor, to=name)
    if attempt.word(3):
        item = attempt.hand_card(3)
        attempt.stop(against_fuel(attempt.menu, item), item=item)
        attempt.check_ready(3, item)


def do(state: State, _seat: int, answer: Answer) -> Asking[Moments]:
    fuel = answer[3] if len(answer) > 3 else ""
    if fuel:
        state.players[state.lane.seat].hand.remove(fuel)
    return (yield from move(state, answer[1], answer[2], fuel))


MOVE = Action("move", "F3", ("survivor", "place", "hand?"), refuse, do, answers)
