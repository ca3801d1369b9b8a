"""What votes, options and offers ask of somebody who plays for the colony."""

from __future__ import annotations

from hivernage.bots.actions.doors import Doors
from hivernage.bots.actions.hand import Hand
from hivernage.bots.actions.special_zombies import SpecialZombies
from hivernage.bots.reading.card_words import words_in
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.reading.worth import cost
from hivernage.cards.effects import May, OnePlayer, Power, Together, Vote
from hivernage.cards.library import face
from hivernage.cards.modifiers import RequestKeeps, Ward
from hivernage.model.ids import DIE, die_of
from hivernage.model.question import Answer, Question
from hivernage.rules.facts import BANDIT_ATTACK
from hivernage.views import View

NOTHING = 0.5  # marks for saying no where nothing is won or lost: trouble is spared
LOW_LINE = 3  # number of a die: up to here an encounter table harms the attacker


def vote(outlook: Outlook, question: Question, answer: Answer) -> float:
    """Nobody is put out into the snow without proof, and there is none in sight."""
    up = answer == ("vote", "up")
    if question.args[0] == "exile":
        return float(not up)
    if question.args[0] == "token":
        return float(up == _would_lead_us_badly(outlook))
    if question.args[0] == "lockdown":
        return SpecialZombies(outlook, Doors(outlook)).lock() * (1.0 if up else 0.0)
    card = outlook.library.cards[question.args[1]]
    return sum(outlook.worth(vote.up if up else vote.down) for vote in words_in(card, Vote))


def call(outlook: Outlook, _question: Question, answer: Answer) -> float:
    return float((answer == ("call",)) == _would_lead_us_badly(outlook))


def _would_lead_us_badly(outlook: Outlook) -> bool:
    """Whether the first player token is about to come to somebody in exile, who would break our ties."""
    players, first = outlook.view.players, outlook.view.first
    return players[next_first(outlook.view)].exiled and not players[first].exiled


def next_first(view: View) -> int:
    """Who gets the first player token if it is passed on."""
    order = [(view.first - n) % len(view.players) for n in range(1, len(view.players) + 1)]
    return next(seat for seat in order if not view.players[seat].out)


def accuse(_outlook: Outlook, _question: Question, answer: Answer) -> float:
    """Nobody is named without a reason."""
    return float(answer == ("pass",))


def option(outlook: Outlook, question: Question, answer: Answer) -> float:
    options = outlook.library.nodes[question.args[0]].options
    return 0.0 if answer == ("none",) else outlook.worth(options[int(answer[1]) - 1])


def improvement(outlook: Outlook, question: Question, answer: Answer) -> float:
    """A token where it counts most, and off where it counts least; the least useful building is given up."""
    if question.args[0] == "improvement":
        return -outlook.improvements.built(answer[1])
    project = next(project for project in outlook.view.row if project.card == answer[1])
    return outlook.improvements.token(project) * (-1 if question.args[0] == "advancement" else 1)


def may(outlook: Outlook, question: Question, answer: Answer) -> float:
    if answer == ("no",):
        return NOTHING
    node = outlook.library.nodes[question.args[0]]
    if isinstance(node, Power) and node.mods:
        return _spared(outlook, node)
    if isinstance(node, May | OnePlayer):
        return outlook.worth(node.then) - outlook.worth(node.otherwise)
    gain = outlook.worth(node.do)
    return gain - (Hand(outlook).card(answer[1]) if answer[0] == "pay" else 0.0)


def _spared(outlook: Outlook, power: Power) -> float:
    """What is warded off against its price; a gift is kept if it is worth more later than at once."""
    if any(words_in(power, RequestKeeps)):
        gift, hand = outlook.view.shown[-1], Hand(outlook)
        return hand.card(gift) - hand.worth_playing(gift)
    saved = sum(warded(outlook, ward) for ward in words_in(power, Ward))
    return saved + outlook.worth(power.do)


def warded(outlook: Outlook, ward: Ward) -> float:
    """What it is worth that something doesn't happen."""
    stakes = outlook.stakes
    spared = {
        "morale": stakes.morale * (ward.n or 1),
        "overrun": stakes.death,
        "barricade": -stakes.zombie,
        "exposure": stakes.wound,
    }
    return spared[ward.of]


def pledge(outlook: Outlook, question: Question, answer: Answer) -> float:
    """Pay what is worth more than it costs, with what is needed least."""
    if answer[0] != "pledge":
        return 0.0 if answer == ("pass",) else -100.0
    word: Together = outlook.library.nodes[question.args[0]]
    gain = outlook.worth(word.then) - outlook.worth(word.otherwise) - cost(word)
    return gain - (0.1 * die_of(answer[1]) if answer[1] in DIE else Hand(outlook).card(answer[1]) / 10)


def plan(outlook: Outlook, question: Question, answer: Answer) -> float:
    """Tools and abilities that cost nothing are used; cards, dice and what does harm, where the dead are many."""
    crowd = sum(outlook.places[outlook.survivors[question.args[1]].place].zombies)
    harm = min((outlook.worth(power.do) for power in _named(outlook, question.args[1], answer)), default=0.0)
    if harm < 0 and question.args[0] == "attack":
        return 2.0 * crowd + harm / 10 - 3.0
    return {1: 0.0, 2: 1.0}.get(len(answer), crowd - 3.0)


def _named(outlook: Outlook, name: str, answer: Answer) -> list[Power]:
    """The powers of a survivor's card that an answer names."""
    word = answer[1].partition("/")[0].partition(".")[0] if len(answer) > 1 else ""
    cards = [outlook.library.items.get(held.card) for held in outlook.survivors[name].cards if face(held.card) == word]
    return [power for card in cards if card is not None for power in card.powers]


def ward(_outlook: Outlook, _question: Question, answer: Answer) -> float:
    return float(answer[0] == "ward")


def secret(_outlook: Outlook, _question: Question, answer: Answer) -> float:
    """Silence draws zombies."""
    return float(answer == ("told",))


def reveal(_outlook: Outlook, _question: Question, answer: Answer) -> float:
    """It wins on the spot."""
    return float(answer == ("reveal",))


def reroll(_outlook: Outlook, question: Question, answer: Answer) -> float:
    return float((answer == ("yes",)) == _went_badly(*question.args[:2]))


def _went_badly(of: str, result: str) -> bool:
    """Whether a roll is worth making again: any harm is, low lines of encounter tables are, and a high die misses."""
    match of:
        case "exposure":
            return True
        case "encounter":
            return int(result) <= LOW_LINE
        case "hit":
            return int(result) > BANDIT_ATTACK
        case _:
            return False
