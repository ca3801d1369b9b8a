"""The command `hivernage cards check`."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from hivernage.cards.library import Library
from hivernage.cards.load import PACKS, Pack, PackError, load_pack, packs_of
from hivernage.cli import options
from hivernage.cli.trouble import load_library
from hivernage.lab.inventory import Deck, Inventory, Vocabulary, inventory, most_specials, problems, vocabulary
from hivernage.lab.mentions import tests_folder, untested
from hivernage.model.options import BOX_NAMES
from hivernage.yaml_files.problems import Problem

if TYPE_CHECKING:
    from hivernage.lab.seen import Seen

WIDTH = 110
PAGES = ("chapter", "scenario")
"""Decks that are pages of a booklet on paper: introductory scenarios and their objectives."""
GLUE = "\N{NO-BREAK SPACE}"


class Report(msgspec.Struct, frozen=True):
    """All that `cards check` finds out. What it didn't look at is null."""

    packs: list[Inventory]
    words: dict[str, int]
    unused: list[str]
    specials: dict[str, list[str]]
    untested: dict[str, list[str]] | None
    games: Seen | None
    problems: list[Problem]


@click.command()
@click.option("--box", type=click.Choice(BOX_NAMES), help="One box, with those it builds on.  [default: all of them]")
@options.packs
@click.option("--games", type=click.IntRange(0), default=0, help="Let bots play at most so many games, and count.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same games.")
@options.as_json
def check(box: str | None, packs: tuple[Path, ...], games: int, seed: int, as_json: bool) -> None:
    """Load the packs, and tell what is in them and what is wrong.

    Without --box these are all boxes, but with packs of your own or with games the base box alone.

    Shows the cards per deck beside the printed numbers, how many are documented and how many original, the words that
    cards are made of, the cards without a test (in a checkout, where there are tests), and with --games what became
    of each card: games are stacked with what was seen least (of your own packs, if you give some), twins of them try
    the cards that would have done something had they been drawn, and all end when everything occurred 20 times. A pack
    that can't be loaded is refused with the file and line of each problem, and exit code 2; an official pack with wrong
    counts gives exit code 1.
    """
    box = box or ("base" if packs or games else BOX_NAMES[-1])
    try:
        library = load_library(packs, box)
    except PackError as error:
        if not as_json:
            raise
        click.echo(msgspec.json.encode({"problems": error.problems}))
        raise SystemExit(2) from None
    loaded = [*(load_pack(PACKS / name) for name in packs_of(box)), *map(load_pack, packs)]
    report = _report(library, loaded, packs, games, seed)
    if as_json:
        click.echo(msgspec.json.encode(report))
    else:
        for line in _lines(report, library, loaded):
            click.echo(line)
    if report.problems:
        raise SystemExit(1)


def _report(library: Library, packs: list[Pack], folders: Sequence[Path], games: int, seed: int) -> Report:
    words = vocabulary(library)
    fan_packs = of_fans(packs)
    return Report(
        packs=[inventory(pack) for pack in packs],
        words=words.used,
        unused=words.unused,
        specials=words.specials,
        untested=_untested(library, fan_packs, folders),
        games=_played(library, fan_packs, games, seed) if games else None,
        problems=problems(packs, words),
    )


def of_fans(packs: Sequence[Pack]) -> list[Pack]:
    """The packs that aren't boxes."""
    return [pack for pack in packs if not pack.official]


def _untested(library: Library, fan_packs: list[Pack], folders: Sequence[Path]) -> dict[str, list[str]] | None:
    """The tests of the base box are in a checkout only; those of a fan pack lie in its folder."""
    tests = tests_folder()
    if tests is not None:
        return untested(library, [tests, *folders])
    own = Library(card for pack in fan_packs for card in pack.cards)
    return untested(own, folders) if fan_packs else None


def _played(library: Library, fan_packs: list[Pack], games: int, seed: int) -> Seen:
    from hivernage.lab.seen import seen

    wanted = {key for pack in fan_packs for key in Library(pack.cards).cards} or None
    return seen(library, games, seed, wanted, lambda numbers: _followed(numbers, games))


def _followed(numbers: Iterator[int], games: int) -> Iterable[int]:
    """With a progress bar, where somebody is watching."""
    if not sys.stderr.isatty():
        yield from numbers
        return
    with click.progressbar(numbers, length=games, label="games", file=sys.stderr) as bar:
        yield from bar


# As text


