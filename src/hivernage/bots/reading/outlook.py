"""The table with the questions that a careful player asks of it: tonight, the objective, and what things are worth."""

from __future__ import annotations

from functools import cached_property

import msgspec

from hivernage.bots.reading.abilities import Abilities
from hivernage.bots.reading.crisis import Crisis
from hivernage.bots.reading.health import Health
from hivernage.bots.reading.improvements import Improvements
from hivernage.bots.reading.main_objective import MainObjective
from hivernage.bots.reading.night import Night
from hivernage.bots.reading.seen import Seen
from hivernage.bots.reading.sides import Sides
from hivernage.bots.reading.stakes import Stakes
from hivernage.bots.reading.worth import worth
from hivernage.bots.weights import WEIGHTS, Weights
from hivernage.cards.effects import Effect, Option
from hivernage.cards.library import Library
from hivernage.rules import facts
from hivernage.view_homes import outside_of, town_of
from hivernage.views import View


class Outlook(Seen):
    """A view, read. Each part stands on those before it: what is seen, the sides, the crisis, the night, the main
    objective, what things are worth, and what they do to survivors and improvements."""

    def __init__(self, view: View, library: Library, weights: Weights = WEIGHTS) -> None:
        super().__init__(view, library)
        self.weights = weights
        self.sides = Sides(self, weights)
        self.crisis = Crisis(self, weights)
        self.night = Night(self, self.sides, self.crisis, weights)
        self.objective = MainObjective(self, self.sides, self.night, weights)
        self.abilities = Abilities(self)

    # What things are worth

    @cached_property
    def stakes(self) -> Stakes:
        """What things are worth now, tokens on improvements too."""
        if not (self.view.row or self.view.built):
            return self._plain_stakes
        built = [self.improvements.built(held.card) for held in self.view.built]
        token, least = self.improvements.best_token(), min(built, default=0.0)
        return msgspec.structs.replace(self._plain_stakes, advancement=token, improvement=least)

    @cached_property
    def _plain_stakes(self) -> Stakes:
        """What things are worth now: people and mouths count for the rounds to come."""
        weights, rounds, at_home = self.weights, self.view.rounds_left, len(self.at(self.home))
        return Stakes(
            morale=weights.morale * (1 + weights.despair / max(1, self.colony.morale)),
            food=self._food_value,
            helpless=self.objective.more("helpless") - weights.helpless * rounds,
            calm=self.objective.piece("unruly") + weights.helpless * rounds,
            despair=self.objective.piece("despair"),
            survivor=weights.survivor * (rounds - 1),
            recruit=weights.recruit * (rounds - 1) - weights.morale * self.night.crowd,
            wound=weights.wound,
            exposure=weights.exposure * (weights.war_cold if self.sides.is_war else 1.0),
            zombie=-weights.zombie,
            token=self.objective.piece("tokens"),
            advancement=0.0,
            improvement=0.0,
            inside=at_home,
            outside=len(self.view.survivors) - at_home,
            places=len(outside_of(self.view)),
            town=len(town_of(self.view)),
            bandit=-(weights.bandit + weights.zombie / 5) * rounds,
            bandits=sum(place.bandits for place in self.view.places),
            loot=weights.card * bool(self.view.loot),
            stock=weights.bandit / 2,
            hurt=sum(bool(s.wounds + s.frostbite) for s in self.view.survivors),
            modules=self.view.options.modules,
        )

    @cached_property
    def _food_value(self) -> float:
        """A meal is eaten whole or not at all, and every meal that fails costs more than the one before."""
        wanted = self.objective.more("food")
        if not self.night.scarce:
            return self.weights.food + wanted
        return wanted + max(self.weights.food, self.weights.hunger * self.famine / max(1, self.night.meal))

    @cached_property
    def famine(self) -> float:
        """What a night without a meal costs, tonight and in the nights to come."""
        return self.weights.morale * (facts.famine(self.colony.starvation) + 0.5 * (self.view.rounds_left > 2))

    def worth(self, effect: Effect | Option | None) -> float:
        """What an effect is worth to the colony now."""
        return worth(effect, self.stakes)

    def worth_to(self, name: str, effect: Effect | None) -> float:
        """The same for what a survivor does who bears its wounds."""
        return worth(effect, msgspec.structs.replace(self.stakes, own=self.health.price(name)))

    @cached_property
    def contained(self) -> float:
        """What the main objective gives for an experiment that is done with."""
        return sum(self.worth(power.do) for power in self.side.powers if power.whenever == "contained")

    # The crisis

    @cached_property
    def crisis_stake(self) -> float:
        """What one matching card is worth now: a share of what a failure costs, or of the bonus."""
        if not self.view.crisis or not self.crisis.short:
            return 0.0
        if self.crisis.met:
            bonus = self.library.crises[self.view.crisis].bonus
            return self.weights.bonus * self.worth(bonus) / self.crisis.short
        return self.sides.crisis_share * self.weights.crisis * self.crisis_loss / self.crisis.short

    @cached_property
    def crisis_loss(self) -> float:
        """What it costs if the crisis isn't met."""
        dead = self.night.overrun(self.crisis.zombies) - self.night.overrun()
        return -self.worth(self.crisis.failure) + self.stakes.death * dead

    # Survivors and improvements

    @cached_property
    def improvements(self) -> Improvements:
        return Improvements(self, self.objective, self._plain_stakes)

    @cached_property
    def health(self) -> Health:
        """What harm means to each survivor."""
        return Health(self, self.stakes, self.weights)

    def risk(self, name: str, to: str = "") -> float:
        """How much worse than usual an exposure roll is for a survivor; `to`: where a move leads."""
        survivor = self.survivors[name]
        harm = self.health.harm(survivor)
        last = 1.5 if harm >= survivor.deadly - 1 else 0.0
        others = sum(other.id != name for other in self.at(to or survivor.place))
        return 1.0 + 0.4 * harm + last + 0.1 * others
