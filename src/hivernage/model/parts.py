"""What a position is made of, as plain data.

Each part has its own `copy()`: forks are made by the million. It copies all fields at once and then makes anew what
can change; a law fills every field and checks that nothing is shared.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

import msgspec

from hivernage.model.board import TRACK_TOP, WASTE_STEP

NOBODY: Final = -1
INSIDE: Final = -1
"""The door of a survivor who stands at no entrance."""


class Part(msgspec.Struct):
    """A part that changes in play."""

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...


class Held(Part):
    """A card next to a survivor: equipment, or a crossroads card attached to them."""

    key: str
    uses: dict[str, int] = {}  # its powers -> round (or turn) of the last use; 1 where it is once in a game
    tokens: int = 0

    def copy(self) -> Held:
        twin = self.__copy__()
        twin.uses = self.uses.copy() if self.uses else {}
        return twin


class Survivor(Part):
    """A survivor in play."""

    id: str
    owner: int
    place: str
    wounds: int = 0
    frostbite: int = 0
    despair: int = 0
    moved: bool = False
    cards: list[Held] = []
    uses: dict[str, int] = {}  # ability (its survivor and number) -> round (or turn) of the last use
    left: str = ""  # the place they come from, until the move with its roll is over
    door: int = INSIDE  # the entrance of somebody else's home that they stand at (W6)

    def copy(self) -> Survivor:
        twin = self.__copy__()
        twin.cards = [held.copy() for held in self.cards] if self.cards else []
        twin.uses = self.uses.copy() if self.uses else {}
        return twin

    def stand(self, place: str) -> None:
        """At another place, inside."""
        self.place = place
        self.door = INSIDE

    @property
    def harm(self) -> int:
        """Wounds of every kind together (D4)."""
        return self.wounds + self.frostbite + self.despair

    def has(self, harm: str) -> int:
        """Wounds of one kind."""
        return {"wound": self.wounds, "frostbite": self.frostbite, "despair": self.despair}[harm]


class SpecialZombie(msgspec.Struct, frozen=True):
    """A zombie with a name of its own, at one entrance of a place (N5)."""

    name: str
    entrance: int


class Place(Part):
    """A place of the board. What stands outside is counted entrance by entrance; the rest fills survivor spaces."""

    name: str
    zombies: list[int]
    barricades: list[int]
    traps: list[int]
    noise: int = 0
    deck: list[str] = []  # the top card is the last one
    standees: list[str] = []  # figures without a card: they fill a space, never die
    searched: int = 0  # the clock at the last search
    special: list[SpecialZombie] = []
    bandits: int = 0
    blocked: int = 0  # survivor spaces that something covers

    def copy(self) -> Place:
        twin = self.__copy__()
        twin.zombies = self.zombies[:]
        twin.barricades = self.barricades[:]
        twin.traps = self.traps[:]
        twin.deck = self.deck[:]
        twin.standees = self.standees[:] if self.standees else []
        twin.special = self.special[:] if self.special else []
        return twin


class Gift(msgspec.Struct, frozen=True):
    """A card in the crisis pile, and who gave it. `face_up`: it was equipped, so everybody knows it."""

    key: str
    face_up: bool
    giver: int = NOBODY


class Colony(Part):
    """What hangs on one home: a colony, or the den of a lone wolf. Most games have one."""

    place: str
    morale: int
    food: int = 0
    starvation: int = 0
    helpless: int = 0  # the unruly ones among them
    waste: list[str] = []  # the top card is the last one
    unruly: int = 0
    morale_top: int = TRACK_TOP
    waste_step: int = WASTE_STEP  # so many waste cards cost one morale
    bullets: int = 0
    leader: int = NOBODY  # the seat that leads it, where colonies have leaders (W2)
    tokens: int = 0  # on the main objective
    stored: list[str] = []  # cards on the main objective
    complete: bool = False  # it has met the main objective
    fallen: bool = False  # its morale was 0, and the game went on (W16)

    def copy(self) -> Colony:
        twin = self.__copy__()
        twin.waste = self.waste[:]
        twin.stored = self.stored[:] if self.stored else []
        return twin


class Done(msgspec.Struct, frozen=True):
    """A mission that the lone wolf has completed, for or against a colony; or for neither, and then it is NOBODY's."""

    key: str
    colony: int
    round: int


