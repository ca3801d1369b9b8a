"""What a seat must still bring about to win by its own objective, read off its view condition by condition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import assert_never

from msgspec import UNSET

from hivernage.bots.aims.effect_outcomes import OTHERS, Change, EffectOutcomes, touches, ways
from hivernage.bots.reading.card_words import words_in
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.reading.tally import SIDES, Tally
from hivernage.cards.card import BetrayalObjective
from hivernage.cards.conditions import (
    Alive,
    All,
    AloneTogether,
    AtLeast,
    AtMost,
    BetrayersExiled,
    ChapterDone,
    Complete,
    Condition,
    Either,
    Exists,
    FirstPlayer,
    Fought,
    HasDone,
    HasMoved,
    InDeck,
    IsBuilt,
    LastRound,
    Leads,
    MoreThan,
    Not,
    OfEachColony,
    SearchedSince,
)
from hivernage.cards.effects import Effect, Option
from hivernage.cards.library import Library, origin
from hivernage.cards.targets import Amount, Count
from hivernage.model.parts import NOBODY
from hivernage.rules.victory import printed_goals
from hivernage.view_homes import is_meant
from hivernage.views import View

MISERY = (
    *("starvation", "lost", "graveyard", "zombies", "special-zombies", "barricades", "empty-decks", "food"),
    *("helpless", "unruly", "despair", "waste", "bandits", "loot"),
)
OWNED = ("hand", "equipped", "survivors")
SPARE = 0.2  # steps: what one more than needed is worth
PEOPLE = Count(of="survivors")
SAFE_GROUP = 3  # survivors with whom one feels safe: the last one takes the hand along (K4)
LIFE_OF_GROUP = 0.4  # steps: what each of them is worth
CHAPTER_AWAY = 3.0  # steps to an objective of a scenario that all have to reach together
UNSEEN_SHARE = 0.2  # share of the cards in another hand, by guess, that show a given symbol


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


def wants_somebody_out(view: View, library: Library) -> bool:
    """Whether the seat wins by an exile, while nobody is exiled yet: a second one could end the game (E4)."""
    counts = (count for condition in conditions_of(view, library) for count in words_in(condition, Count))
    asked = any(count.of == "players" and count.who and count.who.exiled for count in counts)
    return asked and not any(player.exiled for player in view.players)


class Aims:
    """Distances: how many cards, survivors, zombies... each condition is away from being met."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.view = outlook.view
        self.library = outlook.library
        self.seat = outlook.view.seat
        self.conditions = conditions_of(outlook.view, outlook.library)
        self.judged = outlook.view if is_betrayer(outlook.view, outlook.library) else outlook.night.after
        self._gains: dict[tuple[Change, ...], float] = {}
        self.named = outlook.view.mine.named if outlook.view.mine else NOBODY
        self._counted: dict[tuple[Count, int, int], float] = {}
        self._hopes: dict[str, float] = {}
        self._wanted: dict[str, float] = {}
        self._wishes: dict[tuple[str, str, str], float] = {}

    @cached_property
    def others(self) -> tuple[Condition, ...]:
        """All conditions but those on morale and the main objective."""
        return tuple(c for c in self.conditions if not _is_fate(c))

    @cached_property
    def lack(self) -> float:
        """How far these conditions are from being met, all together."""
        return sum(self.distance(condition) for condition in self.others)

    @cached_property
    def misery(self) -> float:
        """The part of it that the colony's misery brings: hunger, the dead, zombies at the doors."""
        return sum(self.distance(condition) for condition in self.others if _is_misery(condition))

    def gain(self, *changes: Change) -> float:
        """How much nearer the changes bring the conditions; below 0 where they lead away."""
        if changes not in self._gains:
            self._gains[changes] = self._now - self._distances(changes)
        return self._gains[changes]

    @cached_property
    def _now(self) -> float:
        return self._distances(())

    def _distances(self, changes: tuple[Change, ...]) -> float:
        """The distances, and a little for what would be safe against a loss."""
        near = sum(self.distance(condition, changes) for condition in self.others)
        near += SPARE * sum(self._is_tight(condition, changes) for condition in self.others)
        return near if self._wants_few else near + LIFE_OF_GROUP * max(0.0, SAFE_GROUP - self._count(PEOPLE, changes))

    @cached_property
    def _wants_few(self) -> bool:
        return any(isinstance(condition, AtMost) and condition.of == PEOPLE for condition in self.others)

    def _is_tight(self, condition: Condition, changes: tuple[Change, ...]) -> bool:
        """Whether one card (or survivor) less would break a condition; where the number must be exact, that is so."""
        if not isinstance(condition, AtLeast) or condition.of.of not in OWNED:
            return False
        exact = any(isinstance(other, AtMost) and other.of == condition.of for other in self.others)
        return not exact and self._count(condition.of, changes) <= self._amount(condition.n)

    def wish(self, key: str) -> float:
        """How much an item is wanted, in the hand or next to a survivor."""
        if key not in self._wanted:
            self._wanted[key] = max(self._wish_alike(key), self._use(key))
        return self._wanted[key]

    def _wish_alike(self, key: str) -> float:
        item = self.library.items[key]
        back = origin(key) if self._asks_for_decks else str(origin(key) == "starting")
        alike = item.symbol, item.kind, back  # conditions tell no more cards apart, but for what these do
        if alike not in self._wishes:
            self._wishes[alike] = self._wish(key)
        return self._wishes[alike]

    @cached_property
    def _asks_for_decks(self) -> bool:
        return any(count.of == "hand" and count.at for count in words_in(self.others, Count))

    @cached_property
    def counted(self) -> set[str]:
        """All that the conditions count."""
        return {count.of for count in words_in(self.others, Count)}

    def _use(self, key: str) -> float:
        """What it brings to play the card one day."""
        effect = self.library.items[key].effect
        return self.brings(effect) if effect is not None and self.counted & touched(self.library, key) else 0.0

    def brings(self, effect: Effect | Option | None, here: str = "") -> float:
        """How much nearer an effect brings the conditions, if all goes as one wishes, done at a place."""
        reader = EffectOutcomes(self.outlook, here)
        return max((self.gain(*reader.of(way)) for way in ways(effect, self.outlook)), default=0.0)

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
        copies = printed_copies(self.library, place)
        return sum(n * max(0.0, self.wish(key)) for key, n in copies.items()) / len(printed) + max(0.0, emptied)

    # Reading

    def distance(self, condition: Condition, changes: Sequence[Change] = (), about: int | None = None) -> float:
        """How far a condition is from holding, once the changes have come about.

        `about`: to a lone wolf the colony in question, usually the one that a lot has named.
        """
        if about is None:
            about = self.named
        match condition:
            case All():
                return sum(self.distance(part, changes, about) for part in condition.of)
            case Either():
                return min(self.distance(part, changes, about) for part in condition.of)
            case AtLeast():
                return max(0.0, self._amount(condition.n) - self._count(condition.of, changes, about))
            case AtMost():
                return max(0.0, self._count(condition.of, changes, about) - self._amount(condition.n))
            case LastRound():
                return self.view.rounds_left - 1.0
            case MoreThan():
                return self._behind(condition, changes)
            case ChapterDone():
                return 0.0 if condition.name in self.view.met else CHAPTER_AWAY
            case Exists():
                return max(0.0, 1.0 - self._count(Count(of="survivors", who=condition.who), changes, about))
            case FirstPlayer():
                return float(self.view.first != self.seat)
            case Not():
                return float(self.distance(condition.of, changes, about) == 0.0)
            case Complete():
                return self._short(condition, about)
            case HasMoved() | IsBuilt() | BetrayersExiled():
                return 0.0
            case OfEachColony():
                return sum(self.distance(condition.holds, changes, colony) for colony in SIDES)
            case Alive() | InDeck() | AloneTogether() | SearchedSince() | Fought() | Leads() | HasDone():
                return 0.0  # the whole table's business, or nothing that a step brings nearer
            case _:
                assert_never(condition)

    def _short(self, condition: Complete, about: int) -> float:
        """Pieces of the main objective that others lack whose success is in question; one's own is everybody's business
        (`Progress`)."""
        if condition.side is UNSET:
            return 0.0
        sides = SIDES[: len(self.view.colonies)]  # one colony where there is no war
        pieces = [self.outlook.objective.missing_for(colony) for colony in sides]
        meant = Tally(self.view, self.library, about=about).colonies_meant(condition.side)
        meant = [colony for colony in (sides if condition.side == "any" else meant) if colony in sides]
        too_many = sum(not pieces[colony] for colony in sides if colony not in meant) if condition.alone is True else 0
        return min((pieces[colony] for colony in meant), default=0) + too_many

    def _behind(self, condition: MoreThan, changes: Sequence[Change]) -> float:
        rivals = [
            self.count(condition.of, player.seat)
            for player in self.view.players
            if player.seat != self.seat and not player.out and self.outlook.sides.is_ally(player.seat)
        ]
        if not rivals:
            return 0.0
        rival = max(rivals) if condition.than == "every-other-player" else min(rivals)
        return max(0.0, rival + condition.by - self._count(condition.of, changes))

    def _amount(self, amount: Amount) -> float:
        if isinstance(amount, Count):
            return self.count(amount, self.seat)
        return float(amount) if isinstance(amount, int) else 0.0

    def _count(self, what: Count, changes: Sequence[Change], about: int = NOBODY) -> float:
        change = sum(c.n for c in changes if c.of == what.of and self._fits(what, c.thing, about))
        return max(0.0, self.count(what, self.seat, about) + change)

    def _fits(self, what: Count, thing: str, about: int) -> bool:
        """Whether a count is about the place, the card, the colony, or those whose it is."""
        if what.side is not UNSET and what.side != "own":
            return thing == of_colony(about)
        if what.of in ("zombies", "barricades", "traps", "bandits", "special-zombies", "room"):
            return is_meant(self.view, what.at, thing)
        if what.of == "survivors":
            return what.who is None or Tally(self.view, self.library, about=about).is_there(what.who.at, thing)
        if what.of in ("wounds", "despair", "side-effects"):
            own = what.who.of == "you" if what.who else what.of != "despair"
            return not (own and thing == OTHERS)
        item = self.library.items.get(thing)
        return item is None or (
            (what.symbol is None or item.symbol == what.symbol)
            and (what.origin == "any" or origin(thing) != "starting")
            and (what.of != "hand" or what.at in (None, origin(thing)))
        )

    def count(self, what: Count, seat: int, about: int = NOBODY) -> float:
        """A number read off the view, for a seat; cards in other hands are guessed by their share."""
        if (what, seat, about) not in self._counted:
            self._counted[what, seat, about] = self._read(what, seat, about)
        return self._counted[what, seat, about]

    def _read(self, what: Count, seat: int, about: int) -> float:
        if what.of == "hand" and seat != self.seat:
            return len(self.view.players[seat].hand) * (UNSEEN_SHARE if what.symbol else 1.0)
        return Tally(self.judged, self.library, seat, about).count(what)


def of_colony(number: int) -> str:
    """A colony as the thing of a change."""
    return f"colony {number}"


@lru_cache(maxsize=64)
def printed_copies(library: Library, place: str) -> Counter[str]:
    """The cards that were printed for a place, and how many of each."""
    return Counter(library.decks.get(place, []))


@lru_cache(maxsize=1024)
def touched(library: Library, key: str) -> set[str]:
    """The things that playing an item can change."""
    return touches(library.items[key].effect)


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
            return condition.side is UNSET
        case _:
            return False
