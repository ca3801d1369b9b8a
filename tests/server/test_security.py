"""What strangers may not do: forged seats, foreign pages, strange requests, and what answers give away."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from hivernage.server.refusal import STATUS
from hivernage.server.tables import seating
from tests.server.inside import Inside, inside
from tests.server.serving import Guest, ServerProcess, create, get, people, serving

POSTS = [
    "/join", "/start", "/settings", "/pause", "/close", "/leave", "/back", "/concede", "/name", "/webhook", "/link",
    "/use-link", "/claims", "/claims/none", "/seats/1/bot", "/seats/1/remove", "/report",
]  # fmt: skip
STRANGE_BODIES = [
    b"\xff\xfe\x00\x01",
    b'{"name": "\xff\xc3"}',
    b'{"name": "\\ud800"}',
    b'{"name": "a\\u0000b"}',
    b'{"name": NaN}',
    b'{"seat": 1e400}',
    b'{"seat": ' + b"9" * 5000 + b"}",
    b'{"name": "a", "name": "b", "seat": true}',
    b"[" * 50_000,
    b'{"name":' * 5000,
    b'"just a text"',
    b"null",
    b"\xef\xbb\xbf{}",
    b'{"name": "' + b"x" * 60_000 + b'"}',
    b'{"name": {"$gt": ""}, "token": ["a"], "url": 1}',
]
HEADERS = [
    "content-security-policy",
    "x-content-type-options",
    "referrer-policy",
    "permissions-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
]
TELLTALES = ["Traceback", "site-packages", ".py", "sqlalchemy", "SELECT", "/home/", "/root/", "/tmp/"]
NOT_OURS = [
    "https://evil.example",
    "null",
    "http://127.0.0.1.evil.example",
    "http://evil.example#127.0.0.1",
    "http://127.0.0.1:1",
    "https://user@127.0.0.1",
    "file://",
    "javascript:alert(1)",
    "",
]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("security") / "games.db"


@pytest.fixture(scope="module")
def server(database: Path) -> Iterator[ServerProcess]:
    """One server for all of it; nothing that strangers do may be an error of ours."""
    with serving(f"sqlite:///{database}", {"HIVERNAGE_LOG_FORMAT": "json"}) as running:
        yield running
        lines = [json.loads(line) for line in running.stop().splitlines() if line.startswith("{")]
        assert lines  # how many depends on how many of these tests this worker got
        assert [line for line in lines if line["level"] == "error"] == []


@pytest.fixture(scope="module")
def guests(server: ServerProcess) -> list[Guest]:
    """A game that has begun."""
    guests = people(server, 3)
    guests[0].post("/start")
    return guests


@pytest.fixture(scope="module")
def web() -> Iterator[httpx.Client]:
    with httpx.Client(timeout=30) as client:
        yield client


def rows(database: Path) -> dict[str, Any]:
    """Everything that is stored."""
    with sqlite3.connect(database) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = {name: sorted(connection.execute(f"SELECT * FROM {name}").fetchall(), key=repr) for name in names}
    connection.close()
    return found


def must_be_harmless(response: httpx.Response) -> None:
    """A refusal by name, with all headers, that tells nothing about the server."""
    assert 400 <= response.status_code < 500, response.text
    assert response.json()["error"] in {*STATUS, "too-large", "too-slow"}
    assert all(name in response.headers for name in HEADERS)
    assert response.headers["cache-control"] == "no-store"
    assert not [word for word in TELLTALES if word in response.text]


def test_strange_bodies_are_refused_by_name_and_change_nothing(
    server: ServerProcess, guests: list[Guest], web: httpx.Client, database: Path
) -> None:
    before = rows(database)
    for path in POSTS:
        for content in STRANGE_BODIES:
            if path in ("/leave", "/back", "/concede", "/close", "/link", "/seats/1/remove"):
                continue  # these take no body, so no body can be wrong
            address = f"{server.url}/api/tables/{guests[0].table}{path}"
            must_be_harmless(web.post(address, content=content, headers=guests[0].headers))
    for content in STRANGE_BODIES:
        must_be_harmless(web.post(f"{server.url}/api/tables", content=content))
    assert rows(database) == before


def test_strangers_can_do_nothing_with_a_table(
    server: ServerProcess, guests: list[Guest], web: httpx.Client, database: Path
) -> None:
    """Without a secret, with a forged one, with that of another table, with cookies of another table."""
    other = create(server)
    before = rows(database)
    table = f"{server.url}/api/tables/{guests[0].table}"
    secrets: list[dict[str, str]] = [
        {},
        {"Authorization": "Bearer " + "A" * 43},
        {"Authorization": "Bearer"},
        {"Authorization": "Bearer " + "x" * 5000},
        {"Authorization": f"Basic {guests[0].token}"},
        {"Authorization": f"Bearer {other.token}"},
        {"Authorization": "Bearer ' OR 1=1 --"},
        {"Cookie": f"seat-{other.table}={other.token}"},
        {"Cookie": f"seat-{guests[0].table}={other.token}"},
        {"Cookie": f"seat-{guests[0].table}=; seat-={guests[0].token}; seat={guests[0].token}"},
        {"X-Seat": "0", "Cookie": f"token={guests[0].token}"},
    ]
    bodies: list[dict[str, object]] = [
        {"seat": 0, "paused": True, "name": "Eve", "token": guests[1].table, "you": 0},
        {},
    ]
    for headers in secrets:
        for path in POSTS:
            for content in bodies:
                if path not in ("/claims",):
                    must_be_harmless(web.post(table + path, json=content, headers=headers))
        must_be_harmless(web.delete(table + "/me", headers=headers))
        shown = web.get(table, headers=headers).json()
        assert (shown["you"], shown["claims"]) == (-2, [])
        assert web.get(table + "/export", headers=headers).json()["view"]["mine"] is None
    assert rows(database) == before


def test_players_are_no_hosts(guests: list[Guest], database: Path) -> None:
    before = rows(database)
    for path in ("/start", "/settings", "/pause", "/close", "/claims/none", "/seats/0/bot", "/seats/0/remove"):
        response = guests[1].request("POST", path, {})
        must_be_harmless(response)
        assert response.json()["error"] == "host-only"
    assert rows(database) == before


def test_paths_lead_nowhere_else(server: ServerProcess, guests: list[Guest], web: httpx.Client) -> None:
    table = guests[0].table
    tricks = [
        "/api/tables/..%2f..%2fetc%2fpasswd",
        "/api/tables/%00",
        f"/api/tables/{table}%00",
        f"/api/tables/{table}/../{table}/nothing",
        f"/api/tables/{table.lower()}x",
        f"/api/tables/{table}/seats/-1/remove",
        f"/api/tables/{table}/seats/99999999999999999999/remove",
        f"/api/tables/{table}/claims/..%2f..",
        "/api/codes/%00%00%00%00%00%00",
        "/api/codes/' OR 1=1",
        "/api/codes/%F0%9F%A7%9F",
        "/api/" + "a" * 5000,
        "/api/tables/" + "%25" * 1000,
        "/static/../../../../etc/passwd",
        "/..%2f..%2f..%2fetc%2fpasswd",
    ]
    for path in tricks:
        for method in ("GET", "POST"):
            response = web.request(method, server.url + path, headers=guests[0].headers)
            assert response.status_code in (404, 405), path
            assert all(name in response.headers for name in HEADERS)
            assert not [word for word in TELLTALES if word in response.text], response.text


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"])
def test_other_verbs_are_refused(server: ServerProcess, guests: list[Guest], web: httpx.Client, method: str) -> None:
    for path in ("/api/tables", f"/api/tables/{guests[0].table}", "/api/box", f"/api/tables/{guests[0].table}/start"):
        response = web.request(method, server.url + path, headers=guests[0].headers)
        must_be_harmless(response)
        assert response.status_code == 405
        assert "access-control-allow-origin" not in response.headers


def test_no_get_changes_anything(server: ServerProcess, guests: list[Guest], web: httpx.Client, database: Path) -> None:
    before = rows(database)
    for path in POSTS:
        for method in ("GET", "HEAD"):
            response = web.request(
                method, f"{server.url}/api/tables/{guests[0].table}{path}", headers=guests[0].headers
            )
            assert response.status_code == 405
    assert rows(database) == before


# Foreign pages


@pytest.mark.parametrize("origin", NOT_OURS)
def test_foreign_pages_change_nothing(
    server: ServerProcess, guests: list[Guest], web: httpx.Client, database: Path, origin: str
) -> None:
    """Even with the player's own cookie, as a browser would send it along."""
    before = rows(database)
    table = f"{server.url}/api/tables/{guests[0].table}"
    headers = {"Cookie": f"seat-{guests[0].table}={guests[0].token}", "Origin": origin}
    for path in POSTS:
        response = web.post(table + path, json={}, headers=headers)
        must_be_harmless(response)
        assert response.json()["error"] == "foreign-origin"
        assert "set-cookie" not in response.headers
    assert web.delete(table + "/me", headers=headers).json()["error"] == "foreign-origin"
    assert web.post(f"{server.url}/api/tables", json={"name": "Eve"}, headers=headers).status_code == 403
    assert rows(database) == before


