"""A browser, a server, and pages whose errors fail the test."""

import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

from hivernage.server.http.app import CLIENT
from tests.server.serving import ServerProcess, serving
from web.chromium import environment, system_chromium

LAPTOP = (1280, 720)
PHONE = (360, 740)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SETTINGS = {"HIVERNAGE_BOT_DELAY": "0.01"}
SECONDS_TO_APPEAR = 15
expect.set_options(timeout=SECONDS_TO_APPEAR * 1000)
REFUSED = re.compile(r"status of 4\d\d|net::ERR_CONNECTION")

OpenPage = Callable[..., AbstractContextManager[Page]]


def chromium() -> str:
    """The browser's program: this machine's, or the one that ./play has put into .venv."""
    found = system_chromium() or str(Path(sys.prefix) / "browser" / "chromium")
    assert os.access(found, os.X_OK), f"There is no browser at {found}. `./play test` gets one; or set CHROMIUM."
    return found


# Not for the whole session: while it is open, tests of other folders couldn't call asyncio.run.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A Chromium without a window, for all tests in this folder."""
    with sync_playwright() as playwright:
        program = chromium()
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS, env={**environment(program)})
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def database_url(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where the server keeps its games."""
    return f"sqlite:///{tmp_path_factory.mktemp('server')}/games.db"


@pytest.fixture(scope="module")
def server(database_url: str) -> Iterator[ServerProcess]:
    """A server with the built client, for all tests of a module."""
    assert (CLIENT / "index.html").is_file(), (
        "The client isn't built. `./play test` builds it; so does `npm run build`."
    )
    with serving(database_url, SETTINGS) as server:
        yield server


def is_error(said: ConsoleMessage) -> bool:
    """Whether something went wrong; that the server refused a request, or isn't there, is told by the page."""
    return said.type == "error" and not REFUSED.search(said.text)


@contextmanager
def opened(browser: Browser, url: str, size: tuple[int, int], language: str, pace: str = "") -> Iterator[Page]:
    """A page of somebody new, in a browser of their own; any error in it is raised at the end."""
    width, height = size
    context = browser.new_context(
        base_url=url, locale=language, viewport={"width": width, "height": height}, has_touch=size == PHONE
    )
    context.set_default_timeout(SECONDS_TO_APPEAR * 1000)
    errors: list[str] = []
    # A violation of the content policy is such an error too.
    context.on("console", lambda said: errors.append(said.text) if is_error(said) else None)
    context.on("weberror", lambda error: errors.append(str(error.error)))
    if pace:
        context.add_init_script(f"if (location.host) localStorage.setItem('pace', '{pace}')")
    yield context.new_page()
    context.close()
    assert errors == []


@pytest.fixture
def open_page(browser: Browser, server: ServerProcess) -> OpenPage:
    """Opens pages as somebody new would: `with open_page(PHONE, "fr") as page`, then `page.goto("/")`.

    `pace`: how fast what happens is shown, if not as usual.
    """

    def open_page(size: tuple[int, int] = LAPTOP, language: str = "en", pace: str = "") -> AbstractContextManager[Page]:
        return opened(browser, server.url, size, language, pace)

    return open_page


@pytest.fixture
def page(open_page: OpenPage) -> Iterator[Page]:
    """An English page on a laptop."""
    with open_page(LAPTOP) as page:
        yield page


@pytest.fixture
def phone(open_page: OpenPage) -> Iterator[Page]:
    """An English page on a phone."""
    with open_page(PHONE) as page:
        yield page
