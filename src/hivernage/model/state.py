"""The whole state of a game as plain data, with a hand-written copy.

Copying is hand-written because forks are made by the million; a law checks that no field is forgotten.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

import msgspec

from hivernage.model import chance
from hivernage.model.board import SPOTS
from hivernage.model.events import Event
from hivernage.model.question import Answer, Live, Question

if TYPE_CHECKING:
    from hivernage.cards.library import Library

NOBODY = -1


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """What the table agreed on before the game."""

    players: int
    objective: str = "we-need-more-samples"
    hard: bool = False
    cooperative: bool = False
    betrayer: bool = False
    elimination: bool = False
    adult: bool = False
    packs: tuple[str, ...] = ("base",)


@dataclass(slots=True)
class Held:
    """A card next to a survivor: equipment, or a crossroads card attached to them."""

    key: str
    used: int = 0  # the round (or turn) of its last use
    tokens: int = 0

    def copy(self) -> Held:
        return Held(self.key, self.used, self.tokens)


@dataclass(slots=True)
class Survivor:
    """A survivor in play."""

    id: str
    owner: int
    place: str
    wounds: int = 0
    frostbite: int = 0
    despair: int = 0
    moved: bool = False
    cards: list[Held] = field(default_factory=list)
    uses: dict[str, int] = field(default_factory=dict)  # ability (its survivor and number) -> round of the last use
    left: str = ""  # the place they come from, until the move with its roll is over

    def copy(self) -> Survivor:
        cards = [held.copy() for held in self.cards] if self.cards else []
        uses = self.uses.copy() if self.uses else {}
        harm = (self.wounds, self.frostbite, self.despair)
        return Survivor(self.id, self.owner, self.place, *harm, self.moved, cards, uses, self.left)

    @property
    def harm(self) -> int:
        """Wounds of every kind together (D4)."""
        return self.wounds + self.frostbite + self.despair


@dataclass(slots=True)
class Place:
    """A place of the board. Zombies and barricades are counted entrance by entrance."""

    name: str
    zombies: list[int]
    barricades: list[int]
    noise: int = 0
    deck: list[str] = field(default_factory=list)  # the top card is the last one
    standees: list[str] = field(default_factory=list)  # figures without a card: they fill a space, never die
    searched: int = 0  # the clock at the last search

    def copy(self) -> Place:
        return Place(
            self.name,
            self.zombies[:],
            self.barricades[:],
            self.noise,
            self.deck[:],
            self.standees[:] if self.standees else [],
            self.searched,
        )

    def room(self, entrance: int) -> int:
        """Empty spaces at an entrance."""
        return SPOTS[self.name].entrance_spaces - self.zombies[entrance] - self.barricades[entrance]


@dataclass(slots=True)
class Gift:
    """A card in the crisis pile. `face_up`: it was equipped, so everybody knows it."""

    key: str
    face_up: bool

    def copy(self) -> Gift:
        return Gift(self.key, self.face_up)


@dataclass(slots=True)
class Colony:
    """What hangs on one colony. Most games have one."""

    place: str
    morale: int
    food: int = 0
    starvation: int = 0
    helpless: int = 0
    waste: list[str] = field(default_factory=list)  # the top card is the last one
    crisis_pile: list[Gift] = field(default_factory=list)

    def copy(self) -> Colony:
        return Colony(
            self.place,
            self.morale,
            self.food,
            self.starvation,
            self.helpless,
            self.waste[:],
            [gift.copy() for gift in self.crisis_pile] if self.crisis_pile else [],
        )


@dataclass(slots=True)
class Player:
    """One seat."""

    seat: int
    objective: str = ""
    exiled_objective: str = ""
    exiled: bool = False
    out: bool = False  # eliminated
    colony: int = 0
    leader: str = ""
    hand: list[str] = field(default_factory=list)
    dice: list[int] = field(default_factory=list)  # unused
    used_dice: int = 0
    locked: list[str] = field(default_factory=list)  # hand cards that can't be played until the next round
    worn: list[str] = field(default_factory=list)  # hand cards that were used this round while they were equipped
    dealt: list[str] = field(default_factory=list)  # survivors to choose from at setup
    objective_shown: bool = False

    def copy(self) -> Player:
        return Player(
            self.seat,
            self.objective,
            self.exiled_objective,
            self.exiled,
            self.out,
            self.colony,
            self.leader,
            self.hand[:],
            self.dice[:],
            self.used_dice,
            self.locked[:] if self.locked else [],
            self.worn[:] if self.worn else [],
            self.dealt[:] if self.dealt else [],
            self.objective_shown,
        )

    def lose(self, key: str) -> None:
        """A card leaves the hand against the player's will; if it was the one that has to wait, so does the wait."""
        self.hand.remove(key)
        if self.locked.count(key) > self.hand.count(key):
            self.locked.remove(key)

    def ready(self) -> list[str]:
        """The hand without the cards that have to wait for the next round."""
        if not self.locked:
            return self.hand
        cards = self.hand[:]
        for key in self.locked:
            if key in cards:
                cards.remove(key)
        return cards


