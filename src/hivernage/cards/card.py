"""The cards of each deck, as their packs write them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from hivernage.cards.conditions import Condition, Trigger, parts_of
from hivernage.cards.effects import Effect, Label, Option, Power
from hivernage.cards.targets import DieValue, Id, Place, Symbol

Origin = Place | Literal["starting"]
Provenance = Literal["documented", "original"]
Copies = dict[Origin, Annotated[int, Meta(ge=1, le=40)]]


class CardBase(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="deck", kw_only=True):
    """What every card has: an id within its deck, its names, where its facts come from, and its marks."""

    id: Id
    name: Label
    provenance: Provenance = "documented"
    adult: bool = False
    not_cooperative: bool = False
    story: Label | None = None


class Survivor(CardBase, frozen=True, tag="survivor", kw_only=True):
    occupation: Label
    influence: Annotated[int, Meta(ge=1, le=99)]
    attack: DieValue
    search: DieValue
    gender: Literal["m", "f"]
    human: bool = True
    powers: Annotated[tuple[Power, ...], Meta(max_length=4)] = ()


class Item(CardBase, frozen=True, tag="item", kw_only=True):
    """`kind`: `use` goes to the waste pile, `equip` next to a survivor, `event` out of the game, `move` with a move."""

    symbol: Symbol
    kind: Literal["event", "equip", "use", "move"]
    copies: Annotated[Copies, Meta(min_length=1)]
    effect: Effect | None = None
    powers: Annotated[tuple[Power, ...], Meta(max_length=4)] = ()


class Crisis(CardBase, frozen=True, tag="crisis", kw_only=True):
    symbols: Annotated[tuple[Symbol, ...], Meta(min_length=1, max_length=3)]
    failure: Effect
    bonus: Effect


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
    stores: Annotated[tuple[Symbol, ...], Meta(max_length=7)] = ()  # cards that may be put on it
    duty: Effect = ()  # at the start of each colony phase
    exile: Literal["normal", "removed"] = "normal"


class MainObjective(CardBase, frozen=True, tag="main", kw_only=True):
    length: Literal["short", "medium", "long"]
    normal: Side
    hard: Side | None = None


class SecretObjective(CardBase, frozen=True, tag="secret", kw_only=True):
    win: Annotated[tuple[Condition, ...], Meta(min_length=1, max_length=8)]


class BetrayalObjective(CardBase, frozen=True, tag="betrayal", kw_only=True):
    win: Annotated[tuple[Condition, ...], Meta(min_length=1, max_length=8)]


class ExiledObjective(CardBase, frozen=True, tag="exiled", kw_only=True):
    """A loyal player's old objective is replaced by `loyal`; a betrayer's first condition by `betrayer`."""

    reveal: bool = True  # the old objective of a loyal player is shown to all
    loyal: Annotated[tuple[Condition, ...], Meta(min_length=1, max_length=8)]
    betrayer: Condition


def goals_on(card: SecretObjective | BetrayalObjective | ExiledObjective) -> tuple[Condition, ...]:
    """All conditions on a personal objective, whoever they are for, one after another."""
    printed = (*card.loyal, card.betrayer) if isinstance(card, ExiledObjective) else card.win
    return tuple(part for goal in printed for part in parts_of(goal))


Card = Survivor | Item | Crisis | Crossroads | MainObjective | SecretObjective | BetrayalObjective | ExiledObjective
