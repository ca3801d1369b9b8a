"""Setting up a war (W1, W2)."""

from __future__ import annotations

from typing import Final

from hivernage.cards.card import Side
from hivernage.model.events import ColonyLeaderNamed, FirstPlayerNamed
from hivernage.model.options import Options
from hivernage.model.state import State
from hivernage.rules.asking import Rule
from hivernage.rules.facts import Pool
from hivernage.rules.game import Deal
from hivernage.rules.homes import allies, colonies, is_wolf
from hivernage.rules.powers import side
from hivernage.rules.setup import choose_groups, highest_leader, lay_out_objective

FEW_PLAYERS: Final = 5  # so many or fewer keep three of five survivors (W2)
ALL_SEATS: Final = 11
REFUSED: Final = {
    "cooperative": "everybody wins by a secret objective (W16.4)",
    "betrayer": "there are no betrayals (W1.3)",
    "elimination": "who has nobody left starts again (K4)",
    "hard": "its main objectives have one side",
}
"""Variants of the base game that a war doesn't know, and why."""


def _items(players: int) -> int:
    return 4 if players == ALL_SEATS else 5  # W2.2, LW6


def _dealt(players: int) -> int:
    return 5 if players <= FEW_PLAYERS else 4


def _kept(players: int) -> int:
    return 3 if players <= FEW_PLAYERS else 2


def _pool(options: Options) -> Pool:
    """One secret objective each, and no betrayal among them (W1.3); the lone wolf has one of their own (LW1.9)."""
    return Pool(options.players - options.lone_wolf, 0)


DEAL: Final = Deal(_items, _dealt, _kept, _pool)


def team(seat: int, _players: int) -> int:
    """The colonies sit alternately around the table."""
    return seat % 2


def right_ally(state: State, seat: int) -> int:
    """The next teammate to the right draws the crossroads card (W4.1); for a lone wolf any player does (LW1.4)."""
    if is_wolf(state, seat):
        return state.right_of(seat)
    friends = allies(state, seat)
    return friends[friends.index(seat) - 1]


def war_side(state: State) -> Side:
    """The side of the main objective, which is never a chapter of a scenario."""
    printed = side(state)
    assert isinstance(printed, Side)
    return printed


def set_up(state: State) -> Rule:
    """Groups are kept in secret, the highest leader of each colony leads it (W2), the main objective is laid out."""
    yield from choose_groups(state)
    for number, colony in enumerate(colonies(state)):
        seats = [player.seat for player in state.players if player.colony == number]
        colony.leader = highest_leader(state, seats)
        colony.bullets = war_side(state).bullets or 0  # W2.11
        state.tell(ColonyLeaderNamed(colony=number, seat=colony.leader))
    pick_first(state)
    yield from lay_out_objective(state)
    state.step = "start-round"


def pick_first(state: State) -> None:
    """Where a rule speaks of the first player of the whole table, a die decides between the leaders (W2.12)."""
    both = colonies(state)
    state.first = both[state.draw(len(both))].leader
    state.tell(FirstPlayerNamed(seat=state.first))
    state.take_turns(state.first)
