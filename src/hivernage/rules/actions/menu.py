"""What a seat has to act with, read once for all its actions."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable

from hivernage.cards.modifiers import Cannot
from hivernage.model.ids import DIE
from hivernage.model.parts import Survivor
from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules.powers import bans_on, forbids, player_mods
from hivernage.rules.refusal import Reason

Here = Callable[[State, str], Reason | None]
"""What speaks against something at a place, whoever stands there."""


class Menu:
    """A seat's group, dice and cards, what forbids them something, and the answers found so far."""

    __slots__ = ("_at", "_bans", "answers", "bans", "dice", "group", "player", "ready", "seat", "state", "values")

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.player = player = state.players[seat]
        self.group = [survivor for survivor in state.survivors.values() if survivor.owner == seat]
        if state.bitten:  # who lies bitten can't act (W5)
            self.group = [survivor for survivor in self.group if survivor.id not in state.bitten]
        self.values = sorted(set(player.dice))
        self.dice = [DIE[value] for value in self.values]
        ready = player.ready()
        self.ready = (
            [key for key in dict.fromkeys(player.hand) if key in ready] if player.locked else [*{}.fromkeys(ready)]
        )
        self.bans = player_mods(state, seat, Cannot)  # on the player, not on single survivors
        self.answers: list[Answer] = []
        self._bans: dict[str, list[Cannot]] = {}
        self._at: dict[tuple[Here, str], Reason | None] = {}

    def dice_from(self, least: int) -> list[str]:
        """The dice of at least this value, one of each."""
        return self.dice[bisect_left(self.values, least) :]

    def forbids(self, survivor: Survivor, act: str, to: str = "") -> bool:
        """Whether a card forbids a survivor to do something."""
        return forbids(self.bans_on(survivor), act, to)

    def bans_on(self, survivor: Survivor) -> list[Cannot]:
        found = self._bans.get(survivor.id)
        if found is None:
            found = self._bans[survivor.id] = bans_on(self.state, survivor)
        return found

    def at(self, place: str, check: Here) -> Reason | None:
        """What a check says of a place, worked out once for all who stand there."""
        known = (check, place)
        if known not in self._at:
            self._at[known] = check(self.state, place)
        return self._at[known]
