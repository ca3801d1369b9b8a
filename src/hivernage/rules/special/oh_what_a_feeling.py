"""Oh What a Feeling: two survivors alone with each other, and what their players make of it."""

from __future__ import annotations

from hivernage.cards.effects import Transfer
from hivernage.model.events import ContestRolled, Voted
from hivernage.model.state import State
from hivernage.rules.asking import Rule, pick_live
from hivernage.rules.conditions import alone_together
from hivernage.rules.effects.interpret import run
from hivernage.rules.losses import heal, wound
from hivernage.rules.scope import Scope
from hivernage.rules.special.base import SpecialRule
from hivernage.rules.vote import UP_OR_DOWN

COMPANY = "humans-one-of-another"
HARM = ("wound", "frostbite", "despair")
TAKE_OVER = Transfer(who="it", to="you")


def meet(state: State, scope: Scope) -> Rule:
    """Both vote at the same time, exiled or not: nobody else has a say, and there is no tie."""
    stranger = yield from pick_live(
        state, scope.seat, "survivor", lambda: [s.id for s in alone_together(state, COMPANY, scope)], (scope.card,)
    )
    if stranger is None:
        return
    theirs = state.survivors[stranger]
    mine = next(s for s in state.at(theirs.place) if s.owner == scope.seat)
    pair = {mine.owner: mine, theirs.owner: theirs}
    about = ("card", scope.card)
    ballots = yield state.question(tuple(pair), "vote", about, UP_OR_DOWN)
    up = [seat for seat in pair if ballots[seat] == ("vote", "up")]
    state.tell(Voted(about=list(about), up=up, down=[seat for seat in pair if seat not in up]))
    if len(up) == 1:
        yield from wound(state, pair[up[0]].id, harm="despair")
    elif up:
        for survivor in pair.values():
            for kind in HARM:
                for _ in range(survivor.has(kind)):
                    heal(state, survivor, kind)
        yield from _roll_for_it(state, scope, mine.id, theirs.id)


def _roll_for_it(state: State, scope: Scope, mine: str, theirs: str) -> Rule:
    """The higher die takes the other survivor along; two alike take nobody."""
    own, other = state.roll(), state.roll()
    state.tell(ContestRolled(seat=scope.seat, card=scope.card, mine=own, theirs=other))
    if own != other:
        winner, taken = (mine, theirs) if own > other else (theirs, mine)
        yield from run(state, TAKE_OVER, scope.but(seat=state.survivors[winner].owner, it=taken))


RULE = SpecialRule(meet)
