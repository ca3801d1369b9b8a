"""The laws of knowledge over every scenario, random games and pairs of turns; each lesson broken is noticed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import UNSET

from hivernage.bots import Bot
from hivernage.bots.playing_out import play_out
from hivernage.cards.library import origin
from hivernage.knowledge import Knowledge, Pile
from hivernage.knowledge import lessons as taught
from hivernage.lab.variety import varied_game
from hivernage.model.events import (
    Arranged,
    CardAdded,
    Drew,
    Event,
    Kept,
    Looked,
    Peeked,
    PutUnder,
    Retrieved,
    Shuffled,
)
from hivernage.redeal import redeal
from hivernage.scenario import load_scenario, run_scenario
from hivernage.table import Table
from tests.how_many import how_many
from tests.laws.beliefs import LEARNT, Watchers
from tests.laws.games import base, new_table, play, war
from tests.laws.laws import LawBroken
from tests.laws.pairs import play_pairs
from tests.laws.players import CHOOSERS
from tests.laws.test_laws import each_table, seeds

SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios").rglob("*.yaml"))
VARIED = 8  # games of bots with thin boxes
MANY = 80


@cache
def played(file: Path) -> Table:
    return run_scenario(load_scenario(file), war()).table


@cache
def telling(kind: type[Event]) -> list[Table]:
    """The scenarios in which something of a kind happens after the first decision."""
    tables = [played(file) for file in SCENARIOS]
    return [table for table in tables if any(type(event) is kind for event in table.history)]


def watch_again(table: Table) -> Counter[str]:
    """Hold everybody's beliefs against every position of a game; gives what was learnt."""
    steps = table.played_again()
    twin, _ = next(steps)
    watchers = Watchers(twin)
    for again, _ in steps:
        watchers.check(again)
    return watchers.learnt


# The law


def test_what_scenarios_teach_is_true() -> None:
    learnt = sum((watch_again(played(file)) for file in SCENARIOS), Counter())
    assert {kind.__name__ for kind in LEARNT if not learnt[str(kind.__struct_config__.tag)]} == set()
    assert {kind.__name__ for kind in Knowledge.lessons if not telling(kind)} == set()


@each_table
def test_what_a_seat_believes_is_true(players: int, chooser: str, options: dict[str, Any], request) -> None:
    for seed in seeds(request):
        table = new_table(seed, players, **options)
        watchers = Watchers(table)
        for _ in play(table, Random(seed), CHOOSERS[chooser]):
            watchers.check(table)
        watchers.check(table)


def test_what_a_seat_believes_is_true_among_rare_cards(request: pytest.FixtureRequest) -> None:
    """Bots with few crossroads cards that have something in common: what seldom happens does."""
    for number in range(how_many(request, quick=3, thorough=VARIED, long=MANY)):
        table, bots = varied_game(base(), 23, number, {"thin": True})
        watch_bots(table, bots)


def watch_bots(table: Table, bots: list[Bot]) -> None:
    watchers = Watchers(table)
    play_out(table, bots, lambda table, _question, _decision: watchers.check(table))
    watchers.check(table)


