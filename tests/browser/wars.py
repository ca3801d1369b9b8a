"""Wars for looking at: `python -m tests.browser.wars 8000 8` serves one of eight players until Ctrl+C.

The colonies are set up by the first answers that are possible; then the round goes on as far as a test wants it to.
"""

from __future__ import annotations

import asyncio
import signal
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from hivernage.model.options import Options
from hivernage.model.question import Answer, Decision, Question
from hivernage.model.state import State
from hivernage.table import Table
from tests.browser.midgame import Planted, plant

SEED = 7
NAMES = ("Maëlle", "Sacha", "Théo", "Nour", "Grisou", "Léon", "Inès", "Bruine", "Ysé", "Oscar")
FEW_BULLETS = 3


def war(players: int = 4, timer: int = 0, seed: int = SEED, change: Callable[[State], None] = lambda _: None) -> Table:
    """A war whose first pair of turns is about to begin; `change` lays things down in it."""
    table = Table.new(Options(players=players, box="warring-colonies", timer=timer), seed=seed)
    while table.state.step == "setup":
        question = table.questions[0]
        for seat in question.seats:
            table.decide(Decision(question.id, seat, table.legal(question, seat)[0]))
    start = table.state.copy()
    _wind_back(start)
    for colony in start.colonies:
        colony.bullets = FEW_BULLETS
    change(start)
    return Table(start)


def _wind_back(state: State) -> None:
    """To before the first pair: what was drawn for it goes back."""
    for turn in reversed(state.turns):
        state.decks["crossroads"].append(turn.crossroads)
    state.pairs.insert(0, [turn.seat for turn in state.turns])
    state.turn -= 1
    state.to_move = 0
    state.take_turns(state.first)
    state.step = "pair"


def move(state: State, survivor: str, place: str, door: int = 0) -> None:
    """Put a survivor somewhere else, at a door of an enemy's home perhaps."""
    state.survivors[survivor].place = place
    state.survivors[survivor].door = door - 1


def first_answer(table: Table, question: Question, seat: int) -> Answer:
    return table.legal(question, seat)[0]


def battle(state: State) -> None:
    """Enemies at a door, at the school together, and hurt people."""
    groups = [[s.id for s in state.group(player.seat)] for player in state.players]
    move(state, groups[0][0], "school")
    move(state, groups[1][0], "school")
    move(state, groups[1][1], "forge", door=4)
    move(state, groups[2][0], "library")
    move(state, groups[3][0], "hospital")
    state.survivors[groups[0][0]].wounds = 1
    for name, zombies in {"forge": [2, 1, 3, 2, 1, 0], "lighthouse": [2, 1, 1, 3, 1, 2]}.items():
        state.places[name].zombies[:] = zombies
    state.places["forge"].barricades[5] = 1
    for name, n in {"school": 1, "library": 1, "hospital": 2, "police-station": 2}.items():
        state.places[name].zombies[0] = n


def main() -> None:
    from tests.server.serving import ServerProcess

    port, players = int(sys.argv[1]), int(sys.argv[2])
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'war.sqlite3'}"
        planted: Planted = asyncio.run(plant(url, war(players, change=battle), names=NAMES))
        server = ServerProcess(url, {}, port=port)
        for seat in range(players):
            print(planted.link(server.url, seat), flush=True)
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        with suppress(KeyboardInterrupt):
            server.process.wait()
        server.stop()


if __name__ == "__main__":
    main()
