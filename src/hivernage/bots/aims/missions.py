"""The lone wolf's cards: where to stand for a mission, what to do there, whom to help, and whom to fight for (LW)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final

from hivernage.bots.aims.aims import Aims, of_colony
from hivernage.bots.aims.effect_outcomes import Change
from hivernage.bots.reading.card_words import words_in
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.reading.tally import SIDES, bars, room
from hivernage.bots.war import combat
from hivernage.bots.war.war import BULLETS_READY
from hivernage.cards.card import Mission
from hivernage.cards.conditions import All, AtLeast, Complete, Condition, Exists, Fought, HasDone, Not, OfEachColony
from hivernage.cards.effects import Dice, Discard
from hivernage.cards.targets import Count, Survivors
from hivernage.model.parts import NOBODY
from hivernage.model.question import Answer, Question
from hivernage.view_homes import is_home

UNASKED_MISSION: Final = 12.0  # marks: a mission that the objective doesn't ask for, beside its reward
LIKING: Final = 15.0  # marks: to help whom one wants to win, or to harm the other
SUCCESS: Final = 0.9  # chance that what is begun with enough dice succeeds
FARTHER_COLONY: Final = 0.5  # share of a liking for the colony that is farther from success
FIGHT_WON: Final = 0.4  # chance that a combat comes where both colonies stand, on the right side and won
SENT_HOME: Final = 0.8  # chance that somebody stands in a full place who can be sent home
SAFE_MORALE: Final = 3  # morale above what the objective asks for with which a colony needs no help
HARD_MISSION: Final = 0.3  # chance of doing a mission below which another one is drawn for it
STANDING: Final = 60.0  # marks to stand where the objective asks for it: most games end before time runs out
WOUNDS_OF_HIRED: Final = 2  # wounds that a lost combat deals to those who were hired

Positions = Mapping[str, str]
"""Where each of the wolf's survivors stands, or would."""


