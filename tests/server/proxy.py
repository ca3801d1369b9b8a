"""A simple proxy before several servers: each connection goes to the next one that takes it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

PIECE = 64 * 1024


class Proxy:
    """Listens on a port of its own, and passes on what comes, byte by byte."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports
        self.url = ""
        self._turn = 0
        self._passing: set[asyncio.Task[None]] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection: when either side ends it, it ends for both."""
        behind = await self._next()
        if behind is None:
            writer.close()
            return
        ways = [
            asyncio.create_task(self._pass_on(reader, behind[1])),
            asyncio.create_task(self._pass_on(behind[0], writer)),
        ]
        self._passing.update(ways)
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for end in (writer, behind[1]):
            end.close()
        await asyncio.wait(ways)
        self._passing.difference_update(ways)

    async def _next(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        for _ in self.ports:
            self._turn += 1
            with suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", self.ports[self._turn % len(self.ports)])
        return None

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.CancelledError):
            while piece := await reader.read(PIECE):
                writer.write(piece)
                await writer.drain()

    def close(self) -> None:
        """Nobody is passed on any more."""
        for task in self._passing:
            task.cancel()


@asynccontextmanager
async def proxy(ports: list[int]) -> AsyncIterator[Proxy]:
    """A proxy for the length of a test."""
    one = Proxy(ports)
    server = await asyncio.start_server(one.serve, "127.0.0.1", 0)
    one.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield one
    finally:
        server.close()
        one.close()
