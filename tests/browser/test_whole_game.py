"""Somebody opens the page, clicks, and has played a whole game against bots."""

from time import monotonic

from playwright.sync_api import expect

from tests.browser.clicking import Clicker
from tests.browser.conftest import OpenPage
from tests.browser.looking import note, take_picture

SECONDS_TO_PLAY = 60


def test_a_whole_game_by_clicking_only(open_page: OpenPage) -> None:
    with open_page(pace="instant") as page:
        begun = monotonic()
        page.goto("/")
        page.get_by_role("button", name="Play now").click()
        player = Clicker(page, "a whole game")
        player.play_until(page.get_by_role("button", name="End my turn", exact=True).first)
        note("seconds from the start page to one's own turn", monotonic() - begun)
        assert monotonic() - begun < SECONDS_TO_PLAY

        player.play_until(page.get_by_role("heading", name="Secrets turned over"))
        expect(page.get_by_role("heading", level=1)).to_contain_text("win")
        secrets = page.get_by_text("Secret:").or_(page.get_by_text("Betrayer:"))
        expect(secrets).to_have_count(4)
        take_picture(page, "whole-game-end-1280-en")