@dataclass(slots=True, frozen=True)
class Gone:
    """A card that left the game. `face_up`: everybody saw which."""

    key: str
    face_up: bool


@dataclass(slots=True)
class Standing:
    """Powers in force apart from any card on the table. `node` names the words in the library."""

    node: str
    until: str  # turn, round, game
    last: int  # the last turn or round it holds in
    seat: int = NOBODY
    survivor: str = ""
    used: int = 0

    def copy(self) -> Standing:
        return Standing(self.node, self.until, self.last, self.seat, self.survivor, self.used)


@dataclass(slots=True, frozen=True)
class Scheduled:
    """An effect that waits for the end of a round."""

    node: str
    round: int
    seat: int
    since: int  # the clock when it was set up
    survivor: str = ""


@dataclass(slots=True)
class Plan:
    """A choice made step by step before it is committed: open to all, so that nothing hides in a running rule."""

    sources: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)

    def copy(self) -> Plan:
        return Plan(self.sources[:], self.cards[:])


@dataclass(slots=True)
class Turn:
    """A turn in progress: all that a running action has lying about. One in most games, two in a pair of turns."""

    seat: int = NOBODY
    ask: int = 0  # the number kept for the question what to do now; 0: none is open
    guard: int = NOBODY
    guard_question: int = -1
    crossroads: str = ""  # the card being guarded
    called: str = ""  # what the guard reported
    fired: list[str] = field(default_factory=list)  # who set the card off; hidden until it is read out
    at: str = ""  # the place whose cards lie in `searching` or `turned_up`
    owed: list[str] = field(default_factory=list)  # exposure rolls still due: a survivor's name for each
    searching: list[str] = field(default_factory=list)  # cards the searcher looks at
    shown: list[str] = field(default_factory=list)  # cards being played or read out
    turned_up: list[str] = field(default_factory=list)  # cards turned up from a deck while an effect runs
    plan: Plan = field(default_factory=lambda: Plan())
    pledges: list[list[str]] = field(default_factory=list)  # by seat
    requested: list[str] = field(default_factory=list)  # symbols nobody gave this turn
    exile_called: bool = False
    cancelled: bool = False  # a crossroads card stopped what the action was about to do
    done: bool = False

    def copy(self) -> Turn:
        return Turn(
            self.seat,
            self.ask,
            self.guard,
            self.guard_question,
            self.crossroads,
            self.called,
            self.fired[:],
            self.at,
            self.owed[:],
            self.searching[:],
            self.shown[:],
            self.turned_up[:],
            self.plan.copy(),
            [pledge[:] for pledge in self.pledges] if self.pledges else [],
            self.requested[:],
            self.exile_called,
            self.cancelled,
            self.done,
        )

    @property
    def is_bare(self) -> bool:
        """Whether nothing lies about: no card of the game is in the hands of a running action."""
        plan = self.plan
        return not (self.searching or self.shown or self.turned_up or plan.cards or plan.sources or self.pledges)


