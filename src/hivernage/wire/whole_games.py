"""What is told of a whole game by HTTP: what a seat has seen of it, and all of a finished one.

JSON Schema and TypeScript types are made from these too.
"""

from __future__ import annotations

import msgspec

from hivernage.views import View
from hivernage.wire.messages import EventInfo, Said, Told


class OwnView(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat has seen of a game."""

    hivernage_view: int = msgspec.field(default=1, name="hivernage-view")
    version: str
    code: str
    seat: int
    seq: int
    names: list[str]
    view: View
    events: list[EventInfo]
    talk: list[Said]


class WholeStory(msgspec.Struct, frozen=True):
    """All that happened in a finished game: events with what only some seats knew, sentences for everybody."""

    first: int
    last: int
    events: list[EventInfo]
    story: list[Told]


class Replay(msgspec.Struct, frozen=True):
    """A finished game as everybody saw it after decision `seq`, and the cards that each seat held then."""

    seq: int
    view: View
    hands: list[list[str]] = []


class Belief(msgspec.Struct, frozen=True):
    """What somebody believed at the end of a round: for each other seat the chance that it is a betrayer."""

    round: int
    chances: dict[int, float]


class BotThoughts(msgspec.Struct, frozen=True):
    """What the bot on a seat believed, round by round."""

    seat: int
    course: list[Belief]


class Thoughts(msgspec.Struct, frozen=True):
    """What the bots of a finished game believed of the others, those that stood in for people at its end too.

    People, and bots that trust everybody, aren't listed.
    """

    bots: list[BotThoughts]
