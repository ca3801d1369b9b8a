"""Insight tells a seat the same in every world it can't tell from the true one."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from hivernage.insight import forecast as forecasts
from hivernage.insight import insight
from hivernage.knowledge import Knowledge
from hivernage.model.state import State
from hivernage.redeal import redeal
from hivernage.table import Table
from tests.how_many import how_many
from tests.laws.games import new_table, play
from tests.laws.laws import LawBroken, demand, everyone
from tests.laws.players import CHOOSERS


def check_insight(table: Table, seat: int, mind: Knowledge, rng: Random) -> None:
    world = redeal(table, seat, rng, mind)
    here, there = (msgspec.json.encode(insight(one, seat, mind)) for one in (table, world))
    demand(here == there, f"seat {seat} is told what is hidden: {here!r} / {there!r}")


def run_games(games: int, often: float) -> int:
    looked = 0
    for seed in range(games):
        rng = Random(seed)
        players = 2 + seed % 4
        minds = {seat: Knowledge(seat, players) for seat in (*range(players), -2)}
        options: dict[str, Any] = {"objective": "random", "adult": seed % 2 == 0}
        for table, _ in play(new_table(seed, players, **options), rng, CHOOSERS[("tame", "litigious")[seed % 2]]):
            if rng.random() < often:
                for seat in everyone(table):
                    check_insight(table, seat, minds[seat].follow(table), rng)
                    looked += 1
    return looked


def test_insight_says_nothing_of_what_is_hidden(request):
    assert run_games(how_many(request, quick=6, thorough=8, long=60), 0.1) > 100


def test_a_forecast_that_looks_under_the_cards_is_caught(monkeypatch):
    honest = forecasts._crisis

    def curious(state: State, _own: object) -> forecasts.CrisisForecast:
        return honest(state, [gift.key for gift in state.crisis_pile if not gift.face_up])

    monkeypatch.setattr(forecasts, "_crisis", curious)
    with pytest.raises(LawBroken, match="is told what is hidden"):
        run_games(8, 0.3)


def test_insight_changes_nothing():
    rng = Random(5)
    for table, _ in play(new_table(5, 3), rng, CHOOSERS["tame"]):
        before = msgspec.json.encode(table.state), table.questions, len(table.history)
        for seat in everyone(table):
            insight(table, seat)
        assert before == (msgspec.json.encode(table.state), table.questions, len(table.history))