@pytest.mark.parametrize("origin", NOT_OURS)
def test_foreign_pages_get_no_socket(server: ServerProcess, guests: list[Guest], origin: str) -> None:
    assert asyncio.run(closed_with(guests[0], Origin=origin)) == (4403, "foreign-origin", [])


def test_our_own_page_and_scripts_get_one(server: ServerProcess, guests: list[Guest]) -> None:
    async def hello(**headers: str) -> int:
        async with guests[1].socket(-1, **headers) as socket:
            you: int = (await socket.until("hello"))["table"]["you"]
            return you

    assert asyncio.run(hello(Origin=server.url)) == 1
    assert asyncio.run(hello()) == 1


async def closed_with(guest: Guest, **headers: str) -> tuple[int, str, list[object]]:
    """How a socket is closed, and what came through it before."""
    address = f"{guest.url.replace('http', 'ws')}/api/tables/{guest.table}/ws"
    async with connect(address, additional_headers={**guest.headers, **headers}) as connection:
        heard: list[object] = []
        with contextlib.suppress(ConnectionClosed):
            while True:
                heard.append(await asyncio.wait_for(connection.recv(), 30))
    return connection.close_code or 0, connection.close_reason or "", heard


# Names and addresses go nowhere they could do harm


def test_names_and_webhooks_are_only_text(server: ServerProcess, web: httpx.Client) -> None:
    host = create(server, "<img src=x onload=y>")
    injected = host.request("POST", "/name", {"name": 'a"\r\nSet-Cookie: x=1'})
    assert (injected.status_code, "set-cookie" in injected.headers) == (400, False)
    shown = web.get(f"{server.url}/api/tables/{host.table}")
    assert shown.headers["content-type"] == "application/json"
    assert "set-cookie" not in shown.headers
    assert shown.json()["seats"][0]["name"] == "<img src=x onload=y>"
    for url in (
        "http://a.example/\r\nX: y",
        "http://a.example/ x",
        "gopher://a",
        "http://u:p@a.example/",
        "file:///etc",
    ):
        response = host.request("POST", "/webhook", {"url": url})
        assert response.json()["error"] == "bad-webhook"


