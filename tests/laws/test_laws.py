"""The laws, over a hand of games here and thousands with --long."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hivernage.knowledge import Knowledge
from hivernage.model.ids import SPECTATOR
from hivernage.redeal import redeal
from hivernage.saves import save
from hivernage.table import Redealt
from tests.laws import laws
from tests.laws.games import LONGEST, finish, new_table, next_decisions, play
from tests.laws.players import CHOOSERS

PLAYERS = [(players, chooser) for players in (2, 3, 4, 5) for chooser in ("tame", "litigious")] + [(4, "wild")]
VARIANTS: list[dict[str, Any]] = [
    {"objective": "winter-has-come", "cooperative": True},
    {"objective": "leave-it-all-behind", "betrayer": True},
    {"objective": "kill-them", "elimination": True},
    {"objective": "random", "adult": True, "hard": True},
]
TABLES = [pytest.param(players, chooser, {}, id=f"{players}-{chooser}") for players, chooser in PLAYERS] + [
    pytest.param(3 + n % 3, "litigious", options, id=str(options["objective"])) for n, options in enumerate(VARIANTS)
]
SEEDS = 2
MANY = 40

each_table = pytest.mark.parametrize(("players", "chooser", "options"), TABLES)


def seeds(request: pytest.FixtureRequest) -> range:
    return range(MANY if request.config.getoption("--long") else SEEDS)


@each_table
def test_every_card_stays_in_one_zone_and_every_game_ends(
    players: int, chooser: str, options: dict[str, Any], request
) -> None:
    for seed in seeds(request):
        table = new_table(seed, players, **options)
        for n, _ in enumerate(play(table, Random(seed), CHOOSERS[chooser])):
            laws.check_census(table)
            assert n < LONGEST
        laws.check_census(table)
        assert table.state.ending in {"morale", "rounds", "objective", "wrongly-exiled", "duty", "eliminated"}


@each_table
def test_forks_are_independent(players: int, chooser: str, options: dict[str, Any], request) -> None:
    for seed in seeds(request):
        rng = Random(seed)
        table = new_table(seed, players, **options)
        for _ in play(table, rng, CHOOSERS[chooser]):
            if rng.random() < 0.05:
                laws.check_fork(table, rng)


@each_table
def test_a_kept_menu_is_what_would_be_listed_now(players: int, chooser: str, options: dict[str, Any], request) -> None:
    kept = 0
    for seed in seeds(request):
        table = new_table(seed, players, **options)
        for _ in play(table, Random(seed), CHOOSERS[chooser]):
            kept += laws.check_menus(table)
    assert kept


@each_table
def test_a_saved_game_goes_on_as_it_was(players: int, chooser: str, options: dict[str, Any], request) -> None:
    for seed in seeds(request):
        rng = Random(seed)
        table = new_table(seed, players, **options)
        for _ in play(table, rng, CHOOSERS[chooser]):
            if rng.random() < 0.02:
                laws.check_save(table)
        laws.check_save(table)


@each_table
def test_listed_answers_are_accepted_and_others_refused(
    players: int, chooser: str, options: dict[str, Any], request
) -> None:
    for seed in seeds(request):
        rng = Random(seed)
        table = new_table(seed, players, **options)
        for _ in play(table, rng, CHOOSERS[chooser]):
            if rng.random() < 0.15:
                laws.check_answers(table, rng)


@each_table
def test_nobody_sees_hidden_cards(players: int, chooser: str, options: dict[str, Any], request) -> None:
    for seed in seeds(request):
        rng = Random(seed)
        table = new_table(seed, players, **options)
        minds = {seat: Knowledge(seat, players) for seat in laws.everyone(table)}
        for _ in play(table, rng, CHOOSERS[chooser]):
            if rng.random() < 0.15:
                for seat, mind in minds.items():
                    laws.check_static(table, seat, mind, rng)


@each_table
def test_nobody_sees_what_others_have_answered_in_secret(
    players: int, chooser: str, options: dict[str, Any], request
) -> None:
    """Between two secret answers: votes, gifts, groups, wards."""
    for seed in seeds(request):
        rng = Random(seed)
        table = new_table(seed, players, **options)
        for _, decisions in play(table, rng, CHOOSERS[chooser]):
            if len(decisions) > 1 and rng.random() < 0.5:
                twin = table.fork()
                twin.decide(decisions[0])
                for seat in laws.everyone(twin):
                    laws.check_static(twin, seat, Knowledge(seat, players), rng)


@each_table
def test_no_step_tells_more_than_it_declares(players: int, chooser: str, options: dict[str, Any], request) -> None:
    compared = 0
    for seed in seeds(request):
        rng = Random(seed)
        table = new_table(seed, players, **options)
        minds = {seat: Knowledge(seat, players) for seat in laws.everyone(table)}
        for _, decisions in play(table, rng, CHOOSERS[chooser]):
            if rng.random() < 0.4:
                for seat, mind in minds.items():
                    compared += laws.check_step(table, seat, mind, decisions, rng)
    assert compared > 30


@each_table
def test_what_is_asked_of_whom_never_depends_on_hidden_cards(
    players: int, chooser: str, options: dict[str, Any], request
) -> None:
    """A spectator sees who is asked what; for them every hidden card is hidden."""
    for seed in seeds(request):
        rng = Random(seed)
        table = new_table(seed, players, **options)
        mind = Knowledge(SPECTATOR, players)
        for _, decisions in play(table, rng, CHOOSERS[chooser]):
            if rng.random() < 0.3:
                laws.check_static(table, SPECTATOR, mind, rng)
                laws.check_step(table, SPECTATOR, mind, decisions, rng)


@each_table
def test_undo_takes_back_nothing_that_was_learnt(players: int, chooser: str, options: dict[str, Any], request) -> None:
    undone = 0
    for seed in seeds(request):
        rng = Random(seed)
        table = new_table(seed, players, **options)
        for _ in play(table, rng, CHOOSERS[chooser]):
            if rng.random() < 0.15:
                undone += laws.check_undo(table, rng)
    assert undone > 0


@each_table
def test_what_was_told_stays_as_it_was_told(players: int, chooser: str, options: dict[str, Any], request) -> None:
    for seed in seeds(request):
        table = new_table(seed, players, **options)
        told: list[bytes] = []
        for _ in play(table, Random(seed), CHOOSERS[chooser]):
            told += laws.told(table, len(told))
        laws.check_told(table, told)


def test_the_same_seed_plays_the_same_game() -> None:
    tables = [new_table(5, 4), new_table(5, 4)]
    for table in tables:
        finish(table, Random(5))
    assert laws.position(tables[0]) == laws.position(tables[1])
    assert tables[0].history == tables[1].history


def test_an_imagined_table_can_be_forked_and_saved_from_its_next_checkpoint_on() -> None:
    rng = Random(2)
    table = new_table(2)
    for _ in range(40):
        for decision in next_decisions(table, rng):
            table.decide(decision)
    world = redeal(table, 1, rng)
    with pytest.raises(Redealt):
        world.fork()
    with pytest.raises(Redealt):
        save(world)
    while world.redealt and not world.over:
        for decision in next_decisions(world, rng):
            world.decide(decision)
    assert not world.over
    laws.check_fork(world, rng)
    laws.check_save(world)
