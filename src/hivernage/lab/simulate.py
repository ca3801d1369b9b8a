"""Games among bots, played one after another, and their figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from random import Random
from statistics import mean, median
from time import perf_counter

import msgspec

from hivernage.bots import Bot
from hivernage.bots.kinds import BOTS, SLOW
from hivernage.bots.playing_out import play_out
from hivernage.cards.card import BetrayalObjective
from hivernage.cards.library import Library
from hivernage.model.chance import key_from_seed
from hivernage.model.options import USUAL_OBJECTIVE, Options
from hivernage.model.state import State
from hivernage.rules.conditions import is_betrayer
from hivernage.table import Table

VARIANTS = ("cooperative", "betrayer", "elimination", "adult")

MIX = "mix"
"""In place of a kind of bot: another kind on each seat, by lot; the slow ones stay away."""


class Outcome(msgspec.Struct, frozen=True):
    """How one game went. `dealt` and `won` name the kind of each seat's objective: secret, betrayal, exiled, none.

    `branch`: of a scenario how far it came, who was exiled, and how it ended.
    """

    ending: str
    rounds: int
    decisions: int
    complete: bool
    dealt: tuple[str, ...]
    won: tuple[str, ...]
    branch: str = ""


class Spread(msgspec.Struct, frozen=True):
    """A row of numbers in three."""

    mean: float
    median: float
    max: int


class Speed(msgspec.Struct, frozen=True):
    """The one part of a report that differs from run to run."""

    seconds: float
    decisions_per_second: float
    games_per_second: float


class Report(msgspec.Struct, frozen=True):
    """The figures of many games; all but the speed are the same for the same seed."""

    games: int
    players: int
    seed: int
    bot: str
    box: str
    objective: str
    hard: bool
    variants: tuple[str, ...]
    endings: dict[str, int]
    rounds: dict[int, int]
    winners: dict[int, int]
    objectives: dict[str, dict[str, int]]
    decisions: Spread
    speed: Speed
    branches: dict[str, int] = {}


def box_name(options: Options) -> str:
    """What is played, for reports: `base`, or `long-night with bandits, raxxon; base cards mixed into item`."""
    modules = f" with {', '.join(options.modules)}" if options.modules else ""
    mixed = f"; base cards mixed into {', '.join(options.mixed)}" if options.mixed else ""
    mixed += f"; {', '.join(options.joined)} of warring-colonies joined" if options.joined else ""
    left_out = f"; without {', '.join(options.left_out)}" if options.left_out else ""
    strays = "" if options.stray_bandits else "; no stray bandits"
    strays += "; quick" if options.quick else ""
    strays += "; older crossroads" if options.older_crossroads else ""
    strays += f"; p{options.wolf + 1} is the lone wolf" if options.wolf >= 0 else ""
    if options.scenario:
        return f"{options.box}, scenario {options.scenario}{mixed}{left_out}{strays}"
    return options.box + modules + mixed + left_out + strays


def new_table(options: Options, library: Library, seed: int, number: int) -> Table:
    """Game `number` of a seed: each is shuffled in its own way."""
    return Table.new(options, library, key_from_seed((seed << 32) + number))


def bots_for(name: str, table: Table, seed: int, number: int) -> list[Bot]:
    """A bot for each seat, each with dice of its own."""
    state = table.state
    seeds = [f"{seed}/{number}/{seat}" for seat in range(len(state.players))]
    kinds = [Random(own).choice(sorted(BOTS.keys() - SLOW)) if name == MIX else name for own in seeds]
    return [BOTS[kind](own, state.library) for kind, own in zip(kinds, seeds, strict=True)]


def outcome(table: Table) -> Outcome:
    """How a finished game went."""
    kinds = tuple(_kind(table, seat) for seat in range(len(table.state.players)))
    state = table.state
    won = tuple(kinds[seat] for seat in state.winners)
    return Outcome(state.ending, state.round, len(table.done), state.complete, kinds, won, branch(state))


def branch(state: State) -> str:
    """Which way a scenario went: `b3, chief: objective`."""
    if not state.options.scenario:
        return ""
    exiled = {is_betrayer(state, player.objective) for player in state.players if player.exiled}
    marks = [name for betrays, name in ((False, "loyal exiled"), (True, "betrayer exiled")) if betrays in exiled]
    late = state.ending == "morale" and any(is_betrayer(state, state.players[seat].objective) for seat in state.winners)
    return f"{', '.join([state.objective, *marks])}: {'betrayer wins' if late else state.ending}"


def _kind(table: Table, seat: int) -> str:
    player = table.state.players[seat]
    if not player.objective:
        return "none"
    if isinstance(table.state.library.secrets[player.objective], BetrayalObjective):
        return "betrayal"
    return "exiled" if player.exiled_objective else "secret"


def games(options: Options, library: Library, bot: str, seed: int, number: int) -> Iterator[Outcome]:
    """Play so many games, one after another."""
    for n in range(number):
        table = new_table(options, library, seed, n)
        play_out(table, bots_for(bot, table, seed, n))
        yield outcome(table)


def simulate(
    options: Options,
    library: Library,
    bot: str = "random",
    seed: int = 0,
    number: int = 100,
    watch: Callable[[Iterator[Outcome]], Iterable[Outcome]] = iter,
) -> Report:
    """Play many games and sum them up; `watch` may follow them as they come (a progress bar)."""
    start = perf_counter()
    played = list(watch(games(options, library, bot, seed, number)))
    return report(options, bot, seed, played, perf_counter() - start)


def report(options: Options, bot: str, seed: int, played: list[Outcome], seconds: float) -> Report:
    """The figures of games already played."""
    decisions = [game.decisions for game in played]
    dealt = Counter(kind for game in played for kind in game.dealt)
    won = Counter(kind for game in played for kind in game.won)
    return Report(
        games=len(played),
        players=options.players,
        seed=seed,
        bot=bot,
        box=box_name(options),
        objective=options.objective or options.scenario or USUAL_OBJECTIVE[options.box],
        hard=options.hard or options.cooperative or options.players == 2,
        variants=tuple(name for name in VARIANTS if getattr(options, name)),
        endings=dict(Counter(game.ending for game in played).most_common()),
        rounds=dict(sorted(Counter(game.rounds for game in played).items())),
        winners=dict(sorted(Counter(len(game.won) for game in played).items())),
        objectives={kind: {"held": n, "won": won[kind]} for kind, n in sorted(dealt.items())},
        decisions=Spread(round(mean(decisions), 1), float(median(decisions)), max(decisions)),
        branches=dict(sorted(Counter(game.branch for game in played if game.branch).items())),
        speed=Speed(round(seconds, 3), round(sum(decisions) / seconds, 1), round(len(played) / seconds, 2)),
    )
