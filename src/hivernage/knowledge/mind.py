"""The memory of one seat."""

from __future__ import annotations

from collections import defaultdict

from hivernage.cards.library import origin
from hivernage.cards.targets import SYMBOLS
from hivernage.fold import Fold
from hivernage.knowledge.pile import Pile
from hivernage.model.state import State
from hivernage.table import Table


class Knowledge(Fold):
    """One seat's memory. `follow` brings it up to date with a table."""

    def __init__(self, seat: int, players: int) -> None:
        self.seat = self.eyes = seat
        self.players = players
        self.begin()

    def begin(self) -> None:
        super().begin()
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        self.sure: defaultdict[int, set[str]] = defaultdict(set)
        """By seat: symbols of which that hand holds no card but those that are known."""
        self.decks: dict[str, Pile] = {}  # those at places, and those that seats can learn something of
        self.objectives: dict[int, str] = {}
        self.gift = ""  # a card that was given just now, and is about to be played
        self.in_crisis: list[str] = []  # own cards in the crisis pile
        self.staked: list[str] = []  # own cards in the middle
        self.gone: list[str] = []  # cards that left the game face down and that the seat knows
        self.searching: dict[int, list[str | None]] = {}  # by seat: cards that somebody else looks at
        self.guarded: dict[int, str | None] = {}  # by guard
        self.reported: dict[int, str] = {}  # what the guard of a card that is still guarded has reported

    def follow(self, table: Table) -> Knowledge:
        """Read the events that are new; where the table tells another story since (undo), read it all again."""
        self.read(table.history, lambda: self._count(table.start))
        return self

    def _count(self, start: State) -> None:
        """Deck sizes at the start are public."""
        self.items = start.library.items
        self.decks = {name: Pile(len(place.deck)) for name, place in start.places.items()}
        named = ("crisis", "crossroads", "experiment")
        self.decks.update({name: Pile(len(start.decks[name])) for name in named if name in start.decks})

    # Hands

    def gets(self, seat: int, card: str | None) -> None:
        """A card comes to a hand; if the seat doesn't know which, it may be of any symbol."""
        if seat == self.seat:
            return
        if card is None:
            self.sure[seat].clear()
        else:
            self.hands[seat].append(card)

    def shows(self, seat: int, card: str, *, again: bool = False) -> None:
        """A card leaves a hand in public. `again`: it may have left before, and another one like it is still there."""
        if seat != self.seat and card in self.hands[seat]:
            self.hands[seat].remove(card)
            if again and card in self.items:
                self.sure[seat].discard(self.items[card].symbol)

    def loses_unseen(self, seat: int, back: str) -> None:
        """A card with this back left a hand unseen: it could be any such card the seat remembers there."""
        if seat != self.seat:
            doubtful = [card for card in self.hands[seat] if origin(card) == back]
            self.hands[seat] = [card for card in self.hands[seat] if origin(card) != back]
            self.sure[seat].difference_update(self.items[card].symbol for card in doubtful)

    def sees_hand(self, seat: int, cards: list[str]) -> None:
        """It knows all of a hand."""
        self.hands[seat] = cards
        self.sure[seat] = set(SYMBOLS)

    def lacks(self, seat: int) -> frozenset[str]:
        """Symbols of which none of the cards that it doesn't know in a hand can be."""
        return frozenset(self.sure[seat])


def knowledge(table: Table, seat: int) -> Knowledge:
    """What a seat knows at this point of a game."""
    return Knowledge(seat, len(table.state.players)).follow(table)
