"""How the table stood within a decision: where one scene is over and the next one begins.

A decision may end a turn, feed the colony, turn over a crisis, kill somebody and begin a round. Who shows that scene
by scene needs the table as it stood before each of them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hivernage.model.events import ALONG, Event
from hivernage.model.state import State

MOST_MOMENTS: Final = 40
"""A decision with more scenes than that isn't told in more detail."""


class Moment(NamedTuple):
    """The table before the event with number `at` of a decision."""

    at: int
    state: State


class Moments:
    """Listens to a state while rules run, and keeps how it stood before each scene.

    Rules change the state, then tell: what an event tells of has happened when it is told. So the table before a scene
    is the table as it stood when the last event before it was told.
    """

    def __init__(self, state: State) -> None:
        self.found = [Moment(0, state.copy())]
        self._state = state
        self._last = self.found[0].state
        self._scene = ""

    def hear(self, event: Event) -> None:
        """An event is about to be told."""
        if event.scene == ALONG:
            return
        at = len(self._state.news)
        if event.scene not in ("", self._scene) and at and len(self.found) < MOST_MOMENTS:
            self.found.append(Moment(at, self._last))
        self._scene = event.scene
        self._last = self._state.copy()
