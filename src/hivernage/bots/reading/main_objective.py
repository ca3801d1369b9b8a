"""How near the colony is to its main objective, piece by piece, as it will stand when it is judged."""

from __future__ import annotations

from functools import cached_property
from typing import Final, assert_never

import msgspec
from msgspec.structs import replace

from hivernage.bots.reading.after_the_night import place_after_the_night
from hivernage.bots.reading.card_words import words_in
from hivernage.bots.reading.night import Night
from hivernage.bots.reading.seen import Seen
from hivernage.bots.reading.sides import Sides
from hivernage.bots.reading.tally import Tally
from hivernage.bots.weights import Weights
from hivernage.cards.card import ChapterSide
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
    parts_of,
)
from hivernage.cards.effects import Discard, Gain, If, Together
from hivernage.cards.library import origin
from hivernage.cards.targets import Count
from hivernage.view_homes import is_meant, rival_of
from hivernage.views import View

LATE = 3  # rounds left in which what doesn't last is brought about
SHORT_LIVED: Final = {"zombies": LATE, "barricades": LATE, "food": LATE, "controlled": 2}
"""What comes undone by itself, and in how many rounds before the end it is brought about."""
EACH = "each-non-exiled"
USEFUL_DICE = 0.6  # share of the dice that can be spent on what the main objective lacks
FOR_OTHERS = 0.4  # share of a piece that another player lacks and has to ask for
LAST_PIECE = 2.5  # factor for the last piece: with it the main objective is met


class Lack(msgspec.Struct, frozen=True):
    """Something to have more of, or fewer of, and how many are missing of how many."""

    of: Count
    missing: int
    fewer: bool
    need: int = 0


def lacks(tally: Tally, goal: Condition) -> list[Lack]:
    """What the countable parts of a goal still lack; what is reached isn't listed."""
    match goal:
        case All():
            return [lack for part in goal.of for lack in lacks(tally, part)]
        case Either():
            ways = [lacks(tally, part) for part in goal.of if any(words_in(part, Count))]
            return min(ways, key=lambda way: sum(lack.missing for lack in way), default=[])
        case AtLeast():
            return _too_few(tally, goal.of, tally.number(goal.n))
        case AtMost():
            return _too_many(tally, goal.of, tally.number(goal.n))
        case Not(of=AtLeast() as over):
            return _too_many(tally, over.of, tally.number(over.n) - 1)
        case Not(of=AtMost() as under):
            return _too_few(tally, under.of, tally.number(under.n) + 1)
        case MoreThan(than="enemy-colony") if (rival := rival_of(tally.view, tally.seat)) is not None:
            theirs = Tally(tally.view, tally.library, rival).count(goal.of)
            return _too_few(tally, goal.of, theirs + goal.by)
        case Not() | MoreThan() | Exists() | AloneTogether() | InDeck() | Alive() | SearchedSince():
            return []  # nothing of which the colony could have more or fewer
        case Complete() | LastRound() | BetrayersExiled() | ChapterDone() | FirstPlayer() | HasMoved() | IsBuilt():
            return []  # time will tell
        case Fought() | Leads() | HasDone() | OfEachColony():
            return []  # not what the colony has
        case _:
            assert_never(goal)


def _too_few(tally: Tally, what: Count, need: int) -> list[Lack]:
    missing = _missing(tally, what, need)
    return [Lack(what, missing, fewer=False, need=need)] if missing else []


def _too_many(tally: Tally, what: Count, most: int) -> list[Lack]:
    missing = tally.count(what) - most
    return [Lack(what, missing, fewer=True)] if missing > 0 else []


def _missing(tally: Tally, what: Count, need: int) -> int:
    """Where each place must do, all that is missing at any of them counts."""
    if what.of == "code-run":  # a value that comes before its turn counts as well
        shown = {die.value for die in tally.view.code_dice}
        return len(set(range(1, need + 1)) - shown)
    if what.each:
        return sum(max(0, need - part) for part in tally.parts(what))
    return max(0, need - tally.count(what))


