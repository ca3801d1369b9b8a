"""A pair of turns: one player of each colony at the same time (W3 to W5).

Crossroads are drawn, survivors move by turns, both act at once, and what was triggered is read out. A lone wolf takes
the same steps alone, before the pairs (LW1.4).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from hivernage.model.events import (
    FinishedActing,
    OrderSettled,
    StoppedMoving,
    TimeRanOut,
    TimerStarted,
    TurnBegan,
    TurnEnded,
)
from hivernage.model.parts import Turn
from hivernage.model.question import Gone, Question
from hivernage.model.state import State
from hivernage.rules import crossroads, lost_action
from hivernage.rules.abilities import end_standing, offer_powers
from hivernage.rules.actions import ACTIONS
from hivernage.rules.asking import Rule
from hivernage.rules.crossroads import Moment
from hivernage.rules.exposure import resolve_bites
from hivernage.rules.game import Flow, Lane, Step
from hivernage.rules.homes import colonies, is_wolf, wolf_of
from hivernage.rules.losses import wound

# Before the pair


def order_pairs(state: State) -> None:
    """The lone wolf, the leaders, then clockwise in each colony, until everybody has had a turn (W3, W3.1, LW1.4)."""
    lines = [_line(state, number) for number in range(len(colonies(state)))]
    wolf = wolf_of(state)
    alone = [] if wolf is None else [[wolf]]
    state.pairs = alone + [list(pair) for pair in zip(*lines, strict=True)]
    state.turns_left = len(state.pairs)


def _line(state: State, number: int) -> list[int]:
    seats = [player.seat for player in state.players if player.colony == number]
    first = seats.index(state.colonies[number].leader)
    return seats[first:] + seats[:first]


def open_pair(state: State) -> None:
    """Two seats are active, or the lone wolf; their triggers are only noted (W4.1)."""
    pair = state.pairs.pop(0)
    state.turn += 1
    for survivor in state.survivors.values():
        survivor.moved = False
    state.to_move = 0  # what the night has settled is over
    state.turns = [Turn(seat, notes=True) for seat in pair]
    state.rest()
    for seat in pair:
        state.tell(TurnBegan(seat=seat, round=state.round))
    state.step = "frost-1"


def frost(state: State) -> Rule:
    """Frostbite of both active players (W3.2)."""
    for name in [s.id for s in state.group(state.lane.seat) if s.frostbite]:
        yield from wound(state, name)


# (1) Crossroads


def draw(state: State) -> Rule:
    """A teammate draws; what the card waits for may be so already, and powers of the turn's start are offered."""
    if state.players[state.lane.seat].out:
        return  # the lone wolf has just left the game (LW5.3)
    if is_wolf(state, state.lane.seat) and state.game.loner is not None:
        yield from state.game.loner.begin_turn(state)
    crossroads.draw(state)
    yield from crossroads.watch(state, Moment("turn-start"))
    yield from offer_powers(state, "turn", state.lane.seat)
    yield from crossroads.watch(state)


def report(state: State) -> Rule:
    """The guard of a turn may report at any time; nothing stops for it, and nobody else hears it (W24.2).

    The question stays open with nothing to answer: if it went, everybody would see that it was answered.
    """
    turn = state.lane
    answers = yield Question(turn.guard_question, (turn.guard,), "guard", wait="never")
    turn.called = answers[turn.guard][1]
    yield from crossroads.watch(state, Moment("said", turn.called))


def _guards(state: State) -> list[Lane]:
    return [Lane(report, i) for i, turn in enumerate(state.turns) if turn.guard_question >= 0]


# (2) Movement


def settle_order(state: State, what: str, lowest: bool) -> int:
    """Which colony is first, by its morale; where both are equal, by a die (W4.7, W4.12)."""
    ours, theirs = (colony.morale for colony in colonies(state))
    rolled = ours == theirs
    first = state.draw(2) if rolled else int((ours > theirs) == lowest)
    state.tell(OrderSettled(what=what, colony=first, rolled=rolled))
    return first


def _settle_turns(state: State, what: str, lowest: bool) -> int:
    """Whose turn comes first; who is alone has nobody to wait for."""
    return settle_order(state, what, lowest) if len(state.turns) > 1 else 0


def begin_movement(state: State) -> None:
    state.to_move = _settle_turns(state, "movement", lowest=True)
    state.step = "movement"
    _go_on_moving(state)


def _go_on_moving(state: State) -> None:
    """Whoever is to move is asked; when both have passed, both act. Who has nobody left to move has passed."""
    for turn in state.turns:
        turn.moved_on = False
        if not turn.passed and all(survivor.moved for survivor in state.group(turn.seat)):
            turn.passed = True
            state.tell(StoppedMoving(seat=turn.seat))
    if all(turn.passed for turn in state.turns):
        begin_actions(state)
        return
    if state.turns[state.to_move].passed:
        state.to_move = _other(state)
    _ask_anew(state)


def _other(state: State) -> int:
    """The other of two turns; the same one where it is the only one."""
    return (state.to_move + 1) % len(state.turns)


def _ask_anew(state: State) -> None:
    for turn in state.turns:
        turn.ask = state.reserve()


def move_or_pass(state: State) -> Rule:
    """One survivor of whoever is to move, or none any more (W4, W4.2)."""
    turn = state.lane
    answers = yield Question(turn.ask, (turn.seat,), "action")
    answer = answers[turn.seat]
    turn.ask = 0
    if answer == ("pass",):
        turn.passed = turn.moved_on = True
        state.tell(StoppedMoving(seat=turn.seat))
        return
    before = _movers(state, turn)
    yield from _do(state, turn, answer)
    turn.moved_on = answer[0] == "move" or _movers(state, turn) != before  # fuel that was asked for goes with a move
    if not turn.moved_on:
        turn.ask = state.reserve()


