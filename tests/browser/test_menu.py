"""The menu of a table: what opens one's seat, revoked one by one, and what was done that all can read."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LAPTOP, OpenPage
from tests.browser.positions import before_a_turn, planted
from tests.browser.reading import unreadable
from tests.browser.seat import Seat
from tests.server.serving import Guest, ServerProcess, create

PHONE = (390, 844)


@pytest.mark.parametrize(("size", "language"), [(LAPTOP, "en"), (PHONE, "fr")])
def test_a_device_is_revoked_and_everybody_can_read_it(
    open_page: OpenPage, server: ServerProcess, database_url: str, size: tuple[int, int], language: str
) -> None:
    """By keyboard: the list of devices, one of which opens the seat no more; another player reads what was done."""
    table = planted(database_url, before_a_turn())
    mine = Guest(server.url, table.id, 1, table.tokens[1])
    lost = mine.post("/link")["link"]
    with open_page(size, language) as page, open_page(LAPTOP, language) as phone, open_page(size, language) as other:
        me, elsewhere, host = Seat(page, language), Seat(phone, language), Seat(other, language)
        me.open(table.link(server.url, 1))
        elsewhere.open(lost)
        host.open(table.link(server.url, 0))

        me.button("menu").press("Enter")
        page.locator("summary", has_text=me.say("menu-sessions")).press("Enter")
        devices = page.get_by_role("listitem").filter(has_text=me.say("session-revoke"))
        expect(devices).to_have_count(2)
        expect(devices.first).to_contain_text(me.say("session", own="yes", role="owner", when=""))
        expect(devices.nth(1)).to_contain_text(me.say("session-state", connected="yes"))
        devices.nth(1).scroll_into_view_if_needed()
        me.look("menu-devices")
        assert unreadable(page) == []
        devices.nth(1).get_by_role("button").press("Enter")
        expect(devices.nth(1)).to_contain_text(me.say("session-revoke-explained", own="no"))
        devices.nth(1).get_by_role("button").first.press("Enter")
        expect(devices).to_have_count(1)
        expect(page.get_by_role("status").filter(has_text=me.say("session-revoked"))).to_be_visible()
        expect(phone.get_by_text(elsewhere.say("banner-refused", reason="seat-moved"))).to_be_visible()

        host.button("menu").click()
        other.locator("summary", has_text=host.say("menu-acts")).press("Enter")
        name = mine.info()["seats"][1]["name"]
        expect(other.get_by_text(host.say("act", what="revoked", name=name, by="one", who=name))).to_be_visible()
        Guest(server.url, table.id, 0, table.tokens[0]).post("/pause", paused=True)
        host_name = mine.info()["seats"][0]["name"]
        paused = host.say("act", what="paused", name="", by="one", who=host_name)
        expect(other.locator("ol").get_by_role("listitem").first).to_contain_text(paused)
        host.look("menu-acts")


def test_devices_are_listed_before_the_game_too(open_page: OpenPage, server: ServerProcess) -> None:
    host = create(server, "Maëlle")
    host.post("/link")
    with open_page(PHONE, "fr") as page:
        me = Seat(page, "fr")
        page.goto(host.post("/link")["link"])
        page.locator("summary", has_text=me.say("my-seat")).click()
        page.locator("summary", has_text=me.say("menu-sessions")).click()
        expect(page.get_by_text(me.say("session", own="yes", role="owner", when=""))).to_be_visible()
        expect(page.get_by_role("button", name=me.say("session-revoke"))).to_have_count(3)
        me.look("lobby-devices")
