"""The laws of two lanes over random schedules: a few here, at every table size with --long."""

from __future__ import annotations

from typing import Any

import pytest

from hivernage.knowledge import Knowledge
from hivernage.model.ids import CLOCK
from hivernage.model.question import Decision
from hivernage.table import Table
from tests.laws import lanes, laws
from tests.laws.pairs import both_busy, play_pairs
from tests.rule import rule

SCHEDULES: list[dict[str, Any]] = [
    {"players": 4, "homes": 1},
    {"players": 6, "homes": 2},
    {"players": 8, "homes": 1},
    {"players": 10, "homes": 2},
    {"players": 11, "homes": 2, "rushed": False},
]
SCHEDULES += [{"players": players, "real": True, "rushed": players != 8} for players in (4, 5, 6, 7, 8, 9, 10, 11)]
"""Tables of every size; with two homes in some, and where the clock starts with the first who is done in one. The
last ones are of the war itself."""

QUICK = (6, 11)
"""Of those, the sizes that the quick run tries."""
QUICK_WARS = (4, 5)


def named(schedule: dict[str, Any]) -> str:
    return f"{'war-' if schedule.get('real') else ''}{schedule['players']}-seats"


def is_quick(schedule: dict[str, Any]) -> bool:
    return schedule["players"] in (QUICK_WARS if schedule.get("real") else QUICK)


ALL: list[dict[str, Any]] = [
    {"players": players, "homes": 1 + players % 2, "rushed": players % 3 > 0} for players in range(4, 12)
]
ALL += [{"players": players, "real": True, "rushed": players % 4 > 0} for players in range(4, 12)]

each_schedule = pytest.mark.parametrize(
    "schedule",
    [pytest.param(s, marks=[] if is_quick(s) else pytest.mark.thorough) for s in SCHEDULES],
    ids=[named(s) for s in SCHEDULES],
)
each_size = pytest.mark.parametrize("schedule", ALL, ids=named)
Schedule = dict[str, Any]


def minds_of(table: Table) -> dict[int, Knowledge]:
    return {seat: Knowledge(seat, len(table.state.players)) for seat in laws.everyone(table)}


def reports(table: Table) -> list[Decision]:
    """What guards could report now."""
    found = [q for q in table.questions if q.kind == "guard"]
    return [Decision(q.id, q.seats[0], answer) for q in found for answer in table.legal(q, q.seats[0])]


# The laws, each over one schedule


def interleaving(seed: int, schedule: Schedule, decisions: int) -> int:
    """Gives how often both lanes were in the middle of an action."""
    busy = 0
    for table, _, rng in play_pairs(seed, decisions=decisions, **schedule):
        laws.check_census(table)
        lanes.check_answerable(table)
        busy += both_busy(table)
        if rng.random() < 0.2:
            lanes.check_forked(table)
            lanes.check_stored(table)
        if rng.random() < 0.03:
            lanes.check_forks_play_alike(table, rng)
        if rng.random() < 0.01:
            lanes.check_saved(table)
    laws.check_census(table)
    lanes.check_saved(table)
    return busy


def cut(seed: int, schedule: Schedule, decisions: int) -> int:
    """Gives how often the clock was tried."""
    cuts = 0
    for table, _, rng in play_pairs(seed, decisions=decisions, **schedule):
        if table.state.timer:
            lanes.check_cut(table, rng)
            cuts += 1
    return cuts


def looking(seed: int, schedule: Schedule, decisions: int) -> int:
    """Gives how many views were compared."""
    return sum(
        lanes.check_own_search(table, rng) for table, _, rng in play_pairs(seed, decisions=decisions, **schedule)
    )


def secrecy(seed: int, schedule: Schedule, decisions: int, often: float) -> int:
    """Gives how many steps were compared to the end."""
    minds: dict[int, Knowledge] = {}
    compared = 0
    for table, decision, rng in play_pairs(seed, decisions=decisions, **schedule):
        minds = minds or minds_of(table)
        if rng.random() < often:
            seat = rng.choice(list(minds))
            compared += lanes.check_hidden(table, seat, minds[seat], decision, rng)
    return compared


