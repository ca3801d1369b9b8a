"""A good player: the colony's needs, its own hidden goal, and an eye on the others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

import msgspec

from hivernage.bots import WAIT, Seat
from hivernage.bots.aims.aims import is_betrayer
from hivernage.bots.aims.missions import Missions
from hivernage.bots.aims.own_objective import OwnObjective
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.reading.worth import words_in
from hivernage.bots.speech.reasons import REASONS, opening, reason
from hivernage.bots.survivor import SurvivorBot, next_first
from hivernage.bots.treason.betrayer import Betrayer
from hivernage.bots.trust import exile_votes
from hivernage.bots.trust.suspicion import Suspicion
from hivernage.bots.war.combat import Matrix, Solution, against_anything, solve
from hivernage.bots.war.war import War
from hivernage.bots.weights import WEIGHTS, Weights
from hivernage.cards.effects import ExileVote, Look, PickPlayer, Steal
from hivernage.cards.library import Library
from hivernage.model.events import Event, RoundBegan, TurnBegan
from hivernage.model.ids import SEATS, seat_of
from hivernage.model.question import Answer, Question
from hivernage.model.talk import Accuses, Asks, Claims, Promises, Remark

WATCHFUL = frozenset(("action", "vote", "tie", "player", "give"))
"""Questions whose answer depends on whom one trusts."""

LATE = 3  # rounds left when even the short-sighted think of the end
NEARLY_LOST = 4  # morale with which the colony may soon fall
NOW = 2.0  # how much more the personal objective counts in the last round
TRUST = 0.5  # less than a good reason to keep the token or to pass it on
AT_ONCE = 900.0  # the mark of what comes before everything else


class Character(msgspec.Struct, frozen=True):
    """What tells one level from another."""

    weights: Weights = WEIGHTS
    eager: float = 35.0  # what a step towards the personal objective is worth, in marks
    far_sighted: bool = True  # has its own objective in mind from the start, not only when the end is near
    trusting: bool = False  # accuses nobody
    blur: float = 0.0  # how far it misjudges an answer, more or less


REGULAR = Character()


class RegularBot(SurvivorBot):
    """Plays for the colony and for its own objective; names whom it holds for a betrayer, and wears a mask as one."""

    def __init__(self, seed: int | str, library: Library, character: Character = REGULAR) -> None:
        super().__init__(seed, library, character.weights)
        self.character = character
        self.suspicion: Suspicion | None = None
        self._judges["player"] = self._player
        self._outlook: Outlook | None = None  # of the question that is being answered
        self._is_war: bool | None = None  # not known yet
        self._suspect: int | None = None  # whom to point at
        self._story: Sequence[Event] = ()

    def choose(self, seat: Seat, question: Question, answers: Sequence[Answer]) -> Answer:
        """The best answer by the colony's needs and by what the bot believes of the others; and a word about it."""
        self._outlook, self._suspect, self._story = None, None, seat.story()
        if question.kind in WATCHFUL and not self._at_war_now(seat) and (len(answers) > 1 or question.kind in REASONS):
            if self.suspicion is None:
                self.suspicion = Suspicion(seat.number, self.library, len(seat.view().players), pretends=True)
            self.suspicion.follow(seat)
        answer = super().choose(seat, question, answers)
        if answer != WAIT:
            self._speak(seat, question, answer)
        return answer

    def _at_war_now(self, seat: Seat) -> bool:
        """Whether the table is divided into colonies: then nobody betrays their own (W1.3)."""
        if self._is_war is None:
            self._is_war = len(seat.view().colonies) > 1
        return self._is_war

    def _solved(self, matrix: Matrix) -> Solution:
        return solve(matrix) if self.character.far_sighted else against_anything(matrix)

    def _marks(self, outlook: Outlook, question: Question, answers: Sequence[Answer]) -> list[float]:
        self._outlook = outlook
        marks = self._judged(outlook, question, answers)
        if self.character.blur and question.kind not in ("vote", "tie"):
            return [mark + self.random.gauss(0.0, self.character.blur) for mark in marks]
        return marks

    def _judged(self, outlook: Outlook, question: Question, answers: Sequence[Answer]) -> list[float]:
        marks = super()._marks(outlook, question, answers)
        minds = self.character.far_sighted or _is_near_the_end(outlook)
        if outlook.exiled or (minds and is_betrayer(outlook.view, outlook.library)):
            self._point(outlook)
            return Betrayer(outlook, self._story).marks(question, answers, marks)
        if minds and _is_loyal(outlook) and not _is_exile(question):
            own = OwnObjective(outlook, self._eagerness(outlook))
            marks = own.marks(question, answers, marks)
            if outlook.sides.is_lone:
                marks = self._missions(outlook, own).marks(question, answers, marks)
        if question.kind == "action":
            self._accuse(outlook, answers, marks)
            self._point(outlook)
        return marks

    def _missions(self, outlook: Outlook, own: OwnObjective) -> Missions:
        return Missions(outlook, own.aims, own.eagerness)

    def _eagerness(self, outlook: Outlook) -> float:
        """In the last round nothing is spared for tomorrow, as long as the colony lives through the night."""
        safe = outlook.view.rounds_left == 1 and outlook.colony.morale > NEARLY_LOST
        return self.character.eager * (NOW if safe else 1.0)

    # Trust

    def _accuse(self, outlook: Outlook, answers: Sequence[Answer], marks: list[float]) -> None:
        named = exile_votes.accused(outlook, self.suspicion) if self.suspicion and not self.character.trusting else None
        if named is not None and exile_votes.call(named) in answers:
            marks[answers.index(exile_votes.call(named))] = AT_ONCE

    def _accusation(self, outlook: Outlook, _question: Question, answer: Answer) -> float:
        """Whom one would call a vote on anyway."""
        trusting = self.suspicion is None or self.character.trusting
        named = None if trusting or self.suspicion is None else exile_votes.accused(outlook, self.suspicion)
        return float(answer == (("pass",) if named is None else ("name", SEATS[named])))

    def _point(self, outlook: Outlook) -> None:
        if self.suspicion and not self.character.trusting:
            self._suspect = exile_votes.pointed_at(outlook, self.suspicion)

    def _vote(self, outlook: Outlook, question: Question, answer: Answer) -> float:
        if question.args[0] == "token" and self.suspicion is not None:
            return super()._vote(outlook, question, answer) + self._leads(outlook, seat_of(question.args[1]), answer)
        if question.args[0] != "exile" or self.suspicion is None:
            return super()._vote(outlook, question, answer)
        up = exile_votes.ballot(outlook, self.suspicion, seat_of(question.args[1]))
        return float(up == (answer == ("vote", "up")))

    def _leads(self, outlook: Outlook, first: int, answer: Answer) -> float:
        """Whom one trusts more than the next may keep the token; where it makes no difference, whoever asks for it."""
        doubts = self.suspicion.chances if self.suspicion else {}
        keeps = doubts.get(first, 0.0) <= doubts.get(next_first(outlook.view), 0.0)
        return TRUST * float(keeps == (answer == ("vote", "up")))

    def _player(self, outlook: Outlook, question: Question, answer: Answer) -> float:
        """Pry into and take from whom one suspects, give to whom one trusts."""
        card = self.library.cards.get(question.args[0])
        if outlook.sides.is_war:
            doubted = War(outlook).malice(seat_of(answer[1]))
        elif self.suspicion is None:
            return 0.0
        else:
            doubted = self.suspicion.chances.get(seat_of(answer[1]), 0.0)
        unkind = any(any(words_in(pick.then, word)) for pick in words_in(card, PickPlayer) for word in UNKIND)
        return doubted if unkind else -doubted

    # Talk

    def _speak(self, seat: Seat, question: Question, answer: Answer) -> None:
        if answer[0] == "exile":
            seat.say(Accuses(seat_of(answer[1])))
        elif question.kind == "action":
            self._volunteer(seat, answer)
        elif question.kind in REASONS:
            outlook = self._outlook or Outlook(seat.view(), self.library, self.weights)
            why = reason(outlook, question, answer, self.suspicion)
            if why is not None:
                seat.say(why)
            elif _is_exile(question):
                seat.say(Claims("loyal"))

    def _volunteer(self, seat: Seat, answer: Answer) -> None:
        """At most one word a turn: what one is about to do, or what the others should."""
        spoken = [remark for remark in self._said_since(seat, TurnBegan) if remark.seat == seat.number]
        if self._outlook is None or any(isinstance(remark.talk, Accuses | Asks | Promises) for remark in spoken):
            return
        if self._suspect is not None and not self._has_accused(seat, self._suspect):
            seat.say(Accuses(self._suspect))
            return
        if answer[0] == "add":
            seat.say(Promises("crisis"))
            return
        asks = opening(self._outlook)
        if asks is not None and all(remark.talk != asks for remark in self._said_since(seat, RoundBegan)):
            seat.say(asks)

    def _has_accused(self, seat: Seat, other: int) -> bool:
        return any(remark.seat == seat.number and remark.talk == Accuses(other) for remark in seat.talk())

    def _said_since(self, seat: Seat, kind: type[Event]) -> Iterator[Remark]:
        """What was said since the turn or the round began, the last words first."""
        began = next((n for n in range(len(self._story) - 1, -1, -1) if isinstance(self._story[n], kind)), 0)
        return takewhile(lambda remark: remark.at >= began, reversed(seat.talk()))


def _is_loyal(outlook: Outlook) -> bool:
    """Whether the seat has an objective of its own that asks for the colony's success."""
    mine = outlook.view.mine
    return bool(mine and mine.objective and not outlook.exiled and not is_betrayer(outlook.view, outlook.library))


def _is_near_the_end(outlook: Outlook) -> bool:
    return outlook.view.rounds_left <= LATE or outlook.colony.morale <= NEARLY_LOST


def _is_exile(question: Question) -> bool:
    return question.args[:1] == ("exile",)


UNKIND = (Look, Steal, ExileVote)
