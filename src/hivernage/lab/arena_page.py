"""What the arena measured as a page of Markdown, which reads well in a terminal too."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from hivernage.lab.arena import Results
from hivernage.lab.contests import Step
from hivernage.lab.intervals import Mean, Share, share
from hivernage.lab.simulate import box_name

Row = Sequence[str]


def table(head: Row, rows: Sequence[Row]) -> Iterator[str]:
    """A table with its columns in line."""
    widths = [max(len(row[column]) for row in (head, *rows)) for column in range(len(head))]
    for row in (head, ["-" * width for width in widths], *rows):
        yield "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |"


def percent(figure: Share | Mean) -> str:
    """`42 % (38 to 46)`."""
    middle = figure.share if isinstance(figure, Share) else figure.mean
    return f"{100 * middle:.0f} % ({100 * figure.low:.0f} to {100 * figure.high:.0f})" if figure.of else "none"


def points(figure: Mean) -> str:
    """A difference of two percentages."""
    return f"{100 * figure.mean:+.1f} ({100 * figure.low:+.1f} to {100 * figure.high:+.1f})"


def results_lines(results: Results) -> Iterator[str]:
    """All that one run measured."""
    plan = results.plan
    yield f"{results.games} games, seed {plan.seed}, {plan.players} players, box {box_name(plan.game)}"
    yield f"stalled games: {len(results.stalls)}; the longest game took {results.longest} questions"
    yield from results.stalls
    for part in (
        colony_lines,
        module_lines,
        step_lines,
        guest_lines,
        duel_lines,
        betrayer_lines,
        time_lines,
        budget_lines,
    ):
        lines = list(part([results]))
        if lines:
            yield from ("", *lines)


def colony_lines(runs: Sequence[Results]) -> Iterator[str]:
    """How often four of a kind meet each main objective, a line for each objective, a column for each kind and side."""
    cells = {(row.bot, row.side, row.objective): row for run in runs for row in run.colony}
    if not cells:
        return
    kinds = list(dict.fromkeys((bot, side) for bot, side, _ in cells))
    rows = []
    for objective in dict.fromkeys(objective for *_, objective in cells):
        found = [cells.get((*kind, objective)) for kind in kinds]
        rows.append([objective, *(percent(row.success) if row else "" for row in found)])
    columns = [[row for key, row in cells.items() if key[:2] == kind] for kind in kinds]
    rows.append(["all", *(percent(together([row.success for row in column])) for column in columns)])
    rows.append(["won by own objective", *(percent(together([row.own for row in column])) for column in columns)])
    yield from table(["colony success", *(f"{bot}, {side}" for bot, side in kinds)], rows)


MET: Final = {"built": "improvements built", "special-came": "special zombies", "pillaged": "cards lost to bandits"}
"""What a game with modules brings, by kind of event."""


def module_lines(runs: Sequence[Results]) -> Iterator[str]:
    """What the modules brought in a game, a line for each kind of bot, objective and side."""
    found = [row for run in runs for row in run.colony if row.met]
    rows = [
        [row.bot, row.objective, row.side, f"{row.rounds:.1f}", *(f"{row.met.get(kind, 0.0):.1f}" for kind in MET)]
        for row in found
    ]
    if rows:
        games = [row.success.of for row in found]
        mean = [sum(row.met.get(kind, 0.0) * row.success.of for row in found) / sum(games) for kind in MET]
        rounds = sum(row.rounds * row.success.of for row in found) / sum(games)
        rows.append(["all", "", "", f"{rounds:.1f}", *(f"{n:.1f}" for n in mean)])
        yield from table(["in a game", "objective", "side", "rounds", *MET.values()], rows)


def together(shares: Sequence[Share]) -> Share:
    return share(sum(part.hits for part in shares), sum(part.of for part in shares))


def step_lines(runs: Sequence[Results]) -> Iterator[str]:
    """How much more often each kind wins than the one before it, at tables of one kind."""
    yield from _step_table([step for run in runs for step in run.steps])


def guest_lines(runs: Sequence[Results]) -> Iterator[str]:
    """The same for guests at a table of the strongest."""
    yield from _step_table([step for run in runs for step in run.guests])


def _step_table(steps: Sequence[Step]) -> Iterator[str]:
    rows = [
        [
            f"{step.first} after {step.second}",
            step.side,
            str(step.deals),
            percent(step.first_wins),
            percent(step.second_wins),
            points(step.difference),
        ]
        for step in steps
    ]
    if rows:
        yield from table(["step", "side", "deals", "first wins", "second wins", "difference, points"], rows)


def duel_lines(runs: Sequence[Results]) -> Iterator[str]:
    """Who wins by their own objective at mixed tables."""
    rows = [
        [
            f"{duel.first} against {duel.second}",
            duel.side,
            str(duel.deals),
            str(duel.games),
            percent(duel.first_wins),
            percent(duel.second_wins),
            points(duel.difference),
        ]
        for run in runs
        for duel in (*run.duels, *(row.duel for row in run.budget))
    ]
    if rows:
        yield from table(["duel", "side", "deals", "games", "first wins", "second wins", "difference, points"], rows)


def betrayer_lines(runs: Sequence[Results]) -> Iterator[str]:
    """How betrayers fare, and who is exiled."""
    rows = [
        [
            row.bot,
            row.side,
            str(row.games),
            str(row.betrayed_games),
            percent(row.betrayer_wins),
            str(row.loyal_calls),
            percent(row.loyal_calls_hit),
            percent(row.betrayers_exiled),
            percent(row.loyal_exiled),
            str(row.betrayer_calls),
        ]
        for run in runs
        for row in run.betrayers
    ]
    if rows:
        head = ["bots", "side", "games", "with a betrayer", "betrayer wins", "exile votes called by the loyal"]
        head += ["against a betrayer", "betrayers exiled", "loyal seats exiled", "called by betrayers"]
        yield from table(head, rows)


def time_lines(runs: Sequence[Results]) -> Iterator[str]:
    """How long decisions take."""
    rows = [
        [row.bot, str(row.decisions), f"{row.p50:.2f}", f"{row.p99:.2f}", f"{row.max:.1f}"]
        for run in runs
        for row in run.time
    ]
    if rows:
        yield from table(["bots", "decisions", "p50, ms", "p99, ms", "longest, ms"], rows)


def budget_lines(runs: Sequence[Results]) -> Iterator[str]:
    """What thinking longer is worth."""
    rows = [
        [
            row.bot,
            str(row.success.of),
            percent(row.success),
            percent(row.own),
            str(row.duel.deals),
            points(row.duel.difference),
            f"{row.p50:.1f}",
            f"{row.p99:.1f}",
        ]
        for run in runs
        for row in run.budget
    ]
    if rows:
        head = ["bots", "games", "colony success", "won by own objective", "deals shared with regular"]
        yield from table([*head, "ahead of regular, points", "p50, ms", "p99, ms"], rows)
