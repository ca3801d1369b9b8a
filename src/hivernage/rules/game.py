"""What a game is made of, chosen once from its options: rules ask for a part by name and never for a box."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hivernage.cards.card import Crisis
from hivernage.model.parts import Colony
from hivernage.model.state import State
from hivernage.rules.asking import Rule


class Lane(NamedTuple):
    """A rule that begins from plain state, and the turn in progress it belongs to."""

    rule: Callable[[State], Rule]
    turn: int = 0


class Step(NamedTuple):
    """A part of the game that begins from plain state: its lanes run side by side, and it ends when all have.

    A rule that nobody waits for ends with the others. `then` runs when the step ends, however it ended. `asks_first`:
    its rules change nothing before their first question, whose number is kept in the state, so a fork at that
    question needs no replay. `cut`: tidies up where the clock cuts the step short; without it no clock runs.
    `again`: a lane that has ended is begun again while the step still lists it. `keeps`: a turn begins here, a
    position worth keeping.
    """

    lanes: Callable[[State], list[Lane]]
    then: Callable[[State], None] | None = None
    asks_first: bool = False
    cut: Callable[[State], None] | None = None
    again: bool = False
    keeps: bool = False


Flow = dict[str, Step]
"""The steps of a game by name; the state says which one it is in."""


class Part(NamedTuple):
    """A part of the night, with the rule it follows."""

    name: str
    rule: str
    run: Callable[[State], Rule]


class Game(NamedTuple):
    """The parts of one game: how it flows, what its night is, where it is played, what players can do."""

    flow: Flow
    night: tuple[Part, ...]
    fall: Callable[[State, Colony], None]  # what morale 0 means for a colony
    board: tuple[str, ...]
    homes: tuple[str, ...]
    decks: tuple[str, ...]  # those that lie at no place
    seats: range
    verbs: dict[str, tuple[str, ...]]  # what a player can do, by the step they are asked in
    after_crisis: tuple[Callable[[State, Crisis], Rule], ...] = ()  # what follows when a crisis is turned up
    laid_out: tuple[Callable[[State], None], ...] = ()  # what is laid open once all decks are shuffled
    prologue: Callable[[State], None] | None = None  # told before the set-up of the main objective
    epilogue: Callable[[State], None] | None = None  # told as the game ends, when it is known who has won


def with_part(night: tuple[Part, ...], part: Part, after: str) -> tuple[Part, ...]:
    """A night with one more part, after the one of that name."""
    at = next(i for i, other in enumerate(night) if other.name == after) + 1
    return (*night[:at], part, *night[at:])


def with_verb(game: Game, verb: str, step: str = "action") -> dict[str, tuple[str, ...]]:
    """The verbs of a game with one more, at the end of the menu of a step."""
    return {**game.verbs, step: (*game.verbs[step], verb)}


def one_turn(
    rule: Callable[[State], Rule],
    *others: Callable[[State], Rule],
    then: Callable[[State], None] | None = None,
    asks_first: bool = False,
    keeps: bool = False,
) -> Step:
    """A step of the only turn there is."""
    lanes = [Lane(rule), *(Lane(other) for other in others)]
    return Step(lambda _: lanes, then, asks_first, keeps=keeps)
