"""What is measured in the arena: which games each part needs, and what they show.

Where kinds meet, every deal is played with every rotation of the bots over the seats, so that luck of seat and of
cards cancels out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import chain, pairwise, product
from statistics import fmean
from typing import Final, TypeVar

import msgspec

from hivernage.lab.intervals import Mean, Share, mean, quantile, share
from hivernage.lab.sitting import USUAL_GAME, Played, Sitting
from hivernage.model.options import LAST_SEAT, Options
from hivernage.rules.boxes import game_for

Key = TypeVar("Key", bound=Hashable)

SIDES: Final = ("normal", "hard")
TIMED_GAMES: Final = 20  # enough for a few thousand decisions of each kind
THINKER: Final = "veteran"  # the kind whose strength depends on a budget
RIVAL: Final = "regular"  # whom it has to beat


class Plan(msgspec.Struct, frozen=True):
    """What to measure. `games` is per line of a table: games of a cell, deals of a duel. `game`: box and modules."""

    bots: tuple[str, ...]
    objectives: tuple[str, ...]
    sides: tuple[str, ...] = SIDES
    games: int = 100
    players: int = 4
    seed: int = 0
    parts: tuple[str, ...] = ("colony", "guests", "duels", "betrayers", "time")
    budgets: tuple[int, ...] = ()
    game: Options = USUAL_GAME

    def tables(self) -> list[tuple[str, bool]]:
        """Every objective with each of its sides."""
        return [(objective, side == "hard") for side, objective in product(self.sides, self.objectives)]


class Colony(msgspec.Struct, frozen=True):
    """Four of a kind: how often the main objective is met, and how many of the seats win by their own."""

    bot: str
    objective: str
    side: str
    success: Share
    own: Share
    endings: dict[str, int]
    rounds: float
    questions: float
    met: dict[str, float] = {}  # what the modules brought in a game


class Duel(msgspec.Struct, frozen=True):
    """Two kinds at mixed tables: the share of their seats that win by their own objective, deal by deal."""

    first: str
    second: str
    side: str
    deals: int
    games: int
    first_wins: Mean
    second_wins: Mean
    difference: Mean
    success: Share


class Step(msgspec.Struct, frozen=True):
    """Two kinds on the same deals, never at one table: the share of their seats that win by their own objective."""

    first: str
    second: str
    side: str
    deals: int
    first_wins: Mean
    second_wins: Mean
    difference: Mean


class Treason(msgspec.Struct, frozen=True):
    """Betrayers among bots of a kind. A call is an exile vote that somebody asked for by choice, not by a card."""

    bot: str
    side: str
    games: int
    betrayed_games: int
    betrayer_wins: Share
    loyal_calls_hit: Share
    betrayers_exiled: Share
    loyal_exiled: Share
    loyal_calls: int
    betrayer_calls: int


class Thinking(msgspec.Struct, frozen=True):
    """How long a kind takes for a decision, in milliseconds: from the question with its answers to the choice."""

    bot: str
    decisions: int
    p50: float
    p99: float
    max: float


class Budget(msgspec.Struct, frozen=True):
    """A bot that searches, with this budget: four of them, and two against two of the rival."""

    bot: str
    budget: int
    success: Share
    own: Share
    duel: Duel
    p50: float
    p99: float


# Which games


def colony_sittings(plan: Plan) -> list[Sitting]:
    """Tables of one kind, so many games of every objective and side."""
    return [
        Sitting((bot,) * plan.players, objective, hard, plan.seed, deal, game=plan.game)
        for bot, (objective, hard), deal in product(plan.bots, plan.tables(), range(plan.games))
    ]


def duel_sittings(plan: Plan) -> list[Sitting]:
    """Each kind against the one before it, so many deals of each side, the objectives in turn."""
    return [sitting for weaker, stronger in pairwise(plan.bots) for sitting in _duel(plan, stronger, weaker)]


def guest_sittings(plan: Plan) -> list[Sitting]:
    """One of each kind in every seat of a table of the strongest, so many deals of each side."""
    return [
        Sitting(bots, objective, hard, plan.seed, deal, game=plan.game)
        for guest, (objective, hard, deal) in product(plan.bots, _deals(plan))
        for bots in guest_tables(guest, plan.bots[-1], plan.players)
    ]


def guest_tables(guest: str, host: str, players: int) -> list[tuple[str, ...]]:
    """The guest in each seat among hosts; where the guest is one of them, there is but one table."""
    tables = [(host,) * seat + (guest,) + (host,) * (players - seat - 1) for seat in range(players)]
    return list(dict.fromkeys(tables))


def betrayer_sittings(plan: Plan) -> list[Sitting]:
    """Tables of one kind, so many games of each side, the objectives in turn."""
    return [sitting for bot in plan.bots for sitting in _alike(plan, bot)]


def time_sittings(plan: Plan) -> list[Sitting]:
    few = msgspec.structs.replace(plan, games=min(plan.games, TIMED_GAMES))
    return [_timed(sitting) for bot in plan.bots for sitting in _alike(few, bot)]


def budget_sittings(plan: Plan) -> list[Sitting]:
    """For each budget tables of one kind, which are timed, and tables shared with the rival."""
    bots = [f"{THINKER}:{budget}" for budget in plan.budgets]
    return [
        sitting
        for bot in bots
        for sitting in chain((_timed(sitting) for sitting in _alike(plan, bot)), _duel(plan, bot, RIVAL))
    ]


def teams(first: str, second: str, players: int, wolf: int = LAST_SEAT) -> list[tuple[str, ...]]:
    """A colony of each kind, and the other way round; a lone wolf is one kind, then the other."""
    game = game_for(Options(players=players, box="warring-colonies", wolf=wolf))
    homes = [game.team(seat, players) for seat in range(players)]
    wolves = (first, second) if game.loner is not None else (first,)
    lines = [(*pair, loner) for pair in ((first, second), (second, first)) for loner in wolves]
    return [tuple(line[number] for number in homes) for line in lines]


def rotations(first: str, second: str, players: int) -> list[tuple[str, ...]]:
    """Half of the seats each, turned around the table. With an odd number each has the larger half in its turn."""
    half = (players + 1) // 2
    lines = [(first,) * half + (second,) * (players - half), (second,) * half + (first,) * (players - half)]
    return list(dict.fromkeys(line[turn:] + line[:turn] for line in lines for turn in range(players)))


def _seatings(plan: Plan, first: str, second: str) -> list[tuple[str, ...]]:
    if plan.game.box == "warring-colonies":
        return teams(first, second, plan.players, plan.game.wolf)
    return rotations(first, second, plan.players)


def _duel(plan: Plan, first: str, second: str) -> list[Sitting]:
    return [
        Sitting(bots, objective, hard, plan.seed, deal, game=plan.game)
        for objective, hard, deal in _deals(plan)
        for bots in _seatings(plan, first, second)
    ]


def _alike(plan: Plan, bot: str) -> list[Sitting]:
    return [
        Sitting((bot,) * plan.players, objective, hard, plan.seed, deal, game=plan.game)
        for objective, hard, deal in _deals(plan)
    ]


def _deals(plan: Plan) -> list[tuple[str, bool, int]]:
    objectives = plan.objectives
    return [
        (objectives[deal % len(objectives)], side == "hard", deal)
        for side, deal in product(plan.sides, range(plan.games))
    ]


def _timed(sitting: Sitting) -> Sitting:
    return msgspec.structs.replace(sitting, timed=True)


# What they show


def colony_figures(_plan: Plan, played: Sequence[Played]) -> list[Colony]:
    lines = _grouped(played, lambda game: (game.sitting.bots[0], game.sitting.objective, side_of(game)))
    return [
        Colony(
            *line,
            success=_success(games),
            own=_own(games),
            endings=dict(Counter(game.ending for game in games).most_common()),
            rounds=round(fmean(game.rounds for game in games), 2),
            questions=round(fmean(game.questions for game in games), 1),
            met={kind: round(fmean(game.met.get(kind, 0) for game in games), 2) for kind in _kinds_met(games)},
        )
        for line, games in lines.items()
    ]


def _kinds_met(games: Sequence[Played]) -> list[str]:
    return sorted({kind for game in games for kind in game.met})


def step_figures(plan: Plan, played: Sequence[Played]) -> list[Step]:
    """Each kind against the one before it, both at tables of one kind."""
    tables = {bot: [game for game in played if game.sitting.bots[0] == bot] for bot in plan.bots}
    return _steps(plan.bots, tables)


def guest_figures(plan: Plan, played: Sequence[Played]) -> list[Step]:
    """Each kind against the one before it, both as guests of the strongest."""
    host = plan.bots[-1]
    tables = {bot: [game for game in played if {*game.sitting.bots} == {bot, host}] for bot in plan.bots}
    return _steps(plan.bots, tables)


def _steps(bots: Sequence[str], tables: dict[str, list[Played]]) -> list[Step]:
    sides = {bot: dict(_by_side(games)) for bot, games in tables.items()}
    return [
        _step(stronger, weaker, side, games, sides[weaker][side])
        for weaker, stronger in pairwise(bots)
        for side, games in sides[stronger].items()
    ]


def _step(first: str, second: str, side: str, ours: Sequence[Played], theirs: Sequence[Played]) -> Step:
    first_wins, second_wins = _wins_by_deal(first, ours), _wins_by_deal(second, theirs)
    difference = _ahead(list(first_wins.values()), [second_wins[deal] for deal in first_wins])
    deals = len(first_wins)
    return Step(first, second, side, deals, mean([*first_wins.values()]), mean([*second_wins.values()]), difference)


def _wins_by_deal(bot: str, games: Sequence[Played]) -> dict[tuple[str, bool, int], float]:
    deals = _grouped(games, lambda game: (game.sitting.objective, game.sitting.hard, game.sitting.deal))
    return {deal: _wins(bot, played) for deal, played in deals.items()}


def _ahead(ours: Sequence[float], theirs: Sequence[float]) -> Mean:
    return mean([mine - other for mine, other in zip(ours, theirs, strict=True)], least=-1.0)


def duel_figures(plan: Plan, played: Sequence[Played]) -> list[Duel]:
    return [
        _duel_figures(stronger, weaker, side, games)
        for weaker, stronger in pairwise(plan.bots)
        for side, games in _by_side(game for game in played if {*game.sitting.bots} == {stronger, weaker})
    ]


def _duel_figures(first: str, second: str, side: str, games: Sequence[Played]) -> Duel:
    """Games of one deal go together: they share its luck. So each deal counts as one observation."""
    deals = _grouped(games, lambda game: game.sitting.deal).values()
    ours = [_wins(first, deal) for deal in deals]
    theirs = [_wins(second, deal) for deal in deals]
    return Duel(
        first,
        second,
        side,
        deals=len(deals),
        games=len(games),
        first_wins=mean(ours),
        second_wins=mean(theirs),
        difference=_ahead(ours, theirs),
        success=_success(games),
    )


def _wins(bot: str, games: Sequence[Played]) -> float:
    """The share of the kind's seats that win."""
    seats = [(game, seat) for game in games for seat, name in enumerate(game.sitting.bots) if name == bot]
    return sum(seat in game.winners for game, seat in seats) / len(seats)


