"""Turn notices over real sockets: what arrives, what is refused, and what a bad server can't do."""

import asyncio
import datetime
import json
import logging
import ssl
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from hivernage.server.ops.metrics import Metrics
from hivernage.server.ops.webhook import WebhookSender, is_public, valid_webhook

NOTICE = {"event": "your-turn"}


class Receiver:
    """A server that keeps the requests it gets and answers as it was told."""

    def __init__(self, *answers: bytes) -> None:
        self.answers = list(answers)
        self.requests: list[tuple[list[str], bytes]] = []
        self.port = 0

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            length = next(int(line.split()[1]) for line in head if line.startswith("Content-Length:"))
            self.requests.append((head, await reader.readexactly(length)))
            writer.write(self.answers.pop(0) if self.answers else b"HTTP/1.1 204 No Content\r\n\r\n")
            await reader.read()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.transport.abort()


@asynccontextmanager
async def listening(receiver: Receiver, tls: ssl.SSLContext | None = None) -> AsyncIterator[Receiver]:
    server = await asyncio.start_server(receiver.answer, "127.0.0.1", 0, ssl=tls)
    receiver.port = server.sockets[0].getsockname()[1]
    try:
        yield receiver
    finally:
        server.close()


class Sender(WebhookSender):
    """A sender that doesn't wait long, and counts."""

    def __init__(self, allowed: Any = "any", **options: Any) -> None:
        super().__init__(allowed, Metrics(), **{"seconds_before_retry": 0, **options})

    def results(self) -> dict[str, float]:
        samples = next(iter(self.metrics.webhooks.collect())).samples
        return {sample.labels["result"]: sample.value for sample in samples if sample.name.endswith("_total")}

    async def deliver(self, url: str) -> dict[str, float]:
        """Send one notice and say how everything ended so far."""
        self.send(url, NOTICE)
        await self.finish()
        return self.results()


def run(steps: Coroutine[Any, Any, None]) -> None:
    asyncio.run(steps)


def names(**hosts: list[str]) -> Any:
    """A resolver that knows these names (an underscore stands for a dot) and no others."""

    async def lookup(host: str, port: int) -> list[str]:
        return hosts[host.replace(".", "_")]

    return lookup


def test_a_notice_arrives_as_json():
    async def steps() -> None:
        async with listening(Receiver()) as receiver:
            sender = Sender()
            assert await sender.deliver(f"http://127.0.0.1:{receiver.port}/turn?me=1#here") == {"sent": 1}
            await sender.close()
        [(head, body)] = receiver.requests
        assert head[0] == "POST /turn?me=1 HTTP/1.1"
        assert f"Host: 127.0.0.1:{receiver.port}" in head
        assert "Content-Type: application/json" in head
        assert json.loads(body) == NOTICE

    run(steps())


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "127.1",
        "2130706433",
        "0x7f000001",
        "0.0.0.0",
        "localhost",
        "10.1.2.3",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "[::1]",
        "[::]",
        "[::ffff:127.0.0.1]",
        "[::ffff:8.8.8.8]",
        "[2002:7f00:1::]",
        "[64:ff9b::7f00:1]",
        "[fd00::1]",
        "[fe80::1]",
        "[fec0::1]",
    ],
)
def test_under_public_no_private_address_is_reached(host: str):
    async def steps() -> None:
        async with listening(Receiver()) as receiver:
            sender = Sender("public")
            assert await sender.deliver(f"http://{host}:{receiver.port}/") == {"refused": 1}
            await sender.close()
        assert receiver.requests == []

    run(steps())


def test_one_private_address_among_public_ones_is_enough_to_refuse():
    async def steps() -> None:
        sender = Sender("public", lookup=names(game_example=["8.8.8.8", "127.0.0.1"]))
        assert await sender.deliver("http://game.example/") == {"refused": 1}

    run(steps())


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700:4700::1111"])
def test_public_addresses_are_public(address: str):
    assert is_public(address)


