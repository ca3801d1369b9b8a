"""Cards, survivors, tiles and signs are read in full: by hovering, by focus, by a long press."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.positions import before_a_turn, crowded, planted
from tests.browser.scripted import sitting
from tests.browser.seat import Seat
from tests.server.serving import ServerProcess

ABILITY = "kill 2 zombies at the colony"
PRESS_MILLISECONDS = 600
WITHOUT_WORDS = """
[...document.querySelectorAll('.table .icon, .table .die, .table .mark')]
    .filter((sign) => sign.checkVisibility({ visibilityProperty: true }))
    .filter((sign) => !sign.closest('[data-tip], button[aria-label], a[aria-label], :has(> .hit[data-tip])'))
    .filter((sign) => !/\\p{L}{2}/u.test(sign.closest('button, a, p, h1, h2, h3, .who')?.textContent ?? ''))
    .map((sign) => sign.parentElement.outerHTML.slice(0, 200))
"""


def tip(page: Page) -> Locator:
    return page.get_by_role("tooltip")


def test_by_mouse_and_by_keyboard(open_page: OpenPage, server: ServerProcess, database_url: str) -> None:
    table = planted(database_url, before_a_turn())
    with open_page() as page, sitting(table, server.url):
        me = Seat(page, "en")
        me.open(table.link(server.url))
        me.button("hints-off").click()

        bev = me.survivors.last
        bev.locator(".influence").hover()
        expect(tip(page)).to_contain_text("Influence 34")
        bev.locator(".name").hover()
        expect(tip(page)).to_contain_text(ABILITY)
        expect(tip(page)).to_contain_text("searches with a die of 4 or more")
        page.mouse.move(0, 0)
        expect(tip(page)).to_be_hidden()

        bev.focus()
        page.keyboard.press("Tab")
        page.keyboard.press("Shift+Tab")
        expect(bev).to_be_focused()
        expect(tip(page)).to_contain_text(ABILITY)
        expect(bev).to_have_attribute("aria-describedby", "tip")
        page.keyboard.press("Escape")
        expect(tip(page)).to_be_hidden()

        me.hand.last.hover()
        expect(tip(page)).to_contain_text("Medicine")
        page.locator('main [data-key="place:grocery-store"]').hover(position={"x": 5, "y": 5})
        expect(tip(page)).to_contain_text("Grocery store: 2 zombies")

        bev.click()
        me.tiles.filter(has_text=me.say("dock-verb", verb="attack")).first.locator(".spread").hover()
        expect(tip(page)).to_contain_text("Teeth: a bite can spread to 3 other survivors")


def test_by_a_long_press(open_page: OpenPage, server: ServerProcess, database_url: str) -> None:
    table = planted(database_url, before_a_turn())
    with open_page(PHONE, "en") as page, sitting(table, server.url):
        me = Seat(page, "en")
        me.open(table.link(server.url))
        me.button("hints-off").tap()
        bev = me.survivors.last
        long_press(page, bev)
        expect(tip(page)).to_contain_text(ABILITY)
        expect(tip(page)).to_be_in_viewport(ratio=1)
        expect(me.tiles).to_have_count(0)  # it was read, not picked
        long_press(page, me.hand.first)
        expect(tip(page)).to_contain_text("Food")
        long_press(page, page.locator('[data-key="player:1"]').filter(visible=True))
        expect(tip(page)).to_contain_text("3 dice to use: 6, 6, 6")
        bev.tap()
        expect(tip(page)).to_be_hidden()
        expect(me.tiles.first).to_be_visible()


def long_press(page: Page, thing: Locator) -> None:
    """A finger that stays, as the browser tells it to the page."""
    box = thing.bounding_box()
    assert box
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    page.wait_for_timeout(PRESS_MILLISECONDS)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_no_sign_is_without_words(open_page: OpenPage, server: ServerProcess, database_url: str) -> None:
    table = planted(database_url, crowded())
    with open_page() as page, sitting(table, server.url):
        me = Seat(page, "en")
        me.open(table.link(server.url))
        me.button("hints-off").click()
        me.survivors.first.click()
        for width, height in ((1366, 768), PHONE):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(WITHOUT_WORDS) == []
            me.back()
            assert page.evaluate(WITHOUT_WORDS) == []
            me.survivors.first.click()
