"""The laws, over a hand of games here and thousands with --long."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hivernage.knowledge import Knowledge
from hivernage.model.ids import SPECTATOR
from hivernage.model.options import MIXABLE, MODULES
from hivernage.redeal import redeal
from hivernage.saves import save
from hivernage.table import Redealt
from tests.how_many import how_many
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
LONG_NIGHTS: dict[str, tuple[int, str, dict[str, Any]]] = {
    "all-modules": (4, "litigious", {"modules": MODULES, "objective": "random"}),
    "no-module": (3, "tame", {}),
    "mixed": (5, "tame", {"modules": MODULES, "mixed": MIXABLE, "objective": "random", "adult": True}),
    "mixed-items": (2, "wild", {"mixed": ("item",), "modules": ("bandits",)}),
    "improvements": (3, "litigious", {"modules": ("improvements",), "betrayer": True}),
    "raxxon": (4, "tame", {"modules": ("raxxon",), "elimination": True, "mixed": ("survivor", "crossroads")}),
    "scenario-code": (3, "tame", {"scenario": "code"}),
    "scenario-raid": (4, "litigious", {"scenario": "raid"}),
}
SELDOM = ("mixed", "mixed-items", "improvements", "raxxon")
MORE_OF_THE_SAME = {(2, "litigious"), (3, "tame"), (3, "litigious"), (4, "litigious"), (5, "tame")}


def table_of(players: int, chooser: str) -> Any:
    marks = [pytest.mark.thorough] if (players, chooser) in MORE_OF_THE_SAME else []
    return pytest.param(players, chooser, {}, id=f"{players}-{chooser}", marks=marks)


TABLES = [table_of(*each) for each in PLAYERS] + [
    pytest.param(3 + n % 3, "litigious", options, id=str(options["objective"])) for n, options in enumerate(VARIANTS)
]
TABLES += [
    pytest.param(
        players,
        chooser,
        {"box": "long-night", **options},
        id=f"long-night-{name}",
        marks=[pytest.mark.thorough] if name in SELDOM else [],
    )
    for name, (players, chooser, options) in LONG_NIGHTS.items()
]
WARS: dict[str, tuple[int, str, dict[str, Any]]] = {
    "wolf-of-5": (5, "tame", {"older_crossroads": True}),
    "wolf-of-7": (7, "litigious", {"objective": "random", "wolf": 0}),
    "wolf-of-9": (9, "wild", {"timer": 0}),
    "wolf-of-11": (11, "tame", {"objective": "random", "wolf": 4}),
}
TABLES += [
    pytest.param(
        players,
        chooser,
        {"box": "warring-colonies", **options},
        id=f"war-{name}",
        marks=[] if players == 5 else [pytest.mark.thorough],
    )
    for name, (players, chooser, options) in WARS.items()
]
each_table = pytest.mark.parametrize(("players", "chooser", "options"), TABLES)


def seeds(request: pytest.FixtureRequest, quick: int = 1) -> range:
    return range(how_many(request, quick=quick, thorough=2, long=5))


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
    for seed in seeds(request, quick=2):
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
