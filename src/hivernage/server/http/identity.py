"""Who sends a request: which seat, from where, in which language."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from hivernage.cards.text import Lang
from hivernage.server.http.auth import token_of
from hivernage.server.refusal import Refusal
from hivernage.server.store import TokenRow
from hivernage.server.tables.all_tables import AllTables
from hivernage.server.tables.room import Room
from hivernage.server.tables.tokens import token_hash


async def seat_of(connection: HTTPConnection, tables: AllTables, table: str) -> TokenRow | None:
    """The seat that a request's secret opens at a table."""
    token = token_of(connection, table)
    row = await tables.store.token(token_hash(token)) if token else None
    return row if row is not None and row.game == table and row.role != "claim" else None


async def looker(connection: HTTPConnection, tables: AllTables, room: Room) -> TokenRow | None:
    """The seat of somebody who wants to look; nothing for who shows no secret, or one that waits for an answer.

    A secret that opens nothing is refused: whoever shows one believes to have a seat.
    """
    row = await seat_of(connection, tables, room.id)
    token = token_of(connection, room.id)
    if row is None and token and not room.waits_for_seat(token_hash(token)):
        raise Refusal("no-seat")
    return row


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
