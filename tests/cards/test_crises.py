"""Which cards prevent the documented crises, how many it takes, and what more of them bring."""

import pytest

from tests.rules.positions import run_text

ITEM = {"medicine": "medicine", "fuel": "fuel", "food": "food-1", "tool": "junk", "weapon": "lighter"}
"""A card for each symbol that is asked for, and for others."""
SYMBOLS = {
    "despair": ["medicine"],
    "fuel-shortage": ["fuel"],
    "horror-in-the-night": ["food"],
    "illness": ["medicine"],
    "legions-of-death": ["fuel"],
    "overpopulation": ["food"],
    "strength-of-the-dead": ["fuel"],
    "unending-hordes": ["tool"],
    "zombie-surge": ["tool"],
    "exhaustion": ["medicine"],
    "empty-pantry": ["food"],
    "they-are-watching-us": ["medicine", "tool"],
    "reorganization": ["tool"],
}
HELP = [(crisis, symbol) for crisis, symbols in SYMBOLS.items() for symbol in symbols]
NO_HELP = [(crisis, symbol) for crisis, symbols in SYMBOLS.items() for symbol in ITEM if symbol not in symbols]


def _resolved(crisis: str, cards: list[str], exiled: str = "") -> tuple[int, str, int]:
    """The total, the outcome and the morale (from 6) with three players, some of them exiled."""
    outcome = run_text(f"""
setup:
  step: colony
  rounds_left: 1
  food: 9
  morale: 6
  crisis: {crisis}
  crisis_pile: [{", ".join(cards)}]
  exiled: [{exiled}]
""")
    (facts,) = [event.facts for event in outcome.events if event.kind == "crisis-resolved"]
    return facts["total"], facts["outcome"], outcome.table.state.colony.morale


@pytest.mark.parametrize(("crisis", "symbol"), HELP)
def test_as_many_as_players_prevent_it(crisis: str, symbol: str) -> None:
    card = ITEM[symbol]
    assert _resolved(crisis, [card] * 2)[:2] == (2, "failed")
    assert _resolved(crisis, [card] * 3) == (3, "prevented", 6)
    assert _resolved(crisis, [card] * 4) == (4, "prevented", 6)


@pytest.mark.parametrize(("crisis", "symbol"), HELP)
def test_two_more_bring_one_morale(crisis: str, symbol: str) -> None:
    assert _resolved(crisis, [ITEM[symbol]] * 5) == (5, "exceeded", 7)


@pytest.mark.parametrize(("crisis", "symbol"), HELP)
def test_exiled_players_need_no_card(crisis: str, symbol: str) -> None:
    assert _resolved(crisis, [ITEM[symbol]] * 2, exiled="p3") == (2, "prevented", 6)


@pytest.mark.parametrize(("crisis", "symbol"), NO_HELP)
def test_any_other_symbol_does_harm(crisis: str, symbol: str) -> None:
    """Three that help and two that harm leave one."""
    wanted = ITEM[SYMBOLS[crisis][0]]
    assert _resolved(crisis, [wanted] * 3 + [ITEM[symbol]] * 2)[:2] == (1, "failed")
