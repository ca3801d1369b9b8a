"""The introductory scenarios: from the lobby to the first turn, a chapter that ends, the exile phase, an ending."""

import re
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Page, expect

from hivernage.table import Table
from tests.browser.conftest import LAPTOP, OpenPage
from tests.browser.looking import assert_accessible, take_picture
from tests.browser.midgame import midgame
from tests.browser.positions import ROLLS, planted
from tests.browser.reading import PHONES, Reader
from tests.browser.scripted import sitting
from tests.browser.seat import Seat
from tests.browser.words import Words
from tests.server.serving import ServerProcess

HERE = Path(__file__).parent
CODE, RAID = HERE / "story_code.yaml", HERE / "story_raid.yaml"
TALL = (390, 844)
SECONDS_OF_BOTS = 60
MORE = pytest.mark.thorough


def screens(*laptop: pytest.MarkDecorator, phone: tuple[pytest.MarkDecorator, ...] = ()) -> pytest.MarkDecorator:
    """A laptop in English and a phone in French, each with its marks."""
    sizes = [
        pytest.param(LAPTOP, "en", id="laptop-en", marks=laptop),
        pytest.param(TALL, "fr", id="phone-fr", marks=phone),
    ]
    return pytest.mark.parametrize(("size", "language"), sizes)


BOTH = screens()
LAPTOP_FIRST = screens(phone=(MORE,))
PHONE_FIRST = screens(MORE)


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


def look(me: Seat, name: str) -> None:
    """A picture of what is shown, which is accessible, and can be read in windows of all sizes."""
    me.look(f"story-{name}")
    reader = Reader(me.page)
    reader.look(name)
    assert not reader.unreadable, "\n".join(reader.unreadable)


@PHONE_FIRST
def test_a_scenario_is_chosen_in_the_lobby_and_begun(open_page: OpenPage, size: tuple[int, int], language: str) -> None:
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
        reader = Reader(page)
        reader.look("lobby with a scenario")
        assert not reader.unreadable, "\n".join(reader.unreadable)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], "nothing is wider than the screen"
        assert_accessible(page)
        page.get_by_role("button", name=re.compile(words("start-filled", bots=3))).click()
        me = Seat(page, language)
        expect(page.locator("h1")).to_contain_text(words("scenario-title", scenario="code"))
        for n in (0, 1):
            me.tiles.nth(n).click()
        me.tiles.last.click()
        expect(me.scene.get_by_text("Emma Han", exact=False).first).to_be_visible()
        look(me, "opening")
        go_on_to(me, words("story-page", start="yes"))
        look(me, "first-page")
        read_all(me)
        expect(page.locator('[data-scene="story"], [data-scene="page"]')).to_have_count(0)
        page.keyboard.press("m")
        expect(page.locator('[data-closed="raxxon"]').filter(visible=True).first).to_be_visible()
        page.evaluate("localStorage.setItem('pace', 'instant')")
        page.reload()
        until_my_turn(me)
        look(me, "first-turn")


def until_my_turn(me: Seat) -> None:
    """Skip what bots do until this seat plays, or is asked something in the turn of a bot."""
    ends_at = monotonic() + SECONDS_OF_BOTS
    asked = me.page.get_by_text(me.say("scene-read-and-answer"))
    while not me.button("dock-end").or_(me.tiles).or_(asked).first.is_visible():
        assert monotonic() < ends_at, "this seat is asked nothing"
        me.back()
        me.page.wait_for_timeout(100)


def go_on_to(me: Seat, text: str) -> None:
    """Go on by tapping until a scene shows the text; what is read stays until somebody goes on."""
    wanted = me.scene.get_by_text(text).first
    for _ in range(20):
        way_on = me.button("scene-go-on").or_(me.button("scene-show-all")).first
        expect(wanted.or_(way_on).first).to_be_visible()
        if wanted.is_visible():
            return
        way_on.click()
    raise AssertionError(f"no scene shows {text!r}")


def read_all(me: Seat) -> None:
    """Go on until nothing is left to read."""
    ways_on = me.button("scene-go-on").or_(me.button("scene-show-all")).first
    while ways_on.is_visible():
        ways_on.click()
        me.page.wait_for_timeout(50)


@BOTH
def test_a_chapter_ends_with_its_story_its_pages_and_the_next_objective(
    open_page: OpenPage, server: ServerProcess, database_url: str, size: tuple[int, int], language: str
) -> None:
    table = planted(database_url, at_the_last_turn(CODE))
    with open_page(size, language) as page, sitting(table, server.url, 1, 2, 3) as others:
        me = sit_down(page, language, table.link(server.url))
        look(me, "sealed")
        me.end_turn()
        name = DOOR[language]
        go_on_to(me, me.say("story-done", name=name))
        expect(me.scene.get_by_text(me.say("story-reader", name="Maëlle", me="yes"))).to_be_visible()
        look(me, "after")
        go_on_to(me, PAGES[language][0])
        look(me, "page")
        expect(me.scene.get_by_role("link", name="N2")).to_be_visible()
        read_all(me)
        for _ in range(3):
            me.tiles.first.click()
            me.page.wait_for_timeout(100)
        go_on_to(me, PAGES[language][1])
        read_all(me)
        for player in others:
            player.answers("pass")
        me.tiles.filter(has_text=re.compile("pass|Pass|Ne |No")).first.click()
        go_on_to(me, BOLT[language])
        look(me, "next")
        read_all(me)
        expect(page.locator('[data-key="objective"]').filter(visible=True).first).to_contain_text(BOLT[language])
        page.keyboard.press("m")
        expect(page.get_by_role("group", name=me.say("story-bolts"))).to_be_visible()
        look(me, "bolts")


