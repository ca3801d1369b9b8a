"""Finding a card by what somebody remembers of it."""

from __future__ import annotations

import difflib
import unicodedata

from hivernage.cards.library import Library, face

FEW = 6  # guesses that help


def fold(text: str) -> str:
    """Small letters without accents; typographic apostrophes as typed ones."""
    plain = unicodedata.normalize("NFD", text.lower().replace("’", "'"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def find(library: Library, text: str) -> list[str]:
    """The keys of the cards meant: by key, by id, by name in either language, or by a part of these. One key a card."""
    wanted = fold(text.strip())
    named = _names(library)
    if text in library.cards:
        return [text]
    exact = [key for key, names in named.items() if wanted in names]
    return exact or [key for key, names in named.items() if any(wanted in name for name in names)]


def nearest(library: Library, text: str) -> list[str]:
    """Ids of cards that are written much like this."""
    ids = sorted({face(key) for key in library.cards})
    return difflib.get_close_matches(fold(text.strip()).replace(" ", "-"), ids, n=FEW, cutoff=0.5)


def _names(library: Library) -> dict[str, list[str]]:
    """Cards by one of their keys, with everything they are called; copies in several decks count once."""
    found: dict[str, list[str]] = {}
    seen: set[int] = set()
    for key, card in library.cards.items():
        if id(card) not in seen:
            seen.add(id(card))
            found[key] = [card.id, card.id.replace("-", " "), *(fold(name) for name in card.name.values())]
    return found
