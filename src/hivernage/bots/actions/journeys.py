"""Going out: what the places have to offer, who had better be where, and what the way there costs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from hivernage.bots.actions.bandits import Raids
from hivernage.bots.actions.doors import Doors
from hivernage.bots.actions.hand import Hand
from hivernage.bots.actions.special_zombies import SpecialZombies
from hivernage.bots.reading.main_objective import LATE
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.weights import NEVER
from hivernage.cards.library import origin
from hivernage.model.board import HIDEOUT, RAXXON, SPOTS
from hivernage.rules.facts import NOISE_CHANCE, chance, meal

FEW_MEALS = 2  # meals that are missing, so that somebody leaves
SECOND_OUTSIDE = -5.0  # marks at most for a second one of a group outside
HELD_UP = 2.0  # factor for fights where a special zombie stands: no other can be fought (N6.3), and the place is lost
STAY = 3  # rounds that somebody means to stay outside
PAIR = 2  # dice of a code


class Journeys:
    """Searches and moves of one turn."""

    def __init__(self, outlook: Outlook, hand: Hand, doors: Doors) -> None:
        self.outlook = outlook
        self.view = outlook.view
        self.weights = outlook.weights
        self.stakes = outlook.stakes
        self.library = outlook.library
        self.dice = outlook.view.players[outlook.view.seat].dice
        self.hand = hand
        self.doors = doors
        self.raids = Raids(outlook, hand)
        self._uses: dict[tuple[str, str], float] = {}

    @cached_property
    def finds(self) -> dict[str, float]:
        """What a card from each place is worth, by what was printed for it."""
        decks = self.library.decks
        return {
            name: sum(self.hand.card(key) for key in decks[name]) / len(decks[name]) + self._emptied.get(name, 0.0)
            for name, place in self.outlook.places.items()
            if name != self.outlook.home and place.deck and name in decks
        }

    def better_find(self, place: str, drawn: Sequence[str]) -> float:
        """What the best card will be worth if one more is drawn beside these."""
        held = max((self.hand.card(key) for key in drawn), default=0.0)
        deck = self.library.decks.get(place, [])  # none are printed where nothing but random items lies
        return sum(max(held, self.hand.card(key)) for key in deck) / len(deck) if deck else held

    @cached_property
    def _emptied(self) -> dict[str, float]:
        """What a search brings where the main objective wants decks emptied: all at the smallest ones."""
        missing = sum(lack.missing for lack in self.outlook.objective.lacks if lack.of.of == "empty-decks")
        decks = [place for place in self.view.places if place.name != self.outlook.home and place.deck]
        smallest = sorted(decks, key=lambda place: (place.deck, -place.survivor_spaces, place.name))[:missing]
        return {place.name: 3 * self.outlook.objective.piece("empty-decks") / place.deck for place in smallest}

    def search(self, place: str) -> float:
        """What one search of a place brings."""
        if place not in self.finds:
            return NEVER
        return self.weights.search + self.finds[place] if self.view.rounds_left > 1 else self.finds[place] / 2

    def cold(self, name: str, place: str) -> float:
        """What the roll after a search costs, at places that ask for one (N2)."""
        return self.doors.exposure(name, "search", place) if SPOTS[place].search_exposes else 0.0

    def second_find(self, name: str, place: str) -> float:
        """What a survivor who is at home at a place finds there beside the first card, once a round."""
        return self.outlook.abilities.keeps_more(name, place, now=True) * self.finds.get(place, 0.0)

    def move(self, name: str, target: str, fuel: list[str]) -> float:
        """Go where the dice do more good; whoever stands at a lost post leaves it."""
        return self._go(name, target, self._fare(name, target, fuel))

    def go_along(self, name: str, target: str) -> float:
        """The same with somebody who carries others: there is no roll."""
        return self._go(name, target, 0.0)

    def _go(self, name: str, target: str, fare: float) -> float:
        place, home = self.outlook.survivors[name].place, self.outlook.home
        stay = self._upkeep(name, target) - self._upkeep(name, place)
        if place != home and self._is_lost(place):
            return self.stakes.death * self.weights.flight - stay - fare
        if not self.dice and target != home and not self._hunger:
            return NEVER  # tomorrow is soon enough, and costs no more
        others = [s for s in self.outlook.group if s.id != name]
        idle = place == home and target != home and any(s.place != home for s in others)
        gain = self._use(name, target) - self._use(name, place) - stay - fare - self._travel
        gain += self._delivery(place, target) + self._presence(place, target)
        return min(SECOND_OUTSIDE, gain) if idle and not (self._hunger or self._is_sortie(target)) else gain

    @cached_property
    def _travel(self) -> float:
        """What a move costs beside the cold; where bites wait for the end of a pair, and morale is low, more (W5)."""
        return self.weights.travel * (self.weights.war_caution if self.outlook.sides.is_war else 1.0)

    @cached_property
    def _bravery(self) -> float:
        """How much of a danger is left where there are dice to fight it with; in a war they are spent afterwards."""
        weights = self.weights
        return (weights.war_brave if self.outlook.sides.is_war else weights.brave) if self.dice else 1.0

    def _delivery(self, place: str, target: str) -> float:
        """What the hand brings where whoever comes home may put it on the main objective."""
        if target != self.outlook.home or place == target or not self.outlook.objective.takes_tribute:
            return 0.0
        decks: dict[str, float] = {}
        for key in self.outlook.hand:  # more of a deck than are missing bring nothing
            decks[origin(key)] = decks.get(origin(key), 0.0) + self.hand.stored_worth(key)
        most = {
            deck: self.outlook.objective.missing_from(deck) * self.outlook.objective.piece("stored") for deck in decks
        }
        return sum(min(worth, most[deck]) for deck, worth in decks.items())

    def _presence(self, place: str, target: str) -> float:
        """What one more survivor brings where the main objective counts them."""
        return self.outlook.objective.presence(target) - self.outlook.objective.presence(place)

    def _upkeep(self, name: str, place: str) -> float:
        """What a stay costs: food and zombies inside; outside a zombie a night, and somebody who holds the door."""
        if place == self.outlook.home:
            return self.weights.mouth + self._hunger + self._bravery * self.stakes.death * self.outlook.night.crowd
        if self.outlook.sides.is_theirs(place):
            return self.stakes.wound  # whom a zombie drives off their doors goes home with a wound (W11)
        comes = int(self.outlook.survivors[name].place != place)
        beyond = min(1.0, max(0.0, self.outlook.night.arrivals(place)[0] + comes - self.outlook.night.holds(place, 0)))
        tonight = self._bravery * self.stakes.death * beyond
        fight = self.weights.fight * (HELD_UP if self.outlook.places[place].special else 1.0)
        return fight * self._fights(place, comes) + tonight + self._drawn(place)

    def _fights(self, place: str, comes: int) -> float:
        """Zombies that will have to be fought at a place outside in the next rounds for one survivor more there."""
        people = len(self.outlook.at(place)) + comes
        spot, rounds = self.outlook.places[place], min(STAY, self.view.rounds_left)
        free = (
            self.outlook.night.holds(place, 0)
            - NOISE_CHANCE * spot.noise
            - (len(spot.standees) + spot.bandits) * rounds
        )
        return max(0.0, people * rounds - free) - max(0.0, (people - 1) * rounds - free)

    def _drawn(self, place: str) -> float:
        """The zombie that a stay outside draws, where the main objective wants fewer."""
        last = not self.dice and self.view.rounds_left <= LATE
        return self.outlook.objective.piece("zombies", at=place) if last else 0.0

    @cached_property
    def _hunger(self) -> float:
        """What one mouth less saves tonight, if there is no food for it and nobody left to bring some."""
        outlook = self.outlook
        if not outlook.night.hungry or self.hand.food or outlook.night.hungry > FEW_MEALS or self.view.turns_left > 1:
            return 0.0
        counts = meal(outlook.night.mouths) > meal(outlook.night.mouths - 1)
        return outlook.famine / outlook.night.hungry / (1 if counts else 2)

    def _is_sortie(self, target: str) -> bool:
        """Whether the main objective wants something done out there, or something that only this player lacks."""
        lacking = any(
            self.view.seat in self.outlook.objective.without(symbol) for symbol in self.outlook.places[target].symbols
        )
        return (
            lacking
            or (target == RAXXON and self._locking > 0)
            or self.outlook.objective.waits_for(target)
            or self.outlook.objective.presence(target) > 0
            or (self.outlook.places[target].bandits > 0 and self.outlook.objective.piece("bandits", at=target) > 0)
            or bool(self.doors.barricade_goal(target) or self.doors.kill_goal(target, 0))
        )

    def _use(self, name: str, place: str) -> float:
        """What the dice of this turn do at a place, and a little for the rounds to come."""
        if (name, place) not in self._uses:
            locks = self._locking if place == RAXXON else 0.0
            left = max(0.0, 1 - PAIR / len(self.dice)) if locks else 1.0  # dice on the lock don't search
            self._uses[name, place] = self._work(name, place) * left + self._future(name, place) + locks
        return self._uses[name, place]

    @cached_property
    def _locking(self) -> float:
        """What the dice of this turn keep locked in at Raxxon, if nobody of the group is there yet."""
        there = any(s.place == RAXXON for s in self.outlook.group)
        return 0.0 if there else SpecialZombies(self.outlook, self.doors).locking()

    def _work(self, name: str, place: str) -> float:
        """What the dice do at a place; where another of the group is, they do it without this survivor."""
        if any(s.place == place for s in self.outlook.group if s.id != name):
            return 0.0
        card, spot, home = self.library.survivors[name], self.outlook.places[place], self.outlook.home
        search = self.search(place) - self.cold(name, place) if place in self.finds else 0.0
        raids = place == HIDEOUT and not self.outlook.exiled
        if raids:
            search = max(0.0, self.raids.raid(name, "search"))
        kill, build = self.doors.kill(name, place), self.doors.barricade(place)
        if place != home:  # who goes away needs no door here
            kill, build = kill - self.doors.relief_of_kill(place), self.doors.barricade_goal(place)
        kills, builds = 0 if spot.special else sum(spot.zombies), 1 if place != home else 2
        attack = max(0.0, self.raids.raid(name, "attack")) if raids else 0.0
        attack = max(attack, self.raids.drive_off(place)) if spot.bandits else attack
        total = 0.0
        for value in sorted(self.dice, reverse=True):
            best = max(search if value >= card.search else 0.0, kill if kills and value >= card.attack else 0.0)
            best = max(best, attack if value >= card.attack else 0.0)
            if build > best and builds:
                best, builds = build, builds - 1
            elif best == kill:
                kills -= 1
            total += best
        return total

    def _future(self, name: str, place: str) -> float:
        """Searches of the rounds to come, and what the survivor finds more at this place than others do."""
        if place == HIDEOUT and not self.outlook.exiled:
            best = max(self.raids.raid(name, "search"), self.raids.raid(name, "attack"))
            return max(0.0, best) * min(len(self.view.loot), self.view.rounds_left - 1) / 2
        if place not in self.finds:
            return 0.0
        card, rounds = self.library.survivors[name], self.view.rounds_left - 1
        odds = chance(card.search)
        found = self.weights.later * rounds * (odds + self.outlook.abilities.keeps_more(name, place))
        return self.finds[place] * found + (self.second_find(name, place) if self.dice else 0.0)

    def _fare(self, name: str, target: str, fuel: list[str]) -> float:
        way = self.hand.card(fuel[0]) if fuel else self.doors.exposure(name, "move", target)
        return way - self.doors.after(name, "moved", target)

    def _is_lost(self, place: str) -> bool:
        return self.outlook.night.dangers(place) >= 1 and not self.dice
