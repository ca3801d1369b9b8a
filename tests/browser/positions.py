"""Positions in the middle of a game that tests begin from, and how they get into the database of a server."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from hivernage.model.board import EXPOSURE, SPOTS, TRACK_TOP
from hivernage.table import Table
from tests.browser.midgame import NAMES, Planted, midgame, plant

ROLLS = 500
BITE = EXPOSURE.index("bite") + 1
CROWDED = Path(__file__).with_name("crowded.yaml")


def before_a_turn() -> Table:
    """The first seat is about to begin a turn, the crossroads card Horde on top of the deck.

    Whatever is rolled shows a one: no exposure hurts anybody.
    """
    start = midgame().start.copy()
    start.forced = [1] * ROLLS
    return Table(start)


def before_a_bite() -> Table:
    """The first seat is about to begin a turn, and the first roll of the exposure die is a bite; then nothing hurts."""
    start = before_a_turn().start.copy()
    start.forced = [BITE, *[1] * ROLLS]
    return Table(start)


def before_a_horde(zombies: int, table: Table | None = None) -> Table:
    """The last turn of a round begins, and every entrance is crowded: that many zombies in all."""
    start = (table or before_a_turn()).start.copy()
    start.turns_left = 1
    start.colonies[0].morale = TRACK_TOP  # whoever dies, the game goes on
    doors = [(place, n) for name, place in start.places.items() for n in range(SPOTS[name].entrances)]
    for place, n in doors:
        place.zombies[n] = zombies // len(doors)
    return Table(start)


def before_the_last_turns() -> Table:
    """As `before_a_turn`, in the last round: the game ends when all have played."""
    start = before_a_turn().start.copy()
    start.rounds_left = 1
    return Table(start)


def crowded() -> Table:
    """As much on the board as there ever is, five players."""
    start = midgame(CROWDED).start.copy()
    start.forced = [1] * ROLLS
    return Table(start)


def planted(database_url: str, table: Table, names: tuple[str, ...] = NAMES, bots: tuple[int, ...] = ()) -> Planted:
    """Put the table into a database, people (and bots) on its seats; in a thread: the browser keeps this one's loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(plant(database_url, table, bots, names))).result()
