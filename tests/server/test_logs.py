"""Logs that help and hide secrets, and a line for each request."""

import asyncio
import io
import json
import logging
import socket
from collections.abc import Iterator

import httpx
import pytest
import uvicorn
import websockets
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from hivernage.server.ops import logs
from hivernage.server.ops.metrics import Metrics
from hivernage.server.tables import tokens

log = logging.getLogger("hivernage.test")


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """Whatever is logged, and afterwards the logs as they were."""
    loggers = [logging.getLogger(), *map(logging.getLogger, ["uvicorn", "uvicorn.error", "uvicorn.access"])]
    before = [(one, list(one.handlers), one.level, one.propagate) for one in loggers]
    yield io.StringIO()
    for one, handlers, level, propagate in before:
        one.handlers[:], one.propagate = handlers, propagate
        one.setLevel(level)


def lines(written: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in written.getvalue().splitlines()]


def test_json_lines_have_the_event_and_its_fields(written: io.StringIO):
    logs.configure("json", "info", written)
    log.info("table %s", "created", extra={"seats": 4, "names": ["Zoé", "Max"], "level": "mine"})
    log.debug("not this")
    [line] = lines(written)
    assert str(line.pop("time")).endswith("+00:00")
    assert line == {
        "level": "info",
        "logger": "hivernage.test",
        "event": "table created",
        "seats": 4,
        "names": ["Zoé", "Max"],
    }


def test_text_lines_are_for_people(written: io.StringIO):
    logs.configure("text", "debug", written)
    log.warning("table closed", extra={"by": "the host", "seats": 4, "table": "Hiver"})
    assert written.getvalue().split(" ", 1)[1] == (
        'WARNING hivernage.test table closed by="the host" seats=4 table=Hiver\n'
    )


def test_every_id_of_a_table_is_shortened_digits_or_not():
    """One in forty has no digit, one in a hundred thousand no capital letter."""
    for id in ("rEQFoYiLELYCUuNLMCcshQ", "2jtldoyn93z040w5fj7kkg", *(tokens.new_table_id() for _ in range(500))):
        assert id not in logs.scrub(f"< GET /api/tables/{id}/ws HTTP/1.1")


@pytest.mark.parametrize("format", ["json", "text"])
def test_nobody_can_forge_a_line(written: io.StringIO, format: str):
    logs.configure(format, "info", written)
    log.info("hello\nERROR fake \x1b[31m", extra={"path": "/a\r\nERROR fake", "bytes": "\udce9"})
    assert written.getvalue().count("\n") == 1
    assert "\x1b" not in written.getvalue()


@pytest.mark.parametrize("format", ["json", "text"])
def test_secrets_never_come_through(written: io.StringIO, format: str):
    logs.configure(format, "info", written)
    token, table = tokens.new_token(), "aB3" + tokens.new_table_id()
    log.info("seat %s of /api/tables/%s?token=short", token, table)
    log.info("Cookie: seat-x=short; other=short")
    log.info("headers [(b'authorization', b'Bearer short'), (b'set-cookie', b'a=short')]")
    log.info("got Bearer short-but-secret")
    log.info("connecting to postgresql+asyncpg://me:short@db/x")
    log.info("fields", extra={"token": "short", "seat_token": "short", "Cookie": "short", "key": "short"})
    log.info("inner", extra={"request": {"headers": ["short"], "link": "short", "path": f"/x#{token}"}})
    log.info("object", extra={"error": ValueError(f"bad {token}")})
    try:
        raise ValueError(f"no seat for {token} at https://play.example/x?seat=short")
    except ValueError:
        log.exception("failed")
    for secret in (token, table, "short"):
        assert secret not in written.getvalue()
    assert "no seat for" in written.getvalue()
    assert "test_secrets_never_come_through" in written.getvalue()


def test_ordinary_words_are_left_alone():
    text = "SecurityHeadersMiddleware in hivernage.server.a_rather_long_module_name failed? Yes: 3 < 4"
    assert logs.scrub(text) == text


@pytest.mark.parametrize("text", ["/" * 200_000, "?" * 200_000, "cookie" * 30_000, "a:/" * 60_000, "://" * 60_000])
def test_scrubbing_stays_quick_on_hostile_text(text: str):
    logs.scrub(text)


async def page(request: Request) -> Response:
    return PlainTextResponse("hello")


async def broken(request: Request) -> Response:
    raise RuntimeError("broken")


