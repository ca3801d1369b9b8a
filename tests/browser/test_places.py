"""Changing places in the lobby of a war: at once, by asking, and who is the lone wolf; on a laptop and on a phone."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import LAPTOP, OpenPage
from tests.browser.looking import assert_accessible, take_picture
from tests.browser.reading import unreadable
from tests.browser.words import Words
from tests.rule import rule
from tests.server.serving import Guest, ServerProcess, create, join

PHONE = (390, 844)
WAR = {"box": "warring-colonies", "players": 5, "timer": 0}


def opened(page: Page, guest: Guest) -> None:
    page.goto(guest.post("/link")["link"])
    expect(page.get_by_text("Maëlle").first).to_be_visible()


def camp(page: Page, words: Words, side: int) -> Locator:
    """The list of those who sit in a colony."""
    return page.locator("section section").filter(has=page.get_by_role("heading", name=words("side-name", side=side)))


@rule("W2", "LW1.1")
@pytest.mark.parametrize(("size", "language"), [(LAPTOP, "fr"), (PHONE, "fr"), (PHONE, "en")])
def test_places_change_hands_in_the_lobby_of_a_war(
    open_page: OpenPage, server: ServerProcess, size: tuple[int, int], language: str
) -> None:
    host = create(server, "Maëlle", settings=WAR)
    sacha, theo = join(host, "Sacha"), join(host, "Théo")
    host.post("/seats/3/bot", bot="regular")
    words = Words(language)
    with open_page(size, language) as page:
        opened(page, sacha)
        forge, lighthouse = camp(page, words, 0), camp(page, words, 1)
        expect(lighthouse.get_by_role("listitem")).to_have_text([re.compile("Sacha"), re.compile("Givre")])
        take_picture(page, f"places-{size[0]}-{language}")
        assert_accessible(page)
        assert unreadable(page) == []

        wolfs = page.get_by_role("button", name=words("take-place", kind="open", name="", number=5))
        wolfs.focus()
        page.keyboard.press("Enter")  # nobody sits there: the free place, and so the lone wolf
        expect(page.get_by_role("listitem").filter(has_text=words("wolf-about"))).to_contain_text("Sacha")
        expect(lighthouse).to_contain_text(words("open-seat"))
        page.get_by_role("button", name=words("take-place", kind="bot", name="Givre", number=4)).click()
        expect(lighthouse.get_by_role("listitem").nth(1)).to_contain_text("Sacha")
        expect(page.get_by_role("listitem").filter(has_text=words("wolf-about"))).to_contain_text("Givre")

        ask = page.get_by_role("button", name=words("take-place", kind="person", name="Théo", number=3), exact=True)
        ask.click()
        expect(forge).to_contain_text(words("swap-waits"))
        (asked,) = theo.info()["swaps"]
        theo.post(f"/swaps/{asked['swap']}", accept=False)
        expect(page.get_by_text(words("notice", notice="swap-refused", name="Théo"))).to_be_visible()
        ask.click()
        page.get_by_role("button", name=words("swap-take-back", name="Théo")).click()
        expect(ask).to_be_visible()
        assert theo.info()["swaps"] == []

        theo.post("/place", seat=3)
        wish = words("swap-asked", name="Théo", side=0)
        expect(page.get_by_text(wish)).to_be_visible()
        take_picture(page, f"places-asked-{size[0]}-{language}")
        assert_accessible(page)
        page.get_by_role("button", name=words("swap-yes"), exact=True).click()
        expect(forge).to_contain_text("Sacha")
        expect(lighthouse).to_contain_text("Théo")
        expect(page.get_by_text(wish)).to_have_count(0)
        host.post("/start", fill="regular")
        expect(page.locator(".town .home").first).to_be_visible()
