"""Marks of somebody with aims of their own: what brings them nearer, what harms the colony, and how openly."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import msgspec

from hivernage.bots.actions.bandits import Raids
from hivernage.bots.actions.hand import Hand
from hivernage.bots.aims.aims import Aims
from hivernage.bots.aims.answer_outcomes import AnswerOutcomes
from hivernage.bots.aims.effect_outcomes import Change
from hivernage.bots.reading.card_words import words_in
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.treason.damage import Damage
from hivernage.bots.weights import NEVER
from hivernage.cards.effects import KillZombies
from hivernage.cards.library import face, origin
from hivernage.cards.targets import Count
from hivernage.model.ids import DIE
from hivernage.model.question import Answer, Question
from hivernage.rules.facts import DEADLY, DIE_TOP, chance

OWN_STEP = 120.0  # marks for one step towards the personal objective
HARM = 40.0  # marks for one morale that the colony loses
DEATH_BY_COLD = 0.18  # chance of a survivor to die, sooner or later, by one exposure roll
EXPOSURE = 10.0  # marks that a roll costs when the survivor is needed
RESCUE = 2.5  # factor for help when the colony would fall too early
CERTAIN_MISS = -1.0  # cards short at which a crisis needs no more spoiling
CERTAIN = 1.5  # cards too few or too many, at which one more card changes nothing and looks well
MOST_SPOILERS = 2  # cards that one dares to spoil a crisis with
IDLE_DIE = 0.1  # marks: a die that is left over makes people wonder too
LATE = 2  # rounds left in which a little carelessness is worth the looks
CARELESS = 0.3  # morale that a careless token may cost in passing
CARDS_UNNOTICED = 3  # cards looked at in a search before more noise makes people wonder
FOOD_UNNOTICED = 2  # spare food tokens that nobody asks about
EXCUSABLE = 3.0  # marks between two options that nobody blames on malice

TAKEN = ("keep", "fetch", "retrieve", "take", "steal", "loot")
GIVEN = ("discard", "give-away", "swap", "stake")


class Conduct(msgspec.Struct, frozen=True):
    """How somebody behaves who goes their own way."""

    malice: float  # how much the colony's harm is wished for, from -1 (it must live on) to 1
    is_open: bool  # whether others may see it
    is_quiet: bool  # whether nothing may look suspicious for now
    is_rival: bool  # whether the colony is to come no nearer to its objective


class GainAndHarm:
    """The answers to one question, by what they bring oneself and what they cost the colony."""

    def __init__(self, outlook: Outlook, aims: Aims, damage: Damage, conduct: Conduct) -> None:
        self.outlook, self.aims, self.damage = outlook, aims, damage
        self.outcomes = AnswerOutcomes(outlook, aims)
        self.view = outlook.view
        self.conduct = conduct
        self.malice, self.is_open = conduct.malice, conduct.is_open

    def marks(self, question: Question, answers: Sequence[Answer], loyal: Sequence[float]) -> list[float]:
        if question.kind == "action":
            return [self._act(answer, mark) for answer, mark in zip(answers, loyal, strict=True)]
        if question.kind in ("vote", "tie", "crossroads", "option"):
            own = [OWN_STEP * self.outcomes.choice(question, answer) for answer in answers]
            return [mark + gain for mark, gain in zip(self._choice(loyal), own, strict=True)]
        return [self._answer(question, answer, mark) for answer, mark in zip(answers, loyal, strict=True)]

    def _choice(self, loyal: Sequence[float]) -> list[float]:
        """The worse option, if nobody can call that a crime."""
        if self.malice > 0 and (self.is_open or max(loyal) - min(loyal) <= EXCUSABLE):
            return [-mark for mark in loyal]
        return list(loyal)

    # Answers to small questions

    def _answer(self, question: Question, answer: Answer, loyal: float) -> float:
        aims = self.aims
        match question.kind, answer:
            case "search", ("keep", key):
                return loyal + OWN_STEP * aims.wish(key)
            case "search", ("noise", *_):
                return self._noise(question.args[1], loyal)
            case kind, (_, key, *_) if kind in TAKEN and key in self.outlook.library.items:
                return loyal + OWN_STEP * aims.wish(key)
            case kind, (_, key, *_) if kind in GIVEN and key in self.outlook.library.items:
                return loyal - OWN_STEP * aims.need(key)
            case "give", ("give", key, *_):
                return loyal if self.malice <= 0 and aims.is_spare(key) else NEVER
            case (("pledge" | "may-pay"), (_, key, *_)) if key in self.outlook.library.items:
                return loyal - OWN_STEP * max(0.0, aims.need(key))
            case "spread", (word,):
                return self._spread(question, word, loyal)
            case "entrance", (_, number):
                return self._entrance(question.args, int(number) - 1, loyal)
            case "place", (_, name) if question.args == ("bandit",):
                return OWN_STEP * self.outcomes.choice(question, answer) + Raids(self.outlook, Hand(self.outlook)).send(
                    name, self.malice
                )
            case "attract", ("place", name):
                return float(name != self.outlook.home) + sum(self.outlook.places[name].zombies) / 10
            case (("improvement" | "may" | "call"), _):
                return loyal + OWN_STEP * self.outcomes.choice(question, answer)
            case _:
                return loyal

    def _noise(self, place: str, loyal: float) -> float:
        """Another card, as long as something is to be hoped for; a zombie more is no grief."""
        mine = self.view.mine
        if (
            not self.is_open
            and mine is not None
            and len(mine.searching) > (1 if self.conduct.is_quiet else CARDS_UNNOTICED)
        ):
            return loyal
        return max(loyal + 4 * self.malice, OWN_STEP * self.aims.finds(place) * self._has_room(place, 1))

    def _spread(self, question: Question, word: str, loyal: float) -> float:
        if self.malice <= 0:
            return loyal
        mine = self.outlook.survivors[question.args[0]].owner == self.view.seat
        needed = mine and self.aims.gain(Change("survivors", self.outlook.home, -1)) < 0
        return float((word == "accept") != needed)

    def _entrance(self, args: tuple[str, ...], entrance: int, loyal: float) -> float:
        """Zombies to where they break in, barricades to where nobody comes."""
        purpose, name = args
        if purpose != "lure-to":
            return -loyal if self.is_open else loyal
        if name != self.outlook.home or not self.is_open:
            return loyal
        return -float(self.outlook.night.holds(name, entrance)) if self.damage.arrivals()[entrance] else -10.0

    # Actions

    def _act(self, answer: Answer, loyal: float) -> float:
        own = OWN_STEP * self._nearer(answer) + self._finds_and_ways(answer) + self._shelter(answer)
        harm = self.malice * HARM * self._harm(answer) if self.malice > 0 else 0.0
        loyal = self._zeal(answer, loyal)
        if self.conduct.is_rival and self._advances(answer):
            loyal = min(loyal, IDLE_DIE if answer[-1] in DIE else NEVER)
        if loyal < NEVER / 2:
            return own + harm - 1.0 if own + harm > 0 else NEVER
        if self.is_open and answer != ("end",):
            return own + harm - 1.0
        return loyal + own + harm

    def _zeal(self, answer: Answer, loyal: float) -> float:
        """How a helpful action looks to somebody who wishes the colony ill, or needs it to live a little longer."""
        if loyal <= 0 or not self._helps(answer):
            return loyal
        if self.malice < 0:
            return RESCUE * loyal
        if self.malice == 0 or self.is_open:
            return loyal
        return IDLE_DIE if answer[-1] in DIE else loyal / 10 - 4.0

    def _advances(self, answer: Answer) -> bool:
        """Whether an action brings the colony nearer to its objective, and isn't needed to hold a place."""
        match answer:
            case ("store", *_):
                return True
            case ("attack", name, "zombie", *_):
                place = self.outlook.survivors[name].place
                return self._has_room(place) and self._counts("tokens", "zombies")
            case ("use", name, *_):
                return self._counts("tokens", "zombies") and self._shoots(answer)
            case ("barricade", name, *_):
                return self._counts("barricades") and self._has_room(self.outlook.survivors[name].place)
            case _:
                return False

    def _counts(self, *things: str) -> bool:
        """Whether the main objective counts such things."""
        return any(count.of in things for count in words_in(self.outlook.side.goal, Count))

    def _shoots(self, answer: Answer) -> bool:
        """Whether using something kills zombies."""
        name = answer[2].split(".")[0]
        cards = [card for key, card in self.outlook.library.cards.items() if face(key) == name]
        return any(any(words_in(card, KillZombies)) for card in cards)

    def _helps(self, answer: Answer) -> bool:
        """Whether an action is for the colony: whatever shores up its doors, its food, its crisis, its objective."""
        outlook = self.outlook
        match answer:
            case ("clean" | "store" | "request", *_):
                return True
            case ("add", key):
                return abs(self.damage.crisis_margin) <= CERTAIN and outlook.symbol(key) in outlook.crisis.symbols
            case ("play", key):
                return outlook.symbol(key) == "food"
            case ("barricade" | "attack", name, *_):
                return outlook.survivors[name].place == outlook.home
            case _:
                return False

    def _nearer(self, answer: Answer) -> float:
        """How much nearer an action brings one's own objective; food that is burnt may starve the colony."""
        burns = answer[0] == "food" and self.malice > 0 and 0 <= self.damage.spare_food <= self._burnt
        return self.aims.gain(Change("starvation", "", 1)) if burns else self.outcomes.gain(answer)

    @cached_property
    def _burnt(self) -> int:
        """Food that can be spent on dice this turn: as much as looks like bad husbandry, or all of it."""
        most = sum(DIE_TOP - value for value in self.damage.dice) - 1
        return most if self.is_open else min(most, FOOD_UNNOTICED)

    def _finds_and_ways(self, answer: Answer) -> float:
        """What searches bring, and ways to places."""
        match answer:
            case ("search", name, *_):
                return OWN_STEP * self.aims.finds(self.outlook.survivors[name].place)
            case ("move", name, target, *fuel):
                return self._way(name, target, bool(fuel))
            case ("attack", name, "zombie", *_):
                return self._peril(name, "attack")
            case _:
                return 0.0

    def _peril(self, name: str, act: str) -> float:
        """What an exposure roll means for the personal objective: some need their people, some had better lose one."""
        if self.outlook.abilities.is_safe(name, act):
            return 0.0
        worth = OWN_STEP * DEATH_BY_COLD * self.aims.gain(Change("survivors", self.outlook.home, -1))
        return worth if worth <= 0 or name == self._victim else -worth

    def _shelter(self, answer: Answer) -> float:
        """What it is worth to hold a place outside where own people would be overrun tonight."""
        match answer:
            case ("barricade", name, *_) | ("attack", name, "zombie", *_):
                place = self.outlook.survivors[name].place
                lives = -self.aims.gain(Change("survivors", self.outlook.home, -1))
                return OWN_STEP * lives if place != self.outlook.home and not self._has_room(place, -1) else 0.0
            case _:
                return 0.0

    @cached_property
    def _victim(self) -> str:
        """A survivor of one's own group who had better die, if the objective asks for fewer."""
        group = self.outlook.group
        if len(group) < 2 or self.aims.gain(Change("survivors", self.outlook.home, -1)) <= 0:
            return ""
        leader = self.view.players[self.view.seat].leader
        return min(group, key=lambda s: (s.id == leader, len(s.cards), -s.wounds)).id

    def _way(self, name: str, target: str, has_fuel: bool) -> float:
        outlook = self.outlook
        survivor = outlook.survivors[name]
        peril = 0.0 if has_fuel else self._peril(name, "move")
        if name == self._victim:
            return peril * 2 * (target != outlook.home)
        if self.is_open and outlook.exiled and self._prey(target) > self._prey(survivor.place):
            return HARM * self._prey(target) - EXPOSURE / 2
        if target == outlook.home or not outlook.places[target].deck:
            return peril - OWN_STEP * self._finds_at(survivor.place)
        here = max(self._finds_at(s.place) for s in outlook.group)
        gain = self.aims.finds(target) - here
        if gain <= 0 or not self._has_room(target):
            return peril + (OWN_STEP * min(0.0, self.aims.finds(target) - self._finds_at(survivor.place)))
        need = outlook.library.survivors[name].search
        now = sum(value >= need for value in self.damage.dice)
        later = 2 * min(2, self.view.rounds_left - 1) * chance(need)
        safe = has_fuel or outlook.abilities.is_safe(name, "move")
        fare = 0.0 if safe else EXPOSURE * outlook.risk(name)
        stays = 5.0 if survivor.place != outlook.home else 0.0
        return OWN_STEP * gain * (now + later / 2) - fare - stays + peril

    def _finds_at(self, place: str) -> float:
        return 0.0 if place == self.outlook.home or not self._has_room(place, -1) else self.aims.finds(place)

    def _prey(self, place: str) -> float:
        """How weak the weakest survivor of the colony at a place is."""
        return max((self._murder(s.id) for s in self.outlook.at(place) if s.owner != self.view.seat), default=0.0)

    def _has_room(self, target: str, more: int = 0) -> bool:
        """Whether a place holds tonight's zombies, and some more."""
        space = sum(self.outlook.night.holds(target, i) for i in range(len(self.outlook.places[target].zombies)))
        return sum(self.outlook.night.arrivals(target)) + more < space

    # Harm

    def _harm(self, answer: Answer) -> float:
        """Morale that an action costs the colony, as far as it may be seen to do so."""
        match answer:
            case ("food", *_):
                return self._burn()
            case ("add", key):
                return self._spoil(key)
            case ("attract", name, *_) if self.is_open and self.outlook.survivors[name].place == self.outlook.home:
                return 1.0 if self.damage.overruns(self.damage.zombies_lured) > self.damage.overruns() else 0.0
            case ("attack", name, target, *_) if self.is_open and target in self.outlook.survivors:
                return self._murder(target)
            case _:
                return 0.0

    def _burn(self) -> float:
        """Tokens spent on dice: all of them when it starves the colony, one too many in passing."""
        damage = self.damage
        if self.is_open:
            return 3.0 + damage.hunger if damage.can_starve and damage.spare_food >= 0 else 0.0
        late = self.view.rounds_left <= LATE and len(damage.dice) > 1
        return CARELESS if late and damage.spare_food == 0 else 0.0

    def _spoil(self, key: str) -> float:
        """A wrong card among those of several others, or any number of them when it no longer matters who sees."""
        outlook, damage = self.outlook, self.damage
        if (
            outlook.symbol(key) in outlook.crisis.symbols
            or not self.aims.is_spare(key)
            or damage.crisis_margin < CERTAIN_MISS
        ):
            return 0.0
        if self.is_open:
            return 2.0
        givers = [seat for seat in damage.added if seat != self.view.seat]
        wrong = [k for k in damage.added.get(self.view.seat, []) if outlook.symbol(k) not in outlook.crisis.symbols]
        shared = any("@" + origin(key) in damage.added[seat] for seat in givers)
        hidden = len(givers) > 1 and shared and not self.conduct.is_quiet and len(wrong) < MOST_SPOILERS
        return 1.0 if hidden and damage.crisis_margin - (MOST_SPOILERS - len(wrong)) < 0 else 0.0

    def _murder(self, target: str) -> float:
        """A wound and a stolen card; the third wound kills."""
        survivor = self.outlook.survivors[target]
        if self.view.players[survivor.owner].exiled:
            return 0.0
        harm = survivor.wounds + survivor.frostbite + survivor.despair
        return self.outlook.library.survivors[target].attack / DIE_TOP * (0.2, 0.4, 1.0)[min(DEADLY - 1, harm)]
