"""How fast the engine plays at random, beside other game libraries, in one run on one core.

    python bench/engine.py [--seconds 6] [--players 4] [--profile]

The table shows figures and ratios to python-chess; the last line is the same as JSON. Machines differ and are noisy:
only ratios within one run mean something.
"""

from __future__ import annotations

import argparse
import cProfile
import json
import pstats
import random
import time
from dataclasses import asdict

import peers
from hivernage.cards.load import load_packs, packs_of
from hivernage.model.options import BOX_NAMES, MODULES_OF, Box, Options
from hivernage.model.question import Answer, Decision, Question
from hivernage.table import Table

TURN = 0.5  # seconds of each game, where two are compared


def next_question(table: Table) -> tuple[Question, int]:
    """The question that is to be answered next, and by whom."""
    question = next(q for q in table.questions if q.wait != "never")
    return question, question.seats[0]


def hivernage_game(players: int, cooperative: bool, box: Box = "base") -> peers.Game:
    """A whole box with its modules in play; every legal answer is listed at each decision, and each is checked."""
    library = load_packs(*packs_of(box))
    options = Options(players=players, cooperative=cooperative, box=box, modules=MODULES_OF[box])

    def start(rng: random.Random) -> Table:
        return Table.new(options, library, rng.randbytes(32))

    def legal(table: Table) -> list[Answer]:
        return [] if table.over else table.legal(*next_question(table))

    def decide(table: Table, answer: Answer) -> None:
        question, seat = next_question(table)
        table.decide(Decision(question.id, seat, answer))

    kind = "all modules" if MODULES_OF[box] else "cooperative" if cooperative else "with secret objectives"
    return peers.Game(
        name=f"hivernage, {players} players, {kind}",
        start=start,
        legal=legal,
        decide=decide,
        fork=lambda table: table.fork(),
        note="forks can be saved and undone like their original",
    )


def show(figures: list[peers.Figures], baseline: peers.Figures) -> None:
    """A line each, with the ratio to the baseline where both were measured."""
    columns = {"decisions/s": 12, "ratio": 6, "options": 8, "per game": 9, "games/s": 8, "forks/s": 9, "bytes": 7}
    print(" " * 44, *(f"{name:>{width}}" for name, width in columns.items()))
    for one in figures:
        if one.decisions_per_second is None:
            print(f"{one.name:44} {one.status}: {one.note}")
            continue
        ratio = one.decisions_per_second / baseline.decisions_per_second if baseline.decisions_per_second else 0
        print(
            f"{one.name:44} {one.decisions_per_second:12,.0f} {ratio:6.2f} {one.options_per_decision:8.1f}"
            f" {one.decisions_per_game:9.1f} {one.games_per_second:8.1f} {one.forks_per_second:9,.0f}"
            f" {one.bytes_per_fork:7,}"
        )


def beside(game: peers.Game, other: peers.Game, seconds: float) -> float:
    """How many decisions a game makes for each of the other's, by processor time, in turns: machines slow down."""
    rng, made, taken = random.Random(0), [0, 0], [0.0, 0.0]
    while sum(taken) < seconds:
        for i, each in enumerate((game, other)):
            began = time.process_time()
            made[i] += peers.play_for(each, TURN, rng)[1]
            taken[i] += time.process_time() - began
    return (made[0] / taken[0]) / (made[1] / taken[1])


def profile(game: peers.Game, seconds: float) -> None:
    """Where the time goes."""
    profiler = cProfile.Profile()
    profiler.enable()
    peers.play_for(game, seconds, random.Random(0))
    profiler.disable()
    pstats.Stats(profiler).sort_stats("tottime").print_stats(30)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=6.0, help="for each library")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--profile", action="store_true", help="show where the engine spends its time, and stop")
    parser.add_argument("--box", choices=BOX_NAMES, default="base", help="what to profile")
    chosen = parser.parse_args()
    games = [hivernage_game(chosen.players, cooperative) for cooperative in (False, True)]
    games.append(hivernage_game(chosen.players, False, "long-night"))
    if chosen.profile:
        profile(games[-1 if chosen.box == "long-night" else 0], chosen.seconds)
        return
    ours = [peers.measure(game, chosen.seconds) for game in games]
    others = peers.measure_peers(chosen.seconds)
    show([*ours, *others], others[0])
    ratio = beside(games[-1], games[0], chosen.seconds)
    print(f"with all modules: {ratio:.2f} of the decisions a second of the base game, played in turns")
    print(json.dumps([asdict(one) for one in [*ours, *others]]))


if __name__ == "__main__":
    main()
