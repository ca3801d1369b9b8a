"""Whether everything that can be pressed can be read, in windows of all sizes."""

from pathlib import Path

from playwright.sync_api import Page

PHONES = ((390, 844), (360, 740), (320, 640))
SIZES = ((1366, 768), *PHONES, (740, 360))
CLIPPED = Path(__file__).with_name("clipping.js").read_text(encoding="utf-8")
TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"


def unreadable(page: Page) -> list[str]:
    """What is cut off, leaves its box or is broken inside a word, as a sentence each."""
    page.evaluate(TWO_FRAMES)
    found: list[str] = page.evaluate(CLIPPED)
    return found


class Reader:
    """Looks at a page again and again, in each size, and keeps what can't be read."""

    def __init__(self, page: Page, sizes: tuple[tuple[int, int], ...] = SIZES) -> None:
        self.page = page
        self.sizes = sizes
        self.unreadable: list[str] = []

    def look(self, screen: str) -> None:
        """Look at what is shown now; the window gets its size back."""
        before = self.page.viewport_size
        assert before
        for width, height in self.sizes:
            self.page.set_viewport_size({"width": width, "height": height})
            self.unreadable += [f"{screen}, {width}x{height}: {what}" for what in unreadable(self.page)]
        self.page.set_viewport_size(before)
