"""Whatever one presses can be read: on all screens of a game, in all sizes, both languages, with the longest names."""

import pytest
from playwright.sync_api import Locator, expect

from hivernage.cards.load import load_packs
from tests.browser.conftest import LAPTOP, OpenPage
from tests.browser.positions import before_a_turn, before_the_last_turns, crowded, planted
from tests.browser.reading import PHONES, Reader, unreadable
from tests.browser.scripted import Scripted, sitting
from tests.browser.seat import Seat
from tests.browser.words import Words
from tests.server.serving import ServerProcess, create, join

LONG_NAMES = ("Maximilienne-Clément", "Anticonstitutionnels", "Grisou", "Jean-Baptiste Martin")
VERBS = ("attack", "search", "move", "barricade", "clean", "attract")
IN_VIEW = """(thing) => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    const above = document.elementFromPoint((left + right) / 2, bottom - 3);
    return top >= 0 && left >= 0 && bottom <= innerHeight + 1 && right <= innerWidth + 1 && thing.contains(above);
}"""
CUT_OFF = {
    "by a narrow box": "width: 20px; overflow: hidden; white-space: nowrap",
    "by an ellipsis": "width: 40px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap",
    "by a low box": "width: 60px; height: 16px; min-height: 0; overflow: hidden",
    "by leaving its box": "width: 20px; min-width: 0; white-space: nowrap",
    "by the edge of the window": "margin-left: 1000px",
    "beside a window that doesn't scroll": "position: fixed; left: 1240px; width: 300px",
    "inside a word": "width: 40px; min-width: 0; word-break: break-all",
}


def test_what_is_cut_off_is_found(open_page: OpenPage, server: ServerProcess, database_url: str) -> None:
    table = planted(database_url, before_a_turn())
    with open_page(LAPTOP) as page, sitting(table, server.url):
        me = Seat(page, "en")
        me.open(table.link(server.url))
        me.button("hints-off").click()
        assert unreadable(page) == []
        for how, style in CUT_OFF.items():
            me.button("dock-end").evaluate("(button, style) => { button.style.cssText = style }", style)
            assert unreadable(page), f"a button is cut off {how}, and nobody notices"
            me.button("dock-end").evaluate("(button) => { button.style.cssText = '' }")
        assert unreadable(page) == []


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.long), "fr"])
def test_a_crowded_table_can_be_read(
    open_page: OpenPage, server: ServerProcess, database_url: str, language: str
) -> None:
    table = planted(database_url, crowded(), (*LONG_NAMES, "Élisabeth-Charlotte"))
    with open_page(LAPTOP, language) as page, sitting(table, server.url):
        me = Seat(page, language)
        reader = Reader(page)
        me.open(table.link(server.url))
        me.button("hints-off").click()
        reader.look("my turn")
        me.survivors.first.click()
        expect(me.dock.get_by_text(me.say("dock-with-fuel"))).to_be_visible()
        reader.look("a survivor")
    assert not reader.unreadable, "\n".join(reader.unreadable)


def test_on_a_phone_secret_table_and_players_stay_in_view_in_my_turn(
    open_page: OpenPage, server: ServerProcess, database_url: str
) -> None:
    table = planted(database_url, crowded(), LONG_NAMES)
    with open_page(PHONES[0], "fr") as page, sitting(table, server.url):
        me = Seat(page, "fr")
        me.open(table.link(server.url))
        me.button("hints-off").click()
        for width, height in PHONES:
            page.set_viewport_size({"width": width, "height": height})
            for key in ("dock-table", "dock-secret", "dock-end"):
                assert in_view(page.get_by_role("button", name=me.say(key)).filter(visible=True).first), key
            for player in page.locator('[data-key^="player:"]').filter(visible=True).all():
                assert in_view(player), player.inner_text()
        me.survivors.first.click()
        assert in_view(page.locator('[data-key="player:1"]').filter(visible=True)), "also while one acts"


def in_view(thing: Locator) -> bool:
    """Whether it is whole in the window, without scrolling, and nothing lies over it."""
    return bool(thing.evaluate(IN_VIEW))


