"""A war of two colonies in the browser: its table in all sizes, and a round that four people click through."""

import re
from contextlib import ExitStack
from time import monotonic

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.clicking import Clicker
from tests.browser.conftest import LAPTOP, OpenPage
from tests.browser.looking import Loaded, assert_accessible, take_picture
from tests.browser.positions import before_a_turn, planted
from tests.browser.reading import unreadable
from tests.browser.scripted import sitting
from tests.browser.wars import (
    NAMES,
    battle,
    combat_of_three,
    full_library,
    last_night,
    lost_combat,
    until_a_swap,
    until_pairs,
    war,
)
from tests.browser.words import Words
from tests.rule import rule
from tests.server.serving import ServerProcess

PHONES = [(390, 844), (360, 740), (320, 640)]
SEATS = 4
SECONDS_FOR_A_ROUND = 120
SECONDS_FOR_A_WAR = 900
MOST_FOR_A_WAR = 25_000


def opened(page: Page, link: str) -> None:
    """Sit down, without hints."""
    page.add_init_script("if (location.host) localStorage.setItem('hints-off', 'off')")
    page.goto(link)
    expect(page.locator(".town .home").first).to_be_visible()


@pytest.mark.parametrize(("players", "language"), [(8, "fr"), (10, "en")])
def test_a_table_of_two_colonies_can_be_read(
    open_page: OpenPage, server: ServerProcess, database_url: str, players: int, language: str
) -> None:
    """Theirs on top, the town, ours next to the dock: on a laptop, and on phones with one colony folded."""
    table = planted(database_url, war(players, change=battle), NAMES)
    with open_page(LAPTOP, language) as page:
        opened(page, table.link(server.url))
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


@rule("W4.5", "W4.10")
@pytest.mark.parametrize("size", [LAPTOP, PHONES[0]])
def test_the_sand_is_in_sight_whatever_covers_the_table(
    open_page: OpenPage, server: ServerProcess, database_url: str, size: tuple[int, int]
) -> None:
    """A card, the menu, the keys, on a phone the talk: each has the seconds, and puts nothing below them."""
    table = planted(database_url, war(SEATS, timer=120, change=battle), NAMES)
    first, second = war(SEATS, change=battle).state.turns
    say = Words("fr")
    with open_page(size, "fr") as page, sitting(table, server.url, second.seat) as (other,):
        opened(page, table.link(server.url, first.seat))
        page.locator("[data-end]:visible").click()
        other.answers("pass", "end")
        timers = page.get_by_role("timer").filter(visible=True)
        expect(timers).to_have_count(1)

        def covered(name: str, by: Locator) -> None:
            expect(by.get_by_role("timer")).to_be_visible()
            take_picture(page, f"war-sand-{name}-{size[0]}")
            assert unreadable(page) == []
            by.get_by_role("button", name=re.compile("^Fermer")).first.click()
            expect(by).to_have_count(0)
            expect(timers).to_have_count(1)

        dialog = page.get_by_role("dialog").filter(visible=True)
        page.locator('[data-key="crisis"]').filter(visible=True).first.click()
        covered("card", dialog)
        page.get_by_role("button", name=say("menu"), exact=True).click()
        covered("menu", dialog)
        page.keyboard.press("?")
        covered("keys", dialog)
        if size != LAPTOP:
            page.get_by_role("button", name=say("menu-talk", unread=0)).filter(visible=True).first.click()
            covered("talk", page.get_by_role("region", name=say("panel")))


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


