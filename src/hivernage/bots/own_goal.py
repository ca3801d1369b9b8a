"""A loyal player's own objective: what brings it nearer, weighed against what the colony needs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from hivernage.bots.ambition import Ambition, Change
from hivernage.bots.outlook import Outlook
from hivernage.bots.raids import HIT
from hivernage.bots.weights import NEVER
from hivernage.bots.worth import words_in
from hivernage.cards.targets import Count
from hivernage.model.question import Answer, Question
from hivernage.rules.facts import CLEANED

AT_HAND = 3  # pieces of the main objective that can be brought together in a round
LAST_ROUNDS = 2

SEARCHES = 2  # at a place before one moves on

TAKEN = ("search", "keep", "fetch", "retrieve", "take", "steal", "loot")
GIVEN = ("give", "discard", "give-away", "swap", "stake", "pledge", "may-pay")


class OwnGoal:
    """One decision of somebody loyal: what it does to one's own objective, beside what it does for the colony."""

    def __init__(self, outlook: Outlook, eagerness: float) -> None:
        self.outlook = outlook
        self.aims = Ambition(outlook)
        self.eagerness = eagerness

    def marks(self, question: Question, answers: Sequence[Answer], loyal: Sequence[float]) -> list[float]:
        """The marks for the colony, bent a little towards one's own objective."""
        if question.kind == "action":
            gains = [self._gain(answer) for answer in answers]
        elif question.kind in TAKEN or question.kind in GIVEN:
            gains = [self._item(question.kind, answer) for answer in answers]
        else:
            return list(loyal)
        return [_bent(mark, self.eagerness * gain) for mark, gain in zip(loyal, gains, strict=True)]

    def _item(self, kind: str, answer: Answer) -> float:
        if len(answer) < 2 or answer[1] not in self.outlook.library.items:
            return 0.0
        if kind in TAKEN:
            return self.aims.wish(answer[1])
        return 0.0 if self._is_meal(answer[1]) else -max(0.0, self.aims.need(answer[1]))

    def _gain(self, answer: Answer) -> float:
        """How much nearer an action brings one's own objective."""
        outlook = self.outlook
        match answer:
            case ("add" | "store" | "feed", key, *_):
                return self.aims.gain(Change("hand", key, -1))
            case ("play", key):
                return self._played(key)
            case ("move", name, target, *fuel):
                burnt = sum(self.aims.gain(Change("hand", key, -1)) for key in fuel)
                return burnt + SEARCHES * (self._finds(target) - max(self._finds(s.place) for s in outlook.group))
            case ("equip", key, _):
                return self.aims.gain(Change("hand", key, -1), Change("equipped", key, 1))
            case ("add-equipped", _, key):
                return self.aims.gain(Change("equipped", key, -1))
            case ("barricade", name, *_):
                return self.aims.gain(Change("barricades", outlook.survivors[name].place, 1))
            case ("attack", name, "zombie", *_):
                return self.aims.gain(Change("zombies", outlook.survivors[name].place, -1))
            case ("attack", name, "bandit", *_):
                return HIT * self.aims.gain(Change("bandits", outlook.survivors[name].place, -1))
            case ("clean", *_):
                return self.aims.gain(Change("waste", "", -CLEANED))
            case ("search", name, *_):
                return self._finds(outlook.survivors[name].place)
            case _:
                return 0.0

    def _played(self, key: str) -> float:
        """A card leaves the hand, somebody joins, or a wound heals."""
        if self._is_meal(key):
            return 0.0
        changes = [Change("hand", key, -1)]
        if self.outlook.library.items[key].kind == "event" and self._wants_people:
            changes.append(Change("survivors", self.outlook.home, 1))
        if self.outlook.symbol(key) == "medicine":
            changes.append(Change("wounds", "", -1))
        return self.aims.gain(*changes)

    @cached_property
    def _wants_people(self) -> bool:
        """Whether the objective counts survivors and the end is near: until then they eat, and the card keeps."""
        near = self.outlook.view.rounds_left <= LAST_ROUNDS or _is_at_hand(self.outlook)
        return near and any(count.of == "survivors" for count in words_in(self.aims.conditions, Count))

    def _is_meal(self, key: str) -> bool:
        """Nobody lets the colony starve over a tin."""
        return self.outlook.hungry > 0 and self.outlook.symbol(key) == "food"

    def _finds(self, place: str) -> float:
        return self.aims.finds(place) if place != self.outlook.home else 0.0


def _bent(mark: float, gain: float) -> float:
    return mark if mark < NEVER / 2 else mark + gain


def _is_at_hand(outlook: Outlook) -> bool:
    """Whether the main objective lacks no more than a round can bring."""
    return 0 < outlook.goal.missing <= AT_HAND and all(lack.of.of != "empty-decks" for lack in outlook.goal.lacks)