@pytest.mark.parametrize(
    "size",
    [
        (915, 412),
        (320, 640),
        *(pytest.param(size, marks=pytest.mark.long) for size in ((740, 360), (683, 384), (640, 360), (1280, 450))),
    ],
    ids=str,
)
def test_a_small_window_leaves_a_board_to_play_on(
    open_page: OpenPage, server: ServerProcess, database_url: str, size: tuple[int, int]
) -> None:
    table = planted(database_url, before_a_turn())
    with open_page(size) as page, sitting(table, server.url):
        me = Seat(page, "en")
        me.open(table.link(server.url))
        me.button("hints-off").click()
        board = page.get_by_role("region", name=me.say("board-board"))
        expect(board).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page scrolls"
        pawn = page.locator('main [data-key="survivor:bev-russell"]')
        pawn.click()
        expect(me.tiles.first).to_be_in_viewport()
        page.locator('main [data-key="place:police-station"]').click()
        expect(me.scene.get_by_role("heading", name="Horde")).to_be_visible()


def test_tiles_keep_their_places(open_page: OpenPage, server: ServerProcess, database_url: str) -> None:
    table = planted(database_url, before_a_turn())
    with open_page() as page, sitting(table, server.url):
        me = Seat(page, "en")
        me.open(table.link(server.url))
        me.button("hints-off").click()
        verbs = [
            me.say("dock-verb", verb=verb) for verb in ("attack", "search", "move", "barricade", "clean", "attract")
        ]
        for survivor in (me.survivors.first, me.survivors.last):  # only the first can search, only the last clean up
            survivor.click()
            tiles = me.group("dock-actions").locator("[data-tile], a")
            expect(tiles.nth(5)).to_be_visible()
            titles = tiles.locator(".title").all_inner_texts()
            assert [title.split(":")[0] for title in titles[:6]] == verbs
            me.back()


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.long), "fr"])
def test_all_that_is_agreed_on_in_the_lobby_can_be_read(
    open_page: OpenPage, server: ServerProcess, language: str
) -> None:
    crises = load_packs("long-night").decks["crisis"][:8]
    settings = {"players": 5, "box": "long-night", "modules": ["bandits"], "left_out": crises}
    host = create(server, LONG_NAMES[0], settings=settings)
    join(host, LONG_NAMES[1])
    with open_page(LAPTOP, language) as page, open_page(LAPTOP, language) as theirs:
        reader, other = Reader(page), Reader(theirs)
        page.goto("/")
        expect(page.get_by_role("heading").first).to_be_visible()
        reader.look("start")
        for summary in page.locator("summary").filter(visible=True).all():
            summary.click()
        reader.look("start, all of it open")
        page.goto(f"/t/{host.table}#seat={host.token}")
        options = page.locator(".options summary")
        expect(options.first).to_be_visible()
        for n in range(options.count()):
            options.nth(n).click()
            reader.look(f"lobby, option {n + 1}")
        theirs.goto(f"/t/{host.table}")
        theirs.get_by_role("button", name=Words(language)("just-watch")).click()
        expect(theirs.get_by_text(LONG_NAMES[1])).to_be_visible()
        other.look("lobby of somebody who watches")
    found = reader.unreadable + other.unreadable
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_pages_around_a_game_can_be_read(open_page: OpenPage, server: ServerProcess, language: str) -> None:
    host = create(server, LONG_NAMES[0], settings={"players": 5})
    join(host, LONG_NAMES[1])
    host.post("/seats/2/bot", bot="regular")
    with open_page(LAPTOP, language) as page:
        me = Seat(page, language)
        reader = Reader(page)
        for address in ("/", f"/j/{host.code}", "/rules", "/cards"):
            page.goto(address)
            expect(page.get_by_role("heading").first).to_be_visible()
            reader.look(address)
        page.goto(f"/t/{host.table}#seat={host.token}")
        expect(page.get_by_text(LONG_NAMES[1])).to_be_visible()
        reader.look("lobby")
        host.post("/start", fill="regular")
        expect(me.tiles.first).to_be_visible()
        reader.look("choosing a group")
    assert not reader.unreadable, "\n".join(reader.unreadable)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "fr"])
def test_whatever_one_presses_can_be_read_on_all_screens(
    open_page: OpenPage, server: ServerProcess, database_url: str, language: str
) -> None:
    table = planted(database_url, before_the_last_turns(), LONG_NAMES)
    with (
        open_page(LAPTOP, language) as mine,
        open_page(LAPTOP, language) as theirs,
        sitting(table, server.url, 2, 3) as (grisou, jean),
    ):
        me, other = Seat(mine, language), Seat(theirs, language)
        reader, other_reader = Reader(mine), Reader(theirs)
        me.open(table.link(server.url, 0))
        reader.look("hint")
        me.button("hints-off").click()
        other.open(table.link(server.url, 1))
        other.button("hints-off").click()

        reader.look("my turn")
        other_reader.look("another's turn")
        read_what_can_be_done(me, reader)
        read_the_panels(me, reader)
        read_the_sheets(me, reader)
        ask_for_a_card(me, other, grisou, jean, reader, other_reader)
        search(me, reader)
        walk_into_the_crossroads(me, other, reader, other_reader)
        vote_on_exile(me, other, grisou, jean, reader, other_reader)
        play_to_the_end(me, other, grisou, jean, reader)
    found = reader.unreadable + other_reader.unreadable
    assert not found, "\n".join(found)