@pytest.mark.parametrize("players", [4, 6])
def test_what_a_seat_believes_is_true_while_two_act_at_once(players: int, request: pytest.FixtureRequest) -> None:
    for seed in range(how_many(request, quick=1, thorough=2, long=10)):
        watchers = None
        for table, _, _ in play_pairs(seed, players, homes=players // 4, decisions=150, cuts=0.03):
            watchers = watchers or Watchers(table)
            watchers.check(table, complete=False)


# That it can be broken: a lesson nobody learns, and lessons learnt wrong


def silence(_mind: Knowledge, _event: Event) -> None:
    """An event that teaches nothing."""


@pytest.mark.parametrize("kind", Knowledge.lessons, ids=lambda kind: kind.__name__)
def test_a_lesson_that_nobody_learns_is_noticed(kind: type[Event], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(Knowledge.lessons, kind, silence)
    assert_noticed(kind)


def assert_noticed(kind: type[Event]) -> None:
    with pytest.raises((LawBroken, IndexError, KeyError)):
        watch_all(telling(kind))


def watch_all(tables: list[Table]) -> None:
    for table in tables:
        watch_again(table)


def assert_noticed_in_games() -> None:
    with pytest.raises(LawBroken):
        watch_games(20)


def watch_games(games: int) -> None:
    for seed in range(games):
        table = new_table(seed)
        watchers = Watchers(table)
        for _ in play(table, Random(seed)):
            watchers.check(table)


def wrong_card_after_a_search(mind: Knowledge, event: Kept) -> None:
    if event.seat != mind.seat and mind.searching[event.seat]:
        mind.gets(event.seat, mind.searching[event.seat].pop())


def searchers_cards_in_the_order_of_the_deck(mind: Knowledge, event: PutUnder) -> None:
    cards = event.cards or mind.searching.pop(event.seat, []) or [None] * event.n
    mind.decks[event.place].put_under([*cards])


def crises_arranged_unseen_that_stay_known(mind: Knowledge, event: Arranged) -> None:
    if event.swapped is True:
        slots = mind.decks[event.deck].slots
        slots[-1], slots[-2] = slots[-2], slots[-1]


def crises_arranged_that_are_forgotten_too_far(mind: Knowledge, event: Arranged) -> None:
    mind.decks[event.deck].slots = [None] * len(mind.decks[event.deck].slots)


def crises_arranged_that_are_forgotten_altogether(mind: Knowledge, event: Arranged) -> None:
    if event.swapped is UNSET:
        mind.decks[event.deck].slots[-event.n :] = [None] * event.n


def cards_retrieved_that_stay_gone(mind: Knowledge, event: Retrieved) -> None:
    if event.to == "hand":
        for card in event.cards:
            mind.gets(event.seat, card)


def peeked_from_the_bottom(mind: Knowledge, event: Peeked) -> None:
    if isinstance(event.cards, list):
        mind.decks[event.deck].slots[: len(event.cards)] = event.cards


def somebody_elses_gift_is_mine(mind: Knowledge, event: CardAdded) -> None:
    mind.in_crisis.append(str(event.card))


def unseen_looks_that_leave_the_deck_as_it_was(mind: Knowledge, event: Looked) -> None:
    if event.seat == mind.seat:
        taught._looked(mind, event)


def drawn_by_whoever_reads(mind: Knowledge, event: Drew) -> None:
    card = mind.decks[event.deck].take_top()
    mind.gets((event.seat + 1) % mind.players, card)


WRONG: dict[type[Event], list[Callable[[Knowledge, Any], None]]] = {
    Kept: [wrong_card_after_a_search],
    PutUnder: [searchers_cards_in_the_order_of_the_deck],
    Arranged: [
        crises_arranged_unseen_that_stay_known,
        crises_arranged_that_are_forgotten_too_far,
        crises_arranged_that_are_forgotten_altogether,
    ],
    Retrieved: [cards_retrieved_that_stay_gone],
    Peeked: [peeked_from_the_bottom],
    CardAdded: [somebody_elses_gift_is_mine],
    Looked: [unseen_looks_that_leave_the_deck_as_it_was],
    Drew: [drawn_by_whoever_reads],
}


@pytest.mark.parametrize(
    ("kind", "wrong"), [pytest.param(kind, one, id=one.__name__) for kind, all_ in WRONG.items() for one in all_]
)
def test_a_lesson_learnt_wrong_is_noticed(kind: type[Event], wrong: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(Knowledge.lessons, kind, wrong)
    assert_noticed(kind)


def test_an_unseen_loss_that_forgets_one_card_only_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgets_one(mind: Knowledge, seat: int, back: str) -> None:
        fitting = [card for card in mind.hands[seat] if origin(card) == back]
        if fitting:
            mind.hands[seat].remove(fitting[0])

    monkeypatch.setattr(Knowledge, "loses_unseen", forgets_one)
    assert_noticed_in_games()


def test_an_unseen_loss_that_forgets_the_whole_hand_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Knowledge, "loses_unseen", lambda mind, seat, _back: mind.hands[seat].clear())
    assert_noticed_in_games()


def test_an_unknown_card_in_a_hand_of_which_one_stays_sure_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def stays_sure(mind: Knowledge, seat: int, card: str | None) -> None:
        if seat != mind.seat and card is not None:
            mind.hands[seat].append(card)

    monkeypatch.setattr(Knowledge, "gets", stays_sure)
    assert_noticed_in_games()


def test_a_shuffle_that_forgets_what_is_inside_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(pile: Pile) -> None:
        pile.slots = [None] * len(pile.slots)

    monkeypatch.setattr(Pile, "shuffle", forgetful)
    assert_noticed(Shuffled)


def test_a_shuffle_that_keeps_places_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not by scenarios, where forced chance leaves decks as they lie."""
    monkeypatch.setattr(Pile, "shuffle", lambda _pile: None)
    assert_noticed_in_games()


def test_nobody_imagines_in_a_hand_what_was_seen_not_to_be_there() -> None:
    file = next(file for file in SCENARIOS if file.stem == "jamie-gilmour-none")
    table = next(again for again, _ in played(file).played_again() if len(again.done) == 3)
    mind = Knowledge(0, 3).follow(table)
    assert mind.lacks(1) == {"fuel"}
    assert not any("fuel" in symbols_held(redeal(table, 0, Random(seed), mind), 1) for seed in range(40))
    mind.sure.clear()
    assert any("fuel" in symbols_held(redeal(table, 0, Random(seed), mind), 1) for seed in range(40))


def test_a_pledge_that_is_stored_takes_only_one_of_two_like_it() -> None:
    table = played(next(file for file in SCENARIOS if file.stem == "winter-has-come-two-fuel"))
    mind = Knowledge(0, 3)
    mind.follow(Table(table.start)).sees_hand(2, list(table.start.players[2].hand))
    for event in table.history:
        mind.take(event)
    assert mind.hands[2] == table.state.players[2].hand == ["fuel@gas-station"]


def symbols_held(table: Table, seat: int) -> set[str]:
    return {table.state.library.items[key].symbol for key in table.state.players[seat].hand}
