"""A bot that means to see the spring: it feeds the colony, holds the doors, meets crises and trusts people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from hivernage.bots import WAIT, Seat
from hivernage.bots.actions.action_marks import ActionMarks
from hivernage.bots.actions.bandits import Raids
from hivernage.bots.actions.doors import Doors
from hivernage.bots.actions.hand import Hand
from hivernage.bots.actions.special_zombies import SpecialZombies
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.reading.worth import cost, words_in
from hivernage.bots.war.combat import Matrix, Solution, solve
from hivernage.bots.war.war import War
from hivernage.bots.weights import WEIGHTS, Weights
from hivernage.cards.card import Survivor as SurvivorCard
from hivernage.cards.effects import Gain, May, OnePlayer, Pick, Power, Together, Vote, Zombies
from hivernage.cards.library import Library, face
from hivernage.cards.modifiers import RequestKeeps, SearchMore, Ward
from hivernage.model.ids import DIE, die_of, seat_of
from hivernage.model.question import Answer, Question
from hivernage.rules.facts import BANDIT_ATTACK, CRISIS_BONUS, NOISE_CHANCE, faces
from hivernage.views import View

Judge = Callable[[Outlook, Question, Answer], float]

HEALS_FIRST = ("wound", "frostbite", "despair")  # despair is hard to come by a cure for
HOPELESS = 2  # morale at which nobody gambles with more than one life

SECRET_PICKS = ("tactic", "bet")
"""What both sides pick without knowing of each other."""

BY_LOT = frozenset(("take-gift", "order", "guard", "arrange", "present", "present-for"))
"""Questions to which one answer is as good as another, as far as bots see."""

ENEMY = 100.0  # what is good for them is bad for us, whoever it is
LEEWAY = 0.15  # of what an option is worth, so much more or less is the same: rules of thumb are no finer
LEAST_LEEWAY = 2.0
LOW_LINE = 3  # of an encounter table: up to here it is the attacker who suffers


class SurvivorBot:
    """Gives every answer a mark and takes the best; equals are drawn by lot."""

    def __init__(self, seed: int | str, library: Library, weights: Weights = WEIGHTS) -> None:
        self.random = Random(str(seed))
        self.library = library
        self.weights = weights
        self._judges: dict[str, Judge] = {
            "group": self._group,
            "leader": lambda _o, _q, answer: self.library.survivors[answer[1]].influence,
            "vote": self._vote,
            "tie": self._vote,
            "crossroads": self._option,
            "option": self._option,
            "may": self._may,
            "may-pay": self._may,
            "search": self._find,
            "keep": self._item,
            "fetch": self._item,
            "retrieve": self._item,
            "take": self._item,
            "steal": self._item,
            "discard": self._loss,
            "give-away": self._loss,
            "stake": self._loss,
            "swap": self._swap,
            "confiscate": self._nothing,
            "give": self._give,
            "pledge": self._pledge,
            "plan": self._plan,
            "ward": lambda _o, _q, answer: float(answer[0] == "ward"),
            "spread": self._spread,
            "survivor": self._survivor,
            "entrance": self._entrance,
            "elect": lambda outlook, _q, answer: War(outlook).leads_well(seat_of(answer[1])),
            "place": self._place,
            "attract": self._place,
            "target": lambda _o, _q, answer: {"zombie": 1.0, "bandit": 0.9}.get(answer[1], 0.0),
            "loot": self._loot,
            "give-item": self._give_item,
            "unequip": self._loss,
            "secret": lambda _o, _q, answer: float(answer == ("told",)),  # silence draws zombies
            "reroll": lambda _o, question, answer: float((answer == ("yes",)) == _went_badly(*question.args[:2])),
            "heal": lambda _o, _q, answer: HEALS_FIRST.index(answer[1]),
            "helpless": lambda _o, _q, answer: float(answer[1] == "unruly"),
            "call": lambda outlook, _q, answer: float((answer == ("call",)) == _would_lead_us_badly(outlook)),
            "die": self._die,
            "dice": self._die,
            "improvement": self._improvement,
            "value": lambda _o, _q, answer: float(die_of(answer[1])),
            "player": lambda _o, _q, _a: 0.0,
            "equip": lambda outlook, _q, answer: Hand(outlook).play(answer[1], answer),
            "move": self._gift_of_fuel,
            "symbol": lambda outlook, _q, answer: float(outlook.crisis.wanted(answer[1])),
            "item": lambda outlook, _q, answer: Hand(outlook).card(answer[1]),
            "mission": lambda _o, _q, _a: 0.0,
            "take-sides": lambda _o, _q, _a: 0.0,  # what these bring is told by the missions
            "accuse": self._accusation,
            "reveal": lambda _o, _q, answer: float(answer == ("reveal",)),  # it wins on the spot
        }

    def choose(self, seat: Seat, question: Question, answers: Sequence[Answer]) -> Answer:
        """The answer with the best mark. A guard's report is nothing to hurry with."""
        if WAIT in answers:
            return WAIT
        if len(answers) == 1:
            return answers[0]
        if question.kind in SECRET_PICKS:
            return self._mixed(self._look(seat), question, answers)
        if question.kind in BY_LOT:
            return self.random.choice(answers)
        marks = self._marks(self._look(seat), question, answers)
        least = max(marks) - _leeway(question, answers[marks.index(max(marks))], max(marks))
        return self.random.choice([answer for mark, answer in zip(marks, answers, strict=True) if mark >= least])

    def _mixed(self, outlook: Outlook, question: Question, answers: Sequence[Answer]) -> Answer:
        """A tactic or a bet: by lot, each as often as it takes to give nothing away."""
        matrix = War(outlook).tactics() if question.kind == "tactic" else War(outlook).bets()
        return self.random.choices(answers[: len(matrix)], self._solved(matrix).mix)[0]

    def _solved(self, matrix: Matrix) -> Solution:
        return solve(matrix)

    def _look(self, seat: Seat) -> Outlook:
        return Outlook(seat.view(), self.library, self.weights)

    def _marks(self, outlook: Outlook, question: Question, answers: Sequence[Answer]) -> list[float]:
        if question.kind == "action":
            acting = ActionMarks(outlook)
            return [acting.mark(answer) for answer in answers]
        judge = self._judges[question.kind]
        return [judge(outlook, question, answer) for answer in answers]

    # People

    def _group(self, _outlook: Outlook, _question: Question, answer: Answer) -> float:
        """Good at fighting and searching, and a leader who counts."""
        cards = [self.library.survivors[name] for name in answer[1:]]
        searcher = max(faces(card.search) for card in cards)
        gifts = self.weights.gifted * sum(_brings_more(card) for card in cards)
        skill = sum(faces(card.attack) + faces(card.search) for card in cards)
        return skill + 3 * searcher + gifts + cards[0].influence / 100

    def _spread(self, outlook: Outlook, question: Question, answer: Answer) -> float:
        """Half of the rolls save everybody; only a colony on its last legs gives up one life to be sure."""
        others = len(outlook.at(question.args[1])) - 1
        certain = outlook.colony.morale <= HOPELESS and others > 0
        return float((answer == ("accept",)) == certain)

    def _survivor(self, outlook: Outlook, question: Question, answer: Answer) -> float:
        """For something good one of ours, for something bad one who bears it."""
        if answer == ("enough",):
            return 0.0
        survivor = outlook.survivors[answer[1]]
        if question.args[0] == "go-along":
            return ActionMarks(outlook).journeys.go_along(survivor.id, outlook.survivors[question.args[1]].place)
        if (marked := self._at_war(outlook, question, survivor.id)) is not None:
            return marked
        mine = survivor.owner == outlook.view.seat
        harm = survivor.wounds + 2 * survivor.frostbite + survivor.despair
        if self._is_bad(outlook, question.args):
            return -harm - mine
        return harm + mine

    def _at_war(self, outlook: Outlook, question: Question, name: str) -> float | None:
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
                return ENEMY * malice * (1.0 if self._is_bad(outlook, question.args) else -1.0)
            case _:
                return None

    def _is_bad(self, outlook: Outlook, args: tuple[str, ...]) -> bool:
        if args[:1] in (("lowest",), ("leave",), ("wound",), ("displace",)):
            return True
        card = self.library.cards.get(args[0]) if args else None
        return any(outlook.worth(pick.then) < 0 for pick in words_in(card, Pick))

    # Votes and choices

    def _vote(self, outlook: Outlook, question: Question, answer: Answer) -> float:
        """Nobody is put out into the snow without proof, and there is none in sight."""
        up = answer == ("vote", "up")
        if question.args[0] == "exile":
            return float(not up)
        if question.args[0] == "token":
            return float(up == _would_lead_us_badly(outlook))
        if question.args[0] == "lockdown":
            return SpecialZombies(outlook, Doors(outlook)).lock() * (1.0 if up else 0.0)
        card = self.library.cards[question.args[1]]
        return sum(outlook.worth(vote.up if up else vote.down) for vote in words_in(card, Vote))

    def _accusation(self, _outlook: Outlook, _question: Question, answer: Answer) -> float:
        """Nobody is named without a reason."""
        return float(answer == ("pass",))

    def _option(self, outlook: Outlook, question: Question, answer: Answer) -> float:
        options = self.library.nodes[question.args[0]].options
        return 0.0 if answer == ("none",) else outlook.worth(options[int(answer[1]) - 1])

    def _improvement(self, outlook: Outlook, question: Question, answer: Answer) -> float:
        """A token where it counts most, and off where it counts least; the least useful building is given up."""
        if question.args[0] == "improvement":
            return -outlook.improvements.built(answer[1])
        project = next(project for project in outlook.view.row if project.card == answer[1])
        return outlook.improvements.token(project) * (-1 if question.args[0] == "advancement" else 1)

    def _may(self, outlook: Outlook, question: Question, answer: Answer) -> float:
        if answer == ("no",):
            return 0.5
        node = self.library.nodes[question.args[0]]
        if isinstance(node, Power) and node.mods:
            return self._spared(outlook, node)
        if isinstance(node, May | OnePlayer):
            return outlook.worth(node.then) - outlook.worth(node.otherwise)
        gain = outlook.worth(node.do)
        return gain - (Hand(outlook).card(answer[1]) if answer[0] == "pay" else 0.0)

    def _spared(self, outlook: Outlook, power: Power) -> float:
        """What is warded off against its price; a gift is kept if it is worth more later than at once."""
        if any(words_in(power, RequestKeeps)):
            gift, hand = outlook.view.shown[-1], Hand(outlook)
            return hand.card(gift) - hand.worth_playing(gift)
        saved = sum(self._warded(outlook, ward) for ward in words_in(power, Ward))
        return saved + outlook.worth(power.do)

    def _warded(self, outlook: Outlook, ward: Ward) -> float:
        stakes = outlook.stakes
        spared = {
            "morale": stakes.morale * (ward.n or 1),
            "overrun": stakes.death,
            "barricade": -stakes.zombie,
            "exposure": stakes.wound,
        }
        return spared[ward.of]

    def _pledge(self, outlook: Outlook, question: Question, answer: Answer) -> float:
        """Pay what is worth more than it costs, with what is needed least."""
        if answer[0] != "pledge":
            return 0.0 if answer == ("pass",) else -100.0
        word: Together = self.library.nodes[question.args[0]]
        gain = outlook.worth(word.then) - outlook.worth(word.otherwise) - cost(word)
        return gain - (0.1 * die_of(answer[1]) if answer[1] in DIE else Hand(outlook).card(answer[1]) / 10)

    # Cards

    def _item(self, outlook: Outlook, _question: Question, answer: Answer) -> float:
        if answer[-1] in self.library.survivors:  # one of several who could join
            card = self.library.survivors[answer[-1]]
            return float(faces(card.attack) + faces(card.search))
        return 0.0 if answer == ("enough",) else Hand(outlook).card(answer[1])

    def _loot(self, outlook: Outlook, _question: Question, answer: Answer) -> float:
        """The best card; onto the main objective, if it still lacks some."""
        stored = outlook.objective.piece("stored") if answer[0] == "store" else 0.0
        return stored if answer[0] == "store" and stored else Hand(outlook).card(answer[1]) - (answer[0] == "store")

    def _give_item(self, outlook: Outlook, _question: Question, answer: Answer) -> float:
        """A card for peace of mind, if there is no peace."""
        if answer[0] == "pass":
            return 0.5
        despair = sum(survivor.despair for survivor in outlook.group)
        return despair * outlook.stakes.wound - Hand(outlook).card(answer[1])

    def _loss(self, outlook: Outlook, question: Question, answer: Answer) -> float:
        if answer in (("enough",), ("none",)):
            return 0.0
        hand = Hand(outlook)
        gain = hand.store(answer[1]) if "objective" in question.args else 0.0
        return 2 * gain - hand.card(answer[1])

    def _swap(self, outlook: Outlook, _question: Question, answer: Answer) -> float:
        """Whatever is worth less than most cards goes for what the other doesn't need."""
        return 0.0 if answer == ("pass",) else outlook.weights.card - Hand(outlook).card(answer[1])

    def _nothing(self, _outlook: Outlook, _question: Question, answer: Answer) -> float:
        return float(answer == ("none",))

    def _find(self, outlook: Outlook, question: Question, answer: Answer) -> float:
        """Noise brings a zombie every other time: fine where there is room for it."""
        if answer[0] == "keep":
            return Hand(outlook).card(answer[1])
        place, journeys = question.args[1], ActionMarks(outlook).journeys
        drawn = outlook.view.mine.searching if outlook.view.mine else []
        risk = NOISE_CHANCE * outlook.stakes.death * outlook.night.danger(place, 0, 1) + outlook.weights.noise
        return journeys.better_find(place, drawn) - risk + 0.1 * (len(answer) == 3)

    def _give(self, outlook: Outlook, question: Question, answer: Answer) -> float:
        if answer == ("pass",):
            return 0.0
        symbol, view = question.args[0], outlook.view
        crisis = outlook.crisis.wanted(symbol) and not outlook.crisis.met and outlook.crisis.short <= CRISIS_BONUS
        cold = symbol == "medicine" and any(s.frostbite for s in outlook.survivors.values() if s.owner == view.active)
        armed = view.active in outlook.objective.without(symbol) and view.seat not in outlook.objective.without(symbol)
        needed = (symbol == "food" and outlook.night.hungry > 0) or crisis or cold or armed
        return 10.0 - Hand(outlook).card(answer[1]) / 10 if needed else -1.0

    def _plan(self, outlook: Outlook, question: Question, answer: Answer) -> float:
        """Tools and abilities that cost nothing are used; cards, dice and what does harm, where the dead are many."""
        crowd = sum(outlook.places[outlook.survivors[question.args[1]].place].zombies)
        harm = min((outlook.worth(power.do) for power in self._named(outlook, question.args[1], answer)), default=0.0)
        if harm < 0 and question.args[0] == "attack":
            return 2.0 * crowd + harm / 10 - 3.0
        return {1: 0.0, 2: 1.0}.get(len(answer), crowd - 3.0)

    def _named(self, outlook: Outlook, name: str, answer: Answer) -> list[Power]:
        """The powers of a survivor's card that an answer names."""
        word = answer[1].partition("/")[0].partition(".")[0] if len(answer) > 1 else ""
        cards = [self.library.items.get(held.card) for held in outlook.survivors[name].cards if face(held.card) == word]
        return [power for card in cards if card is not None for power in card.powers]

    def _gift_of_fuel(self, outlook: Outlook, _question: Question, answer: Answer) -> float:
        """A way without a roll, or what else the card does."""
        if answer[0] == "play":
            return Hand(outlook).play(answer[1], answer)
        return ActionMarks(outlook).journeys.go_along(answer[1], answer[2])

    # The board

    def _entrance(self, outlook: Outlook, question: Question, answer: Answer) -> float:
        """Where it does most good; zombies are drawn to where it is not tight."""
        purpose, name = question.args
        if purpose == "stand":
            return War(outlook).door(name, int(answer[1]))
        entrance, doors = int(answer[1]) - 1, Doors(outlook)
        place = outlook.places[name]
        crowd = place.zombies[entrance] / 10 - place.barricades[entrance] / 20
        if purpose == "lure-to":
            return -10.0 * outlook.night.danger(name, entrance) - crowd
        return crowd + (doors.barricade_at if purpose == "barricade" else doors.kill_at)(name, entrance)

    def _place(self, outlook: Outlook, question: Question, answer: Answer) -> float:
        if answer == ("enough",):
            return 0.0
        if question.args[:1] == ("clear-bandits",):
            return 1.0 + outlook.places[answer[1]].bandits
        if question.args[:1] == ("fewer",):
            return SpecialZombies(outlook, Doors(outlook)).keep_away(answer[1])
        if question.args == ("bandit",):
            return Raids(outlook, Hand(outlook)).send(answer[1], malice=-1.0)
        place = outlook.places[answer[1]]
        theirs = ENEMY * outlook.sides.is_theirs(place.name)
        return place.deck / 10 - sum(place.zombies) + theirs * (1.0 if self._brings_zombies(question.args) else -1.0)

    def _brings_zombies(self, args: tuple[str, ...]) -> bool:
        card = self.library.cards.get(args[0]) if args else None
        return any(words_in(card, Zombies))

    # Dice

    def _die(self, _outlook: Outlook, _question: Question, answer: Answer) -> float:
        """Small ones first, and no more than those."""
        return -2.5 if answer == ("enough",) else -float(die_of(answer[1]))


def _leeway(question: Question, best: Answer, mark: float) -> float:
    """How much worse an answer may seem and be as good: an option of a card, or a side of a vote about one."""
    told = best[0] == "option" or (question.kind == "vote" and question.args[0] == "card")
    return max(LEAST_LEEWAY, LEEWAY * abs(mark)) if told else 0.0


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


def _would_lead_us_badly(outlook: Outlook) -> bool:
    """Whether the first player token is about to come to somebody in exile, who would break our ties."""
    players, first = outlook.view.players, outlook.view.first
    return players[next_first(outlook.view)].exiled and not players[first].exiled


def next_first(view: View) -> int:
    """Who gets the first player token if it is passed on."""
    order = [(view.first - n) % len(view.players) for n in range(1, len(view.players) + 1)]
    return next(seat for seat in order if not view.players[seat].out)


def _brings_more(survivor: SurvivorCard) -> bool:
    """Whether an ability brings cards or food, round after round."""
    return any(isinstance(word, SearchMore | Gain) for power in survivor.powers for word in (*power.mods, power.do))
