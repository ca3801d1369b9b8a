"""Judges who know whom they trust: votes on exile and on the token, whom to look at, whom to accuse."""

from __future__ import annotations

from hivernage.bots.judges.character import Character
from hivernage.bots.judges.choices import next_first
from hivernage.bots.judges.position import Marks, Position
from hivernage.bots.reading.card_words import words_in
from hivernage.bots.trust import exile_votes
from hivernage.bots.trust.suspicion import Suspicion
from hivernage.bots.war.war import War
from hivernage.cards.effects import ExileVote, Look, PickPlayer, Steal
from hivernage.model.ids import SEATS, seat_of
from hivernage.model.question import Answer

KEEPS_TOKEN = 0.5  # marks: less than a good reason to keep the token or to pass it on
AT_ONCE = 900.0  # marks of what comes before everything else
UNKIND = (Look, Steal, ExileVote)


class ByTrust:
    """Answers that hang on what one believes of somebody."""

    def __init__(self, character: Character) -> None:
        self.character = character

    def weigh(self, position: Position, marks: Marks) -> Marks:
        answers, suspicion = position.answers, position.suspicion
        match position.question.kind, position.question.args:
            case (("vote" | "tie"), ("token", name, *_)) if suspicion is not None:
                keeps = self._keeps_token(position, suspicion, seat_of(name))
                pairs = zip(marks, answers, strict=True)
                return [mark + KEEPS_TOKEN * float(keeps == (answer == ("vote", "up"))) for mark, answer in pairs]
            case (("vote" | "tie"), ("exile", name, *_)) if suspicion is not None:
                up = exile_votes.ballot(position.outlook, suspicion, seat_of(name))
                return [float(up == (answer == ("vote", "up"))) for answer in answers]
            case "accuse", _:
                named = accused(position, self.character)
                wanted = ("pass",) if named is None else ("name", SEATS[named])
                return [float(answer == wanted) for answer in answers]
            case "player", _:
                return [self._player(position, answer) for answer in answers]
            case _:
                return marks

    def _keeps_token(self, position: Position, suspicion: Suspicion, first: int) -> bool:
        """Whom one trusts more than the next may keep the token; where it makes no difference, whoever asks for it."""
        doubts = suspicion.chances
        return doubts.get(first, 0.0) <= doubts.get(next_first(position.outlook.view), 0.0)

    def _player(self, position: Position, answer: Answer) -> float:
        """Pry into and take from whom one suspects, give to whom one trusts."""
        seat = seat_of(answer[1])
        if position.outlook.sides.is_war:
            doubted = War(position.outlook).malice(seat)
        elif position.suspicion is None:
            return 0.0
        else:
            doubted = position.suspicion.chances.get(seat, 0.0)
        card = position.library.cards.get(position.question.args[0])
        unkind = any(any(words_in(pick.then, word)) for pick in words_in(card, PickPlayer) for word in UNKIND)
        return doubted if unkind else -doubted


class CallsForExile:
    """A vote on the exile of somebody comes before everything else, if it is time for one."""

    def __init__(self, character: Character) -> None:
        self.character = character

    def weigh(self, position: Position, marks: Marks) -> Marks:
        if position.question.kind != "action" or self.character.goes_own_way(position.outlook):
            return marks
        named = accused(position, self.character)
        if named is None:
            return marks
        call = exile_votes.call(named)
        return [AT_ONCE if answer == call else mark for mark, answer in zip(marks, position.answers, strict=True)]


def accused(position: Position, character: Character) -> int | None:
    """Whom to name for a vote on exile now, if anybody."""
    if position.suspicion is None or character.trusting:
        return None
    return exile_votes.accused(position.outlook, position.suspicion)
