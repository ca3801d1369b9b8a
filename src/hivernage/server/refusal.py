"""Refusals: what a client asked for and didn't get, with a name for programs and a sentence for people."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from hivernage.cards.text import Lang
from hivernage.messages import Messages
from hivernage.rules.refusal import Refusal as Reason

MESSAGES: Final = Messages(Path(__file__).parent / "messages")

STATUS: Final = {
    # the message itself
    "bad-message": 400,
    "bad-request": 400,
    "bad-name": 400,
    "too-large": 413,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-sockets": 429,
    "foreign-origin": 403,
    "not-found": 404,
    "wrong-method": 405,
    "broken": 500,
    "storage": 503,
    # who asks
    "no-such-table": 404,
    "no-such-code": 404,
    "no-such-seat": 404,
    "no-seat": 401,
    "bad-link": 401,
    "host-only": 403,
    "no-spectators": 403,
    # the table
    "not-in-lobby": 409,
    "not-playing": 409,
    "table-full": 409,
    "seat-taken": 409,
    "seated-already": 409,
    "seat-not-free": 409,
    "seat-not-yours": 409,
    "name-taken": 409,
    "no-such-session": 404,
    "own-place": 409,
    "places-changed": 409,
    "no-such-swap": 404,
    "unequal-colonies": 409,
    "open-seats": 409,
    "people-at-seats": 409,
    "paused": 409,
    "over": 409,
    "closed": 409,
    "not-over": 409,
    "no-such-bot": 400,
    "no-such-objective": 400,
    "objective-of-other-box": 400,
    "needs-module": 400,
    "no-such-scenario": 400,
    "no-such-lesson": 400,
    "lesson-begins-at-once": 400,
    "scenario-of-other-box": 400,
    "scenario-brings-modules": 400,
    "scenario-brings-objectives": 400,
    "scenario-needs-card": 400,
    "no-such-pack": 400,
    "no-such-box": 400,
    "no-such-module": 400,
    "module-of-other-box": 400,
    "too-many-players": 400,
    "too-few-for-a-war": 400,
    "no-lone-wolf": 400,
    "wolf-without-seat": 400,
    "only-in-a-war": 400,
    "not-in-a-war": 400,
    "quick-without-timer": 400,
    "no-such-deck": 400,
    "nothing-to-mix": 400,
    "joined-already": 400,
    "no-such-card": 400,
    "objective-left-out": 400,
    "too-few-main": 400,
    "too-few-survivor": 400,
    "too-few-starting": 400,
    "too-few-secret": 400,
    "too-few-betrayal": 400,
    "too-few-lone-wolf": 400,
    "bad-settings": 400,
    "bad-webhook": 400,
    "no-such-claim": 404,
    "nobody-to-ask": 409,
    "unplayable": 409,
    # playing
    "stale-question": 409,
    "not-asked": 403,
    "illegal-answer": 409,
    "stand-in-plays": 409,
    "repeated": 409,
    "cannot-undo": 409,
    "bots-refuse": 409,
    "no-such-decision": 400,
    "no-such-motion": 404,
    "not-a-voter": 403,
    "voted-already": 409,
    "motion-open": 409,
    "not-absent": 409,
    "no-team": 409,
    "no-such-words": 404,
    "not-your-words": 403,
}
"""Every name a refusal can have, and the HTTP status that says so."""


class Refusal(Exception):
    """Not done; nothing has changed."""

    def __init__(self, error: str, *, why: Reason | None = None, said: str = "", seq: int = 0) -> None:
        super().__init__(error)
        self.error = error
        self.why = why  # what the rules say against it
        self.said = said  # instead of the usual sentence
        self.seq = seq

    @property
    def rule(self) -> str:
        return self.why.rule if self.why else ""

    @property
    def status(self) -> int:
        return STATUS[self.error]

    def text(self, lang: Lang) -> str:
        """Why, for people."""
        if self.why is not None:
            return self.why.text(lang)
        return self.said or MESSAGES.say(lang, f"refused-{self.error}", {})
