"""The numbers of the rulebook, once: rules, forecasts and bots count with these.

Plain numbers come in and go out, so that they serve whoever holds a state and whoever only sees a view. What cards
change about them (`rules/powers.py`) is an argument.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple, Protocol

from hivernage.model.board import WASTE_STEP

CrisisOutcome = Literal["failed", "prevented", "exceeded"]

DIE_TOP: Final = 6  # no die shows more (F4.1)
CLEANED: Final = 3  # waste cards that one action takes away (A4)
ATTRACTED: Final = 2  # zombies that one action attracts (A5)
DEADLY: Final = 3  # wounds of any kinds that kill (D4)
CRISIS_BONUS: Final = 2  # matching cards beyond what prevents a crisis that bring its reward (C3.5)
NOISE_DRAWS_ON: Final = 3  # a noise token that rolls this or less brings a zombie (C4)
APART: Final = 2  # the number of the home of a lone wolf, after those of two colonies (LW1)
NOISE_CHANCE: Final = NOISE_DRAWS_ON / DIE_TOP


class Seated(Protocol):
    """A player, in a state or in a view."""

    @property
    def exiled(self) -> bool: ...

    @property
    def out(self) -> bool: ...

    @property
    def colony(self) -> int: ...


# Players


def starting_items(players: int) -> int:
    """Starting items that each player is dealt (S4)."""
    return 7 if players == 2 else 5


class Pool(NamedTuple):
    """The objectives that are shuffled together before each player is dealt one (S2)."""

    loyal: int
    betrayals: int

    def left_over(self, players: int) -> int:
        """Those that nobody gets."""
        return self.loyal + self.betrayals - players


def objective_pool(players: int, *, betrayer: bool) -> Pool:
    """Two loyal objectives a player, one in the betrayer variant, and one betrayal (S2, O3)."""
    return Pool(players * (1 if betrayer else 2), 1)


def dice_rolled(survivors: int) -> int:
    """Dice that a player with so many survivors rolls (R4)."""
    return 1 + survivors


def faces(least: int) -> int:
    """How many faces of a die show at least so much."""
    return DIE_TOP + 1 - least


def chance(least: int) -> float:
    """How likely a die shows at least so much."""
    return faces(least) / DIE_TOP


def for_players(n: int, table: tuple[int, ...]) -> int:
    """The number of a table for so many players, from 2 on."""
    return table[max(0, min(n - 2, len(table) - 1))]


def code_run(values: Iterable[int]) -> int:
    """How far dice show every value from 1 upwards."""
    shown, n = set(values), 0
    while n + 1 in shown:
        n += 1
    return n


# Bandits

BANDIT_ATTACK: Final = 4  # they are attacked like a survivor of this attack value (B3)
STRAY_BANDITS: Final = 2  # where a crisis names no place for them (B2)
LOOT_A_ROUND: Final = 1  # cards that the bandits' chief takes (B7)

RAIDS: Final = {
    "search": ((1, 0), (0, 0), (0, 0), (1, 1), (0, 1), (0, 1)),
    "attack": ((3, 0), (2, 1), (1, 1), (0, 1), (0, 2), (0, 2)),
}
"""The table of the hideout: wounds and loot cards, for each value of the die (B6.2, B6.3)."""


def raid_line(act: str, rolled: int) -> tuple[int, int]:
    """Wounds and loot cards that a roll gives who searches or attacks the camp."""
    return RAIDS[act][rolled - 1]


# The colony phase


def meal(mouths: int, due: int = 0) -> int:
    """Food that so many eat, half of a token each and rounded up, and what cards ask for beside it (C1)."""
    return max(0, -(-mouths // 2) + due)


class Helpless(Protocol):
    """The helpless survivors of a colony, in a state or in a view."""

    @property
    def helpless(self) -> int: ...

    @property
    def unruly(self) -> int: ...


def weight(colony: Helpless) -> int:
    """As how many the helpless survivors count for food and zombies: an unruly one as two (L5)."""
    return colony.helpless + colony.unruly


def famine(starvation: int) -> int:
    """Morale that a missed meal costs where so many starvation tokens lie already (C1.3)."""
    return starvation + 1


def waste_price(cards: int, step: int = WASTE_STEP) -> int:
    """Morale that so much waste costs a night (C2)."""
    return cards // step


def crisis_need(players: Iterable[Seated]) -> int:
    """Matching cards that prevent a crisis: one for each player who isn't exiled (C3.3), but a lone wolf (LW3.4)."""
    return sum(not player.exiled and not player.out and player.colony != APART for player in players)


def crisis_outcome(total: int, need: int) -> CrisisOutcome:
    """What a number of matching cards, less the others, comes to (C3.3 to C3.5)."""
    return "failed" if total < need else "exceeded" if total >= need + CRISIS_BONUS else "prevented"


# Zombies


def drawn(people: int, *, is_home: bool) -> int:
    """Zombies that so many people draw in a night: half as many to a home, rounded up, elsewhere one each (C4)."""
    return -(-people // 2) if is_home else people


def spread(zombies: int, entrances: int) -> list[int]:
    """How many of the zombies that come together come to each entrance: one after another from the first (Z1)."""
    return [zombies // entrances + (i < zombies % entrances) for i in range(entrances)]


def holds(spaces: int, zombies: int, barricades: int, traps: int = 0) -> int:
    """Zombies that an entrance still takes before somebody dies: a barricade falls, and leaves its space (Z2).

    A trap goes off when the entrance is full, and leaves it with nothing but what bars it (L6).
    """
    room = spaces - zombies - barricades - traps
    for left in range(traps, 0, -1):
        room += 1 + spaces - barricades - (left - 1)
    return room + 2 * barricades
