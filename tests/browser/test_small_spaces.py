"""Where room is short nothing lies over anything else: header, band, rail, bubbles, the faces of a crisis."""

import pytest
from playwright.sync_api import Page, expect

from hivernage.model.board import SPOTS, TRACK_TOP
from hivernage.table import Table
from tests.browser.conftest import OpenPage
from tests.browser.positions import before_a_bite, before_a_horde, before_a_turn, crowded, planted
from tests.browser.reading import PHONES, TWO_FRAMES, unreadable
from tests.browser.scripted import sitting
from tests.browser.seat import Seat
from tests.browser.test_long_night import sit_down, the_night
from tests.browser.words import Words
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


SIZES_OF_LETTERS = """(selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
    .flatMap((one) => [...one.querySelectorAll('*')])
    .filter((one) => one.checkVisibility() && [...one.childNodes].some(({ data }) => data?.trim()))
    .map((one) => parseFloat(getComputedStyle(one).fontSize))"""
BAND_OVERFLOWS = """() => {
    const band = document.querySelector('.band');
    return Math.max(0, ...[...band.querySelectorAll('.who, .what')].map((part) => {
        const words = document.createRange();
        words.selectNodeContents(part);
        return words.getBoundingClientRect().bottom - band.getBoundingClientRect().bottom;
    }));
}"""
PEOPLE = ".pawn .name, .pawn .initials, .standee .name, .bandits .name, .spaces i:not(.special), .free"


@pytest.mark.parametrize("position", [crowded, "night"], ids=["crowded", "night"])
def test_the_letters_of_the_header_are_large_enough_at_320_pixels(
    open_page: OpenPage, server: ServerProcess, database_url: str, position: object
) -> None:
    table = planted(database_url, the_night() if position == "night" else crowded())
    with open_page(PHONES[-1], "fr") as page, sitting(table, server.url):
        sit_down(page, "fr", table.link(server.url))
        letters = page.evaluate(SIZES_OF_LETTERS, ".cells .cell")
        assert min(letters) >= 11, letters


def test_in_ones_own_turn_the_band_is_as_high_as_its_words(
    open_page: OpenPage, server: ServerProcess, database_url: str
) -> None:
    names = ("Maximilienne-Clément", "Anticonstitutionnels", "Grisou", "Jean-Baptiste Martin", "Élisabeth")
    table = planted(database_url, crowded(), names)
    with open_page(PHONES[0], "fr") as page, sitting(table, server.url):
        me = sit_down(page, "fr", table.link(server.url))
        for width, height in PHONES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(TWO_FRAMES)
            assert page.evaluate(BAND_OVERFLOWS) <= 0, width
            assert page.evaluate("document.querySelector('.dock .panel').scrollTop") == 0
            expect(me.button("dock-secret")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [pytest.param((1366, 768), marks=pytest.mark.thorough), (1100, 700)], ids=str)
def test_names_in_a_full_hideout_lie_beside_each_other(
    open_page: OpenPage, server: ServerProcess, database_url: str, size: tuple[int, int]
) -> None:
    start = the_night().start.copy()
    for who in ("sophie-robinson", "arthur-thurston", "alexis-grey", "mike-cho"):
        start.survivors[who].place = "hideout"
    start.places["hideout"].zombies[0] = 3
    start.places["hideout"].bandits = 1
    table = planted(database_url, Table(start))
    with open_page(size, "fr") as page, sitting(table, server.url):
        sit_down(page, "fr", table.link(server.url))
        assert page.evaluate(OVERLAPPING, PEOPLE) == []
        assert unreadable(page) == []


def test_a_token_of_a_special_zombie_says_who_it_is(
    open_page: OpenPage, server: ServerProcess, database_url: str
) -> None:
    table = planted(database_url, the_night())
    with open_page((1366, 768), "fr") as page, sitting(table, server.url):
        me = sit_down(page, "fr", table.link(server.url))
        token = page.locator('[data-token="hunter@experiment"]').filter(visible=True)
        expect(token).to_have_text("C")
        token.hover()
        expect(page.locator("#tip")).to_contain_text("Chasseur")
        listed = page.locator('[data-key="encounter:hunter@experiment"]').filter(visible=True)
        expect(listed.locator(".initial")).to_be_visible()
        token.click()
        expect(me.scene.get_by_role("heading", name="Chasseur")).to_be_visible()
        expect(me.scene).to_contain_text("1–3")  # which faces of the die do what


LONG_NAMES = ("Maximilienne-Clément", "Anticonstitutionnels", "Grisou", "Jean-Baptiste Martin", "Élisabeth-Charlotte")


@pytest.mark.parametrize("language", ["fr", pytest.param("en", marks=pytest.mark.long)])
def test_a_vote_of_people_with_long_names_fits_on_a_phone(
    open_page: OpenPage, server: ServerProcess, database_url: str, language: str
) -> None:
    table = planted(database_url, before_a_turn(), LONG_NAMES)
    with open_page(PHONES[-1], language) as page, sitting(table, server.url):
        me = sit_down(page, language, table.link(server.url))
        me.call_for_exile("Grisou")
        expect(me.thumb("down")).to_be_visible()
        assert unreadable(page) == []


