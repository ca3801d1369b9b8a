"""What goes over the WebSocket: every message, as Structs (what goes by HTTP is in `over_http.py`).

JSON Schema and TypeScript types are made from these (`hivernage wire`). Docstrings end up there too, so they are
written for people who write clients.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from hivernage.insight import Forecast, Goal, Memory, NoiseOdds, Odds, PersonalGoals
from hivernage.insight.choices import BuiltChoice, Lockdown
from hivernage.lesson import Progress
from hivernage.model.talk import SeatNumber, Talk
from hivernage.views import View
from hivernage.wire.over_http import NO_CONTROLS, TableInfo

PROTOCOL: Final = 1

ClientId = Annotated[str, Meta(min_length=1, max_length=64, pattern=NO_CONTROLS)]
Number = Annotated[int, Meta(ge=0, lt=2**31)]


# Talk


class Said(msgspec.Struct, frozen=True, tag_field="type", tag="said"):
    """Somebody said something: a seat's player, or `stand_in`, who plays it for them. `talk` is null once deleted.

    `seq` is the last decision that had been taken by then. `team`: only the speaker's own colony is told.
    """

    n: int
    at: int
    seat: int
    talk: Talk | None
    stand_in: bool = False
    seq: int = 0
    team: bool = False


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
    """Why can't this be done now? With `question`: why isn't this an answer to it?"""

    action: Annotated[str, Meta(max_length=300)]
    question: Number = 0


class Say(Message, frozen=True, tag="say"):
    """Say something to the table; with `team`, in a war, to one's own colony alone."""

    talk: Talk
    team: bool = False


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


class Shown(Message, frozen=True, tag="shown"):
    """The screen has shown everything up to decision `seq`. Nothing comes back. Bots wait for the screen of the only
    person at a table, if it was opened with `paced=1`; nobody ever waits for the screen of somebody else."""

    seq: Number


class Ping(Message, frozen=True, tag="ping"):
    """Are you there?"""


ClientMessage = Decide | Undo | WhyNot | Say | Unsay | Propose | Vote | AskInsight | Shown | Ping


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
    """One sentence of what happened by the decision with number `seq`.

    `at`: the number, in the update, of the first event of its scene. `kind`: of the event it tells of. `spot`: the
    place or the survivor it is about, if it is about one.
    """

    seq: int
    text: str
    at: int = 0
    kind: str = ""
    spot: str = ""


class Asked(msgspec.Struct, frozen=True):
    """An open question in words. `answers` stand in the order of the question's answers in the view."""

    question: int
    text: str
    answers: list[str]


class Moment(msgspec.Struct, frozen=True):
    """How the table stood before the event with number `at` of an update, where a scene begins.

    `view`: the fields of the view that everybody sees and that weren't what they are now.
    """

    at: int
    view: dict[str, Any]


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """The whole table as this seat sees it after decision `seq`, and what happened since the last one it saw.

    `earlier`: events that were left out because there were too many of them. `story` and `asked` say it in words, in
    the language of the socket, if it was opened with `words=1`; `moments` has the table before each scene then. `sand`:
    milliseconds until the sand timer has run through, as this was sent; 0 where none runs. Where the time is given back
    whole, after a restart or a pause, an update with the same `seq` says so. `lesson`: where a lesson stands, for the
    learner.
    """

    seq: int
    view: View
    events: list[EventInfo]
    earlier: int = 0
    story: list[Told] = []
    asked: list[Asked] = []
    moments: list[Moment] = []
    sand: int = 0
    lesson: Progress | None = None


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
    """What helps to decide after decision `seq`. `forecast` is null between turns; `goals`: the main objective.

    `personal`: how one's own objective stands, and after the game those of all. Spectators get what all may know.
    `enemy` and `enemy_goals` are those of the other colony, in a war.
    `lockdown`: the top experiment and what a vote on it would change; `built`: what improvements would change.
    """

    id: str
    seq: int
    forecast: Forecast | None
    enemy: Forecast | None
    odds: list[Odds]
    noise: list[NoiseOdds]
    memory: Memory | None
    goals: list[Goal]
    enemy_goals: list[Goal]
    personal: list[PersonalGoals]
    lockdown: Lockdown | None
    built: list[BuiltChoice]


class TableChanged(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """Somebody came or went, a vote is on, the game was paused: all about the table anew."""

    table: TableInfo


class Notice(msgspec.Struct, frozen=True, tag_field="type", tag="notice"):
    """The server says something: `reminder` and `overdue` (of a seat), `passed` and `failed` (of a vote of a `kind`),
    `seat-given` (who asked for it may connect anew), `seat-refused`, `swap-refused` (who sits there stays),
    `restarting`."""

    notice: Literal[
        "reminder", "overdue", "passed", "failed", "seat-given", "seat-refused", "swap-refused", "restarting"
    ]
    seat: int = -1
    kind: Literal["", "rewind", "stand-in", "claim", "remove", "close"] = ""


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """Yes."""

    id: str


ServerMessage = Hello | Update | Accepted | Refused | Reason | InsightAnswer | TableChanged | Notice | Said | Pong
