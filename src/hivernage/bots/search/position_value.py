"""What a position of an imagined table promises one seat, in the currency of marks: one morale counts 20."""

from __future__ import annotations

from math import exp
from typing import assert_never

from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.reading.stakes import MORALE
from hivernage.cards.conditions import (
    Alive,
    All,
    AloneTogether,
    AtLeast,
    AtMost,
    BetrayersExiled,
    ChapterDone,
    Complete,
    Condition,
    Either,
    Exists,
    FirstPlayer,
    Fought,
    HasDone,
    HasMoved,
    InDeck,
    IsBuilt,
    LastRound,
    Leads,
    MoreThan,
    Not,
    OfEachColony,
    SearchedSince,
)
from hivernage.insight.goals import Goal, goals
from hivernage.model.parts import Colony
from hivernage.model.state import State
from hivernage.rules.conditions import count, holds, number
from hivernage.rules.facts import meal, waste_price, weight
from hivernage.rules.homes import colony_of
from hivernage.rules.powers import extra_food_due, waste_group
from hivernage.rules.scope import Scope
from hivernage.rules.victory import goals_of
from hivernage.table import Table
from hivernage.views import view

# Marks of games that are over: positions on the way lie between them
WON = 700.0
COMPLETE = 400.0  # the colony has succeeded, which the seat hoped for, but its own objective isn't met
LOST = {1: -100.0, 0: -300.0, -1: -800.0}  # by what the seat hoped for: success, nothing, the colony's fall

# Marks of positions, which for those who hope for the fall count against them
OWN_CONDITION = 80.0  # each condition of the personal objective
SUCCESS = 300.0  # the main objective, times the chance that the colony lives to meet it
PROGRESS = 100.0  # the main objective, times the share of it that is done
LOSS_A_ROUND = 0.9  # morale that a round costs regulars
PACE = 0.12  # share of a main objective that they do in one

# Marks for one of each, by how much of a morale it is ahead by two rounds later, in games of regulars
FOOD = 4.0
MOUTH = 1.0
STARVATION = 5.0
CARD = {"food": 6.0, "medicine": 3.0, "fuel": 1.5, "tool": 5.0, "weapon": 5.0, "book": 5.0, "survivor": 1.0}
SURVIVOR = 4.0
WOUND = 2.5
FROSTBITE = 12.0
EQUIPPED = 3.0  # a card next to a survivor
ZOMBIE_AT_HOME = 2.5
ZOMBIE_OUTSIDE = 0.3
NOISE = 0.7
OVERRUN_TONIGHT = 4.0  # a zombie that finds no room
OVERRUN_SOON = 1.5  # the same in three rounds
BUILT = 0.5  # share of what improvements do in the rounds to come


def position_value(table: Table, seat: int) -> float:
    """How good a position looks for a seat that means to win by its own objective; reads all cards, as imagined."""
    state = table.state
    side = allegiance(table, seat)
    if state.over:
        if seat in state.winners:
            return WON
        return COMPLETE if state.complete and side > 0 else LOST[side]
    own = sum(distance(state, condition, seat) for condition in goals_of(state, seat))
    return side * colony_worth(table, seat) - OWN_CONDITION * own


def allegiance(table: Table, seat: int) -> int:
    """1: the seat wins with the colony; -1: by its fall; 0: by neither."""
    conditions = goals_of(table.state, seat) or (Complete(),)
    if any(isinstance(condition, Complete) for condition in conditions):
        return 1
    fall = any(isinstance(c, Not) or (isinstance(c, AtMost) and c.of.of == "morale") for c in conditions)
    return -1 if fall else 0


# The personal objective


