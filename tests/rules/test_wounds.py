"""How many wounds a survivor bears is a number of the rules: screens and stories take it from there."""

import pytest

from hivernage.cards.text import Lang
from hivernage.views import view
from hivernage.words.speech import Speech
from hivernage.words.tell import tell
from tests.rule import rule
from tests.rules.positions import base, run_text

FROZEN = """
setup:
  survivors: {buddy-davis: p1 school, brian-lee: p1 school}
chance: [wound]
play:
  - p1: move NAME library
"""


@rule("D4")
@pytest.mark.parametrize(("name", "deadly"), [("buddy-davis", 4), ("brian-lee", 3)])
def test_a_view_and_the_story_say_how_many_wounds_kill(name: str, deadly: int):
    table = run_text(FROZEN.replace("NAME", name)).table
    seen = next(survivor for survivor in view(table, 1).survivors if survivor.id == name)
    assert (seen.wounds, seen.deadly) == (1, deadly)
    told: dict[Lang, str] = {"en": f"(1 of {deadly}).", "fr": f"(1 sur {deadly})."}
    for lang, words in told.items():
        assert words in "\n".join(tell(table.history, Speech(lang, base(), 1)))


@rule("D4")
def test_one_who_lives_by_the_company_of_another_bears_as_many():
    table = run_text("setup: {survivors: {john-price: p1 school, buddy-davis: p2 school, brian-lee: p1}}\n").table
    deadly = {survivor.id: survivor.deadly for survivor in view(table, 1).survivors}
    assert (deadly["john-price"], deadly["buddy-davis"], deadly["brian-lee"]) == (4, 4, 3)