class Wolf(Part):
    """What the lone wolf has beside a den and what every player has (LW1). `gone`: they have left the game (LW5)."""

    seat: int
    missions: list[str] = []
    done: list[Done] = []
    away: list[str] = []  # missions that were swapped, or never completed: only they know which
    named: int = NOBODY  # the colony that a lot has named for their objective, which only they know
    swapped: int = 0  # the round in which they last swapped a mission
    gone: bool = False

    def copy(self) -> Wolf:
        twin = self.__copy__()
        twin.missions = self.missions[:]
        twin.done = self.done[:]
        twin.away = self.away[:]
        return twin


class Project(Part):
    """An improvement in the row, and the advancement tokens on it (U2)."""

    key: str
    tokens: int = 0

    def copy(self) -> Project:
        return self.__copy__()


class CodeDie(msgspec.Struct, frozen=True):
    """A die that a player has put on Raxxon (N4)."""

    value: int
    seat: int


class Player(Part):
    """One seat."""

    seat: int
    objective: str = ""
    exiled_objective: str = ""
    exiled: bool = False
    out: bool = False  # eliminated
    colony: int = 0
    leader: str = ""
    hand: list[str] = []
    dice: list[int] = []  # unused
    used_dice: int = 0
    locked: list[str] = []  # hand cards that can't be played until the next round
    worn: list[Held] = []  # hand cards that were used while they were equipped, and may not be used again yet
    dealt: list[str] = []  # survivors to choose from at setup
    objective_shown: bool = False
    looted: int = 0  # the round in which they last took loot as the bandits' chief (B7)

    def copy(self) -> Player:
        twin = self.__copy__()
        twin.hand = self.hand[:]
        twin.dice = self.dice[:]
        twin.locked = self.locked[:] if self.locked else []
        twin.worn = [held.copy() for held in self.worn] if self.worn else []
        twin.dealt = self.dealt[:] if self.dealt else []
        return twin

    def lose(self, key: str) -> None:
        """A card leaves the hand, perhaps unseen; if it was the one that has to wait, so does the wait."""
        self.hand.remove(key)
        if self.locked.count(key) > self.hand.count(key):
            self.locked.remove(key)

    def show(self, key: str) -> None:
        """A card leaves the hand in the open."""
        self.lose(key)
        self.unmark(key)

    def unmark(self, key: str) -> Held | None:
        """Of copies that go in the open, a used one goes first: that never tells whether there is another."""
        held = next((worn for worn in self.worn if worn.key == key), None)
        if held is not None:
            self.worn.remove(held)
        return held

    def forget_use(self, key: str) -> None:
        """A card that had left the hand to be played is gone for good; if it was the used one, so is its mark."""
        if sum(held.key == key for held in self.worn) > self.hand.count(key):
            self.unmark(key)

    def ready(self) -> list[str]:
        """The hand without the cards that have to wait for the next round."""
        if not self.locked:
            return self.hand
        cards = self.hand[:]
        for key in self.locked:
            if key in cards:
                cards.remove(key)
        return cards


class Gone(msgspec.Struct, frozen=True):
    """A card that left the game. `face_up`: everybody saw which."""

    key: str
    face_up: bool


class Lost(msgspec.Struct, frozen=True):
    """A survivor out of the game. `killed`: they lie in the graveyard; else they were removed (L3.2)."""

    name: str
    killed: bool
    colony: int = 0  # whose survivor it was


class Fight(msgspec.Struct, frozen=True):
    """A combat that is over: who has won it, if anybody (W12)."""

    round: int
    place: str
    winner: int  # a colony, or NOBODY
    wolf: int = NOBODY  # the colony that the lone wolf fought for, if they did (LW4.3)


class Combat(Part):
    """A combat in progress. What each colony has is at its number (W12)."""

    place: str
    sides: list[list[str]]  # the survivors who fight for it, also those who have left since
    step: str = "tactics"  # tactics, strength, bets, dice, wounds
    tactics: list[str] = []  # both cards, once they lie open
    strength: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    bets: list[int] = []  # bullets, once both lie open
    dice: list[int] = []  # faces by their number, once both have been rolled
    wolf: int = NOBODY  # the colony that the lone wolf fights for, if they do (LW4.3)

    def copy(self) -> Combat:
        twin = self.__copy__()
        twin.sides = [side[:] for side in self.sides]
        twin.tactics = self.tactics[:]
        twin.strength = self.strength[:]
        twin.bets = self.bets[:]
        twin.dice = self.dice[:]
        return twin


