"""Gambling: everybody may stake a hand card for each survivor in the colony; the highest die takes it all."""

from __future__ import annotations

from hivernage.model.events import Gambled, Staked, StakesWon
from hivernage.model.question import Answer, Question
from hivernage.model.state import State
from hivernage.rules.asking import Rule, answers_to, ask
from hivernage.rules.homes import home
from hivernage.rules.losses import backs
from hivernage.rules.scope import Scope
from hivernage.rules.special.base import SpecialRule


def gamble(state: State, _scope: Scope) -> Rule:
    """Stakes lie face down; their number is public, and with it the number of dice."""
    state.lane.pledges = [[] for _ in state.players]
    for seat in state.seats_from(state.first):
        yield from _stake(state, seat)
    contenders = [seat for seat, stakes in enumerate(state.lane.pledges) if stakes]
    dice = {seat: len(state.lane.pledges[seat]) for seat in contenders}
    while len(contenders) > 1:
        best = {seat: _best_roll(state, seat, dice[seat]) for seat in contenders}
        top = max(best.values())
        contenders = [seat for seat in contenders if best[seat] == top]
    if contenders:
        _win(state, contenders[0])
    state.lane.pledges = []


def _stake(state: State, seat: int) -> Rule:
    player = state.players[seat]
    limit = sum(s.place == home(state, seat) for s in state.group(seat))
    while player.hand and len(state.lane.pledges[seat]) < limit:
        answer = yield from ask(state, seat, "stake", (str(limit),))
        if answer[0] == "enough":
            break
        player.hand.remove(answer[1])
        state.lane.pledges[seat].append(answer[1])
        back = backs([answer[1]])[0]
        state.tell(Staked(seat=seat, back=back, private={seat: {"card": answer[1]}}))


@answers_to("stake")
def stake_answers(state: State, _question: Question, seat: int) -> list[Answer]:
    return [("enough",), *(("stake", key) for key in sorted(set(state.players[seat].ready())))]


def _best_roll(state: State, seat: int, n: int) -> int:
    values = [state.roll() for _ in range(n)]
    state.tell(Gambled(seat=seat, dice=values))
    return max(values)


def _win(state: State, winner: int) -> None:
    stakes = [key for stake in state.lane.pledges for key in stake]
    own = {seat: {"cards": stake[:]} for seat, stake in enumerate(state.lane.pledges) if stake}
    own[winner] = {"cards": stakes}
    state.players[winner].hand += stakes
    staked = [len(stake) for stake in state.lane.pledges]
    state.tell(StakesWon(seat=winner, backs=backs(stakes), staked=staked, private=own))


RULE = SpecialRule(gamble)
