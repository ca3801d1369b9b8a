"""What people at a table do in many stories: look, answer, vote."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from tests.server.serving import Guest, Socket


@asynccontextmanager
async def all_look(guests: list[Guest]) -> AsyncIterator[list[Socket]]:
    """Sockets for all guests, each with its first view."""
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(guest.socket()) for guest in guests]
        for socket in sockets:
            await socket.until("update")
        yield sockets


async def answer(socket: Socket) -> dict[str, Any]:
    """Give the first answer to the first open question; what the server says to it."""
    question = socket.open_questions()[0]
    return await socket.decide(question["id"], " ".join(question["answers"][0]))


async def motion(socket: Socket) -> dict[str, Any]:
    """The vote that is on, as a socket was told last."""
    while True:
        tables = [message["table"] for message in socket.received if message["type"] == "table"]
        if tables and tables[-1]["motions"]:
            found: dict[str, Any] = tables[-1]["motions"][0]
            return found
        await socket.receive()


async def vote(socket: Socket, yes: bool) -> None:
    """Vote on what is voted on."""
    reply = await socket.ask("vote", motion=(await motion(socket))["motion"], yes=yes)
    assert reply["type"] == "accepted", reply


def with_consent(host: Guest, others: list[Guest], path: str, **body: object) -> None:
    """The host asks for something that the others have to agree to, and they do."""

    async def agree() -> None:
        async with all_look(others) as sockets:
            await asyncio.to_thread(lambda: host.post(path, **body))
            for socket in sockets:
                await vote(socket, yes=True)

    asyncio.run(agree())
