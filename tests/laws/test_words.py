"""Every word of the vocabulary has a rule and both texts, and is used by some card or other test."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from hivernage.cards.conditions import Condition, Trigger
from hivernage.cards.effects import Step
from hivernage.cards.load import load_packs
from hivernage.cards.modifiers import Modifier
from hivernage.model.options import BOX_NAMES
from hivernage.rules.boxes.base import BASE
from hivernage.rules.effects.interpret import RUNNERS

MANUAL = Path(__file__).parents[2] / "docs" / "cards.md"

assert BASE.flow, "importing the game registers every rule"


def check_every_word_has_a_rule() -> None:
    missing = [word.__name__ for word in get_args(Step) if word not in RUNNERS]
    assert not missing, f"effects without a rule: {missing}"


def test_every_effect_has_a_rule() -> None:
    check_every_word_has_a_rule()


def test_the_vocabulary_stays_small() -> None:
    words = [word for family in (Step, Condition, Trigger, Modifier) for word in get_args(family)]
    assert len(words) <= 130


def test_every_word_is_used_by_a_card() -> None:
    """By one of the boxes, or by an example of the manual (which is played too)."""
    used = {type(node) for node in load_packs(*BOX_NAMES).nodes.values()}
    examples = "".join(re.findall(r"```yaml\n(.*?)```", MANUAL.read_text(encoding="utf-8"), re.S))
    unused = [w for f in (Step, Condition, Trigger, Modifier) for w in get_args(f) if w not in used]
    unused = [w for w in unused if not re.search(rf"\b(do|is|when|mod): {w.__struct_config__.tag}\b", examples)]
    assert not unused, f"words that no card uses: {unused}"
