"""The table as everybody could draw it: hands by their size, dice, stores, and what was done in this turn."""

from __future__ import annotations

from collections import Counter

from hivernage.bots.trust.signs import Sign
from hivernage.cards.library import Library
from hivernage.fold import Fold
from hivernage.model.talk import Because, Claims, Promises, Remark
from hivernage.rules.facts import CLEANED

MUCH_WASTE = 7  # waste cards from which on somebody should clean
KEPT_BY = {
    "crisis": "added",
    "food": "fed",
    "waste": "cleaned",
    "doors": "doors",
    "search": "searched",
    "barricade": "doors",
}
"""What a player who promised something has to do in the turn."""


class PublicRecord(Fold):
    """The table as public events tell it, and the signs in the last of them."""

    def __init__(self, library: Library, players: int, homes: tuple[str, ...]) -> None:
        self.library = library
        self.players = players
        self.homes = homes
        self.begin()

    def begin(self) -> None:
        super().begin()
        self.hands = [0] * self.players
        self.dice = [0] * self.players
        self.exiled: set[int] = set()
        self.active = -1
        self.waste = 0
        self.food = 0
        self.need = 1  # food that the last meal asked for
        self.pile = 0
        self.short_of_cards = False  # when the turn began, the crisis lacked some
        self.hungry = False  # when the turn began, food lacked
        self.done: Counter[str] = Counter()  # what the active player did in this turn
        self.given: list[tuple[int, str]] = []  # who added cards to the crisis, and their backs
        self.asker = -1
        self.noise = 0  # in the search that is going on
        self.gift = ""
        self.pledged: list[tuple[int, str]] = []
        self.promised: dict[int, str] = {}
        self.lacking: set[tuple[int, str]] = set()  # who said to have no cards of a symbol, and got none since
        self.claimed: list[tuple[int, str]] = []  # who said to have added a card of a symbol to the crisis
        self.ballots: dict[int, list[int]] = {}  # who voted last for the exile of whom
        self.signs: list[Sign] = []

    def hear(self, remark: Remark) -> None:
        """Take in what somebody said, to hold it against what they do."""
        match remark.talk:
            case Promises(what=what):
                self.promised[remark.seat] = what
            case Claims(what="lack", symbol=str(symbol)) | Because(what="have-none", symbol=str(symbol)):
                self.lacking.add((remark.seat, symbol))
            case Claims(what="gave", symbol=str(symbol)):
                self.claimed.append((remark.seat, symbol))

    def note(self, seat: int, name: str) -> None:
        if seat >= 0 and seat not in self.exiled:
            self.signs.append(Sign(seat, name))

    @property
    def threshold(self) -> int:
        return len(self.hands) - len(self.exiled)

    def end_turn(self, seat: int) -> None:
        """Sum up what the active player did and didn't."""
        done = self.done
        if self.short_of_cards:
            held = self.hands[seat] + done["added"]
            hand = "few" if held < 3 else "some" if held < 6 else "many"
            self.note(seat, f"crisis:{min(done['added'], 3)} of {hand}")
        self.note(seat, f"idle dice:{min(self.dice[seat], 3)}")
        self.note(seat, f"doors:{min(done['doors'], 2)}")
        self.note(seat, f"lured:{min(done['lured'], 1)}")
        self.note(seat, f"waste:{min(done['waste'], 3)}")
        if self.waste + CLEANED * done["cleaned"] >= MUCH_WASTE:
            self.note(seat, f"cleaned:{min(done['cleaned'], 1)}")
        if self.hungry:
            self.note(seat, f"ate in need:{min(done['spent'], 1)}")
            self.note(seat, f"fed in need:{min(done['fed'], 1)}")
        else:
            self.note(seat, f"ate:{min(done['spent'], 2)}")
        self.note(seat, f"hand:{min(self.hands[seat], 9) // 2 * 2}")
        promise = self.promised.pop(seat, None)
        if promise is not None:
            self.note(seat, f"promise:{'kept' if done[KEPT_BY[promise]] else 'broken'}")

    def gets(self, seat: int, n: int = 1) -> None:
        """Cards come to a hand; what was said about it is no longer to be relied on."""
        self.hands[seat] += n
        self.lacking = {word for word in self.lacking if word[0] != seat}

    def shows(self, seat: int, card: str) -> None:
        """A card leaves a hand in everybody's sight."""
        self.hands[seat] -= 1
        if (seat, self.library.items[card].symbol) in self.lacking:
            self.note(seat, "lie:found out")

    def adds(self, seat: int, back: str) -> None:
        """A card is added to the crisis, and everybody sees its back."""
        self.given.append((seat, back))
        self.pile += 1
        self.done["added"] += 1

    def forget_pile(self) -> None:
        """The cards added to the crisis are gone."""
        self.pile = 0
        self.given, self.claimed = [], []

    def begin_turn(self, seat: int) -> None:
        self.active = seat
        self.done.clear()
        self.short_of_cards = self.pile < self.threshold
        self.hungry = self.food < self.need
