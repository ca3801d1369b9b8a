"""How much a careful bot likes each action: the colony must eat, the doors must hold, the crisis must be met."""

from __future__ import annotations

from functools import cached_property

from hivernage.bots.outlook import FOOD_VALUE, Outlook
from hivernage.bots.worth import DEATH, EXPOSURE, MORALE, worth
from hivernage.cards.conditions import LastRound
from hivernage.cards.effects import Effect, Gain, KillZombies
from hivernage.model.board import COLONY
from hivernage.model.ids import DIE, die_of
from hivernage.model.question import Answer

NEVER = -1000.0
ENOUGH_WASTE = 10
CLEANED = 3
SYMBOL_VALUE = {"medicine": 4.5, "fuel": 4.0, "tool": 4.0, "weapon": 4.0, "book": 3.5, "food": 5.0, "survivor": 2.0}
STORED_EACH = 2  # cards a player that objectives with a store ask for, more or less


class Acting:
    """The actions of one turn, each with a mark; the marks are morale in twentieths."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.view = outlook.view
        self.library = outlook.library
        self.dice = outlook.view.players[outlook.view.seat].dice
        self._values: dict[str, float] = {}

    def mark(self, answer: Answer) -> float:
        """What an action is worth; with a small die rather than a big one."""
        die = next((die_of(word) for word in answer if word in DIE[1:]), 0)
        return self._mark(answer) - 0.2 * die

    def _mark(self, answer: Answer) -> float:
        match answer:
            case ("end",):
                return 0.0
            case ("add", key):
                return self._add(key)
            case ("play", key) | ("equip", key, _):
                return self._play(key, answer)
            case ("store", key):
                return 25.0 if self._is_stored_for(self.outlook.symbol(key)) else NEVER
            case ("attack", name, target, *_):
                return self._kill(name) if target == "zombie" else NEVER
            case ("barricade", name, *_):
                return self._barricade(self.outlook.survivors[name].place)
            case ("search", name, *_):
                return self._search(self.outlook.survivors[name].place)
            case ("clean", *_):
                return self._clean()
            case ("move", name, target, *fuel):
                return self._move(name, target, fuel)
            case ("use", name, power, *_):
                return self._use(name, power)
            case ("request", "food"):
                return 12.0 if self.outlook.hungry and not self._food_in_hand else NEVER
            case ("feed", *_):
                return 0.5
            case _:
                return NEVER

    # Cards

    @cached_property
    def _food_in_hand(self) -> bool:
        return any(self.outlook.symbol(key) == "food" for key in self.outlook.hand)

    def card(self, key: str) -> float:
        """What an item is worth in the hand."""
        if key not in self._values:
            self._values[key] = self._card(key)
        return self._values[key]

    def _card(self, key: str) -> float:
        outlook, item = self.outlook, self.library.items[key]
        value = SYMBOL_VALUE[item.symbol]
        if outlook.wanted(item.symbol) and outlook.crisis_hopeful:
            value += 5.0
        if self._is_stored_for(item.symbol):
            value += 8.0
        if item.symbol == "food":
            value *= FOOD_VALUE.get(item.id, 1)
            value += 6.0 if outlook.hungry else 0.0
        if item.kind == "event":
            value += 2.0 if self._welcome else -4.0
        return value

    @cached_property
    def _welcome(self) -> bool:
        """Newcomers bring dice and mouths: where living on is all there is to do, mouths weigh more."""
        return self.view.rounds_left > 2 and not isinstance(self.outlook.side.goal, LastRound)

    def _is_stored_for(self, symbol: str) -> bool:
        """Whether the main objective collects such cards and hasn't enough of them."""
        if symbol not in self.outlook.hoarded:
            return False
        stored = sum(self.outlook.symbol(key) == symbol for key in self.view.stored)
        return stored < STORED_EACH * len(self.view.players)

    def _add(self, key: str) -> float:
        outlook = self.outlook
        symbol = outlook.symbol(key)
        needed = (symbol == "food" and outlook.hungry) or self._is_stored_for(symbol)
        if needed or not (outlook.wanted(symbol) and outlook.crisis_hopeful):
            return NEVER
        return 30.0 - self.card(key) / 10

    def _play(self, key: str, answer: Answer) -> float:
        outlook, item = self.outlook, self.library.items[key]
        if item.symbol == "food" and item.kind == "use":
            return 40.0 + FOOD_VALUE.get(item.id, 1) if outlook.hungry else NEVER
        if outlook.wanted(item.symbol) and outlook.crisis_hopeful and item.symbol != "medicine":
            return NEVER
        if item.symbol == "medicine":
            return self._heal() - (10.0 if outlook.wanted("medicine") else 0.0)
        if item.kind == "equip":
            return 10.0 + self._fit(answer[2])
        if item.kind == "event":
            return 2.0 + worth(item.effect) if self._welcome else NEVER
        return worth(item.effect) - 2.5 if any(value < 3 for value in self.dice) else NEVER

    def _fit(self, name: str) -> float:
        """Equipment is for fighters in the colony and searchers outside; the less they need to roll, the better."""
        card = self.library.survivors[name]
        return 0.1 * (12 - card.attack - card.search)

    def _heal(self) -> float:
        """Frostbite comes back every turn, and the third wound kills."""
        mine = {survivor.place for survivor in self.outlook.group}
        hurt = [s for s in self.view.survivors if s.place in mine]
        return max(12.0 * s.frostbite + (9.0 if s.wounds + s.frostbite == 2 else 0.0) - 1 for s in hurt)

    # Fighting and building

    def _kill(self, name: str) -> float:
        outlook = self.outlook
        place = outlook.survivors[name].place
        gain = 0.0
        stuck = [i for i, n in enumerate(outlook.places[place].zombies) if n and outlook.gap(place, i)]
        if stuck:
            gain += 0.75 * DEATH
        elif outlook.gaps(place, 2):
            gain += 4.0
        gain += sum(worth(power.do) for power in outlook.side.powers if power.whenever == "killed-zombie")
        if "zombies" in outlook.goals and place != COLONY:
            gain += 10.0
        if outlook.is_safe(name, "attack"):
            return gain + 3.0
        return gain - EXPOSURE * outlook.risk(name)

    def _barricade(self, place: str) -> float:
        """A barricade takes the place of a victim; those of later rounds count less."""
        rounds = self.view.rounds_left
        goal = 7.0 if "barricades" in self.outlook.goals else 0.0
        if self._fixable(place, 1):
            return DEATH / 2 + 6
        if rounds > 1 and self._fixable(place, 2):
            return max(8.0, goal)
        return max(3.0 if rounds > 2 and self._fixable(place, 3) else 1.3, goal)

    def _fixable(self, place: str, rounds: int) -> bool:
        """Whether some entrance would be overrun that has an empty space now."""
        spot = self.outlook.places[place]
        return any(
            spot.entrance_spaces > spot.zombies[i] + spot.barricades[i] and self.outlook.gap(place, i, rounds)
            for i in range(len(spot.zombies))
        )

    def _clean(self) -> float:
        waste = len(self.outlook.colony.waste)
        if waste >= ENOUGH_WASTE:
            return MORALE * min(3, self.view.rounds_left) / 2 / (1 + (waste % ENOUGH_WASTE) // CLEANED)
        return 3.5 if waste >= ENOUGH_WASTE - CLEANED else 1.0

    def _use(self, name: str, power: str) -> float:
        """Abilities that do something good; food and dead zombies count by how much they are needed."""
        cards = self.library.survivors
        if name == "table" or power not in cards:
            return 3.0
        effects = [p.do for p in cards[power].powers if p.do is not None]
        tight = bool(self.outlook.gaps(self.outlook.survivors[name].place, 2))
        needed = sum(3.0 if isinstance(effect, Gain) else 7.0 * tight for effect in effects if _helps(effect))
        return needed + max(2.0, sum(worth(effect) for effect in effects))

    # Going out

    @cached_property
    def _finds(self) -> dict[str, float]:
        """What a card from each place is worth, by what was printed for it."""
        decks = self.library.decks
        empty_them = "empty-decks" in self.outlook.goals
        return {
            name: sum(self.card(key) for key in decks[name]) / len(decks[name]) + empty_them * (20 - place.deck) / 2
            for name, place in self.outlook.places.items()
            if name != COLONY and place.deck
        }

    def _search(self, place: str) -> float:
        return 3.0 + self._finds[place] if self.view.rounds_left > 1 else self._finds[place] / 2

    def _move(self, name: str, target: str, fuel: list[str]) -> float:
        """One searcher a player is enough; whoever stands at a lost post leaves it."""
        outlook = self.outlook
        survivor = outlook.survivors[name]
        if target == COLONY or target not in self._finds:
            return NEVER
        flight = DEATH / 2 if survivor.place != COLONY and self._is_lost(survivor.place) else 0.0
        if survivor.place == COLONY and any(s.place != COLONY for s in outlook.group):
            return NEVER
        if survivor.place in self._finds and not flight and not self._is_better(name, target):
            return NEVER
        if sum(outlook.arrivals(target)) + 1 > self._capacity(target):
            return NEVER
        need = self.library.survivors[name].search
        now = min(2, sum(value >= need for value in self.dice))
        later = (self.view.rounds_left - 1) * (7 - need) / 3
        crowd = 1.5 * len(outlook.at(target)) + outlook.places[target].zombies[0]
        if not now and not flight:
            return NEVER
        return flight + (now + later) * self._finds[target] - self._fare(name, fuel) - crowd

    def _is_better(self, name: str, target: str) -> bool:
        """Whoever moves without a risk goes where more is to be found."""
        here = self._finds[self.outlook.survivors[name].place]
        return self._finds[target] > here + 0.3 and self.outlook.is_safe(name, "move")

    def _fare(self, name: str, fuel: list[str]) -> float:
        if fuel:
            return self.card(fuel[0])
        return 0.0 if self.outlook.is_safe(name, "move") else EXPOSURE * self.outlook.risk(name)

    def _is_lost(self, place: str) -> bool:
        return bool(self.outlook.gaps(place)) and not self.dice

    def _capacity(self, name: str) -> int:
        place = self.outlook.places[name]
        return place.entrance_spaces * len(place.zombies) - sum(place.zombies) + sum(place.barricades)


def _helps(effect: Effect) -> bool:
    return isinstance(effect, Gain | KillZombies)
