"""What occurred in many games, and how often: questions, answers, events, refusals, endings, cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from random import Random
from typing import Any, Final

import msgspec

from hivernage.bots import Bot
from hivernage.bots.playing_out import Listener, play_out
from hivernage.cards.library import Library
from hivernage.cards.modifiers import Cannot
from hivernage.lab.card_counts import answered, told
from hivernage.lab.probing import STRANGER, refusals, wrong_replies
from hivernage.lab.variety import varied, varied_game
from hivernage.model.endings import ENDINGS
from hivernage.model.events import KINDS, TableEvent
from hivernage.model.parts import Standing
from hivernage.model.question import Decision, Question
from hivernage.model.question_kinds import QUESTIONS
from hivernage.model.state import State
from hivernage.rules.homes import home, outside
from hivernage.rules.rulebook import COMMON_REASONS
from hivernage.rules.rulebook import refusals as own_refusals
from hivernage.rules.spaces import free_spaces
from hivernage.table import Table

EXCUSED: Final[dict[str, str]] = {
    "events/equipment-to-loot": "in the base box every place outside the colony has a deck (K2.1)",
    "refusals/nowhere-to-go": "every place a survivor may go to must be full, which takes 17 others outside",
    "refusals/hand-off-inside": "an exiled survivor stays in the colony only where no space outside is free",
    "refusals/no-room": "the place that an option sends somebody to must be full, in the colony by some twenty",
    "refusals/impossible": "the last resort of why_not, for a reason that nobody has thought of",
}
"""What can't occur in games of the base box, and why."""

ENOUGH: Final = 20  # times that everything should occur in a long run

PROBED: Final = 0.03  # how often wrong actions are tried before a decision
ASKED: Final = 0.5  # how often wrong answers are tried to a question that isn't one of the common ones
COMMON: Final = ("action", "group", "search", "give", "vote")
UNUSUAL: Final = 0.1  # the same where something unusual holds
FORBIDDEN: Final = 0.5  # the same where a card forbids something, or nobody is there, or too many
CROWDED: Final = 3  # free spaces in the colony
QUIET: Final = 3  # zombies on the whole board
TRIES: Final = 25  # wrong actions at a time

Counts = Counter[str]


class GameFailed(Exception):
    """A game that raised an exception; says which, so that it can be played again."""


class CoverageReport(msgspec.Struct, frozen=True):
    """What occurred and what didn't, ready to be printed."""

    games: int
    decisions: int
    counts: dict[str, dict[str, int]]
    least: int
    rare: dict[str, int]
    unseen_cards: list[str]
    excused: dict[str, str]


