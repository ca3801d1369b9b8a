"""Helpless survivors: those who come, leave and die, and the unruly ones among them (L5)."""

from __future__ import annotations

from msgspec import UNSET

from hivernage.model.events import HelplessChanged, HelplessKilled, HelplessTempered
from hivernage.model.parts import Colony
from hivernage.model.state import State
from hivernage.rules.asking import Asking, Rule, pick_live
from hivernage.rules.homes import is_den, leader_of
from hivernage.rules.scope import Scope
from hivernage.rules.wards import drop_morale
from hivernage.rules.whenever import whenever


def add_helpless(state: State, colony: Colony, n: int, unruly: bool = False) -> None:
    """They join a colony; whoever comes to a den goes by (LW2.3)."""
    if is_den(colony):
        return
    colony.helpless += n
    colony.unruly += n if unruly else 0
    _tell_change(state, colony, n, n if unruly else 0)


def remove_helpless(state: State, colony: Colony, n: int, picker: int) -> Asking[int]:
    """Removed, not killed: no morale is lost (K5)."""
    n = min(n, colony.helpless)
    unruly = 0
    for left in range(n, 0, -1):
        if left == colony.helpless:  # all of them go, of either side
            unruly += colony.unruly
            colony.helpless, colony.unruly = 0, 0
            break
        unruly += yield from _take_one(state, colony, picker, "remove")
    _tell_change(state, colony, -n, unruly)
    if n:
        yield from _answer_to_none(state, colony)
    return n


def kill_helpless(state: State, colony: Colony, picker: int) -> Rule:
    """A helpless survivor who is killed costs morale like any other (K1)."""
    if colony.helpless:
        was_unruly = yield from _take_one(state, colony, picker, "kill")
        unruly = True if was_unruly else UNSET
        state.tell(HelplessKilled(now=colony.helpless, unruly=unruly, colony=state.colonies.index(colony)))
        yield from drop_morale(state, colony, 1)
        yield from _answer_to_none(state, colony)


def _answer_to_none(state: State, colony: Colony) -> Rule:
    """Some cards stay only while there is anybody helpless."""
    if not colony.helpless:
        yield from whenever(state, "helpless-gone", Scope(leader_of(state, colony), here=colony.place))


def _take_one(state: State, colony: Colony, picker: int, purpose: str) -> Asking[bool]:
    """Whoever resolves the effect picks the side of one in a mixed group (L5.4)."""

    def sides() -> list[str]:
        calm = colony.helpless - colony.unruly
        return [side for side, n in (("calm", calm), ("unruly", colony.unruly)) if n]

    is_unruly = (yield from pick_live(state, picker, "helpless", sides, (purpose,))) == "unruly"
    colony.helpless -= 1
    colony.unruly -= is_unruly
    return is_unruly


def temper(state: State, colony: Colony, change: int) -> None:
    """So many more are unruly, or calm again where it is less than 0; never more than there are."""
    before = colony.unruly
    colony.unruly = max(0, min(colony.helpless, before + change))
    if colony.unruly != before:
        change = colony.unruly - before
        state.tell(HelplessTempered(change=change, now=colony.unruly, colony=state.colonies.index(colony)))


def _tell_change(state: State, colony: Colony, change: int, unruly: int) -> None:
    number = state.colonies.index(colony)
    state.tell(HelplessChanged(change=change, now=colony.helpless, unruly=unruly or UNSET, colony=number))
