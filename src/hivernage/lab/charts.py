"""Plots of figures with their intervals, as small SVG files that are the same for the same figures (extra `lab`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from hivernage.lab.extras import needed
from hivernage.lab.intervals import Mean, Share

COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")  # told apart by the colour-blind
BAND: Final = "#dfe8d8"
ROW: Final = 0.28  # inches
STYLE: Final = {"svg.fonttype": "none", "svg.hashsalt": "hivernage", "font.family": "sans-serif", "font.size": 9}


class Point(msgspec.Struct, frozen=True):
    """A figure in a row of a panel; points of one series have one colour."""

    row: str
    series: str
    figure: Share | Mean


class Panel(msgspec.Struct, frozen=True):
    """A part of a plot. The band, in per cent, is where figures should lie."""

    title: str
    points: Sequence[Point]
    band: tuple[float, float] | None = None
    limits: tuple[float, float] | None = (0, 100)


def ready() -> None:
    """Raise `MissingExtra` if nothing can be plotted here."""
    needed("matplotlib", "lab", "a plot")


def dots(file: Path, panels: Sequence[Panel]) -> None:
    """Dots with their 95 % intervals, in per cent, row by row; panels side by side."""
    _draw(file, partial(_dots, panels))


def curve(file: Path, panels: Sequence[Panel], across: str) -> None:
    """Figures over a number that doubles and doubles; the rows are its values."""
    _draw(file, partial(_curve, panels, across))


def bars(file: Path, title: str, counts: Mapping[str, int]) -> None:
    """How often each of several things occurred."""
    _draw(file, partial(_bars, title, counts))


def _draw(file: Path, drawn: Callable[[], Any]) -> None:
    with needed("matplotlib", "lab", "a plot").rc_context(STYLE):
        drawn().savefig(file, format="svg", metadata={"Date": None})


def _dots(panels: Sequence[Panel]) -> Any:
    rows = list(dict.fromkeys(point.row for panel in panels for point in panel.points))
    series = list(dict.fromkeys(point.series for panel in panels for point in panel.points))
    figure = _figure(2 + 4 * len(panels) ** 0.6, 1.1 + ROW * len(rows) * max(1.0, 0.5 * len(series)))
    axes = figure.subplots(1, len(panels), sharey=True, squeeze=False)[0]
    for axis, panel in zip(axes, panels, strict=True):
        _frame(axis, panel)
        for number, name in enumerate(series):
            points = [point for point in panel.points if point.series == name]
            shift = 0.7 * ((number + 0.5) / len(series) - 0.5)
            heights = [rows.index(point.row) + shift for point in points]
            middles, spans = _values([point.figure for point in points])
            axis.errorbar(middles, heights, xerr=spans, fmt="o", ms=4, capsize=2, color=COLOURS[number], label=name)
    axes[0].set_yticks(range(len(rows)), rows)
    axes[0].set_ylim(len(rows) - 0.5, -0.5)
    if len(series) > 1:
        handles, labels = max((axis.get_legend_handles_labels() for axis in axes), key=lambda found: len(found[0]))
        figure.legend(handles, labels, loc="outside lower center", ncols=len(series), frameon=False)
    return figure


def _bars(title: str, counts: Mapping[str, int]) -> Any:
    figure = _figure(6, 0.9 + ROW * len(counts))
    axis = figure.subplots()
    drawn = axis.barh(list(counts), list(counts.values()), color=COLOURS[0])
    axis.bar_label(drawn, padding=3)
    axis.invert_yaxis()
    axis.set_title(title, fontsize=9)
    return figure


def _curve(panels: Sequence[Panel], across: str) -> Any:
    figure = _figure(3.6 * len(panels), 3)
    for axis, panel in zip(figure.subplots(1, len(panels), squeeze=False)[0], panels, strict=True):
        values = [int(point.row) for point in panel.points]
        middles, spans = _values([point.figure for point in panel.points])
        axis.errorbar(values, middles, yerr=spans, fmt="o-", ms=4, capsize=2, color=COLOURS[0])
        axis.set_xscale("log", base=2)
        axis.set_xticks(values, [str(value) for value in values])
        axis.set_title(panel.title, fontsize=9)
        axis.set_xlabel(across)
        axis.grid(axis="y", alpha=0.3)
    return figure


def _frame(axis: Any, panel: Panel) -> None:
    axis.set_title(panel.title, fontsize=9)
    axis.grid(axis="x", alpha=0.3)
    if panel.limits is not None:
        axis.set_xlim(*panel.limits)
    if panel.band is not None:
        axis.axvspan(*panel.band, color=BAND, zorder=0)


def _values(figures: Sequence[Share | Mean]) -> tuple[list[float], list[list[float]]]:
    """In per cent: the middles, and how far the intervals reach below and above."""
    middles = [figure.share if isinstance(figure, Share) else figure.mean for figure in figures]
    below = [middle - figure.low for middle, figure in zip(middles, figures, strict=True)]
    above = [figure.high - middle for middle, figure in zip(middles, figures, strict=True)]
    # Rounding may leave a middle a hair outside
    spans = [[max(0.0, 100 * reach) for reach in side] for side in (below, above)]
    return [100 * middle for middle in middles], spans


def _figure(width: float, height: float) -> Any:
    return needed("matplotlib.figure", "lab", "a plot").Figure(figsize=(width, height), layout="constrained")
