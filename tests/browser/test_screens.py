"""Every screen of a turn, on both sizes and in both languages: axe examines it, and its picture is kept."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LAPTOP, PHONE, OpenPage
from tests.browser.positions import before_a_turn, planted
from tests.browser.scripted import Scripted, sitting
from tests.browser.seat import Seat
from tests.server.serving import ServerProcess


@pytest.mark.long
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_screen_of_a_turn(
    open_page: OpenPage, server: ServerProcess, database_url: str, size: tuple[int, int], language: str
) -> None:
    table = planted(database_url, before_a_turn())
    with (
        open_page(size, language) as mine,
        open_page(size, language) as theirs,
        sitting(table, server.url, 2, 3) as (grisou, ines),
    ):
        me, other = Seat(mine, language), Seat(theirs, language)
        me.open(table.link(server.url, 0))
        me.look("hint")
        me.button("hints-off").click()
        other.open(table.link(server.url, 1))
        other.button("hints-off").click()

        me.look("turn")
        other.look("idle")
        look_at_means(me)
        look_at_panels(me)
        ask_for_a_card(me, other, grisou, ines)
        walk_into_the_crossroads(me, other)
        vote_on_exile(me, other, grisou, ines)
        end_the_round(me, other, grisou, ines)


def look_at_means(me: Seat) -> None:
    for name, thing in (("survivor", me.survivors.last), ("die", me.dice.first), ("card", me.hand.first)):
        thing.click()
        me.look(name)
        me.back()
    if not me.button("dock-memory").is_visible():  # a phone has no room for it
        me.button("dock-table").click()
    me.button("dock-memory").click()
    me.look("memory")
    me.back()
    me.back()


def look_at_panels(me: Seat) -> None:
    me.button("menu").click()
    me.look("menu")
    me.back()
    me.button("menu-talk", unread=0).click()
    me.look("talk")
    me.button("panel-tab", name="history").click()
    me.look("history")
    me.button("panel-close").click()


def ask_for_a_card(me: Seat, other: Seat, grisou: Scripted, ines: Scripted) -> None:
    me.button("dock-table").click()
    me.look("at-the-table")
    me.tiles.first.click()
    expect(other.button("dock-give-nothing")).to_be_visible()
    other.look("request")
    me.look("request-waiting")
    other.button("dock-give-nothing").click()
    grisou.answers("pass")
    ines.answers("pass")
    expect(me.button("dock-end")).to_be_visible()


def walk_into_the_crossroads(me: Seat, other: Seat) -> None:
    me.survivors.last.click()
    me.act("move")
    me.look("where-to")
    me.tiles.first.click()
    for seat in (me, other):
        expect(seat.scene.get_by_role("heading", name="Horde")).to_be_visible()
    me.look("crossroads")
    other.look("crossroads-reader")
    me.scene.get_by_role("button").nth(1).click()
    expect(me.scene).to_be_hidden()


def vote_on_exile(me: Seat, other: Seat, grisou: Scripted, ines: Scripted) -> None:
    me.call_for_exile("Inès")
    expect(me.thumb("down")).to_be_visible()
    me.look("vote")
    other.look("vote-other")
    grisou.answers("vote up")
    ines.answers("vote down")
    for seat in (me, other):
        seat.thumb("down").click()
    expect(me.button("scene-go-on")).to_be_visible()
    me.look("vote-open")
    for seat in (me, other):
        seat.skip_all()


def end_the_round(me: Seat, other: Seat, grisou: Scripted, ines: Scripted) -> None:
    me.end_turn()
    other.end_turn()
    grisou.answers("end")
    ines.answers("end")
    expect(me.scene).to_be_visible()
    me.look("crisis")