def read_what_can_be_done(me: Seat, reader: Reader) -> None:
    for kind, things in (("survivor", me.survivors), ("die", me.dice), ("card", me.hand)):
        for n in range(things.count()):
            things.nth(n).click()
            me.page.wait_for_timeout(150)  # the reasons why something can't be done come from the server
            reader.look(f"{kind} {n + 1}")
            me.back()
    me.survivors.first.click()
    me.act("move")
    reader.look("where to")
    me.back()
    me.back()
    me.button("dock-table").click()
    reader.look("at the table")
    me.tiles.filter(has_text=LONG_NAMES[3]).click()
    reader.look("sure to exile")
    me.back()


def read_the_panels(me: Seat, reader: Reader) -> None:
    me.button("dock-memory").click()
    reader.look("memory")
    me.back()
    me.button("menu").click()
    reader.look("menu")
    me.back()
    me.button("menu-talk", unread=0).click()
    reader.look("talk")
    me.button("panel-tab", name="history").click()
    reader.look("history")
    me.button("panel-close").click()


def read_the_sheets(me: Seat, reader: Reader) -> None:
    for thing in ("crisis", "objective", "waste", "place:hospital", "survivor:jenny-clark", "player:3"):
        me.page.locator(f'[data-key="{thing}"]').filter(visible=True).first.click()
        expect(me.scene).to_be_visible()
        reader.look(f"sheet of {thing}")
        me.back()
        expect(me.scene).to_be_hidden()


def ask_for_a_card(
    me: Seat, other: Seat, grisou: Scripted, jean: Scripted, reader: Reader, other_reader: Reader
) -> None:
    me.button("dock-table").click()
    me.tiles.first.click()
    expect(other.button("dock-give-nothing")).to_be_visible()
    other_reader.look("request")
    reader.look("request waiting")
    other.button("dock-give-nothing").click()
    grisou.answers("pass")
    jean.answers("pass")
    expect(me.button("dock-end")).to_be_visible()


def search(me: Seat, reader: Reader) -> None:
    me.survivors.first.click()
    me.act("search")
    expect(me.tiles.first).to_be_visible()
    reader.look("search")
    me.tiles.first.click()
    expect(me.button("dock-end")).to_be_visible()
    reader.look("after the search")
    me.survivors.first.click()
    expect(me.dock.get_by_text(me.say("dock-with-fuel"))).to_be_visible()
    reader.look("a move with fuel")
    me.back()


def walk_into_the_crossroads(me: Seat, other: Seat, reader: Reader, other_reader: Reader) -> None:
    me.survivors.last.click()
    me.act("move")
    me.tiles.first.click()
    expect(me.scene).to_be_visible()
    expect(other.scene).to_be_visible()
    reader.look("crossroads")
    other_reader.look("crossroads, as a reader")
    me.scene.get_by_role("button").nth(1).click()
    expect(me.scene).to_be_hidden()
    reader.look("after the crossroads")


def vote_on_exile(
    me: Seat, other: Seat, grisou: Scripted, jean: Scripted, reader: Reader, other_reader: Reader
) -> None:
    me.call_for_exile(LONG_NAMES[3])
    expect(me.thumb("down")).to_be_visible()
    reader.look("vote")
    grisou.answers("vote up")
    jean.answers("vote down")
    for seat in (me, other):
        seat.thumb("down").click()
    expect(me.button("scene-go-on")).to_be_visible()
    reader.look("vote open")
    for seat in (me, other):
        seat.skip_all()


def play_to_the_end(me: Seat, other: Seat, grisou: Scripted, jean: Scripted, reader: Reader) -> None:
    me.button("dock-end").click()
    expect(me.button("dock-end-yes")).to_be_visible()
    reader.look("sure to end the turn")
    me.button("dock-end-yes").click()
    other.end_turn()
    grisou.answers("end")
    jean.answers("end")
    expect(me.scene).to_be_visible()
    reader.look("crisis")
    me.skip_all()
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    reader.look("end")
