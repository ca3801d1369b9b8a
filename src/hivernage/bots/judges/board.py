"""What questions about entrances, places and dice ask of somebody who plays for the colony."""

from __future__ import annotations

from hivernage.bots.actions.bandits import Raids
from hivernage.bots.actions.doors import Doors
from hivernage.bots.actions.hand import Hand
from hivernage.bots.actions.special_zombies import SpecialZombies
from hivernage.bots.judges.people import ENEMY
from hivernage.bots.reading.card_words import words_in
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.war.war import War
from hivernage.cards.effects import Zombies
from hivernage.model.ids import die_of
from hivernage.model.question import Answer, Question

ENOUGH_DICE = -2.5  # marks for giving no more dice: those up to 2 go first


def entrance(outlook: Outlook, question: Question, answer: Answer) -> float:
    """Where it does most good; zombies are drawn to where it is not tight."""
    purpose, name = question.args
    if purpose == "stand":
        return War(outlook).door(name, int(answer[1]))
    chosen, doors = int(answer[1]) - 1, Doors(outlook)
    spot = outlook.places[name]
    crowd = spot.zombies[chosen] / 10 - spot.barricades[chosen] / 20
    if purpose == "lure-to":
        return -10.0 * outlook.night.danger(name, chosen) - crowd
    return crowd + (doors.barricade_at if purpose == "barricade" else doors.kill_at)(name, chosen)


def place(outlook: Outlook, question: Question, answer: Answer) -> float:
    if answer == ("enough",):
        return 0.0
    if question.args[:1] == ("clear-bandits",):
        return 1.0 + outlook.places[answer[1]].bandits
    if question.args[:1] == ("fewer",):
        return SpecialZombies(outlook, Doors(outlook)).keep_away(answer[1])
    if question.args == ("bandit",):
        return Raids(outlook, Hand(outlook)).send(answer[1], malice=-1.0)
    spot = outlook.places[answer[1]]
    theirs = ENEMY * outlook.sides.is_theirs(spot.name)
    bad_for_them = _brings_zombies(outlook, question.args)
    return spot.deck / 10 - sum(spot.zombies) + theirs * (1.0 if bad_for_them else -1.0)


def _brings_zombies(outlook: Outlook, args: tuple[str, ...]) -> bool:
    card = outlook.library.cards.get(args[0]) if args else None
    return any(words_in(card, Zombies))


def target(_outlook: Outlook, _question: Question, answer: Answer) -> float:
    return {"zombie": 1.0, "bandit": 0.9}.get(answer[1], 0.0)


def die(_outlook: Outlook, _question: Question, answer: Answer) -> float:
    """Small ones first, and no more than those."""
    return ENOUGH_DICE if answer == ("enough",) else -float(die_of(answer[1]))


def value(_outlook: Outlook, _question: Question, answer: Answer) -> float:
    return float(die_of(answer[1]))
