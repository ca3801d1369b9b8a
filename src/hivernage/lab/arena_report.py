"""A page about the strength of bots: tables, plots, what was aimed at, and the commands that measure it again."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from hivernage.lab import arena_page as page
from hivernage.lab import charts
from hivernage.lab.arena import Results
from hivernage.lab.charts import Panel, Point
from hivernage.lab.contests import RIVAL, SIDES, Colony, Duel, Step, Treason
from hivernage.lab.intervals import Share
from hivernage.lab.simulate import box_name
from hivernage.lab.sitting import PATIENCE

COLONY_AIM: Final = {
    "base": {"normal": (35, 65), "hard": (10, 35)},
    "long-night": {"normal": (30, 65), "hard": (10, 35)},
}
"""How often tables of regulars should meet a main objective, in per cent, by box."""

AHEAD: Final = 5
"""By so many points at least a stronger kind should win more often than a weaker one."""

TREASON_AIM: Final = {
    "betrayer wins": (25, 60),
    "votes against a betrayer": (70, 100),
    "betrayers exiled": (20, 100),
    "loyal seats exiled": (0, 10),
}
"""How betrayers among regulars should fare, in per cent."""

HOW: Final = f"""\
Every figure is measured in games that can be played again: the same command gives the same figures, but for the times,
on any number of processes. All games have secret objectives and no variants; the table names their box. Ranges in
brackets are 95 % intervals. All kinds play the same deals, on both sides and on every objective; sums over sides and
objectives take these games as independent.

