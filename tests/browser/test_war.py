"""A war of two colonies in the browser: its table in all sizes, and a round that four people click through."""

from time import monotonic

import pytest
from playwright.sync_api import Page, expect

from tests.browser.clicking import Clicker
from tests.browser.conftest import LAPTOP, OpenPage
from tests.browser.looking import Loaded, assert_accessible, take_picture
from tests.browser.positions import before_a_turn, planted
from tests.browser.reading import unreadable
from tests.browser.scripted import sitting
from tests.browser.wars import NAMES, battle, war
from tests.browser.words import Words
from tests.rule import rule
from tests.server.serving import ServerProcess

PHONES = [(390, 844), (360, 740), (320, 640)]
SEATS = 4
SECONDS_FOR_A_ROUND = 120
MOST_FOR_A_WAR = 25_000


def opened(page: Page, link: str, language: str = "en") -> None:
    """Sit down, and put the hints away."""
    page.goto(link)
    expect(page.locator(".town .home").first).to_be_visible()
    off = page.get_by_role("button", name=Words(language)("hints-off"))
    expect(off).to_be_visible()
    off.click()


@pytest.mark.parametrize(("players", "language"), [(8, "fr"), (10, "en")])
def test_a_table_of_two_colonies_can_be_read(
    open_page: OpenPage, server: ServerProcess, database_url: str, players: int, language: str
) -> None:
    """Theirs on top, the town, ours next to the dock: on a laptop, and on phones with one colony folded."""
    table = planted(database_url, war(players, change=battle), NAMES)
    with open_page(LAPTOP, language) as page:
        opened(page, table.link(server.url), language)
        homes = page.locator(".town .home")
        expect(homes).to_have_count(2)
        above, below = (homes.nth(n).bounding_box() for n in (0, 1))
        assert above
        assert below
        assert above["y"] < below["y"]
        assert "lighthouse" in (page.locator(".town > .colony").first.get_attribute("class") or "")
        assert_accessible(page)
        take_picture(page, f"war-{players}-laptop-{language}")
        found = unreadable(page)
        for width, height in PHONES:
            page.set_viewport_size({"width": width, "height": height})
            expect(page.locator(".town .home.folded")).to_have_count(1)
            page.wait_for_timeout(300)
            take_picture(page, f"war-{players}-{width}-{language}")
            found += [f"{width}: {text}" for text in unreadable(page)]
        assert_accessible(page)
    assert not found, "\n".join(map(str, found))


def test_one_tap_swaps_the_colonies_on_a_phone(open_page: OpenPage, server: ServerProcess, database_url: str) -> None:
    table = planted(database_url, war(SEATS, change=battle), NAMES)
    with open_page(PHONES[0]) as page:
        opened(page, table.link(server.url))
        expect(page.locator('[data-key^="entrance:forge:"]')).to_have_count(6)
        page.get_by_role("button", name=Words("en")("war-see")).click()
        expect(page.locator('[data-key^="entrance:lighthouse:"]')).to_have_count(6)
        expect(page.locator('[data-key^="entrance:forge:"]')).to_have_count(0)


@rule("W4.5", "W4.10")
def test_the_sand_runs_in_the_screen_of_whoever_is_not_done(
    open_page: OpenPage, server: ServerProcess, database_url: str
) -> None:
    """Nobody moves, one is done: the other sees the bar and the seconds, and goes on acting at once."""
    table = planted(database_url, war(SEATS, timer=120, change=battle), NAMES)
    first, second = war(SEATS, change=battle).state.turns
    with open_page(LAPTOP) as page, sitting(table, server.url, second.seat) as (other,):
        opened(page, table.link(server.url, first.seat))
        say = Words("en")
        end = page.locator("[data-end]:visible")
        expect(end).to_have_text(say("war-pass"))
        end.click()
        other.answers("pass", "end")
        clock = page.get_by_role("timer").filter(visible=True).first
        expect(clock).to_be_visible()
        expect(end).to_have_text(say("war-finish"))
        expect(page.locator('[data-key^="survivor:"]').first).to_be_enabled()
        assert page.get_by_role("dialog").filter(visible=True).count() == 0
        take_picture(page, "war-sand")


@rule("W12.2", "W12.5", "W17")
def test_a_leader_clicks_through_a_round(open_page: OpenPage, server: ServerProcess, database_url: str) -> None:
    """Moves, actions, a combat with its tactics and bets, an election: every question of a round can be answered."""
    start = war(SEATS, change=battle)
    table = planted(database_url, start, NAMES)
    leader = start.state.colonies[0].leader
    others = [seat for seat in range(SEATS) if seat != leader]
    seen: set[str] = set()
    with open_page(LAPTOP, pace="instant") as page, sitting(table, server.url, *others) as players:
        opened(page, table.link(server.url, leader))
        clicker = Clicker(page, "a war")
        begun = monotonic()
        while not seen & {"over", "round 2"}:
            look_for(page, seen)
            clicker.click_something()
            for player in players:
                player.answers_if_asked(("pass", "end"))
            assert monotonic() - begun < SECONDS_FOR_A_ROUND, (
                f"seen: {sorted(seen)}; the page: {page.locator('body').inner_text()[-800:]}"
            )
    assert {"combat", "asked"} <= seen, sorted(seen)


def look_for(page: Page, seen: set[str]) -> None:
    """What of a war the page shows now."""
    say = Words("en")
    if page.locator("article.combat").count() and "combat" not in seen:
        seen.add("combat")
        assert_accessible(page)
        take_picture(page, "war-combat")
    if page.locator(".tactics").count() and "asked" not in seen:
        seen.add("asked")
        assert_accessible(page)
        take_picture(page, "war-tactics")
    if page.get_by_text(say("war-pick-leader")).count() and "election" not in seen:
        seen.add("election")
        assert_accessible(page)
        take_picture(page, "war-election")
    if page.get_by_text(say("board-round-of", round=2, last=4)).count():
        seen.add("round 2")
    if page.locator(".table").count() == 0:
        seen.add("over")


def test_only_a_war_loads_its_part(open_page: OpenPage, server: ServerProcess, database_url: str) -> None:
    """One file of its own, and small."""
    loads = []
    for game in (before_a_turn(), war(SEATS)):
        table = planted(database_url, game, NAMES)
        with open_page(LAPTOP) as page:
            loaded = Loaded(page)
            page.goto(table.link(server.url))
            expect(page.locator("[data-key^='survivor:']").first).to_be_visible()
            page.wait_for_load_state("networkidle")
            loads.append({name.rsplit("/")[-1]: size for name, size in loaded.files().items() if name.endswith(".js")})
    more = {name: size for name, size in loads[1].items() if name not in loads[0]}
    parts = [size for name, size in more.items() if name.startswith("parts")]
    assert len(parts) == 1, more
    assert sum(more.values()) < MOST_FOR_A_WAR, more


def test_on_a_tv_both_colonies_and_the_pair_are_seen(
    open_page: OpenPage, server: ServerProcess, database_url: str
) -> None:
    table = planted(database_url, war(8, change=battle), NAMES)
    with open_page((1920, 1080)) as page:
        page.goto(f"{server.url}/tv/{table.id}")
        expect(page.locator(".town .home")).to_have_count(2)
        expect(page.locator("footer .who")).to_have_count(2)
        expect(page.locator("footer li")).to_have_count(8)
        assert_accessible(page)
        take_picture(page, "war-tv")