class Coverage(msgspec.Struct):
    """Counts of what occurred. It listens to games one after another; counts of several can be added up."""

    games: int = 0
    decisions: int = 0
    questions: Counts = msgspec.field(default_factory=Counter)
    answers: Counts = msgspec.field(default_factory=Counter)  # `search noise`: the question and the first word
    events: Counts = msgspec.field(default_factory=Counter)
    refusals: Counts = msgspec.field(default_factory=Counter)
    endings: Counts = msgspec.field(default_factory=Counter)
    cards: Counts = msgspec.field(default_factory=Counter)  # `horde@crossroads option 2`

    def play(self, library: Library, seed: int, number: int, fixed: Mapping[str, Any]) -> Table:
        """Let bots play one varied game and count."""
        name = f"game {number} of seed {seed}, {varied(library, seed, number, fixed)}"
        return self.follow(*varied_game(library, seed, number, fixed), Random(f"probe/{seed}/{number}"), name)

    def follow(self, table: Table, bots: list[Bot], rng: Random, name: str, beside: Listener | None = None) -> Table:
        """Let them play this game and count; the name tells which one it is if it fails."""
        asked: set[int] = set()

        def listen(table: Table, question: Question, decision: Decision) -> None:
            if beside is not None:
                beside(table, question, decision)
            self.questions[question.kind] += question.id not in asked
            asked.add(question.id)
            self.answers[f"{question.kind} {decision.answer[0]}"] += 1
            self.cards.update(answered(table.state.library, question, decision.answer))
            if rng.random() < _curiosity(table.state):
                self._probe(table, rng)
            if question.kind not in COMMON and rng.random() < ASKED:
                for refusal in wrong_replies(table, rng, 4):
                    self.refusals[refusal.reason_id] += 1

        try:
            play_out(table, bots, listen)
        except Exception as error:
            raise GameFailed(f"{name}: {error!r}") from error
        self._finish(table, rng)
        return table

    def _probe(self, table: Table, rng: Random) -> None:
        """Mostly as the active player: the others hear nothing but that it isn't their turn."""
        state = table.state
        seats = [*range(len(state.players)), STRANGER]
        for refusal in refusals(state, rng.choice(seats), rng, 2):
            self.refusals[refusal.reason_id] += 1
        for refusal in wrong_replies(table, rng, 1):
            self.refusals[refusal.reason_id] += 1
        if state.step in state.game.verbs:
            for turn in state.turns:
                for refusal in refusals(state, turn.seat, rng, TRIES):
                    self.refusals[refusal.reason_id] += 1

    def _finish(self, table: Table, rng: Random) -> None:
        self._probe(table, rng)
        self.games += 1
        self.decisions += len(table.done)
        self.endings[table.state.ending] += 1
        for event in table.history:
            self.events[event.kind] += 1
        self.cards.update(told(table.state.library, table.history))

    def __add__(self, other: Coverage) -> Coverage:
        return Coverage(*(getattr(self, name) + getattr(other, name) for name in self.__struct_fields__))

    def rare(self, least: int) -> dict[str, int]:
        """Everything that occurred less often than that, `refusals/locked` for example, and isn't excused."""
        counts = {
            f"{group}/{kind}": getattr(self, group)[kind] for group, names in known_kinds().items() for kind in names
        }
        return {name: n for name, n in sorted(counts.items()) if n < least and name not in EXCUSED}

    def unseen_cards(self, library: Library) -> list[str]:
        """Cards that did nothing in any game."""
        seen = {line.split()[0] for line in self.cards if not line.endswith(" drawn")}
        return sorted(key for key in library.cards if key not in seen)

    def report(self, library: Library, least: int = ENOUGH) -> CoverageReport:
        """All counts, with what the rules know and no game showed."""
        counts = {group: _complete(getattr(self, group), names) for group, names in known_kinds().items()}
        counts |= {"answers": dict(self.answers), "cards": dict(self.cards)}
        return CoverageReport(
            self.games, self.decisions, counts, least, self.rare(least), self.unseen_cards(library), EXCUSED
        )


def known_kinds() -> dict[str, frozenset[str]]:
    """Every kind that games may show, by the name of its counter."""
    return {
        "questions": frozenset(QUESTIONS),
        "events": frozenset(kind for kind, event in KINDS.items() if not issubclass(event, TableEvent)),
        "refusals": frozenset(COMMON_REASONS).union(*own_refusals().values()),
        "endings": frozenset(ENDINGS),
    }


def _complete(counts: Counts, names: frozenset[str]) -> dict[str, int]:
    return {name: counts[name] for name in sorted({*counts, *names})}


def _curiosity(state: State) -> float:
    """How often wrong actions are tried: more often where something holds that seldom does."""
    seat = state.turns[0].seat
    player, group = state.players[seat], state.group(seat)
    alone = all(other.exiled or other.out for other in state.players if other is not player)
    crowded = free_spaces(state, home(state, player.seat)) < CROWDED
    if alone or crowded or not group or player.locked or any(_forbids(state, rule) for rule in state.standing):
        return FORBIDDEN
    attached = any(held.key not in state.library.items for survivor in group for held in survivor.cards)
    scarce = not state.decks["survivor"] or not all(state.places[name].deck for name in outside(state))
    quiet = sum(sum(place.zombies) for place in state.places.values()) < QUIET
    unusual = player.exiled or attached or scarce or quiet
    return UNUSUAL if unusual else PROBED


def _forbids(state: State, rule: Standing) -> bool:
    powers = state.library.nodes[rule.node].powers
    return any(isinstance(mod, Cannot) for power in powers for mod in power.mods)


def cover(
    library: Library,
    seed: int,
    numbers: Iterable[int],
    fixed: Mapping[str, Any],
    watch: Callable[[Iterator[int]], Iterable[int]] = iter,
) -> Coverage:
    """Play these games of a seed and count; `watch` may follow them as they come (a progress bar)."""
    coverage = Coverage()
    for number in watch(iter(numbers)):
        coverage.play(library, seed, number, fixed)
    return coverage
