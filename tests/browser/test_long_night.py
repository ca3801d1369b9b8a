"""The table of Long Night: what its modules put on the screen, and what is asked there (comps 10 to 15)."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from hivernage.table import Table
from tests.browser.conftest import LAPTOP, OpenPage
from tests.browser.midgame import midgame
from tests.browser.positions import ROLLS, planted
from tests.browser.reading import Reader
from tests.browser.scripted import sitting
from tests.browser.seat import Seat
from tests.server.serving import ServerProcess

NIGHT = Path(__file__).with_name("night.yaml")
TALL, LOW = (390, 844), (360, 740)
SIZES = [
    pytest.param(LAPTOP, "fr", id="laptop-fr"),
    pytest.param(TALL, "en", id="tall-phone-en"),
    pytest.param(LOW, "fr", id="low-phone-fr", marks=pytest.mark.thorough),
    *(
        pytest.param(size, language, id=f"{size[0]}-{language}", marks=pytest.mark.long)
        for size, language in (((1366, 768), "en"), ((1100, 700), "fr"), (TALL, "fr"), (LOW, "en"), ((320, 640), "fr"))
    ),
]


def the_night(*rolls: int) -> Table:
    """Round 3 with all modules; these are rolled first, then ones."""
    start = midgame(NIGHT).start.copy()
    start.forced = [*rolls, *[1] * ROLLS]
    return Table(start)


def sit_down(page: Page, language: str, link: str) -> Seat:
    me = Seat(page, language)
    me.open(link)
    me.button("hints-off").click()
    return me


@pytest.mark.parametrize(("size", "language"), SIZES)
def test_the_board_shows_what_the_modules_bring(
    open_page: OpenPage, server: ServerProcess, database_url: str, size: tuple[int, int], language: str
) -> None:
    table = planted(database_url, the_night())
    with open_page(size, language) as page, sitting(table, server.url):
        me = sit_down(page, language, table.link(server.url))
        expect(page.locator('[data-key="bandit:school"]')).to_be_visible()
        trap = page.locator('[data-key="entrance:colony:2"]')
        expect(trap).to_have_attribute("aria-label", language_of(language, "a trap goes off", "un piège saute"))
        me.look("long-night")
        page.keyboard.press("m")  # opens the modules where they are folded
        modules = page.get_by_role("complementary", name=me.say("night-modules"))
        expect(modules.locator('[data-key="place:raxxon"]')).to_be_visible()
        expect(modules.locator('[data-key="loot"]')).to_be_visible()
        expect(modules.locator('[data-key="graveyard"]')).to_be_visible()
        expect(
            modules.get_by_role("button", name=me.say("night-code-die", value=1, state="yours", name=""))
        ).to_be_visible()
        me.look("long-night-modules")


def language_of(language: str, english: str, french: str) -> re.Pattern[str]:

    return re.compile(english if language == "en" else french)


def test_a_game_without_modules_has_a_line_for_the_graveyard_only(
    open_page: OpenPage, server: ServerProcess, database_url: str
) -> None:
    plain = midgame(Path(__file__).with_name("night_plain.yaml"))
    table = planted(database_url, plain)
    with open_page(LAPTOP, "en") as page, sitting(table, server.url):
        me = sit_down(page, "en", table.link(server.url))
        expect(page.locator('[data-key="graveyard"]')).to_have_count(1)
        expect(page.get_by_role("complementary", name=me.say("night-modules"))).to_have_count(0)
        expect(page.locator('[data-key^="improvement:"], [data-key^="bandit:"]')).to_have_count(0)


def test_the_die_that_the_code_wants_is_laid_with_one_tap(
    open_page: OpenPage, server: ServerProcess, database_url: str
) -> None:
    table = planted(database_url, the_night())
    with open_page(LAPTOP, "en") as page, sitting(table, server.url):
        me = sit_down(page, "en", table.link(server.url))
        me.button("night-code-die", value=1, state="yours", name="").click()
        laid = me.say("night-code-die", value=1, state="there", name="Maëlle")
        expect(page.get_by_role("img", name=laid).first).to_be_visible()


@pytest.mark.parametrize("size", [LAPTOP, pytest.param(LOW, marks=pytest.mark.long)], ids=["laptop", "phone"])
def test_an_encounter_keeps_its_dice_on_one_stage(
    open_page: OpenPage, server: ServerProcess, database_url: str, size: tuple[int, int]
) -> None:
    table = planted(database_url, the_night(1, 6))
    with open_page(size, "en") as page, sitting(table, server.url):
        me = sit_down(page, "en", table.link(server.url))
        me.survivors.nth(1).click()
        me.tiles.filter(has_text="Hunter").first.click()
        expect(me.scene.get_by_role("heading", name="Hunter")).to_be_visible()
        expect(me.scene.get_by_text(me.say("scene-encounter-die"))).to_be_visible()
        me.look("encounter")


@pytest.mark.parametrize("size", [TALL, pytest.param(LAPTOP, marks=pytest.mark.long)], ids=["phone", "laptop"])
def test_the_tables_of_the_hideout_are_those_of_this_survivor(
    open_page: OpenPage, server: ServerProcess, database_url: str, size: tuple[int, int]
) -> None:
    start = the_night().start.copy()
    start.turns[0].seat = 3
    start.players[3].dice = [4, 4]
    table = planted(database_url, Table(start))
    with open_page(size, "en") as page, sitting(table, server.url):
        me = sit_down(page, "en", table.link(server.url, 3))
        me.survivors.filter(has_text="Loretta").click()
        search = me.tiles.filter(has_text=me.say("night-raid-search"))
        attack = me.tiles.filter(has_text=me.say("dock-verb", verb="attack-camp"))
        expect(search).to_contain_text("50%")
        expect(attack).to_contain_text("33%")  # with a wound, two more are deadly too
        me.look("hideout")


@pytest.mark.parametrize("size", [LAPTOP, pytest.param(LOW, marks=pytest.mark.long)], ids=["laptop", "phone"])
def test_a_token_is_put_on_an_improvement_close_up(
    open_page: OpenPage, server: ServerProcess, database_url: str, size: tuple[int, int]
) -> None:
    table = planted(database_url, the_night())
    with open_page(size, "en") as page, sitting(table, server.url):
        me = sit_down(page, "en", table.link(server.url))
        me.hand.filter(has_text="Junk").click()
        me.act("play")
        me.scene.get_by_role("button", name="advancement").click()
        expect(me.scene.get_by_role("heading", name=me.say("night-sheet", kind="works"))).to_be_visible()
        me.look("improvements")
        me.scene.get_by_role("button").filter(has_text="Greenhouse").click()
        expect(me.scene).to_be_hidden()
        built = page.locator('[data-key="improvement:greenhouse@improvement"]').first
        expect(built).to_contain_text(me.say("night-work", name="Greenhouse", tokens=2, cost=3))


@pytest.mark.parametrize("size", [TALL, pytest.param(LAPTOP, marks=pytest.mark.long)], ids=["phone", "laptop"])
def test_both_thumbs_of_a_lockdown_say_what_they_bring(
    open_page: OpenPage, server: ServerProcess, database_url: str, size: tuple[int, int]
) -> None:
    start = the_night().start.copy()
    start.turns_left = 1
    table = planted(database_url, Table(start))
    with open_page(size, "en", "instant") as page, sitting(table, server.url, 1, 2, 3) as others:
        me = sit_down(page, "en", table.link(server.url))
        page.keyboard.press("m")
        me.button("night-code-die", value=1, state="yours", name="").click()
        page.keyboard.press("Escape")
        me.end_turn()
        stays = me.say("scene-lockdown-stays", name="Frostwalker")
        expect(me.scene.get_by_text(stays)).to_be_visible()
        expect(me.scene.get_by_text("Frostwalker", exact=False).first).to_be_visible()
        me.look("lockdown")
        for player in others:
            player.answers("vote up")
        thumb = me.say("scene-thumb", thumb="up", about="lockdown")
        me.scene.get_by_role("button").filter(has_text=thumb).click()
        expect(me.scene).to_be_hidden()


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.long), "fr"])
def test_whatever_one_presses_at_the_long_night_can_be_read(
    open_page: OpenPage, server: ServerProcess, database_url: str, language: str
) -> None:
    table = planted(database_url, the_night())
    with open_page(LAPTOP, language) as page, sitting(table, server.url):
        me = sit_down(page, language, table.link(server.url))
        reader = Reader(page)
        reader.look("long night")
        me.survivors.nth(1).click()
        reader.look("a survivor beside a special zombie")
        me.back()
        for sheet in ("graveyard", "loot", "experiment"):
            page.locator(f'[data-key="{sheet}"]').filter(visible=True).first.click()
            expect(me.scene).to_be_visible()
            reader.look(f"sheet of {sheet}")
            me.back()
    assert not reader.unreadable, "\n".join(reader.unreadable)


@pytest.mark.parametrize(
    ("size", "language"),
    [pytest.param(LAPTOP, "en", id="laptop-en"), pytest.param((320, 640), "fr", id="small-fr", marks=pytest.mark.long)],
)
def test_what_a_pill_may_do_lies_beside_it_where_it_is_taken(
    open_page: OpenPage, server: ServerProcess, database_url: str, size: tuple[int, int], language: str
) -> None:
    start = the_night().start.copy()
    start.players[0].hand.append(start.box.pop(start.box.index("red-pill@raxxon")))
    table = planted(database_url, Table(start))
    with open_page(size, language) as page, sitting(table, server.url):
        me = sit_down(page, language, table.link(server.url))
        reader = Reader(page)
        me.hand.filter(has_text=language_of(language, "Red Pill", "Pilule rouge")).click()
        lines = me.dock.get_by_role("list", name=me.say("night-table")).get_by_role("listitem")
        expect(lines).to_have_count(3)
        expect(lines.first).to_contain_text("1-2")
        expect(me.tiles.first).to_contain_text(me.say("dock-by-die"))
        reader.look("a pill in hand")
        me.look("pill")
        me.act("play")
        expect(me.dock.get_by_role("listitem").filter(has_text="5-6")).to_be_visible()
        reader.look("who takes it")
        assert not reader.unreadable, "\n".join(reader.unreadable)


def test_the_memory_says_nothing_where_there_is_nothing(
    open_page: OpenPage, server: ServerProcess, database_url: str
) -> None:
    table = planted(database_url, the_night())
    with open_page(LAPTOP, "fr") as page, sitting(table, server.url):
        me = sit_down(page, "fr", table.link(server.url))
        me.button("dock-memory").click()
        memory = page.get_by_role("dialog", name=me.say("dock-memory"))
        expect(memory.get_by_role("heading", level=3)).to_have_count(8)
        expect(memory.get_by_role("listitem")).to_have_text([me.say("dock-memory-none")] * 8)
