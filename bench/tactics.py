"""The five tactics against each other: what each brings, and how often good players play it.

    python bench/tactics.py

Worked out exactly, over all bets and all faces of both dice, as bots do it (`bots/war/combat.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hivernage.bots.war.combat import Force, meetings, solve, tactics
from hivernage.cards.load import packs_of, read_once

FRESH: Final = 3  # wounds that a survivor bears, the last one kills
PRIZE: Final = 9.0  # what winning brings beside the wounds: as much as one of them costs


def _force(lives: tuple[int, ...], armed: int, bullets: int) -> Force:
    return Force(lives, armed, bullets, prize=PRIZE)


POSITIONS: Final = {
    "1 against 1, no bullets": (_force((FRESH,), 0, 0), _force((FRESH,), 0, 0)),
    "1 against 1, 2 bullets each": (_force((FRESH,), 0, 2), _force((FRESH,), 0, 2)),
    "2 against 2, 2 bullets each": (_force((FRESH,) * 2, 0, 2), _force((FRESH,) * 2, 0, 2)),
    "2 against 2, a weapon and 4 bullets each": (_force((FRESH,) * 2, 1, 4), _force((FRESH,) * 2, 1, 4)),
    "3 against 2, 2 bullets each": (_force((FRESH,) * 3, 0, 2), _force((FRESH,) * 2, 0, 2)),
    "2 against 1, 2 bullets each": (_force((FRESH,) * 2, 0, 2), _force((FRESH,), 0, 2)),
    "2 wounded against 2 wounded, 2 bullets each": (_force((1, 2), 0, 2), _force((1, 2), 0, 2)),
}


def row(name: str, cells: Sequence[str]) -> str:
    return f"| {name:<43} | " + " | ".join(f"{cell:>9}" for cell in cells) + " |"


def main() -> None:
    """Print the matrix of an even position, then the mix of good play in each position."""
    cards = list(read_once(*packs_of("warring-colonies")).tactics.values())
    names, met = [card.id for card in cards], meetings(cards)
    even = POSITIONS["2 against 2, 2 bullets each"]
    print(row("2 against 2, what a row brings in points", names))
    for name, line in zip(names, tactics(*even, met), strict=True):
        print(row(name, [f"{gain:+.1f}" for gain in line]))
    print()
    print(row("how often good players play it", names))
    for position, (us, them) in POSITIONS.items():
        for who, ours, theirs in [("", us, them)] + ([(" (the second)", them, us)] if us != them else []):
            mix = solve(tactics(ours, theirs, met), 3000).mix
            print(row(position + who, [f"{share:.0%}" for share in mix]))


if __name__ == "__main__":
    main()
