"""Which cards prevent each crisis, how many it takes, and what more of them bring."""

import pytest

from tests.rules.positions import run_text

CARDS = {
    "medicine": ["medicine"] * 5,
    "fuel": ["fuel"] * 5,
    "food": ["food-1"] * 5,
    "tool": ["junk"] * 5,
    "weapon": ["lighter", "lighter", "switchblade", "switchblade", "colt-1911-pistol"],
    "book": [f"{place}-blueprints" for place in ("school", "library", "hospital", "grocery-store", "gas-station")],
}
"""Five cards for each symbol."""
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
    "blizzard": ["fuel", "book"],
    "rats": ["tool", "weapon"],
    "thin-rations": ["food"],
    "festering-wounds": ["medicine"],
    "looters": ["weapon", "food"],
    "cabin-fever": ["book", "medicine"],
}
"""Every Alarm in Town isn't here: it asks for dice when it fails, and has its scenarios."""
HELP = [(crisis, symbol) for crisis, symbols in SYMBOLS.items() for symbol in symbols]
NO_HELP = [(crisis, symbol) for crisis, symbols in SYMBOLS.items() for symbol in CARDS if symbol not in symbols]


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
    return facts["total"], facts["outcome"], outcome.table.state.colonies[0].morale


@pytest.mark.parametrize(("crisis", "symbol"), HELP)
def test_as_many_as_players_prevent_it(crisis: str, symbol: str) -> None:
    cards = CARDS[symbol]
    assert _resolved(crisis, cards[:2])[:2] == (2, "failed")
    assert _resolved(crisis, cards[:3]) == (3, "prevented", 6)
    assert _resolved(crisis, cards[:4]) == (4, "prevented", 6)


@pytest.mark.parametrize(("crisis", "symbol"), HELP)
def test_two_more_bring_one_morale(crisis: str, symbol: str) -> None:
    assert _resolved(crisis, CARDS[symbol]) == (5, "exceeded", 7)


@pytest.mark.parametrize(("crisis", "symbol"), HELP)
def test_exiled_players_need_no_card(crisis: str, symbol: str) -> None:
    assert _resolved(crisis, CARDS[symbol][:2], exiled="p3") == (2, "prevented", 6)


@pytest.mark.parametrize(("crisis", "symbol"), NO_HELP)
def test_any_other_symbol_does_harm(crisis: str, symbol: str) -> None:
    """Three that help and two that harm leave one."""
    wanted = CARDS[SYMBOLS[crisis][0]]
    assert _resolved(crisis, wanted[:3] + CARDS[symbol][:2])[:2] == (1, "failed")
