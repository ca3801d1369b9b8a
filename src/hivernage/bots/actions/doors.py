"""Fighting and building: what a zombie fewer or a barricade more saves, and what it costs in the cold."""

from __future__ import annotations

from functools import cached_property

from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.reading.tally import room
from hivernage.view_homes import is_meant


class Doors:
    """The entrances of all places, and those who hold them."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.weights = outlook.weights
        self.stakes = outlook.stakes

    def kill(self, name: str, place: str) -> float:
        """What a dead zombie brings where it is needed most, less what the fight may cost."""
        zombies = self.outlook.places[place].zombies
        gain = max((self.kill_at(place, i) for i, n in enumerate(zombies) if n), default=0.0)
        return gain + self.weights.attack * self.after(name, "killed-zombie") + 1.0 - self.toll(name, place)

    def toll(self, name: str, place: str) -> float:
        """What a fight costs whoever fights it: the roll, and what the main objective puts on top."""
        return self.exposure(name, "attack", place) - self.after(name, "attacked")

    def after(self, name: str, deed: str, to: str = "") -> float:
        """What the main objective and lasting rules bring to whoever does something."""
        answers = [
            p.do for p in self.outlook.table_powers if p.whenever == deed and is_meant(self.outlook.view, p.to, to)
        ]
        return sum(self.outlook.worth_to(name, effect) for effect in answers)

    def kill_at(self, place: str, entrance: int) -> float:
        """What one zombie fewer at an entrance saves, and what the main objective gives for it."""
        return self._relief(place, entrance) + self.weights.attack * self.kill_goal(place, entrance)

    def relief_of_kill(self, place: str) -> float:
        """What one zombie fewer saves where it is needed most."""
        zombies = self.outlook.places[place].zombies
        return max((self._relief(place, i) for i, n in enumerate(zombies) if n), default=0.0)

    def barricade(self, place: str) -> float:
        """A barricade takes the place of a victim."""
        spot = self.outlook.places[place]
        free = [i for i in range(len(spot.zombies)) if room(spot, i) > 0]
        return 1.0 + max((self.barricade_at(place, i) for i in free), default=0.0)

    def barricade_at(self, place: str, entrance: int) -> float:
        """What a barricade at an entrance saves, and what the main objective gives for it."""
        return self._relief(place, entrance) + self._spared_fight(place, entrance) + self._build_goal(place, entrance)

    def _relief(self, place: str, entrance: int) -> float:
        """What one zombie fewer, or one barricade more, at an entrance saves."""
        less = self.outlook.night.danger(place, entrance) - 0.5 * self.outlook.night.danger(place, entrance, -1)
        return self.stakes.death * max(0.0, less, min(1.0, self.outlook.night.victims(place, entrance)))

    def _spared_fight(self, place: str, entrance: int) -> float:
        """The last free space at an entrance: once it is taken, only fighting helps."""
        last = room(self.outlook.places[place], entrance) == 1
        return self._fight * self.outlook.night.danger(place, entrance, 1) ** 0.5 if last else 0.0

    @cached_property
    def _fight(self) -> float:
        """What a fight costs more or less, whoever fights it."""
        answers = [power.do for power in self.outlook.side.powers if power.whenever == "attacked"]
        return self.weights.spared - sum(self.outlook.worth(effect) for effect in answers)

    def kill_goal(self, place: str, entrance: int) -> float:
        """What the main objective gives for a zombie fewer here: it counts them, or a barricade holds for it."""
        closer, zombies = self.outlook.objective.closer, self.outlook.places[place].zombies[entrance]
        steps = [closer(place, entrance, 1, 0), closer(place, entrance, 1, 1) / 2]
        if zombies > 1:
            steps.append(closer(place, entrance, 2, 1) / 3)
        return self._goal(place) * max(0.0, *steps) if zombies else 0.0

    def barricade_goal(self, place: str) -> float:
        """What the main objective gives for a barricade at a place, where it counts most."""
        spot = self.outlook.places[place]
        return max((self._build_goal(place, i) for i in range(len(spot.zombies)) if room(spot, i) > 0), default=0.0)

    def _build_goal(self, place: str, entrance: int) -> float:
        """What the main objective gives for a barricade at an entrance that stands at dawn, by itself or with more."""
        closer, spot = self.outlook.objective.closer, self.outlook.places[place]
        steps: list[float] = [closer(place, entrance, 0, 1)]
        if spot.zombies[entrance]:
            steps.append(closer(place, entrance, 1, 1) / 2)
        if room(spot, entrance) > 1:
            steps.append(closer(place, entrance, 0, 2) / 2)
        return self._goal(place) * max(0.0, *steps)

    def _goal(self, place: str) -> float:
        return max(
            self.outlook.objective.piece("zombies", at=place), self.outlook.objective.piece("barricades", at=place)
        )

    def exposure(self, name: str, act: str, to: str = "") -> float:
        """What a survivor has to fear from the cold and the bites when they do this, at a place or on the way there."""
        safe = self.outlook.abilities.is_safe(name, act, to)
        return 0.0 if safe else self.stakes.exposure * self.outlook.risk(name, to)
