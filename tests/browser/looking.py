"""What tests look at in a page: a picture of it, how accessible it is, how much it loaded."""

import gzip
from pathlib import Path

from playwright.sync_api import Page, Response

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "artifacts"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")


SETTLED = """Promise.all(document.getAnimations()
    .filter((motion) => motion.effect.getComputedTiming().endTime < Infinity)
    .map((motion) => motion.finished.catch(() => null)))
    .then(() => null)"""


def take_picture(page: Page, name: str) -> None:
    """Keep what the page shows as artifacts/NAME.png, once nothing moves any more."""
    PICTURES.mkdir(exist_ok=True)
    page.evaluate(SETTLED)
    page.screenshot(path=PICTURES / f"{name}.png")


def note(name: str, value: float) -> None:
    """Keep a measured number in artifacts/numbers.txt."""
    PICTURES.mkdir(exist_ok=True)
    with (PICTURES / "numbers.txt").open("a", encoding="utf-8") as numbers:
        numbers.write(f"{name}: {value:.1f}\n")


def assert_accessible(page: Page) -> None:
    """Let axe examine the page; nothing that it finds may be serious."""
    page.evaluate(AXE.read_text(encoding="utf-8") + ";null")  # as a script tag, the content policy would refuse it
    findings = page.evaluate("axe.run().then((results) => results.violations)")
    serious = [
        f"{finding['help']}: {', '.join(str(node['target']) for node in finding['nodes'])}"
        for finding in findings
        if finding["impact"] in SERIOUS
    ]
    assert not serious, "\n".join(serious)


class Loaded:
    """How many bytes a page loads from its server, were they all compressed."""

    def __init__(self, page: Page) -> None:
        self._responses: list[Response] = []
        page.on("response", lambda response: self._responses.append(response))

    def files(self) -> dict[str, int]:
        """The compressed size of each file, by its address."""
        return {response.url: len(gzip.compress(response.body())) for response in self._responses}
