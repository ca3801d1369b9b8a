"""A war as one seat sees it: who stands where, what a night of combats brings, whom to hit, whom to elect."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from hivernage.bots.reading.card_words import words_in
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.reading.tally import SIDES, room
from hivernage.bots.war import combat
from hivernage.bots.war.combat import Force, Plan
from hivernage.cards.targets import Count
from hivernage.rules.facts import faces
from hivernage.view_homes import is_home, turns_to_come
from hivernage.views import ColonyView, CombatView, SurvivorView

PLAIN = Plan(0, False, 0)  # before any tactic
BULLETS_READY = 3  # bullets at most that one counts on for a combat that may come
ENEMY_LIFE = 0.5  # share of one of our lives that an enemy's death is worth: it wins nothing by itself
HIRED = 1000.0  # marks: whoever was hired for the night pays first
STRANGER = 0.5  # malice towards a lone wolf who has served neither colony; an enemy 1, an ally 0
GRUDGE = 0.4  # malice that deeds take away or add, done often enough for us or against us
ENOUGH_DEEDS = 2.0  # deeds after which a wolf is known for a friend or a foe
COURTED = 20.0  # marks for leaving a place to a wolf who means us as well as can be
INTRUDER = 12.0  # marks: an enemy at the doors when nobody of ours is at home costs a morale


class War:
    """The same table, asked about the enemy."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.view = outlook.view
        self.library = outlook.library
        self.colony = outlook.colony
        self.sides = outlook.sides
        self.number = outlook.sides.number
        self._nights: dict[tuple[str, ...], float] = {}

    # Combats

    @cached_property
    def _cards(self) -> combat.Meetings:
        return combat.meetings(self.library.tactics.values())

    def life(self, colony: ColonyView) -> float:
        """What the death of one of a colony costs it: a morale, and a pair of hands."""
        weights = self.outlook.weights
        morale = weights.morale * (1 + weights.despair / max(1, colony.morale))
        return (morale + weights.survivor * self.view.rounds_left) * (1.0 if colony is self.colony else ENEMY_LIFE)

    def force(self, people: Sequence[SurvivorView], colony: ColonyView, place: str) -> Force:
        """One side of a combat; `people` are all of one colony."""
        lives = sorted(max(1, _wounds_left(s)) for s in people)
        prize = self._prize(place) if colony is self.colony else 0.0
        armed = sum(map(self.outlook.is_armed, people))
        return Force(tuple(lives), armed, colony.bullets, round(self.life(colony)), prize, colony.place == place)

    def _prize(self, place: str) -> float:
        """What the main objective gives for a victory."""
        won = [power.do for power in self.outlook.side.powers if power.whenever == "won-combat"]
        stolen = sum(self.outlook.worth(effect) for effect in won) if place == self.sides.enemy.place else 0.0
        return round(self.outlook.objective.victory(place) + stolen)

    def forces(self, place: str, coming: Sequence[SurvivorView], gone: SurvivorView | None) -> tuple[Force, Force]:
        """Both sides of the combat at a place, if some come or one has gone."""
        moved = {survivor.id for survivor in coming} | ({gone.id} if gone else set())
        ours = [*(s for s in self.sides.people(place, self.number) if s.id not in moved), *coming]
        theirs = self.sides.people(place, 1 - self.number)
        return self.force(ours, self.colony, place), self.force(theirs, self.sides.enemy, place)

    def night(self, place: str, *coming: SurvivorView, gone: SurvivorView | None = None) -> float:
        """What the night brings at a place: a combat, ground held, enemies at the doors of an empty home."""
        key = (place, gone.id if gone else "", *(survivor.id for survivor in coming))
        if key not in self._nights:
            self._nights[key] = self._night(place, coming, gone)
        return self._nights[key]

    def _night(self, place: str, coming: Sequence[SurvivorView], gone: SurvivorView | None) -> float:
        if self.sides.is_lone:
            return self._caught_between(place, len(coming) - (gone is not None and gone.place == place))
        us, them = self.forces(place, coming, gone)
        value = self._ground(place, us, them)
        if us.lives and them.lives:
            bullets = min(BULLETS_READY, us.bullets) - min(BULLETS_READY, them.bullets)
            value += combat.outcome(us, them, PLAIN, PLAIN, us.strength - them.strength + bullets)
        return value

    def _caught_between(self, place: str, more: int) -> float:
        """What it costs the lone wolf to be where both colonies will fight: each who flees rolls (LW4.2)."""
        both = all(self.sides.people(place, side) for side in SIDES)
        return -self.outlook.stakes.exposure * (len(self.sides.people(place, self.number)) + more) * both

    def _ground(self, place: str, us: Force, them: Force) -> float:
        """What it brings to stand there when the objective is looked at, and what it costs to leave home empty."""
        if not is_home(self.view, place):
            control = (len(us.lives) > len(them.lives)) - (len(us.lives) < len(them.lives))
            return self.outlook.objective.piece("controlled") * control
        empty, others = (them, us) if place == self.sides.enemy.place else (us, them)
        intruders = 0.0 if empty.lives else INTRUDER * len(others.lives)
        held = self._doors_held(place, len(us.lives)) if place == self.sides.enemy.place else 0.0
        return held + intruders * (ENEMY_LIFE if place == self.sides.enemy.place else -1.0)

    def _doors_held(self, place: str, n: int) -> float:
        """What the main objective gives for one door of theirs after another."""
        counted = any(count.of == "doors-held" for count in words_in(self.outlook.side, Count))
        return (
            self.outlook.objective.piece("tokens") * min(n, len(self.outlook.places[place].zombies)) if counted else 0.0
        )

    def go(self, name: str, target: str) -> float:
        """What a move changes about the night."""
        survivor = self.outlook.survivors[name]
        leaves = self.night(survivor.place, gone=survivor) - self.night(survivor.place)
        raids = self.sides.is_theirs(target) and not self.sides.is_lone
        return leaves + (self._raid(survivor) if raids else self._joins(target, survivor))

    def _joins(self, target: str, *coming: SurvivorView) -> float:
        """What it brings to each of those who come to a place."""
        return (self.night(target, *coming) - self.night(target)) / len(coming)

    def _raid(self, first: SurvivorView) -> float:
        """What it brings to go to the enemy's doors: nobody goes there alone who counts on others to follow."""
        place = self.outlook.places[self.sides.enemy.place]
        doors = sum(room(place, entrance) > 0 for entrance in range(len(place.zombies)))
        others = [s for s in self._followers if s.id != first.id][: max(0, doors - 1)]
        return max(self._joins(self.sides.enemy.place, first, *others[:n]) for n in range(len(others) + 1))

    @cached_property
    def _followers(self) -> list[SurvivorView]:
        """Those of ours who may still go to the enemy's doors in this round, the strongest; some have other things to
        do."""
        seats = {self.view.seat, *turns_to_come(self.view)}
        ready = [
            s for s in self.view.survivors if s.owner in seats and not s.moved and not self.sides.is_theirs(s.place)
        ]
        ready.sort(key=lambda s: (self.outlook.is_armed(s), _wounds_left(s), s.id), reverse=True)
        return ready[: round(self.outlook.weights.follow * len(ready))]

    # In a combat

    def _now(self) -> tuple[CombatView, Force, Force]:
        """The combat that is going on, and both sides of it."""
        fight = self.view.combat
        assert fight is not None
        there = {s.id for s in self.outlook.at(fight.place)}
        ours, theirs = (
            [self.outlook.survivors[name] for name in fight.sides[side] if name in there]
            for side in (self.number, 1 - self.number)
        )
        us = self.force(ours, self.colony, fight.place)
        return fight, us, self.force(theirs, self.sides.enemy, fight.place)

    def tactics(self) -> combat.Matrix:
        """Our tactics against theirs, in the order of the cards."""
        _, us, them = self._now()
        return combat.tactics(us, them, self._cards)

    def bets(self) -> combat.Matrix:
        """Our bets against theirs."""
        fight, us, them = self._now()
        mine, others = (self.library.tactics[fight.tactics[side]] for side in (self.number, 1 - self.number))
        ahead = fight.strength[self.number] - fight.strength[1 - self.number]
        return combat.bets(us, them, combat.plan(mine, others), combat.plan(others, mine), ahead)

    def hit(self, name: str, wounds: int) -> float:
        """What it brings to wound an enemy: the strongest of those who die by it, else whoever is nearest to it."""
        survivor = self.outlook.survivors[name]
        left = _wounds_left(survivor)
        return 100.0 * (left <= wounds) + self._skill(survivor) + 5.0 / max(1, left)

    def bear(self, name: str) -> float:
        """Who of ours had better take a wound: who is far from death, and the least of those who would die."""
        survivor = self.outlook.survivors[name]
        if not self.sides.is_ours(survivor):
            return HIRED  # whoever was hired for the night pays first
        left = _wounds_left(survivor)
        return -100.0 * (left <= 1) + 10.0 * left - self._skill(survivor)

    def _skill(self, survivor: SurvivorView) -> float:
        card = self.library.survivors[survivor.id]
        return 0.5 * (faces(card.attack) + faces(card.search)) + 2.0 * self.outlook.is_armed(survivor)

    # The lone wolf

    @cached_property
    def wolf_leans(self) -> float:
        """How well the lone wolf means us by what everybody has seen, from -1 to 1.

        Missions for or against either colony, combats fought for one of them, and whether more of the missions that
        nobody has shown yet help or harm.
        """
        wolf, missions = self.view.wolf, self.library.missions
        if wolf is None:
            return 0.0
        good = {key: 1 if card.does == "help" else -1 for key, card in missions.items()}
        sides = {self.number: 1, 1 - self.number: -1}
        served = sum(good[done.card] * sides.get(done.colony, 0) for done in wolf.done)
        hired = sum(sides.get(fight.wolf, 0) for fight in self.view.fights)
        left = [sign for key, sign in good.items() if key not in {done.card for done in wolf.done}]
        return max(-1.0, min(1.0, (served + hired + sum(left) / max(1, len(left))) / ENOUGH_DEEDS))

    def malice(self, seat: int) -> float:
        """How ill we mean somebody, from 0 for an ally to 1 for an enemy; a lone wolf is courted, or paid back."""
        if self.sides.is_ally(seat):
            return 0.0
        is_wolf = self.view.wolf is not None and self.view.wolf.seat == seat
        return STRANGER - GRUDGE * self.wolf_leans if is_wolf else 1.0

    # Full places and leaders

    def send_home(self, name: str) -> float:
        """Somebody who leaves a full place: an enemy before one of ours, the more it hurts them the better."""
        survivor = self.outlook.survivors[name]
        if self.sides.is_ours(survivor):
            return -self._skill(survivor) - 20.0 * (survivor.owner != self.view.seat)
        price = 2 if self.outlook.is_armed(survivor) else 1
        courted = COURTED * (1.0 - self.malice(survivor.owner))
        return 5.0 + self._skill(survivor) - combat.BULLET * price - courted

    def door(self, home: str, entrance: int) -> float:
        """At which of their doors to stand: where none of ours stands yet, and room for their zombies runs out."""
        place = self.outlook.places[home]
        taken = any(s.entrance == entrance and self.sides.is_ours(s) for s in self.outlook.at(place.name))
        return place.zombies[entrance - 1] / 10 - 2.0 * taken

    def leads_well(self, seat: int) -> float:
        """Who had better lead a colony: whoever has most left, of people and of cards."""
        group = [survivor for survivor in self.view.survivors if survivor.owner == seat]
        health = sum(_wounds_left(s) for s in group)
        leads = self.colony.leader == seat
        return health + sum(map(self._skill, group)) + len(self.view.players[seat].hand) / 2 + leads


def _wounds_left(survivor: SurvivorView) -> int:
    """Wounds that somebody has left to live."""
    return survivor.deadly - survivor.wounds - survivor.frostbite - survivor.despair
