"""The laboratory: many games of one kind of bot, how they end, who wins, and which cards mattered."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from time import perf_counter
from typing import Final

import msgspec

from hivernage.cards.card import BetrayalObjective, Card, Crisis, Crossroads, Item, Survivor
from hivernage.cards.library import Library
from hivernage.lab.card_counts import answered, goals, offered, told
from hivernage.lab.intervals import Mean, Share, difference_within, share
from hivernage.lab.mentions import deck_of
from hivernage.lab.pool import Crew
from hivernage.lab.simulate import box_name
from hivernage.lab.sitting import STALLED, USUAL_GAME, Played, Sitting, play_and_listen
from hivernage.model.options import Options
from hivernage.model.parts import Player
from hivernage.model.question import Decision, Question
from hivernage.model.state import State
from hivernage.table import Table

IN_PLAY: Final = (Item, Survivor, Crossroads, Crisis)
"""The cards that are in some games and not in others; objectives are counted by who holds them."""


KINDS: Final = ("main", "secret", "betrayal", "exiled")


class Note(msgspec.Struct, frozen=True):
    """What one game showed: how it went, which objective judged each seat, what became of cards and how often."""

    played: Played
    judged: tuple[tuple[str, str], ...]  # seat by seat: the kind of objective, and the card
    cards: dict[str, int]  # `horde@crossroads option 2`
    offered: dict[str, int] = {}  # the same of options, where there was a choice
    picked: dict[str, int] = {}  # those that were taken then


class Goal(msgspec.Struct, frozen=True):
    """How often an objective is met by those who are judged by it; a main one, by the colony.

    `met_in_success`: the same of the games in which the colony succeeds.
    """

    kind: str
    card: str
    met: Share
    met_in_success: Share


class Choice(msgspec.Struct, frozen=True):
    """How often an option of a card was taken, of all times that there was another one, or a vote about it."""

    card: str
    option: str
    taken: Share


class Impact(msgspec.Struct, frozen=True):
    """A card: in how many games it was drawn, and did anything; what; and how the colony fares with and without it.

    `difference`: between games of the same main objective and side.
    """

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
    box: str
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
    choices: list[Choice] = []


class Study(msgspec.Struct, frozen=True):
    """Which games to play: the objectives with their sides in turn. `game`: box and modules."""

    bot: str
    tables: tuple[tuple[str, bool], ...]
    games: int = 1000
    players: int = 4
    seed: int = 0
    game: Options = USUAL_GAME

    def sittings(self) -> list[Sitting]:
        bots, tables = (self.bot,) * self.players, self.tables
        return [
            Sitting(bots, *tables[deal % len(tables)], self.seed, deal, game=self.game) for deal in range(self.games)
        ]


def take_note(library: Library, sitting: Sitting) -> Note:
    """Play one game and write down what became of everything."""
    counts: Counter[str] = Counter()
    could: Counter[str] = Counter()
    did: Counter[str] = Counter()

    def listen(table: Table, question: Question, decision: Decision) -> None:
        took = list(answered(table.state.library, question, decision.answer))
        counts.update(took)
        if options := offered(table.state.library, question, table.legal(question, decision.seat)):
            could.update(options)
            did.update(took)

    table, played = play_and_listen(library, sitting, listen)
    counts.update(told(table.state.library, table.history))
    judged = tuple(_judged_by(table.state, player) for player in table.state.players)
    for line in [line for line in counts if " vote " in line]:
        could[line] = sum(n for other, n in counts.items() if other.startswith(f"{line.split()[0]} vote "))
        did[line] = counts[line]
    return Note(played, judged, dict(counts), dict(could), dict(did))


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
    """Play all games and sum them up; `library` has the cards of these games."""
    start, tally = perf_counter(), Tally()
    sittings = plan.sittings()
    for note in watch(len(sittings), crew.spread(take_note, sittings)):
        tally.add(note)
    return Findings(
        command=command,
        box=box_name(plan.game),
        bot=plan.bot,
        players=plan.players,
        seed=plan.seed,
        games=tally.games,
        jobs=crew.jobs,
        seconds=round(perf_counter() - start, 2),
        endings=dict(tally.endings.most_common()),
        rounds=dict(sorted(tally.rounds.items())),
        winners=dict(sorted(tally.winners.items())),
        success=share(tally.successes, tally.games),
        kinds=[tally.goal(kind, "", keys) for kind, keys in tally.goals().items()],
        goals=[tally.goal(*key, [key]) for keys in tally.goals().values() for key in keys],
        cards=[tally.impact(key, card) for key, card in library.cards.items() if isinstance(card, IN_PLAY)],
        stalls=tally.stalls,
        choices=tally.choices(library),
    )


class Tally:
    """Sums of notes. A note is forgotten once it is added, so that there may be any number of them."""

    def __init__(self) -> None:
        self.games = self.successes = 0
        self.endings: Counter[str] = Counter()
        self.rounds: Counter[int] = Counter()
        self.winners: Counter[int] = Counter()
        self.held: Counter[tuple[str, str]] = Counter()  # objectives, by kind and card
        self.met: Counter[tuple[str, str]] = Counter()
        self.held_in_success: Counter[tuple[str, str]] = Counter()
        self.met_in_success: Counter[tuple[str, str]] = Counter()
        self.became: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self.drawn: Counter[str] = Counter()  # in how many games
        self.in_play: Counter[str] = Counter()
        self.succeeded: Counter[str] = Counter()  # of those in play
        self.alike: defaultdict[str, Tally] = defaultdict(Tally)  # games of one main objective and side
        self.offered: Counter[str] = Counter()
        self.picked: Counter[str] = Counter()
        self.stalls: list[str] = []

    def add(self, note: Note) -> None:
        """Add a game."""
        game = note.played
        self.games += 1
        self.successes += game.complete
        self.endings[game.ending] += 1
        self.rounds[game.rounds] += 1
        self.winners[len(game.winners)] += 1
        if game.ending == STALLED:
            self.stalls.append(str(game.sitting))
        main = ("main", f"{game.sitting.objective}, {'hard' if game.sitting.hard else 'normal'}")
        held = [main, *note.judged]
        met = [main] * game.complete + [note.judged[seat] for seat in game.winners]
        self.held.update(held)
        self.met.update(met)
        if game.complete:
            self.held_in_success.update(held)
            self.met_in_success.update(met)
        self._add_cards(note.cards, game.complete)
        self.alike[main[1]].add_alike(note)
        self.offered.update(note.offered)
        self.picked.update(note.picked)

    def add_alike(self, note: Note) -> None:
        """Add a game to those of its kind, for what is compared within them alone."""
        self.games += 1
        self.successes += note.played.complete
        self._add_cards(note.cards, note.played.complete)

    def _add_cards(self, counts: dict[str, int], success: bool) -> None:
        """A card is in play where anything became of it but being drawn."""
        in_play = set()
        for line, n in counts.items():
            key, _, what = line.partition(" ")
            self.became[key][what] += n
            if what == "drawn":
                self.drawn[key] += 1
            else:
                in_play.add(key)
        self.in_play.update(in_play)
        if success:
            self.succeeded.update(in_play)

    def goals(self) -> dict[str, list[tuple[str, str]]]:
        """The objectives that somebody held, by kind."""
        return {kind: sorted(key for key in self.held if key[0] == kind) for kind in KINDS}

    def goal(self, kind: str, card: str, keys: Sequence[tuple[str, str]]) -> Goal:
        """How often these objectives were met, of all times that they were held."""
        met = share(*(sum(counts[key] for key in keys) for counts in (self.met, self.held)))
        lucky = share(*(sum(counts[key] for key in keys) for counts in (self.met_in_success, self.held_in_success)))
        return Goal(kind, card, met, lucky)

    def impact(self, key: str, card: Card) -> Impact:
        """What is known of a card."""
        became = dict(self.became[key].most_common())
        apart = difference_within([games.with_and_without(key) for games in self.alike.values()])
        shares = self.with_and_without(key)
        return Impact(key, deck_of(card), self.drawn[key], self.in_play[key], became, *shares, apart)

    def with_and_without(self, key: str) -> tuple[Share, Share]:
        """How often the colony succeeds where a card is in play, and where it isn't."""
        in_play, succeeded = self.in_play[key], self.succeeded[key]
        return share(succeeded, in_play), share(self.successes - succeeded, self.games - in_play)

    def choices(self, library: Library) -> list[Choice]:
        """Every option of a card that somebody could take or leave, and both sides of votes."""
        lines = [line for line in goals(library) if line.split()[1] in ("option", "choice", "vote")]
        taken = {line: share(self.picked[line], self.offered[line]) for line in lines if self.offered[line]}
        return [Choice(line.split()[0], line.partition(" ")[2], part) for line, part in taken.items()]
