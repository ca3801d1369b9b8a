"""A good player: the colony's needs, its own hidden goal, and an eye on the others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hivernage.bots import Seat
from hivernage.bots.judges.character import REGULAR, Character
from hivernage.bots.judges.colony import ForTheColony
from hivernage.bots.judges.oneself import ForMissions, ForOneself
from hivernage.bots.judges.picking import Picker
from hivernage.bots.judges.position import Judge, Marks, Position, marks_by
from hivernage.bots.judges.trust import ByTrust, CallsForExile
from hivernage.bots.speech.reasons import REASONS
from hivernage.bots.speech.speaker import Speaker
from hivernage.bots.trust.suspicion import Suspicion
from hivernage.bots.war.combat import against_anything, solve
from hivernage.cards.library import Library
from hivernage.model.question import Answer, Question

WATCHFUL = frozenset(("action", "vote", "tie", "player", "give"))
"""Questions whose answer depends on whom one trusts."""


class RegularBot:
    """Plays for the colony and for its own objective; names whom it holds for a betrayer, and hides it as one."""

    def __init__(self, seed: int | str, library: Library, character: Character = REGULAR) -> None:
        self.library = library
        self.weights = character.weights
        self.judges: list[Judge] = [
            ForTheColony(),
            ByTrust(character),
            ForOneself(character),
            ForMissions(character),
            CallsForExile(character),
        ]
        self.picker = Picker(Random(str(seed)), character.blur, solve if character.far_sighted else against_anything)
        self.speaker = Speaker(character)
        self.suspicion: Suspicion | None = None
        self._is_war: bool | None = None  # not known yet

    def choose(self, seat: Seat, question: Question, answers: Sequence[Answer]) -> Answer:
        """Read the table, judge the answers, pick one, and say a word about it."""
        position = self.read(seat, question, answers)
        answer = self.pick(position, self.judge(position))
        self.speak(position, answer)
        return answer

    def read(self, seat: Seat, question: Question, answers: Sequence[Answer]) -> Position:
        """What is known to answer a question, with what the seat believes of the others by now."""
        matters = question.kind in WATCHFUL and (len(answers) > 1 or question.kind in REASONS)
        if matters and not self._at_war(seat):
            if self.suspicion is None:
                self.suspicion = Suspicion(seat.number, self.library, len(seat.view().players), pretends=True)
            self.suspicion.follow(seat)
        return Position(seat, question, answers, self.library, self.weights, seat.story(), self.suspicion)

    def _at_war(self, seat: Seat) -> bool:
        """Whether the table is divided into colonies: then nobody betrays their own (W1.3)."""
        if self._is_war is None:
            self._is_war = len(seat.view().colonies) > 1
        return self._is_war

    def judge(self, position: Position) -> Marks:
        return marks_by(self.judges, position)

    def pick(self, position: Position, marks: Marks) -> Answer:
        return self.picker.pick(position, marks)

    def speak(self, position: Position, answer: Answer) -> None:
        self.speaker.speak(position, answer)
