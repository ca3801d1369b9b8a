"""What goes over the network by HTTP: the bodies of requests and answers, as Structs (messages are in `messages.py`).

JSON Schema and TypeScript types are made from these (`hivernage wire`). Docstrings end up there too, so they are
written for people who write clients.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from hivernage.model.options import LAST_SEAT, LONGEST_TIMER, MOST, SAND
from hivernage.model.talk import SeatNumber

SeatKind = Literal["open", "person", "bot"]
StandIn = Literal["", "bot", "person"]
Status = Literal["lobby", "playing", "over", "closed"]

UNSEEN: Final = (
    r"\x00-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202e"
    r"\u2060-\u206f\u3164\ufeff\uffa0"
)
"""Control characters, marks of direction, and what takes no room: names that look the same must be the same."""
NO_CONTROLS: Final = rf"^[^{UNSEEN}]*(?![\s\S])"  # $ would let a last line break pass
NOT_BLANK: Final = rf"^[^{UNSEEN}]*[^{UNSEEN}\x20\xa0][^{UNSEEN}]*(?![\s\S])"
LONGEST_NAME: Final = 20
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, pattern=NOT_BLANK)]
Word = Annotated[str, Meta(max_length=60)]
Seconds = Annotated[int, Meta(ge=0, le=14 * 24 * 3600)]


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client sends by HTTP. Fields that nobody knows are refused: they are typing mistakes."""


class Settings(Body, frozen=True):
    """What a table agrees on before the game. Empty `objective`: one by lot. Seconds of 0: never.

    `box`: whose rules and cards are played, with some of its `modules`. `mixed`: decks into which the cards of the base
    box are shuffled too. `left_out`: cards that the table keeps out, by key. `GET /api/box` has what there is.
    `stray_bandits`: crises without a place for bandits bring two. `scenario`: an introductory scenario of Long Night,
    which brings its modules and its objectives. Of Warring Colonies: `timer`, the seconds that its sand timer runs (0:
    a table without one, which may play over days), `quick`, the game in which all actions are timed, and
    `older_crossroads`, whether those of the older boxes that fit are shuffled in, and `wolf`, the seat of the lone wolf
    where the number of players is odd (-1: the last one). `joined`: what of Warring Colonies comes into a game of an
    older box, decks by name, and `random`, five of its random items at each place.
    `practice`: bots agree to go back even where dice were rolled or cards were shown since.
    `lesson`: a lesson by its name, which brings all the rest; it begins at once, with bots on the other seats.
    """

    players: Annotated[int, Meta(ge=2, le=MOST)] = 3
    objective: Annotated[str, Meta(max_length=60)] = ""
    hard: bool = False
    cooperative: bool = False
    betrayer: bool = False
    elimination: bool = False
    adult: bool = False
    packs: Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=10)] = ()
    listed: bool = False
    spectators: bool = True
    remind_after: Seconds = 0
    limit: Seconds = 0
    practice: bool = False
    box: Word = "base"
    modules: Annotated[tuple[Word, ...], Meta(max_length=10)] = ()
    mixed: Annotated[tuple[Word, ...], Meta(max_length=20)] = ()
    joined: Annotated[tuple[Word, ...], Meta(max_length=10)] = ()
    left_out: Annotated[tuple[Annotated[str, Meta(max_length=100)], ...], Meta(max_length=200)] = ()
    stray_bandits: bool = True
    scenario: Word = ""
    timer: Annotated[int, Meta(ge=0, le=LONGEST_TIMER)] = SAND
    quick: bool = False
    older_crossroads: bool = False
    wolf: Annotated[int, Meta(ge=LAST_SEAT, le=MOST - 1)] = LAST_SEAT
    lesson: Word = ""


class CreateTable(Body, frozen=True):
    """A new table; whoever makes it sits down first and is its host. `fill`: a kind of bot for every other seat."""

    name: Name
    settings: Settings = Settings()
    fill: str = ""
    start: bool = False


class JoinTable(Body, frozen=True):
    """Sit down, on a seat of one's choice or the first that is free."""

    name: Name
    seat: SeatNumber | None = None


class Rename(Body, frozen=True):
    """Another name; an empty one deletes it."""

    name: Annotated[str, Meta(max_length=LONGEST_NAME, pattern=NO_CONTROLS)]


class SetBot(Body, frozen=True):
    """A kind of bot for a free seat; an empty one frees the seat again."""

    bot: Annotated[str, Meta(max_length=40)]


class Pause(Body, frozen=True):
    """Stop the game for a while, or go on."""

    paused: bool


class SetWebhook(Body, frozen=True):
    """Where the server says that it is this seat's turn; empty for nowhere."""

    url: Annotated[str, Meta(max_length=300)]


class ClaimSeat(Body, frozen=True):
    """Ask the host for a seat: one's own after a lost cookie, or one that a bot keeps warm.

    The host's own seat is asked of the others: all who are there must agree, and be more than half of those who play.
    """

    name: Name
    seat: SeatNumber


class AnswerClaim(Body, frozen=True):
    """The host's answer to a claim. `owner`: the seat is theirs for good, even if its player has only left it.

    In a game that is on, a yes puts it to a vote of the others.
    """

    accept: bool
    owner: bool = False


class StartGame(Body, frozen=True):
    """Begin. `fill`: a kind of bot for every empty seat. `close_up`: without empty seats; those who sit move up, each
    in their colony, and where one is too many they become the lone wolf."""

    fill: Annotated[str, Meta(max_length=40)] = ""
    close_up: bool = False


