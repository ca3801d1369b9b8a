"""Somebody who learns by playing: does what the guide says, by tapping what it points at."""

from time import monotonic

from playwright.sync_api import Locator, Page, expect

from tests.browser.words import Words

SECONDS_FOR_A_STEP = 20
WAIT_MILLISECONDS = 50
HOLD_MILLISECONDS = 300


class Lost(AssertionError):
    """The guide points at nothing, or what it points at leads nowhere."""


class Learner:
    """Follows a lesson on a page."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.say = Words(language)
        self.bubble = page.locator("[data-tell]")
        self.told: list[str] = []

    def begin(self) -> None:
        """From the start page to the first step."""
        self.page.goto("/")
        self.page.get_by_role("button", name=self.say("learn-by-playing")).click()
        expect(self.bubble).to_be_visible()

    @property
    def step(self) -> str:
        """What is told now; empty while something is only shown."""
        found = self.bubble.first
        return (found.get_attribute("data-tell") or "") if found.is_visible() else ""

    def follow(self, *, until: str) -> None:
        """Do what each step says until this one is told."""
        while (step := self.next_step()) != until:
            self.do(step)

    def next_step(self) -> str:
        """The next step that is told, with what it points at on the screen."""
        ends_at = monotonic() + SECONDS_FOR_A_STEP
        while True:
            step = self.step
            if step and self._settled():
                if not self.told or self.told[-1] != step:
                    self.told.append(step)
                return step
            if monotonic() > ends_at:
                raise Lost(f"after {self.told[-1:]}: {step or 'nothing'} is told, and points at nothing on the screen")
            self.page.wait_for_timeout(WAIT_MILLISECONDS)

    def _settled(self) -> bool:
        return self.bubble.first.get_attribute("data-pointing") in ("yes", "nowhere")

    def do(self, step: str) -> None:
        """Go on where there is nothing but to read; else tap what it points at until something else is told."""
        ends_at = monotonic() + SECONDS_FOR_A_STEP
        while self.step == step:
            if monotonic() > ends_at:
                raise Lost(f"{step}: what it points at leads nowhere")
            self._tap(step)
            self.page.wait_for_timeout(2 * WAIT_MILLISECONDS)

    def _tap(self, step: str) -> None:
        go_on = self.bubble.locator("[data-go-on] button")
        if go_on.count():
            go_on.first.click()
            return
        if (self.bubble.first.get_attribute("data-until") or "").startswith("gone"):
            self.page.locator('[data-key^="close"]').filter(visible=True).first.click()
            return
        box = self.ring.bounding_box()
        if box is None:
            return
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.wait_for_timeout(HOLD_MILLISECONDS if step == "secret" else 20)
        self.page.mouse.up()
        self.page.mouse.move(1, 1)

    @property
    def ring(self) -> Locator:
        return self.page.locator("[data-ring]")
