"""What somebody says along with an answer: a reason where one is owed, an accusation, a promise, or a request."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from hivernage.bots import WAIT, Seat
from hivernage.bots.judges.character import Character
from hivernage.bots.judges.position import Position
from hivernage.bots.speech.reasons import REASONS, opening, reason
from hivernage.bots.trust import exile_votes
from hivernage.model.events import Event, RoundBegan, TurnBegan
from hivernage.model.ids import seat_of
from hivernage.model.question import Answer
from hivernage.model.talk import Accuses, Asks, Claims, Promises, Remark


class Speaker:
    """Somebody's mouth."""

    def __init__(self, character: Character) -> None:
        self.character = character

    def speak(self, position: Position, answer: Answer) -> None:
        question, seat = position.question, position.seat
        if answer == WAIT:
            return
        if answer[0] == "exile":
            seat.say(Accuses(seat_of(answer[1])))
        elif question.kind == "action":
            self._volunteer(position, answer)
        elif question.kind in REASONS:
            why = reason(position.outlook, question, answer, position.suspicion)
            if why is not None:
                seat.say(why)
            elif position.is_about_exile:
                seat.say(Claims("loyal"))

    def _volunteer(self, position: Position, answer: Answer) -> None:
        """At most one word a turn: what one is about to do, or what the others should."""
        seat = position.seat
        spoken = [remark for remark in _said_since(position, TurnBegan) if remark.seat == seat.number]
        if not position.is_choice or any(isinstance(remark.talk, Accuses | Asks | Promises) for remark in spoken):
            return
        suspect = self._suspect(position)
        if suspect is not None and not _has_accused(seat, suspect):
            seat.say(Accuses(suspect))
            return
        if answer[0] == "add":
            seat.say(Promises("crisis"))
            return
        asks = opening(position.outlook)
        if asks is not None and all(remark.talk != asks for remark in _said_since(position, RoundBegan)):
            seat.say(asks)

    def _suspect(self, position: Position) -> int | None:
        """Whom to point at, if anybody."""
        if position.suspicion is None or self.character.trusting:
            return None
        return exile_votes.pointed_at(position.outlook, position.suspicion)


def _has_accused(seat: Seat, other: int) -> bool:
    return any(remark.seat == seat.number and remark.talk == Accuses(other) for remark in seat.talk())


def _said_since(position: Position, kind: type[Event]) -> Iterator[Remark]:
    """What was said since the turn or the round began, the last words first."""
    story = position.story
    began = next((n for n in range(len(story) - 1, -1, -1) if isinstance(story[n], kind)), 0)
    return takewhile(lambda remark: remark.at >= began, reversed(position.seat.talk()))
