"""What a seat has learnt: a fold over the events as that seat saw them.

Faces and origins only. Where the seat can't see which card moved, it forgets every card it might have been.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hivernage.cards.library import Library, origin
from hivernage.model.events import Event, Facts
from hivernage.table import Table


class Pile:
    """What a seat knows of one deck: some cards by place, some only as being in there."""

    def __init__(self, size: int) -> None:
        self.slots: list[str | None] = [None] * size  # the top card is the last one, as in the state
        self.inside: list[str] = []

    def take_top(self) -> str | None:
        """A card leaves the top; an unseen one may have been any that is only known to be inside."""
        if not self.slots:
            return None
        card = self.slots.pop()
        if card is None:
            self.inside.clear()
        return card

    def take_seen(self, card: str) -> None:
        """A card leaves the top and everybody sees it."""
        if self.slots.pop() is None and card in self.inside:
            self.inside.remove(card)

    def put_under(self, cards: list[str | None]) -> None:
        self.slots[:0] = cards

    def shuffle(self) -> None:
        """Places are lost, but not that the cards are in there."""
        self.inside += [card for card in self.slots if card is not None]
        self.slots = [None] * len(self.slots)

    def remove(self, card: str) -> None:
        """A card that everybody sees leaves from wherever it was; then the deck is shuffled or looked through."""
        self.shuffle()
        if card in self.inside:
            self.inside.remove(card)
        self.slots.pop()

    def forget(self) -> None:
        """Some card left, and it could be any."""
        self.inside.clear()
        self.slots = [None] * (len(self.slots) - 1)

    def know_all(self, cards: list[str]) -> None:
        self.inside = list(cards)
        self.slots = [None] * len(cards)


class Knowledge:
    """One seat's memory. `follow` brings it up to date with a table."""

    def __init__(self, seat: int, library: Library, players: int) -> None:
        self.seat = seat
        self.read = 0
        self.last: Event | None = None
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.decks: dict[str, Pile] = {}  # those at places, and those that seats can learn something of
        self.objectives: dict[int, str] = {}
        self.in_crisis: list[str] = []  # own cards in the crisis pile
        self.staked: list[str] = []  # own cards in the middle
        self.gone: list[str] = []  # cards that left the game face down and that the seat knows
        self.searching: dict[int, list[str | None]] = {}  # by seat: cards that somebody else looks at
        self.guarded: dict[int, str | None] = {}  # by guard
        self.began = False

    def follow(self, table: Table) -> Knowledge:
        """Read the events that are new; where the table tells another story since (undo), read it all again."""
        history = table.history
        if self.read and (self.read > len(history) or history[self.read - 1] is not self.last):
            self.__init__(self.seat, table.state.library, len(self.hands))  # type: ignore[misc]
        if not self.began:
            self._begin(table)
        for event in history[self.read :]:
            if event.kind in LESSONS:
                self.learn(event.seen_by(self.seat))
        self.read = len(history)
        self.last = history[-1] if history else None
        return self

    def _begin(self, table: Table) -> None:
        """Deck sizes at the start are public."""
        start = table.start
        self.decks = {name: Pile(len(place.deck)) for name, place in start.places.items()}
        self.decks.update({name: Pile(len(start.decks[name])) for name in ("crisis", "crossroads")})
        self.began = True

    def learn(self, event: Event) -> None:
        """Take in one event as this seat saw it."""
        lesson = LESSONS.get(event.kind)
        if lesson is not None:
            lesson(self, event.facts)

    # Hands

    def gets(self, seat: int, card: str | None) -> None:
        """A card the seat knows comes to a hand."""
        if seat != self.seat and card is not None:
            self.hands[seat].append(card)

    def shows(self, seat: int, card: str) -> None:
        """A card leaves a hand in public."""
        if seat != self.seat and card in self.hands[seat]:
            self.hands[seat].remove(card)

    def loses_unseen(self, seat: int, back: str) -> None:
        """A card with this back left a hand unseen: it could be any such card the seat remembers there."""
        if seat != self.seat:
            self.hands[seat] = [card for card in self.hands[seat] if origin(card) != back]


def knowledge(table: Table, seat: int) -> Knowledge:
    """What a seat knows at this point of a game."""
    return Knowledge(seat, table.state.library, len(table.state.players)).follow(table)


Lesson = Callable[[Knowledge, Facts], None]
LESSONS: dict[str, Lesson] = {}


