"""Turn notices by webhook: whose turn it is and at which table, never more."""

import asyncio
import json
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Empty, Queue
from threading import Thread
from typing import Any

import pytest

from tests.server.serving import Guest, ServerProcess, create, get, people, serving
from tests.server.stories import answer


class Mailbox:
    """A little web server on the loopback that keeps what is posted to it."""

    def __init__(self) -> None:
        self.posts: Queue[tuple[str, dict[str, str], bytes]] = Queue()
        mailbox = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                mailbox.posts.put((self.path, dict(self.headers), body))
                self.send_response(204)
                self.end_headers()

            def log_message(self, *_args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        Thread(target=self.server.serve_forever, daemon=True).start()

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.server.server_port}/{path}"

    def next(self) -> tuple[str, dict[str, str], bytes]:
        return self.posts.get(timeout=30)

    def paths(self) -> list[str]:
        """Where notices went that have come so far."""
        found = []
        while True:
            try:
                found.append(self.posts.get_nowait()[0])
            except Empty:
                return found

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    yield box
    box.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    database = f"sqlite:///{tmp_path_factory.mktemp('notices')}/games.db"
    with serving(database, {"HIVERNAGE_WEBHOOKS": "any", "HIVERNAGE_IDLE_AFTER": "0"}) as running:
        yield running


async def visit(guest: Guest, plays: bool = False) -> None:
    """Somebody looks at the table for a moment."""
    async with guest.socket() as socket:
        await socket.until("update")
        if plays:
            await answer(socket)


def wait_until_forgotten(server: ServerProcess) -> None:
    """Nobody looks at any table: they leave the memory."""
    while "hivernage_tables_loaded 0.0" not in get(server, "/metrics").text:
        time.sleep(0.05)


def test_a_notice_says_whose_turn_it_is_and_no_more(server: ServerProcess, mailbox: Mailbox) -> None:
    host, bob = people(server, 2)
    bob.post("/webhook", url=mailbox.url("bob"))
    host.post("/start")
    path, headers, body = mailbox.next()
    assert path == "/bob"
    assert json.loads(body) == {"event": "your-turn", "table": host.code}
    assert not any(secret in str(headers) + body.decode() for secret in (host.token, bob.token, host.table))


def test_who_looks_needs_no_notice(server: ServerProcess, mailbox: Mailbox) -> None:
    host, bob = people(server, 2)
    host.post("/webhook", url=mailbox.url("host"))
    bob.post("/webhook", url=mailbox.url("bob"))

    async def look() -> None:
        async with bob.socket() as socket:
            await socket.until("hello")
            host.post("/start")
            await socket.until("update")

    asyncio.run(look())
    assert mailbox.next()[0] == "/host"
    assert mailbox.paths() == []


def test_once_is_enough_for_one_turn(server: ServerProcess, mailbox: Mailbox) -> None:
    host, bob, cid = people(server, 3)
    bob.post("/webhook", url=mailbox.url("bob"))
    host.post("/start")
    assert mailbox.next()[0] == "/bob"
    asyncio.run(visit(cid, plays=True))
    wait_until_forgotten(server)
    asyncio.run(visit(Guest(host.url, host.table)))
    asyncio.run(visit(host, plays=True))
    other = create(server, settings={"players": 2})
    other.post("/webhook", url=mailbox.url("other"))  # whatever was sent comes before this
    other.post("/start", fill="random")
    assert [mailbox.next()[0], *mailbox.paths()] == ["/other"]


def test_bots_and_stand_ins_get_none(server: ServerProcess, mailbox: Mailbox) -> None:
    host, bob, cid = people(server, 3)
    bob.post("/webhook", url=mailbox.url("bob"))
    cid.post("/webhook", url=mailbox.url("cid"))

    async def leave_at_once() -> None:
        async with bob.socket() as socket:
            await socket.until("hello")
            host.post("/start")
            bob.post("/leave")

    asyncio.run(leave_at_once())
    assert [mailbox.next()[0], *mailbox.paths()] == ["/cid"]


def test_a_webhook_can_be_taken_back_and_goes_with_its_player(server: ServerProcess, mailbox: Mailbox) -> None:
    host, bob, cid = people(server, 3)
    for guest in (bob, cid):
        guest.post("/webhook", url=mailbox.url(str(guest.seat)))
    bob.post("/webhook", url="")
    assert cid.request("DELETE", "/me").status_code == 200
    host.post("/webhook", url=mailbox.url("host"))
    host.post("/start")
    assert [mailbox.next()[0], *mailbox.paths()] == ["/host"]


@pytest.mark.parametrize("url", ["ftp://example.org", "nonsense", "http://user:pass@example.org/", "http://a b/"])
def test_what_cannot_be_sent_to_is_refused(server: ServerProcess, url: str) -> None:
    assert create(server).refused("/webhook", url=url) == "bad-webhook"


def test_nobody_sees_where_notices_go(server: ServerProcess, mailbox: Mailbox) -> None:
    host, bob = people(server, 2)
    bob.post("/webhook", url=mailbox.url("secret-place"))

    async def look() -> str:
        async with host.socket() as socket:
            return str(await socket.until("hello"))

    assert "secret-place" not in asyncio.run(look())
    assert "secret-place" not in str(bob.info())


def test_reminders_are_sent_too(server: ServerProcess, mailbox: Mailbox) -> None:
    host, bob = people(server, 2, remind_after=1)
    bob.post("/webhook", url=mailbox.url("bob"))
    host.post("/start")
    assert json.loads(mailbox.next()[2])["event"] == "your-turn"
    assert json.loads(mailbox.next()[2]) == {"event": "reminder", "table": host.code}
