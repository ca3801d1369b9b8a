"""What a seat must still bring about to win by its own objective, read off its view condition by condition."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from hivernage.bots.outlook import Outlook
from hivernage.bots.tally import Tally
from hivernage.cards.card import BetrayalObjective
from hivernage.cards.conditions import (
    All,
    AtLeast,
    AtMost,
    ChapterDone,
    Complete,
    Condition,
    Either,
    Exists,
    LastRound,
    MoreThan,
    Not,
)
from hivernage.cards.library import Library, origin
from hivernage.cards.targets import Amount, Count
from hivernage.rules.victory import printed_goals
from hivernage.view_homes import is_meant
from hivernage.views import View

MISERY = ("starvation", "lost", "zombies", "barricades", "empty-decks", "food", "helpless", "waste", "bandits", "loot")
OWNED = ("hand", "equipped", "survivors")
SPARE = 0.2  # what one more than needed is worth
PEOPLE = Count(of="survivors")
GROUP = 3  # survivors with whom one feels safe: the last one takes the hand along (K4)
LIFE = 0.4  # what each of them is worth
CHAPTER = 3.0  # how far away an objective of a scenario is that all have to reach together
UNSEEN_SHARE = 0.2  # of the cards in another hand, by guess, that show a given symbol


class Change(NamedTuple):
    """Something counted that rises or falls: `thing` is the card, or the place."""

    of: str
    thing: str
    n: int


def is_betrayer(view: View, library: Library) -> bool:
    """Whether the seat that looks holds a betrayal objective."""
    return view.mine is not None and isinstance(library.secrets.get(view.mine.objective), BetrayalObjective)


def conditions_of(view: View, library: Library) -> tuple[Condition, ...]:
    """The conditions that the seat is judged by, changed by exile (V2.1)."""
    mine = view.mine
    if mine is None or not mine.objective:
        return (Complete(),)
    own = printed_goals(library.secrets[mine.objective], silent=view.seat in view.stayed_silent)
    if not mine.exiled_objective:
        return own
    exiled = library.exiled[mine.exiled_objective]
    return (exiled.betrayer, *own[1:]) if is_betrayer(view, library) else exiled.loyal


class Ambition:
    """Distances: how many cards, survivors, zombies... each condition is away from being met."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.view = outlook.view
        self.library = outlook.library
        self.seat = outlook.view.seat
        self.conditions = conditions_of(outlook.view, outlook.library)
        self.judged = outlook.view if is_betrayer(outlook.view, outlook.library) else outlook.dawn
        self._gains: dict[tuple[Change, ...], float] = {}
        self._counted: dict[tuple[Count, int], float] = {}
        self._hopes: dict[str, float] = {}
        self._wishes: dict[tuple[str, str, bool], float] = {}

    @cached_property
    def others(self) -> tuple[Condition, ...]:
        """All conditions but those on morale and the main objective."""
        return tuple(c for c in self.conditions if not _is_fate(c))

    @cached_property
    def lack(self) -> float:
        """How far these conditions are from being met, all together."""
        return sum(self.distance(condition) for condition in self.others)

    @cached_property
    def wreck(self) -> float:
        """The part of it that the colony's misery brings: hunger, the dead, zombies at the doors."""
        return sum(self.distance(condition) for condition in self.others if _is_misery(condition))

    def gain(self, *changes: Change) -> float:
        """How much nearer the changes bring the conditions; below 0 where they lead away."""
        if changes not in self._gains:
            self._gains[changes] = self._longing(()) - self._longing(changes)
        return self._gains[changes]

    def _longing(self, changes: tuple[Change, ...]) -> float:
        """The distances, and a little for what would be safe against a loss."""
        near = sum(self.distance(condition, changes) for condition in self.others)
        near += SPARE * sum(self._is_tight(condition, changes) for condition in self.others)
        return near if self._wants_few else near + LIFE * max(0.0, GROUP - self._count(PEOPLE, changes))

    @cached_property
    def _wants_few(self) -> bool:
        return any(isinstance(condition, AtMost) and condition.of.of == "survivors" for condition in self.others)

    def _is_tight(self, condition: Condition, changes: tuple[Change, ...]) -> bool:
        """Whether one card (or survivor) less would break a condition; where the number must be exact, that is so."""
        if not isinstance(condition, AtLeast) or condition.of.of not in OWNED:
            return False
        exact = any(isinstance(other, AtMost) and other.of == condition.of for other in self.others)
        return not exact and self._count(condition.of, changes) <= self._amount(condition.n)

    def wish(self, key: str) -> float:
        """How much an item is wanted, in the hand or next to a survivor."""
        item = self.library.items[key]
        alike = item.symbol, item.kind, origin(key) == "starting"  # conditions tell no more cards apart
        if alike not in self._wishes:
            self._wishes[alike] = self._wish(key)
        return self._wishes[alike]

    def _wish(self, key: str) -> float:
        gain = self.gain(Change("hand", key, 1))
        if self.library.items[key].kind == "equip":
            gain = max(gain, self.gain(Change("equipped", key, 1)))
        if self.library.items[key].kind == "event":
            gain = max(gain, self.gain(Change("survivors", self.outlook.home, 1)))
        return gain

    def need(self, key: str) -> float:
        """What it costs to lose an item from the hand, or not to have it for a survivor."""
        cost = -self.gain(Change("hand", key, -1))
        if self.library.items[key].kind == "equip":
            cost = max(cost, self.gain(Change("equipped", key, 1)))
        if self.library.items[key].kind == "event":
            cost = max(cost, self.gain(Change("survivors", self.outlook.home, 1)))
        return cost

    def is_spare(self, key: str) -> bool:
        """Whether an item of the hand can go without breaking anything."""
        return self.need(key) <= SPARE

    def finds(self, place: str) -> float:
        """How much is to be hoped for from one search, by what was printed for the place."""
        if place not in self._hopes:
            self._hopes[place] = self._hope(place)
        return self._hopes[place]

    def _hope(self, place: str) -> float:
        printed, left = self.library.decks.get(place, []), self.outlook.places[place].deck
        if not printed or not left:
            return 0.0
        emptied = self.gain(Change("empty-decks", place, 1)) / left
        return sum(max(0.0, self.wish(key)) for key in printed) / len(printed) + max(0.0, emptied)

    # Reading

    def distance(self, condition: Condition, changes: Sequence[Change] = ()) -> float:
        """How far a condition is from holding, once the changes have come about."""
        match condition:
            case All():
                return sum(self.distance(part, changes) for part in condition.of)
            case Either():
                return min(self.distance(part, changes) for part in condition.of)
            case AtLeast():
                return max(0.0, self._amount(condition.n) - self._count(condition.of, changes))
            case AtMost():
                return max(0.0, self._count(condition.of, changes) - self._amount(condition.n))
            case LastRound():
                return self.view.rounds_left - 1.0
            case MoreThan():
                return self._behind(condition, changes)
            case ChapterDone():
                return 0.0 if condition.name in self.view.met else CHAPTER
            case Exists():
                return float(not any(self._tally.means(survivor, condition.who) for survivor in self.view.survivors))
            case _:
                return 0.0

    @cached_property
    def _tally(self) -> Tally:
        return Tally(self.view, self.library)

    def _behind(self, condition: MoreThan, changes: Sequence[Change]) -> float:
        rivals = [
            self.count(condition.of, player.seat)
            for player in self.view.players
            if player.seat != self.seat and not player.out
        ]
        rival = max(rivals) if condition.than == "every-other-player" else min(rivals)
        return max(0.0, rival + condition.by - self._count(condition.of, changes))

    def _amount(self, amount: Amount) -> float:
        if isinstance(amount, Count):
            return self.count(amount, self.seat)
        return float(amount) if isinstance(amount, int) else 0.0

    def _count(self, what: Count, changes: Sequence[Change]) -> float:
        return self.count(what, self.seat) + sum(c.n for c in changes if c.of == what.of and self._fits(what, c.thing))

    def _fits(self, what: Count, thing: str) -> bool:
        if what.of in ("zombies", "barricades", "bandits"):
            return is_meant(self.view, what.at, thing)
        item = self.library.items.get(thing)
        return item is None or (
            (what.symbol is None or item.symbol == what.symbol)
            and (what.origin == "any" or origin(thing) != "starting")
        )

    def count(self, what: Count, seat: int) -> float:
        """A number read off the view, for a seat; cards in other hands are guessed by their share."""
        if (what, seat) not in self._counted:
            self._counted[what, seat] = self._read(what, seat)
        return self._counted[what, seat]

    def _read(self, what: Count, seat: int) -> float:
        if what.of == "hand" and seat != self.seat:
            return len(self.view.players[seat].hand) * (UNSEEN_SHARE if what.symbol else 1.0)
        return Tally(self.judged, self.library, seat).count(what)


def _is_misery(condition: Condition) -> bool:
    return isinstance(condition, AtLeast | AtMost) and condition.of.of in MISERY


def _is_fate(condition: Condition) -> bool:
    """Morale and the main objective are everybody's business."""
    match condition:
        case Not():
            return _is_fate(condition.of)
        case AtMost():
            return condition.of.of == "morale"
        case Complete():
            return True
        case _:
            return False
