"""Cards and rules to look up: the same for everybody, so they are written once and kept as bytes."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from hashlib import sha256
from typing import Final, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hivernage.bots.kinds import BOTS, LEVELS
from hivernage.cards.library import Library
from hivernage.cards.text import Lang
from hivernage.insight.catalog import catalog, rulebook
from hivernage.server.http.headers import ASK_FIRST
from hivernage.server.ops.background import Background

KEPT: Final = 24
"""So many pages are kept, the oldest go first: every table may leave out other cards."""


class Page(NamedTuple):
    """Something to look up, as it is sent; `tag` tells browsers whether they have it already."""

    tag: str
    plain: bytes
    packed: bytes


class Reference:
    """The cards of each library and the rules, in each language. A library stays as long as its page."""

    def __init__(self, background: Background) -> None:
        self._background = background
        self._pages: dict[tuple[Library | None, str], asyncio.Future[Page]] = {}

    async def cards(self, library: Library, lang: Lang) -> Page:
        """All cards of a library."""
        return await self._page((library, lang), lambda: catalog(library, lang, BOTS, LEVELS))

    async def rules(self, lang: Lang) -> Page:
        """The whole rulebook."""
        return await self._page((None, lang), lambda: rulebook(lang))

    async def _page(self, name: tuple[Library | None, str], make: Callable[[], object]) -> Page:
        """Writing all cards takes half a second: no table waits for it, and whoever asks meanwhile gets the same."""
        if name not in self._pages:
            if len(self._pages) >= KEPT:
                del self._pages[next(iter(self._pages))]
            self._pages[name] = asyncio.ensure_future(self._background.run(lambda: _written(make())))
        try:
            return await asyncio.shield(self._pages[name])
        except Exception:
            self._pages.pop(name, None)
            raise


def _written(content: object) -> Page:
    plain = msgspec.json.encode(content)
    return Page(f'W/"{sha256(plain).hexdigest()[:32]}"', plain, gzip.compress(plain, mtime=0))


def answer(page: Page, request: Request) -> Response:
    """Nothing if the browser has it, packed if it can unpack."""
    headers = {"ETag": page.tag, "Cache-Control": ASK_FIRST, "Vary": "Accept-Encoding, Accept-Language"}
    if page.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(page.packed, media_type="application/json", headers=headers)
    return Response(page.plain, media_type="application/json", headers=headers)