class Standing(Part):
    """Powers in force apart from any card on the table. `node` names the words in the library."""

    node: str
    until: str  # turn, round, game
    last: int  # the last turn or round it holds in
    seat: int = NOBODY
    survivor: str = ""
    uses: dict[str, int] = {}  # its powers -> round (or turn) of the last use
    place: str = ""  # the place that it speaks of
    colony: int = NOBODY  # whose table it is for, where a card speaks of one colony (W18)

    def copy(self) -> Standing:
        twin = self.__copy__()
        twin.uses = self.uses.copy() if self.uses else {}
        return twin


class Scheduled(msgspec.Struct, frozen=True):
    """An effect that waits for the end of a round."""

    node: str
    round: int
    seat: int
    since: int  # the clock when it was set up
    survivor: str = ""


class Plan(Part):
    """A choice made step by step before it is committed: open to all, so that nothing hides in a running rule."""

    sources: list[str] = []
    cards: list[str] = []

    def copy(self) -> Plan:
        return Plan(self.sources[:], self.cards[:])


class Cause(msgspec.Struct, frozen=True):
    """What set a crossroads card off, as it was then: the card speaks of it when it is read out (W4.13)."""

    it: str = ""
    here: str = ""
    there: str = ""
    weapon: str = ""
    accused: int = NOBODY
    accuser: int = NOBODY


class Deed(msgspec.Struct, frozen=True):
    """Something that the lone wolf did in a turn, and the survivor who did it, or to whom it was done."""

    what: str
    survivor: str


class Turn(Part):
    """A turn in progress: all that a running action has lying about. One in most games, two in a pair of turns."""

    seat: int = NOBODY
    ask: int = 0  # the number kept for the question what to do now; 0: none is open
    guard: int = NOBODY
    guard_question: int = -1
    crossroads: str = ""  # the card being guarded
    called: str = ""  # what the guard reported
    notes: bool = False  # triggers are only noted, and the card is read out when the turn is over (W4.1)
    fired: list[Cause] = []  # what set the card off, where that is noted; hidden until it is read out
    at: str = ""  # the place whose cards lie in `searching` or `turned_up`
    owed: list[str] = []  # exposure rolls still due: a survivor's name for each, and what was rolled if it was
    searching: list[str] = []  # cards the searcher looks at
    shown: list[str] = []  # cards being played or read out
    turned_up: list[str] = []  # cards turned up from a deck while an effect runs
    plan: Plan = msgspec.field(default_factory=Plan)
    pledges: list[list[str]] = []  # by seat: what players have put down
    pledges_open: bool = False  # it lies open; gifts on offer and stakes lie face down
    requested: list[str] = []  # symbols nobody gave this turn
    exile_called: bool = False
    died: bool = False  # a survivor of this player was killed in it
    built: bool = False  # an improvement was built in it
    cancelled: bool = False  # a crossroads card stopped what the action was about to do
    moved_on: bool = False  # it has moved or passed, and the other colony is to move (W4)
    passed: bool = False  # it moves nobody any more (W4.2)
    noises: int = 0  # noise made in the search that is going on
    captured: list[Held] = []  # equipment of the dead at the enemy's home, which its leader gives out (W14)
    captured_at: str = ""  # that home
    unmourned: list[int] = []  # for each death that hasn't cost its morale yet, the seat of the dead
    deeds: list[Deed] = []  # what the lone wolf has done in it, as far as missions ask for it
    done: bool = False

    def copy(self) -> Turn:
        twin = self.__copy__()
        twin.fired = self.fired[:] if self.fired else []
        twin.owed = self.owed[:] if self.owed else []
        twin.searching = self.searching[:] if self.searching else []
        twin.shown = self.shown[:] if self.shown else []
        twin.turned_up = self.turned_up[:] if self.turned_up else []
        twin.plan = self.plan.copy()
        twin.pledges = [pledge[:] for pledge in self.pledges] if self.pledges else []
        twin.requested = self.requested[:] if self.requested else []
        twin.deeds = self.deeds[:] if self.deeds else []
        twin.unmourned = self.unmourned[:] if self.unmourned else []
        twin.captured = [held.copy() for held in self.captured] if self.captured else []
        return twin

    def is_bare(self) -> bool:
        """Whether nothing lies about: no card and no die of the game is in the hands of a running action."""
        plan = self.plan
        return not (self.searching or self.shown or self.turned_up or plan.cards or plan.sources or self.pledges)
