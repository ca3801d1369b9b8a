"""What a player tries to do, read word by word; whatever can't be read is a refusal."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches

from hivernage.cards.card import Item
from hivernage.cards.library import face
from hivernage.model.ids import DIE, SEATS, die_of, seat_of
from hivernage.model.parts import Player, Survivor
from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules.actions.forbidding import what_forbids, what_forbids_player
from hivernage.rules.actions.menu import Menu
from hivernage.rules.facts import DIE_TOP
from hivernage.rules.playing import LOCKED
from hivernage.rules.refusal import LONGEST_WORD, Reason, Refused, at_place, phrase, refused, who
from hivernage.rules.rulebook import Arg


@dataclass(frozen=True, slots=True)
class Attempt:
    """The words of an action, some at the end perhaps still missing. Only what the seat may know is looked at."""

    menu: Menu
    words: Answer

    @property
    def state(self) -> State:
        return self.menu.state

    @property
    def seat(self) -> int:
        return self.menu.seat

    @property
    def player(self) -> Player:
        return self.menu.player

    @property
    def group(self) -> list[Survivor]:
        return self.menu.group

    def plus(self, word: str) -> Attempt:
        return Attempt(self.menu, (*self.words, word))

    def word(self, n: int) -> str:
        """The word at this place; nothing if it is missing."""
        return self.words[n] if n < len(self.words) else ""

    def stop(
        self,
        why: Reason | None,
        survivor: Survivor | None = None,
        item: Item | None = None,
        to: str = "",
        **more: Arg,
    ) -> None:
        """Refuse, if there is a reason; what it tells of is worked out only then."""
        if why is None:
            return
        known = more
        if survivor is not None:
            known |= {**self.who(survivor.id), "place": at_place(to or survivor.place)}
        if item is not None:
            known |= {"card": item.name}
        if "ban" in why.tells:
            act = why.reason_id.removeprefix("forbidden-").removesuffix("-there")
            symbol = item.symbol if item else ""
            known["ban"] = (
                what_forbids(self.state, survivor, act, to)
                if survivor
                else what_forbids_player(self.state, self.seat, act, symbol)
            )
        raise Refused(why.about(known))

    # Survivors and places

    def survivor(self, n: int) -> Survivor:
        """Any survivor in play."""
        word = self.word(n)
        found = self.state.survivors.get(word)
        if found is not None:
            return found
        if any(word == lost.name for lost in self.state.lost):
            raise refused("K1", "lost", **self.who(word))
        if word in self.state.library.survivors:
            raise refused("K6", "not-in-play", **self.who(word))
        raise unknown("G5", "unknown-survivor", word, [*self.state.survivors, *self.state.library.survivors])

    def own_survivor(self, n: int = 1, rule: str = "G1") -> Survivor:
        if not self.word(n):
            raise refused("K4.3", "no-group")
        survivor = self.survivor(n)
        if survivor.owner != self.seat:
            raise refused(rule, "not-yours", **self.who(survivor.id))
        if survivor.id in self.state.bitten:
            raise refused("W5", "lies-bitten", **self.who(survivor.id))
        return survivor

    def who(self, name: str) -> dict[str, Arg]:
        return who(self.state, name)

    def place(self, n: int) -> str:
        word = self.word(n)
        if word not in self.state.places:
            raise unknown("G10", "unknown-place", word, self.state.places)
        return word

    # Dice

    def die(self, n: int) -> int:
        """An unused die of the player."""
        word = self.word(n)
        if word not in DIE[1:]:
            raise refused("R4", "unknown-die", word=word[:LONGEST_WORD])
        if die_of(word) not in self.player.dice:
            raise refused("R4", "no-such-die", n=die_of(word))
        return die_of(word)

    def check_die(self, n: int) -> None:
        """Any unused die; with the word missing, whether there is one."""
        if not self.player.dice:
            raise refused("R4", "no-dice")
        if self.word(n):
            self.die(n)

    def check_value(self, n: int, need: int, rule: str, reason_id: str, **args: Arg) -> None:
        """An unused die of at least `need`; with the word missing, whether there is one."""
        self.check_die(n)
        value = self.die(n) if self.word(n) else max(self.player.dice)
        if value < need:
            raise refused(rule, reason_id, need=need, n=value, all="no" if self.word(n) else "yes", **args)

    def check_raisable(self, n: int) -> None:
        """An unused die below 6; with the word missing, whether there is any."""
        self.check_die(n)
        value = self.die(n) if self.word(n) else min(self.player.dice)
        if value == DIE_TOP:
            raise refused("F4.1", "die-at-top", all="no" if self.word(n) else "yes")

    # Cards

    def item(self, key: str) -> Item:
        found = self.state.library.items.get(key)
        if found is None:
            held = [card.key for survivor in self.group for card in survivor.cards]
            raise unknown("G6", "unknown-card", key, [*self.player.hand, *held, *self.state.library.items])
        return found

    def hand_card(self, n: int) -> Item:
        """A card of the player's own hand."""
        key = self.word(n)
        if not key:
            raise refused("F1", "hand-empty")
        item = self.item(key)
        if key in self.player.hand:
            return item
        for survivor in self.group:
            if any(held.key == key for held in survivor.cards):
                raise refused("F1.1", "equipped-already", card=item.name, **self.who(survivor.id))
        raise refused("F1", "not-in-hand", card=item.name)

    def check_ready(self, n: int, item: Item) -> None:
        """A card that needn't wait for the next round."""
        if self.word(n) not in self.menu.ready:
            self.stop(LOCKED, item=item)

    def check_held(self, survivor: Survivor, rule: str, from_hand: Reason) -> None:
        """The second word: an item next to the survivor; attached crossroads cards stay where they are."""
        key, library = self.word(2), self.state.library
        held = [card.key for card in survivor.cards]
        if not key:
            if not any(other in library.items for other in held):
                raise refused(rule, "nothing-equipped", **self.who(survivor.id))
        elif key not in held:
            item = self.item(key)
            if key in self.player.hand:
                self.stop(from_hand)
            raise refused(rule, "not-equipped", card=item.name, **self.who(survivor.id))
        elif key in library.side_effects:
            raise refused("N3.3", "side-effect-stays", card=library.cards[key].name, **self.who(survivor.id))
        elif key not in library.items:
            raise refused(rule, "attached", card=library.cards[key].name)


def unknown(rule: str, reason_id: str, word: str, known: Iterable[str]) -> Refused:
    """A word nobody knows, with the nearest one that would do."""
    nearest = _nearest(word, list(known))
    hint: Arg = phrase("hint", word=nearest) if nearest else ""
    return refused(rule, reason_id, word=word[:LONGEST_WORD], hint=hint)


def _nearest(word: str, known: list[str]) -> str:
    """A card may be meant by its face alone."""
    close = [key for key in known if face(key) == word] or get_close_matches(word[:LONGEST_WORD], known, n=1)
    return close[0] if close else ""


def seat_word(attempt: Attempt, n: int) -> int:
    """A seat at this table."""
    seats = SEATS[: len(attempt.state.players)]
    if attempt.word(n) not in seats:
        raise unknown("G1", "unknown-player", attempt.word(n), seats)
    return seat_of(attempt.word(n))
