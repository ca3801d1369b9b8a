"""What a seat knows of one deck."""

from __future__ import annotations


class Pile:
    """What a seat knows of one deck: some cards by place, some only as being in there."""

    def __init__(self, size: int) -> None:
        self.slots: list[str | None] = [None] * size  # the top card is the last one, as in the state
        self.inside: list[str] = []
        self.bare_top = 0  # so many on top, and at the bottom, whose backs everybody has seen (LW7.2)
        self.bare_bottom = 0

    def take_top(self) -> str | None:
        """A card leaves the top; an unseen one may have been any that is only known to be inside."""
        if not self.slots:
            return None
        card = self._pop()
        if card is None:
            self.inside.clear()
        return card

    def _pop(self) -> str | None:
        self.bare_top = max(self.bare_top - 1, 0)
        card = self.slots.pop()
        self.bare_bottom = min(self.bare_bottom, len(self.slots))
        return card

    def take_seen(self, card: str) -> None:
        """A card leaves the top and everybody sees it."""
        if self._pop() is None and card in self.inside:
            self.inside.remove(card)

    def see_backs(self, n: int) -> None:
        """So many cards are lifted off the top and put back: everybody sees their backs."""
        self.bare_top = max(self.bare_top, n)

    def see_top(self, cards: list[str]) -> None:
        """The top cards are seen, the topmost first, and stay there."""
        for place, card in enumerate(cards, 1):
            if self.slots[-place] is None and card in self.inside:
                self.inside.remove(card)
            self.slots[-place] = card

    def put_under(self, cards: list[str | None]) -> None:
        self.slots[:0] = cards
        self.bare_bottom += len(cards)  # each lay on top when it was drawn

    def shuffle(self) -> None:
        """Places are lost, but not that the cards are in there."""
        self.inside += [card for card in self.slots if card is not None]
        self._mix(len(self.slots))

    def remove(self, card: str) -> None:
        """A card that everybody sees leaves from wherever it was; then the deck is shuffled or looked through."""
        self.shuffle()
        if card in self.inside:
            self.inside.remove(card)
        self.slots.pop()

    def forget(self) -> None:
        """Some card left, and it could be any."""
        self.inside.clear()
        self._mix(len(self.slots) - 1)

    def know_all(self, cards: list[str]) -> None:
        self.inside = list(cards)
        self._mix(len(cards))

    def _mix(self, size: int) -> None:
        self.slots = [None] * size
        self.bare_top = self.bare_bottom = 0
