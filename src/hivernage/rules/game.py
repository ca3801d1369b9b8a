"""What a game is made of, chosen once from its options: rules ask for a part by name and never for a box."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from hivernage.cards.card import Crisis
from hivernage.model.options import Options
from hivernage.model.parts import Colony, Survivor
from hivernage.model.state import State
from hivernage.rules.asking import Asking, Rule
from hivernage.rules.facts import Pool, objective_pool, starting_items


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


PAIR: Final = 2  # players


class Deal(NamedTuple):
    """What each of so many players is dealt at the start."""

    items: Callable[[int], int] = starting_items
    survivors: Callable[[int], int] = lambda _players: 4
    """To choose from, where there are enough (S6)."""
    kept: Callable[[int], int] = lambda players: 3 if players == PAIR else 2
    pool: Callable[[Options], Pool] = lambda options: objective_pool(options.players, betrayer=options.betrayer)


class Loner(NamedTuple):
    """A player who belongs to no colony (LW1): what they live in, and what they are dealt.

    `survivors`: so many to choose from, where there are enough; `kept`: so many of them stay.
    """

    seat: int
    settle: Callable[[State], None]
    deal: Callable[[State], None]
    begin_turn: Callable[[State], Rule]
    before_combat: Callable[[State, str], Asking[int]]  # gives the colony that they fight for, if they do
    after_combat: Callable[[State], Rule]
    survivors: int
    kept: int


def no_ways_in(_state: State, _survivor: Survivor, _place: str) -> list[str]:
    """A full place stays closed (F3.1)."""
    return []


def no_sending_away(_state: State, _mover: Survivor, _leaving: Survivor) -> Rule:
    """Nobody is in the way where full places are closed."""
    yield from ()


def right_neighbour(state: State, seat: int) -> int:
    """The player on the right guards the crossroads card (R5)."""
    return state.right_of(seat)


class Game(NamedTuple):
    """The parts of one game: how it flows, what its night is, where it is played, what players can do."""

    flow: Flow
    night: tuple[Part, ...]
    fall: Callable[[State, Colony], Rule]  # what morale 0 means for a colony
    board: tuple[str, ...]
    homes: tuple[str, ...]
    decks: tuple[str, ...]  # those that lie at no place
    seats: range
    verbs: dict[str, tuple[str, ...]]  # what a player can do, by the step they are asked in
    after_crisis: tuple[Callable[[State, Crisis], Rule], ...] = ()  # what follows when a crisis is turned up
    laid_out: tuple[Callable[[State], None], ...] = ()  # what is laid open once all decks are shuffled
    prologue: Callable[[State], None] | None = None  # told before the set-up of the main objective
    epilogue: Callable[[State], None] | None = None  # told as the game ends, when it is known who has won
    refuses: Mapping[str, str] = MappingProxyType({})  # variants that don't go with it, and why
    deal: Deal = Deal()
    loner: Loner | None = None  # who lives in neither colony
    team: Callable[[int, int], int] = lambda _seat, _players: 0  # the colony of each of so many seats
    guard: Callable[[State, int], int] = right_neighbour  # who draws the crossroads card of a seat
    ways_in: Callable[[State, Survivor, str], list[str]] = no_ways_in  # who may be sent home from a full place
    send_away: Callable[[State, Survivor, Survivor], Rule] = no_sending_away  # a mover makes room, at its price (W7)
    by_turns: str = ""  # the step in which two seats move by turns (W4)
    bites_wait: str = ""  # the step in which whoever is bitten lies there until it is over (W5)
    noises: int | None = None  # noise that one search may make; none: as much as there is room for (W8)
    attacks_people: bool = True  # whether survivors of other players can be attacked
    open_crisis: bool = False  # cards are given to the crisis face up, and only those that count (W9)


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
