"""Who and where: the selectors that every word of the card vocabulary shares."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

import msgspec
from msgspec import UNSET, Meta, UnsetType

Id = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]
Small = Annotated[int, Meta(ge=1, le=20)]
Band = Annotated[str, Meta(pattern=r"^[1-6](-[1-6])?$")]
DieValue = Annotated[int, Meta(ge=1, le=6)]

Symbol = Literal["weapon", "tool", "fuel", "food", "book", "medicine", "survivor"]

SYMBOLS: Final[tuple[Symbol, ...]] = get_args(Symbol)

Camp = Literal[
    "own",
    "enemy",  # the other colony; nobody where there is none
    "both",
    "any",  # whoever it is
    "wolf",  # the lone wolf, who lives in neither colony
]
"""On whose side: what a card speaks of, seen from the player whom it applies to (W18).

For a lone wolf `enemy` is the colony in question, or both where none is.
"""

HOME_WORD: Final = "colony"
"""The word by which a card means the home of the player it speaks of."""

Place = Literal[
    "colony", "police-station", "grocery-store", "school", "library", "hospital", "gas-station", "raxxon", "hideout"
]

Where = Literal[
    "colony",
    "police-station",
    "grocery-store",
    "school",
    "library",
    "hospital",
    "gas-station",
    "raxxon",
    "hideout",
    "here",  # the place in question: where "it" stands, where the trigger happened, the place just picked
    "there",  # where "it" came from, when a move is in question
    "non-colony",
    "town",  # places 1 to 6
    "everywhere",
    "random",  # one of the places 1 to 6, by a roll when the step is done (L2)
    "open-entrances",  # each entrance of the colony without a barricade or trap
    "enemy-colony",  # no place where there is one colony
    "contested",  # each place outside where survivors of both colonies stand
]

AREAS: Final = ("non-colony", "town", "everywhere", "contested")
"""The words for several places at once."""

Seats = Literal[
    "you",
    "owner",  # the player who controls "it"
    "others",
    "everyone",
    "non-exiled",
    "at-colony",  # players with at least one survivor in the colony
    "at-place",  # players with at least one survivor at the place in question
    "player",  # the player in question: picked by an effect before
    "first",  # the first player, who is the leader of the colony where there are two (W2.12)
    "enemy-leader",  # who leads the other colony; to a lone wolf, both leaders
    "wolf",  # the lone wolf
]


class Survivors(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set of survivors in play, narrowed by each field that is given."""

    named: Id | None = None
    of: Literal["you", "others", "anyone", "player", "enemy-leader"] = "anyone"
    at: Where | None = None
    exiled: bool | None = None
    leader: bool | None = None
    human: bool | None = None
    gender: Literal["m", "f"] | None = None
    wounded: bool | None = None
    others_than_it: bool = False
    # At the same place as such a survivor (or as zombies or bandits); `yours`: yours, or where one of yours is.
    with_: Literal["exiled", "non-exiled", "yours", "zombies", "bandits", "enemy", "enemy-leader", "wolf"] | None = (
        msgspec.field(name="with", default=None)
    )
    rank: Literal["lowest", "highest"] | None = None
    n: Small | Count | None = None
    despair: bool | UnsetType = UNSET  # with such a token, or without
    frostbite: bool | UnsetType = UNSET
    armed: bool | UnsetType = UNSET  # with a weapon equipped, or without
    elsewhere: bool | UnsetType = UNSET  # not at the place in question
    hurt: Small | UnsetType = UNSET  # with at least so many wounds of any kind
    wearing: Id | UnsetType = UNSET  # with an item of this id next to them
    side: Camp | UnsetType = UNSET  # else those whom the card may speak of
    door: bool | UnsetType = UNSET  # at an entrance of a colony that isn't theirs (W6), or not


PlayerTable = Annotated[tuple[Annotated[int, Meta(ge=0, le=40)], ...], Meta(min_length=4, max_length=4)]

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
        "bandits",
        "loot",  # cards
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
        "special-zombies",
        "built",  # improvements
        "row",  # improvements that can be built
        "experiments",  # those still locked in
        "advancement",  # tokens on the improvements of the row
        "contained",  # experiments that are out of the game
        "side-effects",  # on the survivors of `who`
        "result",  # what the step before gave: cards moved, helpless removed, a roll
        "despair",  # despair tokens on the survivors of `who`
        "graveyard",  # survivors who were killed
        "unruly",  # helpless survivors on their unruly side
        "traps",
        "code-dice",  # dice on Raxxon
        "code-run",  # how far they show every value from 1 upwards
        "room",  # free survivor spaces
        "bullets",
        "combats-won",  # by the colony in this game, perhaps those at one place
        "controlled",  # places outside with more survivors of the colony than of the other one
        "doors-held",  # entrances of the enemy colony where a survivor of the colony stands
        "missions",  # that the lone wolf has completed
    ]
    at: Where | None = None  # for cards: those of the deck of that place
    each: bool = False  # the smallest number over the places or entrances of `at`; for cards, over their decks
    symbol: Symbol | None = None
    who: Survivors | None = None
    # each-non-exiled: the smallest number over the players who aren't exiled (hand and equipped cards only)
    # non-exiled: those of all players together who aren't exiled
    whose: Literal["you", "player", "anyone", "each-non-exiled", "non-exiled"] = "you"
    origin: Literal["any", "found"] = "any"  # found: not a starting item
    per: Small = 1  # one for each started group of this many
    times: Small = 1
    plus: Small | Count | UnsetType = UNSET  # so many more
    table: PlayerTable | UnsetType = UNSET  # another number: that for so many players, from 2 on
    out_of: Small | UnsetType = UNSET  # what is left of so many, and never less than none
    side: Camp | UnsetType = UNSET  # of the colony on this side, or of both together


Amount = Annotated[int, Meta(ge=0, le=99)] | Literal["all"] | Count
