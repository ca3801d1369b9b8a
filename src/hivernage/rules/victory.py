"""How a game ends and who wins (G2 to G4, V2)."""

from __future__ import annotations

from hivernage.cards.card import BetrayalObjective, OwnObjective
from hivernage.cards.conditions import Condition
from hivernage.model.events import GameEnded
from hivernage.model.parts import NOBODY
from hivernage.model.state import State
from hivernage.rules.conditions import holds, is_betrayer
from hivernage.rules.homes import colony_of
from hivernage.rules.powers import side
from hivernage.rules.scope import Scope


def is_complete(state: State, seat: int) -> bool:
    """Whether the main objective is met for the home of a seat, with all that cards added; C5 only (G2.1)."""
    scope = Scope(seat, card=state.main_key)
    return holds(state, side(state).goal, scope) and all(
        holds(state, state.library.nodes[node].goal, scope) for node in state.goals
    )


def finish(state: State, reason: str, winner: int | None = None) -> None:
    """Morale or the round track at 0 ends the game at once, and the main objective counts as missed (G4).

    It counts as met where it was found complete (C5). `winner`: the only one, where the end itself says so (I2.17).
    """
    state.ending = reason
    state.hold_end = False
    state.winners = [p.seat for p in state.players if not p.out and has_won(state, p.seat)]
    if winner is not None:
        state.winners = [winner]
    if state.game.epilogue is not None:
        state.game.epilogue(state)
    state.step = "over"
    for turn in state.turns:
        turn.seat = NOBODY
    objectives = {str(p.seat): [p.objective, p.exiled_objective] for p in state.players}
    state.tell(GameEnded(reason=reason, complete=state.complete, winners=state.winners[:], objectives=objectives))


def has_won(state: State, seat: int) -> bool:
    """By one's own objective; without secret objectives everybody wins or loses by the main one (O1).

    Nobody of a colony that has fallen wins (W16.2).
    """
    if colony_of(state, seat).fallen:
        return False
    conditions = goals_of(state, seat)
    if not conditions:
        return colony_of(state, seat).complete
    scope = own_scope(state, seat)
    return all(holds(state, condition, scope) for condition in conditions)


def own_scope(state: State, seat: int) -> Scope:
    """What a player's own objective speaks of; for a lone wolf, the colony that a lot has named for it (LW1.2)."""
    named = state.wolf.named if state.wolf is not None and state.wolf.seat == seat else NOBODY
    return Scope(seat, card=state.players[seat].objective, colony=named)


def printed_goals(card: OwnObjective, silent: bool) -> tuple[Condition, ...]:
    """What a personal objective asks for; `silent`: its owner was asked to reveal it and didn't (I2.18)."""
    if silent and isinstance(card, BetrayalObjective) and card.if_silent:
        return (*card.win, card.if_silent)
    return card.win


def goals_of(state: State, seat: int) -> tuple[Condition, ...]:
    """The conditions a player is judged by, changed by exile (V2.1)."""
    player = state.players[seat]
    if not player.objective:
        return ()
    old = printed_goals(state.library.secrets[player.objective], silent=seat in state.stayed_silent)
    if not player.exiled_objective:
        return old
    exiled = state.library.exiled[player.exiled_objective]
    return (exiled.betrayer, *old[1:]) if is_betrayer(state, player.objective) else exiled.loyal
