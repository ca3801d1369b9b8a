"""What a seat sees as a row of numbers, made of its view and nothing else.

Every number has a name, such as `place.school.zombies` or `survivor.mike-cho.wounds`. Players are counted from the seat
that looks: `seat+0` is itself, `seat+1` the next in turn order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt

from hivernage.cards.card import BetrayalObjective
from hivernage.cards.library import Library, face, origin
from hivernage.model.board import BASE_BOARD, SPOTS
from hivernage.model.ids import SEATS
from hivernage.model.question_kinds import QUESTIONS
from hivernage.research.words import Vocabulary
from hivernage.view_homes import colony_of
from hivernage.views import QuestionView, SurvivorView, View

Vector = npt.NDArray[np.float32]
Fact = tuple[str, float]

HIGHEST: Final = 99.0
"""No number of an observation is greater."""

VARIANTS: Final = ("hard", "cooperative", "betrayer", "elimination", "adult")
TRACKS: Final = ("morale", "food", "starvation", "helpless", "waste", "crisis_pile")
CLOCK: Final = ("round", "rounds_left", "turns_left", "tokens", "stored", "exile_called", "goals", "over")
SYMBOLS: Final = ("weapon", "tool", "fuel", "food", "book", "medicine", "survivor")
FLAGS: Final = ("first", "active", "guard", "exiled", "out", "has_exiled_objective", "shown_loyal", "shown_betrayer")
HARM: Final = ("wounds", "frostbite", "despair")
SEAT_IN_ARGS: Final[dict[str, int]] = {
    kind: form.args[0].split().index("SEAT") for kind, form in QUESTIONS.items() if form.args and "SEAT" in form.args[0]
}
"""Questions that name a player by a bare number, and where."""


class Layout:
    """The names of all numbers, for a number of players and the cards of a game."""

    def __init__(self, vocabulary: Vocabulary, library: Library) -> None:
        self.vocabulary = vocabulary
        self.library = library
        self.names: Final = tuple(self._names())
        self.index: Final = {name: n for n, name in enumerate(self.names)}

    def __len__(self) -> int:
        return len(self.names)

    def vector(self, view: View, question: QuestionView | None = None, said: Sequence[str] = ()) -> Vector:
        """The numbers of a view; `said` are the words of the answer so far."""
        facts = dict(self.facts(view, question, said))
        vector = np.zeros(len(self.names), np.float32)
        vector[[self.index[name] for name in facts]] = list(facts.values())
        return np.minimum(vector, HIGHEST, out=vector)

    def facts(self, view: View, question: QuestionView | None = None, said: Sequence[str] = ()) -> Iterator[Fact]:
        """All that isn't 0, by name."""
        yield from self._game(view)
        yield from self._colony(view)
        yield from _places(view)
        for survivor in view.survivors:
            yield from self._survivor(view, survivor)
        yield from ((f"survivor.{name}.lost", 1) for name in view.lost)
        yield from self._seats(view)
        yield from self._mine(view)
        yield from self._question(view, question)
        yield from ((f"said.{word}", at) for at, word in enumerate(said, 1) if word in self.vocabulary.index)

    # The names, in their order

    def _names(self) -> Iterator[str]:
        library = self.library
        yield from CLOCK
        yield from VARIANTS
        yield from _each("objective", library.mains)
        yield from TRACKS
        yield from _each("crisis", library.crises)
        yield from _each("crisis.wants", SYMBOLS)
        yield from _each("crisis_pile", [*SYMBOLS, *_backs(library)])
        yield from _each("waste", SYMBOLS)
        yield from _each("requested", SYMBOLS)
        yield from self._board_names()
        for name in sorted(library.survivors):
            yield from _each(f"survivor.{name}", [*HARM, "moved", "leader", "cards", "zombies", "lost"])
            yield from _each(f"survivor.{name}.of", self._seat_words())
            yield from _each(f"survivor.{name}.at", BASE_BOARD)
        for seat in self._seat_words():
            yield from _each(seat, ["hand", "used_dice", "pledged", *FLAGS])
            yield from _each(f"{seat}.die", "123456")
            yield from _each(f"{seat}.hand", _backs(library))
        for owner in ("mine", "others"):
            yield from _each(f"{owner}.equipped", sorted({face(key) for key in (*library.items, *library.crossroads)}))
        yield from self._own_names()
        yield from _each("asked.kind", KINDS)
        yield from _each("asked", self.vocabulary.words)
        yield from _each("said", self.vocabulary.words)

    def _seat_words(self) -> list[str]:
        return [f"seat+{n}" for n in range(self.vocabulary.players)]

    def _board_names(self) -> Iterator[str]:
        for name in BASE_BOARD:
            yield from _each(f"place.{name}", ["zombies", "barricades", "survivors", "noise", "deck", "standees"])
            for door in range(1, SPOTS[name].entrances + 1):
                yield from _each(f"place.{name}.{door}", ["zombies", "barricades"])

    def _own_names(self) -> Iterator[str]:
        library = self.library
        for zone in ("hand", "locked", "searching"):
            yield from _each(f"mine.{zone}", sorted(library.items))
        yield from _each("mine.symbols", SYMBOLS)
        yield from _each("mine.dealt", sorted(library.survivors))
        yield from _each("mine.objective", sorted(library.secrets))
        yield from _each("mine.exiled_objective", sorted(library.exiled))
        yield from _each("mine.guarded", sorted(library.crossroads))

    # The numbers, from what the seat sees

    def _game(self, view: View) -> Iterator[Fact]:
        yield from zip(CLOCK[:4], (view.round, view.rounds_left, view.turns_left, view.tokens), strict=True)
        yield "stored", len(view.stored)
        yield "exile_called", view.exile_called
        yield "goals", len(view.goals)
        yield "over", bool(view.ending)
        yield from ((name, getattr(view.options, name)) for name in VARIANTS)
        yield f"objective.{view.objective}", 1

    def _colony(self, view: View) -> Iterator[Fact]:
        colony = colony_of(view, view.seat)
        yield from ((name, getattr(colony, name)) for name in TRACKS[:4])
        yield "waste", len(colony.waste)
        yield "crisis_pile", len(colony.crisis_pile)
        if view.crisis:
            yield f"crisis.{view.crisis}", 1
            yield from ((f"crisis.wants.{symbol}", 1) for symbol in self.library.crises[view.crisis].symbols)
        open_cards = [key for key in colony.crisis_pile if not key.startswith("@")]
        hidden = [key[1:] for key in colony.crisis_pile if key.startswith("@")]
        yield from _counts("crisis_pile", [*self._symbols(open_cards), *hidden])
        yield from _counts("waste", self._symbols(colony.waste))
        yield from _counts("requested", view.requested)

    def _symbols(self, keys: Iterable[str]) -> list[str]:
        return [self.library.items[key].symbol for key in keys]

    def _survivor(self, view: View, survivor: SurvivorView) -> Iterator[Fact]:
        name = f"survivor.{survivor.id}"
        yield from ((f"{name}.{harm}", getattr(survivor, harm)) for harm in HARM)
        yield f"{name}.moved", survivor.moved
        yield f"{name}.leader", view.players[survivor.owner].leader == survivor.id
        yield f"{name}.cards", len(survivor.cards)
        yield f"{name}.zombies", next(sum(place.zombies) for place in view.places if place.name == survivor.place)
        yield f"{name}.of.{self._seat(view, survivor.owner)}", 1
        yield f"{name}.at.{survivor.place}", 1

    def _seat(self, view: View, seat: int) -> str:
        return self.vocabulary.word(SEATS[seat], view.seat)

    def _seats(self, view: View) -> Iterator[Fact]:
        for player in view.players:
            seat = self._seat(view, player.seat)
            yield f"{seat}.hand", len(player.hand)
            yield f"{seat}.used_dice", player.used_dice
            yield f"{seat}.pledged", len(player.pledged)
            yield from ((f"{seat}.{name}", getattr(view, name) == player.seat) for name in FLAGS[:3])
            yield from ((f"{seat}.{name}", getattr(player, name)) for name in FLAGS[3:6])
            if player.objective:
                betrayer = isinstance(self.library.secrets[player.objective], BetrayalObjective)
                yield f"{seat}.shown_{'betrayer' if betrayer else 'loyal'}", 1
            yield from _counts(f"{seat}.die", map(str, player.dice))
            yield from _counts(f"{seat}.hand", map(origin, player.hand))

    def _mine(self, view: View) -> Iterator[Fact]:
        mine = view.mine
        assert mine is not None, "a spectator has no seat to look from"
        for owner, is_own in (("mine", True), ("others", False)):
            held = [face(c.card) for s in view.survivors if (s.owner == view.seat) is is_own for c in s.cards]
            yield from _counts(f"{owner}.equipped", held)
        for zone in ("hand", "locked", "searching", "dealt"):
            yield from _counts(f"mine.{zone}", getattr(mine, zone))
        yield from _counts("mine.symbols", self._symbols(mine.hand))
        for zone in ("objective", "exiled_objective", "guarded"):
            if card := getattr(mine, zone):
                yield f"mine.{zone}.{card}", 1

    def _question(self, view: View, question: QuestionView | None) -> Iterator[Fact]:
        if question is None:
            return
        yield f"asked.kind.{question.kind if question.kind in KINDS else 'other'}", 1
        words = list(question.args)
        at = SEAT_IN_ARGS.get(question.kind)
        if at is not None and words[at] != "-1":
            words[at] = SEATS[int(words[at])]
        for word in words:
            known = self.vocabulary.word(word.partition("#")[0], view.seat)
            if known in self.vocabulary.index:
                yield f"asked.{known}", 1


