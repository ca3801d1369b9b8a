"""Conditions and triggers: what a card may ask about the table, and what it may wait for."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from hivernage.cards.targets import Amount, Count, Id, Survivors, Where


class ConditionBase(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is"):
    """A question about the table with the answer yes or no."""


class All(ConditionBase, frozen=True, tag="all"):
    of: Annotated[tuple[Condition, ...], Meta(min_length=1, max_length=8)]


class Either(ConditionBase, frozen=True, tag="either"):
    of: Annotated[tuple[Condition, ...], Meta(min_length=1, max_length=8)]


class Not(ConditionBase, frozen=True, tag="not"):
    of: Condition


class AtLeast(ConditionBase, frozen=True, tag="at_least"):
    n: Amount
    of: Count


class AtMost(ConditionBase, frozen=True, tag="at_most"):
    n: Amount
    of: Count


class MoreThan(ConditionBase, frozen=True, tag="more_than"):
    """Your count beats that of every other player (of some other player, or of the other colony) by at least `by`."""

    of: Count
    than: Literal["every-other-player", "some-other-player", "enemy-colony"]
    by: Annotated[int, Meta(ge=1, le=5)] = 1


class Exists(ConditionBase, frozen=True, tag="exists"):
    """At least one such survivor is in play."""

    who: Survivors


class AloneTogether(ConditionBase, frozen=True, tag="alone_together"):
    """Two survivors are the only ones at a place: one of yours and another player's (perhaps humans both), or two
    humans of yours outside."""

    whose: Literal["yours", "one-of-another", "humans-one-of-another"]


class HasMoved(ConditionBase, frozen=True, tag="moved"):
    """The survivor in question has moved this turn."""


class IsBuilt(ConditionBase, frozen=True, tag="built"):
    """This improvement has been built."""

    improvement: Id


class InDeck(ConditionBase, frozen=True, tag="in_deck"):
    """The named survivor waits in the survivor deck."""

    named: Id


class Alive(ConditionBase, frozen=True, tag="alive"):
    """The survivor in question is still in play."""


class Complete(ConditionBase, frozen=True, tag="complete"):
    """The main objective is complete; in a war, for the own colony.

    `side`: for the enemy colony, or for any. `alone`: and for no other colony.
    """

    side: Literal["enemy", "any"] | UnsetType = UNSET
    alone: bool | UnsetType = UNSET


class LastRound(ConditionBase, frozen=True, tag="last_round"):
    """The round track stands on its last round."""


class BetrayersExiled(ConditionBase, frozen=True, tag="betrayers_exiled"):
    """Every player with a betrayal objective is exiled."""


class ChapterDone(ConditionBase, frozen=True, tag="chapter_done"):
    """An objective of an introductory scenario was completed."""

    name: Id


class FirstPlayer(ConditionBase, frozen=True, tag="first_player"):
    """The player has the first player token."""


class Fought(ConditionBase, frozen=True, tag="fought"):
    """Your colony has won, or lost, a combat in the last round.

    `hired`: the lone wolf fought for, or against, the colony in question in the combat just fought, and the side they
    fought on has won, or lost.
    """

    result: Literal["won", "lost"]
    hired: Literal["for", "against"] | UnsetType = UNSET


class HasDone(ConditionBase, frozen=True, tag="did"):
    """The lone wolf has done this so many times in this turn.

    `who`: those who did it and are still such survivors; for `send-home`, those who were sent.
    """

    what: Literal["kill-zombie", "barricade", "add-to-crisis", "send-home"]
    times: Annotated[int, Meta(ge=1, le=4)] = 1
    who: Survivors | UnsetType = UNSET


class OfEachColony(ConditionBase, frozen=True, tag="of_each_colony"):
    """It holds of each of the two colonies, which is then the one in question."""

    holds: Condition


class Leads(ConditionBase, frozen=True, tag="leads"):
    """The survivor in question leads their group."""


class SearchedSince(ConditionBase, frozen=True, tag="searched_since"):
    """Every place outside the colony was searched since the card took effect."""


Condition = (
    All
    | Either
    | Not
    | AtLeast
    | AtMost
    | MoreThan
    | Exists
    | AloneTogether
    | InDeck
    | HasMoved
    | IsBuilt
    | Alive
    | Complete
    | LastRound
    | BetrayersExiled
    | FirstPlayer
    | SearchedSince
    | ChapterDone
    | Fought
    | HasDone
    | OfEachColony
    | Leads
)


def parts_of(goal: Condition) -> tuple[Condition, ...]:
    """The conditions that a goal asks for, all of them."""
    return goal.of if isinstance(goal, All) else (goal,)


class TriggerBase(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="when", kw_only=True):
    """Something that happens in the active player's turn; `if_` must hold as well."""

    if_: Condition | None = msgspec.field(name="if", default=None)
    wolf: bool | UnsetType = UNSET  # only while the lone wolf is the active player


class StateHolds(TriggerBase, frozen=True, tag="state"):
    """True at the turn's start, or becomes true during it (X1.1)."""

    is_: Condition = msgspec.field(name="holds")
    at_start: bool = False  # only if it is true when the turn starts


class Moved(TriggerBase, frozen=True, tag="moved"):
    who: Survivors = Survivors()
    to: Where | None = None
    fuel: bool | None = None
    to_empty: bool | None = None


class Searched(TriggerBase, frozen=True, tag="searched"):
    who: Survivors = Survivors()
    at: Where | None = None


class Did(TriggerBase, frozen=True, tag="did"):
    """The active player did this.

    `spend-food`: after the token is gone, before the die rises; `cleaning`: after the die is spent, before the cards
    leave; `take-pill`: when it has done what it does and who took it lives.
    """

    what: Literal[
        "heal-with-medicine",
        "use-weapon",
        "spend-food",
        "clean",
        "cleaning",
        "take-pill",
        "kill-zombie",
        "barricade",
        "add-to-crisis",
    ]
    who: Survivors | UnsetType = UNSET  # with such a survivor; for what survivors do


class Joined(TriggerBase, frozen=True, tag="joined"):
    """A survivor joined the active player's group by a card."""

    who: Survivors = Survivors()
    with_helpless: bool | None = None


class Exposed(TriggerBase, frozen=True, tag="exposed"):
    """The exposure roll after a move gave this result."""

    result: Literal["wound", "frostbite"]
    to_empty: bool | None = None


class Died(TriggerBase, frozen=True, tag="died"):
    """A survivor of the active player was killed in this turn, however it came."""


class Built(TriggerBase, frozen=True, tag="built"):
    """An improvement was built in this turn."""


class Said(TriggerBase, frozen=True, tag="said"):
    """Something at the real table, which the guard of the card reports."""

    what: Literal["yawn", "accusation"]  # accusation: somebody is called a betrayer, "the player"


Trigger = StateHolds | Moved | Searched | Did | Joined | Exposed | Died | Built | Said
