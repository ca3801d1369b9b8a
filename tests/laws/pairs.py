"""A pair of turns: two seats act at the same time, and a clock may cut them short (W4, W5)."""

from __future__ import annotations

from hivernage.cards.card import Crossroads
from hivernage.model.ids import DIE, die_of
from hivernage.model.parts import Turn
from hivernage.model.question import Gone, Question
from hivernage.model.state import State
from hivernage.rules import crossroads
from hivernage.rules.abilities import end_standing
from hivernage.rules.asking import Rule
from hivernage.rules.colony import discard_played, leave_game
from hivernage.rules.exposure import expose
from hivernage.rules.losses import check_deaths, settle_group, shuffle_deck, wound
from hivernage.rules.turn import ACTIONS


def start_pair(state: State) -> Rule:
    """Frostbite for both, a card each; then two turns lie on the table."""
    pair = state.seats_from(state.lane.seat)[: min(2, state.turns_left)]
    state.turn += 1
    for survivor in state.survivors.values():
        survivor.moved = False
    state.tell("turn", seat=pair[0], round=state.round)
    for seat in pair:
        for name in [s.id for s in state.group(seat) if s.frostbite]:
            if name in state.survivors:
                yield from wound(state, name)
    pair = [seat for seat in pair if not state.players[seat].out]
    state.turns = [Turn(seat) for seat in pair] or [Turn(state.lane.seat, done=True)]
    for i, turn in enumerate(state.turns):
        if not turn.done:
            state.act_in(i)
            crossroads.draw(state)
            turn.ask = state.reserve()
    state.timer = state.reserve()  # from the beginning, so that it can cut anywhere; W4.5 starts it at the first `end`
    state.step = "pair-actions"


def pair_act(state: State) -> Rule:
    """One action of one of the two, and what it sets off. Its question has the number kept for it."""
    turn = state.lane
    answers = yield Question(turn.ask, (turn.seat,), "action")
    answer = answers[turn.seat]
    turn.ask = 0
    if answer == ("end",):
        turn.done = True
        state.tell("done", seat=turn.seat)
        return
    state.clock += 1
    try:
        moments = yield from ACTIONS[answer[0]](state, turn.seat, answer)
        yield from crossroads.watch(state, *moments)
    except Gone:
        lose_action(state, turn)
    turn.at, turn.owed = "", []
    if state.players[turn.seat].out:
        turn.done = True
    else:
        turn.ask = state.reserve()


def pair_guard(state: State) -> Rule:
    """The guard of a turn may report at any time; nothing stops for it, and nobody else hears it (W4.1, W24.2)."""
    turn = state.lane  # the question stays, with nothing to answer: that it was answered shows nowhere (W24.2)
    answers = yield Question(turn.guard_question, (turn.guard,), "guard", wait="never")
    turn.called = answers[turn.guard][1]
    yield from crossroads.watch(state, crossroads.Moment("said", turn.called))


# What is lost when time runs out, or with the survivor who was at it


def cut(state: State) -> None:
    """Time is out: an open action is lost, its die stays spent, drawn cards go under the deck (W4.10)."""
    state.tell("time-out")
    for turn in state.turns:
        lose_action(state, turn)


def lose_action(state: State, turn: Turn) -> None:
    """Every card in a turn's hands goes where the rules send it; nothing is kept."""
    player = state.players[turn.seat]
    if turn.searching:
        rest, turn.searching = turn.searching, []
        state.places[turn.at].deck[:0] = rest[::-1]
        state.tell("put-under", seat=turn.seat, place=turn.at, n=len(rest), private={turn.seat: {"cards": rest}})
    if turn.turned_up:
        state.places[turn.at].deck += turn.turned_up
        turn.turned_up = []
        shuffle_deck(state, turn.at)
    player.used_dice += len(turn.plan.sources)
    for key in turn.plan.cards:
        discard_played(state, turn.seat, key)
    turn.plan.sources, turn.plan.cards = [], []
    for key in turn.shown:
        _put_away(state, turn, key)
    turn.shown = []
    for seat, pledge in enumerate(turn.pledges):
        for thing in pledge:
            if thing in DIE:
                state.players[seat].dice.append(die_of(thing))
            else:
                state.players[seat].hand.append(thing)
    turn.pledges = []
    turn.cancelled = False


def _put_away(state: State, turn: Turn, key: str) -> None:
    card = state.library.cards[key]
    if isinstance(card, Crossroads):
        leave_game(state, key, face_up=True)
    elif key in state.library.items:
        discard_played(state, turn.seat, key, event=card.kind == "event")
    else:
        state.lost.append(key)  # a newcomer who never arrived


def after_pair_actions(state: State) -> None:
    state.timer = 0
    state.step = "end-pair"


def end_pair(state: State) -> Rule:
    """What the cut left undone and can be read off the table: rolls owed, groups without a leader; then the cards."""
    for i, turn in enumerate(state.turns):
        state.act_in(i)  # fault: after a question it is 0 again; make these lanes of their own, one after the other
        owed, turn.owed = turn.owed[:], []
        for name in owed:
            if name in state.survivors:
                yield from expose(state, name)
    for player in state.players:
        if not player.out and state.group(player.seat) and not player.leader:
            yield from settle_group(state, player.seat)
    yield from check_deaths(state)
    for i in range(len(state.turns)):
        state.act_in(i)
        crossroads.put_back(state)  # not done: what has `fired` is read out here (W4.8)
    end_standing(state, "turn", state.turn)
    state.turns_left -= len(state.turns)
    last = state.turns[-1].seat
    state.tell("turn-over", seat=last)
    state.turns = [Turn(state.left_of(last))]
    state.rest()
    state.step = "start-turn" if state.turns_left > 0 else "colony"
