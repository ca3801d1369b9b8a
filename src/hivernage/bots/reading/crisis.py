"""The crisis of the round: the cards that it asks for, those given, and those that may still come."""

from __future__ import annotations

from functools import cached_property

from hivernage.bots.reading.card_words import words_in
from hivernage.bots.reading.seen import Seen
from hivernage.bots.weights import Weights
from hivernage.cards.effects import Effect, Zombies
from hivernage.rules import facts
from hivernage.view_homes import says_home, turns_to_come


class Crisis:
    """What is in everybody's sight of it, and the seat's own hand."""

    def __init__(self, seen: Seen, weights: Weights) -> None:
        self.seen = seen
        self.view = seen.view
        self.weights = weights

    @cached_property
    def symbols(self) -> tuple[str, ...]:
        return self.seen.library.crises[self.view.crisis].symbols if self.view.crisis else ()

    @cached_property
    def need(self) -> int:
        return facts.crisis_need(self.view.players)

    @cached_property
    def given(self) -> int:
        """Cards in the pile, as if all of them matched; where they lie open, those that do."""
        items, pile = self.seen.library.items, self.seen.colony.crisis_pile
        return sum(key not in items or items[key].symbol in self.symbols for key in pile)

    @cached_property
    def short(self) -> int:
        """Matching cards that are missing; the bonus comes after the threshold."""
        missing = self.need - self.given
        return missing if missing > 0 else max(0, missing + facts.CRISIS_BONUS)

    @cached_property
    def met(self) -> bool:
        return self.given >= self.need

    @cached_property
    def hopeful(self) -> bool:
        """Whether those who still have a turn in this round can give what is missing."""
        mine = sum(self.seen.symbol(key) in self.symbols for key in self.seen.hand)
        return mine + self._help >= self.short

    @cached_property
    def _help(self) -> float:
        """Matching cards that the others may still give, by guess."""
        weights, pairs = self.weights, [seat for pair in self.view.pairs for seat in pair if seat >= 0]
        coming = [self.view.players[seat] for seat in pairs or turns_to_come(self.view)]  # a crisis is everybody's
        return sum(weights.matching * len(player.hand) + weights.hope for player in coming)

    def wanted(self, symbol: str) -> bool:
        """Whether the crisis waits for such cards."""
        return symbol in self.symbols and self.short > 0

    @cached_property
    def failure(self) -> Effect:
        return self.seen.library.crises[self.view.crisis].failure if self.view.crisis else ()

    @cached_property
    def zombies(self) -> int:
        """Zombies that come to the colony if the crisis isn't met."""
        words = [word for word in words_in(self.failure, Zombies) if word.at == "everywhere" or says_home(word.at)]
        return sum(word.n for word in words if isinstance(word.n, int))

    @cached_property
    def zombies_feared(self) -> int:
        """The same, as far as that is to be feared."""
        if self.met or not self.view.crisis:
            return 0
        return self.zombies // 2 if self.hopeful else self.zombies
