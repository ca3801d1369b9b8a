"""Talk in words: a sentence for whatever a player says, in both languages."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hivernage.cards.text import Lang
from hivernage.model.talk import Talk
from hivernage.server.refusal import MESSAGES


def sentence(talk: Talk, speaker_name: str, names: Sequence[str], lang: Lang) -> str:
    """What somebody says, as a sentence about them. `names` are those of the seats; who has none is a number."""
    said = msgspec.to_builtins(talk)
    seat = said.get("seat")
    args = {
        "who": speaker_name or MESSAGES.say(lang, "talk-somebody", {}),
        "whom": "all" if seat is None else "one",
        "to": "" if seat is None else _name(seat, names, lang),
        "what": said.get("what", ""),
        "symbol": said.get("symbol") or "none",
        "text": said.get("text", ""),
    }
    return MESSAGES.say(lang, f"talk-{said['type']}", args)


def _name(seat: int, names: Sequence[str], lang: Lang) -> str:
    name = names[seat] if seat < len(names) else ""
    return name or MESSAGES.say(lang, "talk-player", {"number": seat + 1})
