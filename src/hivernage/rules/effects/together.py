"""Joint payments: everybody may pledge, withdraw or pass, until it is paid or nobody is left to pay."""

from __future__ import annotations

from hivernage.cards.effects import Together
from hivernage.model.events import CardLeft, CardStored, NotPaid, Paid, Passed, Pledged, PledgeReturned, PledgeWithdrawn
from hivernage.model.ids import DIE, die_of
from hivernage.model.question import Answer, Question
from hivernage.model.state import State
from hivernage.rules.asking import Asking, answers_to, refuses
from hivernage.rules.colony import leave_game, to_waste
from hivernage.rules.effects.interpret import run, runs
from hivernage.rules.homes import colony_of
from hivernage.rules.refusal import Refusal, no
from hivernage.rules.scope import Scope


@runs(Together)
def run_together(state: State, word: Together, scope: Scope) -> Asking[Scope]:
    """Pledge, withdraw or pass until it is paid, or all have passed and everybody takes back what they pledged."""
    state.lane.pledges, state.lane.pledges_open = [[] for _ in state.players], True
    args = (state.library.node_id(word),)
    open_seats = state.seats_from(state.lane.seat)
    while open_seats and not _is_paid(state, word):
        answers = yield state.question(tuple(open_seats), "pledge", args, wait="any")
        for seat, answer in answers.items():
            _pledge(state, seat, answer)
            if answer[0] != "pledge":
                open_seats.remove(seat)
    paid = _is_paid(state, word)
    _settle(state, word, paid)
    return (yield from run(state, word.then if paid else word.otherwise, scope))


def missing(state: State, word: Together) -> dict[str, int]:
    """What is still to be pledged, by symbol; dice count as `die`."""
    need: dict[str, int] = {"die": word.dice}
    need.update(word.cards.items())
    for pledge in state.lane.pledges:
        for thing in pledge:
            need[_kind(state, thing)] -= 1
    return need


def _kind(state: State, thing: str) -> str:
    return "die" if thing in DIE else state.library.items[thing].symbol


def _is_paid(state: State, word: Together) -> bool:
    return not any(missing(state, word).values())


def _pledge(state: State, seat: int, answer: Answer) -> None:
    player = state.players[seat]
    if answer[0] == "pledge":
        thing = answer[1]
        if thing in DIE:
            player.dice.remove(die_of(thing))
        else:
            player.hand.remove(thing)
        state.lane.pledges[seat].append(thing)
        state.tell(Pledged(seat=seat, thing=thing, reveal=thing not in DIE))
    elif answer[0] == "withdraw":
        _take_back(state, seat)
        state.tell(PledgeWithdrawn(seat=seat))
    else:
        state.tell(Passed(seat=seat))


def _take_back(state: State, seat: int) -> None:
    player = state.players[seat]
    for thing in state.lane.pledges[seat]:
        if thing in DIE:
            player.dice.append(die_of(thing))
        else:
            player.hand.append(thing)
            state.tell(PledgeReturned(seat=seat, card=thing))
    state.lane.pledges[seat] = []


def _settle(state: State, word: Together, paid: bool) -> None:
    for seat, pledge in enumerate(state.lane.pledges):
        if not paid:
            _take_back(state, seat)
            continue
        for thing in pledge:
            if thing in DIE:
                state.players[seat].used_dice += 1
                continue
            state.players[seat].unmark(thing)
            if word.to == "waste":
                to_waste(state, colony_of(state, seat), thing)
            elif word.to == "objective":
                colony_of(state, seat).stored.append(thing)
                state.tell(CardStored(seat=seat, card=thing, colony=state.players[seat].colony, pledged=True))
            else:
                leave_game(state, thing, face_up=True)
                state.tell(CardLeft(card=thing))
    state.tell(Paid() if paid else NotPaid())
    state.lane.pledges, state.lane.pledges_open = [], False


@answers_to("pledge")
def pledge_answers(state: State, question: Question, seat: int) -> list[Answer]:
    need = missing(state, state.library.nodes[question.args[0]])
    player = state.players[seat]
    answers: list[Answer] = [("pass",)] if not state.lane.pledges[seat] else [("pass",), ("withdraw",)]
    items = state.library.items
    answers += [("pledge", key) for key in sorted(set(player.ready())) if need.get(items[key].symbol, 0) > 0]
    if need.get("die", 0) > 0:
        answers += [("pledge", DIE[value]) for value in sorted(set(player.dice))]
    return answers


@refuses("pledge")
def refuse_pledge(state: State, question: Question, seat: int, answer: Answer) -> Refusal | None:
    """What isn't there can't be pledged, nor more than is needed."""
    if answer == ("withdraw",):
        return no("T1", "nothing-pledged")
    if answer[0] != "pledge" or len(answer) != 2:
        return None
    thing, player, item = answer[1], state.players[seat], state.library.items.get(answer[1])
    if thing in DIE[1:]:
        if die_of(thing) not in player.dice:
            return no("R4", "no-such-die", n=die_of(thing))
    elif item is None:
        return None
    elif thing not in player.hand:
        return no("F1", "not-in-hand", card=item.name)
    elif thing not in player.ready():
        return no("T1", "locked", card=item.name)
    need = missing(state, state.library.nodes[question.args[0]]).get(_kind(state, thing), 0)
    return no("T1", "not-needed") if need <= 0 else None