async def chat(websocket: WebSocket) -> None:
    if "refuse" in websocket.url.path:
        await websocket.close()
        return
    await websocket.accept()
    await websocket.send_text("hello")
    await websocket.close()


def application(metrics: Metrics) -> Starlette:
    async def static(scope, receive, send):
        await PlainTextResponse("file")(scope, receive, send)

    routes = [
        Route("/api/tables/{id}", page),
        Route("/j/{code}", page),
        Mount("/inner", routes=[Route("/tables/{id}", page)]),
        Route("/broken", broken),
        Route("/healthz", page),
        WebSocketRoute("/api/tables/{id}/socket", chat),
        Mount("/assets", static),
    ]
    return Starlette(routes=routes, middleware=[Middleware(logs.AccessLog, metrics=metrics)])


def counted(metrics: Metrics) -> dict[str, float]:
    samples = next(iter(metrics.http_requests.collect())).samples
    return {" ".join(one.labels.values()): one.value for one in samples if one.name.endswith("_total")}


def ask(metrics: Metrics, *requests: tuple[str, str]) -> None:
    async def each() -> None:
        transport = httpx.ASGITransport(application(metrics), raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            for method, url in requests:
                await client.request(method, url)

    asyncio.run(each())


def test_requests_are_counted_by_route_and_not_by_path():
    metrics = Metrics()
    ask(metrics, ("GET", "/api/tables/a"), ("GET", "/api/tables/b?x=1"), ("GET", "/broken"), ("GET", "/none"))
    ask(metrics, ("POST", "/api/tables/a"), ("GET", "/assets/a.js"), ("BREW", "/none"))
    ask(metrics, ("GET", "/inner/tables/a"), ("GET", "/inner/none"))
    assert counted(metrics) == {
        "GET /api/tables/{id} 200": 2,
        "GET /broken 500": 1,
        "GET none 404": 1,
        "POST /api/tables/{id} 405": 1,
        "GET /assets 200": 1,
        "other none 404": 1,
        "GET /inner/tables/{id} 200": 1,
        "GET /inner 404": 1,
    }


def test_a_health_check_is_no_news(written: io.StringIO):
    logs.configure("json", "info", written)
    ask(Metrics(), ("GET", "/healthz"), ("GET", "/assets/a.js"))
    assert [line["path"] for line in lines(written) if line["event"] == "request"] == ["/assets/a.js"]


def test_the_code_of_a_table_is_not_written_down(written: io.StringIO):
    logs.configure("json", "info", written)
    ask(Metrics(), ("GET", "/j/4F7K2M"))
    assert [line["path"] for line in lines(written) if line["event"] == "request"] == ["/j/..."]


def test_a_real_server_logs_requests_and_sockets_without_queries(written: io.StringIO):
    metrics = Metrics()
    table, token = tokens.new_table_id(), tokens.new_token()

    async def visit(port: int) -> None:
        address = f"127.0.0.1:{port}/api/tables/{table}"
        async with httpx.AsyncClient() as client:
            await client.get(f"http://{address}?token={token}")
        async with websockets.connect(f"ws://{address}/socket?token={token}") as client_socket:
            assert await client_socket.recv() == "hello"
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(f"ws://127.0.0.1:{port}/api/tables/refuse/socket?token={token}")

    async def serve() -> None:
        with socket.create_server(("127.0.0.1", 0)) as listener:
            config = uvicorn.Config(application(metrics), log_config=None, ws="websockets-sansio", lifespan="off")
            server = uvicorn.Server(config)
            serving = asyncio.create_task(server.serve(sockets=[listener]))
            try:
                await visit(listener.getsockname()[1])
            finally:
                server.should_exit = True
                await serving

    logs.configure("json", "info", written)
    asyncio.run(serve())
    requests = [line for line in lines(written) if line["event"] == "request"]
    short = f"/api/tables/{table[:6]}..."
    assert {(line["method"], line["path"], line["status"]) for line in requests} == {
        ("GET", short, 200),
        ("WEBSOCKET", f"{short}/socket", 101),
        ("WEBSOCKET", "/api/tables/refuse/socket", 403),
    }
    assert all(isinstance(line["ms"], float) for line in requests)
    assert token[6:] not in written.getvalue()
    assert table not in written.getvalue()
    assert "token=" not in written.getvalue()
    by_uvicorn = [line for line in lines(written) if str(line["logger"]).startswith("uvicorn")]
    assert not any("/api/tables/" in str(line["event"]) for line in by_uvicorn)
    assert by_uvicorn
