"""Cards in the hand: what each is worth, and whether to play it, give it away, or keep it."""

from __future__ import annotations

from functools import cached_property

from hivernage.bots.actions.item_uses import ItemUses
from hivernage.bots.reading.abilities import more_finds
from hivernage.bots.reading.card_words import words_in
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.reading.worth import food_in
from hivernage.bots.weights import NEVER
from hivernage.cards.card import Item
from hivernage.cards.effects import Advance, Effect, Heal
from hivernage.cards.library import origin
from hivernage.model.question import Answer

ASKED_FOR = ("food", "medicine", "fuel", "tool")  # by most crises
ANY_WOUND = Heal("it")
UNWELCOME = -5.0  # marks for somebody more who eats; a hidden goal may count them all the same
SYMBOL_VALUE = {"medicine": 1.1, "fuel": 1.0, "tool": 1.0, "weapon": 1.0, "book": 0.8, "food": 1.2, "survivor": 0.5}


class Hand:
    """The cards of one player, held against what the colony, the crisis and the main objective want."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.view = outlook.view
        self.weights = outlook.weights
        self.stakes = outlook.stakes
        self.library = outlook.library
        self.uses = ItemUses(outlook)
        self._values: dict[str, float] = {}

    def card(self, key: str) -> float:
        """What an item is worth in the hand."""
        if key not in self._values:
            self._values[key] = self._card(key)
        return self._values[key]

    def _card(self, key: str) -> float:
        outlook, item = self.outlook, self.library.items[key]
        value = self.weights.card * SYMBOL_VALUE[item.symbol] * self._rarity(key)
        if outlook.crisis.wanted(item.symbol) and outlook.crisis.hopeful:
            value += min(10.0, outlook.crisis_stake)
        value += self.stored_worth(key)
        if self.food_value(key):
            value = self.stakes.food * self.food_value(key) + (6.0 if outlook.night.hungry else 0.0)
        if item.kind == "event":
            value += outlook.worth(item.effect) if self._is_welcome(item.effect) else -2.0
        if item.kind == "equip":
            value += outlook.objective.piece("equipped", symbol=item.symbol)
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

    def stored_worth(self, key: str) -> float:
        """What the main objective gives for a card, if it gathers such cards."""
        symbol, goal = self.outlook.symbol(key), self.outlook.objective
        if self.outlook.objective.collects.isdisjoint((symbol, origin(key))) and not goal.takes_tribute:
            return 0.0
        return goal.piece("stored", symbol=symbol) if goal.wants_card(key, key not in self.outlook.hand) else 0.0

    def _shelves(self, item: Item, names: list[str]) -> float:
        """What a plan of a place brings in the rounds to come to whoever stands there."""
        places = [self.outlook.survivors[name].place for name in names]
        more = max(
            (more_finds(power, place) for power in item.powers for place in places if place != self.outlook.home),
            default=0,
        )
        return self.weights.shelves * more * self.view.rounds_left

    @cached_property
    def food(self) -> int:
        """The food tokens that the whole hand brings."""
        return sum(self.food_value(key) for key in self.outlook.hand)

    def food_value(self, key: str) -> int:
        """The food tokens that a card brings when it is used."""
        item = self.library.items[key]
        return food_in(item.effect) if item.kind == "use" else 0

    def store(self, key: str) -> float:
        """A meal that is missing tonight comes first."""
        if self.outlook.symbol(key) == "food" and self.outlook.night.hungry:
            return NEVER
        return self.stored_worth(key) or NEVER

    def add(self, key: str) -> float:
        """Give what is needed, if the crisis can be met; keep what is needed more elsewhere."""
        outlook = self.outlook
        symbol = outlook.symbol(key)
        if not outlook.crisis.wanted(symbol) or not outlook.crisis.hopeful:
            return NEVER
        if symbol == "food" and outlook.night.hungry and self.food <= outlook.night.hungry:
            return NEVER
        keep = self.stored_worth(key) + self.worth_playing(key)
        return 2.0 + outlook.crisis_stake - keep - self.card(key) / 10

    def worth_playing(self, key: str) -> float:
        """What a card would bring if it were used as printed."""
        item = self.library.items[key]
        if self.food_value(key):
            return self.stakes.food * self.food_value(key)
        if item.kind == "equip":
            return 4.0 + self.outlook.objective.piece("equipped", symbol=item.symbol)
        if self._advances(item):
            return max(self.weights.card / 2, self.outlook.worth(item.effect))
        return self._heal / 2 if item.symbol == "medicine" else self.weights.card / 2

    def _advances(self, item: Item) -> bool:
        """Whether a card brings an improvement on."""
        return bool(self.view.row) and any(words_in(item.effect, Advance))

    def play(self, key: str, answer: Answer) -> float:
        """Use a card as printed, unless the crisis or another player waits for it."""
        outlook, item = self.outlook, self.library.items[key]
        if item.kind == "equip" and self._is_awaited(item.symbol):
            return NEVER
        if item.kind == "equip":
            return self.weights.equip + self._fit(answer[2]) + self._shelves(item, [answer[2]])
        if item.kind == "event":
            return 2.0 + outlook.worth(item.effect) if self._is_welcome(item.effect) else UNWELCOME
        return max((self._use(key, effect) for effect in self.uses.of(item.effect)), default=NEVER)

    def _use(self, key: str, effect: Effect) -> float:
        """One way to use a card, unless the crisis waits for it; meals and cures come before that."""
        outlook, symbol = self.outlook, self.outlook.symbol(key)
        food = food_in(effect)
        if food:
            return self._serve(food) + self.uses.besides_food(effect)
        if outlook.crisis.wanted(symbol) and outlook.crisis.hopeful and symbol != "medicine":
            return NEVER
        return self.uses.mark(effect, self.card(key))

    def _serve(self, food: int) -> float:
        """Food for tonight: all or nothing, since a meal that is too small isn't eaten."""
        if not self.outlook.night.hungry:
            return self.outlook.objective.piece("food") or NEVER
        return 40.0 + food

    def _fit(self, name: str) -> float:
        """Equipment is for fighters in the colony and searchers outside; the less they need to roll, the better."""
        card = self.library.survivors[name]
        return 0.1 * (12 - card.attack - card.search)

    @cached_property
    def _heal(self) -> float:
        return self.outlook.health.saved(ANY_WOUND)

    def _is_awaited(self, symbol: str) -> bool:
        """Whether somebody else, and not this player, still needs such a card for the main objective."""
        lacking = self.outlook.objective.without(symbol)
        return bool(lacking) and self.view.seat not in lacking

    def hand_off(self, key: str, other: str) -> float:
        """A card for a survivor next to one's own, whose player needs it for the main objective."""
        items, owner = self.library.items, self.outlook.survivors[other].owner
        if not (self._is_awaited(items[key].symbol) and owner in self.outlook.objective.without(items[key].symbol)):
            return NEVER
        held = [items[held.card] for s in self.outlook.group for held in s.cards if held.card in items]
        spare = sum(item.symbol == items[key].symbol for item in held) > 1
        return self.weights.goal_cap if spare else NEVER

    def request(self, symbol: str) -> float:
        """Ask for food when the colony hungers, for what each player needs, for what the crisis lacks at the end."""
        outlook = self.outlook
        if symbol == "food" and outlook.night.hungry and not self.food:
            return 12.0
        held = any(outlook.symbol(key) == symbol for key in outlook.hand)
        if symbol == "medicine" and not held and any(s.frostbite for s in outlook.group):
            return 8.0
        if not held and self.view.seat in outlook.objective.without(symbol):
            return 9.0
        last = self.view.turns_left <= 1
        if last and outlook.crisis.wanted(symbol) and not outlook.crisis.met and outlook.crisis.short <= 2:
            mine = any(outlook.symbol(key) in outlook.crisis.symbols for key in outlook.hand)
            return NEVER if mine else min(12.0, outlook.crisis_stake)
        return NEVER
