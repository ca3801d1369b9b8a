"""What a guard's report tells of the card, also where nothing comes of it."""

from __future__ import annotations

from random import Random

import pytest

from hivernage.cards.conditions import Said
from hivernage.knowledge import knowledge
from hivernage.redeal import redeal
from hivernage.scenario import load_scenario, run_scenario
from tests.laws.games import long_night
from tests.rule import rule

REPORTED = """
title: Somebody is accused, but there are no helpless survivors to be brought in
setup:
  box: long-night
  survivors: {nadia-rivers: p1, emma-han: p2, jamie-gilmour: p3}
  helpless: 0
  crossroads: ill-show-them-i-can-help
  decks: {crossroads: [fatima-rhodes, highway-to-hell]}
play:
  - p3: report accusation p1 p2
expect: {asked: {p1: action}}
"""


@rule("X2")
@pytest.mark.parametrize("seat", [0, 1, -1])
def test_a_report_that_nothing_came_of_still_tells_what_the_card_waits_for(tmp_path, seat: int) -> None:
    file = tmp_path / "scenario.yaml"
    file.write_text(REPORTED, encoding="utf-8")
    table = run_scenario(load_scenario(file), long_night()).table
    assert table.state.lane.crossroads == "ill-show-them-i-can-help@crossroads"
    for luck in range(20):
        world = redeal(table, seat, Random(luck), knowledge(table, seat)).state
        trigger = world.library.crossroads[world.lane.crossroads].trigger
        assert isinstance(trigger, Said)
        assert trigger.what == "accusation"
