"""Somebody opens the page, clicks, and has played a whole game against bots."""

import re
from time import monotonic

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import Clicker
from tests.browser.conftest import LAPTOP, OpenPage
from tests.browser.looking import note, take_picture
from tests.browser.words import Words

SECONDS_TO_PLAY = 60


def test_a_whole_game_by_clicking_only(open_page: OpenPage) -> None:
    with open_page(pace="instant") as page:
        begun = monotonic()
        page.goto("/")
        page.get_by_role("button", name="Play now").click()
        page.get_by_role("button", name="Straight to a real game").click()
        player = Clicker(page, "a whole game")
        player.play_until(page.get_by_role("button", name="End my turn", exact=True).first)
        note("seconds from the start page to one's own turn", monotonic() - begun)
        assert monotonic() - begun < SECONDS_TO_PLAY

        player.play_until(page.get_by_role("heading", name="Secrets turned over"))
        expect(page.get_by_role("heading", level=1)).to_contain_text("win")
        secrets = page.get_by_text("Secret:").or_(page.get_by_text("Betrayer:"))
        expect(secrets).to_have_count(4)
        take_picture(page, "whole-game-end-1280-en")


@pytest.mark.long
@pytest.mark.parametrize(
    ("scenario", "size", "language"),
    [
        pytest.param("code", LAPTOP, "en", id="code-laptop-en"),
        pytest.param("raid", (390, 844), "fr", id="raid-phone-fr"),
    ],
)
def test_a_whole_scenario_by_clicking_only(
    open_page: OpenPage, scenario: str, size: tuple[int, int], language: str
) -> None:
    say = Words(language)
    with open_page(size, language, pace="instant") as page:
        page.goto("/")
        page.get_by_label(say("your-name")).fill("Ana")
        page.get_by_role("button", name=say("new-table")).click()
        page.locator("summary").filter(has=page.get_by_text(say("evening"), exact=True)).click()
        page.get_by_label(say("scenario-name", scenario=scenario)).check()
        page.get_by_role("button", name=re.compile(say("start-filled", bots=3))).click()
        player = Clicker(page, f"a whole {scenario}", language)
        player.play_until(page.get_by_role("heading", name=say("end-secrets")))
        take_picture(page, f"whole-{scenario}-end-{size[0]}-{language}")