@dataclass(slots=True)
class Position:
    """All there is to save of a game: everything hidden or random is in here, and nothing but plain data."""

    options: Options
    key: bytes
    promise: str  # the hash of the key the game began with, shown to all
    players: list[Player]
    colonies: list[Colony]
    places: dict[str, Place]
    survivors: dict[str, Survivor]
    survivor_deck: list[str]
    crisis_deck: list[str]
    crossroads_deck: list[str]
    exiled_deck: list[str]
    box: list[str]  # cards that are not part of this game, unseen
    removed: list[Gone]
    loot: list[str]  # items left at a place that has no deck, open to all
    lost: list[str]  # survivors out of the game, killed or removed
    stored: list[str]  # cards on the main objective
    standing: list[Standing]
    scheduled: list[Scheduled]
    goals: list[str]  # conditions added to the main objective
    turns: list[Turn]  # turns in progress; between turns the last one, with nobody's cards in it
    forced: list[int] | None = None  # chance laid down by a scenario
    rolls: int = 0  # how much chance was used
    asked: int = 0  # how many questions were put
    clock: int = 0  # how many actions were begun
    step: str = "setup"
    round: int = 0
    rounds_left: int = 0
    timer: int = 0  # the number the clock must name to cut the step short; 0: none is running
    turn: int = 0  # counts all turns of the game
    turns_left: int = 0  # in this round
    first: int = 0
    crisis: str = ""
    skip_crisis: str = ""  # "", "this", "next"
    tokens: int = 0  # on the main objective
    objective_uses: dict[str, int] = field(default_factory=dict)  # its powers -> round of the last use
    extra_dice: list[int] = field(default_factory=list)  # by seat, for the coming roll
    hold_end: bool = False  # morale 0 waits for the end of a batch (Z5.1)
    winners: list[int] = field(default_factory=list)
    complete: bool = False
    ending: str = ""


