"""Exile (chapter E)."""

from __future__ import annotations

from hivernage.model.events import (
    ExileCalled,
    Exiled,
    ExiledObjectiveDrawn,
    MoraleChanged,
    Moved,
    ObjectiveShown,
    WronglyExiled,
)
from hivernage.model.ids import SEATS
from hivernage.model.question import GameOver
from hivernage.model.state import State
from hivernage.rules.asking import Asking, Rule, pick_live
from hivernage.rules.bandits import are_about, tell_loyalty
from hivernage.rules.conditions import is_betrayer
from hivernage.rules.exposure import expose
from hivernage.rules.homes import colony_of, home
from hivernage.rules.losses import check_deaths, free_outside, leave_play, remove
from hivernage.rules.powers import is_spared_move, side
from hivernage.rules.scope import Scope
from hivernage.rules.vote import take_vote
from hivernage.rules.whenever import whenever


def exile_vote(state: State, seat: int, caller: int | None = None) -> Asking[bool]:
    """All non-exiled players vote, the named one too (F7.2); nobody is exiled twice (F7.3)."""
    if state.players[seat].exiled:
        return False
    state.tell(ExileCalled(seat=state.lane.seat if caller is None else caller, named=seat))
    passed = yield from take_vote(state, state.seats_from(state.first), ("exile", SEATS[seat]))
    if passed and not state.players[seat].exiled:  # another lane may have voted meanwhile
        yield from exile(state, seat)
    return passed


def exile(state: State, seat: int) -> Rule:
    player = state.players[seat]
    player.exiled = True
    state.tell(Exiled(seat=seat))
    _end_if_wrong(state, seat)
    if side(state).exile == "removed":
        yield from _put_out(state, seat)
        return
    if are_about(state):
        tell_loyalty(state, seat, is_betrayer(state, player.objective))
    _draw_exiled_objective(state, seat)
    yield from leave_colony(state, seat)


def _end_if_wrong(state: State, seat: int) -> None:
    """Two exiled players without a betrayal objective: the colony despairs at once (E4)."""
    wronged = [p for p in state.players if p.exiled and not is_betrayer(state, p.objective)]
    if len(wronged) >= 2:
        colony = colony_of(state, seat)
        before, colony.morale = colony.morale, 0
        state.tell(WronglyExiled())  # first what it reveals, then what follows from it
        state.tell(MoraleChanged(change=-before, now=0, colony=state.players[seat].colony))
        raise GameOver("wrongly-exiled")


def _draw_exiled_objective(state: State, seat: int) -> None:
    """Drawn before the survivors move, and secret; it may show the old objective of a loyal player (E1)."""
    if not state.decks["exiled"]:
        return
    player = state.players[seat]
    player.exiled_objective = state.decks["exiled"].pop()
    state.tell(ExiledObjectiveDrawn(seat=seat, private={seat: {"card": player.exiled_objective}}))
    card = state.library.exiled[player.exiled_objective]
    if card.reveal and player.objective and not is_betrayer(state, player.objective):
        player.objective_shown = True
        state.tell(ObjectiveShown(seat=seat, card=player.objective))


def leave_colony(state: State, seat: int) -> Rule:
    """One by one, in the order the player picks, each by a move with its exposure roll (E2)."""
    left = home(state, seat)

    def inside() -> list[str]:
        return [s.id for s in state.group(seat) if s.place == left]

    while inside() and free_outside(state):
        name = yield from pick_live(state, seat, "survivor", inside, ("leave",))
        if name is None:
            return
        target = yield from pick_live(state, seat, "place", lambda: free_outside(state), (name,), needs=name)
        if target is None:
            continue
        survivor = state.survivors[name]
        spared = is_spared_move(state, survivor, left, target)
        survivor.stand(target)
        state.tell(Moved(survivor=name, seat=seat, place=left, to=target, card=""))
        if not spared:
            survivor.left = left
            yield from expose(state, name, "exile")
            survivor.left = ""
        if name in state.survivors:
            yield from whenever(state, "moved", Scope(seat, it=name, here=target, there=left))
        yield from check_deaths(state)


def _put_out(state: State, seat: int) -> Rule:
    """A main objective may make exile the end for that player: survivors go, and so does the seat."""
    leave_play(state, seat)
    for survivor in state.group(seat):
        yield from remove(state, survivor.id)