@pytest.mark.parametrize("address", ["224.0.0.1", "ff0e::1", "2001:db8::1", "2001::1", "240.0.0.1", "255.255.255.255"])
def test_multicast_documentation_and_tunnels_are_not(address: str):
    assert not is_public(address)


def test_it_connects_to_the_address_that_was_checked_and_asks_no_second_time():
    async def steps() -> None:
        asked: list[str] = []

        async def lookup(host: str, port: int) -> list[str]:
            asked.append(host)
            return ["127.0.0.1"]

        async with listening(Receiver()) as receiver:
            assert await Sender(lookup=lookup).deliver(f"http://game.example:{receiver.port}/") == {"sent": 1}
        assert asked == ["game.example"]
        assert f"Host: game.example:{receiver.port}" in receiver.requests[0][0]

    run(steps())


def test_the_next_address_is_tried_when_one_does_not_answer():
    async def steps() -> None:
        async with listening(Receiver()) as receiver:
            sender = Sender(lookup=names(game_example=["::1", "127.0.0.1"]))
            assert await sender.deliver(f"http://game.example:{receiver.port}/") == {"sent": 1}

    run(steps())


def test_off_sends_nothing():
    async def steps() -> None:
        async with listening(Receiver()) as receiver:
            assert await Sender("off").deliver(f"http://127.0.0.1:{receiver.port}/") == {"off": 1}
        assert receiver.requests == []

    run(steps())


def test_a_failed_notice_is_tried_once_more():
    async def steps() -> None:
        broken = b"HTTP/1.1 500 Broken\r\n\r\n"
        async with listening(Receiver(broken)) as receiver:
            assert await Sender().deliver(f"http://127.0.0.1:{receiver.port}/") == {"sent": 1}
        assert len(receiver.requests) == 2
        async with listening(Receiver(broken, broken)) as receiver:
            assert await Sender().deliver(f"http://127.0.0.1:{receiver.port}/") == {"failed": 1}
        assert len(receiver.requests) == 2

    run(steps())


def test_a_redirect_is_not_followed():
    async def steps() -> None:
        async with listening(Receiver()) as secret:
            moved = f"HTTP/1.1 307 Moved\r\nLocation: http://127.0.0.1:{secret.port}/\r\n\r\n".encode()
            async with listening(Receiver(moved, moved)) as receiver:
                assert await Sender().deliver(f"http://127.0.0.1:{receiver.port}/") == {"failed": 1}
        assert secret.requests == []

    run(steps())


@pytest.mark.parametrize("answer", [b"", b"x" * 1_000_000, b"SSH-2.0-OpenSSH\r\n", b"\r\n"])
def test_silence_floods_and_nonsense_end_in_failure(answer: bytes):
    async def steps() -> None:
        async with listening(Receiver(answer, answer)) as receiver:
            assert await Sender(seconds=0.2).deliver(f"http://127.0.0.1:{receiver.port}/") == {"failed": 1}

    run(steps())


def test_after_five_lost_notices_a_url_is_dropped_for_an_hour():
    async def steps() -> None:
        now = 0.0
        async with listening(Receiver(*[b"HTTP/1.1 500 Broken\r\n\r\n"] * 10)) as receiver:
            sender = Sender(clock=lambda: now)
            url = f"http://127.0.0.1:{receiver.port}/"
            for _ in range(5):
                await sender.deliver(url)
            assert await sender.deliver(url) == {"failed": 5, "dropped": 1}
            assert await sender.deliver(f"{url}other") == {"failed": 5, "dropped": 1, "sent": 1}
            now = 3601.0
            assert await sender.deliver(url) == {"failed": 5, "dropped": 1, "sent": 2}

    run(steps())


def test_a_notice_that_arrives_makes_up_for_the_lost_ones():
    async def steps() -> None:
        lost, taken = [b"HTTP/1.1 500 Broken\r\n\r\n"] * 8, b"HTTP/1.1 200 OK\r\n\r\n"
        async with listening(Receiver(*lost, taken, *lost)) as receiver:
            sender = Sender()
            for _ in range(10):
                await sender.deliver(f"http://127.0.0.1:{receiver.port}/")
            assert sender.results() == {"failed": 8, "sent": 2}

    run(steps())


