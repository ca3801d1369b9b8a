"""How soon a page can be used, and that it never stands still while the night is full of zombies."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import LAPTOP, OpenPage, opened
from tests.browser.looking import note
from tests.browser.positions import before_a_horde, planted
from tests.browser.scripted import sitting
from tests.browser.seat import Seat
from tests.server.serving import ServerProcess

TRIES = 5
INTERACTIVE_MILLISECONDS = 1000
LONGEST_TASK_MILLISECONDS = 50
ZOMBIES = 60
OBSERVE_TASKS = """
window.tasks = [];
new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((task) => task.duration)))
    .observe({ type: 'longtask' });
"""


def best(measure: Callable[[], float], good_enough: float) -> float:
    """The best of a few tries: other programs of this machine may be in the way of one."""
    found = measure()
    for _ in range(TRIES - 1):
        if found <= good_enough:
            break
        found = min(found, measure())
    return found


@pytest.mark.long
def test_the_start_page_can_be_used_within_a_second(browser: Browser, server: ServerProcess) -> None:
    def measure() -> float:
        with opened(browser, server.url, LAPTOP, "en") as page:
            page.goto("/", wait_until="commit")
            page.get_by_role("button", name="Play now").click(trial=True)
            return float(page.evaluate("performance.now()"))

    found = best(measure, INTERACTIVE_MILLISECONDS)
    note("milliseconds until the start page can be used", found)
    assert found < INTERACTIVE_MILLISECONDS


@pytest.mark.long
def test_a_night_with_sixty_zombies_has_no_long_task(
    open_page: OpenPage, server: ServerProcess, database_url: str
) -> None:
    def measure() -> float:
        table = planted(database_url, before_a_horde(ZOMBIES))
        with open_page() as page, sitting(table, server.url):
            return longest_task_of_a_night(Seat(page, "en"), table.link(server.url))

    found = best(measure, LONGEST_TASK_MILLISECONDS)
    note("longest task of a night, in milliseconds", found)
    assert found <= LONGEST_TASK_MILLISECONDS


def longest_task_of_a_night(me: Seat, link: str) -> float:
    """The last turn of a round ends, the crisis strikes, zombies walk in."""
    me.open(link)
    me.button("hints-off").click()
    me.page.evaluate(OBSERVE_TASKS)
    me.end_turn()
    expect(me.scene).to_be_visible()
    next_round = me.page.get_by_text(me.say("board-round-of", round=4, last=6))
    while not next_round.is_visible():
        me.back()  # every scene is begun, and none is watched to its end
        me.page.wait_for_timeout(200)
    return float(me.page.evaluate("Math.max(0, ...window.tasks)"))