def test_a_decision_id_may_not_break_a_database(database_url: str) -> None:
    """The character 0 can be sent as JSON, and PostgreSQL can't keep it."""

    async def story() -> None:
        async with inside(database_url) as server:
            guests = await server.people(2)
            response = await server.post(guests[0], "/name", name="a\0b")
            assert (response.status_code, response.json()["error"]) == (400, "bad-request")
            assert (await server.ask("GET", "/api/tables/%00")).status_code == 404
            assert (await server.post(guests[0], "/name", name="a\\u0000b")).status_code == 200
            async with guests[0].socket() as socket:
                await socket.until("update")
                for reply in (
                    await socket.ask("say", id="a", talk={"type": "chat", "text": "a\0"}),
                    await socket.ask("unsay", id="b", n=10**30),
                    await socket.ask("unsay", id="c", n=-(10**30)),
                    await socket.ask("decide", id="d", question=10**30, answer="end"),
                    await socket.ask("propose", id="e", kind="rewind", to=10**30),
                    await socket.ask("vote", id="f", motion="\0", yes=True),
                ):
                    assert reply["type"] == "refused"
                    assert reply["error"] not in ("broken", "storage"), reply
            assert not server.errors

    asyncio.run(story())


# Limits


def limited(sqlite_url: str, story: Any, **settings: object) -> None:
    async def run() -> None:
        async with inside(sqlite_url, **settings) as server:
            await story(server)
            assert not server.errors

    asyncio.run(run())


