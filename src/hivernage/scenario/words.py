"""The words of a scenario: what a position may lay down, and what an expectation may look at."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

from hivernage.cards.targets import Place as CardPlace
from hivernage.cards.targets import Symbol
from hivernage.model.options import SAND, Box, Gate, Joined, Mixed, Module, ScenarioName

Seat = Literal["p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9", "p10", "p11"]
Place = Literal[CardPlace, "forge", "lighthouse", "den"]
Number = Annotated[int, Meta(ge=0, le=99)]
Face = Annotated[int, Meta(ge=1, le=99)] | Literal["blank", "wound", "frostbite", "bite"]
RuleId = Annotated[str, Meta(pattern=r"^[A-Z]{1,2}[0-9]+(\.[0-9]+)?$")]
Entrances = dict[Place, Number | list[Number]]
Step = Literal[
    "setup", "start-round", "start-turn", "action", "end-turn", "colony", "over",
    "pair", "draw", "movement", "actions", "bites", "owed-1", "read-1", "read-2",
]  # fmt: skip
"""The second row: the steps of a pair of turns."""


class CardSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card next to a survivor that has been used or carries tokens."""

    card: str
    used: bool | None = None
    tokens: Number | None = None


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A survivor in play; nothing given: with the first player, in the colony, unharmed."""

    player: Seat | None = None
    at: Place | None = None
    door: Annotated[int, Meta(ge=1, le=6)] | None = None  # the entrance of somebody else's home that they stand at
    wounds: Number | None = None
    frostbite: Number | None = None
    despair: Number | None = None
    moved: bool | None = None
    leader: bool | None = None
    cards: list[str | CardSpec] | None = None


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What must hold of some cards, where all of them would be too much to write."""

    CALLED: ClassVar = "a look at cards"

    count: Number | None = None
    contains: list[str] | dict[str, Number] | None = None  # these among others; or of each exactly so many
    lacks: list[str] | None = None


