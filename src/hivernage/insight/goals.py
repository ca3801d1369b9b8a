"""How the main objective and the personal ones stand, in numbers."""

from __future__ import annotations

from typing import Literal, assert_never

import msgspec

from hivernage.cards.card import goals_on
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
    parts_of,
)
from hivernage.cards.library import card_of_node
from hivernage.cards.targets import Count
from hivernage.insight.trial import is_known, is_open, speaks_of
from hivernage.model.parts import Player
from hivernage.model.state import State
from hivernage.rules.conditions import by_deck, count, holds, number, on_entrances
from hivernage.rules.homes import colony_of, leader_of
from hivernage.rules.powers import side
from hivernage.rules.scope import Scope
from hivernage.rules.victory import goals_of, is_complete, own_scope


class Goal(msgspec.Struct, frozen=True):
    """One condition of an objective; `card` is the objective, or the card that added the condition.

    `number`: which condition of the card, from 0. `of`, `at` and `symbol` say what is counted; `parts`: the numbers
    entrance by entrance (place by place, or deck by deck) where each of them must do. `more_than`: `needed` is what
    beats the others. `complete`: it asks for the main objective, as if that were judged now. Nulls: nobody may know, or
    nothing to count.
    """

    card: str
    number: int
    kind: Literal["at_least", "at_most", "more_than", "last_round", "complete", "other"]
    met: bool | None
    current: int | None = None
    needed: int | None = None
    of: str = ""
    at: str = ""
    symbol: str = ""
    parts: list[int] | None = None


class PersonalGoals(msgspec.Struct, frozen=True):
    """The conditions that a seat wins by: all of them must hold. Without a personal objective there are none."""

    seat: int
    goals: list[Goal]


def goals(state: State, colony: int = 0) -> list[Goal]:
    """The conditions of the main objective for a colony, then those that cards have added."""
    scope = Scope(leader_of(state, state.colonies[colony]), card=state.main_key)
    found = _of_card(state, state.main_key, side(state).goal, scope)
    for node in state.goals:
        found += _of_card(state, card_of_node(node), state.library.nodes[node].goal, scope)
    return found


def personal_goals(state: State, seat: int) -> PersonalGoals:
    """The conditions of a seat's own objective, for its eyes only: nobody else's hand is read before the end."""
    printed = _printed(state, state.players[seat])
    main_is_open = all(goal.met is not None for goal in goals(state, state.players[seat].colony))
    found = []
    for condition in (part for goal in goals_of(state, seat) for part in parts_of(goal)):
        known = is_known(condition) and (main_is_open or not speaks_of(condition, Complete))
        found.append(_goal(state, *printed[condition], condition, own_scope(state, seat), known))
    return PersonalGoals(seat, found)


def _printed(state: State, player: Player) -> dict[Condition, tuple[str, int]]:
    """Where the conditions on a player's objectives stand: on which card, and as which of its conditions."""
    old, new = player.objective, player.exiled_objective
    cards = ((old, state.library.secrets.get(old)), (new, state.library.exiled.get(new)))
    return {part: (key, n) for key, card in cards if card for n, part in enumerate(goals_on(card))}


def _of_card(state: State, card: str, condition: Condition, scope: Scope) -> list[Goal]:
    return [_goal(state, card, n, part, scope, is_open(part)) for n, part in enumerate(parts_of(condition))]


def _goal(state: State, card: str, n: int, condition: Condition, scope: Scope, known: bool) -> Goal:
    if not known and not state.over:
        return Goal(card, n, "other", None)
    met = _holds_now(state, condition, scope)
    match condition:
        case AtLeast():
            return _counted(state, Goal(card, n, "at_least", met), condition, scope)
        case AtMost():
            return _counted(state, Goal(card, n, "at_most", met), condition, scope)
        case MoreThan():
            return _compared(state, Goal(card, n, "more_than", met), condition, scope)
        case LastRound():
            return Goal(card, n, "last_round", met, state.round, state.round + state.rounds_left - 1)
        case Complete():
            return Goal(card, n, "complete", met)
        case All() | Either() | Not() | Exists() | AloneTogether() | InDeck() | Alive() | SearchedSince():
            return Goal(card, n, "other", met)
        case BetrayersExiled() | ChapterDone() | FirstPlayer() | HasMoved() | IsBuilt() | Fought() | Leads():
            return Goal(card, n, "other", met)
        case HasDone() | OfEachColony():
            return Goal(card, n, "other", met)
        case _:
            assert_never(condition)


def _holds_now(state: State, condition: Condition, scope: Scope) -> bool:
    """Whether a condition would hold if everything were judged now; the main objective is, at the end of a round."""
    match condition:
        case Complete():
            return colony_of(state, scope.seat).complete if state.over else is_complete(state, scope.seat)
        case Not():
            return not _holds_now(state, condition.of, scope)
        case All():
            return all(_holds_now(state, part, scope) for part in condition.of)
        case Either():
            return any(_holds_now(state, part, scope) for part in condition.of)
        case _:
            return holds(state, condition, scope)


def _counted(state: State, goal: Goal, condition: AtLeast | AtMost, scope: Scope) -> Goal:
    what = condition.of
    return msgspec.structs.replace(
        goal,
        current=count(state, what, scope),
        needed=number(state, condition.n, scope),
        of=what.of,
        at=what.at or "",
        symbol=what.symbol or "",
        parts=_parts(state, what, scope),
    )


def _compared(state: State, goal: Goal, condition: MoreThan, scope: Scope) -> Goal:
    what = condition.of
    players = [player.seat for player in state.players if player.seat != scope.seat and not player.out]
    others = [count(state, what, scope, seat) for seat in players]
    beaten = (max if condition.than == "every-other-player" else min)(others, default=0)
    return msgspec.structs.replace(
        goal,
        current=count(state, what, scope),
        needed=beaten + condition.by,
        of=what.of,
        at=what.at or "",
        symbol=what.symbol or "",
    )


def _parts(state: State, what: Count, scope: Scope) -> list[int] | None:
    """The numbers place by place (or deck by deck), where each of them must do."""
    if not what.each:
        return None
    return by_deck(state, what, scope) if what.of == "stored" else on_entrances(state, what, scope)
