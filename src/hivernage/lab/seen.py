"""What became of each card in simulated games, and what never or hardly ever did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from random import Random
from typing import Final

import msgspec

from hivernage.cards.library import Library
from hivernage.lab.card_counts import goals, options_of
from hivernage.lab.coverage import ENOUGH, Coverage
from hivernage.lab.pool import Crew
from hivernage.lab.stacking import stacked_game
from hivernage.lab.twins import Twins
from hivernage.lab.variety import varied_game

LOWEST: Final = 10
FEW: Final = 50  # things that lack: from then on no game is played as it comes
PIECE: Final = 10  # games that one process plays at a time
PIECES: Final = 5  # before it is asked again what lacks


class Seen(msgspec.Struct, frozen=True):
    """`cards` has every card by key, with what became of it and how often: drawn, played, triggered, option 1.

    Of all that a card can be seen to do, `rare` has what occurred less than `least` times, and `lowest` the few that
    occurred least of all; the rarest come first.
    """

    games: int
    seed: int
    cards: dict[str, dict[str, int]]
    never_seen: list[str]
    never_taken: list[str]
    least: int
    rare: dict[str, int]
    lowest: dict[str, int]


def seen(
    library: Library,
    games: int,
    seed: int = 0,
    wanted: Collection[str] | None = None,
    watch: Callable[[Iterator[int]], Iterable[int]] = iter,
) -> Seen:
    """What became of the cards in games that look for it."""
    coverage = look_for(library, games, seed, wanted, watch)
    return summary(library, coverage.games, seed, coverage.cards)


def look_for(
    library: Library,
    games: int,
    seed: int = 0,
    wanted: Collection[str] | None = None,
    watch: Callable[[Iterator[int]], Iterable[int]] = iter,
) -> Coverage:
    """Let bots play, until everything that the wanted cards can do has occurred often enough, or so many games.

    Every fourth game is played as it comes, until little lacks; the others are stacked with what still does. Beside
    each of them its twins try what would have been done by cards that weren't drawn.
    """
    looked_for = [line for line in goals(library) if wanted is None or line.split()[0] in wanted]
    coverage = Coverage()
    for number in watch(iter(range(games))):
        lacking = [line for line in looked_for if coverage.cards[line] < ENOUGH]
        if not lacking:
            break
        _follow(coverage, library, lacking, seed, number)
    return coverage


def _follow(coverage: Coverage, library: Library, lacking: Sequence[str], seed: int, number: int) -> None:
    as_it_comes = number % 4 == 0 and len(lacking) > FEW
    table, bots = (
        varied_game(library, seed, number, {}) if as_it_comes else stacked_game(library, lacking, seed, number)
    )
    name = f"game {number} of seed {seed}, {table.state.options}"
    twins = Twins(table.state.library, lacking, f"{seed}/{number}")
    coverage.follow(table, bots, Random(f"probe/{seed}/{number}"), name, twins.listen)
    coverage.cards += twins.counts
    coverage.decisions += twins.decisions


class Piece(msgspec.Struct, frozen=True):
    """Games to play one after another, and what they look for."""

    seed: int
    first: int
    lacking: tuple[str, ...]


def play_piece(library: Library, piece: Piece) -> Coverage:
    """What occurred in these games."""
    coverage = Coverage()
    for number in range(piece.first, piece.first + PIECE):
        _follow(coverage, library, piece.lacking, piece.seed, number)
    return coverage


def look_together(
    library: Library, crew: Crew, games: int, seed: int, wanted: Collection[str], enough: int = ENOUGH
) -> Coverage:
    """The same as `look_for` by several processes, which hear what lacks now and then."""
    looked_for = [line for line in goals(library) if line.split()[0] in wanted]
    coverage = Coverage()
    while coverage.games < games:
        lacking = tuple(line for line in looked_for if coverage.cards[line] < enough)
        if not lacking:
            break
        pieces = [Piece(seed, coverage.games + n * PIECE, lacking) for n in range(PIECES)]
        coverage = sum(crew.spread(play_piece, pieces), start=coverage)
    return coverage


def summary(library: Library, games: int, seed: int, counts: Counter[str]) -> Seen:
    """Counts such as `horde@crossroads option 2`, card by card."""
    cards: dict[str, dict[str, int]] = {key: {} for key in library.cards}
    for line, n in sorted(counts.items()):
        key, _, what = line.partition(" ")
        cards.setdefault(key, {})[what] = n
    by_count = sorted(goals(library), key=counts.__getitem__)
    acted = {id(library.cards[key]) for key, counted in cards.items() if counted and key in library.cards}
    return Seen(
        games=games,
        seed=seed,
        cards=cards,
        never_seen=[key for key, card in library.cards.items() if id(card) not in acted],
        never_taken=[line for line in all_options(library) if not counts[line]],
        least=ENOUGH,
        rare={line: counts[line] for line in by_count if counts[line] < ENOUGH},
        lowest={line: counts[line] for line in by_count[:LOWEST]},
    )


def all_options(library: Library) -> Iterator[str]:
    """Every option that a card offers: `horde@crossroads option 2`, `addiction@crossroads choice 1.2`."""
    for key in library.cards:
        yield from (f"{key} {option}" for option in options_of(library, key))
