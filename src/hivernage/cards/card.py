"""The cards of each deck, as their packs write them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from hivernage.cards.conditions import Condition, Trigger, parts_of
from hivernage.cards.effects import Effect, Label, Option, Power
from hivernage.cards.targets import Band, DieValue, Id, Place, Symbol
from hivernage.model.options import Gate, Module, ScenarioName

Lair = Place | Literal["random", "most-survivors", "most-noise"]
"""Where special zombies come to: a place of the six by lot, or by what is there (then a tie is left to the lot)."""
Origin = Place | Literal["starting", "random"]
"""The back of an item: its place, or one that tells nothing of where it lies (S4, LW7.2)."""
Provenance = Literal["documented", "original"]
TownNumber = Annotated[int, Meta(ge=1, le=6)]
Copies = dict[Origin, Annotated[int, Meta(ge=1, le=40)]]


class CardBase(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="deck", kw_only=True):
    """What every card has: an id within its deck, its names, where its facts come from, and its marks."""

    id: Id
    name: Label
    provenance: Provenance = "documented"
    adult: bool = False
    not_cooperative: bool = False
    story: Label | None = None
    module: Module | UnsetType = UNSET  # only in games with this module (L13)
    scenario: ScenarioName | UnsetType = UNSET  # only there, and in place of the other cards of its deck
    war_only: bool | UnsetType = UNSET  # only in wars of two colonies (W22)
    wolf_only: bool | UnsetType = UNSET  # only in wars with a lone wolf


class Survivor(CardBase, frozen=True, tag="survivor", kw_only=True):
    occupation: Label
    influence: Annotated[int, Meta(ge=1, le=99)]
    attack: DieValue
    search: DieValue
    gender: Literal["m", "f"]
    human: bool = True
    powers: Annotated[tuple[Power, ...], Meta(max_length=4)] = ()


class Item(CardBase, frozen=True, tag="item", kw_only=True):
    """`kind`: `use` goes to the waste pile, `equip` next to a survivor, `event` out of the game, `move` with a move.

    `move-or-use` is played with a move, for its powers, or by itself, for its effect; then it goes to the waste pile.
    """

    symbol: Symbol
    kind: Literal["event", "equip", "use", "move", "move-or-use"]
    copies: Annotated[Copies, Meta(min_length=1)]
    effect: Effect | None = None
    powers: Annotated[tuple[Power, ...], Meta(max_length=4)] = ()
    pill: bool | UnsetType = UNSET  # taken by one of the player's own survivors, and a die says what it does (N3)

    @property
    def goes_with_moves(self) -> bool:
        """Whether it can be played together with a move (F3.4)."""
        return self.kind in ("move", "move-or-use")


class Crisis(CardBase, frozen=True, tag="crisis", kw_only=True):
    symbols: Annotated[tuple[Symbol, ...], Meta(min_length=1, max_length=3)]
    failure: Effect
    bonus: Effect
    bandits: Annotated[tuple[TownNumber, ...], Meta(min_length=1, max_length=4)] | UnsetType = UNSET  # where they come


class Crossroads(CardBase, frozen=True, tag="crossroads", kw_only=True):
    """`first` happens when the trigger fires; then an option is chosen by `chooser`, or `effect` happens."""

    trigger: Trigger
    first: Effect | None = None
    chooser: Id | None = None  # a survivor whose player chooses; nothing: the active player
    options: Annotated[tuple[Option, ...], Meta(max_length=4)] = ()
    effect: Effect | None = None
    attached: Annotated[tuple[Power, ...], Meta(max_length=4)] = ()


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a main objective."""

    morale: Annotated[int, Meta(ge=1, le=10)]
    rounds: Annotated[int, Meta(ge=1, le=10)]
    goal: Condition
    setup: Effect = ()
    powers: Annotated[tuple[Power, ...], Meta(max_length=4)] = ()
    stores: Annotated[tuple[Symbol | Literal["loot"], ...], Meta(max_length=7)] = ()  # cards that may be put on it
    duty: Effect = ()  # at the start of each colony phase
    exile: Literal["normal", "removed"] = "normal"
    bullets: Annotated[int, Meta(ge=0, le=20)] | UnsetType = UNSET  # of each colony at the start of a war (W2.11)
    check: Effect | UnsetType = UNSET  # for each colony at war, just before the goal is looked at
    completes: Literal["one", "both"] | UnsetType = UNSET  # how many colonies at war can have it


