"""What questions about cards ask of somebody who plays for the colony."""

from __future__ import annotations

from hivernage.bots.actions.action_marks import ActionMarks
from hivernage.bots.actions.hand import Hand
from hivernage.bots.reading.outlook import Outlook
from hivernage.model.question import Answer, Question
from hivernage.rules.facts import CRISIS_BONUS, NOISE_CHANCE, faces

GIFT = 10.0  # marks for a gift that is needed
PEACE = 0.5  # marks for keeping a card where nobody has to be calmed


def item(outlook: Outlook, _question: Question, answer: Answer) -> float:
    """The card that is worth most; of survivors who could join the one with most skill."""
    if answer[-1] in outlook.library.survivors:
        card = outlook.library.survivors[answer[-1]]
        return float(faces(card.attack) + faces(card.search))
    return 0.0 if answer == ("enough",) else Hand(outlook).card(answer[1])


def named_item(outlook: Outlook, _question: Question, answer: Answer) -> float:
    return Hand(outlook).card(answer[1])


def symbol(outlook: Outlook, _question: Question, answer: Answer) -> float:
    return float(outlook.crisis.wanted(answer[1]))


def equip(outlook: Outlook, _question: Question, answer: Answer) -> float:
    return Hand(outlook).play(answer[1], answer)


def loot(outlook: Outlook, _question: Question, answer: Answer) -> float:
    """The best card; onto the main objective, if it still lacks some."""
    stored = outlook.objective.piece("stored") if answer[0] == "store" else 0.0
    return stored if answer[0] == "store" and stored else Hand(outlook).card(answer[1]) - (answer[0] == "store")


def give_item(outlook: Outlook, _question: Question, answer: Answer) -> float:
    """A card for peace of mind, if there is no peace."""
    if answer[0] == "pass":
        return PEACE
    despair = sum(survivor.despair for survivor in outlook.group)
    return despair * outlook.stakes.wound - Hand(outlook).card(answer[1])


def loss(outlook: Outlook, question: Question, answer: Answer) -> float:
    if answer in (("enough",), ("none",)):
        return 0.0
    hand = Hand(outlook)
    gain = hand.store(answer[1]) if "objective" in question.args else 0.0
    return 2 * gain - hand.card(answer[1])


def swap(outlook: Outlook, _question: Question, answer: Answer) -> float:
    """Whatever is worth less than most cards goes for what the other doesn't need."""
    return 0.0 if answer == ("pass",) else outlook.weights.card - Hand(outlook).card(answer[1])


def nothing(_outlook: Outlook, _question: Question, answer: Answer) -> float:
    return float(answer == ("none",))


def find(outlook: Outlook, question: Question, answer: Answer) -> float:
    """Noise brings a zombie every other time: fine where there is room for it."""
    if answer[0] == "keep":
        return Hand(outlook).card(answer[1])
    place, journeys = question.args[1], ActionMarks(outlook).journeys
    drawn = outlook.view.mine.searching if outlook.view.mine else []
    risk = NOISE_CHANCE * outlook.stakes.death * outlook.night.danger(place, 0, 1) + outlook.weights.noise
    return journeys.better_find(place, drawn) - risk + 0.1 * (len(answer) == 3)


def give(outlook: Outlook, question: Question, answer: Answer) -> float:
    """Who asks gets what the colony, the crisis, the sick or the main objective need."""
    if answer == ("pass",):
        return 0.0
    asked, view = question.args[0], outlook.view
    crisis = outlook.crisis.wanted(asked) and not outlook.crisis.met and outlook.crisis.short <= CRISIS_BONUS
    cold = asked == "medicine" and any(s.frostbite for s in outlook.survivors.values() if s.owner == view.active)
    armed = view.active in outlook.objective.without(asked) and view.seat not in outlook.objective.without(asked)
    needed = (asked == "food" and outlook.night.hungry > 0) or crisis or cold or armed
    return GIFT - Hand(outlook).card(answer[1]) / 10 if needed else -1.0


def fuel(outlook: Outlook, _question: Question, answer: Answer) -> float:
    """A way without a roll, or what else the card does."""
    if answer[0] == "play":
        return Hand(outlook).play(answer[1], answer)
    return ActionMarks(outlook).journeys.go_along(answer[1], answer[2])
