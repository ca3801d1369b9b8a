"""Three people at one table: a French phone, an English laptop, a French laptop, and a screen for everybody."""

from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import LAPTOP, PHONE, SETTINGS, OpenPage, opened
from tests.browser.looking import assert_accessible, take_picture
from tests.browser.positions import before_a_turn, planted
from tests.browser.scripted import Scripted, sitting
from tests.browser.seat import Seat
from tests.server.serving import ServerProcess, serving

pytestmark = pytest.mark.long
PLACES = ((PHONE, "fr"), (LAPTOP, "en"), (LAPTOP, "fr"))
TV = (1920, 1080)
TABS_AT_MOST = 80


def seated(pages: ExitStack, browser: Browser, url: str) -> list[Seat]:
    """Three people, each with a page of their own kind."""
    return [Seat(pages.enter_context(opened(browser, url, size, language)), language) for size, language in PLACES]


def test_three_people_meet_and_begin(browser: Browser, server: ServerProcess, open_page: OpenPage) -> None:
    with ExitStack() as pages:
        guest, host, other = seated(pages, browser, server.url)
        tv = pages.enter_context(open_page(TV))
        code = make_a_table(host)
        join_by_link(guest, f"/j/{code}")
        join_by_code(other, code)
        tv.goto(host.page.url.replace("/t/", "/tv/"))
        expect(tv.get_by_role("img", name=f"QR code to join table {code}")).to_be_visible()
        host.button("start-with", players=3).click()
        for seat in (guest, host, other):
            choose_group(seat)
        expect(tv.get_by_text(" plays").first).to_be_visible()
        assert_accessible(tv)
        take_picture(tv, "tv-game-1920-en")


def test_a_page_that_comes_back_shows_where_the_game_stands(browser: Browser, tmp_path: Path) -> None:
    database_url = f"sqlite:///{tmp_path}/games.db"
    table = planted(database_url, before_a_turn())
    with ExitStack() as stack:
        server = stack.enter_context(serving(database_url, SETTINGS))
        seats = seated(stack, browser, server.url)
        for n, seat in enumerate(seats):
            seat.open(table.link(server.url, n))
            seat.button("hints-off").click()
        maelle, theo, grisou = seats

        reload_in_mid_turn(maelle)
        end_turn_in_another_tab(maelle)
        expect(theo.button("dock-end")).to_be_visible()
        server.kill()
        for seat in seats:
            expect(seat.page.get_by_text(seat.say("banner-connection", phase="lost"))).to_be_visible()
        stack.enter_context(serving(database_url, SETTINGS, server.port))
        for seat in seats:
            expect(seat.page.get_by_text(seat.say("banner-connection", phase="lost"))).to_be_hidden()
        theo.end_turn()
        expect(grisou.button("dock-end")).to_be_visible()
        change_language(theo)


def make_a_table(host: Seat) -> str:
    host.page.goto("/")
    host.page.get_by_label(host.say("your-name")).fill("Ana")
    host.button("new-table").click()
    return host.page.locator("h1 b").inner_text()


def join_by_link(guest: Seat, link: str) -> None:
    guest.page.goto(link)
    sit_down(guest, "Bo")


def join_by_code(guest: Seat, code: str) -> None:
    guest.page.goto("/")
    guest.button("join-by-code").click()
    guest.page.get_by_label(guest.say("code-or-link")).fill(code)
    guest.button("join").click()
    sit_down(guest, "Cléo")


def sit_down(guest: Seat, name: str) -> None:
    guest.page.get_by_label(guest.say("your-name")).fill(name)
    guest.page.locator("form").get_by_role("button").click()
    expect(guest.page.get_by_role("heading", name=guest.say("around-the-table"))).to_be_visible()


def choose_group(seat: Seat) -> None:
    expect(seat.tiles.first).to_be_visible()
    seat.tiles.nth(0).click()
    seat.tiles.nth(1).click()
    seat.tiles.last.click()


