"""A loyal player's own objective: what brings it nearer, weighed against what the colony needs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from hivernage.bots.aims.aims import Aims
from hivernage.bots.aims.answer_outcomes import AnswerOutcomes, is_at_hand
from hivernage.bots.aims.effect_outcomes import Change
from hivernage.bots.reading.card_words import words_in
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.weights import NEVER
from hivernage.cards.effects import Recruit
from hivernage.cards.targets import Count
from hivernage.model.question import Answer, Question

LAST_ROUNDS = 2  # rounds left in which newcomers don't have to be fed for long

SEARCHES = 2  # searches at a place before one moves on

TAKEN = ("search", "keep", "fetch", "retrieve", "take", "steal", "loot")
GIVEN = ("give", "discard", "give-away", "swap", "stake", "pledge", "may-pay")


class OwnObjective:
    """One decision of somebody loyal: what it does to one's own objective, beside what it does for the colony."""

    def __init__(self, outlook: Outlook, aims: Aims, eagerness: float) -> None:
        self.outlook = outlook
        self.aims = aims
        self.outcomes = AnswerOutcomes(outlook, aims)
        self.eagerness = eagerness

    def marks(self, question: Question, answers: Sequence[Answer], loyal: Sequence[float]) -> list[float]:
        """The marks for the colony, bent a little towards one's own objective."""
        if question.kind == "action":
            gains = [self._gain(answer) for answer in answers]
        elif question.kind in TAKEN or question.kind in GIVEN:
            gains = [self._item(question.kind, answer) for answer in answers]
        else:
            gains = [self.outcomes.choice(question, answer) for answer in answers]
        return [_bent(mark, self.eagerness * gain) for mark, gain in zip(loyal, gains, strict=True)]

    def _item(self, kind: str, answer: Answer) -> float:
        if len(answer) < 2 or answer[1] not in self.outlook.library.items:
            return 0.0
        if kind in TAKEN:
            return self.aims.wish(answer[1])
        return 0.0 if self._is_meal(answer[1]) else -max(0.0, self.aims.need(answer[1]))

    def _gain(self, answer: Answer) -> float:
        """How much nearer an action brings one's own objective."""
        match answer:
            case ("play", key, *_):
                return self._played(key)
            case ("move", _, target, *_):
                return self.outcomes.gain(answer) + SEARCHES * (self._finds(target) - self._here)
            case ("search", name, *_):
                return self.outcomes.gain(answer) + self._finds(self.outlook.survivors[name].place)
            case ("attract" | "hand-off", *_):
                return 0.0  # zombies are drawn and gifts are made for the colony's sake alone
            case _:
                return self.outcomes.gain(answer)

    def _played(self, key: str) -> float:
        """A card leaves the hand for what it does; newcomers may wait."""
        if self._is_meal(key):
            return 0.0
        joins = any(words_in(self.outlook.library.items[key].effect, Recruit))
        return (
            self.aims.gain(Change("hand", key, -1))
            if joins and not self._wants_people
            else self.outcomes.gain(("play", key))
        )

    @cached_property
    def _here(self) -> float:
        """What is to be found where one has somebody already."""
        return max(self._finds(survivor.place) for survivor in self.outlook.group)

    @cached_property
    def _wants_people(self) -> bool:
        """Whether the objective counts survivors and the end is near: until then they eat, and the card keeps."""
        near = self.outlook.view.rounds_left <= LAST_ROUNDS or is_at_hand(self.outlook)
        return near and any(count.of == "survivors" for count in words_in(self.aims.conditions, Count))

    def _is_meal(self, key: str) -> bool:
        """Nobody lets the colony starve over a tin."""
        return self.outlook.night.hungry > 0 and self.outlook.symbol(key) == "food"

    def _finds(self, place: str) -> float:
        return self.aims.finds(place) if place != self.outlook.home else 0.0


def _bent(mark: float, gain: float) -> float:
    return mark if mark < NEVER / 2 else mark + gain
