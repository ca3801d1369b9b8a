"""Random play in other Python game libraries, measured the way the engine is: what its figures stand beside.

`measure` knows nothing of a library: it plays any `Game`. Each peer is one function that makes such a `Game`, always
in the way that is kindest to the library.
"""

from __future__ import annotations

import random
import time
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any


@dataclass(frozen=True)
class Game:
    """What the measuring needs to know of a game."""

    name: str
    start: Callable[[random.Random], Any]
    """A new game."""
    legal: Callable[[Any], Sequence[Any]]
    """Everything the player to move may do; nothing when the game is over."""
    decide: Callable[[Any, Any], None]
    """Do it, in place, chance that follows included."""
    fork: Callable[[Any], Any]
    """An independent copy that can be played on from."""
    note: str = ""


@dataclass(frozen=True)
class Figures:
    """What was measured, on one core; without figures, `status` says why."""

    name: str
    status: str = "measured"
    decisions_per_second: float | None = None
    decisions_per_game: float | None = None
    options_per_decision: float | None = None
    games_per_second: float | None = None
    forks_per_second: float | None = None
    bytes_per_fork: int | None = None
    """Python memory that one more fork of a position takes, by tracemalloc."""
    note: str = ""


def measure(game: Game, seconds: float, seed: int = 0) -> Figures:
    """Play and fork at random for about so many seconds: two thirds for playing, one third for forking."""
    rng = random.Random(seed)
    games, decisions, options, playing_time = play_for(game, seconds * 2 / 3, rng)
    positions = [random_position(game, rng, decisions // games) for _ in range(24)]
    return Figures(
        name=game.name,
        decisions_per_second=decisions / playing_time,
        decisions_per_game=decisions / games,
        options_per_decision=options / decisions,
        games_per_second=games / playing_time,
        forks_per_second=forks_per_second(game, positions, seconds / 3),
        bytes_per_fork=bytes_per_fork(game, positions),
        note=game.note,
    )


def play_for(game: Game, seconds: float, rng: random.Random) -> tuple[int, int, int, float]:
    """Whole games until the time is up: games, decisions, options listed, seconds."""
    games = decisions = options = 0
    begin = time.perf_counter()
    elapsed = 0.0
    while not games or elapsed < seconds:
        state = game.start(rng)
        while legal := game.legal(state):
            options += len(legal)
            decisions += 1
            game.decide(state, rng.choice(legal))
        games += 1
        elapsed = time.perf_counter() - begin
    return games, decisions, options, elapsed


def random_position(game: Game, rng: random.Random, usual_length: int) -> Any:
    """A position somewhere in a random game."""
    state = game.start(rng)
    for _ in range(rng.randrange(usual_length)):
        legal = game.legal(state)
        if not legal:
            break
        game.decide(state, rng.choice(legal))
    return state


def forks_per_second(game: Game, positions: Sequence[Any], seconds: float) -> float:
    """How many copies of these positions are made in a second; none is kept."""
    forks = 0
    begin = time.perf_counter()
    elapsed = 0.0
    while not forks or elapsed < seconds:
        for position in positions:
            game.fork(position)
        forks += len(positions)
        elapsed = time.perf_counter() - begin
    return forks / elapsed


def bytes_per_fork(game: Game, positions: Sequence[Any], copies: int = 10) -> int:
    """The memory that copies of these positions take while they are kept, on average."""
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        kept = [game.fork(position) for position in positions for _ in range(copies)]
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) // len(kept)


def chess_game() -> Game:
    """python-chess: no hidden cards and no chance, but the best loved game library of Python."""
    import chess

    def legal(board: chess.Board) -> list[chess.Move]:
        if board.is_insufficient_material() or board.halfmove_clock >= 150:
            return []
        return list(board.legal_moves)

    return Game(
        name=f"chess {version('chess')}",
        start=lambda _rng: chess.Board(),
        legal=legal,
        decide=lambda board, move: board.push(move),
        fork=lambda board: board.copy(stack=False),
        note="forks without the move history; repetitions not looked for",
    )


def uno_game() -> Game:
    """Uno in rlcard, two players: the game alone, without turning positions into arrays."""
    from copy import deepcopy

    import numpy
    from rlcard.games.uno import Game as Uno

    def start(rng: random.Random) -> Uno:
        uno = Uno()
        uno.np_random = numpy.random.RandomState(rng.getrandbits(32))
        uno.init_game()
        return uno

    return Game(
        name=f"rlcard {version('rlcard')} uno",
        start=start,
        legal=lambda uno: [] if uno.is_over() else uno.get_legal_actions(),
        decide=lambda uno, action: uno.step(action),
        fork=deepcopy,
        note="no copy of its own: forks by deepcopy, as its step_back does",
    )


def dominoes_game() -> Game:
    """Team dominoes, for four with hidden hands: the largest of the games that open_spiel has in Python."""
    import pyspiel
    from open_spiel.python.games import team_dominoes  # noqa: F401 - importing it registers the game

    dominoes = pyspiel.load_game("python_team_dominoes")
    chance = random.Random(0)

    def deal(state: pyspiel.State) -> None:
        while state.is_chance_node():
            state.apply_action(chance.choice(state.legal_actions()))

    def start(_rng: random.Random) -> pyspiel.State:
        state = dominoes.new_initial_state()
        deal(state)
        return state

    def decide(state: pyspiel.State, action: int) -> None:
        state.apply_action(action)
        deal(state)

    return Game(
        name=f"open_spiel {version('open_spiel')} team dominoes",
        start=start,
        legal=lambda state: state.legal_actions(),
        decide=decide,
        fork=lambda state: state.clone(),
        note="the deal is played too, not counted as decisions; the C++ part of a fork isn't in its bytes",
    )


PEERS: dict[str, Callable[[], Game]] = {
    "chess": chess_game,
    "rlcard uno": uno_game,
    "open_spiel team dominoes": dominoes_game,
}


def measure_peers(seconds: float, seed: int = 0) -> list[Figures]:
    """Every peer, for so many seconds each; one that isn't installed says so."""
    return [measure_peer(name, seconds, seed) for name in PEERS]


def measure_peer(name: str, seconds: float, seed: int = 0) -> Figures:
    """One of `PEERS`, if its library is installed."""
    try:
        game = PEERS[name]()
    except ImportError as error:
        return Figures(name, status="not installed", note=f"{error}; ./play bench installs it")
    return measure(game, seconds, seed)


if __name__ == "__main__":
    for figures in measure_peers(seconds=3):
        print(figures)