def reload_in_mid_turn(active: Seat) -> None:
    groups = ("dock-my-survivors", "dock-my-dice", "dock-my-hand")
    before = [active.group(name).inner_text() for name in groups]
    active.page.reload()
    expect(active.button("dock-end")).to_be_visible()
    assert [active.group(name).inner_text() for name in groups] == before


def end_turn_in_another_tab(active: Seat) -> None:
    tab = Seat(active.page.context.new_page(), active.say.language)
    tab.open(active.page.url)
    tab.end_turn()
    expect(tab.button("dock-end")).to_be_hidden()
    expect(active.button("dock-end")).to_be_hidden()
    tab.page.close()


def change_language(english: Seat) -> None:
    """Everything changes at once, what has happened too."""
    french = Seat(english.page, "fr")
    english.button("menu").click()
    english.page.get_by_role("button", name="Français").click()
    french.button("menu-close").click()
    expect(french.dock).to_be_visible()
    expect(english.dock).to_be_hidden()
    expect(english.page.locator("html")).to_have_attribute("lang", "fr")
    history = french.page.get_by_role("button", name=french.say("history-title"))
    history.click()
    expect(french.page.get_by_text("pioche une croisée des chemins").first).to_be_visible()
    expect(french.page.get_by_text("draws a crossroads card")).to_have_count(0)


def test_a_request_a_crossroads_scene_going_back_and_an_exile(
    open_page: OpenPage, server: ServerProcess, database_url: str
) -> None:
    table = planted(database_url, before_a_turn())
    with ExitStack() as pages, sitting(table, server.url, 3) as (ines,):
        seats = [Seat(pages.enter_context(open_page(size, language)), language) for size, language in PLACES]
        for n, seat in enumerate(seats):
            seat.open(table.link(server.url, n))
            seat.button("hints-off").click()
        tv = pages.enter_context(open_page(TV))
        tv.goto(f"/tv/{table.id}")
        maelle, theo, grisou = seats

        give_food(maelle, theo, grisou, ines)
        walk_into_a_horde(seats, tv)
        go_back_by_vote(seats, ines)
        exile_theo(seats, ines)
        take_picture(tv, "tv-exile-1920-en")


def give_food(maelle: Seat, theo: Seat, grisou: Seat, ines: Scripted) -> None:
    """Grisou gives a card that everybody sees, and that is played at once."""
    maelle.button("dock-table").click()
    maelle.tiles.filter(has_text="nourriture").click()
    theo.button("dock-give-nothing").click()
    ines.answers("pass")
    grisou.dock.get_by_role("button", name="Nourriture 1").click()
    grisou.button("dock-give", card="Nourriture 1").click()
    expect(maelle.button("dock-end")).to_be_visible()
    theo.page.get_by_role("button", name=theo.say("history-title")).click()
    expect(theo.page.get_by_text("Food 1").first).to_be_visible()
    theo.button("panel-close").click()


def walk_into_a_horde(seats: list[Seat], tv: Page) -> None:
    maelle = seats[0]
    maelle.survivors.last.click()
    maelle.act("move")
    maelle.tiles.filter(has_text="Poste de police").click()
    for seat in seats:
        expect(seat.scene.get_by_role("heading", name="Horde")).to_be_visible()
    expect(tv.get_by_text("Horde").first).to_be_visible()
    assert seats[1].scene.get_by_role("button").count() == 1, "only the chooser has options to click on"
    maelle.scene.get_by_role("button").nth(1).click()
    expect(maelle.scene).to_be_hidden()


def go_back_by_vote(seats: list[Seat], ines: Scripted) -> None:
    """Dice were rolled, so it can't be undone; but the table may take it back."""
    maelle, theo, grisou = seats
    maelle.survivors.last.click()
    maelle.act("attack")
    maelle.tiles.filter(has_text="entrée 1").click()
    maelle.dock.get_by_role("button", name="Annuler").filter(visible=True).click()
    maelle.button("dock-vote-rewind").click()
    for seat in (theo, grisou):
        seat.skip_all()
        seat.button("motion-yes").click()
    ines.agrees()
    expect(maelle.page.get_by_text(maelle.say("notice", notice="passed", kind="rewind"))).to_be_visible()
    maelle.tiles.filter(has_text="entrée 1").click()
    expect(maelle.button("dock-end")).to_be_visible()


