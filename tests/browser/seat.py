"""A page at a table, as its player sees it: what there is to look at and to click on, in the page's language."""

from time import monotonic

from playwright.sync_api import Locator, Page, expect

from tests.browser.looking import assert_accessible, take_picture
from tests.browser.words import Words

SECONDS_OF_SCENES = 15


class Seat:
    """Somebody who sits at a table with a page before them."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.say = Words(language)
        self.dock = page.get_by_role("region", name=self.say("dock-label"))
        self.tiles = self.dock.locator("[data-tile]:enabled").filter(visible=True)
        self.survivors = self.group("dock-my-survivors").get_by_role("button")
        self.dice = self.group("dock-my-dice").get_by_role("button")
        self.hand = self.group("dock-my-hand").get_by_role("button", pressed=False)
        self.scene = page.get_by_role("dialog").filter(visible=True).last

    def open(self, link: str) -> None:
        """Come to the table, by the link of a seat or any other."""
        self.page.goto(link)
        expect(self.dock).to_be_visible()

    def button(self, key: str, **values: object) -> Locator:
        """The button with these words of the client."""
        return self.page.get_by_role("button", name=self.say(key, **values), exact=True).filter(visible=True).first

    def group(self, key: str) -> Locator:
        """A group of buttons in the dock."""
        return self.dock.get_by_role("group", name=self.say(key)).filter(visible=True)

    def thumb(self, thumb: str) -> Locator:
        """What a vote on exile is answered with: up or down."""
        return self.button("scene-thumb", thumb=thumb, about="exile")

    def act(self, verb: str) -> None:
        """Do something with the survivor who is picked."""
        self.tiles.filter(has_text=self.say("dock-verb", verb=verb)).first.click()

    def end_turn(self) -> None:
        """End the turn, and say so again where dice are unused."""
        self.button("dock-end").click()
        if self.button("dock-end-yes").is_visible():
            self.button("dock-end-yes").click()

    def call_for_exile(self, name: str) -> None:
        """Call the vote, and confirm it."""
        self.button("dock-table").click()
        self.tiles.filter(has_text=name).click()
        self.button("dock-exile-yes").click()

    def back(self) -> None:
        """Put down what is picked, close what is open."""
        self.page.keyboard.press("Escape")

    def skip(self) -> None:
        """Go on from a scene that only shows what has happened, if one is on."""
        if self.button("scene-go-on").or_(self.button("scene-show-all")).first.is_visible():
            self.back()

    def skip_all(self) -> None:
        """Go on from all scenes that wait to be shown."""
        ends_at = monotonic() + SECONDS_OF_SCENES
        while self.scene.is_visible():
            assert monotonic() < ends_at, f"a scene doesn't go: {self.scene.inner_text()}"
            self.back()
            self.page.wait_for_timeout(50)

    def look(self, name: str) -> None:
        """The screen is kept as a picture; it is accessible, and not wider than the window."""
        width = self.page.viewport_size["width"]  # type: ignore[index]
        take_picture(self.page, f"{name}-{width}-{self.say.language}")
        assert self.page.evaluate("document.documentElement.scrollWidth") <= width, f"{name} is too wide"
        assert_accessible(self.page)
