"""A player who sees a page and clicks: what is asked is answered by lot, with nothing but what can be seen."""

from random import Random
from time import monotonic

from playwright.sync_api import Error, Locator, Page, TimeoutError

STUCK_SECONDS = 15
CLICK_SECONDS = 1
CHANCE_TO_END_TURN = 0.4
WORDS = {
    "en": {
        "dock": "Your place at the table",
        "end": "End my turn",
        "survivors": "My survivors",
        "hints": "No more hints",
    },
    "fr": {
        "dock": "Votre place à table",
        "end": "Finir mon tour",
        "survivors": "Mes survivants",
        "hints": "Plus de conseils",
    },
}


class Stuck(AssertionError):
    """Nothing changes any more, and nothing can be clicked."""


class Clicker:
    """Plays a seat by clicking on what is offered, by lot."""

    def __init__(self, page: Page, seed: str, language: str = "en") -> None:
        words = WORDS[language]
        self.page = page
        self.rng = Random(seed)
        self.clicks = 0
        self.scene = page.get_by_role("dialog").filter(visible=True).last
        self.dock = page.get_by_role("region", name=words["dock"])
        self.tiles = self.dock.locator("[data-tile]:enabled").filter(visible=True)
        self.end_turn = self.dock.get_by_role("button", name=words["end"], exact=True).filter(visible=True).first
        self.survivors = self.dock.get_by_role("group", name=words["survivors"]).get_by_role("button")
        self.hints_off = page.get_by_role("button", name=words["hints"])

    def play_until(self, shown: Locator) -> None:
        """Answer and act until something is shown."""
        seen, since = "", monotonic()
        while not shown.is_visible():
            if self.click_something():
                since = monotonic()
            text = self.page.locator("body").inner_text()
            if text != seen:
                seen, since = text, monotonic()
            if monotonic() - since > STUCK_SECONDS:
                raise Stuck(f"nothing has changed for {STUCK_SECONDS} s; the page shows:\n{text}")

    def click_something(self) -> bool:
        """Click on one of the things that are offered; whether there was one, and it was still there."""
        offered = self.offered()
        if not offered:
            self.page.wait_for_timeout(20)
            return False
        try:
            self.rng.choice(offered).click(timeout=CLICK_SECONDS * 1000)
        except (TimeoutError, Error):  # it went away: something else is shown by now
            return False
        self.clicks += 1
        return True

    def offered(self) -> list[Locator]:
        """What lies on top: a scene, a hint, a sheet of choices, then the table itself."""
        if self.scene.is_visible():
            *choices, way_out = self.scene.get_by_role("button").all() or [self.scene]
            return choices or [way_out]
        if self.hints_off.is_visible():
            return [self.hints_off]
        tiles = self.tiles.all()
        if tiles or not self.end_turn.is_visible():
            return tiles
        return [self.end_turn] if self.rng.random() < CHANCE_TO_END_TURN else self.survivors.all()
