"""What the coming colony phase asks for, read off a view: food, crisis cards, and room at the entrances."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Literal

import msgspec

from hivernage.bots.reading import cards_in_force as in_force
from hivernage.bots.reading.abilities import Abilities
from hivernage.bots.reading.after_the_night import at_dawn
from hivernage.bots.reading.breakout import Breakout
from hivernage.bots.reading.health import Health
from hivernage.bots.reading.improvements import Building
from hivernage.bots.reading.main_objective import Progress
from hivernage.bots.reading.tally import occupied
from hivernage.bots.reading.worth import Stakes, words_in, worth
from hivernage.bots.war.war import War
from hivernage.bots.weights import WEIGHTS, Weights
from hivernage.cards.card import AnySide
from hivernage.cards.effects import Effect, Option, Power, Together, Zombies
from hivernage.cards.library import Library, face
from hivernage.rules import facts
from hivernage.view_homes import colony_at, colony_of, is_home, outside_of, says_home, turns_to_come
from hivernage.views import SurvivorView, View

FAR = 4  # rounds that a bot looks ahead


class Outlook:
    """A view with the questions that a careful player asks of it. Nothing here is hidden from the seat."""

    def __init__(self, view: View, library: Library, weights: Weights = WEIGHTS) -> None:
        self.view = view
        self.weights = weights
        self.library = library
        self.colony = colony_of(view, view.seat)
        self.home = self.colony.place
        self.hand = view.mine.hand if view.mine else []
        self.exiled = view.players[view.seat].exiled
        self.places = {place.name: place for place in view.places}
        self.survivors = {survivor.id: survivor for survivor in view.survivors}
        self._dangers: dict[tuple[str, int, int], float] = {}
        self._coming: dict[tuple[str, int], list[float]] = {}
        self._drawn: dict[str, int] = {}

    @cached_property
    def side(self) -> AnySide:
        return self.library.side(face(self.view.objective), self.view.options.hard)

    @cached_property
    def goal(self) -> Progress:
        """The main objective, as it will be judged."""
        return Progress(self)

    @cached_property
    def war(self) -> War:
        """The same table, asked about the enemy."""
        return War(self)

    @cached_property
    def dawn(self) -> View:
        """The table after tonight, if nobody does anything more."""
        arrivals = {place.name: self.coming(place.name, 1) for place in self.view.places}
        meals = [self.meal if colony is self.colony else 0 for colony in self.view.colonies]
        return at_dawn(self.view, arrivals, meals)

    @cached_property
    def building(self) -> Building:
        """The improvements, built or not."""
        return Building(self, self._plain_stakes)

    @cached_property
    def stakes(self) -> Stakes:
        """What things are worth now, tokens on improvements too."""
        if not (self.view.row or self.view.built):
            return self._plain_stakes
        built = [self.building.built(held.card) for held in self.view.built]
        token, least = self.building.best_token(), min(built, default=0.0)
        return msgspec.structs.replace(self._plain_stakes, advancement=token, improvement=least)

    @cached_property
    def _plain_stakes(self) -> Stakes:
        """What things are worth now: people and mouths count for the rounds to come."""
        weights, rounds = self.weights, self.view.rounds_left
        return Stakes(
            morale=weights.morale * (1 + weights.despair / max(1, self.colony.morale)),
            food=self._food_value,
            helpless=self.goal.more("helpless") - weights.helpless * rounds,
            calm=self.goal.piece("unruly") + weights.helpless * rounds,
            despair=self.goal.piece("despair"),
            survivor=weights.survivor * (rounds - 1),
            recruit=weights.recruit * (rounds - 1) - weights.morale * self.crowd,
            wound=weights.wound,
            exposure=weights.exposure * (weights.war_cold if self.war.is_on else 1.0),
            zombie=-weights.zombie,
            token=self.goal.piece("tokens"),
            advancement=0.0,
            improvement=0.0,
            inside=len(self.at(self.home)),
            outside=len(self.view.survivors) - len(self.at(self.home)),
            places=len(outside_of(self.view)),
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
        wanted = self.goal.more("food")
        if not self.scarce:
            return self.weights.food + wanted
        return wanted + max(self.weights.food, self.weights.hunger * self.famine / max(1, self.meal))

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
    def hoarded(self) -> set[str]:
        """Symbols that the main objective collects or will ask for."""
        asked = (symbol for word in words_in(self.side.duty, Together) for symbol in word.cards)
        return {*self.side.stores, *asked}

    def symbol(self, key: str) -> str:
        return self.library.items[key].symbol

    def at(self, place: str) -> list[SurvivorView]:
        return [s for s in self.view.survivors if s.place == place]

    @property
    def group(self) -> list[SurvivorView]:
        return [s for s in self.view.survivors if s.owner == self.view.seat]

    # Food

    @cached_property
    def hungry(self) -> int:
        """Food that is still missing for this round."""
        return max(0, self.meal - self.colony.food)

    @property
    def mouths(self) -> int:
        """Those who are at home now, the helpless among them."""
        return facts.weight(self.colony) + self._heads(self.home, "food")

    @cached_property
    def food_due(self) -> int:
        """Food that cards ask for beside the meal."""
        return in_force.food_due(self.view, self.library)

    @cached_property
    def meal(self) -> int:
        """Food that the colony eats tonight: who has nobody outside yet will send somebody."""
        return facts.meal(self.mouths - self._leaving, self.food_due)

    @cached_property
    def _leaving(self) -> int:
        """Groups of more than one whose turn in this round is yet to come and who are all at home."""
        seats = turns_to_come(self.view)
        groups = [[s.place for s in self.view.survivors if s.owner == seat] for seat in seats]
        return sum(len(group) > 1 and {*group} == {self.home} for group in groups)

    @cached_property
    def waste_step(self) -> int:
        """How many waste cards cost a morale."""
        return in_force.waste_step(self.view, self.library)

    @cached_property
    def scarce(self) -> bool:
        """Whether the stock doesn't last for two rounds more."""
        return self.colony.food < self.meal * min(3, self.view.rounds_left)

    # The crisis

    @cached_property
    def crisis_symbols(self) -> tuple[str, ...]:
        return self.library.crises[self.view.crisis].symbols if self.view.crisis else ()

    @cached_property
    def crisis_need(self) -> int:
        return facts.crisis_need(self.view.players)

    @cached_property
    def crisis_given(self) -> int:
        """Cards in the pile, as if all of them matched; where they lie open, those that do."""
        items, pile = self.library.items, self.colony.crisis_pile
        return sum(key not in items or items[key].symbol in self.crisis_symbols for key in pile)

    @cached_property
    def crisis_short(self) -> int:
        """Matching cards that are missing; the bonus comes after the threshold."""
        missing = self.crisis_need - self.crisis_given
        return missing if missing > 0 else max(0, missing + facts.CRISIS_BONUS)

    @cached_property
    def crisis_met(self) -> bool:
        return self.crisis_given >= self.crisis_need

    @cached_property
    def crisis_hopeful(self) -> bool:
        """Whether those who still have a turn in this round can give what is missing."""
        mine = sum(self.symbol(key) in self.crisis_symbols for key in self.hand)
        return mine + self.crisis_help >= self.crisis_short

    @cached_property
    def crisis_help(self) -> float:
        """Matching cards that the others may still give, by guess."""
        weights, pairs = self.weights, [seat for pair in self.view.pairs for seat in pair if seat >= 0]
        coming = [self.view.players[seat] for seat in pairs or turns_to_come(self.view)]  # a crisis is everybody's
        return sum(weights.matching * len(player.hand) + weights.hope for player in coming)

    @cached_property
    def crisis_stake(self) -> float:
        """What one matching card is worth now: a share of what a failure costs, or of the bonus."""
        if not self.view.crisis or not self.crisis_short:
            return 0.0
        crisis = self.library.crises[self.view.crisis]
        if self.crisis_met:
            return self.weights.bonus * self.worth(crisis.bonus) / self.crisis_short
        return self.war.share * self.weights.crisis * self.crisis_loss / self.crisis_short

    @cached_property
    def crisis_loss(self) -> float:
        """What it costs if the crisis isn't met."""
        failure = self.library.crises[self.view.crisis].failure
        return -self.worth(failure) + self.stakes.death * (self._overruns(self._raid) - self._overruns(0))

    def _overruns(self, more: int) -> float:
        """Zombies that find no room in the colony tonight, if so many more come."""
        come = self.batches(self.home, self.drawn(self.home), more)
        return float(sum(max(0, n - self.holds(self.home, i)) for i, n in enumerate(come)))

    @cached_property
    def _raid(self) -> int:
        """Zombies that come to the colony if the crisis isn't met."""
        failure = self.library.crises[self.view.crisis].failure
        words = [word for word in words_in(failure, Zombies) if word.at == "everywhere" or says_home(word.at)]
        return sum(word.n for word in words if isinstance(word.n, int))

    def wanted(self, symbol: str) -> bool:
        """Whether the crisis waits for such cards."""
        return symbol in self.crisis_symbols and self.crisis_short > 0

    # Entrances

    def arrivals(self, name: str, rounds: int = 1) -> list[float]:
        """Zombies that will come to each entrance of a place in so many rounds."""
        horde = self._horde if name == self.home else 0
        guests = 0.0 if is_home(self.view, name) else self.guests
        more = facts.NOISE_CHANCE * self.places[name].noise + self.breakout.at(name) + guests
        return [n + more for n in self.batches(name, *[self.drawn(name)] * rounds, horde)]

    @cached_property
    def breakout(self) -> Breakout:
        """The experiment that may get out tonight."""
        return Breakout(self.view, self.library)

    def batches(self, name: str, *numbers: int) -> list[int]:
        """How many come to each entrance of a place if they come in batches: each begins at the first (Z1)."""
        entrances = len(self.places[name].zombies)
        return [sum(each) for each in zip(*(facts.spread(n, entrances) for n in numbers), strict=True)]

    def drawn(self, name: str) -> int:
        """Zombies that come to a place in a night for those who are there now."""
        if name not in self._drawn:
            self._drawn[name] = self._count_drawn(name)
        return self._drawn[name]

    def _count_drawn(self, name: str) -> int:
        there = self._heads(name, "zombies") + len(self.places[name].standees) + self.places[name].bandits
        colony = colony_at(self.view, name)
        drawn = facts.drawn(there + (facts.weight(colony) if colony else 0), is_home=colony is not None)
        return max(0, drawn + self._zombies_due[name])

    @cached_property
    def _zombies_due(self) -> Counter[str]:
        """Zombies that cards bring to places, or keep away."""
        return in_force.zombies_due(self.view, self.library)

    @cached_property
    def table_powers(self) -> list[Power]:
        """What lasting rules, improvements and the main objective let or make the seat do."""
        return in_force.table_powers(self.view, self.library, self.view.seat)

    @cached_property
    def guests(self) -> float:
        """How many will still come to each place outside in this round of a war: two colonies share six places."""
        if not self.war.is_on:
            return 0.0
        coming = {seat for pair in self.view.pairs for seat in pair if seat >= 0}
        homes = {colony.place for colony in self.view.colonies}
        leaving = sum(s.place in homes for s in self.view.survivors if s.owner in coming)
        return self.weights.guests * leaving / len(outside_of(self.view))

    @cached_property
    def crowd(self) -> float:
        """Survivors whom one more at home costs tonight: every other draws a zombie, which may find no room."""
        drawn = self.drawn(self.home)
        come = [self.batches(self.home, n) for n in (drawn, drawn + 1)]
        lost = [sum(max(0, n - self.holds(self.home, i)) for i, n in enumerate(each)) for each in come]
        return (lost[1] - lost[0]) / 2

    def _heads(self, name: str, of: Literal["zombies", "food"]) -> int:
        """As how many the survivors at a place count tonight."""
        there = [s for s in self.at(name) if of == "zombies" or not s.entrance]  # who stands at a door isn't fed
        return sum(in_force.heads(self.view, self.library, survivor, of) for survivor in there)

    @cached_property
    def _horde(self) -> int:
        """Zombies that come to the colony if the crisis isn't met, as far as that is to be feared."""
        if self.crisis_met or not self.view.crisis:
            return 0
        return self._raid // 2 if self.crisis_hopeful else self._raid

    def holds(self, name: str, entrance: int) -> int:
        """Zombies that an entrance still takes before somebody dies."""
        place = self.places[name]
        zombies, barricades, traps = occupied(place, entrance), place.barricades[entrance], place.traps[entrance]
        return facts.holds(place.entrance_spaces, zombies, barricades, traps)

    def danger(self, name: str, entrance: int, more: int = 0) -> float:
        """How near an overrun is: 1 is tonight, less the more rounds it is away, 0 is not in sight."""
        found = self._dangers.get((name, entrance, more))
        if found is None:
            holds, found = self.holds(name, entrance), 0.0
            for rounds in range(1, 1 + min(FAR, self.view.rounds_left)):
                beyond = self.coming(name, rounds)[entrance] + more - holds
                if beyond > 0:
                    found = self.weights.soon ** (rounds - 1) * min(1.0, beyond)
                    break
            self._dangers[name, entrance, more] = found
        return found

    def victims(self, name: str, entrance: int) -> float:
        """Zombies that find no room at an entrance tonight: each of them takes somebody."""
        return max(0.0, self.coming(name, 1)[entrance] - self.holds(name, entrance))

    def coming(self, name: str, rounds: int) -> list[float]:
        """The same as `arrivals`, worked out once."""
        if (name, rounds) not in self._coming:
            self._coming[name, rounds] = self.arrivals(name, rounds)
        return self._coming[name, rounds]

    def gaps(self, name: str, rounds: int = 1) -> float:
        """Zombies beyond what a place holds, if nobody does anything for so many rounds."""
        come = self.coming(name, rounds)
        return sum(max(0.0, n - self.holds(name, i)) for i, n in enumerate(come))

    def dangers(self, name: str) -> float:
        """The nearest overrun at a place."""
        return max((self.danger(name, i) for i in range(len(self.places[name].zombies))), default=0.0)

    # Survivors

    @cached_property
    def health(self) -> Health:
        """What harm means to each of them."""
        return Health(self)

    @cached_property
    def abilities(self) -> Abilities:
        """What they are spared and what they find, by nature, by cards and by rules of the table."""
        return Abilities(self)

    def risk(self, name: str, to: str = "") -> float:
        """How much worse than usual an exposure roll is for a survivor; `to`: where a move leads."""
        survivor = self.survivors[name]
        harm = self.health.harm(survivor)
        last = 1.5 if harm >= survivor.deadly - 1 else 0.0
        others = sum(other.id != name for other in self.at(to or survivor.place))
        return 1.0 + 0.4 * harm + last + 0.1 * others
