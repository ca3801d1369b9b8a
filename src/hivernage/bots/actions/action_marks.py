"""How much a careful bot likes each action: the colony must eat, the doors must hold, the crisis must be met."""

from __future__ import annotations

from hivernage.bots.actions.doors import Doors
from hivernage.bots.actions.hand import Hand
from hivernage.bots.actions.journeys import Journeys
from hivernage.bots.actions.special_zombies import SpecialZombies
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.war.war import War
from hivernage.bots.weights import NEVER
from hivernage.cards.effects import Effect, Gain, KillZombies
from hivernage.cards.library import face
from hivernage.model.board import HIDEOUT
from hivernage.model.ids import DIE, die_of
from hivernage.model.question import Answer
from hivernage.rules.facts import CLEANED

FEW_CARDS = 2  # cards that a crisis lacks, so that equipment is given up for it
PASSED_OVER = frozenset({"attract", "exile", "food"})
"""What nobody does for the colony's sake as these bots see it."""
WASTE_A_ROUND = 4  # waste cards that a round brings


class ActionMarks:
    """The actions of one turn, each with a mark; the marks are morale in twentieths."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.view = outlook.view
        self.weights = outlook.weights
        self.stakes = outlook.stakes
        self.library = outlook.library
        self.sides = outlook.sides
        self.war = War(outlook)
        self.hand = Hand(outlook)
        self.doors = Doors(outlook)
        self.special_zombies = SpecialZombies(outlook, self.doors)
        self.journeys = Journeys(outlook, self.hand, self.doors)
        self.raids = self.journeys.raids

    def mark(self, answer: Answer) -> float:
        """What an action is worth; with a small die rather than a big one."""
        die = next((die_of(word) for word in answer if word in DIE[1:]), 0)
        return self._mark(answer) - 0.2 * die

    def _mark(self, answer: Answer) -> float:
        match answer:
            case ("end",) | ("pass",):
                return 0.0
            case ("add", key):
                return self.hand.add(key)
            case ("add-equipped", _, key):
                return self._add_equipped(key)
            case ("play", key) | ("equip", key, _):
                return self.hand.play(key, answer)
            case ("store", key):
                return self.hand.store(key)
            case ("calm", key):
                return self.stakes.calm - self.hand.card(key)
            case ("attack", name, target, *_):
                return self._attack(name, target)
            case ("code", die):
                return self.special_zombies.code(die)
            case ("loot",):
                return 1.0 + max(self.raids.loot, default=0.0)
            case ("barricade", name, *_):
                place = self.outlook.survivors[name].place
                return NEVER if self.sides.is_theirs(place) else self.doors.barricade(place)
            case ("search", name, *_):
                place = self.outlook.survivors[name].place
                if place == HIDEOUT:
                    return self.raids.raid(name, "search")
                return (
                    self.journeys.search(place)
                    + self.journeys.second_find(name, place)
                    - self.journeys.cold(name, place)
                )
            case ("clean", *_):
                return self._clean()
            case ("move", name, target, *fuel):
                return self.journeys.move(name, target, fuel) + self._into_the_night(name, target)
            case ("use", name, power, *_):
                return self._use(name, power)
            case ("request", symbol):
                return self.hand.request(symbol)
            case ("hand-off", _, key, other):
                return self.hand.hand_off(key, other) if key in self.library.items else NEVER
            case ("feed", *_):
                return 0.5
            case ("claim", *_):
                return 0.0  # what a mission brings is told by the missions
            case _:
                assert answer[0] in PASSED_OVER, f"what {answer} is worth, nobody has said"
                return NEVER

    def _into_the_night(self, name: str, target: str) -> float:
        """What a move changes about the combats to come, where there is an enemy."""
        return self.weights.enemy * self.war.go(name, target) if self.sides.is_war else 0.0

    def _attack(self, name: str, target: str) -> float:
        place = self.outlook.survivors[name].place
        if self.sides.is_theirs(place):
            return NEVER  # what stands at their doors is their trouble
        match target:
            case "zombie":
                return self.doors.kill(name, place)
            case "bandit":
                return self.raids.drive_off(place)
            case "camp":
                return self.raids.raid(name, "attack")
            case _ if f"{target}@experiment" in self.library.experiments:
                return self.special_zombies.attack(name, target)
            case _:
                return NEVER

    def _add_equipped(self, key: str) -> float:
        """Something next to a survivor is given up only where a card or two decide."""
        crisis = self.outlook.crisis
        few = crisis.short <= FEW_CARDS and not crisis.met
        decides = few and self.outlook.objective.is_spare_equipment(key)
        return self.hand.add(key) - 6.0 if decides else NEVER

    def _clean(self) -> float:
        """What waste costs, from tonight on, spread over the dice that it takes to bring it below the next step."""
        waste, step, total = len(self.outlook.colony.waste), self.outlook.waste_step, 0.0
        for ahead in range(min(3, self.view.rounds_left)):
            later = waste + WASTE_A_ROUND * ahead
            if later >= step:
                steps = 1 + (later % step) // CLEANED
                total = max(total, self.stakes.morale * self.weights.soon**ahead / steps)
        return 0.5 + self.weights.waste * total + self.weights.litter * min(CLEANED, waste) * self.view.rounds_left

    def _use(self, name: str, power: str) -> float:
        """Abilities that do something good; food and dead zombies count by how much they are needed."""
        cards, whose = self.library.survivors, power.partition("/")[0]
        improvement = self.library.improvements.get(f"{whose}@improvement") if name == "table" else None
        if improvement is not None:
            return self.weights.use + max(self.outlook.worth(p.do) for p in improvement.powers)
        if name == "table" and whose == face(self.view.objective):
            offered = (p.do for p in self.outlook.side.powers if p.is_chosen and p.do is not None)
            return self.weights.use + max((self._offered(effect) for effect in offered), default=0.0)
        if name == "table" or whose not in cards:
            return 3.0
        named = self.library.numbered_power(power)
        effects = [p.do for p in ([named] if named else cards[whose].powers) if p.do is not None]
        tight = self.outlook.night.dangers(self.outlook.survivors[name].place)
        needed = sum(3.0 if isinstance(effect, Gain) else 7.0 * tight for effect in effects if _helps(effect))
        return self.weights.use + needed + max(2.0, sum(self.outlook.worth_to(name, effect) for effect in effects))

    def _offered(self, effect: Effect) -> float:
        """What the main objective lets everybody do; cures go to who needs them most."""
        return self.outlook.health.saved(effect) or self.outlook.worth(effect)


def _helps(effect: Effect) -> bool:
    return isinstance(effect, Gain | KillZombies)
