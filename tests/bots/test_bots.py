"""Bots play by the rules, the same game for the same seed, and those that mean to live do live longer."""

from __future__ import annotations

from functools import cache
from statistics import mean

import pytest

from hivernage.bots.kinds import BOTS, SLOW
from hivernage.bots.playing_out import play_out
from hivernage.cards.library import Library
from hivernage.cards.load import read_once
from hivernage.lab.simulate import MIX, Outcome, bots_for, games, new_table
from hivernage.model.options import Options

KINDS = ("random", "casual", "survivor")


@cache
def library() -> Library:
    return read_once("base")


def played(bot: str, number: int, **options: object) -> list[Outcome]:
    return list(games(Options(players=4, **options), library(), bot, 5, number))  # type: ignore[arg-type]


@pytest.mark.parametrize("bot", [*sorted(BOTS.keys() - SLOW), MIX])
def test_the_same_seed_plays_the_same_game(bot: str):
    logs = []
    for _ in range(2):
        table = new_table(Options(players=3), library(), 4, 2)
        play_out(table, bots_for(bot, table, 4, 2))
        logs.append(table.log)
    assert logs[0] == logs[1]


@pytest.mark.long
def test_survivors_outlive_the_careless():
    long = "eight-weeks-of-darkness"
    lives = {kind: mean(game.rounds for game in played(kind, 8, objective=long)) for kind in KINDS}
    assert lives["random"] < lives["survivor"] - 1
    assert lives["casual"] < lives["survivor"] - 1


def test_survivors_trust_and_litigious_bots_accuse():
    for bot, accuses in (("survivor", False), ("litigious", True)):
        table = new_table(Options(players=4), library(), 5, 0)
        play_out(table, bots_for(bot, table, 5, 0))
        assert any(event.kind == "exile-called" for event in table.history) == accuses


@pytest.mark.long
@pytest.mark.parametrize("objective", ["we-need-more-samples", "too-many-mouths"])
def test_survivors_reach_the_objective_now_and_then(objective: str):
    outcomes = played("survivor", 60, objective=objective)
    assert mean(game.complete for game in outcomes) >= 0.1
