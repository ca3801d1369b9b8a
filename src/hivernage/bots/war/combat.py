"""A combat as a small game of its own: tactics against tactics, bets against bets, both dice counted face by face.

What one side gains the other loses. Neither knows what the other picks, so the best play is a mix, found by letting
both answer each other's habits (fictitious play). Everything here is known to everybody, and worked out once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from functools import lru_cache
from itertools import product
from operator import add
from typing import Final, NamedTuple

from hivernage.cards.card import Tactic
from hivernage.model.board import COMBAT_DIE

MOST_BET: Final = 8  # bullets: nobody means to bet more, beyond it the dice can't make up for it
ANSWERS: Final = 300  # times that both sides answer each other until their habits settle
WOUND: Final = 9.0  # marks for one that doesn't kill
BULLET: Final = 4.0  # marks for one that is kept for another day
ZOMBIE: Final = 6.0  # marks for one that a fight draws to somebody's doors

PAIRS: Final = len(COMBAT_DIE) ** 2
LEADS: Final = Counter(
    n * (face == "strength") - m * (other == "strength") for (face, n), (other, m) in product(COMBAT_DIE, repeat=2)
)
"""By how much both dice change the lead, and how often; what else a face does is added up apart."""
WOUNDS: Final = Counter(n for face, n in COMBAT_DIE if face == "wound")
ZOMBIES: Final = sum(n for face, n in COMBAT_DIE if face == "zombie")

Matrix = tuple[tuple[float, ...], ...]


class Force(NamedTuple):
    """One side of a combat, as everybody sees it. `lives`: the wounds that each can bear, the dying included."""

    lives: tuple[int, ...]
    armed: int
    bullets: int
    life: float = 40.0  # what one of them is worth
    prize: float = 0.0  # what the victory brings beside that
    at_home: bool = False

    @property
    def strength(self) -> int:
        return len(self.lives) + self.armed

    def loses(self, wounds: int) -> float:
        """What it costs to spread so many wounds as well as possible: nobody dies as long as others can bear them."""
        spare = sum(life - 1 for life in self.lives)
        return WOUND * min(wounds, spare) + self.life * min(max(0, wounds - spare), len(self.lives))

    def is_hit(self, wounds: int) -> float:
        """What it costs when the enemy picks who takes them."""
        return self.life if min(self.lives) <= wounds else WOUND * wounds


class Plan(NamedTuple):
    """What a tactic comes to against another one."""

    strength: int
    unhurt: bool
    lose_more: int


def plan(card: Tactic, enemy: Tactic) -> Plan:
    """What of a tactic counts: nothing, where the enemy's cancels it."""
    if enemy.against and enemy.against.cancel and card.id in enemy.against.cards:
        return Plan(0, False, 0)
    more = card.against.strength if card.against and enemy.id in card.against.cards else 0
    return Plan(card.strength + more, bool(card.unhurt), card.lose_more)


@lru_cache(50_000)
def outcome(us: Force, them: Force, ours: Plan, theirs: Plan, ahead: int) -> float:
    """What a combat brings on the average over all 144 rolls, if we are so much stronger before them."""
    dealt = 0.0 if theirs.unhurt else sum(often * them.is_hit(n) for n, often in WOUNDS.items())
    taken = 0.0 if ours.unhurt else sum(often * us.is_hit(n) for n, often in WOUNDS.items())
    drawn = 2 * ZOMBIE * ZOMBIES * (them.at_home - us.at_home)
    total = len(COMBAT_DIE) * (dealt - taken + drawn)
    for more, often in LEADS.items():
        lead = ahead + more
        if lead > 0:
            total += often * (us.prize + (0.0 if theirs.unhurt else them.loses(lead + theirs.lose_more)))
        elif lead < 0:
            total -= often * (them.prize + (0.0 if ours.unhurt else us.loses(ours.lose_more - lead)))
    return total / PAIRS


def chances(ahead: int) -> tuple[float, float]:
    """How likely a combat is won, and lost, if one is so much stronger before the dice."""
    won = sum(often for more, often in LEADS.items() if ahead + more > 0)
    lost = sum(often for more, often in LEADS.items() if ahead + more < 0)
    return won / PAIRS, lost / PAIRS


def bets(us: Force, them: Force, ours: Plan, theirs: Plan, ahead: int) -> Matrix:
    """What each bet brings against each of theirs; bullets are gone, whoever wins."""
    most, others = min(MOST_BET, us.bullets), min(MOST_BET, them.bullets)
    brings = {more: outcome(us, them, ours, theirs, ahead + more) - BULLET * more for more in range(-others, most + 1)}
    return tuple(tuple(brings[bet - other] for other in range(others + 1)) for bet in range(most + 1))


Meetings = tuple[tuple[tuple[Plan, Plan] | None, ...], ...]
"""What each tactic comes to against each of theirs, and theirs against it; nothing where the combat ends at once."""


def meetings(cards: Collection[Tactic]) -> Meetings:
    """Every tactic against every other."""
    return tuple(
        tuple(
            None if card.id == other.id and card.both == "ends" else (plan(card, other), plan(other, card))
            for other in cards
        )
        for card in cards
    )


@lru_cache(2_000)
def tactics(us: Force, them: Force, met: Meetings) -> Matrix:
    """What each tactic brings against each of theirs, if both bet well."""
    return tuple(tuple(_meeting(us, them, plans) for plans in row) for row in met)


def _meeting(us: Force, them: Force, plans: tuple[Plan, Plan] | None) -> float:
    if plans is None:
        return 0.0
    ours, theirs = plans
    ahead = us.strength + ours.strength - them.strength - theirs.strength
    return solve(bets(us, them, ours, theirs, ahead), ANSWERS // 3).value


class Solution(NamedTuple):
    """How often each row is played by whoever plays well, and what that brings."""

    mix: tuple[float, ...]
    value: float


@lru_cache(20_000)
def solve(matrix: Matrix, rounds: int = ANSWERS) -> Solution:
    """The mix of rows that gives nothing away: each side answers what the other has played so far."""
    columns = tuple(zip(*matrix, strict=True))
    ours, theirs = [0.0] * len(matrix), [0.0] * len(matrix[0])  # what each choice would have brought up to now
    played = [0] * len(matrix)
    row, value_below, value_above = 0, float("-inf"), float("inf")
    for n in range(1, rounds + 1):
        played[row] += 1
        theirs = list(map(add, theirs, matrix[row]))
        least = min(theirs)
        ours = list(map(add, ours, columns[theirs.index(least)]))
        most = max(ours)
        row = ours.index(most)
        value_below, value_above = max(value_below, least / n), min(value_above, most / n)
    return Solution(tuple(n / rounds for n in played), (value_below + value_above) / 2)


def against_anything(matrix: Matrix) -> Solution:
    """The row that is best where the other side may do anything: how beginners see it."""
    brings = [sum(row) / len(row) for row in matrix]
    best = max(brings)
    return Solution(tuple(float(value == best) for value in brings), best)


@lru_cache(20_000)
def fight(us: Force, them: Force, met: Meetings) -> float:
    """What a combat brings to us, before anything is picked."""
    return solve(tactics(us, them, met), ANSWERS // 3).value if us.lives and them.lives else 0.0
