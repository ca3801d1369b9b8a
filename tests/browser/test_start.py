"""The frame of the client: it opens, in both languages, on both sizes of screen."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LAPTOP, PHONE, OpenPage
from tests.browser.looking import Loaded, assert_accessible, take_picture

PITCH = {"en": "One colony. One winter.", "fr": "Une colonie. Un hiver."}
FIRST_LOAD_LIMIT = 200_000


@pytest.mark.parametrize(
    ("size", "language"),
    [
        pytest.param(LAPTOP, "en", id="laptop-en"),
        pytest.param(PHONE, "fr", id="phone-fr"),
        pytest.param(LAPTOP, "fr", id="laptop-fr", marks=pytest.mark.thorough),
        pytest.param(PHONE, "en", id="phone-en", marks=pytest.mark.thorough),
    ],
)
def test_the_start_page_opens(open_page: OpenPage, size: tuple[int, int], language: str) -> None:
    with open_page(size, language) as page:
        page.goto("/")
        expect(page.get_by_text(PITCH[language])).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], "nothing is wider than the screen"
        assert_accessible(page)
        take_picture(page, f"start-{size[0]}-{language}")


def test_another_language_is_shown_at_once_and_remembered(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_text(PITCH["fr"])).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.reload()
    expect(page.get_by_text(PITCH["fr"])).to_be_visible()


@pytest.mark.parametrize(
    "address", ["/t/some-table", "/j/SOME-CODE", "/tv", "/tv/", "/tv/some-table", "/rules", "/cards"]
)
def test_every_address_of_the_client_leads_to_it(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.get_by_role("group", name="Language")).to_be_visible()


def test_the_first_load_is_small(page: Page) -> None:
    loaded = Loaded(page)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    files = loaded.files()
    assert any(address.endswith(".js") for address in files)
    assert sum(files.values()) < FIRST_LOAD_LIMIT, files


def test_what_goes_wrong_in_a_page_fails_its_test(open_page: OpenPage) -> None:
    with pytest.raises(AssertionError, match="Content Security Policy"):
        run_inline_script(open_page)


def run_inline_script(open_page: OpenPage) -> None:
    with open_page() as page:
        page.goto("/")
        page.evaluate("document.body.append(Object.assign(document.createElement('script'), { text: '1' }))")
