"""Fan packs for tests: a deck or two as text, beside the base box."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from hivernage.cards.library import Library
from hivernage.cards.load import Reading, fitting, library_of, read_packs, read_texts

SHEET = "id: mine\nname: {en: Mine, fr: À moi}\nversion: '1'\n"
ROSA = """\
deck: survivor
cards:
- id: rosa-blum
  name: {en: Rosa Blum, fr: Rosa Blum}
  occupation: {en: Night Porter, fr: Portière de nuit}
  gender: f
  influence: 45
  attack: 3
  search: 2
"""
LAMP = """\
deck: item
cards:
- id: lamp
  name: {en: Lamp, fr: Lampe}
  symbol: tool
  kind: equip
  copies: {starting: 3, school: 2}
"""
LONG_NIGHT = """\
deck: crossroads
cards:
- id: long-night
  name: {en: Long Night, fr: Longue nuit}
  trigger: {when: moved, who: {of: you}}
"""


@cache
def base_pack() -> Reading:
    (reading,) = read_packs("base")
    return reading


@cache
def library_with(*decks: str) -> Library:
    """The base box together with these decks."""
    texts = {"pack.yaml": SHEET} | {f"deck-{number}.yaml": deck for number, deck in enumerate(decks)}
    return library_of(fitting([base_pack, lambda: read_texts(Path("mine"), texts, official=False)]))


@cache
def long_night_with(*decks: str) -> Library:
    """The base box and Long Night together with these decks."""
    texts = {"pack.yaml": SHEET} | {f"deck-{number}.yaml": deck for number, deck in enumerate(decks)}
    boxes = [lambda reading=reading: reading for reading in read_packs("base", "long-night")]
    return library_of(fitting([*boxes, lambda: read_texts(Path("mine"), texts, official=False)]))


def write_pack(folder: Path, *decks: str) -> Path:
    """The folder of a pack with these decks."""
    (folder / "pack.yaml").write_text(SHEET, encoding="utf-8")
    for number, deck in enumerate(decks):
        (folder / f"deck-{number}.yaml").write_text(deck, encoding="utf-8")
    return folder


def with_powers(card: str, *powers: str, field: str = "powers") -> str:
    """The card with these powers, each a mapping in YAML."""
    return card + f"  {field}:\n" + "".join(f"    - {power}\n" for power in powers)
