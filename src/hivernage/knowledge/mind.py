"""The memory of one seat."""

from __future__ import annotations

from hivernage.cards.library import origin
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
        self.decks: dict[str, Pile] = {}  # those at places, and those that seats can learn something of
        self.objectives: dict[int, str] = {}
        self.gift = ""  # a card that was given just now, and is about to be played
        self.in_crisis: list[str] = []  # own cards in the crisis pile
        self.staked: list[str] = []  # own cards in the middle
        self.gone: list[str] = []  # cards that left the game face down and that the seat knows
        self.searching: dict[int, list[str | None]] = {}  # by seat: cards that somebody else looks at
        self.guarded: dict[int, str | None] = {}  # by guard

    def follow(self, table: Table) -> Knowledge:
        """Read the events that are new; where the table tells another story since (undo), read it all again."""
        self.read(table.history, lambda: self._count(table.start))
        return self

    def _count(self, start: State) -> None:
        """Deck sizes at the start are public."""
        self.decks = {name: Pile(len(place.deck)) for name, place in start.places.items()}
        named = ("crisis", "crossroads", "experiment")
        self.decks.update({name: Pile(len(start.decks[name])) for name in named if name in start.decks})

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
    return Knowledge(seat, len(table.state.players)).follow(table)
