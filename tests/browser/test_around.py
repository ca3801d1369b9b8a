"""Around the table: a screen nobody sits at, who is away, a host without data, the keys, the way back to a table."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LAPTOP, PHONE, SETTINGS, OpenPage
from tests.browser.looking import assert_accessible, take_picture
from tests.browser.positions import before_a_horde, before_a_turn, planted
from tests.browser.scripted import sitting
from tests.browser.seat import Seat
from tests.browser.words import Words
from tests.server.serving import Guest, ServerProcess, create, join, serving

TV = (1920, 1080)
SMALL = (320, 640)


@pytest.fixture(scope="module")
def server(database_url: str) -> Iterator[ServerProcess]:
    """A server where a seat is thought empty at once."""
    with serving(database_url, {**SETTINGS, "HIVERNAGE_ABSENCE": "0"}) as server:
        yield server


def seat_link(guest: Guest) -> str:
    return f"/t/{guest.table}#seat={guest.token}"


def shown(page: Page, name: str, width: int) -> None:
    """It is kept as a picture, accessible, and not wider than the window."""
    take_picture(page, f"{name}-{width}-{page.locator('html').get_attribute('lang')}")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert_accessible(page)


# A screen that nobody sits at


@pytest.mark.parametrize(
    ("size", "language"),
    [(TV, "en"), pytest.param(PHONE, "fr", marks=pytest.mark.long), pytest.param(SMALL, "en", marks=pytest.mark.long)],
)
def test_a_screen_asks_for_the_code_and_shows_lobby_and_game(
    open_page: OpenPage, server: ServerProcess, size: tuple[int, int], language: str
) -> None:
    say = Words(language)
    host = create(server, settings={"players": 3})
    with open_page(size, language) as page:
        page.goto("/tv")
        expect(page.get_by_role("heading", name=say("tv-title"))).to_be_visible()
        shown(page, "tv-door", size[0])
        page.get_by_label(say("code-or-link")).fill(host.code.lower())
        page.get_by_role("button", name=say("tv-show")).click()
        page.wait_for_url(f"**/tv/{host.code.lower()}")
        expect(page.get_by_role("img", name=say("qr-join", code=host.code))).to_be_visible()
        expect(page.get_by_role("heading", name=host.code)).to_be_visible()
        shown(page, "tv-lobby", size[0])
        host.post("/start", fill="regular")
        expect(page.get_by_role("list", name=say("around-the-table"))).to_be_visible()
        expect(page.get_by_text(say("tv-latest"))).to_be_visible()
        page.reload()
        expect(page.get_by_text(say("tv-latest"))).to_be_visible()


@pytest.mark.parametrize("table", ["ZZZZZZ", "no-such-table-anywhere"])
def test_a_screen_at_an_unknown_table_asks_again(open_page: OpenPage, table: str) -> None:
    with open_page(LAPTOP, "en") as page:
        page.goto(f"/tv/{table}")
        expect(page.get_by_role("alert")).to_be_visible()
        expect(page.get_by_label("Code, or the link you were sent")).to_be_visible()
        shown(page, f"tv-unknown-{table}", LAPTOP[0])


# Who is away


@pytest.mark.parametrize(("size", "language"), [(LAPTOP, "en"), pytest.param(PHONE, "fr", marks=pytest.mark.long)])
def test_seats_say_for_how_long_somebody_is_away(
    open_page: OpenPage, server: ServerProcess, database_url: str, size: tuple[int, int], language: str
) -> None:
    table = planted(database_url, before_a_turn())
    away = re.compile(r"absent (depuis )?0:\d\d" if language == "fr" else r"away for 0:\d\d")
    with open_page(size, language) as mine, open_page(TV, language) as tv, open_page(LAPTOP, language) as theirs:
        me, theo = Seat(mine, language), Seat(theirs, language)
        theo.open(table.link(server.url, 1))
        me.open(table.link(server.url, 0))
        seats = mine.get_by_role("list", name=me.say("board-players")).filter(visible=True).get_by_role("listitem")
        expect(seats.filter(has_text=away)).to_have_count(2)  # nobody has a page for Grisou and Inès
        theirs.close()
        gone = seats.filter(has_text="Théo")
        expect(gone).to_contain_text(away)
        before = gone.inner_text()
        expect(gone).not_to_have_text(before)  # it goes on by itself
        expect(gone).to_contain_text(away)
        me.look("away")
        tv.goto(f"/tv/{table.id}")
        expect(tv.get_by_role("listitem").filter(has_text=away)).to_have_count(3)
        take_picture(tv, f"tv-away-{language}")


def test_the_lobby_says_who_is_away(open_page: OpenPage, server: ServerProcess) -> None:
    host = create(server, settings={"players": 3})
    join(host, "Théo")
    with open_page(PHONE, "en") as page:
        page.goto(seat_link(host))
        expect(page.get_by_role("listitem").filter(has_text="Théo")).to_contain_text(re.compile(r"away for 0:\d\d"))


# The host's seat


@pytest.mark.parametrize(
    ("size", "language", "agree"),
    [(LAPTOP, "en", True), (PHONE, "fr", False), pytest.param(SMALL, "fr", True, marks=pytest.mark.long)],
)
def test_a_host_without_browser_data_asks_the_others(
    open_page: OpenPage, server: ServerProcess, size: tuple[int, int], language: str, agree: bool
) -> None:
    host = create(server, name="Maëlle", settings={"players": 3})
    theo = join(host, "Théo")
    host.post("/start", fill="regular")
    with open_page(size, language) as theirs, open_page(size, language) as lost:
        other, me = Seat(theirs, language), Seat(lost, language)
        other.open(seat_link(theo))
        lost.goto(f"/j/{host.code}")
        me.button("this-is-my-seat").click()
        lost.get_by_label(me.say("your-name")).fill("Maëlle encore")
        lost.get_by_role("listitem").filter(has_text="Maëlle").get_by_role("button", name=me.say("claim-seat")).click()
        expect(lost.get_by_text(me.say("claim-voted-on"))).to_be_visible()
        expect(theirs.get_by_text("Maëlle encore")).to_be_visible()
        other.look("host-claim")
        other.button("motion-yes" if agree else "motion-no").click()
        if agree:
            expect(me.survivors.or_(me.tiles).first).to_be_visible()  # the page has opened by itself
        else:
            expect(lost.get_by_text(me.say("claim-not-agreed"))).to_be_visible()
    assert (host.info()["you"] == 0) == (not agree)


def test_in_the_lobby_too(open_page: OpenPage, server: ServerProcess) -> None:
    host = create(server, name="Ana", settings={"players": 3})
    bo = join(host, "Bo")
    with open_page(LAPTOP, "en") as page:
        page.goto(seat_link(bo))
        expect(page.get_by_role("heading", name="Around the table")).to_be_visible()
        claimed = Guest(server.url, host.table).post("/claims", seat=0, name="Ana again")
        page.get_by_role("button", name="Yes").click()
        expect(page.get_by_role("listitem").filter(has_text="Ana again")).to_be_visible()
        assert Guest(server.url, host.table, 0, claimed["token"]).info()["you"] == 0


WHOLE_SENTENCES = """(story) => {
    const words = 'Somebody searches the grocery store, makes noise and then keeps a can of food for the crisis. ';
    const lines = [...story.children];
    lines[0].textContent = words.repeat(2);
    for (const line of lines.slice(1)) line.textContent = words;
    const frame = story.getBoundingClientRect();
    return lines.map((line) => {
        const { left, right, bottom } = line.getBoundingClientRect();
        const whole = line.scrollHeight <= line.clientHeight && bottom <= frame.bottom + 1 && right <= frame.right + 1;
        return whole ? 'whole' : left >= frame.right ? 'away' : 'cut';
    });
}"""


@pytest.mark.parametrize("size", [pytest.param((1366, 768), marks=pytest.mark.thorough), (1920, 1080)], ids=str)
def test_the_shared_screen_tells_whole_sentences(
    open_page: OpenPage, server: ServerProcess, database_url: str, size: tuple[int, int]
) -> None:
    table = planted(database_url, before_a_turn())
    with open_page(size) as page, sitting(table, server.url, 0) as (maelle,):
        page.goto(f"/tv/{table.id}")
        story = page.locator(".story")
        maelle.answers("end")
        expect(story.locator("p").nth(1)).to_be_visible()
        told = story.evaluate(WHOLE_SENTENCES)
        assert told[0] == "whole", told
        assert "cut" not in told, told


# Keys


@pytest.mark.parametrize(
    ("size", "language"),
    [
        (LAPTOP, "en"),
        pytest.param(PHONE, "fr", marks=pytest.mark.long),
        pytest.param(SMALL, "fr", marks=pytest.mark.long),
    ],
)
def test_a_question_mark_opens_the_keys(
    open_page: OpenPage, server: ServerProcess, database_url: str, size: tuple[int, int], language: str
) -> None:
    table = planted(database_url, before_a_turn())
    with open_page(size, language) as page:
        me = Seat(page, language)
        me.open(table.link(server.url))
        keys = page.get_by_role("dialog", name=me.say("keys-title"))
        me.survivors.first.click()
        expect(me.tiles.first).to_be_visible()
        offered = me.tiles.all_inner_texts()
        page.keyboard.press("?")
        expect(keys).to_be_visible()
        expect(keys).to_contain_text("F")
        me.look("keys")
        page.keyboard.press("1")
        page.keyboard.press("Escape")
        expect(keys).to_be_hidden()
        expect(me.tiles, "nothing happened behind it").to_have_text(offered, use_inner_text=True)
        page.keyboard.press("?")
        expect(keys).to_be_visible()
        page.keyboard.press("?")
        expect(keys).to_be_hidden()
        me.button("menu").click()
        page.get_by_role("button", name=me.say("keys-title")).click()
        expect(keys).to_be_visible()
        me.button("keys-close").click()
        me.button("menu-talk", unread=0).click()
        page.get_by_role("textbox").press("?")
        expect(keys).to_be_hidden()


def test_keys_can_be_looked_up_in_the_middle_of_a_scene(
    open_page: OpenPage, server: ServerProcess, database_url: str
) -> None:
    table = planted(database_url, before_a_turn())
    with open_page(LAPTOP, "en") as page, sitting(table, server.url, 1, 2, 3):
        me = Seat(page, "en")
        me.open(table.link(server.url))
        me.survivors.last.click()
        me.act("move")
        me.tiles.first.click()
        crossroads = page.get_by_role("dialog", name=me.say("scene-crossroads"))
        expect(crossroads).to_be_visible()
        page.wait_for_timeout(500)  # it is unfolded
        told = crossroads.inner_text()
        for key in ("?", "1", "2", "Escape"):
            page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=me.say("keys-title"))).to_be_hidden()
        expect(crossroads).to_be_visible()
        assert crossroads.inner_text() == told, "nothing was chosen, and it wasn't laid aside"


def test_a_small_scene_waits_while_keys_are_looked_up(
    open_page: OpenPage, server: ServerProcess, database_url: str
) -> None:
    table = planted(database_url, before_a_horde(0))
    with open_page(LAPTOP, "en", pace="step") as page, sitting(table, server.url, 1, 2, 3):
        me = Seat(page, "en")
        me.open(table.link(server.url))
        me.end_turn()
        small = page.locator("[data-scene=zombies], [data-scene=round]")
        for _ in range(20):
            if small.count():
                break
            me.back()
            page.wait_for_timeout(100)
        expect(small).to_have_count(1)
        page.wait_for_timeout(500)  # it is unfolded
        on = small.evaluate("(scene) => scene.outerHTML")
        page.keyboard.press("?")
        page.locator("#keys-title").click()
        page.keyboard.press("1")
        me.button("keys-close").click()
        expect(page.locator("#keys-title")).to_be_hidden()
        assert small.evaluate("(scene) => scene.outerHTML") == on, "it didn't go on behind the keys"


# Back to one's tables


@pytest.mark.parametrize(("size", "language"), [(PHONE, "fr"), pytest.param(LAPTOP, "en", marks=pytest.mark.long)])
def test_the_start_page_says_who_sits_at_my_tables_and_how_far_they_are(
    open_page: OpenPage, server: ServerProcess, database_url: str, size: tuple[int, int], language: str
) -> None:
    say = Words(language)
    lobby = create(server, name="Maëlle", settings={"players": 3})
    join(lobby, "Bo")
    closed = create(server, settings={"players": 3})
    game = planted(database_url, before_a_turn())
    with open_page(size, language) as page:
        for link in (seat_link(lobby), seat_link(closed)):
            page.goto(link)
            expect(page.get_by_role("heading", name=say("around-the-table"))).to_be_visible()
        Seat(page, language).open(game.link(server.url))
        closed.post("/close")
        page.goto("/")
        mine = page.get_by_role("region", name=say("my-tables")).or_(
            page.locator("section").filter(has=page.get_by_role("heading", name=say("my-tables")))
        )
        expect(mine.get_by_role("link")).to_have_count(2)
        expect(mine.get_by_role("link").filter(has_text=lobby.code)).to_contain_text("Bo")
        played = mine.get_by_role("link").filter(has_text="Théo")
        expect(played).to_contain_text(say("my-table-where", status="playing", round=3))
        expect(played).to_contain_text("Inès")
        shown(page, "my-tables", size[0])
        played.click()
        expect(Seat(page, language).dock).to_be_visible()


# Going back, among bots


@pytest.mark.parametrize(("size", "language"), [(LAPTOP, "en"), pytest.param(SMALL, "fr", marks=pytest.mark.long)])
def test_alone_with_bots_nobody_takes_back_a_roll(
    open_page: OpenPage, server: ServerProcess, database_url: str, size: tuple[int, int], language: str
) -> None:
    table = planted(database_url, before_a_turn(), bots=(1, 2, 3))
    with open_page(size, language) as page:
        me = Seat(page, language)
        me.open(table.link(server.url))
        me.button("hints-off").click()
        me.survivors.last.click()
        me.act("attack")
        me.tiles.filter(has_text={"en": "entrance 1", "fr": "entrée 1"}[language]).click()
        expect(me.dice).to_have_count(2)
        me.dock.get_by_role("button", name=me.say("dock-undo-short")).filter(visible=True).first.click()
        said = {"en": "cards or dice were shown", "fr": "des cartes ou des dés"}[language]
        expect(page.get_by_role("alert").filter(visible=True)).to_contain_text(said)
        expect(me.button("dock-vote-rewind")).to_be_hidden()
        expect(me.dice).to_have_count(2)
        me.look("no-way-back")
