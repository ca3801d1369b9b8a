"""Colony against colony: who is ahead at the end, by what, how often they fight, what they spend; and the lone wolf.

    python bench/war.py regular newcomer --deals 40 --players 8 --seed 1 --keep games.jsonl

Two kinds of bots play each deal twice, and change sides in between; one kind plays it once. With an odd number of
players the last seat is the lone wolf's: `--wolf KIND` says who plays it. With `--keep` every game is written down as
soon as it is over, and a run that was stopped goes on where it stood.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter, thread_time

import msgspec

from hivernage.bots import Bot, Seat
from hivernage.bots.entrants import make
from hivernage.bots.playing_out import play_out
from hivernage.cards.load import packs_for, read_once
from hivernage.lab.intervals import share
from hivernage.model.chance import key_from_seed
from hivernage.model.events import BetsShown, SentAway
from hivernage.model.options import Options
from hivernage.model.question import Answer, Question
from hivernage.table import Table

COLUMNS = (
    "main objective",
    "games",
    "met by a colony",
    "by both",
    "Forge ahead",
    "fallen, of two",
    "rounds",
    "with a combat",
    "bullets a combat",
    "sent home",
)


class Timed:
    """A bot with a stopwatch."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.times: list[float] = []

    def choose(self, seat: Seat, question: Question, answers: Sequence[Answer]) -> Answer:
        began = thread_time()
        answer = self.bot.choose(seat, question, answers)
        self.times.append(1000 * (thread_time() - began))
        return answer


class Game(msgspec.Struct, frozen=True):
    """What is kept of a game. `kinds`: of the Forge, of the Lighthouse, of the lone wolf."""

    seed: int
    objective: str
    kinds: tuple[str, str, str]
    ending: str
    rounds: int
    complete: tuple[bool, bool]
    fallen: tuple[bool, bool]
    morale: tuple[int, ...]
    fights: list[int]  # the round of each combat
    bullets: int
    sent_home: int
    winners: list[int]  # seats
    slow: tuple[
        float, float, float
    ]  # milliseconds of processor time for a decision: the middle one, the 99th of 100, the longest
    players: int = 8
    wolf: str = ""  # the objective of the lone wolf
    missions: dict[str, bool] = {}  # those that the lone wolf has had, and whether each was completed

    @property
    def ahead(self) -> int | None:
        """The colony that alone has its objective, or alone hasn't fallen."""
        for mark in (self.complete, tuple(not fell for fell in self.fallen)):
            if mark[0] != mark[1]:
                return mark.index(True)
        return None