def betrayer_figures(_plan: Plan, played: Sequence[Played]) -> list[Treason]:
    kinds = _grouped(played, lambda game: game.sitting.bots[0])
    return [_treason(bot, side, games) for bot, all_games in kinds.items() for side, games in _by_side(all_games)]


def _treason(bot: str, side: str, games: Sequence[Played]) -> Treason:
    betrayed = [game for game in games if game.betrayers]
    calls = [(caller in game.betrayers, named in game.betrayers) for game in games for caller, named in game.calls]
    hits = [hit for disloyal, hit in calls if not disloyal]
    betrayers = [seat in game.exiled for game in games for seat in game.betrayers]
    loyal = [
        seat in game.exiled for game in games for seat in range(len(game.sitting.bots)) if seat not in game.betrayers
    ]
    return Treason(
        bot,
        side,
        games=len(games),
        betrayed_games=len(betrayed),
        betrayer_wins=_share(any(seat in game.winners for seat in game.betrayers) for game in betrayed),
        loyal_calls_hit=_share(hits),
        betrayers_exiled=_share(betrayers),
        loyal_exiled=_share(loyal),
        loyal_calls=len(hits),
        betrayer_calls=len(calls) - len(hits),
    )


def time_figures(_plan: Plan, played: Sequence[Played]) -> list[Thinking]:
    figures = []
    for bot, games in _grouped(played, lambda game: game.sitting.bots[0]).items():
        taken = [1000 * seconds for game in games for seat in game.seconds for seconds in seat]
        p50, p99 = (round(quantile(taken, part), 3) for part in (0.5, 0.99))
        figures.append(Thinking(bot, len(taken), p50, p99, round(max(taken), 3)))
    return figures