def exile_theo(seats: list[Seat], ines: Scripted) -> None:
    maelle, theo, _ = seats
    maelle.call_for_exile("Théo")
    ines.answers("vote down")
    for seat in seats:
        seat.skip()
        seat.thumb("up").click()
    for seat in seats:
        expect(
            seat.scene.get_by_text(seat.say("scene-vote-result", up=3, down=1, passed="yes", about="exile"))
        ).to_be_visible()
    for seat in seats:
        seat.skip_all()
    theo.tiles.filter(has_text="Police station").click()  # that is where Jenny goes, who was in the colony
    expect(maelle.button("dock-end")).to_be_visible()
    for seat in seats:
        expect(seat.page.get_by_role("img", name=seat.say("board-exiled")).filter(visible=True)).to_be_visible()
        seat.look("exiled")


def test_a_turn_by_keyboard_only(open_page: OpenPage, server: ServerProcess, database_url: str) -> None:
    table = planted(database_url, before_a_turn())
    with open_page() as page, sitting(table, server.url):
        me = Seat(page, "en")
        me.open(table.link(server.url))
        tab_to(page, me.button("hints-off"))
        page.keyboard.press("Enter")
        expect(me.button("hints-off")).to_be_hidden()

        tab_to(page, me.survivors.first)
        page.keyboard.press("ArrowRight")
        expect(me.survivors.last).to_be_focused()
        page.keyboard.press("Enter")
        expect(me.tiles.first).to_be_visible()
        page.keyboard.press("Escape")
        expect(me.survivors.last).to_be_visible()

        tab_to(page, me.survivors.last)
        page.keyboard.press("Enter")
        press_number_of(me, "Barricade")
        press_number_of(me, "Entrance 1")
        expect(page.get_by_role("button", name="Undo: Entrance 1")).to_be_visible()
        tab_to(page, me.button("dock-end"))
        page.keyboard.press("Enter")
        expect(me.button("dock-end-yes")).to_be_focused()
        page.keyboard.press("Enter")
        expect(me.button("dock-end-yes")).to_be_hidden()
        expect(me.button("dock-end")).to_be_hidden()


def tab_to(page: Page, wanted: Locator) -> None:
    for _ in range(TABS_AT_MOST):
        page.keyboard.press("Tab")
        if wanted.evaluate("(it) => it === document.activeElement"):
            return
    raise AssertionError(f"{wanted} isn't reached by Tab")


def press_number_of(me: Seat, words: str) -> None:
    tile = me.tiles.filter(has_text=words).first
    expect(tile).to_be_visible()
    number = next(n for n, text in enumerate(me.tiles.all_inner_texts(), 1) if words in text)
    me.page.keyboard.press(str(number))


def test_a_window_at_200_percent(open_page: OpenPage, server: ServerProcess, database_url: str) -> None:
    table = planted(database_url, before_a_turn())
    with open_page((640, 360)) as page, sitting(table, server.url):
        me = Seat(page, "en")
        me.open(table.link(server.url))
        me.button("hints-off").click()
        expect(page.get_by_text(me.say("dock-turn", name="Maëlle"), exact=True)).to_be_in_viewport(ratio=1)
        expect(page.get_by_text(me.say("dock-choose-thing", left="yes"))).to_be_in_viewport(ratio=1)
        me.look("zoomed")
        me.survivors.last.click()
        me.act("move")
        me.look("zoomed-where-to")
        me.tiles.first.click()
        expect(me.scene.get_by_role("heading", name="Horde")).to_be_visible()
        me.look("zoomed-crossroads")
        me.scene.get_by_role("button").nth(1).click()
        me.end_turn()
        expect(me.button("dock-end")).to_be_hidden()