@pytest.mark.usefixtures("no_time_passes")
def test_codes_can_not_be_guessed_quickly(sqlite_url: str) -> None:
    async def story(server: Inside) -> None:
        table = await server.create()
        errors = []
        for n in range(12):
            server.web.headers["X-Forwarded-For"] = f"203.0.113.{n}"  # nobody asked for that
            errors.append((await server.ask("GET", f"/api/codes/00000{n % 10}")).json()["error"])
        assert errors == ["no-such-code"] * 5 + ["too-fast"] * 7
        assert (await server.ask("GET", f"/api/codes/{table.code}")).status_code == 429, "not even the right one"

    limited(sqlite_url, story, code_tries_per_minute=5)


@pytest.mark.usefixtures("no_time_passes")
def test_claims_and_tables_are_limited(sqlite_url: str) -> None:
    async def story(server: Inside) -> None:
        host, _ = await server.people(2)
        stranger = Guest(server.url, host.table)
        claims = [await server.post(stranger, "/claims", name="Eve", seat=1) for _ in range(14)]
        assert [claim.status_code for claim in claims].count(201) <= 10
        assert claims[-1].json()["error"] == "too-fast"
        for _ in range(4):
            made = await server.ask("POST", "/api/tables", {"name": "Eve"})
        assert made.json()["error"] == "too-many-tables"

    limited(sqlite_url, story, tables_per_hour=3)


def test_a_slow_or_endless_body_is_not_waited_for(
    server: ServerProcess, guests: list[Guest], web: httpx.Client
) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(200):
            yield b"x" * 1024

    response = web.post(f"{server.url}/api/tables", content=endless())
    assert (response.status_code, response.json()["error"]) == (413, "too-large")
    assert all(name in response.headers for name in HEADERS)
    response = web.post(f"{server.url}/api/tables", content=b" " * 1_000_000)
    assert response.status_code == 413


def test_what_breaks_tells_nothing(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("secret-of-the-server /etc/hivernage.py")

    async def story() -> None:
        monkeypatch.setattr(seating, "rename", broken)
        async with inside(sqlite_url) as server:
            host = await server.create()
            response = await server.post(host, "/name", name="x")
            assert (response.status_code, response.json()["error"]) == (500, "broken")
            assert all(name in response.headers for name in HEADERS)
            assert not [word for word in (*TELLTALES, "secret-of-the-server") if word in response.text]
            assert server.errors, "it is in the log"

    asyncio.run(story())


# What is written down


def test_no_secret_is_stored_or_logged(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/games.db", {"HIVERNAGE_LOG_LEVEL": "debug"}) as server:
        guests = people(server, 2)
        link = guests[0].post("/link")
        guests[0].post("/use-link", token=link["token"])
        guests[0].post("/start")
        asyncio.run(closed_quickly(guests[0]))
        get(server, f"/api/tables/{guests[0].table}?token={guests[0].token}")
        log = server.stop()
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for secret in (guests[0].token, guests[1].token, link["token"]):
        assert secret not in log
        assert secret.encode() not in stored
    assert link["link"].partition("#")[2].endswith(link["token"]), "what follows # is never sent to a server"
    assert msgspec.json.encode(guests[0].table).decode().strip('"') not in log, "ids of private tables are shortened"


async def closed_quickly(guest: Guest) -> None:
    async with guest.socket() as socket:
        await socket.until("update")
