"""The words of the text client: those of the game, and its own."""

from __future__ import annotations

from pathlib import Path

from hivernage.messages import Messages
from hivernage.words import speech

MESSAGES = Messages(*speech.MESSAGES.folders, Path(__file__).parent / "messages")


class Speech(speech.Speech):
    """Speaks of the game and of the text client."""

    messages = MESSAGES