def unheard(seed: int, schedule: Schedule, decisions: int) -> int:
    """Gives how many reports were tried."""
    tried = 0
    for table, _, _ in play_pairs(seed, decisions=decisions, **schedule):
        for report in reports(table):
            lanes.check_report(table, report)
            tried += 1
    return tried


def imagining(seed: int, schedule: Schedule, decisions: int, often: float) -> int:
    """Gives how many imagined cards would have been set off."""
    minds: dict[int, Knowledge] = {}
    noted = 0
    for table, _, rng in play_pairs(seed, decisions=decisions, **schedule):
        minds = minds or minds_of(table)
        if table.state.step == "actions" and rng.random() < often:
            seat = rng.choice(list(minds))
            noted += lanes.check_imagined(table, seat, minds[seat], rng)
    return noted


def undoing(seed: int, schedule: Schedule, decisions: int, often: float) -> int:
    """Gives how often a decision could be taken back."""
    undone = 0
    for table, _, rng in play_pairs(seed, decisions=decisions, **schedule):
        if table.done and table.done[-1].seat != CLOCK and rng.random() < often:
            undone += laws.check_undo(table, rng, worlds=2)
    return undone


# A few of each


@each_schedule
def test_two_lanes_come_out_alike_whatever_is_done_with_their_table(schedule: Schedule) -> None:
    assert interleaving(1, schedule, 300) > 5


@rule("W4.10")
@each_schedule
def test_the_clock_may_cut_at_any_decision(schedule: Schedule) -> None:
    assert cut(2, schedule, 250) > 10


@rule("W24.1")
@each_schedule
def test_what_one_lane_looks_at_shows_nowhere_else(schedule: Schedule) -> None:
    assert looking(3, schedule, 250) > 0


@each_schedule
def test_the_secrecy_laws_hold_in_pairs(schedule: Schedule) -> None:
    assert secrecy(4, schedule, 150, often=0.12) > 0


@rule("W24.2")
def test_a_report_is_heard_by_nobody() -> None:
    assert sum(unheard(seed, {}, 60) for seed in range(3)) > 0


def test_an_imagined_card_has_what_would_have_been_noted_for_it() -> None:
    assert imagining(6, {"players": 6}, 120, often=0.1) > 0


@rule("W24.4")
def test_undo_tells_nothing_in_a_pair() -> None:
    assert undoing(7, {}, 100, often=0.1) > 0


# Many, at every table size

MANY = 6


@pytest.mark.long
@pytest.mark.timeout(3600)
@each_size
def test_many_schedules_come_out_alike(schedule: Schedule) -> None:
    assert sum(interleaving(seed, schedule, 600) for seed in range(100, 100 + MANY)) > 100


@pytest.mark.long
@pytest.mark.timeout(3600)
@each_size
def test_many_cuts(schedule: Schedule) -> None:
    seldom = schedule.get("real") and not schedule["rushed"]  # the sand runs only from the first who is done
    assert sum(cut(seed, schedule, 500) for seed in range(200, 200 + MANY)) > (100 if seldom else 500)


@pytest.mark.long
@pytest.mark.timeout(3600)
@each_size
def test_many_pairs_keep_their_secrets(schedule: Schedule) -> None:
    assert sum(looking(seed, schedule, 300) for seed in range(300, 300 + MANY)) > 100
    assert sum(secrecy(seed, schedule, 250, often=0.3) for seed in range(400, 400 + MANY)) > 100
    if not schedule.get("real"):  # no card of a war asks its guard for a report
        assert sum(unheard(seed, schedule, 250) for seed in range(500, 500 + MANY)) > 5
    assert sum(imagining(seed, schedule, 250, often=0.1) for seed in range(600, 600 + MANY)) > 10
    assert sum(undoing(seed, schedule, 250, often=0.2) for seed in range(700, 700 + MANY)) > 30