class TakePlace(Body, frozen=True):
    """In the lobby: another seat for oneself. A free one or a bot's is taken at once, a player is asked to swap."""

    seat: SeatNumber


class AnswerSwap(Body, frozen=True):
    """Whether one changes places with somebody. Who has asked may only take it back."""

    accept: bool


class UseLink(Body, frozen=True):
    """The secret of a seat link, taken out of its address by the page."""

    token: Annotated[str, Meta(max_length=100)]


class BugReport(Body, frozen=True):
    """What went wrong, in the player's words."""

    text: Annotated[str, Meta(max_length=4000)] = ""


class Seated(msgspec.Struct, frozen=True):
    """A seat at a table. `token` is the seat: who has it plays it. `link` moves the seat to another device."""

    id: str
    code: str
    seat: int
    token: str
    link: str


class Claimed(msgspec.Struct, frozen=True):
    """A claim waits for the host, or for a vote of the others. `token` becomes the seat's when they agree."""

    claim: str
    token: str


class Moved(msgspec.Struct, frozen=True):
    """Where one sits now. `swap`: the wish that waits for an answer, where somebody sits on the place wanted."""

    seat: int
    swap: str = ""


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody sees it. `kind` is who it belongs to, `stand_in` who plays it for them now.

    `away`: for how many seconds its player had been gone when this was told; 0 for bots.
    """

    seat: int
    name: str
    kind: SeatKind
    bot: str
    stand_in: StandIn
    stand_in_name: str
    conceded: bool
    connected: bool
    away: int = 0


class Claim(msgspec.Struct, frozen=True):
    """Somebody asks the host for a seat."""

    claim: str
    seat: int
    name: str


class Swap(msgspec.Struct, frozen=True):
    """Who sits on `seat` would like to change places with who sits on `to`."""

    swap: str
    seat: int
    to: int


class Motion(msgspec.Struct, frozen=True):
    """Something the table votes on in secret: taking back (`rewind`), a bot for somebody absent (`stand-in`), a seat
    for whoever asks for it (`claim`), sending a player away (`remove`), or ending the table (`close`).

    `seat`: whom it is about (-1 for taking back and ending), `name`: who asks for the seat, `asked`: whether you may
    vote. Neither who voted nor how is ever told.
    """

    motion: str
    kind: Literal["rewind", "stand-in", "claim", "remove", "close"]
    seat: int
    to: int
    asked: bool
    voted: bool
    closes: int
    name: str = ""


class Act(msgspec.Struct, frozen=True):
    """What was done to a table or a seat, for all to read: `removed`, `seat-given`, `seat-lent`, `took-back`, `revoked`
    (a device), `paused`, `went-on`, `closed`. `by`: the seat that did it; -1 if the others agreed to it in secret.
    """

    at: int
    what: str
    seat: int
    by: int


class Session(msgspec.Struct, frozen=True):
    """A secret that opens a seat: a browser, or a link. `own`: the one that asks; `connected`: whether it looks now."""

    id: str
    role: Literal["owner", "stand-in", "claim"]
    created: int
    own: bool
    connected: bool


class Sessions(msgspec.Struct, frozen=True):
    """All that opens one's seat."""

    sessions: list[Session]


class TableInfo(msgspec.Struct, frozen=True):
    """All about a table but the game itself. `you`: your seat, or -2 for a spectator. `claims`: the host's only.
    `acts`: the last things that were done to it. `swaps`: who asks you to change places, and whom you ask.

    `round`: the one the game was in when this was told, 0 before the first.
    """

    id: str
    code: str
    status: Status
    paused: bool
    settings: Settings
    host: int
    you: int
    seats: list[SeatInfo]
    spectators: int
    motions: list[Motion]
    claims: list[Claim]
    notice: str
    round: int = 0
    acts: list[Act] = []
    swaps: list[Swap] = []


class ListedTable(msgspec.Struct, frozen=True):
    """A table that anybody may join, or watch if it plays already."""

    id: str
    code: str
    status: Status
    settings: Settings
    names: list[str]
    free: int


class Listing(msgspec.Struct, frozen=True):
    """Tables that anybody may join."""

    tables: list[ListedTable]


class BoxChoice(msgspec.Struct, frozen=True):
    """A box that a table may choose: its modules, the decks that the base box can be mixed into, and its main
    objectives, each with the module that it needs, if any. `scenarios`: each with the modules it brings. `joined`: what
    of Warring Colonies may come in."""

    modules: list[str]
    mixed: list[str]
    objectives: dict[str, str]
    scenarios: dict[str, list[str]] = {}
    joined: list[str] = []


class BoxInfo(msgspec.Struct, frozen=True):
    """What this server has to play with. `objectives`: those of the base box; `boxes` has those of each."""

    version: str
    protocol: int
    bots: list[str]
    objectives: list[str]
    packs: list[str]
    boxes: dict[str, BoxChoice] = {}


class Trouble(msgspec.Struct, frozen=True):
    """Why a request wasn't done; nothing has changed. `error` is a name for programs, `text` a sentence for people."""

    error: str
    text: str
    rule: str = ""


class Found(msgspec.Struct, frozen=True):
    """The table with a code."""

    id: str


class Done(msgspec.Struct, frozen=True):
    """Nothing more to say: it was done."""
