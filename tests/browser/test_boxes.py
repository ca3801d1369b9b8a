"""The lobby chooses a box: Long Night with some of its modules begins, and everybody reads what is played."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LAPTOP, PHONE, OpenPage
from tests.browser.looking import assert_accessible, take_picture
from tests.browser.words import Words

SIZES = pytest.mark.parametrize(
    ("size", "language"),
    [
        pytest.param(LAPTOP, "en", id="laptop-en"),
        pytest.param(PHONE, "fr", id="phone-fr", marks=pytest.mark.long),
        pytest.param(LAPTOP, "fr", id="laptop-fr", marks=pytest.mark.long),
        pytest.param(PHONE, "en", id="phone-en", marks=pytest.mark.long),
    ],
)
NAMED = {
    "en": "Long Night, with Improvements and Raxxon",
    "fr": "La nuit la plus longue, avec Améliorations et Raxxon",
}


def open_lobby(page: Page, words: Words) -> None:
    page.goto("/")
    page.get_by_label(words("your-name")).fill("Ana")
    page.get_by_role("button", name=words("new-table")).click()


def open_option(page: Page, name: str) -> None:
    page.locator("summary").filter(has=page.get_by_text(name, exact=True)).click()


def switch(page: Page, name: str) -> None:
    page.get_by_role("switch", name=re.compile(f"^{name}")).check()


@SIZES
def test_a_table_of_long_night_is_made_and_begun(open_page: OpenPage, size: tuple[int, int], language: str) -> None:
    words = Words(language)
    with open_page(size, language) as page:
        open_lobby(page, words)
        assert page.get_by_role("switch").count() == 0, "the base box has no modules"
        page.get_by_text(words("box-name", box="long-night")).click()
        for module in ("improvements", "raxxon"):
            switch(page, words("module", module=module))
        take_picture(page, f"lobby-long-night-{size[0]}-{language}")
        open_option(page, words("main-objective"))
        expect(page.get_by_label("Sombre est la nuit" if language == "fr" else "Dark Is the Night")).to_be_visible()
        expect(page.get_by_label(re.compile("Kill Them|Tuez-les"))).to_have_count(0)
        open_option(page, words("mixing"))
        switch(page, words("mix-deck", deck="main"))
        open_option(page, words("main-objective"))
        expect(page.get_by_label(re.compile("Kill Them|Tuez-les"))).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], "nothing is wider than the screen"
        assert_accessible(page)
        page.get_by_role("button", name=re.compile(words("start-filled", bots=3))).click()
        expect(page.get_by_role("heading", name=words("around-the-table"))).to_be_hidden()
        expect(page.locator("h1")).to_contain_text(NAMED[language])


def test_cards_can_be_looked_at_box_by_box(page: Page) -> None:
    page.goto("/cards")
    page.get_by_label("Box").select_option("Long Night")
    expect(page.get_by_text("Dark Is the Night")).to_be_visible()
    expect(page.locator("article .small", has_text="Long Night").first).to_be_visible()
    page.get_by_label("Box").select_option("Base box")
    expect(page.get_by_text("Dark Is the Night")).to_have_count(0)