def budget_figures(plan: Plan, played: Sequence[Played]) -> list[Budget]:
    figures = []
    for budget in plan.budgets:
        bot = f"{THINKER}:{budget}"
        alone = [game for game in played if {*game.sitting.bots} == {bot}]
        shared = [game for game in played if {*game.sitting.bots} == {bot, RIVAL}]
        [time] = time_figures(plan, alone)
        duel = _duel_figures(bot, RIVAL, "all", shared)
        figures.append(Budget(bot, budget, _success(alone), _own(alone), duel, time.p50, time.p99))
    return figures


def side_of(game: Played) -> str:
    return "hard" if game.sitting.hard else "normal"


def _success(games: Sequence[Played]) -> Share:
    return _share(game.complete for game in games)


def _own(games: Sequence[Played]) -> Share:
    return share(sum(len(game.winners) for game in games), sum(len(game.sitting.bots) for game in games))


def _share(outcomes: Iterable[bool]) -> Share:
    every = list(outcomes)
    return share(sum(every), len(every))


def _by_side(played: Iterable[Played]) -> list[tuple[str, list[Played]]]:
    """Each side, and both together where there are two."""
    games = list(played)
    sides = list(_grouped(games, side_of).items())
    return [*sides, ("all", games)] if len(sides) > 1 else sides


def _grouped(played: Iterable[Played], by: Callable[[Played], Key]) -> dict[Key, list[Played]]:
    groups: dict[Key, list[Played]] = {}
    for game in played:
        groups.setdefault(by(game), []).append(game)
    return groups
