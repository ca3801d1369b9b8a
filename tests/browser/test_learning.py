"""Learn by playing: the guided first game, from the start page to its end, on the real server and the real screen."""

import pytest
from playwright.sync_api import Page, expect

from hivernage.lesson import lesson
from tests.browser.conftest import LAPTOP, OpenPage
from tests.browser.learner import Learner, Lost
from tests.browser.looking import assert_accessible, take_picture
from tests.browser.reading import unreadable

TALL = (390, 844)
STEPS = [entry.step.tell for entry in lesson("first-game").entries if entry.step]
PASSING = {
    entry.step.tell
    for entry in lesson("first-game").entries
    if entry.step and (entry.step.during or entry.step.until.startswith("gone"))
}
"""Steps that aren't told where nothing is shown that they go along with: scenes, and sheets that were opened."""
LOOKED_AT = ("story", "secret", "group", "forecast-line", "attack", "exposure", "why-not-read", "guard-read", "vote")
"""Steps at which axe examines the page, and everything must be readable."""

HIDDEN = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-key="secret"] { display: none !important }');
    document.adoptedStyleSheets = [sheet];
}"""

SCREENS = pytest.mark.parametrize(
    ("size", "language"),
    [
        pytest.param(LAPTOP, "en", id="laptop-en"),
        pytest.param(TALL, "fr", id="phone-fr"),
        pytest.param(LAPTOP, "fr", id="laptop-fr", marks=pytest.mark.thorough),
        pytest.param(TALL, "en", id="phone-en", marks=pytest.mark.thorough),
    ],
)


@pytest.mark.long
@pytest.mark.timeout(600)
@SCREENS
def test_somebody_plays_the_whole_lesson_by_doing_what_it_says(
    open_page: OpenPage, size: tuple[int, int], language: str
) -> None:
    with open_page(size, language) as page:
        learner = Learner(page, language)
        learner.begin()
        while (step := learner.next_step()) != STEPS[-1]:
            if step in LOOKED_AT:
                look(page, f"lesson-{step}-{size[0]}-{language}", size)
            learner.do(step)
        assert learner.told == STEPS
        look(page, f"lesson-end-{size[0]}-{language}", size)
        learner.bubble.get_by_role("link").click()
        expect(page.get_by_role("button", name=learner.say("learn-by-playing"))).to_be_visible()


def look(page: Page, name: str, size: tuple[int, int]) -> None:
    """A picture of what is told; it is accessible, whole and not too wide."""
    take_picture(page, name)
    assert_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0], f"{name} is too wide"
    assert not [what for what in unreadable(page) if "guide" in what.lower()], unreadable(page)


def test_the_whole_lesson_points_at_things_that_are_there_and_each_step_can_be_skipped(open_page: OpenPage) -> None:
    with open_page(LAPTOP, "en", pace="instant") as page:
        learner = Learner(page, "en", patient=False)
        learner.begin()
        while (step := learner.next_step()) != STEPS[-1]:
            learner.skip(step)
        assert [step for step in learner.told if step not in PASSING] == [step for step in STEPS if step not in PASSING]
        expect(page.get_by_role("heading", level=1)).to_contain_text("The colony holds.")


@pytest.mark.parametrize(
    ("size", "language"), [pytest.param(LAPTOP, "en", id="laptop-en"), pytest.param(TALL, "fr", id="phone-fr")]
)
def test_a_lesson_is_taken_up_where_it_was_left(open_page: OpenPage, size: tuple[int, int], language: str) -> None:
    with open_page(size, language) as page:
        learner = Learner(page, language)
        learner.begin()
        learner.follow(until="hand")
        page.reload()
        assert learner.next_step() == "hand", "what was read needn't be read again"
        look(page, f"lesson-hand-{size[0]}-{language}", size)
        learner.follow(until="dice")
        page.reload()
        assert learner.next_step() == "dice"
        learner.leave()
        expect(learner.bubble).to_be_hidden()
        take_picture(page, f"lesson-left-{size[0]}-{language}")
        page.reload()
        learner.come_back()
        assert learner.next_step() == "dice"


def test_whoever_does_something_else_is_led_back(open_page: OpenPage) -> None:
    with open_page(LAPTOP, "en") as page:
        learner = Learner(page, "en")
        learner.begin()
        learner.follow(until="attack")
        page.get_by_role("button", name="End my turn", exact=True).first.click()
        page.locator('[data-answer="end"]').filter(visible=True).first.click()
        expect(page.get_by_role("alert").filter(has_text="One thing at a time")).to_be_visible()
        assert learner.next_step() == "attack"
        page.locator('[data-way="survivor sophie-robinson"]').filter(visible=True).first.click()
        learner.follow(until="attack-where")


def test_whoever_leaves_the_lesson_plays_on_or_begins_anew(open_page: OpenPage) -> None:
    with open_page(LAPTOP, "en", pace="instant") as page:
        learner = Learner(page, "en")
        learner.begin()
        learner.follow(until="attack")
        learner.leave()
        page.get_by_role("button", name="End my turn", exact=True).first.click()
        page.locator('[data-answer="end"]').filter(visible=True).first.click()
        page.get_by_role("button", name="Begin the lesson anew").click()
        assert learner.next_step() == "story"


def test_the_lesson_is_played_with_keys_only(open_page: OpenPage) -> None:
    with open_page(LAPTOP, "en") as page:
        learner = Learner(page, "en")
        learner.begin()
        while (step := learner.next_step()) not in ("barricade", "fired"):
            learner.do_with_keys(step)
        assert "attack-where" in learner.told


def test_a_lesson_that_points_at_nothing_fails_its_test(open_page: OpenPage) -> None:
    with open_page(LAPTOP, "en", pace="instant") as page:
        learner = Learner(page, "en", patient=False, seconds=3)
        learner.begin()
        page.evaluate(HIDDEN)
        with pytest.raises(Lost, match="after 'goal': secret is told, and points at nothing on the screen"):
            learner.follow(until="hand")


@pytest.mark.parametrize(
    ("size", "language"), [pytest.param(LAPTOP, "en", id="laptop-en"), pytest.param(TALL, "fr", id="phone-fr")]
)
def test_the_lesson_is_offered_at_the_first_game(open_page: OpenPage, size: tuple[int, int], language: str) -> None:
    with open_page(size, language) as page:
        learner = Learner(page, language)
        page.goto("/")
        page.get_by_role("button", name=learner.say("play-now", bots=3)).click()
        expect(page.get_by_role("heading", name=learner.say("learn-offer"))).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert_accessible(page)
        take_picture(page, f"start-offer-{size[0]}-{language}")
        page.get_by_role("button", name=learner.say("learn-by-playing")).click()
        assert learner.next_step() == "story"
        page.goto("/")
        page.get_by_role("button", name=learner.say("play-now", bots=3)).click()
        expect(page).not_to_have_url("/")
