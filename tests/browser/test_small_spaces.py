"""Where room is short nothing lies over anything else: header, band, rail, bubbles, the faces of a crisis."""

import pytest
from playwright.sync_api import Page, expect

from hivernage.model.board import SPOTS, TRACK_TOP
from hivernage.table import Table
from tests.browser.conftest import OpenPage
from tests.browser.positions import before_a_horde, before_a_turn, crowded, planted
from tests.browser.reading import PHONES, TWO_FRAMES, unreadable
from tests.browser.scripted import sitting
from tests.browser.test_long_night import sit_down, the_night
from tests.server.serving import ServerProcess

ZOMBIES = 40
MOST_THINGS_TOLD = 60
OVERLAPPING = """(selector) => {
    const rectsOf = (element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    };
    const shown = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 3 && b.top < a.bottom - 3;
    return shown.flatMap((one, n) => shown.slice(n + 1)
        .filter((other) => !one.contains(other) && !other.contains(one))
        .filter((other) => rectsOf(one).some((a) => rectsOf(other).some((b) => over(a, b))))
        .map((other) => `“${one.innerText}” and “${other.innerText}”`));
}"""
OUTSIDE = """(selector) => [...document.querySelectorAll(selector)].flatMap((box) => {
    const edge = box.parentElement.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(box);
    const out = [...words.getClientRects()].some(({ left, right, bottom }) =>
        left < edge.left - 1 || right > edge.right + 1 || bottom > edge.bottom + 3);
    return out && getComputedStyle(box).overflowY !== 'auto' ? [box.innerText] : [];
})"""


def in_each_size(page: Page, script: str, selector: str) -> list[str]:
    found = []
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(TWO_FRAMES)
        found += [f"{width}: {what}" for what in page.evaluate(script, selector)]
    return found


@pytest.mark.parametrize("language", ["fr", pytest.param("en", marks=pytest.mark.long)])
def test_what_is_told_of_a_night_stays_in_the_band(
    open_page: OpenPage, server: ServerProcess, database_url: str, language: str
) -> None:
    table = planted(database_url, before_a_horde(ZOMBIES))
    with open_page(PHONES[0], language, pace="step") as page, sitting(table, server.url, 0) as (maelle,):
        me = sit_down(page, language, table.link(server.url, 1))
        maelle.answers("end")
        expect(me.button("dock-go-on").or_(me.scene).first).to_be_visible()
        told, wrong = 0, []
        for _ in range(MOST_THINGS_TOLD):
            if not me.button("dock-go-on").is_visible() and not me.scene.is_visible():
                break
            if me.button("dock-go-on").is_visible():
                told += 1
                wrong += in_each_size(page, OUTSIDE, ".band .what, .band .who span")
                wrong += in_each_size(page, OVERLAPPING, ".band .who, .band .what, .band .go, .survivors, .hand")
            page.keyboard.press("Enter")
            page.wait_for_timeout(50)
        assert told > 0
        assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", ["fr", pytest.param("en", marks=pytest.mark.long)])
@pytest.mark.parametrize("position", [crowded, before_a_horde, "night"], ids=["crowded", "horde", "night"])
def test_the_cells_of_the_header_stand_side_by_side(
    open_page: OpenPage, server: ServerProcess, database_url: str, language: str, position: object
) -> None:
    tables = {crowded: crowded, before_a_horde: lambda: before_a_horde(ZOMBIES), "night": the_night}
    table = planted(database_url, tables[position]())
    with open_page(PHONES[0], language) as page, sitting(table, server.url):
        sit_down(page, language, table.link(server.url))
        cells = ".cells .cell, .top .actions button"
        assert in_each_size(page, OVERLAPPING, cells) == []


def test_who_is_asked_whether_the_turn_ends_reads_it_all_on_a_phone(
    open_page: OpenPage, server: ServerProcess, database_url: str
) -> None:
    table = planted(database_url, before_a_turn())
    with open_page(PHONES[0], "fr") as page, sitting(table, server.url):
        me = sit_down(page, "fr", table.link(server.url))
        me.hand.first.click()
        me.act("add")
        expect(me.button("dock-end")).to_be_visible()
        me.button("dock-end").click()
        expect(me.button("dock-end-yes")).to_be_visible()
        for width, height in PHONES:
            page.set_viewport_size({"width": width, "height": height})
            assert unreadable(page) == []


@pytest.mark.parametrize("language", ["fr", pytest.param("en", marks=pytest.mark.long)])
def test_what_bandits_take_tonight_stands_at_its_place(
    open_page: OpenPage, server: ServerProcess, database_url: str, language: str
) -> None:
    start = the_night().start.copy()
    start.colonies[0].morale = TRACK_TOP  # a game that is lost tonight has no bandits after it
    for name, place in start.places.items():
        place.bandits = int(name != "colony")
        place.deck = ["junk"] * 20 if SPOTS[name].has_deck else []
    table = planted(database_url, Table(start))
    with open_page(PHONES[0], language) as page, sitting(table, server.url):
        sit_down(page, language, table.link(server.url))
        expect(page.locator(".looted").first).to_be_visible()
        for width, height in PHONES:
            page.set_viewport_size({"width": width, "height": height})
            assert unreadable(page) == [], width


def test_the_faces_of_a_crisis_keep_their_words(open_page: OpenPage, server: ServerProcess, database_url: str) -> None:
    table = planted(database_url, the_last_turn())
    with open_page(PHONES[0], "fr", pace="step") as page, sitting(table, server.url, 0) as (maelle,):
        me = sit_down(page, "fr", table.link(server.url, 1))
        maelle.answers("add medicine@grocery-store", "add medicine@hospital", "end")
        scene = page.locator('[data-scene="crisis"]')
        while scene.count() == 0:
            page.keyboard.press("Enter")
            page.wait_for_timeout(50)
        assert in_each_size(page, OUTSIDE, ".card .back b") == []
        page.keyboard.press("Enter")
        expect(me.scene.locator(".face").last).to_be_visible()
        assert in_each_size(page, OUTSIDE, ".card .face b") == []


def the_last_turn() -> Table:
    """The round ends with this turn."""
    start = before_a_turn().start.copy()
    start.turns_left = 1
    start.players[0].hand.append("medicine@grocery-store")
    return Table(start)


def test_what_is_needed_stands_beside_its_goal_in_the_rail(
    open_page: OpenPage, server: ServerProcess, database_url: str
) -> None:
    start = the_night().start.copy()
    start.objectives = ["the-long-silence"]
    table = planted(database_url, Table(start))
    with open_page((1366, 768), "en") as page, sitting(table, server.url):
        sit_down(page, "en", table.link(server.url))
        assert page.evaluate(OVERLAPPING, ".objective .count, .objective .text") == []


def test_two_who_speak_at_once_are_both_read(open_page: OpenPage, server: ServerProcess, database_url: str) -> None:
    table = planted(database_url, before_a_turn())
    with open_page(PHONES[1], "fr") as page, sitting(table, server.url, 1, 2) as (theo, grisou):
        sit_down(page, "fr", table.link(server.url))
        for player in (theo, grisou):
            player.says(type="claim", what="lack", symbol="medicine")
        expect(page.locator(".bubble")).to_have_count(2)
        assert page.evaluate(OVERLAPPING, ".bubble") == []