def test_the_number_waiting_is_bounded():
    async def steps() -> None:
        async with listening(Receiver()) as receiver:
            sender = Sender(most_pending=2)
            for _ in range(5):
                sender.send(f"http://127.0.0.1:{receiver.port}/", NOTICE)
            await sender.finish()
            assert sender.results() == {"overflow": 3, "sent": 2}

    run(steps())


def test_closing_gives_up_what_waits():
    async def steps() -> None:
        async with listening(Receiver(b"")) as receiver:
            sender = Sender(seconds=600)
            sender.send(f"http://127.0.0.1:{receiver.port}/", NOTICE)
            while not receiver.requests:
                await asyncio.sleep(0.01)
            await sender.close()
            assert sender.results() == {}

    run(steps())


def test_the_log_names_the_host_and_nothing_else_of_the_url(caplog: pytest.LogCaptureFixture):
    async def steps() -> None:
        sender = Sender("public", lookup=names(game_example=["127.0.0.1"]))
        await sender.deliver("http://game.example/hidden-path?key=hidden-key")

    with caplog.at_level(logging.DEBUG, "hivernage"):
        run(steps())
    [record] = [record for record in caplog.records if record.name == "hivernage.server.ops.webhook"]
    assert record.__dict__["host"] == "game.example"
    assert "hidden" not in str(record.__dict__)


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate for game.example, signed by itself, with its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "game.example")])
    now = datetime.datetime.now(datetime.UTC)
    signed = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("game.example")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    path = tmp_path_factory.mktemp("tls") / "game.pem"
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    path.write_bytes(private + signed.public_bytes(serialization.Encoding.PEM))
    return path


@pytest.mark.parametrize(
    ("host", "trusted", "result"),
    [("game.example", True, "sent"), ("evil.example", True, "failed"), ("game.example", False, "failed")],
)
def test_by_https_the_certificate_must_be_trusted_and_name_the_host(
    certificate: Path, host: str, trusted: bool, result: str
):
    async def steps() -> None:
        served = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        served.load_cert_chain(certificate)
        trust = ssl.create_default_context(cafile=str(certificate)) if trusted else None
        async with listening(Receiver(), served) as receiver:
            sender = Sender(tls=trust, lookup=names(game_example=["127.0.0.1"], evil_example=["127.0.0.1"]))
            assert await sender.deliver(f"https://{host}:{receiver.port}/") == {result: 1}
        assert len(receiver.requests) == (1 if result == "sent" else 0)

    run(steps())


@pytest.mark.parametrize(
    ("url", "error"),
    [
        ("https://game.example/turn?x=1", ""),
        ("http://[2001:db8::1]:8080/", ""),
        ("https://game.example/" + "x" * 300, "webhook-too-long"),
        ("ftp://game.example/", "webhook-not-http"),
        ("file:///etc/passwd", "webhook-not-http"),
        ("game.example", "webhook-not-http"),
        ("", "webhook-not-http"),
        ("https://me:secret@game.example/", "webhook-credentials"),
        ("https://game.example@evil.example/", "webhook-credentials"),
        ("https:///path", "webhook-bad-url"),
        ("https://game.example:99999/", "webhook-bad-url"),
        ("https://game.example:0/", "webhook-bad-url"),
        ("https://[::1", "webhook-bad-url"),
        ("https://[fe80::1%25eth0]/", "webhook-bad-url"),
        ("https://game.example/a b", "webhook-bad-url"),
        ("https://game.example/\r\nX: y", "webhook-bad-url"),
        ("https://game.example\\.evil.example/", "webhook-bad-url"),
        ("https://gäme.example/", "webhook-bad-url"),
    ],
)
def test_what_a_webhook_url_may_look_like(url: str, error: str):
    assert valid_webhook(url) == error
