"""How often somebody is a betrayer: one of the objectives in the pool is a betrayal, and each player gets one."""

from math import sqrt

import pytest

from hivernage.model.chance import key_from_seed
from hivernage.model.options import Options
from hivernage.rules.boxes import game_for
from hivernage.rules.conditions import is_betrayer
from hivernage.rules.setup import new_state
from tests.rule import rule
from tests.rules.positions import base

DEALS = 1500
SIGMAS = 3.5  # a fair deal strays farther once in two thousand tries; the seeds are fixed


@rule("S2", "S2.1", "O3")
@pytest.mark.parametrize(
    ("players", "variant", "percent"),
    [(3, False, 43), (4, False, 44), (5, False, 45), (3, True, 75), (4, True, 80), (5, True, 83)],
)
def test_the_odds_of_a_betrayer(players: int, variant: bool, percent: int):
    pool = players * (1 if variant else 2) + 1
    odds = players / pool
    assert int(100 * odds + 0.5) == percent
    options = Options(players=players, betrayer=variant)
    betrayers = [0] * players
    for seed in range(DEALS):
        state = new_state(options, base(), key_from_seed(seed), game_for(options))
        held = [is_betrayer(state, player.objective) for player in state.players]
        assert sum(held) <= 1
        betrayers = [n + found for n, found in zip(betrayers, held, strict=True)]
    assert abs(sum(betrayers) - DEALS * odds) < SIGMAS * sqrt(DEALS * odds * (1 - odds))
    each = 1 / pool  # every seat alike
    assert all(abs(n - DEALS * each) < SIGMAS * sqrt(DEALS * each * (1 - each)) for n in betrayers)