def distance(state: State, condition: Condition, seat: int) -> float:
    """How much of a condition is still missing, 0 to 1; what isn't counted is no distance."""
    scope = Scope(seat)
    match condition:
        case All():
            return sum(distance(state, part, seat) for part in condition.of) / len(condition.of)
        case Either():
            return min(distance(state, part, seat) for part in condition.of)
        case AtLeast() if condition.of.of != "morale":
            needed = max(1, number(state, condition.n, scope))
            return max(0, needed - count(state, condition.of, scope)) / needed
        case AtMost() if condition.of.of != "morale":
            over = count(state, condition.of, scope) - number(state, condition.n, scope)
            return min(1.0, max(0, over) / 4)
        case MoreThan():
            return 0.0 if holds(state, condition, scope) else 0.5
        case AtLeast() | AtMost() | Not() | Complete() | LastRound() | BetrayersExiled() | ChapterDone():
            return 0.0  # the colony's fate, and that of others
        case Exists() | AloneTogether() | InDeck() | Alive() | SearchedSince() | FirstPlayer() | HasMoved() | IsBuilt():
            return 0.0 if holds(state, condition, scope) else 0.5
        case Fought() | Leads() | HasDone() | OfEachColony():
            return 0.0 if holds(state, condition, scope) else 0.5
        case _:
            assert_never(condition)


# The colony


def colony_worth(table: Table, seat: int) -> float:
    """How the colony stands: what it has, what threatens it, and how far it has come."""
    state = table.state
    colony = colony_of(state, seat)
    outlook = Outlook(view(table, seat), state.library)
    stores = _stores(state, colony) + BUILT * outlook.improvements.promise()
    return _hope(state, colony) + stores + _people(state) - _danger(state, outlook)


def _stores(state: State, colony: Colony) -> float:
    worth = FOOD * colony.food - STARVATION * colony.starvation
    worth -= MORALE * min(2, state.rounds_left) / 2 * waste_price(len(colony.waste), waste_group(state, colony))
    worth -= MOUTH * meal(weight(colony) + len(state.at(colony.place)), extra_food_due(state))
    for player in state.players:
        if not player.exiled:
            worth += sum(CARD[state.library.items[key].symbol] for key in player.hand)
    return worth


def _people(state: State) -> float:
    worth = 0.0
    for survivor in state.survivors.values():
        worth += SURVIVOR - WOUND * (survivor.wounds + survivor.despair) - FROSTBITE * survivor.frostbite
        worth += EQUIPPED * len(survivor.cards)
    return worth


def _danger(state: State, outlook: Outlook) -> float:
    """Entrances that would be overrun in the next rounds if nobody did anything, and the dead in front of them."""
    worth = ZOMBIE_AT_HOME * sum(state.places[outlook.home].zombies)
    for name, place in state.places.items():
        if name == outlook.home or state.at(name):
            worth += OVERRUN_TONIGHT * outlook.night.gaps(name) + OVERRUN_SOON * outlook.night.gaps(name, 3)
        if name != outlook.home:
            worth += ZOMBIE_OUTSIDE * sum(place.zombies) + NOISE * place.noise
    return worth


def _hope(state: State, colony: Colony) -> float:
    """Both must come true: that the morale lasts, and that the main objective is met by then. The weaker one counts."""
    counted = [goal for goal in goals(state) if goal.kind != "last_round"]
    done = sum(map(_share, counted)) / len(counted) if counted else 1.0
    lives = _chance((colony.morale - LOSS_A_ROUND * state.rounds_left) / 1.5)
    comes = _chance((done + PACE * state.rounds_left - 1.0) / 0.12) if counted else 1.0
    return SUCCESS * lives * comes + MORALE / 2 * colony.morale + PROGRESS * done


def _chance(margin: float) -> float:
    return 1.0 / (1.0 + exp(-margin))


def _share(goal: Goal) -> float:
    """How much of a condition of the main objective is done."""
    if goal.current is None or goal.needed is None:
        return float(bool(goal.met))
    if goal.kind == "at_most":
        return 1.0 / (1.0 + max(0, goal.current - goal.needed) / 6)
    if goal.parts:
        return sum(min(1.0, part / goal.needed) for part in goal.parts) / len(goal.parts)
    return min(1.0, goal.current / max(1, goal.needed))
