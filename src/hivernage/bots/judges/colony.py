"""The first judge: what each answer is worth to a colony whose people trust one another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hivernage.bots.actions.action_marks import ActionMarks
from hivernage.bots.judges import board, cards, choices, people
from hivernage.bots.judges.position import Marks, Position
from hivernage.bots.reading.outlook import Outlook
from hivernage.model.question import Answer, Question


def undecided(_outlook: Outlook, _question: Question, _answer: Answer) -> float:
    """The colony doesn't mind; trust or missions tell."""
    return 0.0


MARKED_BY: Final[dict[str, Callable[[Outlook, Question, Answer], float]]] = {
    "group": people.group,
    "leader": people.leader,
    "elect": people.elect,
    "survivor": people.survivor,
    "spread": people.spread,
    "heal": people.heal,
    "player": undecided,
    "vote": choices.vote,
    "tie": choices.vote,
    "call": choices.call,
    "accuse": choices.accuse,
    "crossroads": choices.option,
    "option": choices.option,
    "may": choices.may,
    "may-pay": choices.may,
    "pledge": choices.pledge,
    "plan": choices.plan,
    "reroll": choices.reroll,
    "improvement": choices.improvement,
    "search": cards.find,
    "keep": cards.item,
    "fetch": cards.item,
    "retrieve": cards.item,
    "take": cards.item,
    "steal": cards.item,
    "item": cards.named_item,
    "symbol": cards.symbol,
    "equip": cards.equip,
    "loot": cards.loot,
    "discard": cards.loss,
    "give-away": cards.loss,
    "stake": cards.loss,
    "unequip": cards.loss,
    "swap": cards.swap,
    "give": cards.give,
    "give-item": cards.give_item,
    "confiscate": cards.nothing,
    "move": cards.fuel,
    "entrance": board.entrance,
    "place": board.place,
    "attract": board.place,
    "target": board.target,
    "ward": choices.ward,
    "secret": choices.secret,
    "helpless": people.helpless,
    "reveal": choices.reveal,
    "die": board.die,
    "dice": board.die,
    "value": board.value,
    "mission": undecided,
    "take-sides": undecided,
}
"""What marks the answers to each kind of question but `action`."""


class ForTheColony:
    """Feeds the colony, holds the doors, meets crises and trusts people."""

    def weigh(self, position: Position, marks: Marks) -> Marks:
        outlook, question = position.outlook, position.question
        if question.kind == "action":
            actions = ActionMarks(outlook)
            return [mark + actions.mark(answer) for mark, answer in zip(marks, position.answers, strict=True)]
        mark_of = MARKED_BY[question.kind]
        return [mark + mark_of(outlook, question, answer) for mark, answer in zip(marks, position.answers, strict=True)]
