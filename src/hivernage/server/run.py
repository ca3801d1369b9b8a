"""Running the server: one process, until it is told to stop."""

from __future__ import annotations

import contextlib
import gc
import importlib.util
import signal
import socket as sockets
import sys
import threading
import webbrowser
from collections.abc import Callable

import uvicorn
from starlette.types import ASGIApp

from hivernage.server.config import Config
from hivernage.server.http.app import application
from hivernage.server.http.connection import Connection, requests_for
from hivernage.server.http.socket import LARGEST_MESSAGE
from hivernage.server.ops import logs
from hivernage.server.tables.all_tables import AllTables

SECONDS_TO_STOP = 10
TURN = 0.001
"""Seconds for which work in the background may go on when the loop wants to."""
RARELY = (100_000, 50, 100)
"""Collections take time from everybody at once, and next to nothing here is garbage that refers to itself."""


class Server(uvicorn.Server):
    """A uvicorn that says when it is ready, and tells the tables before it goes."""

    def __init__(self, config: uvicorn.Config, tables: AllTables, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._hall = tables
        self._ready = ready

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await self._hall.open()
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # nobody new: whoever comes back must find the next process
        await self._hall.say_goodbye()
        await super().shutdown(sockets)
        await self._hall.close()


def run(config: Config, say: Callable[[str], None]) -> bool:
    """Serve until told to stop; whether it ever got going."""
    logs.configure(config.log_format, config.log_level)
    tables = AllTables(config)
    _allow_many_sockets()
    listening = _listen(config.host, config.port)
    address = _address(config, listening)

    def ready() -> None:
        gc.freeze()  # the cards stay for good: they needn't be looked at in every collection
        gc.set_threshold(*RARELY)
        sys.setswitchinterval(TURN)
        tables.warm_up()
        say(address)
        if config.browser:
            webbrowser.open(address)

    server = Server(_uvicorn_config(application(tables), config, tables), tables, ready)
    _obey_signals_once()
    server.run([listening])
    return server.started


def _obey_signals_once() -> None:
    """uvicorn sends itself the signal again when it has stopped; by then there is nothing left to do."""
    if threading.current_thread() is threading.main_thread():
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: None)


def _uvicorn_config(app: ASGIApp, config: Config, tables: AllTables) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        loop="uvloop" if importlib.util.find_spec("uvloop") else "asyncio",
        lifespan="off",  # it makes a traceback of a database that can't be opened
        http=requests_for(config, tables.limits.connections),
        ws=Connection,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # its buffers are larger than a table
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(config.trusted_proxies),
        forwarded_allow_ips=list(config.trusted_proxies),
        timeout_graceful_shutdown=SECONDS_TO_STOP,
    )


def _allow_many_sockets() -> None:
    """As many open files as the system lets this user have: each socket is one, and the usual 1,024 are few."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != hard:
            with contextlib.suppress(OSError, ValueError):  # where "no limit" isn't taken at its word
                resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _listen(host: str, port: int) -> sockets.socket:
    """A socket of our own: the port is known before anything else happens, even if any would do."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    # Named in full: asyncio sends small packets at once only on sockets that say they are TCP
    listening = sockets.socket(family, sockets.SOCK_STREAM, sockets.IPPROTO_TCP)
    listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    return listening


def _address(config: Config, listening: sockets.socket) -> str:
    """Where a browser on this machine finds the server."""
    if config.public_url:
        return config.public_url
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(config.host, config.host)
    return f"http://{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}"
