"""What is read when first wanted is read when the server starts: else somebody's first move would stop all tables."""

from __future__ import annotations

from typing import Final, get_args

from hivernage.cards.text import words as cards
from hivernage.insight import catalog
from hivernage.messages import Lang
from hivernage.rules.rulebook import book
from hivernage.server import refusal
from hivernage.words import speech

TEXTS: Final = (speech.MESSAGES, refusal.MESSAGES, cards.MESSAGES, book.TEXTS, catalog.MESSAGES)


def read_messages() -> None:
    """Every sentence in every language."""
    for lang in get_args(Lang):
        for texts in TEXTS:
            texts.bundle(lang)
