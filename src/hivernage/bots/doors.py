"""Fighting and building: what a zombie fewer or a barricade more saves, and what it costs in the cold."""

from __future__ import annotations

from hivernage.bots.outlook import Outlook, is_at, room
from hivernage.model.board import COLONY


class Doors:
    """The entrances of all places, and those who hold them."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.weights = outlook.weights
        self.stakes = outlook.stakes

    def kill(self, name: str, place: str) -> float:
        """What a dead zombie brings, less what the fight may cost."""
        outlook = self.outlook
        gain = self.relief_of_kill(place)
        aim = sum(outlook.worth(power.do) for power in outlook.side.powers if power.whenever == "killed-zombie")
        aim += outlook.piece("zombies", at=place) + self._room_goal(place)
        gain += self.weights.attack * aim + 1.0
        return gain - self.exposure(name, "attack")

    def relief_of_kill(self, place: str) -> float:
        """What one zombie fewer saves where it is needed most."""
        zombies = self.outlook.places[place].zombies
        return max((self._relief(place, i) for i, n in enumerate(zombies) if n), default=0.0)

    def barricade(self, place: str) -> float:
        """A barricade takes the place of a victim."""
        spot = self.outlook.places[place]
        free = [i for i in range(len(spot.zombies)) if room(spot, i) > 0]
        relief = max((self._relief(place, i) + self._spared_fight(place, i) for i in free), default=0.0)
        return 1.0 + relief + self.barricade_goal(place)

    def _relief(self, place: str, entrance: int) -> float:
        """What one zombie fewer, or one barricade more, at an entrance saves."""
        less = self.outlook.danger(place, entrance) - 0.5 * self.outlook.danger(place, entrance, -1)
        return self.stakes.death * max(0.0, less, min(1.0, self.outlook.victims(place, entrance)))

    def _spared_fight(self, place: str, entrance: int) -> float:
        """The last free space at an entrance: once it is taken, only fighting helps."""
        last = room(self.outlook.places[place], entrance) == 1
        return self.weights.spared * self.outlook.danger(place, entrance, 1) ** 0.5 if last else 0.0

    def barricade_goal(self, place: str) -> float:
        """What the main objective gives for a barricade here; where each entrance needs one, only for the first."""
        spot = self.outlook.places[place]
        bare = 0 in spot.barricades if place == COLONY else not sum(spot.barricades)
        wanted = [lack.of for lack in self.outlook.lacks if lack.of.of == "barricades" and not lack.fewer]
        if any(is_at(what.at, place) and (bare or not what.each) for what in wanted):
            return self.outlook.piece("barricades", at=place)
        return 0.0

    def _room_goal(self, place: str) -> float:
        """What the main objective gives for a zombie fewer where barricades lack the room."""
        spot = self.outlook.places[place]
        free = spot.entrance_spaces * len(spot.zombies) - sum(spot.zombies) - sum(spot.barricades)
        wanted = [k for k in self.outlook.lacks if k.of.of == "barricades" and not k.fewer and is_at(k.of.at, place)]
        short = any(lack.missing > free for lack in wanted) if place == COLONY else wanted and not free
        return self.outlook.piece("barricades", at=place) if short else 0.0

    def exposure(self, name: str, act: str) -> float:
        """What a survivor has to fear from the cold and the bites when they do this."""
        return 0.0 if self.outlook.is_safe(name, act) else self.stakes.exposure * self.outlook.risk(name)