- *Colony success*: all seats are played by bots of one kind; the share of games in which the main objective is met
  (Wilson's interval). *Won by own objective* is the share of all seats that win.
- *From kind to kind*: the same deals at tables of one kind each, all objectives together; the difference between the
  shares of seats that win by their own objective. A deal is one observation.
- *Guests*: one bot of each kind sits in every seat of a table of the strongest kind in its turn, with the same cards
  and the same company; the share of these seats that win by their own objective. A deal is one observation. A bad guest
  is exiled sooner or later, and some exiled objectives are met when the colony falls.
- *Duels*: each kind has half of the seats. Each deal is played with every rotation of the bots over the seats, so both
  kinds play the same cards from the same seats. *Wins* are the shares of their seats that win by their own objective.
  A deal is one observation: the interval of the difference is that of the mean over deals. Two random bots sink nearly
  every colony, so with them hardly anybody can win but betrayers.
- *Betrayers*: all seats are played by bots of one kind. *Betrayer wins* is of the games that have one. An exile vote is
  counted if somebody called it by choice, not by a card; games without a betrayer are included.
- *Stalled* is a game that isn't over after {PATIENCE:,} questions.
- *Time* runs from a question with its answers to the bot's choice, on cores shared with other games.
- *Thinking longer*: four bots with that budget, and two of them against two {RIVAL} bots, rotated as in duels."""

Plot = Callable[[Path], None]


def write(file: Path, runs: Sequence[Results]) -> list[Path]:
    """Write the page, and the plots beside it; gives all files."""
    charts.ready()
    drawn = []
    for box, chapter in _chapters(runs).items():
        for name, plot in _plots(chapter).items():
            drawn.append(file.with_name(_plot_file(file.stem, box, name)))
            plot(drawn[-1])
    file.write_text("\n".join(_lines(runs, file.stem)) + "\n", encoding="utf-8")
    return [file, *drawn]


def _lines(runs: Sequence[Results], stem: str) -> Iterator[str]:
    yield from ("# How strong the bots are", "", HOW, "", "## Measured by", "")
    yield from page.table(["command", "box", "games"], [_run(run) for run in runs])
    stalls = [stalled for run in runs for stalled in run.stalls]
    games, longest = sum(run.games for run in runs), max((run.longest for run in runs), default=0)
    yield from ("", f"Of {games} games {len(stalls)} stalled; the longest took {longest} questions.", *stalls)
    chapters = _chapters(runs)
    for box, chapter in chapters.items():
        yield from _chapter(chapter, stem, box, f", {box}" if len(chapters) > 1 else "")


def _chapters(runs: Sequence[Results]) -> dict[str, list[Results]]:
    """The runs of each box with its modules: their figures don't mix."""
    chapters: dict[str, list[Results]] = {}
    for run in runs:
        chapters.setdefault(box_name(run.plan.game), []).append(run)
    return chapters


def _chapter(runs: Sequence[Results], stem: str, box: str, where: str) -> Iterator[str]:
    plots = _plots(runs)
    for name, title, lines, more in SECTIONS:
        found = list(lines(runs))
        if found:
            yield from ("", f"## {title}{where}", "", *found)
            if name in plots:
                yield from ("", f"![{title}{where}]({_plot_file(stem, box, name)})")
            yield from more(runs)


def _plot_file(stem: str, box: str, name: str) -> str:
    """Beside the page; those of the base box don't say which it is."""
    words = "-".join(re.findall(r"[a-z]+", box.lower()))
    return f"{stem}-{name}.svg" if box == "base" else f"{stem}-{name}-{words}.svg"


def _run(run: Results) -> list[str]:
    return [f"`{run.command}`", box_name(run.plan.game), str(run.games)]


def _colony_verdict(runs: Sequence[Results]) -> Iterator[str]:
    """Which objectives lie outside the aim, and whether the interval leaves a doubt."""
    rows = [row for run in runs for row in run.colony if row.bot == RIVAL]
    if rows:
        aim = _aim(runs)
        outside = [row for row in rows if not _within(row.success.share, aim[row.side])]
        aims = ", ".join(f"{low} to {high} % on {side} sides" for side, (low, high) in aim.items())
        yield from ("", f"The aim for {RIVAL} bots: {aims}. Outside:", "")
        yield from (
            f"- {row.objective}, {row.side}: {page.percent(row.success)}{_doubt(row, *aim[row.side])}"
            for row in outside
        )
        if not outside:
            yield "- none."


def _aim(runs: Sequence[Results]) -> dict[str, tuple[int, int]]:
    return COLONY_AIM[runs[0].plan.game.box]


def _doubt(row: Colony, low: int, high: int) -> str:
    return ", perhaps by chance" if 100 * row.success.high >= low and 100 * row.success.low <= high else ""


def _within(share: float, aim: tuple[float, float]) -> bool:
    return aim[0] <= 100 * share <= aim[1]


def _step_verdict(runs: Sequence[Results]) -> Iterator[str]:
    yield from _ahead("after", [step for run in runs for step in run.steps])


def _guest_verdict(runs: Sequence[Results]) -> Iterator[str]:
    yield from _ahead("after", [step for run in runs for step in run.guests])


def _duel_verdict(runs: Sequence[Results]) -> Iterator[str]:
    yield from _ahead("against", [duel for run in runs for duel in run.duels])


def _ahead(word: str, rows: Sequence[Step | Duel]) -> Iterator[str]:
    yield from ("", f"The aim: the whole interval of the difference above {AHEAD} points.", "")
    for row in rows:
        verdict = "reached" if 100 * row.difference.low > AHEAD else "missed"
        yield f"- {row.first} {word} {row.second}, {row.side}: {verdict}, {page.points(row.difference)}"


def _treason_verdict(runs: Sequence[Results]) -> Iterator[str]:
    for row in _widest([row for run in runs for row in run.betrayers if row.bot == RIVAL]):
        yield from ("", f"The aims for {RIVAL} bots, and the figures for {row.side} sides:", "")
        for name, share in _treason(row).items():
            low, high = TREASON_AIM[name]
            verdict = "reached" if share.of and _within(share.share, (low, high)) else "missed"
            yield f"- {name}, {low} to {high} %: {verdict}, {page.percent(share)}"


def _widest(rows: Sequence[Treason]) -> Sequence[Treason]:
    """Both sides together, where both were played."""
    return [row for row in rows if row.side == "all"] or rows


def _treason(row: Treason) -> dict[str, Share]:
    figures = (row.betrayer_wins, row.loyal_calls_hit, row.betrayers_exiled, row.loyal_exiled)
    return dict(zip(TREASON_AIM, figures, strict=True))


def _nothing(_runs: Sequence[Results]) -> Iterator[str]:
    yield from ()


SECTIONS: Final = (
    ("colony", "Colony success", page.colony_lines, _colony_verdict),
    ("modules", "What the modules bring", page.module_lines, _nothing),
    ("steps", "From kind to kind", page.step_lines, _step_verdict),
    ("guests", "Guests", page.guest_lines, _guest_verdict),
    ("duels", "Duels", page.duel_lines, _duel_verdict),
    ("betrayers", "Betrayers", page.betrayer_lines, _treason_verdict),
    ("time", "Time for a decision", page.time_lines, _nothing),
    ("budget", "Thinking longer", page.budget_lines, _nothing),
)


def _plots(runs: Sequence[Results]) -> dict[str, Plot]:
    """The plots that these runs have figures for."""
    plots: dict[str, Plot] = {}
    colony = [row for run in runs for row in run.colony]
    duels = [duel for run in runs for duel in (*run.duels, *(row.duel for row in run.budget))]
    betrayers = [row for run in runs for row in run.betrayers]
    budget = sorted((row for run in runs for row in run.budget), key=lambda row: row.budget)
    if colony:
        plots["colony"] = partial(charts.dots, panels=_colony_panels(colony, _aim(runs)))
    if duels:
        names = [f"{duel.first} - {duel.second}, {duel.side}" for duel in duels]
        points = [Point(name, "", duel.difference) for name, duel in zip(names, duels, strict=True)]
        aim = Panel("ahead, points", points, (AHEAD, 100), (min(-10, *_lows(points)), max(40, *_highs(points))))
        plots["duels"] = partial(charts.dots, panels=[aim])
    if betrayers:
        plots["betrayers"] = partial(charts.dots, panels=_treason_panels(betrayers))
    if budget:
        success = Panel("colony success, %", [Point(str(row.budget), "", row.success) for row in budget])
        ahead = Panel(f"ahead of {RIVAL}, points", [Point(str(row.budget), "", row.duel.difference) for row in budget])
        plots["budget"] = partial(charts.curve, panels=[success, ahead], across="budget")
    return plots


def _colony_panels(rows: Sequence[Colony], aim: dict[str, tuple[int, int]]) -> list[Panel]:
    return [
        Panel(
            f"{side} side, % of games",
            [Point(row.objective, row.bot, row.success) for row in rows if row.side == side],
            aim[side],
        )
        for side in SIDES
        if any(row.side == side for row in rows)
    ]


def _treason_panels(rows: Sequence[Treason]) -> list[Panel]:
    panels = []
    for name, aim in TREASON_AIM.items():
        points = [Point(row.bot, "", _treason(row)[name]) for row in _widest(rows)]
        panels.append(Panel(f"{name}, %", [point for point in points if point.figure.of], aim))
    return panels


def _lows(points: Sequence[Point]) -> list[float]:
    return [100 * point.figure.low for point in points]


def _highs(points: Sequence[Point]) -> list[float]:
    return [100 * point.figure.high for point in points]
