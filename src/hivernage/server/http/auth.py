"""Who may act: the tokens that requests show, cookies, and the origins of requests."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

from hivernage.server.config import Config, normal_origin

COOKIE_SECONDS = 180 * 24 * 3600
LONGEST_TOKEN = 100


def cookie_name(table_id: str) -> str:
    """Each table has its own cookie, so that one browser can sit at many."""
    return f"seat-{table_id}"


def cookie_path(table_id: str) -> str:
    """Where the browser sends the cookie: to this table only."""
    return f"/api/tables/{table_id}"


def give_cookie(response: Response, connection: HTTPConnection, config: Config, table_id: str, token: str) -> None:
    """Have the browser keep the token of its seat, out of reach of scripts."""
    response.set_cookie(
        cookie_name(table_id),
        token,
        max_age=COOKIE_SECONDS,
        path=cookie_path(table_id),
        secure=came_by_https(connection, config),
        httponly=True,
        samesite="lax",
    )


def take_cookie_back(response: Response, connection: HTTPConnection, config: Config, table_id: str) -> None:
    """Have the browser forget the token of its seat."""
    response.delete_cookie(
        cookie_name(table_id),
        path=cookie_path(table_id),
        secure=came_by_https(connection, config),
        httponly=True,
        samesite="lax",
    )


def token_of(connection: HTTPConnection, table_id: str) -> str | None:
    """The token that a request shows for a table: `Authorization: Bearer`, or else the table's cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        token = connection.cookies.get(cookie_name(table_id), "")
    token = token.strip()
    return token if 0 < len(token) <= LONGEST_TOKEN else None


def came_by_https(connection: HTTPConnection, config: Config) -> bool:
    """Whether the browser asked by https: seen here, told by a trusted proxy, or known from the public address."""
    if connection.scope["scheme"] in ("https", "wss"):
        return True
    return config.public_url.startswith("https:") and _asked_origin(connection, "https") == config.public_url


def origin_allowed(connection: HTTPConnection, config: Config) -> bool:
    """Whether the page that sent a request may: none (a script), our own, or one on the list."""
    origins = connection.headers.getlist("origin")
    if not origins:
        return True
    origin = normal_origin(origins[0])
    if len(origins) > 1 or not origin:
        return False
    return origin in (config.public_url, *config.origins) or _same_host(origin, connection, config)


def _same_host(origin: str, connection: HTTPConnection, config: Config) -> bool:
    """A page of the host it asks. One that came by plain http may not speak to an https server."""
    scheme = origin.partition(":")[0]
    if scheme == "http" and came_by_https(connection, config):
        return False
    return origin == _asked_origin(connection, scheme)


def _asked_origin(connection: HTTPConnection, scheme: str) -> str:
    hosts = connection.headers.getlist("host")
    return normal_origin(f"{scheme}://{hosts[0]}") if len(hosts) == 1 else ""
