"""What became of each card in simulated games, and the options that nobody ever took."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

import msgspec

from hivernage.cards.library import Library
from hivernage.lab.coverage import Coverage
from hivernage.model.events import Event


class Seen(msgspec.Struct, frozen=True):
    """`cards` has every card by key, with what became of it and how often: drawn, played, triggered, option 1."""

    games: int
    seed: int
    cards: dict[str, dict[str, int]]
    never_seen: list[str]
    never_taken: list[str]


def seen(library: Library, games: int, seed: int = 0, watch: Callable[[Iterator[int]], Iterable[int]] = iter) -> Seen:
    """Let bots play varied games and count what the cards do."""
    coverage = Coverage()
    drawn: Counter[str] = Counter()
    for number in watch(iter(range(games))):
        table = coverage.play(library, seed, number, {})
        for event in table.history:
            drawn.update(_drawn(event))
    return summary(library, games, seed, coverage.cards + drawn)


def _drawn(event: Event) -> Iterator[str]:
    """Cards that somebody got to see, before anything came of them: `horde@crossroads drawn`."""
    for facts in event.private.values():
        if event.kind in ("crossroads-drawn", "drew"):
            yield f"{facts['card']} drawn"
        elif event.kind == "dealt":
            yield from (f"{key} drawn" for key in facts["hand"])


def summary(library: Library, games: int, seed: int, counts: Counter[str]) -> Seen:
    """Counts such as `horde@crossroads option 2`, card by card."""
    cards: dict[str, dict[str, int]] = {key: {} for key in library.cards}
    for line, n in sorted(counts.items()):
        key, _, what = line.partition(" ")
        cards.setdefault(key, {})[what] = n
    acted = {id(library.cards[key]) for key, counted in cards.items() if counted and key in library.cards}
    idle = [key for key, card in library.cards.items() if id(card) not in acted]
    return Seen(games, seed, cards, idle, [line for line in all_options(library) if not counts[line]])


def all_options(library: Library) -> Iterator[str]:
    """Every option that a crossroads card offers: `horde@crossroads option 2`."""
    for key, card in library.crossroads.items():
        for number in range(1, len(card.options) + 1):
            yield f"{key} option {number}"