def test_a_hint_leaves_the_board_in_view(open_page: OpenPage, server: ServerProcess, database_url: str) -> None:
    table = planted(database_url, before_a_turn())
    with open_page(PHONES[0], "fr") as page, sitting(table, server.url):
        me = Seat(page, "fr")
        me.open(table.link(server.url))
        expect(me.button("hints-off")).to_be_visible()
        for width, height in PHONES:
            page.set_viewport_size({"width": width, "height": height})
            assert unreadable(page) == [], width
            hint = page.get_by_role("complementary", name=me.say("hint")).bounding_box()
            assert hint
            assert hint["height"] <= 130, width
            expect(page.locator('main [data-key="place:police-station"]')).to_be_in_viewport(ratio=1)


def test_names_at_the_end_lie_beside_what_was_needed(
    open_page: OpenPage, server: ServerProcess, database_url: str
) -> None:
    start = before_a_turn().start.copy()
    start.turns_left, start.colonies[0].food, start.colonies[0].morale = 1, 0, 1
    table = planted(database_url, Table(start), LONG_NAMES)
    with open_page((1366, 768), "fr") as page, sitting(table, server.url, 0) as (maelle,):
        me = Seat(page, "fr")
        me.open(table.link(server.url, 1))
        maelle.answers("end")
        expect(page.get_by_text("Anticonstitutionnels").first).to_be_visible()
        me.skip_all()
        expect(page.get_by_role("heading", name=me.say("end-secrets"))).to_be_visible()
        for width, height in ((1366, 768), (1000, 700), *PHONES):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(TWO_FRAMES)
            assert page.evaluate(OVERLAPPING, "main li .name, main li li, main .shape") == [], width
            assert unreadable(page) == [], width


@pytest.mark.parametrize("bots", [(), (1, 2, 3)], ids=["people", "bots"])
def test_long_names_stand_whole_in_the_rail(
    open_page: OpenPage, server: ServerProcess, database_url: str, bots: tuple[int, ...]
) -> None:
    table = planted(database_url, the_night(), LONG_NAMES, bots)
    with open_page((1366, 768), "fr") as page, sitting(table, server.url):
        sit_down(page, "fr", table.link(server.url))
        for width, height in ((1366, 768), (1100, 700), (1000, 700)):
            page.set_viewport_size({"width": width, "height": height})
            assert unreadable(page) == [], width
            letters = page.evaluate(SIZES_OF_LETTERS, ".rail .seat .name")
            assert min(letters) >= 11, letters


def test_all_five_seats_are_in_sight_on_a_laptop(open_page: OpenPage, server: ServerProcess, database_url: str) -> None:
    table = planted(database_url, crowded(), ("Maëlle", "Théo", "Grisou", "Jean-Baptiste", "Élise"))
    with open_page((1366, 768), "fr") as page, sitting(table, server.url, 1, 2, 3, 4):
        sit_down(page, "fr", table.link(server.url))
        for player in page.locator('.rail [data-key^="player:"]').filter(visible=True).all():
            expect(player).to_be_in_viewport(ratio=1)


def test_who_is_asked_whether_the_turn_ends_keeps_hand_and_secret_in_view(
    open_page: OpenPage, server: ServerProcess, database_url: str
) -> None:
    table = planted(database_url, before_a_turn())
    with open_page(PHONES[0], "fr") as page, sitting(table, server.url):
        me = sit_down(page, "fr", table.link(server.url))
        me.button("dock-end").click()
        expect(me.button("dock-end-yes")).to_be_visible()
        for width, height in PHONES:
            page.set_viewport_size({"width": width, "height": height})
            assert unreadable(page) == [], width
            for key in ("dock-end-yes", "dock-end-no", "dock-table", "dock-secret"):
                expect(page.get_by_role("button", name=me.say(key)).filter(visible=True).first).to_be_in_viewport(
                    ratio=1
                )


def test_the_code_stays_in_view_on_the_shared_screen(
    open_page: OpenPage, server: ServerProcess, database_url: str
) -> None:
    table = planted(database_url, before_a_bite(), LONG_NAMES)
    with open_page((1920, 1080), "fr", pace="instant") as tv, sitting(table, server.url, 0) as (maelle,):
        tv.goto(f"/tv/{table.id}")
        expect(tv.get_by_text(Words("fr")("tv-latest"))).to_be_visible()
        maelle.answers("move sophie-robinson police-station")
        expect(tv.locator(".story")).to_contain_text("meurt")
        expect(tv.locator(".join b")).to_be_in_viewport(ratio=1)


def test_the_way_on_from_a_scene_lies_on_its_own_ground(
    open_page: OpenPage, server: ServerProcess, database_url: str
) -> None:
    table = planted(database_url, before_a_bite())
    with open_page((1366, 768), "fr", pace="step") as page, sitting(table, server.url, 0) as (maelle,):
        me = sit_down(page, "fr", table.link(server.url, 1))
        maelle.answers("move sophie-robinson police-station")
        on = me.scene.locator(".skip")
        for _ in range(20):
            if on.is_visible():
                break
            page.keyboard.press("Enter")
            page.wait_for_timeout(100)
        expect(on).to_be_visible()
        ground = on.evaluate("(button) => getComputedStyle(button).backgroundColor")
        assert ground.startswith("rgb("), f"what lies behind shines through: {ground}"
