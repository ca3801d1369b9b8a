"""A player's turn (R5 to R7): frostbite, the crossroads card, then actions until the player ends it."""

from __future__ import annotations

from hivernage.model.events import TurnBegan, TurnEnded
from hivernage.model.question import Question
from hivernage.model.state import State
from hivernage.rules import crossroads
from hivernage.rules.abilities import end_standing, offer_powers
from hivernage.rules.actions import ACTIONS
from hivernage.rules.asking import Rule
from hivernage.rules.crossroads import Moment, go_on_acting
from hivernage.rules.exile import leave_colony
from hivernage.rules.losses import wound


def start_turn(state: State) -> Rule:
    """Frostbite, then the crossroads draw (T2.1)."""
    player = state.players[state.lane.seat]
    state.turn += 1
    state.lane.requested = []
    state.lane.exile_called = False
    state.lane.died = state.lane.built = False
    for survivor in state.survivors.values():
        survivor.moved = False
    state.tell(TurnBegan(seat=player.seat, round=state.round))
    for name in [s.id for s in state.group(player.seat) if s.frostbite]:
        if name in state.survivors:
            yield from wound(state, name)
    if player.out:
        state.step = "end-turn"
    else:
        crossroads.draw(state)
        state.step = "open-turn"


def open_turn(state: State) -> Rule:
    """The state triggers of the card, then start-of-turn powers (T2.1); the guard may report from now on."""
    seat = state.lane.seat
    if state.players[seat].exiled:
        yield from leave_colony(state, seat)  # E2.2
    yield from crossroads.watch(state, Moment("turn-start"))
    yield from offer_powers(state, "turn", seat)
    yield from crossroads.watch(state)
    _go_on(state)


def _go_on(state: State) -> None:
    if state.players[state.lane.seat].out:
        state.step = "end-turn"
    elif state.lane.called:
        state.step = "reported"
    else:
        go_on_acting(state)


def act(state: State) -> Rule:
    """One action of the active player, and what it sets off."""
    seat = state.lane.seat
    answers = yield Question(state.lane.ask, (seat,), "action")
    answer = answers[seat]
    state.lane.ask = 0
    action = ACTIONS[answer[0]]
    if action.verb == "end":
        yield from action.do(state, seat, answer)
        return
    state.clock += 1
    moments = yield from action.do(state, seat, answer)
    yield from crossroads.watch(state, *moments)
    _go_on(state)


def end_turn(state: State) -> Rule:
    """What is offered last, then all that held for the turn is over (R7)."""
    if (yield from offer_powers(state, "end-of-turn", state.lane.seat)):
        yield from crossroads.watch(state)
    crossroads.put_back(state)
    end_standing(state, "turn", state.turn)
    state.tell(TurnEnded(seat=state.lane.seat))
    state.lane.guard = -1
    state.lane.guard_question = -1
    state.turns_left -= 1
    if state.turns_left > 0:
        state.lane.seat = state.left_of(state.lane.seat)
        state.step = "start-turn"
    else:
        state.step = "colony"
