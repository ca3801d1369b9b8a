"""What comes up too seldom in the games of a long run to be missed there: `python -m tests.laws.seldom` plays them and
writes seldom.yaml anew.

All else comes up in every long run, or a test fails: a change of rules, cards or bots has made it impossible.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

import yaml

from hivernage.cards.library import Library
from hivernage.lab.card_counts import goals
from hivernage.lab.coverage import Coverage
from hivernage.lab.pool import Crew, cores
from hivernage.lab.seen import look_together
from tests.laws.games import base, long_night, war
from tests.laws.laws import check_census

FILE: Final = Path(__file__).with_suffix(".yaml")
SURE: Final = 8
"""What came up so often won't be missing by chance."""

SEED: Final = 11
VARIED: Final = 2_000
PIECE: Final = 100  # games that one process plays at a time
BOXES: Final = ("long-night", "base", "long-night", "warring-colonies", "long-night", "warring-colonies")
CHEAP: Final = ("random", "random", *["casual"] * 5)
"""Of ten games: those of bots that think long show the more."""

STACKED_SEED: Final = 5
STACKED: Final = {"base": 200, "long-night": 300, "warring-colonies": 200}
LIBRARIES: Final = {"base": base, "long-night": long_night, "warring-colonies": war}
WANTED: Final = 3
"""How often what a card can do is looked for."""


def play_varied(library: Library, first: int) -> Coverage:
    """Games of all boxes, each with its cards counted at the end."""
    coverage = Coverage()
    for number in range(first, first + PIECE):
        fixed = {"box": BOXES[number % len(BOXES)]}
        if number % 10 < len(CHEAP):
            fixed["bot"] = CHEAP[number % 10]
        check_census(coverage.play(library, SEED, number, fixed))
    return coverage


def varied() -> Coverage:
    """What occurs in the varied games of a long run, played by all processes."""
    crew = Crew(cores(), box="warring-colonies")
    return sum(crew.spread(play_varied, range(0, VARIED, PIECE)), start=Coverage())


def stacked(box: str) -> Coverage:
    """What the cards of a box do in games stacked with what they have done least."""
    wanted = {line.split()[0] for line in lines_of(box)}
    return look_together(LIBRARIES[box](), Crew(cores(), box=box), STACKED[box], STACKED_SEED, wanted, WANTED)


def lines_of(box: str) -> list[str]:
    """All that the cards of a box can be seen to do; and the bandits' camp."""
    library = LIBRARIES[box]()
    return [line for line in goals(library) if library.boxes.get(line.split()[0], "long-night") == box]


def seldom() -> dict[str, set[str]]:
    """What needn't come up, by the games: `varied`, `cards` of those, and the boxes whose cards are stacked."""
    read = yaml.safe_load(FILE.read_text(encoding="utf-8"))
    return {name: set(names) for name, names in read.items()}


def too_seldom(games: Coverage, of_stacked: dict[str, Coverage]) -> dict[str, list[str]]:
    """What came up too seldom to count on it."""
    acted: Counter[str] = Counter()
    for line, n in games.cards.items():
        if not line.endswith(" drawn"):
            acted[line.split()[0]] += n
    return {
        "varied": list(games.rare(SURE)),
        "cards": [key for key in war().cards if acted[key] < SURE],
        **{box: [line for line in lines_of(box) if found.cards[line] < WANTED] for box, found in of_stacked.items()},
    }


def write(found: dict[str, list[str]]) -> None:
    """Keep it for the long runs to come."""
    head = "# What comes up too seldom in a long run to be missed there. Made by: python -m tests.laws.seldom\n\n"
    FILE.write_text(head + yaml.safe_dump(found, width=110, sort_keys=True), encoding="utf-8")


if __name__ == "__main__":
    write(too_seldom(varied(), {box: stacked(box) for box in STACKED}))
