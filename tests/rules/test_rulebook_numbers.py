"""The numbers of the rulebook say what the rules do: whoever foresees something by them is right."""

import pytest

from hivernage.insight.trial import Trial
from hivernage.model.state import State
from hivernage.rules.facts import (
    DIE_TOP,
    NOISE_CHANCE,
    CrisisOutcome,
    chance,
    crisis_outcome,
    drawn,
    famine,
    holds,
    meal,
    spread,
    waste_price,
)
from hivernage.rules.zombies import add_zombies
from tests.rule import rule
from tests.rules.positions import run_text


def come(state: State, place: str, n: int) -> State:
    """A place after so many zombies have come together."""
    trial = Trial(state)
    trial.state.hold_end = True
    trial.run(lambda state: add_zombies(state, place, n))
    return trial.state


@rule("Z1", "Z1.1")
@pytest.mark.parametrize("n", [0, 1, 5, 6, 7, 12, 16])
def test_zombies_that_come_together_begin_at_the_first_entrance(n: int):
    state = run_text("setup: {}").table.state
    assert come(state, "colony", n).places["colony"].zombies == spread(n, 6)


@rule("Z2", "Z3")
@pytest.mark.parametrize(("zombies", "barricades"), [(0, 0), (2, 1), (0, 3), (1, 2), (4, 0), (3, 1)])
def test_an_entrance_holds_until_somebody_dies(zombies: int, barricades: int):
    doors = f"zombies: {{school: {zombies}}}, barricades: {{school: {barricades}}}"
    state = run_text(f"setup: {{survivors: {{sparky: p1 school}}, {doors}}}").table.state
    most = holds(4, zombies, barricades)
    assert "sparky" in come(state, "school", most).survivors
    assert "sparky" not in come(state, "school", most + 1).survivors


@rule("C1.1", "C4")
@pytest.mark.parametrize(("people", "half"), [(0, 0), (1, 1), (2, 1), (5, 3)])
def test_halves_are_rounded_up(people: int, half: int):
    assert (meal(people), meal(people, 2), drawn(people, is_home=True)) == (half, half + 2, half)
    assert drawn(people, is_home=False) == people


@rule("C1.3", "C2")
def test_what_a_night_costs():
    assert [famine(tokens) for tokens in (0, 1, 3)] == [1, 2, 4]
    assert [waste_price(cards) for cards in (0, 9, 10, 29, 30)] == [0, 0, 1, 2, 3]
    assert waste_price(29, 15) == 1


@rule("C3.3", "C3.4", "C3.5")
@pytest.mark.parametrize(
    ("total", "outcome"), [(-1, "failed"), (3, "failed"), (4, "prevented"), (5, "prevented"), (6, "exceeded")]
)
def test_what_a_crisis_comes_to(total: int, outcome: CrisisOutcome):
    assert crisis_outcome(total, 4) == outcome


def test_chances_of_a_die():
    assert [chance(least) for least in (1, 4, DIE_TOP)] == [1.0, 0.5, 1 / 6]
    assert NOISE_CHANCE == 0.5
