"""Whether bots play as before: games of every level in all boxes, each with a digest of every answer and every word.

    python bench/same_play.py before.jsonl write --levels regular newcomer --games 20
    python bench/same_play.py before.jsonl compare --levels regular newcomer --games 20
    python bench/same_play.py before.jsonl trace regular 7

Write the digests before a change that should change nothing, and compare after it. A run that was stopped goes on where
it stood. Where a game differs, `trace` prints its answers: compare what it prints before and after.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import msgspec

from hivernage.bots import WAIT, TableSeat, ask
from hivernage.bots.entrants import make
from hivernage.bots.playing_out import questions_in_turn
from hivernage.cards.load import packs_for, read_once
from hivernage.cards.playing import in_play
from hivernage.model.chance import key_from_seed
from hivernage.model.options import MODULES, Options
from hivernage.model.question import Decision
from hivernage.model.talk import Remark
from hivernage.table import Table

LEVELS: Final = ("newcomer", "survivor", "regular", "veteran:6")
SLOW: Final = ("veteran:6",)
"""Of these there is one at a table, among survivors."""

TABLES: Final[tuple[dict[str, Any], ...]] = (
    {"players": 4},
    {"players": 4, "box": "long-night", "modules": MODULES},
    {"players": 4, "box": "warring-colonies"},
    {"players": 3, "betrayer": True},
    {"players": 4, "box": "long-night", "betrayer": True},
    {"players": 5, "box": "warring-colonies", "older_crossroads": True},
    {"players": 5, "betrayer": True, "elimination": True, "adult": True},
    {"players": 4, "box": "long-night", "modules": ("bandits",), "joined": ("random", "crisis")},
    {"players": 4, "hard": True, "betrayer": True},
    {"players": 2, "box": "long-night", "modules": ("improvements", "raxxon"), "cooperative": True},
)
"""Kinds of games, in turn: all boxes, a lone wolf, betrayers."""

MOST_ANSWERS: Final = 5_000
STRETCH: Final = 50
"""Answers after which a short digest is kept, to see where two games part."""


class Game(msgspec.Struct, frozen=True):
    """A game in digests, one for each stretch of answers; the last one is of them all."""

    level: str
    deal: int
    digests: list[str]
    answers: int
    ending: str


def options_of(deal: int) -> Options:
    """What is played in a deal: the kinds of games in turn, and for each the main objectives of its box."""
    plain = Options(**TABLES[deal % len(TABLES)])
    library = in_play(read_once(*packs_for(plain)), plain)
    objectives = sorted(card.id for card in library.mains.values() if not card.module or card.module in plain.modules)
    return msgspec.structs.replace(plain, objective=objectives[deal // len(TABLES) % len(objectives)])


def played(level: str, deal: int) -> Iterator[tuple[str, Table]]:
    """Play a deal, and tell every answer, with what was said by then."""
    options = options_of(deal)
    table = Table.new(options, read_once(*packs_for(options)), key_from_seed(deal))
    said: list[Remark] = []
    seats = [TableSeat(table, number, said) for number in range(options.players)]
    kinds = [level if level not in SLOW or seat.number == deal % len(seats) else "survivor" for seat in seats]
    bots = [make(kind, f"{deal}/{seat}", table.state.library) for seat, kind in enumerate(kinds)]
    heard = 0
    for answers, (question, number) in enumerate(questions_in_turn(table), start=1):
        answer = ask(bots[number], seats[number], question)
        yield f"{number} {question.kind} {question.args} {answer} {said[heard:]}", table
        heard = len(said)
        if answers > MOST_ANSWERS:
            return
        if answer != WAIT:
            table.decide(Decision(question.id, number, answer))


def digested(level: str, deal: int) -> Game:
    """A game, as it is kept."""
    sum_, digests, n, ending = sha256(), [], 0, ""
    for n, (line, table) in enumerate(played(level, deal), start=1):
        sum_.update(line.encode())
        if n % STRETCH == 0:
            digests.append(sum_.hexdigest()[:8])
        state = table.state
    ending = f"{state.ending} {state.round} {state.winners}"
    return Game(level, deal, [*digests, sum_.hexdigest()], n, ending)


def kept(path: Path) -> dict[tuple[str, int], Game]:
    """Games that were written down."""
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    games = [msgspec.convert(json.loads(line), Game) for line in lines]
    return {(game.level, game.deal): game for game in games}


def write(path: Path, levels: list[str], games: int, seconds: float) -> None:
    """Play what isn't written down yet."""
    known, began = kept(path), perf_counter()
    for deal in range(games):
        for level in levels:
            if (level, deal) in known:
                continue
            if perf_counter() - began > seconds:
                return
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(msgspec.to_builtins(digested(level, deal))) + "\n")


def compare(path: Path, levels: list[str], games: int, first: int) -> int:
    """Play again what is written down; gives how many games differ."""
    chosen = [g for g in kept(path).values() if g.level in levels and first <= g.deal < first + games]
    differ = 0
    for before in chosen:
        now = digested(before.level, before.deal)
        if now != before:
            differ += 1
            same = [a == b for a, b in zip(before.digests, now.digests, strict=False)]
            last = STRETCH * [*same, False].index(False)
            print(f"{before.level}, deal {before.deal}: differs after answer {last}", flush=True)
    answers = sum(game.answers for game in chosen)
    print(f"{len(chosen) - differ} of {len(chosen)} games are the same, {answers} answers: {', '.join(levels)}")
    return differ


def main() -> None:
    """Write, compare or trace, as asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("path", type=Path)
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("write", "compare"):
        command = commands.add_parser(name)
        command.add_argument("--levels", nargs="+", default=list(LEVELS))
        command.add_argument("--games", type=int, default=20)
        command.add_argument("--first", type=int, default=0, help="the first deal to compare")
        command.add_argument("--seconds", type=float, default=float("inf"), help="write no more after so long")
    trace = commands.add_parser("trace")
    trace.add_argument("level")
    trace.add_argument("deal", type=int)
    chosen = parser.parse_args()
    if chosen.command == "write":
        write(chosen.path, chosen.levels, chosen.games, chosen.seconds)
    elif chosen.command == "compare":
        sys.exit(compare(chosen.path, chosen.levels, chosen.games, chosen.first) > 0)
    else:
        for line, _ in played(chosen.level, chosen.deal):
            print(line)


if __name__ == "__main__":
    main()
