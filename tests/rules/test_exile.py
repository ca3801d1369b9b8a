"""What exile tells everybody."""

from hivernage.knowledge import knowledge
from tests.rule import rule
from tests.rules.positions import run_text

EXILED = """
setup:
  survivors: {brian-lee: p2 school}
  objectives: {p1: collector, p2: loner, p3: hunger}
  decks: {exiled: CARDS}
play:
  - p1: exile p2
  - {p1: vote up, p2: vote down, p3: vote up}
"""


@rule("E1.2")
def test_everybody_is_told_the_objective_that_an_exiled_card_shows() -> None:
    shown = run_text(EXILED.replace("CARDS", "[vengeance]")).table
    assert [knowledge(shown, seat).objectives.get(1) for seat in (0, 2)] == ["loner@secret"] * 2
    none = run_text(EXILED.replace("CARDS", "[]")).table
    assert [knowledge(none, seat).objectives.get(1) for seat in (0, 2)] == [None] * 2
