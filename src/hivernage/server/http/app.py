"""The application: every address of the server put together."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from pathlib import Path
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from hivernage.server.http.api import Api, refuse
from hivernage.server.http.headers import BodyLimit, SecurityHeaders
from hivernage.server.ops.logs import AccessLog
from hivernage.server.ops.watch import WatchRequests
from hivernage.server.refusal import Refusal
from hivernage.server.tables.all_tables import AllTables

log = logging.getLogger(__name__)

CLIENT: Final = Path(__file__).parents[2] / "web"
"""Where the built client lies."""

PAGE: Final = Path(__file__).parent / "page.html"
"""Shown instead while there is no client."""

HEALTH_SECONDS: Final = 3.0
"""So long the database may take to write something."""

HEALTH_EVERY: Final = 1.0
"""Seconds for which an answer holds: asking often costs no writing."""

PAGES: Final = ("/t/{id}", "/j/{code}", "/tv", "/tv/", "/tv/{id}", "/rules", "/cards")
"""The addresses, beside /, that the client has a page for."""


class ClientFiles(StaticFiles):
    """The built client. Its assets have names that change with their content, so they may be kept for good."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await super().__call__(scope, receive, send)
        else:
            await WebSocketClose(reason="not-found")(scope, receive, send)

    def file_response(self, full_path: str | os.PathLike[str], *args: Any, **more: Any) -> Response:
        response = super().file_response(full_path, *args, **more)
        kept = Path(full_path).parent.name == "assets"
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if kept else "no-cache"
        return response


def application(tables: AllTables) -> ASGIApp:
    """The server as an ASGI application; whoever runs it opens the tables and closes it."""
    app = Starlette(
        routes=_routes(tables),
        middleware=[Middleware(BodyLimit)],
        exception_handlers={HTTPException: _http_error, Exception: _broken},
    )
    # Around everything, so that answers to errors have their headers and lines too
    return WatchRequests(AccessLog(SecurityHeaders(app, tables.config), tables.metrics), tables.watch)


def _routes(tables: AllTables) -> list[BaseRoute]:
    look: asyncio.Future[str] | None = None
    looked = 0.0

    async def writes() -> str:
        try:
            await tables.store.ready(tables.now(), HEALTH_SECONDS)
        except Exception as trouble:
            log.error("the database doesn't answer: %r", trouble)
            return "the database doesn't answer"
        return ""

    async def health(_request: Request) -> Response:
        nonlocal look, looked
        if look is None or (look.done() and time.monotonic() - looked > HEALTH_EVERY):
            look, looked = asyncio.ensure_future(writes()), time.monotonic()  # whoever asks meanwhile gets the same
        trouble = await asyncio.shield(look)
        return PlainTextResponse(f"{trouble}\n", 503) if trouble else PlainTextResponse("ok\n")

    async def metrics(_request: Request) -> Response:
        content, media_type = tables.metrics.render()
        return Response(content, media_type=media_type)

    routes: list[BaseRoute] = [Mount("/api", routes=Api(tables).routes()), Route("/healthz", health)]
    if tables.config.metrics:
        routes.append(Route("/metrics", metrics))
    if CLIENT.is_dir():
        routes += [Route(path, _page) for path in PAGES]
        routes.append(Mount("/", GZipMiddleware(ClientFiles(directory=CLIENT, html=True))))
    else:
        routes += [Route(path, _page) for path in ("/", *PAGES)]
    return routes


async def _page(_request: Request, status: int = 200) -> Response:
    """The client's one page; it finds out by itself what it was asked for."""
    return FileResponse(CLIENT / "index.html" if CLIENT.is_dir() else PAGE, status)


async def _http_error(request: Request, error: Exception) -> Response:
    """Programs get a refusal; a browser gets the client, which says that there is no such page and leads home."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and _wants_a_page(request):
        return await _page(request, 404)
    name = {404: "not-found", 405: "wrong-method"}.get(error.status_code, "bad-request")
    return refuse(request, Refusal(name))


def _wants_a_page(request: Request) -> bool:
    outside = not request.url.path.startswith("/api/")
    return outside and request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")


async def _broken(request: Request, error: Exception) -> Response:
    """No stack trace for clients; it is in the log."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return refuse(request, Refusal("broken"))
