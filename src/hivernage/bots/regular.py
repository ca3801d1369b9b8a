"""A good player: the colony's needs, its own hidden goal, and an eye on the others."""

from __future__ import annotations

from collections.abc import Sequence

from hivernage.bots import Seat, court
from hivernage.bots.outlook import Outlook
from hivernage.bots.survivor import SurvivorBot
from hivernage.bots.suspicion import Suspicion
from hivernage.bots.worth import words_in
from hivernage.cards.card import BetrayalObjective
from hivernage.cards.effects import Look, PickPlayer
from hivernage.cards.library import Library
from hivernage.model.ids import seat_of
from hivernage.model.question import Answer, Question
from hivernage.model.talk import Accuses

WATCHFUL = frozenset(("action", "vote", "tie", "player"))
"""Questions whose answer depends on whom one trusts."""

AT_ONCE = 900.0  # the mark of what comes before everything else


class RegularBot(SurvivorBot):
    """Plays for the colony and for its own objective; names whom it holds for a betrayer."""

    def __init__(self, seed: int | str, library: Library) -> None:
        super().__init__(seed, library)
        self.suspicion: Suspicion | None = None
        self._judges["player"] = self._player

    def choose(self, seat: Seat, question: Question, answers: Sequence[Answer]) -> Answer:
        """The best answer by the colony's needs and by what the bot believes of the others."""
        if question.kind in WATCHFUL and len(answers) > 1:
            if self.suspicion is None:
                self.suspicion = Suspicion(seat.number, self.library, len(seat.view().players))
            self.suspicion.follow(seat)
        answer = super().choose(seat, question, answers)
        if answer[0] == "exile":
            seat.say(Accuses(seat_of(answer[1])))
        return answer

    def _marks(self, outlook: Outlook, question: Question, answers: Sequence[Answer]) -> list[float]:
        marks = super()._marks(outlook, question, answers)
        if question.kind == "action" and not self._is_outsider(outlook):
            self._accuse(outlook, answers, marks)
        return marks

    def _is_outsider(self, outlook: Outlook) -> bool:
        """Betrayers and exiled players don't play for the colony."""
        mine = outlook.view.mine
        secret = self.library.secrets.get(mine.objective) if mine else None
        return outlook.exiled or isinstance(secret, BetrayalObjective)

    # Trust

    def _accuse(self, outlook: Outlook, answers: Sequence[Answer], marks: list[float]) -> None:
        named = court.accused(outlook, self.suspicion) if self.suspicion else None
        if named is not None and court.call(named) in answers:
            marks[answers.index(court.call(named))] = AT_ONCE

    def _vote(self, outlook: Outlook, question: Question, answer: Answer) -> float:
        if question.args[0] != "exile" or self.suspicion is None:
            return super()._vote(outlook, question, answer)
        up = court.ballot(outlook, self.suspicion, seat_of(question.args[1]))
        return float(up == (answer == ("vote", "up")))

    def _player(self, _outlook: Outlook, question: Question, answer: Answer) -> float:
        """Look at the cards of whom one suspects, and give to whom one trusts."""
        if self.suspicion is None:
            return 0.0
        card = self.library.cards.get(question.args[0])
        doubted = self.suspicion.chances.get(seat_of(answer[1]), 0.0)
        prying = any(isinstance(pick.then, Look) for pick in words_in(card, PickPlayer))
        return doubted if prying else -doubted
