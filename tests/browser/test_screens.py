"""Every screen of a game, on both sizes and in both languages: axe examines it, and its picture is kept."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import LAPTOP, PHONE, OpenPage
from tests.browser.looking import assert_accessible, take_picture
from tests.browser.positions import before_crossroads, planted
from tests.browser.words import Words
from tests.server.serving import ServerProcess

pytestmark = pytest.mark.long
SCREENS = pytest.mark.parametrize("language", ["en", "fr"])
SIZES = pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])


class Screen:
    """A page at a table, with what there is to click on."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.say = Words(language)
        self.dock = page.get_by_role("region", name=self.say("dock-label"))
        self.tiles = self.dock.locator("[data-tile]:enabled").filter(visible=True)
        self.scene = page.get_by_role("dialog").filter(visible=True)
        self.keep = self.button("scene-thumb", thumb="down", about="exile")

    def open(self, link: str) -> None:
        self.page.goto(link)
        expect(self.dock).to_be_visible()

    def button(self, key: str, **values: object) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **values), exact=True).filter(visible=True).first

    def group(self, key: str) -> Locator:
        return self.dock.get_by_role("group", name=self.say(key)).filter(visible=True)

    def tile(self, words: str) -> Locator:
        return self.tiles.filter(has_text=words).first

    def look(self, name: str) -> None:
        """The screen is kept as a picture; it is accessible, and not wider than the window."""
        width = self.page.viewport_size["width"]  # type: ignore[index]
        take_picture(self.page, f"{name}-{width}-{self.say.language}")
        assert self.page.evaluate("document.documentElement.scrollWidth") <= width, f"{name} is too wide"
        assert_accessible(self.page)

    def put_back(self) -> None:
        self.page.keyboard.press("Escape")


@SIZES
@SCREENS
def test_every_screen_of_a_turn(
    open_page: OpenPage, server: ServerProcess, database_url: str, size: tuple[int, int], language: str
) -> None:
    table = planted(database_url, before_crossroads("horde@crossroads"), bots=(2, 3))
    with open_page(size, language) as mine, open_page(size, language) as others:
        me, other = Screen(mine, language), Screen(others, language)
        me.open(table.link(server.url, 0))
        me.look("hint")
        me.button("hints-off").click()
        other.open(table.link(server.url, 1))
        other.button("hints-off").click()
        me.look("turn")
        other.look("idle")

        me.group("dock-my-survivors").get_by_role("button").last.click()
        me.look("survivor")
        me.put_back()
        me.group("dock-my-dice").get_by_role("button").first.click()
        me.look("die")
        me.put_back()
        me.group("dock-my-hand").get_by_role("button", pressed=False).first.click()
        me.look("card")
        me.put_back()
        look_at_panels(me)

        me.button("dock-table").click()
        me.look("at-the-table")
        me.tiles.first.click()
        expect(other.button("dock-give-nothing")).to_be_visible()
        other.look("request")
        me.look("request-waiting")
        other.button("dock-give-nothing").click()

        walk_into_the_crossroads(me, other)
        vote_on_exile(me, other)

        me.button("dock-end").click()
        other.page.keyboard.press("Escape")  # whatever scene is on
        other.button("dock-end").click()
        expect(me.scene).to_be_visible()
        me.look("crisis")


def look_at_panels(me: Screen) -> None:
    me.button("menu").click()
    me.look("menu")
    me.put_back()
    me.button("menu-talk", unread=0).click()
    me.look("talk")
    me.button("panel-tab", name="history").click()
    me.look("history")
    me.button("panel-close").click()


def walk_into_the_crossroads(me: Screen, other: Screen) -> None:
    me.group("dock-my-survivors").get_by_role("button").last.click()
    me.tile(me.say("dock-verb", verb="move")).click()
    me.look("where-to")
    me.tiles.first.click()
    expect(me.scene).to_be_visible()
    expect(other.scene).to_be_visible()
    me.look("crossroads")
    other.look("crossroads-reader")
    me.scene.get_by_role("button").nth(1).click()
    expect(me.scene).to_be_hidden()


def vote_on_exile(me: Screen, other: Screen) -> None:
    me.button("dock-table").click()
    me.tiles.last.click()
    me.look("exile-sure")
    me.button("dock-exile-yes").click()
    expect(me.keep).to_be_visible()
    me.look("vote")
    other.look("vote-other")
    for screen in (me, other):
        screen.keep.click()
    expect(me.scene).to_be_visible()
    expect(me.button("scene-go-on")).to_be_visible()
    me.look("vote-open")
    me.button("scene-go-on").click()
    expect(me.scene).to_be_hidden()
