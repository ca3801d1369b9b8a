"""What gives betrayers away: how often they and loyal players do what everybody sees, counted over many games.

    python -m hivernage.lab.sign_counts 300

plays so many games of regular bots, prints the weights for `bots/trust/signs.py` with how often betrayers and loyal
players showed each sign, and how the exile votes went.
"""

from __future__ import annotations

import sys
from collections import Counter
from math import exp, log

import msgspec

from hivernage.bots.playing_out import play_out
from hivernage.bots.trust.watching import Watch
from hivernage.cards.library import Library, face
from hivernage.cards.load import load_packs
from hivernage.lab.simulate import bots_for, new_table
from hivernage.model.events import CardAdded, CrisisTurnedUp, Event, ExileCalled, Exiled, TurnEnded
from hivernage.model.options import Options
from hivernage.rules.conditions import is_betrayer
from hivernage.rules.homes import homes
from hivernage.table import Table

USUAL = 1.0  # how much signs usually weigh, in logs: what few games show is drawn towards nothing
SLIGHT = 0.05  # weights below this aren't worth a line


class Moment(msgspec.Struct):
    """The end of a turn: what each seat has shown so far, and who is the betrayer, if anybody."""

    signs: list[Counter[str]]
    betrayer: int | None
    share: float  # all turns of a game together count once


class SignCounts(msgspec.Struct):
    """Signs of betrayers and of loyal players, cards they added to crises, and exile votes."""

    spare: float = 1.0  # objectives that stay in the box: nobody may be the betrayer
    moments: list[Moment] = []
    betrayers: Counter[str] = msgspec.field(default_factory=Counter)
    loyal: Counter[str] = msgspec.field(default_factory=Counter)
    votes: Counter[str] = msgspec.field(default_factory=Counter)

    def read(self, table: Table) -> None:
        """Count what happened in a finished game."""
        state = table.state
        traitors = {p.seat for p in state.players if is_betrayer(state, p.objective)}
        self._read_signs(table, traitors)
        for event in table.history:
            self._read_exile(event, traitors)
        self._read_gifts(table, traitors)
        self.votes["betrayers"] += len(traitors)
        self.votes["loyal"] += len(state.players) - len(traitors)

    def _read_signs(self, table: Table, traitors: set[int]) -> None:
        """The signs at the end of each turn, until somebody is exiled: from then on everything is different."""
        players = len(table.state.players)
        watch = Watch(table.state.library, players, homes(table.state))
        shown = [Counter[str]() for _ in range(players)]
        moments = []
        for event in table.history:
            if isinstance(event, Exiled):
                break
            for sign in watch.see(event):
                shown[sign.seat][sign.name] += 1
                (self.betrayers if sign.seat in traitors else self.loyal)[sign.name] += 1
            if isinstance(event, TurnEnded):
                moments.append([signs.copy() for signs in shown])
        betrayer = min(traitors, default=None)
        self.moments += [Moment(signs, betrayer, 1 / len(moments)) for signs in moments]

    def _read_exile(self, event: Event, traitors: set[int]) -> None:
        if isinstance(event, ExileCalled):
            by = "betrayer" if event.seat in traitors else "loyal"
            self.votes[f"called by {by}, {'hit' if event.named in traitors else 'miss'}"] += 1
        elif isinstance(event, Exiled):
            self.votes["exiled betrayer" if event.seat in traitors else "exiled loyal"] += 1

    def _read_gifts(self, table: Table, traitors: set[int]) -> None:
        """How many of the cards added to crises matched."""
        library = table.state.library
        symbols: tuple[str, ...] = ()
        for event in table.history:
            if isinstance(event, CrisisTurnedUp):
                symbols = library.crises[event.card].symbols
            elif isinstance(event, CardAdded):
                matches = library.items[event.private[event.seat]["card"]].symbol in symbols
                counts = self.betrayers if event.seat in traitors else self.loyal
                counts[f"added:{'matching' if matches else 'wrong'}"] += 1

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

    def temper(self, weights: dict[str, float]) -> float:
        """How much of its weight a sign keeps, since signs go together: so that the betrayers are likeliest."""
        return max((n / 20 for n in range(1, 25)), key=lambda share: self._likelihood(weights, share))

    def _likelihood(self, weights: dict[str, float], share: float) -> float:
        total = 0.0
        for moment in self.moments:
            odds = [exp(share * sum(weights[name] * n for name, n in signs.items())) for signs in moment.signs]
            truth = self.spare if moment.betrayer is None else odds[moment.betrayer]
            total += moment.share * log(truth / (self.spare + sum(odds)))
        return total


def _occasions(counts: Counter[str]) -> Counter[str]:
    sums: Counter[str] = Counter()
    for name, n in counts.items():
        sums[name.split(":")[0]] += n
    return sums


def count_signs(options: Options, library: Library, bot: str, seed: int, number: int) -> SignCounts:
    """Play so many games, with one main objective after another, and count."""
    spare = options.players * (1 if options.betrayer else 2) + 1 - options.players
    found, mains = SignCounts(spare=float(spare)), [face(key) for key in sorted(library.mains)]
    for n in range(number):
        table = new_table(msgspec.structs.replace(options, objective=mains[n % len(mains)]), library, seed, n)
        play_out(table, bots_for(bot, table, seed, n))
        found.read(table)
    return found


if __name__ == "__main__":
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    counted = count_signs(Options(players=4, betrayer=True), load_packs("base"), "regular", 1, number)
    for name, weight in counted.weights().items():
        if abs(weight) >= SLIGHT:
            print(f'    "{name}": {weight:.2f},  # {counted.betrayers[name]} / {counted.loyal[name]}')
    print(f"TEMPER = {counted.temper(counted.weights())}")
    print(dict(counted.votes))