class State(Position):
    """A position in play: with the cards it is played with, and the news since somebody last listened."""

    __slots__ = ("audit", "lane", "library", "news")

    lane: Turn
    """The turn that the running rule belongs to. The table sets it around every rule and every list of answers; in
    between, where there are two turns, there is none, and a stray read fails loudly."""

    library: Library
    news: list[Event]
    audit: list[set[str]] | None
    """Where someone wants to know which crossroads cards would have fired: one set for each look at triggers."""

    def copy(self) -> State:
        twin = State(
            self.options,
            self.key,
            self.promise,
            [player.copy() for player in self.players],
            [colony.copy() for colony in self.colonies],
            {name: place.copy() for name, place in self.places.items()},
            {name: survivor.copy() for name, survivor in self.survivors.items()},
            self.survivor_deck[:],
            self.crisis_deck[:],
            self.crossroads_deck[:],
            self.exiled_deck[:],
            self.box[:],
            self.removed[:],
            self.loot[:],
            self.lost[:],
            self.stored[:],
            [standing.copy() for standing in self.standing] if self.standing else [],
            self.scheduled[:],
            self.goals[:],
            [turn.copy() for turn in self.turns],
            self.forced[:] if self.forced is not None else None,
            self.rolls,
            self.asked,
            self.clock,
            self.step,
            self.round,
            self.rounds_left,
            self.timer,
            self.turn,
            self.turns_left,
            self.first,
            self.crisis,
            self.skip_crisis,
            self.tokens,
            self.objective_uses.copy(),
            self.extra_dice[:],
            self.hold_end,
            self.winners[:],
            self.complete,
            self.ending,
        )
        twin.library = self.library
        twin.news = []
        twin.audit = None
        twin.rest()
        return twin

    # Chance

    def draw(self, sides: int) -> int:
        """A number of 0..sides-1."""
        if self.forced is not None:
            return self._forced(sides)
        self.rolls += 1
        return chance.draw(self.key, self.rolls, sides)

    def _forced(self, sides: int) -> int:
        assert self.forced is not None
        if not self.forced:
            raise ForcedChance(f"chance is needed (1 to {sides}) and none is left in the scenario's `chance` list")
        value = self.forced.pop(0)
        if not 1 <= value <= sides:
            raise ForcedChance(f"the scenario forces {value} where 1 to {sides} is possible")
        self.rolls += 1
        return value - 1

    def roll(self, sides: int = 6) -> int:
        """A die."""
        return self.draw(sides) + 1

    def shuffle(self, cards: list[str]) -> None:
        """Shuffle in place. A scenario's forced chance leaves the order as it is laid down."""
        if self.forced is not None:
            self.rolls += 1
            return
        key, rolls = self.key, self.rolls
        for last in range(len(cards) - 1, 0, -1):
            rolls += 1
            other = chance.draw(key, rolls, last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        self.rolls = rolls

    # Talking to the table

    def tell(self, event: Event) -> None:
        """Announce an event."""
        self.news.append(event)

    def question(
        self,
        seats: tuple[int, ...],
        kind: str,
        args: tuple[str, ...] = (),
        options: tuple[Answer, ...] | Callable[[], tuple[Answer, ...]] | None = None,
        wait: Literal["all", "any", "never"] = "all",
        needs: str = "",
    ) -> Question:
        """Put a question; its number is the same in every replay."""
        self.asked += 1
        if callable(options):
            return Question(self.asked, seats, kind, args, options(), wait, needs, Live(options))
        return Question(self.asked, seats, kind, args, options, wait, needs)

    def reserve(self) -> int:
        """A number for a question that is put later, or put again when the step is begun anew."""
        self.asked += 1
        return self.asked

    # Reading the table

    def act_in(self, turn: int) -> None:
        """A rule of this turn runs now; the table says so around every rule and every list of answers."""
        self.lane = self.turns[turn]

    def rest(self) -> None:
        """No rule is running: a turn is read without saying which only where there is one."""
        if len(self.turns) == 1:
            self.lane = self.turns[0]
        elif hasattr(self, "lane"):
            del self.lane

    def take_turns(self, *seats: int) -> None:
        """Whose turn it is from now on; nothing of the turns before stays."""
        self.turns = [Turn(seat) for seat in seats]
        self.lane = self.turns[0]

    def turn_of(self, seat: int) -> Turn | None:
        """A seat's own turn, if it has one now."""
        return next((turn for turn in self.turns if turn.seat == seat), None)

    @property
    def over(self) -> bool:
        return self.step == "over"

    @property
    def colony(self) -> Colony:
        """The colony of the active player; in most games the only one."""
        return self.colonies[self.players[self.lane.seat].colony if self.lane.seat >= 0 else 0]

    def group(self, seat: int) -> list[Survivor]:
        """A player's survivors, in the order they joined."""
        return [survivor for survivor in self.survivors.values() if survivor.owner == seat]

    def at(self, place: str) -> list[Survivor]:
        """The survivors at a place."""
        return [survivor for survivor in self.survivors.values() if survivor.place == place]

    def free_spaces(self, place: str) -> int:
        """Survivor spaces left at a place; helpless survivors fill spaces of the colony (G11)."""
        filled = len(self.places[place].standees)
        for survivor in self.survivors.values():
            if survivor.place == place:
                filled += 1
        for colony in self.colonies:
            if colony.place == place:
                filled += colony.helpless
        return SPOTS[place].survivor_spaces - filled

    def seats_from(self, seat: int) -> list[int]:
        """Every seat still in the game, clockwise from this one."""
        n = len(self.players)
        return [s % n for s in range(seat, seat + n) if not self.players[s % n].out]

    def right_of(self, seat: int) -> int:
        """The neighbour on the right: the one before in turn order (O5.2 passes over who is out)."""
        return self.seats_from(seat + 1)[-1] if self.players[seat].out else self.seats_from(seat)[-1]

    def left_of(self, seat: int) -> int:
        return self.seats_from(seat + 1)[0]


class ForcedChance(Exception):
    """A scenario lays down too little chance, or something a die can't show."""
