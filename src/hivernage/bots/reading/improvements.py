"""What improvements are worth: their powers over the rounds to come, against the tokens that are missing."""

from __future__ import annotations

from typing import Final, assert_never

from hivernage.bots.reading.main_objective import MainObjective
from hivernage.bots.reading.seen import Seen
from hivernage.bots.reading.stakes import Stakes
from hivernage.bots.reading.worth import CARD, DIE, SOME, worth
from hivernage.cards.effects import Power
from hivernage.cards.modifiers import (
    AnyDie,
    BarricadeArms,
    Cannot,
    Carries,
    Code,
    CombatMod,
    CopiesAbilities,
    CountsAs,
    DiceRolled,
    DiesAt,
    FoodDue,
    Instead,
    Modifier,
    NoExposure,
    NoSpread,
    RequestKeeps,
    Reroll,
    SearchMore,
    SureHit,
    TakesAs,
    Truce,
    Value,
    Votes,
    Ward,
    WardBite,
    WastePer,
    ZombiesDue,
)
from hivernage.rules.facts import CLEANED, chance, waste_price
from hivernage.views import ProjectView

PACE: Final = 2.0  # tokens that a table puts in a round
OFTEN: Final = 3.0  # times in a round that a table does what nothing limits
DEATHS: Final = 0.9  # survivors that a table of regulars loses in a round
BREAKS: Final = 0.3  # overruns in a round, and barricades that fall
WASTE_A_ROUND: Final = 4  # waste cards that a round brings
MOST_FOR_TOKEN: Final = 60.0  # marks for one token at the most


Rule = (
    DiesAt
    | TakesAs
    | WardBite
    | NoSpread
    | DiceRolled
    | CopiesAbilities
    | Cannot
    | WastePer
    | FoodDue
    | ZombiesDue
    | CountsAs
    | Code
    | CombatMod
    | Truce
    | Votes
)
"""What changes no action of one's own."""


class Improvements:
    """The improvements of a table, as a careful player counts."""

    def __init__(self, seen: Seen, objective: MainObjective, stakes: Stakes) -> None:
        self.seen = seen
        self.objective = objective
        self.stakes = stakes
        self.view = seen.view

    def token(self, project: ProjectView, n: int = 1) -> float:
        """Tokens on an improvement: a share of what it will do, as large as that of the tokens still missing."""
        missing = project.cost - project.tokens
        in_time = self.view.rounds_left - (missing - n) / PACE
        return min(MOST_FOR_TOKEN, self.each_round(project.card) * max(0.0, in_time) / missing * min(n, missing))

    def best_token(self) -> float:
        """A token where it counts most; without a row there is nowhere to put it."""
        return max((self.token(project) for project in self.view.row), default=0.0)

    def built(self, card: str) -> float:
        """What an improvement will still do from now on."""
        return self.each_round(card) * self.view.rounds_left + self.objective.more("built")

    def promise(self) -> float:
        """All that is built, and what lies on the row on the way there."""
        begun = sum(self.built(project.card) * project.tokens / project.cost for project in self.view.row)
        return sum(self.built(held.card) for held in self.view.built) + begun / 2

    def each_round(self, card: str) -> float:
        """What an improvement does in a round."""
        return max(0.0, sum(self._power(power) for power in self.seen.library.improvements[card].powers))

    def _power(self, power: Power) -> float:
        """What needs something to be so is idle every other round."""
        return self._works(power) * (0.5 if power.needs else 1.0)

    def _works(self, power: Power) -> float:
        if power.mods:
            return sum(self._modifier(each, self._uses(power)) for each in power.mods)
        return worth(power.do, self.stakes) * (1.0 if power.start == "round" else self._uses(power))

    def _uses(self, power: Power) -> float:
        """How often in a round it can be used."""
        match power.once:
            case "turn":
                return min(OFTEN, float(len(self.view.players)))
            case "round":
                return float(power.times or 1)
            case "game":
                return 1.0 / max(1, self.view.rounds_left)
            case _:
                return OFTEN

    # Modifiers: what each kind brings a table in a round, by rule of thumb. Every kind has its line.

    def _modifier(self, each: Modifier, uses: float) -> float:
        """What changes an action, by how often that is done."""
        stakes, once = self.stakes, min(uses, 1.0)
        match each:
            case NoExposure():
                some = 0.5 if each.to or each.from_ or each.between else 1.0
                return {"attack": 0.8, "move": 0.5, "search": 0.4}[each.act] * stakes.exposure * uses * some
            case Instead():
                return self._instead(each) * once
            case AnyDie() | SureHit():
                return 0.4 * DIE * once
            case SearchMore():
                return CARD * (each.keep + 0.3 * each.look) * min(uses, 2.0)
            case Value():
                return -0.2 * DIE * each.n * min(uses, 2.0)
            case Reroll():
                return 0.3 * stakes.exposure * once
            case Carries():
                return 0.5 * stakes.exposure * each.n * once
            case BarricadeArms():
                return -1.2 * stakes.zombie * once
            case RequestKeeps():
                return 0.5 * CARD * min(uses, 2.0)
            case Ward():
                return self._ward(each)
            case _:
                return self._rule(each)

    def _rule(self, each: Rule) -> float:
        """What simply holds."""
        stakes = self.stakes
        match each:
            case DiesAt() | TakesAs() | WardBite():
                return 0.2 * stakes.death
            case NoSpread():
                return 0.1 * stakes.death
            case DiceRolled():
                return DIE * each.n * len(self.view.players)
            case CopiesAbilities() | Code():
                return DIE
            case Cannot():
                return -DIE
            case WastePer():
                return self._waste_per(each)
            case FoodDue():
                return -stakes.food * (each.n if isinstance(each.n, int) else SOME)
            case ZombiesDue():
                return 0.6 * stakes.zombie * (each.n if isinstance(each.n, int) else SOME)
            case CombatMod() | Truce() | Votes():
                return 0.3 * DIE
            case CountsAs():
                return 0.5 * stakes.zombie * (each.n - 1)
            case _:
                assert_never(each)

    def _instead(self, more: Instead) -> float:
        each = {
            "kill": -self.stakes.zombie,
            "barricade": -0.6 * self.stakes.zombie,
            "clean": 0.5,
            "noise": 0.5,
            "heal": 0.3 * self.stakes.wound,
            "recruit": 2.0,
        }[more.of]
        return each * (more.n - (CLEANED if more.of == "clean" else 1))

    def _waste_per(self, less: WastePer) -> float:
        """Morale that the waste of the rounds to come costs less."""
        cards = len(self.seen.colony.waste) + WASTE_A_ROUND * self.view.rounds_left // 2
        return self.stakes.morale * (waste_price(cards, self.seen.waste_step) - waste_price(cards, less.n))

    def _ward(self, ward: Ward) -> float:
        spared = {
            "morale": DEATHS * self.stakes.morale,
            "overrun": BREAKS * self.stakes.death,
            "barricade": -BREAKS * self.stakes.zombie,
            "exposure": 0.5 * self.stakes.exposure,
        }[ward.of]
        return spared * (chance(ward.roll) if ward.roll else 1.0)
