"""What the lone wolf has done in this turn, for missions that ask for it (LW1.10)."""

from __future__ import annotations

from hivernage.model.parts import Deed
from hivernage.model.state import State
from hivernage.rules.homes import is_wolf


def note(state: State, seat: int, what: str, survivor: str = "", times: int = 1) -> None:
    """The lone wolf has done it, with this survivor or to this one; nobody else's deeds are asked for."""
    turn = state.turn_of(seat) if is_wolf(state, seat) else None
    if turn is not None:
        turn.deeds += [Deed(what, survivor)] * times