class DeckLook(Look, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The same for cards that lie in an order."""

    top: list[str] | None = None
    bottom: list[str] | None = None  # the lowest card is the last one


Cards = list[str] | Number | Look  # all of them, how many, or a look at them
Deck = list[str] | Number | DeckLook


class PileLook(Look, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The same for the crisis pile, where it may matter who gave what."""

    p1: Cards | None = None
    p2: Cards | None = None
    p3: Cards | None = None
    p4: Cards | None = None
    p5: Cards | None = None
    p6: Cards | None = None
    p7: Cards | None = None
    p8: Cards | None = None
    p9: Cards | None = None
    p10: Cards | None = None
    p11: Cards | None = None


class Home(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What one of two colonies at war has."""

    CALLED: ClassVar = "a colony"

    morale: Number | None = None
    food: Number | None = None
    helpless: Number | None = None
    unruly: Number | None = None
    starvation: Number | None = None
    bullets: Number | None = None
    leader: Seat | None = None
    tokens: Number | None = None
    fallen: bool | None = None  # its morale was 0
    waste: list[str] | Number | None = None
    stored: list[str] | None = None


class HomeLook(Home, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The same in an expectation."""

    waste: Deck | None = None  # type: ignore[assignment]
    stored: Cards | None = None  # type: ignore[assignment]
    complete: bool | None = None


class LoneWolf(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the lone wolf of a war has besides what every player has."""

    CALLED: ClassVar = "a lone wolf"

    seat: Seat | None = None  # the last one, if nothing is said
    missions: list[str] | None = None
    completed: list[str] | None = None  # with the colony that each is about: `night-watch forge`
    away: list[str] | None = None  # missions that were put away
    named: Literal["forge", "lighthouse"] | None = None  # by a lot, for their objective
    swapped: Number | None = None  # the round of the last swap


class WolfLook(LoneWolf, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The same in an expectation."""

    missions: Cards | None = None  # type: ignore[assignment]
    gone: bool | None = None


class Lasts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card whose effect lasts or waits, where its name alone doesn't say enough."""

    CALLED: ClassVar = "an effect"

    card: str
    option: Annotated[int, Meta(ge=1, le=9)] | None = None  # which option brought it
    player: Seat | None = None  # whom it is about
    survivor: str | None = None
    round: Number | None = None  # when it began; nothing given: in this round


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a setup lays down and an expectation looks at in the same words."""

    survivors: dict[str, Person | str] | None = None
    leaders: dict[Seat, str] | None = None
    morale: Number | None = None
    food: Number | None = None
    helpless: Number | None = None  # the unruly ones among them
    unruly: Number | None = None
    starvation: Number | None = None
    crisis: str | None = None
    skip_crisis: Literal["none", "this", "next"] | None = None
    round: Number | None = None
    rounds_left: Number | None = None
    first: Seat | None = None
    active: Seat | None = None
    step: Step | None = None
    pair: list[Seat] | None = None  # whose turns are in progress, one of each colony at war, or the lone wolf's
    pairs: list[list[Seat]] | None = None  # the pairs still to come in this round
    to_move: Seat | None = None  # of a pair
    passed: list[Seat] | None = None  # who moves nobody any more in this pair
    done: list[Seat] | None = None  # who is done with the actions of this pair
    guarded: dict[Seat, str] | None = None  # the crossroads cards of a pair, by whose turn it is
    bitten: list[str] | None = None  # who lie bitten until the actions are over, in this order
    zombies: Entrances | None = None
    barricades: Entrances | None = None
    traps: Entrances | None = None
    special: dict[Place, list[str]] | None = None  # special zombies, `tank` or with its entrance `tank 3`
    noise: dict[Place, Number] | None = None
    bandits: dict[Place, Number] | None = None
    chiefs: list[Seat] | None = None  # who lead the bandits, in the order of their exile
    standees: dict[Place, list[str]] | None = None
    locked: dict[Seat, list[str]] | None = None
    dice: dict[Seat, list[Annotated[int, Meta(ge=1, le=6)]]] | None = None
    used_dice: dict[Seat, Number] | None = None
    crossroads: str | None = None
    objectives: dict[Seat, str] | None = None
    exiled: list[Seat] | None = None
    exiled_objectives: dict[Seat, str] | None = None
    eliminated: list[Seat] | None = None
    tokens: Number | None = None
    killed: list[str] | None = None  # survivors in the graveyard
    removed_survivors: list[str] | None = None  # those who left the game without dying
    row: dict[str, Number] | None = None  # improvements that lie open, with the tokens on each; in this order
    built: list[str | CardSpec] | None = None
    exile_called: bool | None = None
    requested: list[Symbol] | None = None
    code_dice: dict[Seat, list[Annotated[int, Meta(ge=1, le=6)]]] | None = None  # on Raxxon
    fewer_zombies: dict[Place, Number] | None = None  # in the zombies step to come
    chapter: str | None = None  # the objective of a scenario that is played for
    closed: list[Gate] | None = None  # rules that a scenario hasn't opened yet
    aside: list[str] | None = None  # survivors who wait beside the board
    blocked: dict[Place, Number] | None = None  # survivor spaces that something covers
    met: list[str] | None = None  # objectives of a scenario that are complete
    stayed_silent: list[Seat] | None = None  # who was asked to reveal a betrayal, and didn't


class Setup(Position, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The position a scenario starts from. Cards of decks and of the waste pile: top first."""

    waste: list[str] | Number | None = None  # how many: then any will do
    crisis_pile: list[str] | dict[Seat, list[str]] | None = None  # from hands, face down; by whom, where it matters
    crisis_pile_seen: list[str] | dict[Seat, list[str]] | None = None  # equipped before, so that all know them
    hand: dict[Seat, list[str]] | None = None
    dealt: dict[Seat, list[str]] | None = None  # survivors to choose a group from, where the game is being set up
    decks: dict[str, list[str]] | None = None
    stored: list[str] | None = None
    loot: list[str] | None = None
    forge: Home | None = None
    lighthouse: Home | None = None
    den: Home | None = None
    wolf: LoneWolf | None = None
    looted: list[Seat] | None = None  # chiefs who have taken their loot of this round
    removed: list[str] | None = None  # in the order in which they left the game
    standing: list[str | Lasts] | None = None  # the cards whose standing rules are in force
    scheduled: list[str | Lasts] | None = None  # the cards that wait for the end of a round
    players: Annotated[int, Meta(ge=2, le=11)] | None = None  # three; at war four
    box: Box = "base"
    modules: tuple[Module, ...] = ()
    mixed: tuple[Mixed, ...] = ()
    joined: tuple[Joined, ...] = ()
    left_out: tuple[str, ...] = ()
    stray_bandits: bool = True
    scenario: ScenarioName | Literal[""] = ""  # an introductory scenario, with its modules and objectives
    objective: str = ""  # the usual one of the box
    hard: bool = False
    cooperative: bool = False
    betrayer: bool = False
    elimination: bool = False
    adult: bool = False
    timer: Annotated[int, Meta(ge=0, le=600)] = SAND  # seconds that the sand runs in a pair; 0: none is used
    quick: bool = False
    older_crossroads: bool = False
    no_group: list[Seat] = []  # players without survivors; whoever isn't mentioned gets two in the colony


class Expect(Position, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What must hold now. Of a mapping only what is mentioned is looked at, a list is the whole list."""

    forge: HomeLook | None = None
    lighthouse: HomeLook | None = None
    den: HomeLook | None = None
    wolf: WolfLook | None = None
    waste: Deck | None = None
    crisis_pile: list[str] | Number | PileLook | None = None
    crisis_pile_seen: list[str] | Number | PileLook | None = None
    hand: dict[Seat, Cards] | None = None
    decks: dict[str, Deck] | None = None
    stored: Cards | None = None
    loot: Cards | None = None
    removed: Cards | None = None
    standing: list[str] | None = None
    scheduled: list[str] | None = None
    over: str | None = None  # why the game ended; `no` if it goes on
    complete: bool | None = None
    winners: list[Seat] | None = None
    asked: dict[Seat, str] | None = None  # the kind of question open to a seat; `none` if there is none
    awaited: list[Seat] | None = None
    answers: dict[Seat, list[str]] | None = None  # every answer the seat may give
    offered: dict[Seat, list[str]] | None = None  # some answers it may give
    shown_objectives: list[Seat] | None = None  # players whose secret objective everybody has seen
    searching: list[str] | None = None
    group: dict[Seat, list[str]] | None = None
    room: dict[Place, int] | None = None  # free survivor spaces
    pledged: dict[Seat, list[str]] | None = None
    encounters: list[str] | None = None  # experiments whose special zombies are about
    side_effects: list[str] | None = None  # those that nobody has
    timed: bool | None = None  # whether the sand is running
    combats: list[str] | None = None  # those that are over: the place, and who has won by how much
    tracker: list[int] | None = None  # of the last combat, after each of its steps: how much the first colony leads by
    totals: list[int] | None = None  # both strengths at the end of the last combat
    shuffled: list[str] | None = None  # the decks shuffled so far, in order
    told: list[str] | None = None  # the moments of a scenario's story that were read out so far
    readers: list[Literal["none"] | Seat] | None = None  # who read them
    opened: list[str] | None = None  # the pages of a scenario that were shown so far
