"""The whole state of a game as plain data, and what every rule does with it: chance, telling, asking, reading."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from hivernage.model import chance
from hivernage.model.events import Event
from hivernage.model.options import Gate, Options
from hivernage.model.parts import (
    Cause,
    CodeDie,
    Colony,
    Combat,
    Fight,
    Gift,
    Gone,
    Held,
    Lost,
    Place,
    Player,
    Project,
    Scheduled,
    Standing,
    Survivor,
    Turn,
    Wolf,
)
from hivernage.model.question import Answer, Live, Question, Wait
from hivernage.model.question_kinds import QuestionKind

if TYPE_CHECKING:
    from hivernage.cards.library import Library
    from hivernage.rules.game import Game


FREE = 0
"""Ends a loose list of forced chance: after it, and from where it doesn't fit a die, chance is the key's again."""


@dataclass(slots=True, init=False)
class Position:
    """All there is to save of a game: everything hidden or random is in here, and nothing but plain data."""

    options: Options
    key: bytes
    promise: str  # the hash of the key the game began with, shown to all
    players: list[Player]
    colonies: list[Colony]  # every home: the colony, or two at war, and the den of a lone wolf after them
    places: dict[str, Place]
    survivors: dict[str, Survivor]
    decks: dict[str, list[str]]  # the decks that lie at no place, by name; the top card is the last one
    box: list[str]  # cards that are not part of this game, unseen
    removed: list[Gone]
    loot: list[str]  # items left at a place that has no deck, open to all
    lost: list[Lost]
    objectives: list[str]  # the main objectives, one after another; the last one is played for
    objective_uses: dict[str, int]  # its powers -> round of the last use
    goals: list[str]  # conditions added to the main objective
    crisis: str
    crisis_pile: list[Gift]
    skip_crisis: str  # "", "this", "next"
    standing: list[Standing]
    scheduled: list[Scheduled]
    turns: list[Turn]  # turns in progress; between turns the one to come, with nobody's cards in it
    forced: list[int] | None  # chance laid down by a scenario
    rolls: int  # how much chance was used
    asked: int  # how many questions were put
    clock: int  # how many actions were begun
    timer: int  # the number the clock must name to cut the step short; 0: none is running
    step: str
    round: int
    rounds_left: int
    turn: int  # counts all turns of the game
    turns_left: int  # in this round
    first: int
    extra_dice: list[int]  # by seat, for the coming roll
    row: list[Project]  # improvements that can be built
    built: list[Held]  # improvements that are; the effect of each lasts
    encounters: list[str]  # experiments whose special zombies are about, with their tables open to all
    code_dice: list[CodeDie]  # dice on Raxxon
    side_effects: list[str]  # those that nobody has, open to all
    fewer_zombies: dict[str, int]  # by place, in the zombies step to come (N4.8)
    chiefs: list[int]  # seats that lead the bandits, in the order of their exile (B7)
    met: list[str]  # chapter objectives that are complete
    closed: list[Gate]  # rules that an introductory scenario hasn't opened yet
    aside: list[str]  # survivors who wait beside the board until they join, open to all
    pairs: list[list[int]]  # the seats of the pairs of turns still to come in this round (W3)
    to_move: int  # which of the turns in progress is to move (W4)
    bitten: list[str]  # survivors who lie bitten until the actions are over, in the order of their bites (W5)
    fighting: bool  # combats are fought now, and newcomers wait until all are over (W15)
    combat: Combat | None
    newcomers: list[int]  # seats that draw a survivor when the combats are over
    fights: list[Fight]  # combats that are over
    wolf: Wolf | None  # the lone wolf of a war with an odd number of players (LW1)
    untold: list[int]  # exiled seats of whom nobody was told yet whether they betray
    stayed_silent: list[int]  # seats that were asked to reveal a betrayal and didn't (I2.18)
    hold_end: bool  # morale 0 waits for the end of a batch (Z5.1)
    winners: list[int]
    ending: str

    def __init__(self, options: Options, key: bytes) -> None:
        self.options = options
        self.key = key
        self.promise = ""
        self.players = []
        self.colonies = []
        self.places = {}
        self.survivors = {}
        self.decks = {}
        self.box = []
        self.removed = []
        self.loot = []
        self.lost = []
        self.objectives = []
        self.objective_uses = {}
        self.goals = []
        self.crisis = ""
        self.crisis_pile = []
        self.skip_crisis = ""
        self.standing = []
        self.scheduled = []
        self.turns = []
        self.forced = None
        self.rolls = 0
        self.asked = 0
        self.clock = 0
        self.timer = 0
        self.step = "setup"
        self.round = 0
        self.rounds_left = 0
        self.turn = 0
        self.turns_left = 0
        self.first = 0
        self.extra_dice = []
        self.row = []
        self.built = []
        self.encounters = []
        self.code_dice = []
        self.side_effects = []
        self.fewer_zombies = {}
        self.chiefs = []
        self.met = []
        self.closed = []
        self.aside = []
        self.pairs = []
        self.to_move = 0
        self.bitten = []
        self.fighting = False
        self.combat = None
        self.newcomers = []
        self.fights = []
        self.wolf = None
        self.untold = []
        self.stayed_silent = []
        self.hold_end = False
        self.winners = []
        self.ending = ""


class Look(NamedTuple):
    """A look at triggers: in whose turn, which crossroads cards would have fired, and by what."""

    seat: int
    fires: dict[str, Cause]
    said: bool  # because the guard reported something


class State(Position):
    """A position in play: with its cards and the parts of its game, and the news since somebody last listened."""

    __slots__ = ("audit", "game", "lane", "library", "news", "onevent")

    library: Library
    game: Game
    news: list[Event]
    onevent: Callable[[Event], None] | None
    """Where someone wants to know how the table stands whenever something is told. A copy isn't listened to."""
    audit: list[Look] | None
    """Where someone wants to know which crossroads cards would have fired: every look at triggers."""
    lane: Turn
    """The turn that the running rule belongs to. The table sets it around every rule and every list of answers; in
    between, where there are two turns, there is none, and a stray read fails loudly."""

    def __init__(self, options: Options, key: bytes, library: Library, game: Game) -> None:
        super().__init__(options, key)
        self.library = library
        self.game = game
        self.news = []
        self.onevent = None
        self.audit = None

    def copy(self) -> State:
        """A twin that shares nothing with this one that could change."""
        twin = State(self.options, self.key, self.library, self.game)
        twin.promise = self.promise
        twin.players = [player.copy() for player in self.players]
        twin.colonies = [colony.copy() for colony in self.colonies]
        twin.places = {name: place.copy() for name, place in self.places.items()}
        twin.survivors = {name: survivor.copy() for name, survivor in self.survivors.items()}
        twin.decks = {name: deck[:] for name, deck in self.decks.items()}
        twin.box = self.box[:]
        twin.removed = self.removed[:]
        twin.loot = self.loot[:]
        twin.lost = self.lost[:]
        twin.objectives = self.objectives[:]
        twin.objective_uses = self.objective_uses.copy()
        twin.goals = self.goals[:]
        twin.crisis = self.crisis
        twin.crisis_pile = self.crisis_pile[:]
        twin.skip_crisis = self.skip_crisis
        twin.standing = [standing.copy() for standing in self.standing] if self.standing else []
        twin.scheduled = self.scheduled[:]
        twin.turns = [turn.copy() for turn in self.turns]
        twin.forced = self.forced[:] if self.forced is not None else None
        twin.rolls = self.rolls
        twin.asked = self.asked
        twin.clock = self.clock
        twin.timer = self.timer
        twin.step = self.step
        twin.round = self.round
        twin.rounds_left = self.rounds_left
        twin.turn = self.turn
        twin.turns_left = self.turns_left
        twin.first = self.first
        twin.extra_dice = self.extra_dice[:]
        twin.row = [project.copy() for project in self.row] if self.row else []
        twin.built = [held.copy() for held in self.built] if self.built else []
        twin.encounters = self.encounters[:]
        twin.code_dice = self.code_dice[:]
        twin.side_effects = self.side_effects[:]
        twin.fewer_zombies = self.fewer_zombies.copy()
        twin.chiefs = self.chiefs[:]
        twin.met = self.met[:]
        twin.closed = self.closed[:]
        twin.aside = self.aside[:]
        twin.pairs = [pair[:] for pair in self.pairs] if self.pairs else []
        twin.to_move = self.to_move
        twin.bitten = self.bitten[:]
        twin.fighting = self.fighting
        twin.combat = self.combat.copy() if self.combat is not None else None
        twin.newcomers = self.newcomers[:]
        twin.fights = self.fights[:]
        twin.wolf = self.wolf.copy() if self.wolf is not None else None
        twin.untold = self.untold[:]
        twin.stayed_silent = self.stayed_silent[:]
        twin.hold_end = self.hold_end
        twin.winners = self.winners[:]
        twin.ending = self.ending
        twin.audit = None if self.audit is None else []
        twin.rest()
        return twin

    # Chance

    def draw(self, sides: int) -> int:
        """A number of 0..sides-1."""
        if self.forced is not None and self._is_laid_down(sides):
            return self._forced(sides)
        self.rolls += 1
        return chance.draw(self.key, self.rolls, sides)

    def _is_laid_down(self, sides: int = 0) -> bool:
        """Whether a scenario says what comes; a loose one does so until its list ends, or doesn't fit the die."""
        laid = self.forced or []
        if laid[-1:] == [FREE] and (laid[0] == FREE or 0 < sides < laid[0]):
            self.forced = None
        return self.forced is not None

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
        if self._is_laid_down():
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
        if self.onevent is not None:
            self.onevent(event)
        self.news.append(event)

    def question(
        self,
        seats: tuple[int, ...],
        kind: QuestionKind,
        args: tuple[str, ...] = (),
        options: tuple[Answer, ...] | Callable[[], tuple[Answer, ...]] | None = None,
        wait: Wait = "all",
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

    # Whose turn it is

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
        self.rest()

    def turn_of(self, seat: int) -> Turn | None:
        """A seat's own turn, if it has one now."""
        return next((turn for turn in self.turns if turn.seat == seat), None)

    # Reading the table

    @property
    def over(self) -> bool:
        return self.step == "over"

    @property
    def complete(self) -> bool:
        """Whether somebody has met the main objective."""
        return any(colony.complete for colony in self.colonies)

    @property
    def objective(self) -> str:
        """The main objective that is played for."""
        return self.objectives[-1]

    @property
    def main_key(self) -> str:
        """Its card."""
        return self.library.main_key(self.objectives[-1])

    def group(self, seat: int) -> list[Survivor]:
        """A player's survivors, in the order they joined."""
        return [survivor for survivor in self.survivors.values() if survivor.owner == seat]

    def at(self, place: str) -> list[Survivor]:
        """The survivors at a place."""
        return [survivor for survivor in self.survivors.values() if survivor.place == place]

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
