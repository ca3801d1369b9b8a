"""How the game is spoken of: Fluent messages of a language, and the names of what is on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property
from pathlib import Path
from typing import ClassVar

from hivernage.cards.effects import Label
from hivernage.cards.library import Library, face
from hivernage.cards.targets import HOME_WORD
from hivernage.cards.text import Lang, plain, power_text
from hivernage.cards.text.words import message as card_message
from hivernage.cards.text.words import spaced
from hivernage.messages import Messages
from hivernage.model.board import SPOTS
from hivernage.model.ids import DIE, SEATS, SPECTATOR, die_of, seat_of
from hivernage.model.parts import NOBODY

Arg = str | int
MESSAGES = Messages(Path(__file__).parent / "messages")
SYMBOLS = ("weapon", "tool", "fuel", "food", "book", "medicine", "survivor")


class Speech:
    """A language, and whom it speaks to: `seat` is "you". Players without a name have a number.

    `homes`: where the colonies of the game live, by their numbers.
    """

    messages: ClassVar = MESSAGES

    def __init__(
        self,
        lang: Lang,
        library: Library,
        seat: int = SPECTATOR,
        players: Sequence[str] = (),
        homes: Sequence[str] = (HOME_WORD,),
    ) -> None:
        self.lang = lang
        self.library = library
        self.seat = seat
        self.player_names = players
        self.homes = homes

    def has(self, key: str) -> bool:
        return self.messages.has(self.lang, key)

    def say(self, key: str, **args: Arg) -> str:
        """A message; a gap in the words is an error, never a gap in what the player reads."""
        return spaced(self.messages.say(self.lang, key, args))

    # Names

    @cached_property
    def names(self) -> dict[str, Label]:
        """The names of survivors and side effects, as the texts of cards want them."""
        return self.library.names

    @cached_property
    def _faces(self) -> dict[str, str]:
        return {face(key): card.name[self.lang] for key, card in self.library.cards.items()}

    def player(self, seat: int) -> str:
        """A player inside a sentence."""
        if seat == self.seat:
            return self.say("you")
        name = self.player_names[seat] if 0 <= seat < len(self.player_names) else ""
        return name or self.say("player", n=seat + 1)

    def subject(self, seat: int) -> str:
        """A player at the beginning of a sentence."""
        name = self.player(seat)
        return name[:1].upper() + name[1:]

    def players(self, seats: Iterable[int]) -> str:
        return self.listed([self.player(seat) for seat in seats])

    def card(self, key: str) -> str:
        """The name on a card, or where a card seen from behind comes from."""
        if key.startswith("@"):
            return self.say("card-back", deck=self.deck(key[1:]))
        card = self.library.cards.get(key)
        return card.name[self.lang] if card else self.face(face(key))

    def face(self, name: str) -> str:
        """A card or survivor by the id that stands before the @."""
        return self._faces.get(name.partition("/")[0].partition(".")[0], name)

    def cards(self, keys: Sequence[str]) -> str:
        """Several cards, equal ones counted."""
        counted = Counter(self.card(key) for key in keys)
        return self.listed([name if n == 1 else self.say("times", n=n, name=name) for name, n in counted.items()])

    def card_text(self, key: str) -> str:
        return plain(self.library.cards[key], self.lang, self.names)

    def place(self, name: str) -> str:
        """A place with its article: the school."""
        return card_message(self.lang, f"place-{name}", {})

    def at(self, name: str) -> str:
        """Where something is: at the school."""
        return card_message(self.lang, f"place-{name}.at", {})

    def spot(self, name: str) -> str:
        """A place as a label on the board: School."""
        return self.say("spot", place=name)

    def deck(self, name: str) -> str:
        """A deck by its back."""
        return self.place(name) if name in SPOTS else self.say("deck-name", deck=name)

    def symbol(self, symbol: str) -> str:
        return card_message(self.lang, "symbol", {"symbol": symbol})

    def word(self, word: str) -> str:
        """One word of an answer's key, as people say it."""
        if word in SEATS:
            return self.player(seat_of(word))
        if word in DIE:
            return self.say("die", value=die_of(word))
        if word in SPOTS:
            return self.spot(word)
        if word in SYMBOLS:
            return self.symbol(word)
        if "@" in word:
            return self.card(word)
        return self.power(word)

    def power(self, word: str, called: str = "") -> str:
        """A power as answers name it; where its card has several, with what it does."""
        power = self.library.numbered_power(word)
        name = called or self.face(word)
        return self.say("power-of", name=name, text=power_text(power, self.lang, self.names)) if power else name

    def listed(self, parts: Sequence[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self.say("list", first=", ".join(parts[:-1]), last=parts[-1])

    def either(self, parts: Sequence[str]) -> str:
        return parts[0] if len(parts) == 1 else self.say("or", first=", ".join(parts[:-1]), last=parts[-1])

    def strung(self, parts: Sequence[str]) -> str:
        """Longer things in a row, each with commas of its own."""
        return (" ; " if self.lang == "fr" else "; ").join(parts)

    def gender(self, survivor: str) -> str:
        card = self.library.survivors.get(survivor)
        return card.gender if card else "m"

    def is_me(self, seat: int) -> str:
        return "yes" if seat == self.seat and seat != NOBODY else "no"
