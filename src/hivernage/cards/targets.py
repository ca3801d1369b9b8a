"""Who and where: the selectors that every word of the card vocabulary shares."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

Id = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]
Small = Annotated[int, Meta(ge=1, le=20)]
DieValue = Annotated[int, Meta(ge=1, le=6)]

Symbol = Literal["weapon", "tool", "fuel", "food", "book", "medicine", "survivor"]

HOME_WORD: Final = "colony"
"""The word by which a card means the home of the player it speaks of."""

Place = Literal["colony", "police-station", "grocery-store", "school", "library", "hospital", "gas-station"]

Where = Literal[
    "colony",
    "police-station",
    "grocery-store",
    "school",
    "library",
    "hospital",
    "gas-station",
    "here",  # the place in question: where "it" stands, where the trigger happened, the place just picked
    "there",  # where "it" came from, when a move is in question
    "non-colony",
    "everywhere",
]

Seats = Literal[
    "you",
    "owner",  # the player who controls "it"
    "others",
    "everyone",
    "non-exiled",
    "at-colony",  # players with at least one survivor in the colony
    "at-place",  # players with at least one survivor at the place in question
    "player",  # the player in question: picked by an effect before
]


class Survivors(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set of survivors in play, narrowed by each field that is given."""

    named: Id | None = None
    of: Literal["you", "others", "anyone", "player"] = "anyone"
    at: Where | None = None
    exiled: bool | None = None
    leader: bool | None = None
    human: bool | None = None
    gender: Literal["m", "f"] | None = None
    wounded: bool | None = None
    others_than_it: bool = False
    # At the same place as such a survivor (or as zombies); `yours`: yours, or at the same place as one of yours.
    with_: Literal["exiled", "non-exiled", "yours", "zombies"] | None = msgspec.field(name="with", default=None)
    rank: Literal["lowest", "highest"] | None = None
    n: Small | None = None


Who = Literal["it"] | Survivors


class Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number read off the table."""

    of: Literal[
        "morale",
        "food",
        "starvation",
        "helpless",
        "waste",
        "zombies",
        "barricades",
        "survivors",
        "hand",  # cards in the player's hand
        "equipped",  # cards equipped to the player's survivors
        "stored",  # cards on the main objective
        "tokens",  # tokens on the main objective
        "lost",  # survivors out of the game
        "wounds",  # wounds of any kind on the survivors of `who`
        "empty-decks",
        "unused-dice",
        "players",
        "result",  # what the step before gave: cards moved, helpless removed, a roll
    ]
    at: Where | None = None
    each: bool = False  # the smallest number over the places or entrances of `at`
    symbol: Symbol | None = None
    who: Survivors | None = None
    # each-non-exiled: the smallest number over the players who aren't exiled (hand and equipped cards only)
    whose: Literal["you", "player", "anyone", "each-non-exiled"] = "you"
    origin: Literal["any", "found"] = "any"  # found: not a starting item
    per: Small = 1  # one for each started group of this many
    times: Small = 1


Amount = Annotated[int, Meta(ge=0, le=99)] | Literal["all"] | Count
