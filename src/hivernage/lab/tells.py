"""What gives betrayers away: how often they and loyal players do what everybody sees, counted over many games.

    python -m hivernage.lab.tells 300

prints the weights for `bots/signs.py` and how the exile votes went.
"""

from __future__ import annotations

import sys
from collections import Counter
from math import log

import msgspec

from hivernage.bots.tells import Watch
from hivernage.cards.library import Library
from hivernage.cards.load import load_packs
from hivernage.lab.simulate import bots_for, new_table, play_out
from hivernage.model.state import Options
from hivernage.rules.conditions import is_betrayer
from hivernage.table import Table

USUAL = 1.0  # how far apart betrayers and loyal players may well be, in logs; what few games show is drawn to zero


class Tells(msgspec.Struct):
    """Signs of betrayers and of loyal players, cards they added to crises, and exile votes."""

    games: int = 0
    betrayers: Counter[str] = msgspec.field(default_factory=Counter)
    loyal: Counter[str] = msgspec.field(default_factory=Counter)
    votes: Counter[str] = msgspec.field(default_factory=Counter)

    def read(self, table: Table) -> None:
        """Count what happened in a finished game."""
        state = table.state
        traitors = {p.seat for p in state.players if is_betrayer(state, p.objective)}
        watch = Watch(state.library, len(state.players))
        for event in table.history:
            facts = event.facts
            counts = self.betrayers if facts.get("seat") in traitors else self.loyal
            for sign in watch.see(event):
                (self.betrayers if sign.seat in traitors else self.loyal)[sign.name] += 1
            match event.kind:
                case "crisis":
                    symbols = state.library.crises[facts["card"]].symbols
                case "added":
                    match = state.library.items[event.private[facts["seat"]]["card"]].symbol in symbols
                    counts[f"added:{'match' if match else 'wrong'}"] += 1
                case "exile-called":
                    by = "betrayer" if facts["seat"] in traitors else "loyal"
                    self.votes[f"called by {by}, {'hit' if facts['named'] in traitors else 'miss'}"] += 1
                case "exiled":
                    self.votes["exiled betrayer" if facts["seat"] in traitors else "exiled loyal"] += 1
        self.games += 1
        self.votes["betrayers"] += len(traitors)
        self.votes["loyal"] += len(state.players) - len(traitors)

    def weights(self) -> dict[str, float]:
        """For each sign the log of how much more often betrayers show it, given the occasion."""
        of_betrayers, of_loyal = _occasions(self.betrayers), _occasions(self.loyal)
        found = {}
        for name in sorted(self.betrayers | self.loyal):
            one, other = self.betrayers[name] + 0.5, self.loyal[name] + 0.5
            occasion = name.split(":")[0]
            ratio = log(one / (of_betrayers[occasion] + 1)) - log(other / (of_loyal[occasion] + 1))
            found[name] = ratio * USUAL**2 / (USUAL**2 + 1 / one + 1 / other)
        return found


def _occasions(counts: Counter[str]) -> Counter[str]:
    sums: Counter[str] = Counter()
    for name, n in counts.items():
        sums[name.split(":")[0]] += n
    return sums


def tells(options: Options, library: Library, bot: str, seed: int, number: int) -> Tells:
    """Play so many games and count."""
    found = Tells()
    for n in range(number):
        table = new_table(options, library, seed, n)
        play_out(table, bots_for(bot, table, seed, n))
        found.read(table)
    return found


if __name__ == "__main__":
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    counted = tells(Options(players=4, betrayer="betrayer" in sys.argv), load_packs("base"), "regular", 1, number)
    for name, weight in counted.weights().items():
        print(f'    "{name}": {weight:.2f},  # {counted.betrayers[name]} / {counted.loyal[name]}')
    print(dict(counted.votes))
