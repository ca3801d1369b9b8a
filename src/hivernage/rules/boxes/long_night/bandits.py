"""Bandits (chapter B): what this module adds to a game."""

from __future__ import annotations

from hivernage.cards.card import Crisis
from hivernage.model.board import HIDEOUT, with_place
from hivernage.model.events import BanditTurnedAway
from hivernage.model.state import State
from hivernage.rules.asking import Rule, pick_live
from hivernage.rules.bandits import chief, place_bandit, place_stray_bandit, plunder
from hivernage.rules.facts import STRAY_BANDITS
from hivernage.rules.game import Game, Part, with_part, with_verb
from hivernage.rules.homes import outside, town
from hivernage.rules.losses import free_outside


def with_bandits(game: Game) -> Game:
    """The game with this module."""
    return game._replace(
        board=with_place(game.board, HIDEOUT),
        night=with_part(game.night, Part("pillage", "B5", pillage), after="zombies"),
        verbs=with_verb(game, "loot"),
        after_crisis=(*game.after_crisis, bandits_come),
    )


def bandits_come(state: State, crisis: Crisis) -> Rule:
    """One at each place that the crisis names, or strays, one by one; a chief says where instead (B2, B7)."""
    numbers = crisis.bandits or ()
    due = len(numbers) or (STRAY_BANDITS if state.options.stray_bandits else 0)
    for n in range(due):
        leader = chief(state)
        if leader is not None:
            yield from _placed_by_chief(state, leader)
        elif numbers:
            yield from place_bandit(state, town(state)[numbers[n] - 1])
        else:
            yield from place_stray_bandit(state)


def _placed_by_chief(state: State, seat: int) -> Rule:
    """Any place outside with a free space; with none left the bandit isn't placed (B7.1, B7.5)."""
    name = yield from pick_live(state, seat, "place", lambda: free_outside(state), ("bandit",))
    if name is None:
        state.tell(BanditTurnedAway(place=""))
    else:
        yield from place_bandit(state, name)


def pillage(state: State) -> Rule:
    """Each bandit that is left takes the top item of its place (B5)."""
    yield from ()
    for name in outside(state):
        plunder(state, state.first, name, state.places[name].bandits)