def lesson(*kinds: str) -> Callable[[Lesson], Lesson]:
    """Register what some kinds of event teach."""

    def register(function: Lesson) -> Lesson:
        for kind in kinds:
            LESSONS[kind] = function
        return function

    return register


# Cards that everybody sees leave or enter a hand


@lesson("discarded", "warded", "stored", "gave", "set-aside", "played")
def _shown_from_hand(mind: Knowledge, facts: Facts) -> None:
    mind.shows(facts["seat"], facts["card"])


@lesson("moved")
def _moved(mind: Knowledge, facts: Facts) -> None:
    if facts["card"]:
        mind.shows(facts["seat"], facts["card"])


@lesson("pledged")
def _pledged(mind: Knowledge, facts: Facts) -> None:
    mind.shows(facts["seat"], facts["thing"])


@lesson("pledge-returned")
def _pledge_returned(mind: Knowledge, facts: Facts) -> None:
    mind.gets(facts["seat"], facts["card"])


@lesson("took")
def _took(mind: Knowledge, facts: Facts) -> None:
    mind.gets(facts["seat"], facts["card"])


@lesson("equipment-to-hand")
def _equipment_to_hand(mind: Knowledge, facts: Facts) -> None:
    for card in facts["cards"]:
        mind.gets(facts["seat"], card)


@lesson("retrieved")
def _retrieved(mind: Knowledge, facts: Facts) -> None:
    for card in facts["hidden"]:
        if card in mind.gone:
            mind.gone.remove(card)
    if facts["to"] == "hand":
        for card in facts["cards"]:
            mind.gets(facts["seat"], card)


@lesson("saw-removed")
def _saw_removed(mind: Knowledge, facts: Facts) -> None:
    if facts["seat"] == mind.seat:
        mind.gone = list(facts["cards"])


@lesson("hand-shown")
def _hand_shown(mind: Knowledge, facts: Facts) -> None:
    if facts["seat"] != mind.seat:
        mind.hands[facts["seat"]] = list(facts["cards"])


# Cards that move face down


@lesson("hand-seen")
def _hand_seen(mind: Knowledge, facts: Facts) -> None:
    if facts["seat"] != mind.seat:
        return
    hand = mind.hands[facts["of"]]
    if facts.get("whole"):
        hand[:] = facts["cards"]
    elif facts["cards"][0] not in hand:
        hand.append(facts["cards"][0])


@lesson("stolen", "given")
def _changed_hands(mind: Knowledge, facts: Facts) -> None:
    giver, taker = (facts["victim"], facts["seat"]) if "victim" in facts else (facts["seat"], facts["to"])
    card = facts.get("card")
    if card is None:
        mind.loses_unseen(giver, facts["back"])
    else:
        mind.shows(giver, card)
        mind.gets(taker, card)


@lesson("added")
def _added(mind: Knowledge, facts: Facts) -> None:
    if facts["seat"] == mind.seat:
        mind.in_crisis.append(facts["card"])
    else:
        mind.loses_unseen(facts["seat"], facts["back"])


@lesson("crisis-resolved")
def _crisis_resolved(mind: Knowledge, _facts: Facts) -> None:
    mind.in_crisis.clear()


@lesson("crisis-pile-left")
def _crisis_pile_left(mind: Knowledge, _facts: Facts) -> None:
    mind.gone += mind.in_crisis
    mind.in_crisis.clear()


@lesson("hand-left")
def _hand_left(mind: Knowledge, facts: Facts) -> None:
    if facts["seat"] == mind.seat:
        mind.gone += facts["cards"]
    else:
        mind.gone += mind.hands[facts["seat"]]
        mind.hands[facts["seat"]].clear()


@lesson("staked")
def _staked(mind: Knowledge, facts: Facts) -> None:
    if facts["seat"] == mind.seat:
        mind.staked.append(facts["card"])
    else:
        mind.loses_unseen(facts["seat"], facts["back"])


@lesson("won-stakes")
def _won_stakes(mind: Knowledge, facts: Facts) -> None:
    for card in mind.staked:
        mind.gets(facts["seat"], card)
    mind.staked.clear()


# Decks


def _cards(facts: Facts) -> list[str] | None:
    return facts.get("cards")


@lesson("looked")
def _looked(mind: Knowledge, facts: Facts) -> None:
    pile = mind.decks[facts["place"]]
    if facts["seat"] == mind.seat:
        for card in facts["cards"]:
            pile.take_seen(card)
    else:
        mind.searching.setdefault(facts["seat"], []).extend(pile.take_top() for _ in range(facts["n"]))