KINDS: Final = (*QUESTIONS, "other")
"""What a seat may be asked."""


@cache
def layout_for(players: int, library: Library) -> Layout:
    """The layout for so many players and these cards; it is made once. Refuses boxes that it has no numbers for."""
    if "long-night" in library.packs:
        raise ValueError(
            "the research kit plays the base box only: its observations have no numbers for traps, bandits, projects "
            "or experiments; choose box='base'"
        )
    return Layout(Vocabulary(players, library), library)


def _each(prefix: str, names: Iterable[str]) -> Iterator[str]:
    return (f"{prefix}.{name}" for name in names)


def _counts(prefix: str, names: Iterable[str]) -> Iterator[Fact]:
    return ((f"{prefix}.{name}", number) for name, number in Counter(names).items())


def _backs(library: Library) -> list[str]:
    return sorted({origin(key) for key in library.items})


def _places(view: View) -> Iterator[Fact]:
    filled = Counter(survivor.place for survivor in view.survivors)
    for place in view.places:
        name = f"place.{place.name}"
        yield f"{name}.zombies", sum(place.zombies)
        yield f"{name}.barricades", sum(place.barricades)
        yield f"{name}.survivors", filled[place.name]
        yield f"{name}.noise", place.noise
        yield f"{name}.deck", place.deck
        yield f"{name}.standees", len(place.standees)
        for door, counts in enumerate(zip(place.zombies, place.barricades, strict=True), 1):
            yield f"{name}.{door}.zombies", counts[0]
            yield f"{name}.{door}.barricades", counts[1]
