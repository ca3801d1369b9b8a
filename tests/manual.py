"""The examples of docs/cards.md, as the pack and the scenarios that a reader would write down."""

import re
from pathlib import Path

import yaml

MANUAL = (Path(__file__).parents[1] / "docs" / "cards.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```yaml\n(.*?)^```", MANUAL, re.MULTILINE | re.DOTALL)
SHEETS = [block for block in BLOCKS if block.startswith("id:")]
DECKS = [block for block in BLOCKS if block.startswith("deck:")]
SCENARIOS = [block for block in BLOCKS if block.startswith("title:")]
COMMANDS = re.findall(r"^hivernage (.*)$", MANUAL, re.MULTILINE)
CARDS = [card["id"] for deck in DECKS for card in yaml.safe_load(deck)["cards"]]


def write_pack(folder: Path) -> Path:
    """A pack with every card of the manual."""
    folder.mkdir(exist_ok=True)
    (folder / "pack.yaml").write_text(SHEETS[0], encoding="utf-8")
    for number, deck in enumerate(DECKS):
        (folder / f"deck-{number}.yaml").write_text(deck, encoding="utf-8")
    return folder