def request_meanwhile(state: State) -> Rule:
    """Cards may be asked for while the other is to move (W4.11); nobody waits for it."""
    turn = state.lane
    answers = yield Question(turn.ask, (turn.seat,), "action", wait="never")
    turn.ask = 0
    yield from _do(state, turn, answers[turn.seat])
    turn.ask = state.reserve()


def _do(state: State, turn: Turn, answer: tuple[str, ...]) -> Rule:
    state.clock += 1
    try:
        moments = yield from ACTIONS[answer[0]].do(state, turn.seat, answer)
        yield from crossroads.watch(state, *moments)
    except Gone:
        lost_action.lose_action(state, turn)


def _movers(state: State, turn: Turn) -> list[str]:
    return [survivor.id for survivor in state.group(turn.seat) if survivor.moved]


def moving(state: State) -> list[Lane]:
    mover = state.turns[state.to_move]
    lanes = [
        Lane(request_meanwhile if i != state.to_move else move_or_pass, i)
        for i, turn in enumerate(state.turns)
        if turn is not mover or not turn.moved_on
    ]
    return lanes + _guards(state)


def next_to_move(state: State) -> None:
    """The other colony is to move, unless it has passed (W4.2)."""
    state.to_move = _other(state)
    _go_on_moving(state)


# (3) Actions


def begin_actions(state: State) -> None:
    """Both act from now on; in the quick game the timer runs at once (LW6.1), but never for a lone wolf (LW1.4)."""
    state.step = "actions"
    _ask_anew(state)
    if state.options.quick and len(state.turns) > 1:
        _start_timer(state)


def _start_timer(state: State) -> None:
    if state.options.timer and not state.timer:
        state.timer = state.reserve()
        state.tell(TimerStarted(seconds=state.options.timer))


def act(state: State) -> Rule:
    """One action of one of the two, and what it sets off. Its question has the number kept for it."""
    turn = state.lane
    answers = yield Question(turn.ask, (turn.seat,), "action")
    answer = answers[turn.seat]
    turn.ask = 0
    if answer == ("end",):
        turn.done = True
        state.tell(FinishedActing(seat=turn.seat))
        if any(not other.done for other in state.turns):
            _start_timer(state)  # W4.5
        return
    yield from _do(state, turn, answer)
    turn.ask = state.reserve()


def acting(state: State) -> list[Lane]:
    return [Lane(act, i) for i, turn in enumerate(state.turns) if not turn.done] + _guards(state)


def cut(state: State) -> None:
    """Time is out: whatever isn't finished is lost (W4.10)."""
    state.tell(TimeRanOut(seats=[turn.seat for turn in state.turns if not turn.done]))
    for turn in state.turns:
        lost_action.lose_action(state, turn)
        turn.done = True


def end_actions(state: State) -> None:
    state.timer = 0
    state.step = "bites"


def settle(state: State) -> Rule:
    """What time cut short is settled, then what comes at the end of a turn is offered."""
    yield from lost_action.settle_owed(state)
    yield from offer_powers(state, "end-of-turn", state.lane.seat)
    yield from crossroads.watch(state)


# (4) Crossroads that were triggered


def begin_reading(state: State) -> None:
    state.to_move = _settle_turns(state, "crossroads", lowest=False)
    state.step = "read-1"


def read_out(state: State) -> Rule:
    """A card that was set off is read out and resolved, else it goes under the deck (W4.9, W4.13)."""
    turn = state.lane
    if turn.fired and not state.players[turn.seat].out:
        causes, turn.fired = turn.fired, []
        yield from crossroads.fire(state, state.library.crossroads[turn.crossroads], *causes)
    else:
        crossroads.put_back(state)


def close_pair(state: State) -> None:
    end_standing(state, "turn", state.turn)
    for turn in state.turns:
        state.tell(TurnEnded(seat=turn.seat))
    state.turns_left -= 1
    state.to_move = 0
    state.take_turns(state.first)
    state.step = "pair" if state.pairs else "colony"


# The steps


def _go(step: str) -> Callable[[State], None]:
    def then(state: State) -> None:
        state.step = step

    return then


def _in_order(state: State) -> list[int]:
    """The turns in progress, that of the first colony first."""
    return list(dict.fromkeys((state.to_move, _other(state))))


def _one_after_the_other(name: str, rule: Callable[[State], Rule], then: Callable[[State], None]) -> Flow:
    def lanes(n: int, state: State) -> list[Lane]:
        return [Lane(rule, turn) for turn in _in_order(state)[n : n + 1]]

    return {f"{name}-1": Step(partial(lanes, 0), _go(f"{name}-2")), f"{name}-2": Step(partial(lanes, 1), then)}


def _both(rule: Callable[[State], Rule]) -> Callable[[State], list[Lane]]:
    return lambda state: [Lane(rule, i) for i in range(len(state.turns))]


PAIRS: Final[Flow] = {
    "pair": Step(lambda _: [], open_pair, keeps=True),
    **_one_after_the_other("frost", frost, _go("draw")),
    "draw": Step(_both(draw), begin_movement),
    "movement": Step(moving, next_to_move, asks_first=True, again=True),
    "actions": Step(acting, end_actions, asks_first=True, cut=cut, again=True),
    "bites": Step(lambda _: [Lane(resolve_bites)], _go("owed-1")),
    **_one_after_the_other("owed", settle, begin_reading),
    **_one_after_the_other("read", read_out, _go("close")),
    "close": Step(lambda _: [], close_pair),
}
"""The steps of a pair of turns."""
