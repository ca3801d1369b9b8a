"""What goes over the network: every body and every message, as Structs.

JSON Schema and TypeScript types are made from these (`hivernage wire`). Docstrings end up there too, so they are
written for people who write clients.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from hivernage.insight import Forecast, Memory, NoiseOdds, Odds
from hivernage.model.talk import SeatNumber, Talk
from hivernage.server.store.rows import SeatKind, StandIn, Status
from hivernage.view import View

PROTOCOL: Final = 1

NO_CONTROLS: Final = r"^[^\x00-\x1f\x7f]*(?![\s\S])"  # $ would let a last line break pass
NOT_BLANK: Final = r"^[^\x00-\x1f\x7f]*[^\x00-\x20\x7f][^\x00-\x1f\x7f]*(?![\s\S])"
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=NOT_BLANK)]
ClientId = Annotated[str, Meta(min_length=1, max_length=64, pattern=NO_CONTROLS)]
Number = Annotated[int, Meta(ge=0, lt=2**31)]
Seconds = Annotated[int, Meta(ge=0, le=14 * 24 * 3600)]


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client sends by HTTP. Fields that nobody knows are refused: they are typing mistakes."""


class Settings(Body, frozen=True):
    """What a table agrees on before the game. Empty `objective`: one by lot. Seconds of 0: never."""

    players: Annotated[int, Meta(ge=2, le=5)] = 3
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

    name: Annotated[str, Meta(max_length=24, pattern=NO_CONTROLS)]


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
    """Ask the host for a seat: one's own after a lost cookie, or one that a bot keeps warm."""

    name: Name
    seat: SeatNumber


class AnswerClaim(Body, frozen=True):
    """The host's answer to a claim. `owner`: the seat is theirs for good, even if its player has only left it."""

    accept: bool
    owner: bool = False


class StartGame(Body, frozen=True):
    """Begin. `fill`: a kind of bot for every empty seat."""

    fill: Annotated[str, Meta(max_length=40)] = ""


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
    """A claim waits for the host. `token` becomes the seat's when the host agrees."""

    claim: str
    token: str


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody sees it. `kind` is who it belongs to, `stand_in` who plays it for them now."""

    seat: int
    name: str
    kind: SeatKind
    bot: str
    stand_in: StandIn
    stand_in_name: str
    conceded: bool
    connected: bool


class Claim(msgspec.Struct, frozen=True):
    """Somebody asks the host for a seat."""

    claim: str
    seat: int
    name: str


class Motion(msgspec.Struct, frozen=True):
    """Something the table votes on in secret: taking back (`rewind`), or a bot for somebody absent (`stand-in`).

    `seat`: who is absent (-1 for taking back), `asked`: whether you may vote. Neither who voted nor how is ever told.
    """

    motion: str
    kind: Literal["rewind", "stand-in"]
    seat: int
    to: int
    asked: bool
    voted: bool
    closes: int


class TableInfo(msgspec.Struct, frozen=True):
    """All about a table but the game itself. `you`: your seat, or -2 for a spectator. `claims`: the host's only."""

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


class BoxInfo(msgspec.Struct, frozen=True):
    """What this server has to play with."""

    version: str
    protocol: int
    bots: list[str]
    objectives: list[str]
    packs: list[str]


class Trouble(msgspec.Struct, frozen=True):
    """Why a request wasn't done; nothing has changed. `error` is a name for programs, `text` a sentence for people."""

    error: str
    text: str
    rule: str = ""


# Talk


class Said(msgspec.Struct, frozen=True, tag_field="type", tag="said"):
    """Somebody said something: a seat's player, or `stand_in`, who plays it for them. `talk` is null once deleted.

    `seq` is the last decision that had been taken by then.
    """

    n: int
    at: int
    seat: int
    talk: Talk | None
    stand_in: bool = False
    seq: int = 0


# From the client, by WebSocket