class Missions:
    """One decision of the lone wolf, as far as it is about the missions and about taking sides."""

    def __init__(self, outlook: Outlook, aims: Aims, eagerness: float) -> None:
        self.outlook, self.aims, self.eagerness = outlook, aims, eagerness
        self.view, self.library = outlook.view, outlook.library
        mine = outlook.view.mine
        self.held: dict[str, Mission] = {key: self.library.missions[key] for key in (mine.missions if mine else ())}
        self.now: Positions = {survivor.id: survivor.place for survivor in outlook.group}
        self.dice = outlook.view.players[outlook.view.seat].dice

    def marks(self, question: Question, answers: Sequence[Answer], marks: Sequence[float]) -> list[float]:
        """The marks of somebody with no missions, and what these add."""
        return [mark + self._gain(question, answer, mark) for answer, mark in zip(answers, marks, strict=True)]

    def _gain(self, question: Question, answer: Answer, mark: float) -> float:
        match question.kind, answer:
            case "action", _:
                gain = self._act(answer)
                return gain - mark if mark < -100 < 0 < gain else gain  # what nobody else would do, for a mission
            case "mission", ("swap", key):
                return HARD_MISSION - self._ease(key)
            case "take-sides", ("fight", place):
                return self._fight(question.args[0], self._number(place))
            case "take-sides", _:
                return -self.outlook.stakes.exposure * self._at(question.args[0])
            case "place", (_, place) if question.args[:1] == ("claim",):
                return self.worth(question.args[1], self._number(place))
            case (("keep" | "search"), ("keep", key)):
                return self._price(key)
            case _:
                return 0.0

    # What they are worth

    def worth(self, key: str, colony: int) -> float:
        """What a mission brings, done for or against a colony."""
        card = self.library.missions[key]
        asked = self.eagerness * self.aims.gain(Change("missions", of_colony(colony), 1))
        sign = 1.0 if card.does == "help" else -1.0
        liked = sum(self.liking(n) for n in SIDES) if colony == NOBODY else self.liking(colony)
        return UNASKED_MISSION + asked + self.outlook.worth(card.reward) + LIKING * sign * liked

    def liking(self, colony: int) -> float:
        """Whether the objective wants a colony to do well, 1, or ill, -1."""
        named = self.view.mine.named if self.view.mine else NOBODY
        return sum(self._liking(condition, colony, named) for condition in self.aims.conditions)

    def _liking(self, condition: Condition, colony: int, named: int) -> float:
        match condition:
            case Not():
                return -self._liking(condition.of, colony, named)
            case Complete(side="any"):
                return 1.0 if self._leads(colony) else FARTHER_COLONY
            case Complete():
                return 1.0 if colony == named else -1.0 if condition.alone is True else 0.0
            case AtLeast(of=Count(of="graveyard")):
                return -1.0 if colony == named and self.aims.distance(condition) else 0.0
            case OfEachColony(holds=AtLeast(of=Count(of="morale"), n=int(least))):
                return 1.0 if self.view.colonies[colony].morale <= least + SAFE_MORALE else 0.0
            case _:
                return 0.0

    def _leads(self, colony: int) -> bool:
        """Whether a colony is no farther from its main objective than the other one."""
        return self.outlook.objective.missing_for(colony) <= self.outlook.objective.missing_for(1 - colony)

    # How near they are

    def reach(self, card: Mission, where: Positions) -> float:
        """What a mission brings, by how likely it is done in this turn, if everybody stands there."""
        price = self._payable(card)
        found = [0.0]
        for colony in [NOBODY] if card.whom == "both" else SIDES:
            chance = price * self._chance(card.claim, colony, where)
            found.append(chance * self.worth(card_key(card), colony) if chance else 0.0)
        return max(found)

    def _chance(self, claim: Condition, colony: int, where: Positions) -> float:
        match claim:
            case All():
                chance = 1.0
                for part in claim.of:
                    chance *= self._chance(part, colony, where)
                return chance
            case Exists():
                return float(self._is_there(claim.who, colony, where))
            case AtLeast(of=Count(of="barricades")):
                return float(sum(bars(self.outlook.places[self._home(colony)])) >= 1)
            case HasDone():
                return self._doable(claim, colony, where)
            case Fought():
                both = (all(self.outlook.sides.people(place, side) for side in SIDES) for place in where.values())
                return FIGHT_WON * any(both)
            case _:
                return 0.0

    def _is_there(self, who: Survivors, colony: int, where: Positions) -> bool:
        """Whether there is somebody as the card says, with the wolf's people standing there."""
        if who.of == "you":
            return any(self._fits(who, colony, place) for place in where.values())
        theirs = [s for place in where.values() for s in self.outlook.sides.people(place, colony)]
        return any(s.wounds + s.frostbite + s.despair for s in theirs) if who.wounded else bool(theirs)

    def _fits(self, who: Survivors, colony: int, place: str) -> bool:
        if who.at == "enemy-colony" and place != self._home(colony):
            return False
        if who.at == "non-colony" and is_home(self.view, place):
            return False
        return who.with_ != "enemy" or bool(self.outlook.sides.people(place, colony))

    def _doable(self, deed: HasDone, colony: int, where: Positions) -> float:
        """Whether the dice and cards at hand are enough for what must be done in this turn."""
        if deed.what == "add-to-crisis":
            fitting = sum(self.outlook.crisis.wanted(self.outlook.symbol(key)) for key in self.outlook.hand)
            return float(fitting >= deed.times)
        if deed.what == "send-home":
            return SENT_HOME * any(
                self._is_full(place) and self.outlook.sides.people(place, colony) for place in where.values()
            )
        places = {name: place for name, place in where.items() if self._serves(deed, colony, place)}
        return max((SUCCESS * self._enough(deed, name, place) for name, place in places.items()), default=0.0)

    def _serves(self, deed: HasDone, colony: int, place: str) -> bool:
        return not isinstance(deed.who, Survivors) or self._fits(deed.who, colony, place)

    def _enough(self, deed: HasDone, name: str, place: str) -> bool:
        spot = self.outlook.places[place]
        if deed.what == "barricade":
            free = sum(max(0, room(spot, entrance)) for entrance in range(len(spot.zombies)))
            return not is_home(self.view, place) and min(free, len(self.dice)) >= deed.times
        attack = self.library.survivors[name].attack
        return min(max(spot.zombies, default=0), sum(die >= attack for die in self.dice)) >= deed.times

    def _is_full(self, place: str) -> bool:
        spot = self.outlook.places[place]
        there = len(self.outlook.at(place)) + len(spot.standees) + spot.bandits + spot.blocked
        return not is_home(self.view, place) and there >= spot.survivor_spaces

    def _payable(self, card: Mission) -> bool:
        """Whether the hand and the dice are enough for the price."""
        hand = [self.outlook.symbol(key) for key in self.outlook.hand]
        cards = all(
            sum(word.symbol in (None, symbol) for symbol in hand) >= (word.n if isinstance(word.n, int) else 1)
            for word in words_in(card.cost, Discard)
        )
        return cards and len(self.dice) >= sum(1 for _ in words_in(card.cost, Dice))

    def _price(self, key: str) -> float:
        """What a card is worth that a mission costs and the hand doesn't have."""
        symbol = self.outlook.symbol(key)
        short = (card for card in self.held.values() if not self._payable(card))
        return UNASKED_MISSION * any(word.symbol == symbol for card in short for word in words_in(card.cost, Discard))

    def _ease(self, key: str) -> float:
        """How likely a mission is done in this turn, wherever one goes for it."""
        card = self.held[key]
        if card.at_once:
            return FIGHT_WON
        sides = [NOBODY] if card.whom == "both" else SIDES
        first = self.outlook.group[0].id if self.outlook.group else ""
        spots = [{**self.now, first: place.name} for place in self.view.places] if first else []
        chances = [self._chance(card.claim, colony, where) for colony in sides for where in spots]
        return self._payable(card) * max(chances, default=0.0)

    # What is done for them

    def _act(self, answer: Answer) -> float:
        match answer:
            case ("claim", key):
                sides = [NOBODY] if self.held[key].whom == "both" else SIDES
                return 40.0 + max(self.worth(key, colony) for colony in sides)
            case ("move", name, target, *_):
                return self._stands({**self.now, name: target}) - self._stands(self.now)
            case ("attack", name, "zombie", *_):
                return self._step("kill-zombie", self.now[name])
            case ("barricade", name, *_):
                return self._step("barricade", self.now[name])
            case ("add", key):
                return self._step("add-to-crisis", "") if self.outlook.crisis.wanted(self.outlook.symbol(key)) else 0.0
            case _:
                return 0.0

    def _stands(self, where: Positions) -> float:
        """What it brings to stand there: the missions in reach, and the objective where it says where to be."""
        here = sum(self.reach(card, where) for card in self.held.values())
        return here + STANDING * sum(self._is_there(who, side, where) for who in self._wanted_at for side in SIDES)

    @cached_property
    def _wanted_at(self) -> list[Survivors]:
        """Where the objective asks for somebody."""
        return [word.who for word in words_in(self.aims.conditions, Exists)]

    def _step(self, what: str, place: str) -> float:
        """What one deed is worth, of those that a mission asks for in this turn."""
        total = 0.0
        for key, card in self.held.items():
            for deed in words_in(card.claim, HasDone):
                sides = [NOBODY] if card.whom == "both" else [c for c in SIDES if self._serves(deed, c, place)]
                if deed.what == what and sides:
                    total += max(self.worth(key, colony) for colony in sides) / deed.times
        return total

    # Taking sides

    def _fight(self, place: str, colony: int) -> float:
        """What it brings to fight for a colony tonight: what combats won do for missions, less what a defeat costs."""
        sides, hired = self.outlook.sides, self._at(place)
        bullets = [min(BULLETS_READY, self.view.colonies[side].bullets) for side in SIDES]
        fighters = [sum(1 + self.outlook.is_armed(s) for s in sides.people(place, side)) for side in SIDES]
        strength = [sum(both) for both in zip(fighters, bullets, strict=True)]
        armed = sum(self.outlook.is_armed(s) for s in sides.people(place, sides.number))
        won, lost = combat.chances(strength[colony] + hired + armed - strength[1 - colony])
        asked = sum(self._hired(key, card, colony) for key, card in self.held.items() if card.at_once)
        prices = [self.outlook.health.price(s.id) for s in sides.people(place, sides.number)]
        return (
            won * asked
            + LIKING * (won - lost) * (self.liking(colony) - self.liking(1 - colony)) / 2
            - lost * WOUNDS_OF_HIRED * max(prices, default=0.0)
        )

    def _hired(self, key: str, card: Mission, colony: int) -> float:
        """What a mission brings if the combat is won for a colony."""
        fights = list(words_in(card.claim, Fought))
        for fought in fights:
            if fought.result == "won" and fought.hired in ("for", "against"):
                return self.worth(key, colony if fought.hired == "for" else 1 - colony)
        return 0.0

    def _at(self, place: str) -> int:
        return sum(survivor.place == place for survivor in self.outlook.group)

    def _home(self, colony: int) -> str:
        return self.view.colonies[colony].place

    def _number(self, place: str) -> int:
        return next(n for n in SIDES if self._home(n) == place)


def card_key(card: Mission) -> str:
    """The key under which a mission stands in the library."""
    return f"{card.id}@mission"
