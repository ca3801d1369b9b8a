"""The introductory scenarios: from the lobby to the first turn, a chapter that ends, the exile phase, an ending."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from hivernage.table import Table
from tests.browser.conftest import LAPTOP, OpenPage
from tests.browser.looking import assert_accessible, take_picture
from tests.browser.midgame import midgame
from tests.browser.positions import ROLLS, planted
from tests.browser.reading import Reader
from tests.browser.scripted import Scripted, sitting
from tests.browser.seat import Seat
from tests.browser.words import Words
from tests.server.serving import ServerProcess

HERE = Path(__file__).parent
CODE, RAID = HERE / "story_code.yaml", HERE / "story_raid.yaml"
TALL = (390, 844)
BOTH = pytest.mark.parametrize(
    ("size", "language"), [pytest.param(LAPTOP, "en", id="laptop-en"), pytest.param(TALL, "fr", id="phone-fr")]
)


def at_the_last_turn(position: Path) -> Table:
    """The first seat plays the last turn of the round."""
    start = midgame(position).start.copy()
    start.turns_left = 1
    start.forced = [1] * ROLLS
    return Table(start)


def sit_down(page: Page, language: str, link: str) -> Seat:
    me = Seat(page, language)
    me.open(link)
    me.button("hints-off").click()
    return me


def picture(me: Seat, name: str) -> None:
    """A picture of a scene, which is accessible and not wider than the screen."""
    me.look(f"story-{name}")


@BOTH
def test_a_scenario_is_chosen_in_the_lobby_and_begun(
    open_page: OpenPage, size: tuple[int, int], language: str
) -> None:
    words = Words(language)
    with open_page(size, language) as page:
        page.goto("/")
        page.get_by_label(words("your-name")).fill("Ana")
        page.get_by_role("button", name=words("new-table")).click()
        page.locator("summary").filter(has=page.get_by_text(words("evening"), exact=True)).click()
        page.get_by_label(words("scenario-name", scenario="raid")).check()
        expect(page.get_by_text(words("scenario-box", module="bandits"))).to_be_visible()
        page.get_by_label(words("scenario-name", scenario="code")).check()
        expect(page.get_by_text(words("scenario-box", module="raxxon"))).to_be_visible()
        expect(page.get_by_text(words("scenario-brings-objective"))).to_be_visible()
        expect(page.get_by_role("switch", name=words("module", module="raxxon"))).to_have_count(0)
        take_picture(page, f"lobby-scenario-{size[0]}-{language}")
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], "nothing is wider than the screen"
        assert_accessible(page)
        page.get_by_role("button", name=re.compile(words("start-filled", bots=3))).click()
        me = Seat(page, language)
        expect(page.locator("h1")).to_contain_text(words("scenario-title", scenario="code"))
        for n in (0, 1):
            me.tiles.nth(n).click()
        me.tiles.last.click()
        expect(me.scene.get_by_text("Emma Han", exact=False).first).to_be_visible()
        picture(me, "opening")
        me.back()
        me.back()
        expect(me.scene.get_by_text(words("story-page", start="yes"))).to_be_visible()
        picture(me, "first-page")
        me.skip_all()
        my_turn = me.button("dock-end")
        expect(my_turn.or_(me.scene)).to_be_visible()
        page.keyboard.press("m")
        expect(page.locator('[data-closed="raxxon"]').filter(visible=True).first).to_be_visible()
        picture(me, "first-turn")


def read_on(me: Seat, text: str) -> None:
    """Go on until the scene shows a text; whoever reads is never kept."""
    expect(me.scene.get_by_text(text).first).to_be_visible()
