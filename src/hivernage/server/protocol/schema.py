"""What the protocol is made of: every request by HTTP, every message, and the JSON Schema of it all."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, get_type_hints

import msgspec
from msgspec import UNSET

from hivernage.insight.catalog import Catalog, Rulebook
from hivernage.model.endings import ENDINGS
from hivernage.model.events import KINDS, Event
from hivernage.model.question_kinds import QUESTIONS
from hivernage.server.protocol.closed_sets import CLOSED, NAMED, facts_of
from hivernage.wire import messages
from hivernage.wire import over_http as http
from hivernage.wire.over_http import Done, Found
from hivernage.wire.whole_games import OwnView, Replay, Thoughts, WholeStory


class Route(NamedTuple):
    """A request by HTTP. Without a `body` nothing is sent; without an `answer` a file in a format of its own comes."""

    method: str
    path: str
    body: type | None
    answer: type | None
    who: str
    text: str


TABLE: Final = "/api/tables/{id}"
ROUTES: Final = (
    Route("GET", "/api/box", None, http.BoxInfo, "anybody", "What there is to play with."),
    Route("GET", "/api/cards", None, Catalog, "anybody", "All cards of this server's packs (`?lang=fr`); may be kept."),
    Route("GET", "/api/rules", None, Rulebook, "anybody", "The rulebook (`?lang=fr`); may be kept."),
    Route("GET", "/api/tables", None, http.Listing, "anybody", "Tables that anybody may join or watch."),
    Route("POST", "/api/tables", http.CreateTable, http.Seated, "anybody", "Make a table and sit down at it."),
    Route("GET", "/api/codes/{code}", None, Found, "anybody", "The id of the table with a code."),
    Route("GET", TABLE, None, http.TableInfo, "anybody", "All about a table but the game itself."),
    Route("GET", f"{TABLE}/cards", None, Catalog, "anybody", "All cards of the table's packs; may be kept."),
    Route("POST", f"{TABLE}/join", http.JoinTable, http.Seated, "anybody", "Sit down, before the game begins."),
    Route("POST", f"{TABLE}/use-link", http.UseLink, http.Seated, "anybody", "Turn a seat link into a cookie."),
    Route("POST", f"{TABLE}/claims", http.ClaimSeat, http.Claimed, "anybody", "Ask for a seat."),
    Route(
        "POST", f"{TABLE}/place", http.TakePlace, http.Moved, "a seat", "Take another place, before the game begins."
    ),
    Route("POST", f"{TABLE}/swaps/{{swap}}", http.AnswerSwap, Done, "a seat", "Change places with who asks, or don't."),
    Route("POST", f"{TABLE}/leave", None, Done, "a seat", "Get up. During the game a bot plays on."),
    Route("POST", f"{TABLE}/back", None, Done, "a seat", "Take one's seat back from a bot or a stand-in."),
    Route("POST", f"{TABLE}/concede", None, Done, "a seat", "Give the game up for good. A bot plays on."),
    Route("POST", f"{TABLE}/name", http.Rename, Done, "a seat", "Take another name, or none."),
    Route("POST", f"{TABLE}/webhook", http.SetWebhook, Done, "a seat", "Where to send notices of one's turn."),
    Route("DELETE", f"{TABLE}/me", None, Done, "a seat", "Delete one's name, webhook and words."),
    Route("POST", f"{TABLE}/link", None, http.Seated, "a seat", "A link that opens this seat on another device."),
    Route("GET", f"{TABLE}/sessions", None, http.Sessions, "a seat", "What opens this seat: browsers and links."),
    Route("DELETE", f"{TABLE}/sessions/{{session}}", None, Done, "a seat", "One of them opens nothing any more."),
    Route("POST", f"{TABLE}/report", http.BugReport, None, "a seat", "A bug report with a sealed replay, as a file."),
    Route("GET", f"{TABLE}/export", None, OwnView, "anybody", "One's own view of the game, as a file."),
    Route("GET", f"{TABLE}/record", None, None, "anybody", "The whole record of a finished game, as a file."),
    Route("GET", f"{TABLE}/story", None, WholeStory, "anybody", "All that happened in a finished game (`?lang=fr`)."),
    Route("GET", f"{TABLE}/replay", None, Replay, "anybody", "A finished game after decision N (`?seq=N`)."),
    Route("GET", f"{TABLE}/thoughts", None, Thoughts, "anybody", "What the bots of a finished game believed."),
    Route("POST", f"{TABLE}/start", http.StartGame, Done, "the host", "Begin the game."),
    Route("POST", f"{TABLE}/settings", http.Settings, Done, "the host", "Change the settings before the game."),
    Route("POST", f"{TABLE}/pause", http.Pause, Done, "the host", "Stop the game for a while, or go on."),
    Route("POST", f"{TABLE}/close", None, Done, "the host", "End the table, if the others agree."),
    Route("POST", f"{TABLE}/claims/{{claim}}", http.AnswerClaim, Done, "the host", "Grant a seat, or don't."),
    Route("POST", f"{TABLE}/seats/{{seat}}/bot", http.SetBot, Done, "the host", "Put a bot on a free seat."),
    Route("POST", f"{TABLE}/seats/{{seat}}/remove", None, Done, "the host", "Send a player away, if the others agree."),
)
"""Every request by HTTP below /api."""

SENT: Final[tuple[Any, ...]] = (messages.ClientMessage, *dict.fromkeys(route.body for route in ROUTES if route.body))
"""Everything that clients send."""

TOLD: Final[tuple[Any, ...]] = (
    messages.ServerMessage,
    http.Trouble,
    *dict.fromkeys(route.answer for route in ROUTES if route.answer),
)
"""Everything that the server sends."""


def schema() -> dict[str, Any]:
    """The JSON Schema of the protocol: itself that of a message in either direction, the rest in its `$defs`."""
    roots = (*SENT, *TOLD, *(_facts(event) for event in KINDS.values()))
    (sent, *_), _ = schemas = msgspec.json.schema_components(roots, ref_template="#/$defs/{name}")
    both = {"ClientMessage": sent, "ServerMessage": schemas[0][len(SENT)]}
    _close(schemas[1])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The protocol of Hivernage, version {messages.PROTOCOL}",
        "description": "A message over the WebSocket. $defs has the bodies and answers of HTTP requests too.",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in both],
        "$defs": dict(sorted({**schemas[1], **both}.items())),
    }


def _facts(event: type[Event]) -> type[msgspec.Struct]:
    """A Struct of the facts alone, as they are sent."""
    hints = get_type_hints(event, include_extras=True)
    fields = [
        (fact.name, hints[fact.name]) if fact.always else (fact.name, hints[fact.name], UNSET)
        for fact in facts_of(event)
    ]
    return msgspec.defstruct(f"{event.__name__}Facts", fields, kw_only=True, namespace={"__doc__": event.__doc__})


def _close(found: dict[str, Any]) -> None:
    """Name what may stand in fields that Python leaves open."""
    texts: dict[str, dict[str, str]] = {
        "QuestionKind": {kind: form.text for kind, form in QUESTIONS.items()},
        "Ending": {ending: form.text for ending, form in ENDINGS.items()},
    }
    for name in NAMED:
        found[name] = {"anyOf": [{"const": value, "description": text} for value, text in texts[name].items()]}
    for (struct, field), closed in CLOSED.items():
        known = next((name for name, named in NAMED.items() if named == closed), "")
        found[struct.__name__]["properties"][field] = (
            {"$ref": f"#/$defs/{known}"} if known else msgspec.json.schema(closed)
        )
    found["EventInfo"]["anyOf"] = [
        {"properties": {"kind": {"const": kind}, "facts": {"$ref": f"#/$defs/{event.__name__}Facts"}}}
        for kind, event in KINDS.items()
    ]


def schema_text() -> str:
    """The JSON Schema as it lies in docs/protocol.schema.json."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n"
