"""What a card in Python brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hivernage.model.state import State
from hivernage.rules.asking import Rule
from hivernage.rules.scope import Scope


def always(_state: State, _scope: Scope) -> bool:
    return True


class SpecialRule(NamedTuple):
    """A rule, and whether it can be carried out now."""

    run: Callable[[State, Scope], Rule]
    can: Callable[[State, Scope], bool] = always