DOOR = {"en": "The Sealed Door", "fr": "La porte scellée"}
BOLT = {"en": "Bolt after Bolt", "fr": "Verrou après verrou"}
PAGES = {"en": ("Inside Raxxon", "Pills"), "fr": ("Chez Raxxon", "Les pilules")}


@LAPTOP_FIRST
def test_the_pages_and_the_story_can_be_read_again(
    open_page: OpenPage, server: ServerProcess, database_url: str, size: tuple[int, int], language: str
) -> None:
    table = planted(database_url, at_the_last_turn(CODE))
    with open_page(size, language) as page, sitting(table, server.url):
        me = sit_down(page, language, table.link(server.url))
        page.locator('[data-key="objective"]').filter(visible=True).first.click()
        expect(me.scene.locator("[data-closed]")).to_have_count(3)
        me.scene.locator("summary").first.click()
        expect(me.scene.get_by_role("link", name="I1.2")).to_be_visible()
        reader = Reader(page)
        reader.look("sheet of the objective")
        look(me, "sheet")
        me.back()
        me.button("menu").click()
        me.button("story-menu").click()
        expect(me.scene.get_by_text(me.say("story-pages"))).to_be_visible()
        reader.look("sheet of the scenario")
        assert not reader.unreadable, "\n".join(reader.unreadable)


@PHONE_FIRST
def test_the_exile_phase_accuses_votes_and_asks_everybody(
    open_page: OpenPage, server: ServerProcess, database_url: str, size: tuple[int, int], language: str
) -> None:
    table = planted(database_url, at_the_last_turn(RAID))
    with open_page(size, language) as page, sitting(table, server.url, 0, 2, 3) as (first, third, fourth):
        me = sit_down(page, language, table.link(server.url, 1))
        reader = Reader(page, PHONES)
        first.answers("end")
        go_on_to(me, CHAIRS[language])
        look(me, "whispers")
        go_on_to(me, me.say("accuse-theirs", name="Maëlle"))
        first.answers("pass")
        expect(me.scene.get_by_text(me.say("accuse-mine"))).to_be_visible()
        reader.look("whom to name")
        look(me, "accuse")
        me.scene.get_by_role("button", name=re.compile(me.say("accuse-name", name="Grisou"))).click()
        for player in (first, third, fourth):
            player.answers("vote down")
        me.thumb("up").click()
        expect(
            me.scene.get_by_text(me.say("scene-vote-result", up=1, down=3, passed="no", about="exile"))
        ).to_be_visible()
        third.answers("pass")
        fourth.answers("pass")
        go_on_to(me, me.say("reveal-rule"))
        expect(me.scene.get_by_text(me.say("reveal-silent-then-mine"))).to_be_visible()
        reader.look("silent or not")
        look(me, "reveal")
        for player in (first, third, fourth):
            player.answers("silent")
        me.scene.get_by_role("button", name=re.compile(me.say("reveal-silent"))).click()
        go_on_to(me, me.say("story-alone"))
        look(me, "hidden")
        read_all(me)
        assert not reader.unreadable, "\n".join(reader.unreadable)


CHAIRS = {"en": "One chair for each of us.", "fr": "Une chaise pour chacun."}


@LAPTOP_FIRST
def test_a_renegade_who_whistles_ends_the_story(
    open_page: OpenPage, server: ServerProcess, database_url: str, size: tuple[int, int], language: str
) -> None:
    start = at_the_last_turn(RAID).start.copy()
    start.loot.append(start.box.pop(start.box.index("minibus@school")))  # the seventeenth: the card is fulfilled
    table = planted(database_url, Table(start))
    with open_page(size, language) as page, sitting(table, server.url, 0, 1, 2) as others:
        me = sit_down(page, language, table.link(server.url, 3))
        others[0].answers("end")
        for player in others:
            player.answers("pass")
        go_on_to(me, me.say("accuse-mine"))
        me.scene.get_by_role("button", name=re.compile(me.say("accuse-pass"))).click()
        others[0].answers("silent")
        others[1].answers("reveal")
        others[2].answers("silent")
        me.scene.get_by_role("button", name=re.compile(me.say("reveal-silent"))).click()
        go_on_to(me, WHISTLES[language])
        look(me, "renegade")
        me.skip_all()
        ended = page.get_by_role("heading", level=1)
        expect(ended).to_contain_text(me.say("end-title", ending="renegade"))
        expect(page.get_by_text(WHISTLES[language])).to_be_visible()
        look(me, "end")


WHISTLES = {"en": "One of us gets up, in no hurry", "fr": "L’un de nous se lève, sans se presser"}
