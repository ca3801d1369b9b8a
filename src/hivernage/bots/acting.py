"""How much a careful bot likes each action: the colony must eat, the doors must hold, the crisis must be met."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from hivernage.bots.outlook import FOOD_VALUE, LATE, Outlook, is_at, more_finds, room
from hivernage.cards.card import Item
from hivernage.cards.effects import Effect, Gain, KillZombies
from hivernage.cards.library import origin
from hivernage.model.board import COLONY
from hivernage.model.ids import DIE, die_of
from hivernage.model.question import Answer
from hivernage.view import SurvivorView

NEVER = -1000.0
ENOUGH_WASTE = 10
CLEANED = 3
FEW = 2  # missing meals for which somebody leaves
STAY = 3  # rounds that somebody means to stay outside
GROWTH = 4  # waste cards that a round brings
ASKED_FOR = ("food", "medicine", "fuel", "tool")  # by most crises
SYMBOL_VALUE = {"medicine": 1.1, "fuel": 1.0, "tool": 1.0, "weapon": 1.0, "book": 0.8, "food": 1.2, "survivor": 0.5}


class Acting:
    """The actions of one turn, each with a mark; the marks are morale in twentieths."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.view = outlook.view
        self.weights = outlook.weights
        self.stakes = outlook.stakes
        self.library = outlook.library
        self.dice = outlook.view.players[outlook.view.seat].dice
        self._values: dict[str, float] = {}
        self._prospects: dict[tuple[str, str], float] = {}

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
            case ("add-equipped", _, key):
                return self._add(key) - 6.0 if self.outlook.crisis_short <= 2 and not self.outlook.crisis_met else NEVER
            case ("play", key) | ("equip", key, _):
                return self._play(key, answer)
            case ("store", key):
                return self._store(key)
            case ("attack", name, target, *_):
                return self._kill(name, self.outlook.survivors[name].place) if target == "zombie" else NEVER
            case ("barricade", name, *_):
                return self._barricade(self.outlook.survivors[name].place)
            case ("search", name, *_):
                place = self.outlook.survivors[name].place
                return self._search(place) + self._second_find(name, place)
            case ("clean", *_):
                return self._clean()
            case ("move", name, target, *fuel):
                return self._move(name, target, fuel)
            case ("use", name, power, *_):
                return self._use(name, power)
            case ("request", symbol):
                return self._request(symbol)
            case ("hand-off", _, key, other) if key in self.library.items:
                return self._hand_off(key, other)
            case ("feed", *_):
                return 0.5
            case _:
                return NEVER

    # Cards

    @cached_property
    def _food_in_hand(self) -> int:
        return sum(self.food_value(key) for key in self.outlook.hand)

    def food_value(self, key: str) -> int:
        """The food tokens that a card brings."""
        item = self.library.items[key]
        return FOOD_VALUE.get(item.id, 1) if item.symbol == "food" and item.kind == "use" else 0

    def card(self, key: str) -> float:
        """What an item is worth in the hand."""
        if key not in self._values:
            self._values[key] = self._card(key)
        return self._values[key]

    def _card(self, key: str) -> float:
        outlook, item = self.outlook, self.library.items[key]
        value = self.weights.card * SYMBOL_VALUE[item.symbol] * self._rarity(key)
        if outlook.wanted(item.symbol) and outlook.crisis_hopeful:
            value += min(10.0, outlook.crisis_stake)
        value += self._stored_worth(key)
        if item.symbol == "food":
            value = self.stakes.food * FOOD_VALUE.get(item.id, 1) + (6.0 if outlook.hungry else 0.0)
        if item.kind == "event":
            value += outlook.worth(item.effect) if self._is_welcome(item.effect) else -2.0
        if item.kind == "equip":
            value += outlook.piece("equipped", symbol=item.symbol)
            value += self._shelves(item, [survivor.id for survivor in outlook.group])
        return value

    def _rarity(self, key: str) -> float:
        """Any crisis may come next: the first card of a symbol is worth more than the third."""
        symbol = self.outlook.symbol(key)
        if symbol not in ASKED_FOR:
            return 1.0
        others = sum(self.outlook.symbol(held) == symbol for held in self.outlook.hand) - (key in self.outlook.hand)
        return (self.weights.first, 1.0, 0.7, 0.5)[min(others, 3)]

    def _is_welcome(self, effect: Effect | None) -> bool:
        """Newcomers bring dice and mouths."""
        return self.view.rounds_left > 1 and self.outlook.worth(effect) > 0

    def _stored_worth(self, key: str) -> float:
        """What the main objective gives for a card, if it gathers such cards."""
        symbol = self.outlook.symbol(key)
        if symbol not in self.outlook.hoarded:
            return 0.0
        found = origin(key) != "starting"
        asked = [lack for lack in self.outlook.lacks if lack.of.of == "stored" and lack.of.symbol == symbol]
        if any(found or lack.of.origin == "any" for lack in asked):
            return self.outlook.piece("stored", symbol=symbol)
        return 0.0

    def _store(self, key: str) -> float:
        """A meal that is missing tonight comes first."""
        if self.outlook.symbol(key) == "food" and self.outlook.hungry:
            return NEVER
        return self._stored_worth(key) or NEVER

    def _add(self, key: str) -> float:
        """Give what is needed, if the crisis can be met; keep what is needed more elsewhere."""
        outlook = self.outlook
        symbol = outlook.symbol(key)
        if not outlook.wanted(symbol) or not outlook.crisis_hopeful:
            return NEVER
        if symbol == "food" and outlook.hungry and self._food_in_hand <= outlook.hungry:
            return NEVER
        keep = self._stored_worth(key) + self._worth_playing(key)
        return 2.0 + outlook.crisis_stake - keep - self.card(key) / 10

    def _worth_playing(self, key: str) -> float:
        """What a card would bring if it were used as printed."""
        item = self.library.items[key]
        if item.symbol == "food":
            return self.stakes.food * FOOD_VALUE.get(item.id, 1)
        if item.kind == "equip":
            return 4.0 + self.outlook.piece("equipped", symbol=item.symbol)
        return self._heal / 2 if item.symbol == "medicine" else self.weights.card / 2

    def _play(self, key: str, answer: Answer) -> float:
        outlook, item = self.outlook, self.library.items[key]
        if item.symbol == "food" and item.kind == "use":
            return self._serve(key)
        if outlook.wanted(item.symbol) and outlook.crisis_hopeful and item.symbol != "medicine":
            return NEVER
        if item.symbol == "medicine" and item.kind == "use":
            return self._heal - self.weights.pills * self.card(key)
        if item.kind == "equip" and self._is_awaited(item.symbol):
            return NEVER
        if item.kind == "equip":
            return self.weights.equip + self._fit(answer[2]) + self._shelves(item, [answer[2]])
        if item.kind == "event":
            return 2.0 + outlook.worth(item.effect) if self._is_welcome(item.effect) else NEVER
        return outlook.worth(item.effect) - 2.5 if any(value < 3 for value in self.dice) else NEVER

    def _serve(self, key: str) -> float:
        """Food for tonight: all or nothing, since a meal that is too small isn't eaten."""
        if not self.outlook.hungry:
            return self.outlook.piece("food") or NEVER
        return 40.0 + FOOD_VALUE.get(self.library.items[key].id, 1)

    def _fit(self, name: str) -> float:
        """Equipment is for fighters in the colony and searchers outside; the less they need to roll, the better."""
        card = self.library.survivors[name]
        return 0.1 * (12 - card.attack - card.search)

    def _is_awaited(self, symbol: str) -> bool:
        """Whether somebody else, and not this player, still needs such a card for the main objective."""
        lacking = self.outlook.without(symbol)
        return bool(lacking) and self.view.seat not in lacking

    def _hand_off(self, key: str, other: str) -> float:
        """A card for a survivor next to one's own, whose player needs it for the main objective."""
        items, owner = self.library.items, self.outlook.survivors[other].owner
        if not (self._is_awaited(items[key].symbol) and owner in self.outlook.without(items[key].symbol)):
            return NEVER
        held = [items[held.card] for s in self.outlook.group for held in s.cards if held.card in items]
        spare = sum(item.symbol == items[key].symbol for item in held) > 1
        return self.weights.goal_cap if spare else NEVER

    def _shelves(self, item: Item, names: list[str]) -> float:
        """What a plan of a place brings in the rounds to come to whoever stands there."""
        places = [self.outlook.survivors[name].place for name in names]
        more = max((more_finds(power, place) for power in item.powers for place in places if place != COLONY), default=0)
        return self.weights.shelves * more * self.view.rounds_left

    @cached_property
    def _heal(self) -> float:
        """Frostbite comes back every turn, and the third wound kills."""
        mine = {survivor.place for survivor in self.outlook.group}
        return max((self._harm(s) for s in self.view.survivors if s.place in mine), default=0.0)

    def _harm(self, survivor: SurvivorView) -> float:
        """What a cure saves."""
        wounds = survivor.wounds + survivor.frostbite
        share = 0.7 if survivor.frostbite else (0.0, 0.12, 0.4)[min(wounds, 2)]
        return self.weights.heal * self.stakes.death * share

    def _request(self, symbol: str) -> float:
        """Ask for food when the colony hungers, and for what the crisis lacks when nobody else can add it."""
        outlook = self.outlook
        if symbol == "food" and outlook.hungry and not self._food_in_hand:
            return 12.0
        held = any(outlook.symbol(key) == symbol for key in outlook.hand)
        if symbol == "medicine" and not held and any(s.frostbite for s in outlook.group):
            return 8.0
        if not held and self.view.seat in outlook.without(symbol):
            return 9.0
        last = self.view.turns_left <= 1
        if last and outlook.wanted(symbol) and not outlook.crisis_met and outlook.crisis_short <= 2:
            mine = any(outlook.symbol(key) in outlook.crisis_symbols for key in outlook.hand)
            return NEVER if mine else min(12.0, outlook.crisis_stake)
        return NEVER

    # Fighting and building

    def relief(self, place: str, entrance: int) -> float:
        """What one zombie fewer, or one barricade more, at an entrance saves."""
        less = self.outlook.danger(place, entrance) - 0.5 * self.outlook.danger(place, entrance, -1)
        return self.stakes.death * max(0.0, less, min(1.0, self.outlook.victims(place, entrance)))

    def _kill(self, name: str, place: str) -> float:
        outlook = self.outlook
        gain = self._relief_of_kill(place)
        aim = sum(outlook.worth(power.do) for power in outlook.side.powers if power.whenever == "killed-zombie")
        aim += outlook.piece("zombies", at=place) + self._room_goal(place)
        gain += self.weights.attack * aim + 1.0
        return gain - self._exposure(name, "attack")

    def _relief_of_kill(self, place: str) -> float:
        zombies = self.outlook.places[place].zombies
        return max((self.relief(place, i) for i, n in enumerate(zombies) if n), default=0.0)

    def _exposure(self, name: str, act: str) -> float:
        return 0.0 if self.outlook.is_safe(name, act) else self.stakes.exposure * self.outlook.risk(name)

    def _barricade(self, place: str) -> float:
        """A barricade takes the place of a victim."""
        spot = self.outlook.places[place]
        free = [i for i in range(len(spot.zombies)) if room(spot, i) > 0]
        relief = max((self.relief(place, i) + self._spared_fight(place, i) for i in free), default=0.0)
        return 1.0 + relief + self._barricade_goal(place)

    def _spared_fight(self, place: str, entrance: int) -> float:
        """The last free space at an entrance: once it is taken, only fighting helps."""
        last = room(self.outlook.places[place], entrance) == 1
        return self.weights.spared * self.outlook.danger(place, entrance, 1) ** 0.5 if last else 0.0

    def _barricade_goal(self, place: str) -> float:
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

    def _clean(self) -> float:
        """What waste costs, from tonight on, spread over the dice that it takes to bring it below the next ten."""
        waste, total = len(self.outlook.colony.waste), 0.0
        for ahead in range(min(3, self.view.rounds_left)):
            later = waste + GROWTH * ahead
            if later >= ENOUGH_WASTE:
                steps = 1 + (later % ENOUGH_WASTE) // CLEANED
                total = max(total, self.stakes.morale * self.weights.soon**ahead / steps)
        return 0.5 + self.weights.waste * total + self.weights.litter * min(CLEANED, waste) * self.view.rounds_left

    def _use(self, name: str, power: str) -> float:
        """Abilities that do something good; food and dead zombies count by how much they are needed."""
        cards = self.library.survivors
        if name == "table" or power not in cards:
            return 3.0
        effects = [p.do for p in cards[power].powers if p.do is not None]
        tight = self.outlook.dangers(self.outlook.survivors[name].place)
        needed = sum(3.0 if isinstance(effect, Gain) else 7.0 * tight for effect in effects if _helps(effect))
        return self.weights.use + needed + max(2.0, sum(self.outlook.worth(effect) for effect in effects))

    # Going out

    @cached_property
    def finds(self) -> dict[str, float]:
        """What a card from each place is worth, by what was printed for it."""
        decks = self.library.decks
        return {
            name: sum(self.card(key) for key in decks[name]) / len(decks[name]) + self._emptied.get(name, 0.0)
            for name, place in self.outlook.places.items()
            if name != COLONY and place.deck
        }

    def better_find(self, place: str, drawn: Sequence[str]) -> float:
        """What the best card will be worth if one more is drawn beside these."""
        held = max((self.card(key) for key in drawn), default=0.0)
        deck = self.library.decks[place]
        return sum(max(held, self.card(key)) for key in deck) / len(deck)

    @cached_property
    def _emptied(self) -> dict[str, float]:
        """What a search brings where the main objective wants decks emptied: all at the smallest ones."""
        missing = sum(lack.missing for lack in self.outlook.lacks if lack.of.of == "empty-decks")
        decks = [place for place in self.view.places if place.name != COLONY and place.deck]
        smallest = sorted(decks, key=lambda place: (place.deck, -place.survivor_spaces, place.name))[:missing]
        return {place.name: 3 * self.outlook.piece("empty-decks") / place.deck for place in smallest}

    def _search(self, place: str) -> float:
        if place not in self.finds:
            return NEVER
        return self.weights.search + self.finds[place] if self.view.rounds_left > 1 else self.finds[place] / 2

    def _second_find(self, name: str, place: str) -> float:
        """What a survivor who is at home at a place finds there beside the first card, once a round."""
        return self.outlook.keeps_more(name, place, now=True) * self.finds.get(place, 0.0)

    def _move(self, name: str, target: str, fuel: list[str]) -> float:
        """Go where the dice do more good; whoever stands at a lost post leaves it."""
        place, fare = self.outlook.survivors[name].place, self._fare(name, fuel)
        stay = self._upkeep(name, target) - self._upkeep(name, place)
        if place != COLONY and self._is_lost(place):
            return self.stakes.death * self.weights.flight - stay - fare
        if not self.dice and target != COLONY and not self._hunger:
            return NEVER  # tomorrow is soon enough, and costs no more
        others = [s for s in self.outlook.group if s.id != name]
        idle = place == COLONY and target != COLONY and any(s.place != COLONY for s in others)
        if idle and not (self._hunger or self._is_sortie(target)):
            return NEVER
        gain = self._prospect(name, target) - self._prospect(name, place) - stay - fare - self.weights.travel
        return gain if gain > 0 else NEVER

    def _upkeep(self, name: str, place: str) -> float:
        """What a stay costs: food and zombies inside; outside a zombie a night, and somebody who holds the door."""
        if place == COLONY:
            return self.weights.mouth + self._hunger
        comes = int(self.outlook.survivors[name].place != place)
        beyond = min(1.0, max(0.0, self.outlook.arrivals(place)[0] + comes - self.outlook.holds(place, 0)))
        tonight = 0.0 if self.dice else self.weights.tonight * self.stakes.death * beyond
        return self.weights.fight * self._fights(place, comes) + tonight + self._drawn(place)

    def _fights(self, place: str, comes: int) -> float:
        """Zombies that will have to be fought at a place outside in the next rounds for one survivor more there."""
        people = len(self.outlook.at(place)) + comes
        spot, rounds = self.outlook.places[place], min(STAY, self.view.rounds_left)
        free = self.outlook.holds(place, 0) - spot.noise / 2 - len(spot.standees) * rounds
        return max(0.0, people * rounds - free) - max(0.0, (people - 1) * rounds - free)

    def _drawn(self, place: str) -> float:
        """The zombie that a stay outside draws, where the main objective wants fewer."""
        last = not self.dice and self.view.rounds_left <= LATE
        return self.outlook.piece("zombies", at=place) if last else 0.0

    @cached_property
    def _hunger(self) -> float:
        """What one mouth less saves tonight, if there is no food for it and nobody left to bring some."""
        outlook = self.outlook
        if not outlook.hungry or self._food_in_hand or outlook.hungry > FEW or self.view.turns_left > 1:
            return 0.0
        mouths = outlook.colony.helpless + len(outlook.at(COLONY))
        return outlook.famine / outlook.hungry / (1 if mouths % 2 else 2)

    def _is_sortie(self, target: str) -> bool:
        """Whether the main objective wants something done out there beside searching."""
        return bool(self._barricade_goal(target) or self.outlook.piece("zombies", at=target))

    def _prospect(self, name: str, place: str) -> float:
        """What the dice of this turn do at a place, and a little for the rounds to come."""
        if (name, place) not in self._prospects:
            self._prospects[name, place] = self._work(name, place) + self._future(name, place)
        return self._prospects[name, place]

    def _work(self, name: str, place: str) -> float:
        """What the dice do at a place; where another of the group is, they do it without this survivor."""
        if any(s.place == place for s in self.outlook.group if s.id != name):
            return 0.0
        card, spot = self.library.survivors[name], self.outlook.places[place]
        search = self._search(place) if place in self.finds else 0.0
        kill, build = self._kill(name, place), self._barricade(place)
        if place != COLONY:  # who goes away needs no door here
            kill, build = kill - self._relief_of_kill(place), self._barricade_goal(place)
        kills, builds = sum(spot.zombies), 1 if place != COLONY else 2
        total = 0.0
        for value in sorted(self.dice, reverse=True):
            best = max(search if value >= card.search else 0.0, kill if kills and value >= card.attack else 0.0)
            if build > best and builds:
                best, builds = build, builds - 1
            elif best == kill:
                kills -= 1
            total += best
        return total

    def _future(self, name: str, place: str) -> float:
        """Searches of the rounds to come, and what the survivor finds more at this place than others do."""
        if place not in self.finds:
            return 0.0
        card, rounds = self.library.survivors[name], self.view.rounds_left - 1
        odds = (7 - card.search) / 6
        found = self.weights.later * rounds * (odds + self.outlook.keeps_more(name, place))
        return self.finds[place] * found + (self._second_find(name, place) if self.dice else 0.0)

    def _fare(self, name: str, fuel: list[str]) -> float:
        if fuel:
            return self.card(fuel[0])
        return self._exposure(name, "move")

    def _is_lost(self, place: str) -> bool:
        return self.outlook.dangers(place) >= 1 and not self.dice


def _helps(effect: Effect) -> bool:
    return isinstance(effect, Gain | KillZombies)
