"""Answers spelt word by word: how a small fixed table of words stands for every answer of the game.

An action is one word. A seat says the words of its answer one after another (`move`, `ashley-ross`, `school`), and only
words that lead to a legal answer are open. So the same number means the same thing in every position: a verb, a
survivor, a place, a card, a die, a player.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from hivernage.cards.library import Library, face
from hivernage.model.board import SPOTS
from hivernage.model.ids import DIE, SEATS
from hivernage.model.question import Answer
from hivernage.rules.actions import ACTIONS

Mask = npt.NDArray[np.int8]

DONE: Final = "done"
"""Ends an answer where a longer one begins with the same words."""

OTHERS: Final = tuple(f"other-{n}" for n in range(1, 9))
"""For words that the table doesn't have, in the order in which they are on offer. The base box never needs them."""

VERBS: Final = (
    *ACTIONS,
    *("keep", "noise", "with", "go", "accept", "roll", "table"),
    *("give", "take", "pledge", "withdraw", "pass", "enough", "stake", "steal", "discard", "draw", "pay", "ward"),
    *("yes", "no", "none", "option", "vote", "up", "down", "first", "report", "yawn", "wait"),
    *("player", "survivor", "leader", "place", "entrance", "target", "zombie", "value", "die"),
    *("heal", "wound", "frostbite", "keep-order", "swap"),
)
SYMBOLS: Final = ("weapon", "tool", "fuel", "book", "medicine")
"""Those that aren't a verb or a thing as well: `food` and `survivor` are."""

NUMBERS: Final = tuple(str(n) for n in range(1, 9))


class Vocabulary:
    """Every word that answers are made of, for a number of players and the cards of a game.

    Players are counted from the seat that speaks: `seat+1` is the next one in turn order.
    """

    def __init__(self, players: int, library: Library) -> None:
        seats = [f"seat+{n}" for n in range(players)]
        powers = sorted({face(key) for key in (*library.items, *library.crossroads)})
        cards = [key for deck in sorted(library.decks) for key in sorted(set(library.decks[deck]))]
        words = [DONE, *OTHERS, *VERBS, *SYMBOLS, *NUMBERS, *DIE[1:], *seats, *SPOTS, *powers, *cards]
        self.players = players
        self.words: Final = tuple(dict.fromkeys(words))
        self.index: Final = {word: n for n, word in enumerate(self.words)}

    def __len__(self) -> int:
        return len(self.words)

    def word(self, word: str, seat: int) -> str:
        """A word of an answer as it stands in the table, if it does.

        `lighter.2`, the second card of a survivor, is a `lighter`: two of the same face at once are alike.
        """
        if word in SEATS:
            return f"seat+{(SEATS.index(word) - seat) % self.players}"
        name, dot, number = word.rpartition(".")
        return name if dot and number.isdigit() else word


class Spelling:
    """One answer on its way: what has been said of it, and which words may come next.

    Where only one word is possible it counts as said.
    """

    def __init__(self, vocabulary: Vocabulary, seat: int, answers: Sequence[Answer]) -> None:
        self._index = vocabulary.index
        self._left = [(answer, [*(vocabulary.word(word, seat) for word in answer), DONE]) for answer in answers]
        self.said: list[str] = []
        self._skip()

    @property
    def answer(self) -> Answer | None:
        """The answer, once it is clear which."""
        answer, words = self._left[0]
        return answer if all(others == words for _, others in self._left) else None

    @property
    def answers(self) -> list[Answer]:
        """The answers that begin with what has been said."""
        return [answer for answer, _ in self._left]

    def next_words(self) -> dict[int, str]:
        """The words that may come next, by their number in the table."""
        at, known = len(self.said), self._index
        words = dict.fromkeys(words[at] for _, words in self._left)
        unknown = [word for word in words if word not in known]
        spare = {known[other]: word for other, word in zip(OTHERS, unknown, strict=False)}
        return {known[word]: word for word in words if word in known} | spare

    def mask(self) -> Mask:
        """The next words as a row of 0 and 1."""
        mask = np.zeros(len(self._index), np.int8)
        mask[list(self.next_words())] = 1
        return mask

    def towards(self, answer: Answer) -> int:
        """The number of the word that comes next on the way to an answer."""
        at = len(self.said)
        word = next(words[at] for found, words in self._left if found == answer)
        return next(number for number, other in self.next_words().items() if other == word)

    def say(self, number: int) -> None:
        """Go on with one of the next words."""
        word = self.next_words()[number]
        at = len(self.said)
        self._left = [entry for entry in self._left if entry[1][at] == word]
        self.said.append(word)
        self._skip()

    def _skip(self) -> None:
        while self.answer is None and len(words := self.next_words()) == 1:
            self.said += words.values()
