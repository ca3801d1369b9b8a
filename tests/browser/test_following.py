"""What others do can be followed: told in the band, lit on the board, kept in a history that points at it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LAPTOP, PHONE, OpenPage
from tests.browser.positions import before_a_horde, before_a_turn, planted
from tests.browser.reading import Reader
from tests.browser.scripted import sitting
from tests.browser.seat import Seat
from tests.server.serving import ServerProcess


@pytest.mark.parametrize(
    ("size", "language"),
    [pytest.param(LAPTOP, "en", marks=pytest.mark.long), (PHONE, "fr")],
    ids=["laptop-en", "phone-fr"],
)
def test_the_band_tells_what_another_player_does(
    open_page: OpenPage, server: ServerProcess, database_url: str, size: tuple[int, int], language: str
) -> None:
    table = planted(database_url, before_a_turn())
    with (
        open_page(size, language, pace="step") as page,
        sitting(table, server.url, 0, 1) as (maelle, theo),
    ):
        seat = Seat(page, language)
        seat.open(table.link(server.url, 2))
        seat.button("hints-off").click()
        maelle.answers("end")
        band = page.locator(".band")
        expect(band).to_contain_text("Maëlle")
        while seat.button("dock-go-on").is_visible() or seat.scene.is_visible():
            page.keyboard.press("Enter")
            page.wait_for_timeout(50)
        theo.answers("request food")
        expect(band).to_contain_text("Théo")
        expect(band).not_to_contain_text(seat.say("dock-nothing-asked"))


def test_a_line_of_the_history_shows_its_place(open_page: OpenPage, server: ServerProcess, database_url: str) -> None:
    table = planted(database_url, before_a_turn())
    with open_page(LAPTOP, pace="instant") as page, sitting(table, server.url, 0) as (maelle,):
        seat = Seat(page, "en")
        seat.open(table.link(server.url, 2))
        seat.button("hints-off").click()
        maelle.answers("attack sophie-robinson zombie die=4")
        seat.button("menu-talk", unread=0).click()
        seat.button("panel-tab", name="history").click()
        line = page.locator(".history button").last
        assert page.locator("[data-lit]").count() == 0
        line.hover()
        expect(page.locator("main [data-lit]").first).to_be_visible()


def test_the_pace_is_kept_in_this_browser(open_page: OpenPage, server: ServerProcess, database_url: str) -> None:
    table = planted(database_url, before_a_turn())
    with open_page(LAPTOP) as page:
        seat = Seat(page, "en")
        seat.open(table.link(server.url, 0))
        seat.button("hints-off").click()
        seat.button("menu").click()
        page.get_by_label("One thing at a time").check()
        page.reload()
        seat.button("menu").click()
        expect(page.get_by_label("One thing at a time")).to_be_checked()


@pytest.mark.parametrize("language", ["en", pytest.param("fr", marks=pytest.mark.long)])
def test_who_comes_back_is_told_what_was_missed(
    open_page: OpenPage, server: ServerProcess, database_url: str, language: str
) -> None:
    table = planted(database_url, before_a_horde(40))
    with (
        open_page(PHONE, language) as page,
        open_page(LAPTOP, language) as guest,
        sitting(table, server.url, 0) as (maelle,),
    ):
        me = Seat(page, language)
        me.open(table.link(server.url, 2))
        me.button("hints-off").click()
        page.goto("/")
        maelle.answers("end")
        me.open(table.link(server.url, 2))
        recap = page.get_by_role("region", name=me.say("scene-recap"))
        expect(recap).to_contain_text(me.say("scene-change", what="round", **{"from": 3, "to": 4}))
        expect(recap.locator("ol li")).to_have_count(8)
        reader = Reader(page)
        reader.look("recap")
        assert not reader.unreadable, "\n".join(reader.unreadable)
        recap.get_by_role("button", name=me.say("scene-go-on")).click()
        expect(recap).to_be_hidden()
        other = Seat(guest, language)
        other.open(table.link(server.url, 3))
        expect(other.button("hints-off")).to_be_visible()
        expect(guest.get_by_role("region", name=me.say("scene-recap"))).to_be_hidden()
