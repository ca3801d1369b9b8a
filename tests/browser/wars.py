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
from hivernage.model.parts import Held
from hivernage.model.question import Answer, Decision, Question
from hivernage.model.state import State
from hivernage.table import Table
from tests.browser.midgame import Planted, plant

SEED = 7
NAMES = ("Maëlle", "Sacha", "Théo", "Nour", "Grisou", "Léon", "Inès", "Bruine", "Ysé", "Oscar", "Amir")
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


def until_a_swap(players: int, seed: int = SEED) -> Table:
    """A war of an odd number, set up: the lone wolf, on the last seat, is asked which mission goes for another."""
    table = Table.new(Options(players=players, box="warring-colonies", timer=0), seed=seed)
    while table.questions[0].kind != "mission":
        question = table.questions[0]
        for seat in question.seats:
            table.decide(Decision(question.id, seat, first_answer(table, question, seat)))
    return Table(table.state.copy())


def until_pairs(players: int, seed: int = SEED, change: Callable[[State], None] = lambda _: None) -> Table:
    """A war of an odd number, set up: the lone wolf, on the last seat, is to move."""
    table = Table.new(Options(players=players, box="warring-colonies", timer=0), seed=seed)
    while table.state.step != "movement":
        question = table.questions[0]
        for seat in question.seats:
            table.decide(Decision(question.id, seat, first_answer(table, question, seat)))
    start = table.state.copy()
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


def last_night(state: State) -> None:
    """The night after this turn is the last one, and there is nothing to eat for the Lighthouse, nor in the den."""
    state.pairs, state.turns_left, state.rounds_left = [], 1, 1
    for colony, food in zip(state.colonies, (20, 0, 0), strict=True):
        colony.food, colony.starvation = food, 0
    for colony in state.colonies[1:]:
        colony.morale = 1


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


def full_library(state: State) -> None:
    """No space is left at the library: two of the Forge stand there, an armed enemy, and one of the player opposite."""
    state.colonies[0].morale -= 1  # who moves first
    mover, opposite = (colony.leader for colony in state.colonies)
    for seat, n in {mover: 2, opposite: 1, _teammate(state, opposite): 1}.items():
        for survivor in [one.id for one in state.group(seat)][-n:]:
            move(state, survivor, "library")
    armed = state.group(_teammate(state, opposite))[-1]
    weapon = next(card for card in state.places["police-station"].deck if state.library.items[card].symbol == "weapon")
    state.places["police-station"].deck.remove(weapon)
    armed.cards.append(Held(weapon))
    state.places["library"].zombies[0] = 0


def lost_combat(state: State) -> None:
    """It is night, and two of the Forge meet everybody of the enemy's leader at the school."""
    _no_more_turns(state)
    ours, theirs = (colony.leader for colony in state.colonies)
    for seat, n in {ours: 2, theirs: 3}.items():
        for survivor in [one.id for one in state.group(seat)][:n]:
            move(state, survivor, "school")
    state.group(ours)[0].wounds = 1
    for colony in state.colonies:
        colony.food, colony.bullets = 10, 0
    state.forced = [1] * 50  # both dice show the same


def combat_of_three(state: State) -> None:
    """It is night, and both colonies meet at the school, where somebody of the lone wolf's stands too."""
    _no_more_turns(state)
    assert state.wolf
    for seat, n in {0: 2, 1: 1, state.wolf.seat: 1}.items():
        for survivor in [one.id for one in state.group(seat)][:n]:
            move(state, survivor, "school")
    for colony in state.colonies:
        colony.food, colony.bullets = 10, 0


def _no_more_turns(state: State) -> None:
    """The colony phase begins."""
    state.pairs = []
    state.turns_left = 0
    state.step = "colony"


def _teammate(state: State, seat: int) -> int:
    return next(p.seat for p in state.players if p.colony == state.players[seat].colony and p.seat != seat)


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