def _lines(report: Report, library: Library, packs: list[Pack]) -> Iterator[str]:
    """With packs of one's own the boxes are left out: their author wants to read of theirs."""
    fan_packs = of_fans(packs)
    for pack in [pack for pack in report.packs if not pack.official] or report.packs:
        yield from _pack_lines(pack)
    if fan_packs:
        yield from _used_lines(vocabulary(Library(card for pack in fan_packs for card in pack.cards)))
    else:
        yield _total_line(report.packs)
        yield from _word_lines(Vocabulary(report.words, report.unused, report.specials), most_specials(packs))
    yield from _test_lines(report.untested, {card.id for pack in fan_packs or packs for card in pack.cards})
    if report.games is not None:
        yield from _game_lines(report.games, library, fan_packs)
    for problem in report.problems:
        yield f"wrong: {problem}"
    if not report.problems:
        yield "nothing is wrong"


def _total_line(packs: list[Inventory]) -> str:
    """How many cards there are on paper, copies counted; what is read like a rulebook is no card."""
    decks = [deck for pack in packs for name, deck in pack.decks.items() if name not in PAGES]
    cards, printed = sum(deck.cards for deck in decks), sum(deck.printed or 0 for deck in decks)
    return click.style(f"in all {cards} cards of {printed}, without the pages of scenarios", bold=True)


def _pack_lines(pack: Inventory) -> Iterator[str]:
    yield click.style(f"pack {pack.id}, version {pack.version}: {pack.cards} different cards", bold=True)
    yield f"  {'deck':18} {'cards':>6} {'printed':>8} {'documented':>11} {'original':>9}"
    for name, deck in pack.decks.items():
        yield f"  {name:18} {_deck_cells(deck)}".rstrip()


def _deck_cells(deck: Deck) -> str:
    printed = "" if deck.printed is None else deck.printed
    note = "" if deck.printed in (None, deck.cards) else "   <- not as printed"
    return f"{deck.cards:6} {printed:>8} {deck.documented or '':>11} {deck.original or '':>9}{note}"


def _word_lines(words: Vocabulary, most: int) -> Iterator[str]:
    yield from _used_lines(words)
    yield from _wrapped(words.unused, f"{len(words.unused)} unused: ")
    yield click.style(f"in Python: {len(words.specials)} of at most {most}", bold=True)
    yield from _wrapped(words.specials)


def _used_lines(words: Vocabulary) -> Iterator[str]:
    yield click.style(f"words: {len(words.used)} used", bold=True)
    for kind in dict.fromkeys(word.partition(":")[0] for word in words.used):
        mine = {word.partition(": ")[2]: n for word, n in words.used.items() if word.startswith(f"{kind}:")}
        yield from _wrapped((f"{word} {n}" for word, n in mine.items()), f"{kind}: ")


def _test_lines(untested: dict[str, list[str]] | None, wanted: set[str]) -> Iterator[str]:
    if untested is None:
        yield click.style("cards without a test: not looked at, there are no tests here", bold=True)
        return
    missing = {deck: [name for name in ids if name in wanted] for deck, ids in untested.items()}
    yield click.style(f"cards without a test: {sum(map(len, missing.values()))}", bold=True)
    for deck, ids in missing.items():
        yield from _wrapped(ids, f"{deck}: ") if ids else ()


def _game_lines(games: Seen, library: Library, fan_packs: list[Pack]) -> Iterator[str]:
    """What became of each card of fan packs; without them, what never or seldom happened."""
    from hivernage.lab.card_counts import goals
    from hivernage.lab.seen import all_options

    yield click.style(f"in {games.games} games, seed {games.seed}", bold=True)
    for pack in fan_packs:
        for key in Library(pack.cards).cards:
            told = ", ".join(f"{what} {n}×" for what, n in games.cards[key].items())
            yield f"  {key:36} {told or 'never seen'}"
    if fan_packs:
        return
    yield f"  cards never seen: {len(games.never_seen)}"
    yield from _wrapped(games.never_seen, indent=4)
    yield f"  options never taken: {len(games.never_taken)} of {len(list(all_options(library)))}"
    yield from _wrapped(games.never_taken, indent=4)
    yield f"  less than {games.least} times: {len(games.rare)} of {len(goals(library))}"
    yield from _wrapped((f"{line} {n}×" for line, n in games.lowest.items()), "the rarest: ", indent=4)


def _wrapped(entries: Iterable[str], title: str = "", indent: int = 2) -> list[str]:
    """Entries with commas between, each whole, in as many lines as they need."""
    text = (title + ", ".join(entry.replace(" ", GLUE) for entry in entries)).strip()
    first, others = " " * indent, " " * (indent + 2)
    wrap = textwrap.TextWrapper(WIDTH, first, others, break_on_hyphens=False, break_long_words=False)
    return [line.replace(GLUE, " ") for line in wrap.wrap(text)]