def played(seed: int, objective: str, players: int, kinds: tuple[str, str, str]) -> Game:
    """One war between two kinds of bots."""
    options = Options(players=players, box="warring-colonies", objective=objective, older_crossroads=True)
    library = read_once(*packs_for(options))
    table = Table.new(options, library, key_from_seed(seed))
    sides = [player.colony for player in table.state.players]
    bots = [Timed(make(kinds[side], f"{seed}/{seat}", table.state.library)) for seat, side in enumerate(sides)]
    play_out(table, bots)
    state, times = table.state, sorted(time for bot in bots for time in bot.times)
    forge, lighthouse = state.colonies[:2]
    wolf = state.wolf
    return Game(
        seed=seed,
        objective=objective,
        kinds=kinds,
        ending=state.ending,
        rounds=state.round,
        complete=(forge.complete, lighthouse.complete),
        fallen=(forge.fallen, lighthouse.fallen),
        morale=tuple(colony.morale for colony in state.colonies),
        fights=[fight.round for fight in state.fights],
        bullets=sum(sum(event.bets) for event in table.history if isinstance(event, BetsShown)),
        sent_home=sum(isinstance(event, SentAway) and event.bullets > 0 for event in table.history),
        winners=state.winners,
        slow=(times[len(times) // 2], times[int(0.99 * len(times))], times[-1]),
        players=players,
        wolf=state.library.secrets[state.players[wolf.seat].objective].id if wolf else "",
        missions=dict.fromkeys([*wolf.missions, *wolf.away], False) | {done.key: True for done in wolf.done}
        if wolf
        else {},
    )


def plan(chosen: argparse.Namespace) -> Iterator[tuple[int, str, tuple[str, str, str]]]:
    """The games to play: deal by deal, the main objectives in turn, both sides where the kinds differ."""
    library = read_once("base", "long-night", "warring-colonies")
    objectives = [card.id for key, card in library.mains.items() if library.boxes[key] == "warring-colonies"]
    objectives = [name for name in objectives if chosen.objective in (None, name)]
    for seed in range(chosen.seed, chosen.seed + chosen.deals):
        for kinds in {(chosen.first, chosen.second): 0, (chosen.second, chosen.first): 0}:
            yield seed, objectives[seed % len(objectives)], (*kinds, chosen.wolf)


def kept(path: Path | None) -> list[Game]:
    """Games that an earlier run wrote down."""
    lines = path.read_text("utf-8").splitlines() if path and path.exists() else []
    return [msgspec.convert(json.loads(line), Game, strict=False) for line in lines]


def percent(hits: int, of: int) -> str:
    """A share with its 95 % interval."""
    found = share(hits, of)
    return f"{found.share:.0%} ({found.low:.0%} to {found.high:.0%})" if of else "none"


def table_of(games: list[Game]) -> Iterator[str]:
    """The figures, by main objective and altogether."""
    yield "| " + " | ".join(COLUMNS) + " |"
    yield "|---" * len(COLUMNS) + "|"
    objectives = sorted({game.objective for game in games})
    for name, those in [(o, [g for g in games if g.objective == o]) for o in objectives] + [("all", games)]:
        yield _line(name, those)


def _line(name: str, games: list[Game]) -> str:
    n, rounds, fights = len(games), sum(g.rounds for g in games), sum(len(g.fights) for g in games)
    decided = [g for g in games if g.ahead is not None]
    fought = sum(len(set(g.fights)) for g in games)
    cells = [
        name,
        n,
        percent(sum(any(g.complete) for g in games), n),
        sum(all(g.complete) for g in games),
        percent(sum(g.ahead == 0 for g in decided), len(decided)),
        f"{sum(sum(g.fallen) for g in games) / n:.2f}",
        f"{rounds / n:.1f}",
        percent(fought, rounds),
        f"{sum(g.bullets for g in games) / max(1, fights):.1f}",
        f"{sum(g.sent_home for g in games) / n:.1f}",
    ]
    return "| " + " | ".join(map(str, cells)) + " |"


def summary(games: list[Game]) -> Iterator[str]:
    """Who is ahead of whom, who wins by an objective of their own, how long they think."""
    yield f"endings: {dict(Counter(game.ending for game in games))}"
    decided = [game for game in games if game.ahead is not None]
    for kind in sorted({kind for game in games for kind in game.kinds[:2]}):
        ahead = sum(game.kinds[game.ahead or 0] == kind for game in decided)
        met = sum(done and game.kinds[side] == kind for game in games for side, done in enumerate(game.complete))
        of = f"{percent(ahead, len(decided))} of {len(decided)} decided games"
        yield f"{kind}: ahead in {of}, objective met {met} times"
    seats = sum(game.players - game.players % 2 for game in games)
    won = sum(seat < game.players - game.players % 2 for game in games for seat in game.winners)
    yield f"players of a colony win {percent(won, seats)} of {seats} seats"
    wolves = [game for game in games if game.players % 2]
    for kind in sorted({game.kinds[2] for game in wolves}):
        its = [game for game in wolves if game.kinds[2] == kind]
        won = sum(game.players - 1 in game.winners for game in its)
        yield f"a wolf played by {kind} wins {percent(won, len(its))} of {len(its)} games"
    for objective in sorted({game.wolf for game in wolves}):
        its = [game for game in wolves if game.wolf == objective]
        yield f"{objective}: {percent(sum(game.players - 1 in game.winners for game in its), len(its))} of {len(its)}"
    had = Counter(key for game in wolves for key in game.missions)
    for key, n in sorted(had.items()):
        yield f"{key}: done {sum(game.missions.get(key, False) for game in wolves)} of {n} times held"
    middles, high, longest = zip(*(game.slow for game in games), strict=True)
    means = [sum(times) / len(games) for times in (middles, high)]
    yield f"a decision: {means[0]:.2f} ms in the middle, p99 {means[1]:.2f}, longest {max(longest):.0f}"


def main() -> None:
    """Play what isn't played yet, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--wolf", default="regular")
    parser.add_argument("--objective", help="this main objective alone")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so long; go on with --keep")
    chosen = parser.parse_args()
    games = kept(chosen.keep)
    done = {(game.seed, game.kinds, game.players) for game in games}
    began = perf_counter()
    for seed, objective, kinds in plan(chosen):
        if (seed, kinds, chosen.players) in done:
            continue
        if perf_counter() - began > chosen.seconds:
            print("not all played yet")
            break
        games.append(played(seed, objective, chosen.players, kinds))
        if chosen.keep:
            with chosen.keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps(msgspec.to_builtins(games[-1])) + "\n")
    for line in (*table_of(games), "", *summary(games)):
        print(line)


if __name__ == "__main__":
    main()
