"""Loot, and the camp of the bandits where it lies (B5.2, B6)."""

from __future__ import annotations

from functools import partial

from hivernage.model.board import HIDEOUT
from hivernage.model.events import CampRaided, CardStored, CardTaken
from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules.asking import Rule, ask
from hivernage.rules.facts import raid_line
from hivernage.rules.homes import colony_of
from hivernage.rules.losses import wound
from hivernage.rules.powers import side

CAMP = "camp"
"""The target of an attack on the camp itself (B6.6)."""


def take_loot(state: State, seat: int, n: int, latest: bool = False) -> Rule:
    """Loot cards of choice, one by one, as many as there are (B6.7); `latest`: of those that came last."""
    for left in range(n, 0, -1):
        among = left if latest else len(state.loot)
        options = _options(state, among)
        if not options:
            return
        answer = options[0]
        if len(options) > 1:
            answer = yield from ask(state, seat, "loot", (), partial(_options, state, among))
        _take(state, seat, answer)


def _options(state: State, among: int) -> tuple[Answer, ...]:
    """Each of so many cards once, from the last; a main objective that collects loot may have it at once."""
    keys = sorted(set(state.loot[-among:]))
    ways = ("loot", "store") if "loot" in side(state).stores else ("loot",)
    return tuple((way, key) for way in ways for key in keys)


def _take(state: State, seat: int, answer: Answer) -> None:
    way, key = answer
    at = len(state.loot) - 1 - state.loot[::-1].index(key)  # of copies the last one
    del state.loot[at]
    state.tell(CardTaken(seat=seat, card=key))
    if way == "store":
        colony_of(state, seat).stored.append(key)
        state.tell(CardStored(seat=seat, card=key, colony=state.players[seat].colony))
    else:
        state.players[seat].hand.append(key)


def is_camp(place: str) -> bool:
    return place == HIDEOUT


def raid(state: State, name: str, act: str, using: list[str]) -> Rule:
    """The spent die rolls on the table of the hideout: first the loot, then the wounds, in one effect (B6.8)."""
    survivor = state.survivors[name]
    rolled = state.roll()
    wounds, cards = raid_line(act, rolled)
    state.tell(
        CampRaided(survivor=name, seat=survivor.owner, act=act, using=using, rolled=rolled, wounds=wounds, loot=cards)
    )
    yield from take_loot(state, survivor.owner, cards)
    yield from wound(state, name, wounds)
