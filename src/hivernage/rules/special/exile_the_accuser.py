"""I'll Show Them I Can Help: whoever cried treason is sent away, without a vote of their own."""

from __future__ import annotations

from hivernage.model.state import State
from hivernage.rules.asking import Rule
from hivernage.rules.exile import exile
from hivernage.rules.scope import Scope
from hivernage.rules.special.base import SpecialRule


def send_away(state: State, scope: Scope) -> Rule:
    """The vote that has just passed was the one about it."""
    if scope.accuser >= 0 and not state.players[scope.accuser].exiled:
        yield from exile(state, scope.accuser)


RULE = SpecialRule(send_away)
