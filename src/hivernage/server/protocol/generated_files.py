"""Files that are made from the protocol: its JSON Schema, its TypeScript types, and parts of docs/protocol.md."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from hivernage.model.endings import ENDINGS
from hivernage.model.events import KINDS
from hivernage.model.question_kinds import QUESTIONS, WORDS
from hivernage.model.talk import Text
from hivernage.server.config import PREFIX, Config
from hivernage.server.http import connection, headers, socket
from hivernage.server.ops.limits import MESSAGE_COSTS, REQUEST_COSTS, SOCKETS_OF_A_SEAT
from hivernage.server.protocol.closed_sets import Fact, facts_of
from hivernage.server.protocol.schema import ROUTES, schema_text
from hivernage.server.protocol.typescript import typescript
from hivernage.server.refusal import STATUS, Refusal
from hivernage.server.tables import game, table_talk, votes
from hivernage.wire import messages, over_http

DOCS: Final = Path("docs/protocol.md")
SCHEMA: Final = Path("docs/protocol.schema.json")
TYPES: Final = Path("web/src/lib/wire.ts")
BOT: Final = Path("examples/websocket_bot.py")

PART: Final = re.compile(r"(<!-- made: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
"""What lies between these two comments in the docs is made here."""


def files(checkout: Path) -> dict[Path, str]:
    """What each file of a checkout should hold."""
    docs = (checkout / DOCS).read_text(encoding="utf-8")
    parts = _parts(checkout)
    return {
        SCHEMA: schema_text(),
        TYPES: typescript(),
        DOCS: PART.sub(lambda found: found[1] + parts[found[2]] + found[3], docs),
    }


def _parts(checkout: Path) -> dict[str, str]:
    bot = (checkout / BOT).read_text(encoding="utf-8")
    return {
        "routes": _table(("request", "body", "answer", "who", "what it does"), _routes()),
        "questions": _table(("kind", "arguments", "answers", "hidden", "what is asked", "rule"), _questions()),
        "words": _table(("word", "what it stands for"), ((f"`{word}`", text) for word, text in WORDS.items())),
        "events": _table(("kind", "facts", "what happened"), _events()),
        "endings": _table(("ending", "in words", "rule"), _endings()),
        "refusals": _table(("name", "status", "in words"), _refusals()),
        "limits": _table(("what", "at most"), _limits()),
        "costs": _table(("what", "counts as"), _costs()),
        "bot": f"```python\n{bot}```\n",
    }


def _table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [heads, tuple("---" for _ in heads), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _routes() -> Iterable[tuple[str, ...]]:
    for route in ROUTES:
        body = f"`{route.body.__name__}`" if route.body else ""
        answer = f"`{route.answer.__name__}`" if route.answer else "a file"
        yield f"`{route.method} {route.path}`", body, answer, route.who, route.text


def _questions() -> Iterable[tuple[str, ...]]:
    for kind, form in QUESTIONS.items():
        yield f"`{kind}`", _forms(form.args), _forms(form.answers), "yes" if form.hidden else "", form.text, form.rule


def _forms(forms: tuple[str, ...]) -> str:
    return ", ".join(f"`{form}`" for form in forms).replace("|", "\\|")


def _events() -> Iterable[tuple[str, ...]]:
    for kind, event in KINDS.items():
        yield f"`{kind}`", ", ".join(map(_fact, facts_of(event))), event.__doc__ or ""


def _fact(fact: Fact) -> str:
    return f"`{fact.name}`" + (" (private)" if fact.private else "" if fact.always else " (at times)")


def _endings() -> Iterable[tuple[str, ...]]:
    for ending, form in ENDINGS.items():
        yield f"`{ending}`", form.text, form.rule


def _refusals() -> Iterable[tuple[str, ...]]:
    for name, status in STATUS.items():
        yield f"`{name}`", str(status), Refusal(name).text("en")


RATES: Final = (
    ("requests of one address", "requests_per_second", " a second"),
    ("messages of one seat, or of all who look on from one address", "messages_per_second", " a second"),
    ("decisions that one seat takes back", "undos_per_minute", " a minute"),
    ("talk of one seat", "chat_per_minute", " a minute"),
    ("new tables of one address", "tables_per_hour", " an hour"),
    ("codes and claims of one address", "code_tries_per_minute", " a minute"),
    ("connections for requests of one address", "connections_per_address", ""),
    ("sockets with a seat of one address", "sockets_per_address", ""),
    ("sockets without a seat of one address", "spectators_per_address", ""),
)


def _limit(what: str, name: str, unit: str) -> tuple[str, str]:
    return what, f"{getattr(Config(), name)}{unit} (`{PREFIX}{name.upper()}`)"


def _costs() -> Iterable[tuple[str, str]]:
    """What counts as more than one."""
    for costs in (REQUEST_COSTS, MESSAGE_COSTS):
        yield from ((f"`{what}`", str(cost)) for what, cost in costs.items())


def _limits() -> Iterable[tuple[str, str]]:
    """Limits of the protocol; those with a variable can be set by whoever runs the server."""
    return (
        ("body of a request", f"{headers.LARGEST_BODY:,} bytes"),
        ("message to the server", f"{socket.LARGEST_MESSAGE:,} bytes"),
        ("messages that can't be read, on one socket", f"{socket.MOST_BAD_MESSAGES - 1}"),
        ("name of a player", _characters(over_http.Name)),
        ("chat message", _characters(Text)),
        ("`id` of a message", _characters(messages.ClientId)),
        *(_limit(what, name, unit) for what, name, unit in RATES),
        ("sockets of one seat", f"{SOCKETS_OF_A_SEAT}"),
        ("seconds until a request has come to its end", f"{connection.SECONDS_TO_ASK:g}"),
        ("events in one update", f"{game.MOST_EVENTS}"),
        ("talk in a `hello`", f"the last {table_talk.LATELY}"),
        ("time to vote on a motion", f"{votes.OPEN_FOR} seconds"),
    )


def _characters(text: Any) -> str:
    return f"{text.__metadata__[0].max_length} characters"
