"""What the browser is told about safety, and requests that are too large."""

import asyncio
from collections.abc import AsyncIterator

import httpx
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hivernage.server.config import Config
from hivernage.server.http.headers import BodyLimit, BodyTooLarge, SecurityHeaders, content_policy


async def page(request: Request) -> Response:
    return PlainTextResponse("hello", headers={"Cache-Control": "public"})


async def size(request: Request) -> Response:
    return JSONResponse(len(await request.body()))


async def careless(request: Request) -> Response:
    """Swallows whatever goes wrong while it reads."""
    try:
        return JSONResponse(len(await request.body()))
    except Exception:
        return JSONResponse("all is well")


async def early(scope: Scope, receive: Receive, send: Send) -> None:
    """Answers before it reads."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.body", "body": b"read"})


def application(config: Config) -> ASGIApp:
    routes = [Route("/", page), Route("/api/page", page), Route("/apiary", page)]
    routes += [Route(f"/{rule.__name__}", rule, methods=["POST"]) for rule in (size, careless)]
    return Starlette(
        routes=routes, middleware=[Middleware(SecurityHeaders, config=config), Middleware(BodyLimit, most=1000)]
    )


def ask(
    method: str, url: str, content: bytes | AsyncIterator[bytes] = b"", config: Config | None = None
) -> httpx.Response:
    async def once() -> httpx.Response:
        transport = httpx.ASGITransport(application(config or Config()))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost:8420") as client:
            return await client.request(method, url, content=content)

    return asyncio.run(once())


async def chunks(count: int) -> AsyncIterator[bytes]:
    for _ in range(count):
        yield b"x" * 100


@pytest.mark.parametrize("url", ["/", "/api/page", "/no/such/page"])
def test_every_response_carries_the_headers(url: str):
    headers = ask("GET", url).headers
    policy = headers["content-security-policy"].split("; ")
    assert {"default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"} <= set(policy)
    assert "connect-src 'self' ws://localhost:8420" in policy
    assert not any("unsafe" in part for part in policy if not part.startswith("style-src-attr"))
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers


def test_by_https_the_browser_stays_with_https():
    headers = ask("GET", "https://play.example/").headers
    assert headers["strict-transport-security"].startswith("max-age=")
    assert "connect-src 'self' wss://play.example;" in headers["content-security-policy"]


def test_a_public_https_address_counts_behind_a_proxy_too():
    config = Config(public_url="https://play.example")
    assert "strict-transport-security" in ask("GET", "http://play.example/", config=config).headers
    assert "strict-transport-security" not in ask("GET", "http://localhost/", config=config).headers


def test_what_the_api_says_is_not_stored():
    assert ask("GET", "/api/page").headers["cache-control"] == "no-store"
    assert ask("GET", "/").headers["cache-control"] == "public"
    assert ask("GET", "/apiary").headers["cache-control"] == "public"


@pytest.mark.parametrize("host", ["", "a; script-src *", "a b", "a/b", "a'b", "[::1", "a:b", "a\n"])
def test_a_strange_host_header_does_not_get_into_the_policy(host: str):
    assert "connect-src 'self';" in content_policy(host, https=False)


@pytest.mark.parametrize("host", ["localhost:8420", "play.example", "192.0.2.1", "[::1]:8420"])
def test_a_host_may_be_a_name_or_an_address(host: str):
    assert f"connect-src 'self' ws://{host};" in content_policy(host, https=False)


def test_a_body_within_the_limit_is_read():
    assert ask("POST", "/size", b"x" * 1000).json() == 1000
    assert ask("POST", "/size", chunks(10)).json() == 1000


@pytest.mark.parametrize("rule", ["/size", "/careless"])
def test_a_larger_body_is_refused_declared_or_streamed(rule: str):
    for content in (b"x" * 1001, chunks(11)):
        response = ask("POST", rule, content)
        assert response.status_code == 413
        assert response.json() == {
            "error": "too-large",
            "text": "The request is too large: at most 1000 bytes are read.",
            "limit": 1000,
        }
        assert "content-security-policy" in response.headers


def test_nothing_is_read_of_a_body_that_is_declared_too_large():
    async def refused() -> list[Message]:
        sent: list[Message] = []

        async def receive() -> Message:
            raise AssertionError("the body was read")

        async def send(message: Message) -> None:
            sent.append(message)

        scope = {"type": "http", "method": "POST", "path": "/size", "headers": [(b"content-length", b"1001")]}
        await BodyLimit(application(Config()), most=1000)(scope, receive, send)
        return sent

    assert asyncio.run(refused())[0]["status"] == 413


def test_a_wrong_length_does_not_help():
    async def lied() -> int:
        transport = httpx.ASGITransport(application(Config()))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            response = await client.post("/size", content=chunks(11), headers={"Content-Length": "5"})
            return response.status_code

    assert asyncio.run(lied()) == 413


def test_an_answer_that_has_begun_is_cut_off():
    async def cut_off() -> None:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(BodyLimit(early, most=1000))) as client:
            await client.post("http://localhost/", content=chunks(11))

    with pytest.raises(BodyTooLarge):
        asyncio.run(cut_off())