@lesson("kept")
def _kept(mind: Knowledge, facts: Facts) -> None:
    if facts["seat"] == mind.seat:
        return
    cards = mind.searching[facts["seat"]]
    if len(cards) == 1:
        mind.gets(facts["seat"], cards.pop())
    else:
        cards[:] = [None] * (len(cards) - 1)


@lesson("put-under")
def _put_under(mind: Knowledge, facts: Facts) -> None:
    cards: list[Any] = facts.get("cards") or mind.searching.pop(facts["seat"], None) or [None] * facts["n"]
    mind.decks[facts["place"]].put_under(cards[::-1])


@lesson("drew")
def _drew(mind: Knowledge, facts: Facts) -> None:
    pile = mind.decks[facts["deck"]]
    if "card" in facts:
        pile.take_seen(facts["card"])
    else:
        mind.gets(facts["seat"], pile.take_top())


@lesson("looked-through")
def _looked_through(mind: Knowledge, facts: Facts) -> None:
    cards = _cards(facts)
    if cards is not None:
        mind.decks[facts["deck"]].know_all(cards)


@lesson("fetched")
def _fetched(mind: Knowledge, facts: Facts) -> None:
    card = facts.get("card")
    if card is None:
        mind.decks[facts["deck"]].forget()
    else:
        mind.decks[facts["deck"]].remove(card)


@lesson("dug")
def _dug(mind: Knowledge, facts: Facts) -> None:
    for card in facts["cards"]:
        mind.decks[facts["deck"]].take_seen(card)


@lesson("purged")
def _purged(mind: Knowledge, facts: Facts) -> None:
    for card in facts["cards"]:
        mind.decks[facts["deck"]].remove(card)


@lesson("equipment-to-deck")
def _equipment_to_deck(mind: Knowledge, facts: Facts) -> None:
    mind.decks[facts["place"]].slots += facts["cards"]


@lesson("shuffled")
def _shuffled(mind: Knowledge, facts: Facts) -> None:
    pile = mind.decks.get(facts["deck"])
    if pile is not None:
        pile.slots += facts.get("returned", [])
        pile.shuffle()


@lesson("peeked")
def _peeked(mind: Knowledge, facts: Facts) -> None:
    cards = _cards(facts)
    if cards:
        pile = mind.decks[facts["deck"]]
        for place, card in enumerate(cards, 1):
            if pile.slots[-place] is None and card in pile.inside:
                pile.inside.remove(card)
            pile.slots[-place] = card


@lesson("arranged")
def _arranged(mind: Knowledge, facts: Facts) -> None:
    slots = mind.decks[facts["deck"]].slots
    if facts.get("swapped"):
        slots[-1], slots[-2] = slots[-2], slots[-1]
    elif "swapped" not in facts:
        known = [card for card in slots[-facts["n"] :] if card is not None]
        slots[-facts["n"] :] = [None] * facts["n"]
        if len(known) == facts["n"]:
            mind.decks[facts["deck"]].inside += known


# Crises, crossroads, objectives


@lesson("crisis")
def _crisis(mind: Knowledge, facts: Facts) -> None:
    mind.decks["crisis"].take_seen(facts["card"])


@lesson("crisis-under-deck")
def _crisis_under_deck(mind: Knowledge, facts: Facts) -> None:
    mind.decks["crisis"].put_under([facts["card"]])


@lesson("crossroads-drawn")
def _crossroads_drawn(mind: Knowledge, facts: Facts) -> None:
    pile = mind.decks["crossroads"]
    if "card" in facts:
        pile.take_seen(facts["card"])
        mind.guarded[facts["guard"]] = facts["card"]
    else:
        mind.guarded[facts["guard"]] = pile.take_top()


@lesson("crossroads-under")
def _crossroads_under(mind: Knowledge, facts: Facts) -> None:
    mind.decks["crossroads"].put_under([mind.guarded.pop(facts["guard"], None)])


@lesson("crossroads")
def _crossroads(mind: Knowledge, facts: Facts) -> None:
    mind.guarded.pop(facts["guard"], None)


@lesson("saw-objective")
def _saw_objective(mind: Knowledge, facts: Facts) -> None:
    if "card" in facts:
        mind.objectives[facts["of"]] = facts["card"]


@lesson("objective-shown")
def _objective_shown(mind: Knowledge, facts: Facts) -> None:
    mind.objectives[facts["seat"]] = facts["card"]