class Message(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What a client sends. `id` is its own, and comes back with the answer."""

    id: ClientId


class Decide(Message, frozen=True, tag="decide"):
    """Answer an open question, in the words of one of its answers."""

    question: int
    answer: Annotated[str, Meta(max_length=300)]


class Undo(Message, frozen=True, tag="undo"):
    """Take back one's last decision, if nobody has learnt anything by it."""


class WhyNot(Message, frozen=True, tag="why"):
    """Why can't this be done now?"""

    action: Annotated[str, Meta(max_length=300)]


class Say(Message, frozen=True, tag="say"):
    """Say something to the table."""

    talk: Talk


class Unsay(Message, frozen=True, tag="unsay"):
    """Delete something one has said; the host may delete what others have said."""

    n: Number


class Propose(Message, frozen=True, tag="propose"):
    """Call a vote: `rewind` to before decision `to`, or a bot as `stand-in` for a seat that is absent."""

    kind: Literal["rewind", "stand-in"]
    seat: SeatNumber = 0
    to: Number = 0


class Vote(Message, frozen=True, tag="vote"):
    """One's secret vote on a motion."""

    motion: str
    yes: bool


class AskInsight(Message, frozen=True, tag="insight"):
    """What would happen if the round ended now, what one's answers risk, what one has seen so far?"""


class Ping(Message, frozen=True, tag="ping"):
    """Are you there?"""


ClientMessage = Decide | Undo | WhyNot | Say | Unsay | Propose | Vote | AskInsight | Ping


# From the server, by WebSocket


class EventInfo(msgspec.Struct, frozen=True):
    """Something that happened, as this seat may know it, by the decision with number `seq`."""

    seq: int
    kind: str
    facts: dict[str, Any]


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message: who you are here, the table, what was said lately. If the game has begun an update follows."""

    protocol: int
    version: str
    table: TableInfo
    talk: list[Said]


class Told(msgspec.Struct, frozen=True):
    """One sentence of what happened by the decision with number `seq`."""

    seq: int
    text: str


class Asked(msgspec.Struct, frozen=True):
    """An open question in words. `answers` stand in the order of the question's answers in the view."""

    question: int
    text: str
    answers: list[str]


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """The whole table as this seat sees it after decision `seq`, and what happened since the last one it saw.

    `earlier`: events that were left out because there were too many of them. `story` and `asked` say it in words, in
    the language of the socket, if it was opened with `words=1`.
    """

    seq: int
    view: View
    events: list[EventInfo]
    earlier: int = 0
    story: list[Told] = []
    asked: list[Asked] = []


class Accepted(msgspec.Struct, frozen=True, tag_field="type", tag="accepted"):
    """Done, and kept for good. `seq` is the number of the decision, or of what was said; 0 for votes."""

    id: str
    seq: int


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """Not done; nothing has changed. `seq` is set for `repeated`: the number the decision already has."""

    id: str
    error: str
    text: str
    rule: str = ""
    seq: int = 0


class Reason(msgspec.Struct, frozen=True, tag_field="type", tag="reason"):
    """Why an action can't be done, with the rule; both empty if it can."""

    id: str
    rule: str
    text: str


class InsightAnswer(msgspec.Struct, frozen=True, tag_field="type", tag="insight"):
    """What helps to decide after decision `seq`; spectators get the forecast only. `forecast` is null between turns."""

    id: str
    seq: int
    forecast: Forecast | None
    odds: list[Odds]
    noise: list[NoiseOdds]
    memory: Memory | None


class TableChanged(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """Somebody came or went, a vote is on, the game was paused: all about the table anew."""

    table: TableInfo


class Notice(msgspec.Struct, frozen=True, tag_field="type", tag="notice"):
    """The server says something: `reminder` and `overdue` (of a seat), `passed` and `failed` (of a vote of a `kind`),
    `seat-given` (who asked for it may connect anew), `seat-refused`, `restarting`."""

    notice: Literal["reminder", "overdue", "passed", "failed", "seat-given", "seat-refused", "restarting"]
    seat: int = -1
    kind: Literal["", "rewind", "stand-in"] = ""


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """Yes."""

    id: str


ServerMessage = Hello | Update | Accepted | Refused | Reason | InsightAnswer | TableChanged | Notice | Said | Pong
