"""Whatever one presses can be read: on all screens of a game, in all sizes, in both languages, with the longest names."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LAPTOP, OpenPage
from tests.browser.positions import before_the_last_turns, planted
from tests.browser.reading import Reader
from tests.browser.scripted import Scripted, sitting
from tests.browser.seat import Seat
from tests.server.serving import ServerProcess

LONG_NAMES = ("Maximilienne-Clément", "Anticonstitutionnels", "Grisou", "Jean-Baptiste Martin")


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "fr"])
def test_whatever_one_presses_can_be_read_on_all_screens(
    open_page: OpenPage, server: ServerProcess, database_url: str, language: str
) -> None:
    table = planted(database_url, before_the_last_turns(), LONG_NAMES)
    with (
        open_page(LAPTOP, language) as mine,
        open_page(LAPTOP, language) as theirs,
        sitting(table, server.url, 2, 3) as (grisou, jean),
    ):
        me, other = Seat(mine, language), Seat(theirs, language)
        reader, other_reader = Reader(mine), Reader(theirs)
        me.open(table.link(server.url, 0))
        reader.look("hint")
        me.button("hints-off").click()
        other.open(table.link(server.url, 1))
        other.button("hints-off").click()

        reader.look("my turn")
        other_reader.look("another's turn")
        read_what_can_be_done(me, reader)
        read_the_panels(me, reader)
        read_the_sheets(me, reader)
        ask_for_a_card(me, other, grisou, jean, reader, other_reader)
        search(me, reader)
        walk_into_the_crossroads(me, other, reader, other_reader)
        vote_on_exile(me, other, grisou, jean, reader, other_reader)
        play_to_the_end(me, other, grisou, jean, reader)
    found = reader.unreadable + other_reader.unreadable
    assert not found, "\n".join(found)


def read_what_can_be_done(me: Seat, reader: Reader) -> None:
    for kind, things in (("survivor", me.survivors), ("die", me.dice), ("card", me.hand)):
        for n in range(things.count()):
            things.nth(n).click()
            me.page.wait_for_timeout(150)  # the reasons why something can't be done come from the server
            reader.look(f"{kind} {n + 1}")
            me.back()
    me.survivors.first.click()
    me.act("move")
    reader.look("where to")
    me.back()
    me.back()
    me.button("dock-table").click()
    reader.look("at the table")
    me.tiles.filter(has_text=LONG_NAMES[3]).click()
    reader.look("sure to exile")
    me.back()


def read_the_panels(me: Seat, reader: Reader) -> None:
    me.button("dock-memory").click()
    reader.look("memory")
    me.back()
    me.button("menu").click()
    reader.look("menu")
    me.back()
    me.button("menu-talk", unread=0).click()
    reader.look("talk")
    me.button("panel-tab", name="history").click()
    reader.look("history")
    me.button("panel-close").click()


def read_the_sheets(me: Seat, reader: Reader) -> None:
    for thing in ("crisis", "objective", "waste", "place:hospital", "survivor:jenny-clark", "player:3"):
        me.page.locator(f'[data-key="{thing}"]').filter(visible=True).first.click()
        expect(me.scene).to_be_visible()
        reader.look(f"sheet of {thing}")
        me.back()
        expect(me.scene).to_be_hidden()


def ask_for_a_card(
    me: Seat, other: Seat, grisou: Scripted, jean: Scripted, reader: Reader, other_reader: Reader
) -> None:
    me.button("dock-table").click()
    me.tiles.first.click()
    expect(other.button("dock-give-nothing")).to_be_visible()
    other_reader.look("request")
    reader.look("request waiting")
    other.button("dock-give-nothing").click()
    grisou.answers("pass")
    jean.answers("pass")
    expect(me.button("dock-end")).to_be_visible()


def search(me: Seat, reader: Reader) -> None:
    me.survivors.first.click()
    me.act("search")
    expect(me.tiles.first).to_be_visible()
    reader.look("search")
    me.tiles.first.click()
    expect(me.button("dock-end")).to_be_visible()
    reader.look("after the search")
    me.survivors.first.click()
    expect(me.dock.get_by_text(me.say("dock-with-fuel"))).to_be_visible()
    reader.look("a move with fuel")
    me.back()


def walk_into_the_crossroads(me: Seat, other: Seat, reader: Reader, other_reader: Reader) -> None:
    me.survivors.last.click()
    me.act("move")
    me.tiles.first.click()
    expect(me.scene).to_be_visible()
    expect(other.scene).to_be_visible()
    reader.look("crossroads")
    other_reader.look("crossroads, as a reader")
    me.scene.get_by_role("button").nth(1).click()
    expect(me.scene).to_be_hidden()
    reader.look("after the crossroads")


def vote_on_exile(
    me: Seat, other: Seat, grisou: Scripted, jean: Scripted, reader: Reader, other_reader: Reader
) -> None:
    me.call_for_exile(LONG_NAMES[3])
    expect(me.thumb("down")).to_be_visible()
    reader.look("vote")
    grisou.answers("vote up")
    jean.answers("vote down")
    for seat in (me, other):
        seat.thumb("down").click()
    expect(me.button("scene-go-on")).to_be_visible()
    reader.look("vote open")
    for seat in (me, other):
        seat.skip_all()


def play_to_the_end(me: Seat, other: Seat, grisou: Scripted, jean: Scripted, reader: Reader) -> None:
    me.button("dock-end").click()
    other.button("dock-end").click()
    grisou.answers("end")
    jean.answers("end")
    expect(me.scene).to_be_visible()
    reader.look("crisis")
    me.skip_all()
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    reader.look("end")