class MainObjective(CardBase, frozen=True, tag="main", kw_only=True):
    length: Literal["short", "medium", "long"]
    normal: Side
    hard: Side | None = None


class SecretObjective(CardBase, frozen=True, tag="secret", kw_only=True):
    win: Annotated[tuple[Condition, ...], Meta(min_length=1, max_length=8)]


class BetrayalObjective(CardBase, frozen=True, tag="betrayal", kw_only=True):
    """`if_silent`: added when its owner was asked to reveal it and stayed silent (I2.18)."""

    win: Annotated[tuple[Condition, ...], Meta(min_length=1, max_length=8)]
    if_silent: Condition | UnsetType = UNSET


class ExiledObjective(CardBase, frozen=True, tag="exiled", kw_only=True):
    """A loyal player's old objective is replaced by `loyal`; a betrayer's first condition by `betrayer`."""

    reveal: bool = True  # the old objective of a loyal player is shown to all
    loyal: Annotated[tuple[Condition, ...], Meta(min_length=1, max_length=8)]
    betrayer: Condition


class Experiment(CardBase, frozen=True, tag="experiment", kw_only=True):
    """The audio side says what comes where and which dice lock it in; the encounter side is its table (N1.2).

    `code`: pairs of dice, one of which is enough (N4.3). `table`: what a die does after an attack on one of them.
    """

    figures: Annotated[int, Meta(ge=1, le=3)]
    at: Lair
    code: Annotated[tuple[tuple[DieValue, DieValue], ...], Meta(min_length=1, max_length=4)]
    table: Annotated[dict[Band, Effect], Meta(min_length=1, max_length=6)]


class SideEffect(CardBase, frozen=True, tag="side-effect", kw_only=True):
    """What a pill may leave behind: it lies next to a survivor for good (N3)."""

    good: bool
    powers: Annotated[tuple[Power, ...], Meta(min_length=1, max_length=4)]


class Improvement(CardBase, frozen=True, tag="improvement", kw_only=True):
    """Built with so many advancement tokens; then its powers are the table's for the rest of the game (U2)."""

    cost: Annotated[int, Meta(ge=1, le=9)]
    powers: Annotated[tuple[Power, ...], Meta(min_length=1, max_length=4)]


