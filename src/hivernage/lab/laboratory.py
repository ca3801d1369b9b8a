"""The laboratory: many games of one kind of bot, how they end, who wins, and which cards mattered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from time import perf_counter
from typing import Final

import msgspec

from hivernage.cards.card import BetrayalObjective, Card, Crisis, Crossroads, Item, Survivor
from hivernage.cards.library import Library
from hivernage.lab.card_counts import answered, told
from hivernage.lab.intervals import Mean, Share, difference, share
from hivernage.lab.mentions import deck_of
from hivernage.lab.pool import Crew
from hivernage.lab.sitting import STALLED, Played, Sitting, play_and_listen
from hivernage.model.question import Decision, Question
from hivernage.model.state import Player, State
from hivernage.table import Table

IN_PLAY: Final = (Item, Survivor, Crossroads, Crisis)
"""The cards that are in some games and not in others; objectives are counted by who holds them."""


class Note(msgspec.Struct, frozen=True):
    """What one game showed: how it went, which objective judged each seat, what became of cards and how often."""

    played: Played
    judged: tuple[tuple[str, str], ...]  # seat by seat: the kind of objective, and the card
    cards: dict[str, int]  # `horde@crossroads option 2`


class Goal(msgspec.Struct, frozen=True):
    """How often an objective is met by those who are judged by it; a main one, by the colony."""

    kind: str
    card: str
    met: Share


class Impact(msgspec.Struct, frozen=True):
    """A card: in how many games it was drawn, and did anything; what; and how the colony fares with and without it."""

    card: str
    deck: str
    drawn: int
    in_play: int
    became: dict[str, int]
    success_with: Share
    success_without: Share
    difference: Mean


class Findings(msgspec.Struct, frozen=True):
    """What all games show together. Only the seconds differ from run to run."""

    command: str
    bot: str
    players: int
    seed: int
    games: int
    jobs: int
    seconds: float
    endings: dict[str, int]
    rounds: dict[int, int]
    winners: dict[int, int]
    success: Share
    kinds: list[Goal]
    goals: list[Goal]
    cards: list[Impact]
    stalls: list[str]


class Study(msgspec.Struct, frozen=True):
    """Which games to play: the objectives with their sides in turn."""

    bot: str
    tables: tuple[tuple[str, bool], ...]
    games: int = 1000
    players: int = 4
    seed: int = 0

    def sittings(self) -> list[Sitting]:
        bots, tables = (self.bot,) * self.players, self.tables
        return [Sitting(bots, *tables[deal % len(tables)], self.seed, deal) for deal in range(self.games)]


def take_note(library: Library, sitting: Sitting) -> Note:
    """Play one game and write down what became of everything."""
    counts: Counter[str] = Counter()

    def listen(table: Table, question: Question, decision: Decision) -> None:
        counts.update(answered(table.state.library, question, decision.answer))

    table, played = play_and_listen(library, sitting, listen)
    counts.update(told(table.history))
    judged = tuple(_judged_by(table.state, player) for player in table.state.players)
    return Note(played, judged, dict(counts))


def _judged_by(state: State, player: Player) -> tuple[str, str]:
    if player.exiled_objective:
        return "exiled", player.exiled_objective
    if not player.objective:
        return "none", ""
    betrayal = isinstance(state.library.secrets[player.objective], BetrayalObjective)
    return "betrayal" if betrayal else "secret", player.objective


def study(
    plan: Study,
    library: Library,
    crew: Crew,
    watch: Callable[[int, Iterator[Note]], Iterable[Note]] = lambda _length, notes: notes,
    command: str = "",
) -> Findings:
    """Play all games and sum them up."""
    start = perf_counter()
    sittings = plan.sittings()
    notes = list(watch(len(sittings), crew.spread(take_note, sittings)))
    seconds = perf_counter() - start
    games = [note.played for note in notes]
    kinds, goals = _goals(notes)
    return Findings(
        command=command,
        bot=plan.bot,
        players=plan.players,
        seed=plan.seed,
        games=len(games),
        jobs=crew.jobs,
        seconds=round(seconds, 2),
        endings=dict(Counter(game.ending for game in games).most_common()),
        rounds=dict(sorted(Counter(game.rounds for game in games).items())),
        winners=dict(sorted(Counter(len(game.winners) for game in games).items())),
        success=share(sum(game.complete for game in games), len(games)),
        kinds=kinds,
        goals=goals,
        cards=_impacts(library, notes),
        stalls=[str(game.sitting) for game in games if game.ending == STALLED],
    )


def _goals(notes: Sequence[Note]) -> tuple[list[Goal], list[Goal]]:
    """By kind of objective, and objective by objective."""
    held: Counter[tuple[str, str]] = Counter()
    met: Counter[tuple[str, str]] = Counter()
    for note in notes:
        main = ("main", f"{note.played.sitting.objective}, {'hard' if note.played.sitting.hard else 'normal'}")
        held[main] += 1
        met[main] += note.played.complete
        held.update(note.judged)
        met.update(note.judged[seat] for seat in note.played.winners)
    kinds = {kind: [key for key in held if key[0] == kind] for kind in ("main", "secret", "betrayal", "exiled")}
    sums = [
        Goal(kind, "", share(sum(met[k] for k in keys), sum(held[k] for k in keys))) for kind, keys in kinds.items()
    ]
    each = [Goal(*key, share(met[key], held[key])) for keys in kinds.values() for key in sorted(keys)]
    return sums, each


def _impacts(library: Library, notes: Sequence[Note]) -> list[Impact]:
    """Card by card, deck by deck. A card is in play where anything became of it but being drawn."""
    became: dict[str, Counter[str]] = {}
    games: dict[str, Counter[str]] = {}
    for note in notes:
        whats: dict[str, set[str]] = {}
        for line, n in note.cards.items():
            key, _, what = line.partition(" ")
            became.setdefault(key, Counter())[what] += n
            whats.setdefault(key, set()).add(what)
        for key, seen in whats.items():
            counts = games.setdefault(key, Counter())
            counts["drawn"] += "drawn" in seen
            if seen - {"drawn"}:
                counts["in play"] += 1
                counts["success"] += note.played.complete
    every, successes = len(notes), sum(note.played.complete for note in notes)
    return [
        _impact(key, card, became.get(key, Counter()), games.get(key, Counter()), every, successes)
        for key, card in library.cards.items()
        if isinstance(card, IN_PLAY)
    ]


def _impact(key: str, card: Card, became: Counter[str], games: Counter[str], every: int, successes: int) -> Impact:
    with_it = share(games["success"], games["in play"])
    without = share(successes - games["success"], every - games["in play"])
    return Impact(
        key,
        deck_of(card),
        games["drawn"],
        games["in play"],
        dict(became.most_common()),
        with_it,
        without,
        difference(with_it, without),
    )
