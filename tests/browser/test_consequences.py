"""What a decision means is said where it is made, and what came of it where it is shown."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from hivernage.model.options import Options
from hivernage.table import Table
from tests.browser.conftest import LAPTOP, PHONE, OpenPage
from tests.browser.positions import before_a_turn, planted
from tests.browser.scripted import sitting
from tests.browser.seat import Seat
from tests.rules.positions import base
from tests.server.serving import ServerProcess

WIDE = 900  # from here on a page has the layout of a laptop


def screen(size: tuple[int, int], language: str, *marks: pytest.MarkDecorator) -> Any:
    return pytest.param(size, language, marks=marks, id=f"{size[0]}x{size[1]}-{language}")


EVERYWHERE = pytest.mark.parametrize(
    ("size", "language"),
    [
        screen(LAPTOP, "en"),
        screen((1366, 768), "fr", pytest.mark.long),
        screen((390, 844), "en", pytest.mark.long),
        screen(PHONE, "fr", pytest.mark.long),
        screen((320, 640), "fr", pytest.mark.long),
    ],
)


def position(**changes: Any) -> Table:
    """The first seat begins its turn, playing for three medicine cards, with other numbers as the test says."""
    start = before_a_turn().start.copy()
    start.players[0].objective = "junkie@secret"
    for name, value in changes.items():
        setattr(start if hasattr(start, name) else start.colonies[0], name, value)
    return Table(start)


def stripped(locator: Locator) -> str:
    return re.sub(r"\s+", " ", locator.inner_text())


def count_of(seat: Seat, current: int, needed: int) -> str:
    """As in "1 of 3"."""
    return seat.say("goal-count", kind="at_least", current=current, needed=needed, more="no")


@EVERYWHERE
def test_a_card_for_the_crisis_says_whether_it_counts(
    open_page: OpenPage, server: ServerProcess, database_url: str, size: tuple[int, int], language: str
) -> None:
    table = planted(database_url, position())
    with open_page(size, language) as mine, open_page(size, language) as theirs:
        me, other = Seat(mine, language), Seat(theirs, language)
        wrong = me.say("crisis-counts", points="−1", fits="no")
        me.open(table.link(server.url, 0))
        me.button("hints-off").click()
        other.open(table.link(server.url, 1))
        other.button("hints-off").click()
        me.hand.nth(6).click()  # medicine, and the crisis asks for food
        tile = me.tiles.filter(has_text=me.say("dock-verb", verb="add"))
        expect(tile).to_contain_text(wrong)
        me.look("crisis-before")
        tile.click()
        expect(tile).to_be_hidden()
        for seat in (me, other):
            seat.page.locator("[data-key=crisis]").filter(visible=True).click()
            expect(seat.scene).to_contain_text("Maëlle")
        expect(me.scene).to_contain_text(wrong)
        expect(other.scene).not_to_contain_text(wrong)
        me.look("crisis-given")
        me.back()
        row = me.page.locator("[data-key=crisis]").filter(visible=True)
        expect(row.get_by_role("img", name="Maëlle")).to_be_visible()
        if size[0] >= WIDE:
            expect(row).to_contain_text("−1")
        me.look("crisis-row")


@EVERYWHERE
def test_a_secret_is_counted_condition_by_condition(
    open_page: OpenPage, server: ServerProcess, database_url: str, size: tuple[int, int], language: str
) -> None:
    table = planted(database_url, position())
    with open_page(size, language) as page:
        me = Seat(page, language)
        me.open(table.link(server.url, 0))
        me.button("hints-off").click()
        secret = me.dock.get_by_role("button", name=me.say("dock-secret")).filter(visible=True)
        secret.focus()
        page.keyboard.down("Enter")
        conditions = me.dock.get_by_role("status").get_by_role("listitem")
        expect(conditions).to_have_count(2)
        expect(conditions.first).to_contain_text(me.say("goal-stands", met="no"))
        expect(conditions.last).to_contain_text(count_of(me, 1, 3))
        assert stripped(conditions.last).startswith(me.say("goal-and", text=""))
        me.look("secret")
        page.keyboard.up("Enter")


@EVERYWHERE
def test_a_greyed_card_says_why(
    open_page: OpenPage, server: ServerProcess, database_url: str, size: tuple[int, int], language: str
) -> None:
    start = position()
    for survivor in start.start.survivors.values():
        survivor.wounds = 0  # nobody needs medicine
    table = planted(database_url, Table(start.start))
    with open_page(size, language) as page, sitting(table, server.url, 0) as (maelle,):
        other = Seat(page, language)
        other.open(table.link(server.url, 1))
        other.button("hints-off").click()
        maelle.answers("request medicine")
        expect(other.button("dock-give-nothing")).to_be_visible()
        reason = other.dock.get_by_role("listitem").filter(has=page.get_by_role("link"))
        said = {"en": "couldn’t be played now", "fr": "ne pourrait pas jouer"}[language]
        expect(reason).to_contain_text(said)
        expect(reason.get_by_role("link")).to_have_attribute("href", "/rules#F5")
        other.look("greyed")


@EVERYWHERE
def test_a_turn_that_ends_with_unused_dice_is_asked_about_once(
    open_page: OpenPage, server: ServerProcess, database_url: str, size: tuple[int, int], language: str
) -> None:
    table = planted(database_url, position())
    with open_page(size, language) as page:
        me = Seat(page, language)
        me.open(table.link(server.url, 0))
        me.button("hints-off").click()
        me.button("dock-end").click()
        expect(page.get_by_role("alert").filter(visible=True)).to_have_text(me.say("dock-end-sure", dice=3))
        me.look("end-asked")
        me.button("dock-end-no").click()
        me.button("dock-end").click()
        expect(me.button("dock-end")).to_be_hidden()
        expect(me.dock).to_contain_text("Théo")


@EVERYWHERE
def test_the_end_says_what_was_needed_and_what_was_there(
    open_page: OpenPage, server: ServerProcess, database_url: str, size: tuple[int, int], language: str
) -> None:
    table = planted(database_url, position(turns_left=1, food=0, morale=1))
    with open_page(size, language) as page, sitting(table, server.url, 0) as (maelle,):
        other = Seat(page, language)
        other.open(table.link(server.url, 1))
        maelle.answers("end")
        main = page.get_by_text(other.say("end-main-outcome", complete="no", ending="morale"))
        expect(main).to_be_visible()
        other.skip_all()
        counts = page.get_by_role("main").get_by_role("listitem")
        tokens = count_of(other, 4, 12)
        expect(counts.filter(has_text=tokens)).to_be_visible()
        mine = counts.filter(has_text="Maëlle").first
        conditions = mine.get_by_role("listitem")
        expect(conditions.first).to_contain_text(other.say("goal-stands", met="no"))
        expect(conditions.last).to_contain_text(count_of(other, 1, 3))
        other.look("end")


@EVERYWHERE
def test_a_crossroads_card_says_what_set_it_off_and_what_follows(
    open_page: OpenPage, server: ServerProcess, database_url: str, size: tuple[int, int], language: str
) -> None:
    table = planted(database_url, position())
    with open_page(size, language) as page, sitting(table, server.url, 0) as (maelle,):
        other = Seat(page, language)
        other.open(table.link(server.url, 2))
        other.button("hints-off").click()
        maelle.answers("move bev-russell school")
        expect(other.scene).to_contain_text(other.say("scene-crossroads-guarded", name="Inès"))
        expect(other.scene).to_contain_text(other.say("scene-set-off"))
        other.look("crossroads-open")
        maelle.answers("option 2", "end")
        expect(other.button("scene-go-on")).to_be_visible()
        expect(other.scene).to_contain_text(other.say("scene-crossroads-guarded", name="Inès"))
        expect(other.scene).to_contain_text(other.say("scene-follows"))
        other.look("crossroads-done")


@EVERYWHERE
def test_a_vote_has_its_story_and_what_changes(
    open_page: OpenPage, server: ServerProcess, database_url: str, size: tuple[int, int], language: str
) -> None:
    start = position(helpless=2).start
    start.decks["crossroads"].append("outbreak@crossroads")
    table = planted(database_url, Table(start))
    with open_page(size, language) as page:
        me = Seat(page, language)
        me.open(table.link(server.url, 0))
        story = base().cards["outbreak@crossroads"].story
        assert story is not None
        expect(me.scene).to_contain_text(story["en" if language == "en" else "fr"])
        expect(me.scene).to_contain_text(me.say("scene-changes"))
        me.look("card-vote")


@EVERYWHERE
def test_the_setup_shows_hand_secret_and_goal(
    open_page: OpenPage, server: ServerProcess, database_url: str, size: tuple[int, int], language: str
) -> None:
    game = Table.new(Options(players=4, objective="we-need-more-samples"), base())
    table = planted(database_url, game)
    with open_page(size, language) as page:
        me = Seat(page, language)
        me.open(table.link(server.url, 0))
        told = me.say("board-setup" if size[0] >= WIDE else "board-rounds")
        expect(page.get_by_role("banner").get_by_text(told, exact=True).filter(visible=True)).to_be_visible()
        expect(page.get_by_role("banner")).not_to_contain_text("0/")
        goal = me.dock.get_by_role("listitem").filter(has_text=count_of(me, 0, 12))
        expect(goal).to_be_visible()
        hand = me.dock.get_by_role("region", name=me.say("dock-my-hand"), exact=True)
        expect(hand.get_by_role("button")).to_have_count(5)
        expect(me.dock.get_by_role("button", name=me.say("dock-secret"))).to_be_visible()
        me.look("setup")
