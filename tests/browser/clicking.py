"""A player who sees a page and clicks: what is asked is answered by lot, with nothing but what can be seen."""

from contextlib import suppress
from random import Random
from time import monotonic

from playwright.sync_api import Error, Locator, Page

from tests.browser.words import Words

STUCK_SECONDS = 15
CLICK_SECONDS = 1
WAIT_MILLISECONDS = 20
CHANCE_TO_END_TURN = 0.4


class Stuck(AssertionError):
    """Nothing changes any more, and nothing can be clicked."""


class Clicker:
    """Plays a seat by clicking on what is offered, by lot."""

    def __init__(self, page: Page, seed: str, language: str = "en") -> None:
        say = Words(language)
        self.page = page
        self.rng = Random(seed)
        self.scene = page.get_by_role("dialog").filter(visible=True).last
        self.dock = page.get_by_role("region", name=say("dock-label"))
        self.tiles = self.dock.locator("[data-tile]:enabled").filter(visible=True)
        self.end_turn = self.dock.locator("[data-end]:enabled").filter(visible=True).first
        self.things = self.dock.get_by_role("button", pressed=False, disabled=False).filter(visible=True)
        self.picked = self.dock.get_by_role("button", pressed=True).filter(visible=True).first
        self.hints_off = page.get_by_role("button", name=say("hints-off"))

    def play_until(self, shown: Locator) -> None:
        """Answer and act until something is shown, and no scene is on before it."""
        seen, since = "", monotonic()
        while not shown.is_visible() or self.scene.is_visible():
            self.click_something()
            text = self.page.locator("body").inner_text()
            if text != seen:
                seen, since = text, monotonic()
            if monotonic() - since > STUCK_SECONDS:
                raise Stuck(f"nothing has changed for {STUCK_SECONDS} s; the page shows:\n{text}")

    def click_something(self) -> None:
        """Click on one of the things that are offered, if there are any."""
        offered = self.offered()
        if not offered and self.picked.is_visible():
            self.page.keyboard.press(
                "Escape"
            )  # on a phone what is picked covers the rest, and nothing can be done with it
        elif not offered:
            self.page.wait_for_timeout(WAIT_MILLISECONDS)
        else:
            with suppress(Error):  # it went away: something else is shown by now
                self.rng.choice(offered).click(timeout=CLICK_SECONDS * 1000)

    def offered(self) -> list[Locator]:
        """What lies on top: a scene, a hint, a sheet of choices, then the table itself."""
        if self.scene.is_visible():
            *choices, way_out = self.scene.get_by_role("button").all() or [self.scene]
            return choices or [way_out]
        if self.hints_off.is_visible():
            return [self.hints_off]
        tiles = self.tiles.all()
        if tiles or not self.end_turn.is_visible():
            return [*tiles, *(self.things.all() if tiles else [])]
        ends = self.rng.random() < CHANCE_TO_END_TURN
        return [self.end_turn] if ends else [*self.things.all(), self.end_turn]
