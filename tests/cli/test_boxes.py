"""Long Night from the command line: scenarios, coverage and packs that ask for what a box doesn't have."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner, Result

from hivernage.cards.playing import KEPT, in_play
from hivernage.cli import main
from hivernage.lab.pool import Crew
from hivernage.lab.sitting import Sitting, play
from hivernage.lab.stacking import stacked_game
from hivernage.lab.variety import varied, varied_box, varied_game
from hivernage.model.options import MODULES, Options
from tests.laws.games import base, long_night


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


# Scenarios


@pytest.mark.parametrize(
    ("setup", "told"),
    [
        ("{box: short-night}", "'short-night' for 'box'"),
        ("{box: long-night, modules: [pirates]}", "'pirates' for 'modules'"),
        ("{modules: [bandits]}", "the box 'base' has no module 'bandits'"),
        ("{mixed: [item]}", "the box 'base' mixes no item cards in"),
        ("{left_out: [nobody]}", "no card 'nobody' to leave out"),
        ("{box: long-night, objective: kill-them}", "the box 'long-night' has no main objective 'kill-them'"),
        ("{box: long-night, zombies: {raxxon: 1}}", "raxxon is not on the board; name its module in `modules`"),
        ("", "a crisis of the base box"),
        ("{box: long-night, unruly: 1}", "1 unruly ones among 0 helpless survivors"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_remedy(tmp_path: Path, setup: str, told: str) -> None:
    if not setup:
        crisis = next(key.partition("@")[0] for key in base().crises)
        setup = f"{{box: long-night, crisis: {crisis}}}"
        told = f"the card '{crisis}' isn't in this game; name its box in `box` or its module in `modules`, or mix"
    file = tmp_path / "it.yaml"
    file.write_text(f"title: x\nsetup: {setup}\n", encoding="utf-8")
    (verdict,) = json.loads(run("scenario", file, "--json").stdout)
    assert not verdict["passed"]
    assert told in verdict["reason"]


# Packs


def test_a_pack_with_cards_that_no_box_has_is_refused(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text('id: mine\nname: {en: Mine, fr: Mien}\nversion: "1"\n', encoding="utf-8")
    (tmp_path / "errands.yaml").write_text("deck: errand\ncards: [{id: go}]\n", encoding="utf-8")
    for command in (["play"], ["simulate"], ["cards", "list"]):
        result = run(*command, "--box", "long-night", "--pack", tmp_path)
        assert result.exit_code == 2
        assert "errands.yaml:1:7: unknown word 'errand' for 'deck'" in result.stderr


# Many games


def test_varied_games_have_every_box_and_module() -> None:
    seen = Counter[str]()
    for number in range(60):
        options = varied(long_night(), 1, number, {}).options
        seen.update([options.box, *options.modules, *options.mixed, f"strays {options.stray_bandits}"])
        assert options.box != "base" or not options.modules + options.mixed
    assert {"base", "long-night", *MODULES, "item", "main", "strays True", "strays False"} <= set(seen)


@pytest.mark.parametrize(
    "fixed",
    [
        {"box": "base"},
        {"box": "long-night", "modules": ("raxxon",), "mixed": ()},
        {"modules": ("bandits",)},
        {"mixed": ("survivor",)},
        {"stray_bandits": False},
        {"left_out": ("sparky",)},
    ],
    ids=str,
)
def test_what_is_given_stays_as_it_is(fixed: dict[str, Any]) -> None:
    for number in range(6):
        options = varied_game(long_night(), 1, number, fixed)[0].state.options
        assert all(getattr(options, name) == value for name, value in fixed.items() if name != "left_out")


def test_an_objective_that_is_given_brings_its_box() -> None:
    for objective, box in (("kill-them", "base"), ("sombre-est-la-nuit", "long-night")):
        assert {varied_box(long_night(), Random(n), {"objective": objective})["box"] for n in range(6)} == {box}


def test_games_of_the_base_box_are_varied_as_ever() -> None:
    """With the base box alone the same numbers give the same games."""
    assert varied(base(), 1, 5, {}).options == varied(long_night(), 1, 5, {"box": "base"}).options


def test_stacked_games_are_of_the_box_that_lacks_something() -> None:
    key = next(key for key in long_night().items if long_night().boxes[key] == "long-night")
    table, _ = stacked_game(long_night(), [f"{key} played"], 1, 1)
    assert table.state.options.box == "long-night"


def test_a_crew_has_the_cards_of_its_box() -> None:
    sitting = Sitting(("random",) * 3, "sombre-est-la-nuit", False, 1, 1, game=Options(players=3, box="long-night"))
    (played,) = Crew(box="long-night").spread(play, [sitting])
    assert played.rounds > 0
    assert "box long-night; sombre-est-la-nuit" in str(sitting)


def test_only_so_many_choices_are_remembered() -> None:
    keys = [*base().crossroads][: KEPT + 5]
    for key in keys:
        assert key not in in_play(base(), Options(players=4, left_out=(key,))).cards
    assert len(base().games) <= KEPT