@rule("LW1", "LW1.1", "LW1.6")
def test_the_lone_wolf_has_a_den_and_missions_of_their_own(
    open_page: OpenPage, server: ServerProcess, database_url: str
) -> None:
    """Eleven at a table: both colonies from outside, the den open, the missions in hand, on laptop and phone."""
    wolf = 10
    start = until_pairs(wolf + 1)
    assert start.state.wolf
    table = planted(database_url, start, NAMES)
    with open_page(LAPTOP, "fr", pace="instant") as page:
        opened(page, table.link(server.url, wolf))
        expect(page.locator(".town .den")).to_have_count(1)
        expect(page.locator(".town .home")).to_have_count(2)
        expect(page.locator(".missions > button")).to_have_count(len(start.state.wolf.missions))
        expect(page.locator(".roster li")).to_have_count(5)
        assert_accessible(page)
        take_picture(page, "wolf-laptop")
        found = unreadable(page)
        page.set_viewport_size({"width": 390, "height": 844})
        expect(page.locator(".town .home.folded")).to_have_count(2)
        page.wait_for_timeout(300)
        take_picture(page, "wolf-phone")
        found += unreadable(page)
    assert not found, "\n".join(map(str, found))


@rule("LW1")
def test_who_watches_an_eleven_seat_table_sees_no_mission(
    open_page: OpenPage, server: ServerProcess, database_url: str
) -> None:
    """On a TV the lone wolf stands between the colonies, with what everybody may know."""
    table = planted(database_url, until_pairs(11), NAMES)
    with open_page((1920, 1080)) as page:
        page.goto(f"{server.url}/tv/{table.id}")
        expect(page.locator("footer li")).to_have_count(10)
        expect(page.locator("footer .wolf")).to_contain_text("Amir")
        assert page.locator(".missions").count() == 0
        assert_accessible(page)
        take_picture(page, "wolf-tv")


@rule("W7", "W7.2")
def test_who_goes_home_is_picked_from_tiles_with_their_prices(
    open_page: OpenPage, server: ServerProcess, database_url: str
) -> None:
    """An ally for nothing, an armed enemy for two bullets, the player opposite not at all, with the reason."""
    start = war(SEATS, change=full_library)
    table = planted(database_url, start, NAMES)
    with open_page(LAPTOP, pace="instant") as page:
        opened(page, table.link(server.url, start.state.turns[0].seat))
        page.locator(".dock .body").get_by_role("button", pressed=False).first.click()
        page.locator('[data-key="place:library"]').click(position={"x": 40, "y": 12})
        tiles = page.locator(".leavers > button")
        expect(tiles).to_have_count(3)
        expect(tiles.locator(".cost b")).to_have_text(["0", "0", "2"])
        expect(page.locator(".leavers > a")).to_contain_text("W7")
        assert_accessible(page)
        take_picture(page, "war-send-home")
        bullets = start.state.colonies[0].bullets
        tiles.last.click()
        expect(page.locator(".forge .stores").first).to_contain_text(str(bullets - 2))


@rule("W12.9", "W12.10")
def test_the_wounds_of_a_lost_combat_are_spread_with_steppers(
    open_page: OpenPage, server: ServerProcess, database_url: str
) -> None:
    """All are shared out, with what comes of it, before the first is dealt; then one follows the other by itself."""
    start = war(SEATS, change=lost_combat)
    table = planted(database_url, start, NAMES)
    loser, winner = (colony.leader for colony in start.state.colonies)
    with open_page(LAPTOP, pace="instant") as page, sitting(table, server.url, winner) as (other,):
        opened(page, table.link(server.url, loser))
        other.answers("tactic all-in")
        page.locator(".tactics [data-tile]").nth(1).click()
        page.locator(".combat [data-tile].main").click()
        other.answers("bet 0")
        page.get_by_role("button", name=Words("en")("war-bet", bullets=0)).click()
        deal = page.get_by_role("button", name=Words("en")("war-wounds-deal"))
        expect(deal).to_be_disabled()
        more = page.locator(".combat .step button:last-child")
        while more.locator("visible=true").count() and deal.is_disabled():
            more.and_(page.locator(":enabled")).first.click()
        assert_accessible(page)
        take_picture(page, "war-wounds")
        deal.click()
        expect(deal).to_be_hidden()


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("asks", ["combat", "swap"])
@rule("LW1.6", "LW4")
def test_what_a_lone_wolf_is_asked_can_be_read(
    open_page: OpenPage, server: ServerProcess, database_url: str, asks: str, language: str
) -> None:
    """To flee or to fight, and which mission goes for another: on a laptop and a phone."""
    start = until_pairs(5, change=combat_of_three) if asks == "combat" else until_a_swap(5)
    table = planted(database_url, start, NAMES)
    with open_page(LAPTOP, language, pace="instant") as page:
        opened(page, table.link(server.url, 4))
        tiles = page.locator(".dock [data-tile]")
        expect(tiles).to_have_count(3 if asks == "combat" else 4)
        assert_accessible(page)
        take_picture(page, f"wolf-{asks}-laptop-{language}")
        found = unreadable(page)
        page.set_viewport_size({"width": 390, "height": 844})
        page.wait_for_timeout(300)
        take_picture(page, f"wolf-{asks}-phone-{language}")
        found += unreadable(page)
    assert not found, "\n".join(map(str, found))