class MainObjective:
    """The main objective of a game, and what each piece of it is worth."""

    def __init__(self, seen: Seen, sides: Sides, night: Night, weights: Weights) -> None:
        self.seen = seen
        self.view = seen.view
        self.library = seen.library
        self.sides = sides
        self.night = night
        self.weights = weights
        self._closer: dict[tuple[str, int, int, int], int] = {}
        self._pieces: dict[tuple[str, str, str], float] = {}

    @cached_property
    def lacks(self) -> list[Lack]:
        """What the main objective will still lack when it is judged."""
        return self._lacks_of(self.night.after)

    @cached_property
    def missing(self) -> int:
        """All pieces together."""
        return sum(lack.missing for lack in self.lacks)

    def _lacks_of(self, view: View) -> list[Lack]:
        tally = Tally(view, self.library)
        return [lack for goal in (*self._goals, *self._duties) for lack in lacks(tally, goal)]

    @cached_property
    def _duties(self) -> list[Condition]:
        """What must hold at night for the main objective to get the tokens that it lacks."""
        now = Tally(self.view, self.library)
        short = any(lack.of.of == "tokens" for goal in self._goals for lack in lacks(now, goal))
        paid = [word for word in words_in(self.seen.side.duty, If) if any(words_in(word.then, Gain))]
        return [word.test for word in paid if short]

    @cached_property
    def _goals(self) -> list[Condition]:
        return [] if self.sides.is_lone else self._printed  # it is for the colonies

    @property
    def _printed(self) -> list[Condition]:
        return [self.seen.side.goal, *(self.library.nodes[node].goal for node in self.view.goals)]

    @cached_property
    def _missing_for(self) -> dict[int, int]:
        seats = {player.colony: player.seat for player in self.view.players}
        tallies = {colony: Tally(self.view, self.library, seat) for colony, seat in seats.items()}
        return {
            colony: sum(lack.missing for goal in self._printed for lack in lacks(tally, goal))
            for colony, tally in tallies.items()
        }

    def missing_for(self, colony: int) -> int:
        """Pieces of the main objective that a colony lacks now, as everybody sees it."""
        return self._missing_for[colony]

    @cached_property
    def _counts_doors(self) -> bool:
        goals = (*self._goals, *self._duties)
        return any(count.of in ("zombies", "barricades") for goal in goals for count in words_in(goal, Count))

    def closer(self, name: str, entrance: int, kills: int, builds: int) -> int:
        """Pieces that are won for dawn by zombies fewer and barricades more at an entrance."""
        if not self._counts_doors:
            return 0
        key = name, entrance, kills, builds
        if key not in self._closer:
            self._closer[key] = self.missing - sum(lack.missing for lack in self._lacks_of(self._mended(*key)))
        return self._closer[key]

    def _mended(self, name: str, entrance: int, kills: int, builds: int) -> View:
        place = self.seen.places[name]
        zombies, barricades = [*place.zombies], [*place.barricades]
        zombies[entrance] -= kills
        barricades[entrance] += builds
        night = place_after_the_night(
            replace(place, zombies=zombies, barricades=barricades), self.night.coming(name, 1)
        )
        return replace(
            self.night.after, places=[night if other.name == name else other for other in self.night.after.places]
        )

    def piece(self, of: str, at: str = "", symbol: str = "") -> float:
        """What one more piece of such a thing brings: the fewer are missing, the more each of them counts."""
        if (of, at, symbol) not in self._pieces:
            self._pieces[of, at, symbol] = self._piece(of, at, symbol)
        return self._pieces[of, at, symbol]

    def _piece(self, of: str, at: str, symbol: str) -> float:
        value = max(self._each(of, at, symbol, self.weights.goal_cap), default=0.0)
        others = of == "equipped" and bool(self.without(symbol)) and self.view.seat not in self.without(symbol)
        return self._urgency(of) * value * (FOR_OTHERS if others else 1.0) * self._finish

    def victory(self, place: str) -> float:
        """What a combat won at a place brings to all parts of the main objective that count it."""
        return sum(self._each("combats-won", place, "", self.weights.victory)) * self._finish

    def _each(self, of: str, at: str, symbol: str, most: float) -> list[float]:
        """What one more of it brings to each part of the main objective that lacks it."""
        whole = self.weights.goal / max(1, len(self.lacks))
        found = [lack for lack in self.lacks if lack.of.of == of and self._is_about(lack.of, at, symbol)]
        return [min(most, whole / lack.missing) for lack in found]

    @cached_property
    def _finish(self) -> float:
        """How much more a piece counts where it is all that is missing tonight."""
        waits = any(isinstance(part, LastRound) for goal in self._goals for part in parts_of(goal))
        return LAST_PIECE if self.missing <= 1 and (not waits or self.view.rounds_left == 1) else 1.0

    def more(self, of: str) -> float:
        """What one more of a thing brings where the main objective wants more of it."""
        wanted = any(lack.of.of == of and not lack.fewer for lack in self.lacks)
        return self.piece(of) if wanted else 0.0

    @cached_property
    def keeps_dice(self) -> bool:
        """Whether dice on Raxxon stay there for the main objective."""
        return isinstance(self.seen.side, ChapterSide) and self.seen.side.dice_stay

    def die(self, value: int) -> float:
        """What a die of a value brings on Raxxon where the main objective keeps dice there."""
        wanted = any(lack.of.of == "code-run" and value <= lack.need for lack in self.lacks)
        there = any(die.value == value for die in self.view.code_dice)
        return self.piece("code-run") if wanted and not there else 0.0

    @cached_property
    def collects(self) -> set[str]:
        """Symbols, and other words for cards, that it stores or will ask for."""
        asked = (symbol for word in words_in(self.seen.side.duty, Together) for symbol in word.cards)
        return {*self.seen.side.stores, *asked}

    def presence(self, place: str) -> float:
        """What one survivor more or less at a place is worth where the main objective counts them there."""
        tally = Tally(self.view, self.library)
        parts = [part for goal in (*self._goals, *self._duties) for part in parts_of(goal)]
        for goal in parts:
            if not isinstance(goal, AtLeast) or goal.of.of != "survivors":
                continue
            where = goal.of.who.at if goal.of.who else goal.of.at
            if where is not None and is_meant(self.view, where, place):
                missing = tally.number(goal.n) - tally.count(goal.of)
                return self.more("survivors") if missing else self.weights.goal_cap * self._finish
        return 0.0

    @cached_property
    def takes_tribute(self) -> bool:
        """Whether whoever comes home may put cards on the main objective."""
        moves = [power.do for power in self.seen.side.powers if power.whenever == "moved"]
        return any(word.to == "objective" for word in words_in(tuple(moves), Discard))

    def wants_card(self, key: str, found: bool) -> bool:
        """Whether a card brings the main objective nearer; `found`: it would come to the hand, beside what is there."""
        return any(self._is_for(lack, key, found) for lack in self.lacks if lack.of.of == "stored")

    def _is_for(self, lack: Lack, key: str, found: bool) -> bool:
        what, deck = lack.of, origin(key)
        if what.symbol not in (None, self.seen.symbol(key)) or (what.origin != "any" and deck == "starting"):
            return False
        return what.at is None or self.lacks_from(lack, deck, found) > 0

    def lacks_from(self, lack: Lack, deck: str, found: bool = False) -> int:
        """How many cards of a deck the main objective waits for, less those of the hand where more are found."""
        if not is_meant(self.view, lack.of.at, deck) or deck not in self.seen.places:
            return 0
        stored = sum(origin(key) == deck for key in self.seen.colony.stored)
        held = sum(origin(key) == deck for key in self.seen.hand) if found else 0
        return max(0, lack.need - stored - held)

    def missing_from(self, deck: str) -> int:
        """How many cards of a deck the main objective waits for, whoever has them."""
        return max((self.lacks_from(lack, deck) for lack in self.lacks if lack.of.of == "stored"), default=0)

    def waits_for(self, deck: str) -> bool:
        """Whether cards of this very deck are missing, and not in the hand yet."""
        return any(lack.of.of == "stored" and lack.of.at and self.lacks_from(lack, deck, True) for lack in self.lacks)

    def is_spare_equipment(self, key: str) -> bool:
        """Whether a card next to a survivor can go without the seat lacking it for the main objective."""
        wanted = [count for goal in self._goals for count in words_in(goal, Count) if count.of == "equipped"]
        asked = [count for count in wanted if count.whose == EACH and count.symbol in (None, self.seen.symbol(key))]
        tally = Tally(self.view, self.library)
        return all(tally.held(count) > 1 for count in asked)

    def without(self, symbol: str) -> set[int]:
        """Seats that lack what the main objective wants next to survivors of every player."""
        return self._bare.get(symbol, set())

    @cached_property
    def _bare(self) -> dict[str, set[int]]:
        wanted = [lack for lack in self.lacks if lack.of.of == "equipped" and lack.of.whose == EACH]
        inside = [player.seat for player in self.view.players if not player.exiled and not player.out]
        seats = [seat for seat in inside if self.sides.is_ally(seat)]
        held = {seat: Tally(self.view, self.library, seat) for seat in seats if wanted}
        need = {lack.of: lack.missing + min((held[seat].held(lack.of) for seat in seats), default=0) for lack in wanted}
        return {what.symbol or "": {seat for seat in seats if held[seat].held(what) < n} for what, n in need.items()}

    def _urgency(self, of: str) -> float:
        """Doors break and zombies come back: what doesn't last is for the last rounds."""
        late = SHORT_LIVED.get(of)
        if late is None or self.view.rounds_left <= late:
            return 1.0
        return 1.0 if of != "controlled" and self._in_reach else self.weights.early

    @cached_property
    def _in_reach(self) -> bool:
        """Whether the dice of this round may be enough for all that is missing."""
        count = len(self.view.players)
        turns = [self.view.players[(self.view.active + n) % count] for n in range(self.view.turns_left)]
        return self.missing <= USEFUL_DICE * sum(len(player.dice) for player in turns)

    def _is_about(self, what: Count, at: str, symbol: str) -> bool:
        return (not at or is_meant(self.view, what.at, at)) and (not symbol or what.symbol in (None, symbol))
