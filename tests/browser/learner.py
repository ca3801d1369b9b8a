"""Somebody who learns by playing: does what the guide says, by tapping what it points at."""

from collections.abc import Callable
from contextlib import suppress
from time import monotonic

from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.words import Words

SECONDS_FOR_A_STEP = 30
WAIT_MILLISECONDS = 50
HOLD_MILLISECONDS = 300
CLICK_MILLISECONDS = 1000


class Lost(AssertionError):
    """The guide points at nothing, or what it points at leads nowhere."""


class Learner:
    """Follows a lesson on a page. `patient`: waits between two taps, as people do."""

    def __init__(self, page: Page, language: str, patient: bool = True, seconds: float = SECONDS_FOR_A_STEP) -> None:
        self.page = page
        self.say = Words(language)
        self.bubble = page.locator("[data-tell]")
        self.ring = page.locator("[data-ring]")
        self.told: list[str] = []
        self._pause = 2 * WAIT_MILLISECONDS if patient else 10
        self._seconds = seconds

    def begin(self) -> None:
        """From the start page to the first step."""
        self.page.goto("/")
        self.page.get_by_role("button", name=self.say("learn-by-playing")).click()
        expect(self.bubble).to_be_visible()

    def follow(self, *, until: str) -> None:
        """Do what each step says until this one is told."""
        while (step := self.next_step()) != until:
            self.do(step)

    def next_step(self) -> str:
        """The next step that is told, with what it points at on the screen."""
        ends_at = monotonic() + self._seconds
        while True:
            step, pointing = self._step()
            if step and pointing != "no":
                if self.told[-1:] != [step]:
                    self.told.append(step)
                return step
            if monotonic() > ends_at:
                last = self.told[-1] if self.told else "the beginning"
                raise Lost(f"after '{last}': {step or 'nothing'} is told, and points at nothing on the screen")
            self.page.wait_for_timeout(WAIT_MILLISECONDS)

    def _step(self) -> tuple[str, str]:
        """What is told now, and whether it points at something; nothing while something is only shown."""
        found: list[str] = self.page.evaluate(
            "(({ tell = '', pointing = '' } = {}) => [tell, pointing])"
            "(document.querySelector('[data-tell]')?.dataset ?? {})"
        )
        return found[0], found[1]

    def do(self, step: str) -> None:
        """Go on where there is nothing but to read; else tap what it points at until something else is told."""
        self._until_over(step, lambda: self._tap(step))

    def skip(self, step: str) -> None:
        """Let the guide do it."""
        self._until_over(step, lambda: self._click(self._bubble_of(step).get_by_role("button").last))

    def do_with_keys(self, step: str) -> None:
        """The same with the keyboard, which is where it is needed."""
        self._until_over(step, lambda: self._press(step))

    def _until_over(self, step: str, act: Callable[[], None]) -> None:
        ends_at = monotonic() + self._seconds
        while self._step()[0] == step:
            if monotonic() > ends_at:
                raise Lost(f"{step}: what it points at leads nowhere")
            act()
            self.page.wait_for_timeout(self._pause)

    def _tap(self, step: str) -> None:
        go_on = self._bubble_of(step).locator("[data-go-on] button")
        if go_on.count():
            self._click(go_on.first)
        elif self._is_to_close():
            self._click(self.page.locator('[data-key^="close"]').filter(visible=True).first)
        else:
            self._tap_ring(HOLD_MILLISECONDS if step == "secret" else 20)

    def _bubble_of(self, step: str) -> Locator:
        return self.page.locator(f'[data-tell="{step}"]')

    def _is_to_close(self) -> bool:
        return self.page.locator("[data-until^=gone]").count() > 0

    def _click(self, button: Locator) -> None:
        with suppress(Error):  # it went away: something else is told by now
            button.click(timeout=CLICK_MILLISECONDS)

    def _tap_ring(self, hold: int) -> None:
        with suppress(Error):
            box = self.ring.bounding_box(timeout=CLICK_MILLISECONDS)
            if box is None:
                return
            self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            self.page.mouse.down()
            self.page.wait_for_timeout(hold)
            self.page.mouse.up()
            self.page.mouse.move(1, 1)

    def _press(self, step: str) -> None:
        if self._is_to_close():
            self.page.keyboard.press("Escape")
            return
        self.page.wait_for_timeout(3 * WAIT_MILLISECONDS)  # the keyboard goes to what is pointed at
        if self._step()[0] == step:
            self.page.keyboard.down("Enter")
            self.page.wait_for_timeout(HOLD_MILLISECONDS if step == "secret" else 20)
            self.page.keyboard.up("Enter")

    def leave(self) -> None:
        """Put the guide away."""
        self.bubble.locator("[data-leave]").click()

    def come_back(self) -> None:
        """Take the guide out again."""
        self.page.locator("[data-come-back] button").click()
