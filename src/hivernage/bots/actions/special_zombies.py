"""Special zombies and the experiments they come from: what an attack, a die on Raxxon or a vote is worth."""

from __future__ import annotations

from collections.abc import Iterator

from hivernage.bots.actions.doors import Doors
from hivernage.bots.reading.breakout import matches
from hivernage.bots.reading.card_words import odds, words_in
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.reading.worth import FLIGHT, SPECIAL_ZOMBIE
from hivernage.bots.weights import NEVER
from hivernage.cards.card import Experiment
from hivernage.cards.effects import Creature
from hivernage.model.board import RAXXON
from hivernage.model.ids import die_of

FIRST_OF_PAIR = 0.35  # share of the whole for the first die of a pair, if somebody else has the second
LOOSE = 1.7  # factor: that one gets out is worse than that one more fight with it is needed
KEPT_AWAY = 0.7  # share of what is saved by keeping zombies away, beside what gets out


class SpecialZombies:
    """What comes out of Raxxon, as a seat sees it."""

    def __init__(self, outlook: Outlook, doors: Doors) -> None:
        self.outlook = outlook
        self.doors = doors
        self.view = outlook.view

    def attack(self, name: str, target: str) -> float:
        """Its table, the roll before it, and the door that is free again when it is gone."""
        place = self.outlook.survivors[name].place
        table = self.outlook.library.experiments[f"{target}@experiment"].table
        gain = sum(odds(band) * self.outlook.worth_to(name, effect) for band, effect in table.items())
        goes = sum(odds(band) for band, effect in table.items() if any(words_in(effect, Creature)))
        dies = sum(odds(band) for band, effect in table.items() if does_away(effect) == 1.0)
        asked = self.outlook.objective.piece("special-zombies") + self._contained(target)
        return gain + goes * self._held_up(place) + dies * asked + 1.0 - self.doors.toll(name, place)

    def _contained(self, target: str) -> float:
        """What the main objective gives when the last special zombie of a kind is gone."""
        left = sum(zombie.card == target for place in self.view.places for zombie in place.special)
        return self.outlook.contained if left == 1 else 0.0

    def _held_up(self, place: str) -> float:
        """What can't be done at a place while a special zombie is there: no other zombie can be attacked (N6.3)."""
        entrances = range(len(self.outlook.places[place].zombies))
        danger = max(self.outlook.night.danger(place, i) for i in entrances)
        return self.outlook.stakes.death * danger

    def code(self, die: str) -> float:
        """A die that completes a pair keeps the experiment in; the first of a pair waits for another one."""
        goal, card = self.outlook.objective, self._top()
        if goal.keeps_dice:
            return goal.die(die_of(die)) or NEVER
        if card is None:
            return NEVER
        lying, mine = [d.value for d in self.view.code_dice], list(self.view.players[self.view.seat].dice)
        if matches(card, lying):
            return NEVER
        value = die_of(die)
        stake = self._stake(card)
        if matches(card, [*lying, value]):
            return stake
        mine.remove(value)
        if any(matches(card, [*lying, value, other]) for other in mine):
            return stake / 2
        helped = any(matches(card, [*lying, value, *dice]) for dice in self._to_come)
        return stake * FIRST_OF_PAIR if helped else NEVER

    @property
    def _to_come(self) -> Iterator[list[int]]:
        """The dice of those at Raxxon whose turn in this round is yet to come."""
        count = len(self.view.players)
        for n in range(1, self.view.turns_left):
            player = self.view.players[(self.view.active + n) % count]
            if any(s.owner == player.seat and s.place == RAXXON for s in self.view.survivors):
                yield list(player.dice)

    def _stake(self, card: Experiment) -> float:
        """What it is worth that an experiment stays where it is."""
        return release_cost(card) + self.outlook.contained

    def locking(self) -> float:
        """What somebody in Raxxon could do with the dice of this turn: complete a pair of the code (N4)."""
        card = self._top()
        lying, mine = [d.value for d in self.view.code_dice], self.view.players[self.view.seat].dice
        if self.outlook.objective.keeps_dice:
            return sum(self.outlook.objective.die(value) for value in set(mine))
        if "lockdown" in self.view.closed:
            return 0.0
        if card is None or matches(card, lying) or not matches(card, [*lying, *mine]):
            return 0.0
        return self._stake(card)

    def lock(self) -> float:
        """What thumbs up saves: what would get out, less what three zombies fewer would save."""
        card = self._top()
        away = max((self.keep_away(place.name) for place in self.view.places), default=0.0)
        return 0.0 if card is None else self._stake(card) - KEPT_AWAY * away

    def keep_away(self, place: str) -> float:
        """What fewer zombies tonight save at a place: those who would die there."""
        entrances = range(len(self.outlook.places[place].zombies))
        victims = sum(self.outlook.night.victims(place, i) for i in entrances)
        coming = sum(self.outlook.night.coming(place, 1))
        return self.outlook.stakes.death * min(3.0, victims) - self.outlook.stakes.zombie * min(3.0, coming) / 2

    def _top(self) -> Experiment | None:
        return self.outlook.library.experiments.get(self.view.experiment)


def release_cost(card: Experiment) -> float:
    """What it costs that an experiment gets out: each figure, the more the longer it stays."""
    goes = sum(odds(band) * does_away(effect) for band, effect in card.table.items())
    return card.figures * SPECIAL_ZOMBIE * LOOSE * (1.5 - goes)


def does_away(effect: object) -> float:
    """How much of a special zombie a line of its table does away with."""
    words = [word.act for word in words_in(effect, Creature)]
    return 1.0 if "removed" in words else FLIGHT if words else 0.0