class ChapterSide(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One side of a chapter objective. What it doesn't name carries over from the one before (I1.24).

    `rounds_at_least`: fewer rounds left become so many. `dice_stay`: dice on Raxxon stay there from round to round, one
    of each value.
    """

    morale: Annotated[int, Meta(ge=1, le=10)] | UnsetType = UNSET
    rounds: Annotated[int, Meta(ge=1, le=10)] | UnsetType = UNSET
    rounds_at_least: Annotated[int, Meta(ge=1, le=10)] | UnsetType = UNSET
    goal: Condition
    setup: Effect = ()
    powers: Annotated[tuple[Power, ...], Meta(max_length=4)] = ()
    stores: Annotated[tuple[Symbol | Literal["loot", "raxxon"], ...], Meta(max_length=7)] = ()
    duty: Effect = ()
    exile: Literal["normal", "removed"] = "normal"
    dice_stay: bool = False


class ChapterObjective(CardBase, frozen=True, tag="chapter", kw_only=True):
    """A main objective of an introductory scenario. When it is complete, `then` happens and `next` follows.

    `reader`: who reads the story that follows and carries out `then`; else the first player.
    """

    normal: ChapterSide
    hard: ChapterSide | None = None
    reader: Literal["fewest-survivors", "lowest-human"] | None = None
    then: Effect = ()
    next: Id | None = None


Paragraphs = Annotated[tuple[Label, ...], Meta(min_length=1, max_length=6)]


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of a story, told at its moment (`opening`, `after-r1`, `failure-morale`); `if`: only where this holds."""

    at: Id
    text: Paragraphs
    test: Condition | None = msgspec.field(name="if", default=None)


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A short page that introduces rules when they open: what it is called, and where they stand in the rulebook."""

    name: Label
    text: Paragraphs
    rules: Annotated[tuple[Annotated[str, Meta(min_length=1, max_length=8)], ...], Meta(min_length=1, max_length=9)]


class ScenarioCard(CardBase, frozen=True, tag="scenario", kw_only=True):
    """An introductory scenario: where it begins, what is closed and who waits until then, its story, its rules.

    `first`: its first objective. `closed`: rules that aren't open yet. `aside`: survivors who wait beside the board.
    `pages`: one for each rule that opens later, and `start` for what is there from the first round.
    """

    first: Id
    closed: tuple[Gate, ...] = ()
    aside: tuple[Id, ...] = ()
    scenes: Annotated[tuple[Scene, ...], Meta(min_length=1, max_length=40)]
    pages: dict[Gate | Literal["start"], Page]


class Answered(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a tactic does to some others: those cards say nothing, or it is so much stronger against them."""

    cards: Annotated[tuple[Id, ...], Meta(min_length=1, max_length=4)]
    cancel: bool = False
    strength: Annotated[int, Meta(ge=0, le=6)] = 0


class Tactic(CardBase, frozen=True, tag="tactic", kw_only=True):
    """One of the five cards of a colony leader, both sets alike (W12.2). What a cancelled card says doesn't count.

    `lose_more`: the loser who played it deals so many wounds more. `both`: what two of them do. `unhurt`: own survivors
    take no wounds in this combat.
    """

    strength: Annotated[int, Meta(ge=0, le=6)] = 0
    lose_more: Annotated[int, Meta(ge=0, le=6)] = 0
    both: Literal["ends"] | UnsetType = UNSET
    unhurt: bool = False
    against: Answered | UnsetType = UNSET


class Mission(CardBase, frozen=True, tag="mission", kw_only=True):
    """What a lone wolf does for or against a colony, which is "that colony" (LW1). Missions `whom: both` are for none.

    It can be claimed while `claim` holds and `cost` can be paid; then `then` and `reward` happen. `at_once`: it is
    claimed by itself as soon as a combat has met it, not in the wolf's turn (LW1.10).
    """

    does: Literal["help", "harm"]
    whom: Literal["one", "both"] = "one"
    claim: Condition
    cost: Effect = ()
    then: Effect = ()
    reward: Effect
    at_once: bool = False


class WolfObjective(CardBase, frozen=True, tag="lone-wolf", kw_only=True):
    """What a lone wolf wins by (LW5.2). `names_colony`: a lot that the wolf alone sees names a colony at the set-up."""

    win: Annotated[tuple[Condition, ...], Meta(min_length=1, max_length=8)]
    names_colony: bool = False


AnySide = Side | ChapterSide
Main = MainObjective | ChapterObjective


OwnObjective = SecretObjective | BetrayalObjective | WolfObjective
"""What a player wins by, while they aren't exiled."""


def goals_on(card: OwnObjective | ExiledObjective) -> tuple[Condition, ...]:
    """All conditions on a personal objective, whoever they are for, one after another."""
    printed = (*card.loyal, card.betrayer) if isinstance(card, ExiledObjective) else card.win
    if isinstance(card, BetrayalObjective) and card.if_silent:
        printed = (*printed, card.if_silent)
    return tuple(part for goal in printed for part in parts_of(goal))


Card = (
    Survivor
    | Item
    | Crisis
    | Crossroads
    | MainObjective
    | SecretObjective
    | BetrayalObjective
    | ExiledObjective
    | Experiment
    | SideEffect
    | Improvement
    | ChapterObjective
    | ScenarioCard
    | Tactic
    | Mission
    | WolfObjective
)
