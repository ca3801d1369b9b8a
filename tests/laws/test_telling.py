"""Whatever changes for everybody to see is told: over every scenario, random games, and pairs of turns."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hivernage.bots import Bot
from hivernage.bots.playing_out import play_out
from hivernage.lab.variety import varied_game
from hivernage.model import events as told
from hivernage.model.events import Event
from hivernage.model.state import State
from hivernage.table import Table
from tests.how_many import how_many
from tests.laws.games import base, finish, new_table, play
from tests.laws.laws import LawBroken
from tests.laws.pairs import play_pairs
from tests.laws.players import CHOOSERS
from tests.laws.telling import COUNTED, PLACED, ZONES, Listening
from tests.laws.test_beliefs import SCENARIOS, played, telling
from tests.laws.test_laws import each_table, seeds

VARIED = 8  # games of bots with thin boxes
MANY = 80


def listen_again(table: Table) -> None:
    listening = Listening(table)
    for twin, _ in table.played_again():
        listening.check(twin)


def test_what_changes_in_scenarios_is_told() -> None:
    for file in SCENARIOS:
        listen_again(played(file))


@each_table
def test_what_changes_is_told(players: int, chooser: str, options: dict[str, Any], request) -> None:
    for seed in seeds(request):
        table = new_table(seed, players, **options)
        listening = Listening(table)
        for _ in play(table, Random(seed), CHOOSERS[chooser]):
            listening.check(table)
        listening.check(table)


def test_what_changes_is_told_among_rare_cards(request: pytest.FixtureRequest) -> None:
    for number in range(how_many(request, quick=3, thorough=VARIED, long=MANY)):
        table, bots = varied_game(base(), 29, number, {"thin": True})
        listen_to_bots(table, bots)


def listen_to_bots(table: Table, bots: list[Bot]) -> None:
    listening = Listening(table)
    play_out(table, bots, lambda table, _question, _decision: listening.check(table))
    listening.check(table)


@pytest.mark.parametrize("players", [4, 6])
def test_what_changes_is_told_while_two_act_at_once(players: int, request: pytest.FixtureRequest) -> None:
    for seed in range(how_many(request, quick=1, thorough=4, long=10)):
        listening = None
        for table, _, _ in play_pairs(seed, players, homes=players // 4, decisions=150, cuts=0.03):
            if listening is None or any(isinstance(event, told.TurnEnded) for event in listening.news(table)):
                listening = Listening(table, now=True)  # the board was crowded anew
            else:
                listening.check(table)


# That it can be broken: what isn't told any more is missed

TELLING = sorted({kind for zone in ZONES.values() for kind in zone.told_by} | {*PLACED, *COUNTED}, key=str)
ELSEWHERE = {
    told.EquipmentToLoot: "no place of the base box is without a deck",
    told.CrisisPileLeft: "it names no card, so nobody but the knowing can miss it: tests/laws/test_beliefs.py",
}


@pytest.mark.parametrize("kind", [kind for kind in TELLING if kind not in ELSEWHERE], ids=lambda kind: kind.__name__)
def test_what_is_not_told_any_more_is_missed(kind: type[Event], monkeypatch: pytest.MonkeyPatch) -> None:
    tables = telling(kind) or [finished(1)]  # what belongs to setup is in no scenario
    tell = State.tell

    def silent(state: State, event: Event) -> None:
        if type(event) is not kind:
            tell(state, event)

    monkeypatch.setattr(State, "tell", silent)
    with pytest.raises(LawBroken):
        listen_to_all(tables)


def finished(seed: int) -> Table:
    table = new_table(seed)
    finish(table, Random(seed))
    return table


def listen_to_all(tables: list[Table]) -> None:
    for table in tables:
        listen_again(table)
