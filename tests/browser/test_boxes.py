"""The lobby chooses a box: Long Night with some of its modules begins, and everybody reads what is played."""

import re

import pytest
from playwright.sync_api import Page, expect

from hivernage.cards.load import load_packs
from tests.browser.conftest import LAPTOP, PHONE, OpenPage
from tests.browser.looking import assert_accessible, take_picture
from tests.browser.words import Words
from tests.server.serving import ServerProcess, create

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
        expect(page.get_by_role("switch").first).to_be_visible()
        assert page.get_by_role("switch", disabled=False).count() == 0, "the base box has no modules"
        page.get_by_text(words("box-name", box="long-night"), exact=True).click()
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


@SIZES
def test_single_cards_are_kept_out(open_page: OpenPage, size: tuple[int, int], language: str) -> None:
    words = Words(language)
    with open_page(size, language) as page, open_page(size, language) as theirs:
        open_lobby(page, words)
        option = page.locator("details").filter(has=page.get_by_text(words("left-out"), exact=True))
        open_option(page, words("left-out"))
        search = page.get_by_role("searchbox", name=words("left-out-search"))
        search.fill("kill them" if language == "en" else "tuez")
        expect(option.get_by_role("status")).to_have_text(words("left-out-found", found=1))
        option.get_by_role("checkbox").check()
        expect(option.locator("summary")).to_contain_text(words("left-out-count", count=1))
        expect(option.locator("summary")).to_contain_text("Kill Them" if language == "en" else "Tuez-les")
        search.fill("lighter" if language == "en" else "briquet")
        option.get_by_role("checkbox").first.check()
        search.fill("")
        expect(option.get_by_role("checkbox", checked=True)).to_have_count(2)  # what is kept out stands there itself
        take_picture(page, f"lobby-left-out-{size[0]}-{language}")
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], "nothing is wider than the screen"
        assert_accessible(page)

        theirs.goto(page.url)
        theirs.get_by_role("button", name=words("just-watch")).click()
        shown = theirs.locator(".plain").filter(has_text=words("left-out"))
        expect(shown).to_contain_text(words("left-out-count", count=2))

        open_option(page, words("main-objective"))
        expect(page.get_by_role("radio", name=re.compile("Kill Them|Tuez-les"))).to_have_count(0)
        open_option(page, words("left-out"))
        option.get_by_role("button", name=words("left-out-all-back")).click()
        expect(option.locator("summary")).to_contain_text(words("left-out-count", count=0))


@SIZES
def test_too_many_kept_out_is_refused_in_words(
    open_page: OpenPage, server: ServerProcess, size: tuple[int, int], language: str
) -> None:
    words = Words(language)
    host = create(server, settings={"players": 5, "left_out": load_packs("base").decks["betrayal"][:-1]})
    with open_page(size, language) as page:
        page.goto(f"/t/{host.table}#seat={host.token}")
        open_option(page, words("left-out"))
        option = page.locator("details").filter(has=page.get_by_text(words("left-out"), exact=True))
        before = words("left-out-count", count=len(host.info()["settings"]["left_out"]))
        expect(option.locator("summary")).to_contain_text(before)
        last = load_packs("base").cards[load_packs("base").decks["betrayal"][-1]]
        page.get_by_role("searchbox").fill(last.name["fr" if language == "fr" else "en"])
        option.get_by_role("checkbox").last.click()  # refused at once, so it isn’t checked after it
        told = {"en": "No betrayal objective is left", "fr": "Il ne reste aucun objectif traître"}[language]
        expect(page.get_by_role("alert")).to_contain_text(told)
        expect(option.get_by_role("checkbox").last).not_to_be_checked()
        expect(option.locator("summary")).to_contain_text(before)