@rule("W16.2", "LW5.3")
def test_the_end_of_a_war_says_who_fell_and_who_left(
    open_page: OpenPage, server: ServerProcess, database_url: str
) -> None:
    """The page of the end and the replay, when a colony has starved and the lone wolf with it."""
    table = planted(database_url, until_pairs(5, change=last_night), NAMES)
    with sitting(table, server.url, *range(5)) as players:
        while not players[0].over:
            for player in players:
                player.answers_if_asked(("pass", "end"))
    say = Words("fr")
    with open_page(LAPTOP, "fr") as page:
        page.goto(table.link(server.url, 0))
        title = page.get_by_role("heading", level=1)
        expect(title).to_contain_text("Le Phare s’effondre.")
        expect(title).to_contain_text(say("end-war-wolf", outcome="gone", name=NAMES[4]))
        expect(page.get_by_role("img", name=re.compile("^Le moral"))).to_have_count(3)
        assert_accessible(page)
        take_picture(page, "war-ended")
        found = unreadable(page)
        page.get_by_role("button", name=say("replay")).click()
        told = page.get_by_role("region", name=say("replay-told"))
        expect(told).to_contain_text(re.compile(r"Moral\s: .*Forge [0-9].*Phare [0-9]"))
        page.get_by_role("slider", name=say("replay-moment")).fill("1")
        expect(told).to_contain_text(f"Tour de {NAMES[4]}.")
        page.wait_for_timeout(300)
        take_picture(page, "war-replay")
        page.set_viewport_size({"width": 390, "height": 844})
        page.get_by_role("button", name=say("replay-close")).click()
        page.wait_for_timeout(300)
        take_picture(page, "war-ended-phone")
        found += unreadable(page)
    assert not found, "\n".join(map(str, found))


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


@pytest.mark.long
@pytest.mark.parametrize("players", [4, 11])
def test_a_whole_war_is_clicked_by_four_browsers(
    open_page: OpenPage, server: ServerProcess, database_url: str, players: int
) -> None:
    """From the first pair to the page of the end, with nothing but what the pages offer; bots have the other seats."""
    start = war(players) if players == SEATS else until_pairs(players)
    clicked = [0, 1, 2, players - 1]  # the lone wolf among them, where there is one
    table = planted(database_url, start, NAMES, bots=tuple(seat for seat in range(players) if seat not in clicked))
    begun = monotonic()
    with ExitStack() as stack:
        pages = [stack.enter_context(open_page(LAPTOP, pace="instant")) for _ in clicked]
        for page, seat in zip(pages, clicked, strict=True):
            opened(page, table.link(server.url, seat))
        clickers = [Clicker(page, f"war {seat}") for page, seat in zip(pages, clicked, strict=True)]
        over = [page.get_by_role("button", name=Words("en")("replay")) for page in pages]
        while not all(shown.is_visible() for shown in over):
            for clicker, shown in zip(clickers, over, strict=True):
                if not shown.is_visible():
                    clicker.click_something()
            if monotonic() - begun > SECONDS_FOR_A_WAR:
                shown_now = "\n----\n".join(page.locator("body").inner_text()[-600:] for page in pages)
                raise AssertionError(f"the war isn't over; the pages show:\n{shown_now}")
        assert_accessible(pages[0])
        take_picture(pages[0], f"war-end-{players}")
