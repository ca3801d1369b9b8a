"""How sure a figure is: 95 % intervals of shares, means and differences."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

import msgspec

Z: Final = 1.959964
"""So many standard errors to each side hold 95 % of a normal distribution."""


class Share(msgspec.Struct, frozen=True):
    """So many of so many, with Wilson's 95 % interval, which is honest near 0 and 1 too."""

    hits: int
    of: int
    share: float
    low: float
    high: float


class Mean(msgspec.Struct, frozen=True):
    """The mean of independent values with its 95 % interval."""

    of: int
    mean: float
    low: float
    high: float


def share(hits: int, of: int) -> Share:
    """Of nothing, everything between 0 and 1 is possible."""
    if not of:
        return Share(0, 0, 0.0, 0.0, 1.0)
    p, z2 = hits / of, Z * Z
    middle = (p + z2 / (2 * of)) / (1 + z2 / of)
    reach = Z * sqrt(p * (1 - p) / of + z2 / (4 * of * of)) / (1 + z2 / of)
    return Share(hits, of, *_rounded(p, max(0.0, middle - reach), min(1.0, middle + reach)))


def mean(values: Sequence[float], least: float = 0.0, most: float = 1.0) -> Mean:
    """Of values between least and most, by the normal approximation; where all are alike, by the rule of three."""
    if not values:
        return Mean(0, 0.0, least, most)
    middle, spread = fmean(values), stdev(values) if len(values) > 1 else 0.0
    reach = Z * spread / sqrt(len(values)) if spread else 3 / len(values)
    return Mean(len(values), *_rounded(middle, max(least, middle - reach), min(most, middle + reach)))


def difference(first: Share, second: Share) -> Mean:
    """Of two shares that have nothing to do with each other, by Newcombe's method: Wilson's intervals combined."""
    middle = first.share - second.share
    below = sqrt((first.share - first.low) ** 2 + (second.high - second.share) ** 2)
    above = sqrt((first.high - first.share) ** 2 + (second.share - second.low) ** 2)
    return Mean(first.of + second.of, *_rounded(middle, middle - below, middle + above))


def difference_within(pairs: Sequence[tuple[Share, Share]]) -> Mean:
    """The same over several groups, as Mantel and Haenszel weigh them: each is compared with its like alone."""
    both = [(first, second) for first, second in pairs if first.of and second.of]
    if len(both) == 1:
        return difference(*both[0])
    weights = [first.of * second.of / (first.of + second.of) for first, second in both]
    if not weights:
        return Mean(0, 0.0, -1.0, 1.0)
    whole = sum(weights)
    middle = sum(w * (a.share - b.share) for w, (a, b) in zip(weights, both, strict=True)) / whole
    spread = sum(w * w * (_variance(a) + _variance(b)) for w, (a, b) in zip(weights, both, strict=True))
    reach = Z * sqrt(spread) / whole
    of = sum(first.of + second.of for first, second in both)
    return Mean(of, *_rounded(middle, max(-1.0, middle - reach), min(1.0, middle + reach)))


def _variance(found: Share) -> float:
    """Of a share, with a hit and a miss more than were seen: none of two isn't never."""
    p = (found.hits + 1) / (found.of + 2)
    return p * (1 - p) / found.of


def quantile(values: Sequence[float], part: float) -> float:
    """The value below which that part of all values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def _rounded(*values: float) -> tuple[float, ...]:
    """Four digits are more than any sample here supports, and keep files small."""
    return tuple(round(value, 4) for value in values)
