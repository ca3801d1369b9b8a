"""What questions about survivors ask of somebody who plays for the colony."""

from __future__ import annotations

from hivernage.bots.actions.action_marks import ActionMarks
from hivernage.bots.reading.card_words import words_in
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.war.war import War
from hivernage.cards.card import Survivor
from hivernage.cards.effects import Gain, Pick
from hivernage.cards.modifiers import SearchMore
from hivernage.model.ids import seat_of
from hivernage.model.question import Answer, Question
from hivernage.rules.facts import faces

HEALS_FIRST = ("wound", "frostbite", "despair")  # despair is hard to come by a cure for
HOPELESS = 2  # morale at which nobody gambles with more than one life
ENEMY = 100.0  # marks: what is good for them is bad for us, whoever it is
BEST_SEARCHER = 3  # factor for the best searcher of a group, against the others' skill
HARMFUL = (("lowest",), ("leave",), ("wound",), ("displace",))
"""What survivors are picked for that nobody wants."""


def group(outlook: Outlook, _question: Question, answer: Answer) -> float:
    """Good at fighting and searching, and a leader who counts."""
    cards = [outlook.library.survivors[name] for name in answer[1:]]
    searcher = max(faces(card.search) for card in cards)
    gifts = outlook.weights.gifted * sum(_brings_more(card) for card in cards)
    skill = sum(faces(card.attack) + faces(card.search) for card in cards)
    return skill + BEST_SEARCHER * searcher + gifts + cards[0].influence / 100


def _brings_more(survivor: Survivor) -> bool:
    """Whether an ability brings cards or food, round after round."""
    return any(isinstance(word, SearchMore | Gain) for power in survivor.powers for word in (*power.mods, power.do))


def leader(outlook: Outlook, _question: Question, answer: Answer) -> float:
    return outlook.library.survivors[answer[1]].influence


def elect(outlook: Outlook, _question: Question, answer: Answer) -> float:
    return War(outlook).leads_well(seat_of(answer[1]))


def heal(_outlook: Outlook, _question: Question, answer: Answer) -> float:
    return HEALS_FIRST.index(answer[1])


def helpless(_outlook: Outlook, _question: Question, answer: Answer) -> float:
    return float(answer[1] == "unruly")


def spread(outlook: Outlook, question: Question, answer: Answer) -> float:
    """Half of the rolls save everybody; only a colony on its last legs gives up one life to be sure."""
    others = len(outlook.at(question.args[1])) - 1
    certain = outlook.colony.morale <= HOPELESS and others > 0
    return float((answer == ("accept",)) == certain)


def survivor(outlook: Outlook, question: Question, answer: Answer) -> float:
    """For something good one of ours, for something bad one who bears it."""
    if answer == ("enough",):
        return 0.0
    picked = outlook.survivors[answer[1]]
    if question.args[0] == "go-along":
        return ActionMarks(outlook).journeys.go_along(picked.id, outlook.survivors[question.args[1]].place)
    if (marked := _at_war(outlook, question, picked.id)) is not None:
        return marked
    mine = picked.owner == outlook.view.seat
    harm = picked.wounds + 2 * picked.frostbite + picked.despair
    return -harm - mine if _is_harmful(outlook, question.args) else harm + mine


def _at_war(outlook: Outlook, question: Question, name: str) -> float | None:
    """What combats and full places ask for, and whatever an enemy is picked for; nothing where it is no matter of
    war."""
    war = War(outlook)
    match question.args[:1]:
        case ("combat-hit",):
            return war.hit(name, 1)
        case ("combat-loss",):
            return war.bear(name)
        case ("send-home",):
            return war.send_home(name)
        case _ if war.sides.is_war and not war.sides.is_ours(outlook.survivors[name]):
            malice = war.malice(outlook.survivors[name].owner)
            return ENEMY * malice * (1.0 if _is_harmful(outlook, question.args) else -1.0)
        case _:
            return None


def _is_harmful(outlook: Outlook, args: tuple[str, ...]) -> bool:
    if args[:1] in HARMFUL:
        return True
    card = outlook.library.cards.get(args[0]) if args else None
    return any(outlook.worth(pick.then) < 0 for pick in words_in(card, Pick))
