"""The laws where a scenario turns a page: games that go on by lot from the end of each chapter."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from random import Random

import pytest

from hivernage.knowledge import Knowledge
from hivernage.saves import load, save
from hivernage.scenario.file import load_scenario
from hivernage.scenario.position import lay_down
from hivernage.table import Table, fingerprint
from tests.how_many import how_many
from tests.laws import laws
from tests.laws.games import long_night, play
from tests.laws.players import CHOOSERS
from tests.rule import rule

CHAPTERS = Path(__file__).parent.parent / "scenarios" / "long-night" / "chapters"
PAGES = ["r1-complete", "r1-full", "r2-complete", "b1-complete", "phase-nobody", "both-exiled", "renegade-wins"]
DECISIONS = 90


def at_page(name: str, seed: int) -> Table:
    """A position of a scenario file, where everything to come is left to the lot."""
    state = lay_down(load_scenario(CHAPTERS / f"{name}.yaml"), long_night())
    state.forced = None
    state.key = bytes([seed] * 32)
    return Table(state)


@rule("I1.24", "I2.26")
@pytest.mark.parametrize("name", PAGES)
def test_the_laws_hold_where_a_chapter_ends(name: str, request: pytest.FixtureRequest) -> None:
    for seed in range(how_many(request, quick=1, thorough=2, long=8)):
        rng, table = Random(seed), at_page(name, seed)
        minds = {seat: Knowledge(seat, table.state.options.players) for seat in laws.everyone(table)}
        for _ in islice(play(table, rng, CHOOSERS["litigious"]), DECISIONS):
            laws.check_census(table)
            if rng.random() < 0.2:
                laws.check_menus(table)
                for seat, mind in minds.items():
                    laws.check_static(table, seat, mind, rng)
            if rng.random() < 0.05:
                laws.check_fork(table, rng)
                assert fingerprint(load(save(table), long_night()).state) == fingerprint(table.state)
