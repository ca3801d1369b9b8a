"""Colony against colony: which kind of bot survives or completes more, how often they fight, what they spend.

    python bench/war.py regular newcomer --games 80 --players 8

Each deal is played once; the kinds change sides every four games, the main objectives change with every game.
"""

from __future__ import annotations

import argparse
from collections import Counter

from hivernage.bots.kinds import BOTS
from hivernage.bots.playing_out import play_out
from hivernage.cards.load import packs_for, read_once
from hivernage.model.chance import key_from_seed
from hivernage.model.events import BetsShown, SentAway
from hivernage.model.options import Options
from hivernage.table import Table


def play(kinds: tuple[str, str], objective: str, players: int, seed: int) -> Table:
    """One war; the first kind plays the seats of the Forge."""
    options = Options(players=players, box="warring-colonies", objective=objective, older_crossroads=True)
    library = read_once(*packs_for(options))
    table = Table.new(options, library, key_from_seed(seed))
    play_out(table, [BOTS[kinds[seat % 2]](f"{seed}/{seat}", library) for seat in range(players)])
    return table


def is_ahead(table: Table, side: int) -> bool:
    """Whether a colony alone has its objective, or alone hasn't fallen."""
    own, other = table.state.colonies[side], table.state.colonies[1 - side]
    if own.complete != other.complete:
        return own.complete
    return other.fallen and not own.fallen


def count(table: Table, kinds: tuple[str, str], names: tuple[str, str]) -> Counter[str]:
    """What one game adds to the figures."""
    counts = Counter({"games": 1, "rounds": table.state.round, "combats": len(table.state.fights)})
    counts["rounds with a combat"] = len({fight.round for fight in table.state.fights})
    for event in table.history:
        if isinstance(event, BetsShown):
            counts["bullets bet"] += sum(event.bets)
        elif isinstance(event, SentAway) and event.bullets:
            counts["sent home for bullets"] += 1
    for side, kind in enumerate(kinds):
        if is_ahead(table, side):
            counts["decided"] += 1
            counts[f"won by the {('Forge', 'Lighthouse')[side]}"] += 1
            counts[f"won by {kind}" if names[0] != names[1] else "won by either"] += 1
    return counts


def main() -> None:
    """Play, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    library = read_once("base", "long-night", "warring-colonies")
    objectives = [card.id for key, card in library.mains.items() if library.boxes[key] == "warring-colonies"]
    names, total = (chosen.first, chosen.second), Counter[str]()
    for seed in range(chosen.seed, chosen.seed + chosen.games):
        kinds = names if (seed // len(objectives)) % 2 == 0 else names[::-1]
        total += count(play(kinds, objectives[seed % len(objectives)], chosen.players, seed), kinds, names)
    for what, n in sorted(total.items()):
        print(f"{what:24} {n}")


if __name__ == "__main__":
    main()
