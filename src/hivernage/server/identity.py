"""Who sends a request: which seat, from where, in which language."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from hivernage.cards.text import Lang
from hivernage.server.auth import token_hash, token_of
from hivernage.server.hall import Hall
from hivernage.server.store import TokenRow


async def seat_of(connection: HTTPConnection, hall: Hall, table: str) -> TokenRow | None:
    """The seat that a request's secret opens at a table."""
    token = token_of(connection, table)
    row = await hall.store.token(token_hash(token)) if token else None
    return row if row is not None and row.game == table and row.role != "claim" else None


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from; behind a trusted proxy, what the proxy says."""
    return connection.client.host if connection.client else ""


def language_of(connection: HTTPConnection) -> Lang:
    """French for those who want it: `?lang=`, or what the browser prefers."""
    asked = connection.query_params.get("lang") or connection.headers.get("accept-language", "")
    first = min(
        (part for part in ("fr", "en") if part in asked.lower()), key=lambda part: asked.lower().index(part), default=""
    )
    return "fr" if first == "fr" else "en"
