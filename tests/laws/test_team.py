"""Nothing of a teammate's cards is seen: hands, objectives, dealt survivors (W24)."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from hivernage import views as view_module
from hivernage.cards.library import origin
from hivernage.model.state import State
from hivernage.rules.homes import are_allies
from hivernage.table import Table
from hivernage.views import view
from tests.how_many import how_many
from tests.laws.games import new_table, next_decisions
from tests.laws.laws import LawBroken, demand
from tests.laws.pairs import play_pairs
from tests.laws.test_lanes import QUICK_WARS
from tests.rule import rule

each_size = pytest.mark.parametrize(
    "players",
    [pytest.param(n, marks=[] if n in QUICK_WARS else pytest.mark.thorough) for n in (4, 6, 8, 10)],
)


def other_cards(state: State, seat: int, rng: Random) -> int:
    """A player's hidden cards become others with the same backs; gives how many did."""
    player, changed = state.players[seat], 0
    for cards in (player.hand, player.dealt):
        for i, card in enumerate(cards):
            pool = state.box if cards is player.hand else state.decks["survivor"]
            others = [j for j, key in enumerate(pool) if origin(key) == origin(card) and key != card]
            if others and card not in player.locked:
                j = rng.choice(others)
                cards[i], pool[j] = pool[j], card
                changed += 1
    others = [j for j, key in enumerate(state.box) if origin(key) == origin(player.objective)]
    if others:
        j = rng.choice(others)
        player.objective, state.box[j] = state.box[j], player.objective
        changed += 1
    return changed


def check_team(table: Table, seat: int, rng: Random) -> int:
    """A seat sees the same whatever its teammates have; gives how many cards were others."""
    twin, changed = table.fork(), 0
    for player in twin.state.players:
        if player.seat != seat and are_allies(twin.state, seat, player.seat):
            changed += other_cards(twin.state, player.seat, rng)
    twin._legal.clear()
    twin._menus.clear()
    here, there = (msgspec.json.encode(view(one, seat)) for one in (table, twin))
    demand(here == there, f"seat {seat} sees what a teammate has")
    return changed


def team(seed: int, players: int, decisions: int, often: float) -> int:
    """Over a schedule of a war; gives how many cards were others."""
    changed = 0
    for table, _, rng in play_pairs(seed, players, decisions=decisions, real=True):
        if rng.random() < often:
            changed += check_team(table, rng.randrange(players), rng)
    return changed


def choosing(seed: int, players: int) -> int:
    """The same while survivors are dealt and chosen."""
    rng, changed = Random(seed), 0
    table = new_table(seed, players, box="warring-colonies")
    while table.state.step == "setup":
        changed += check_team(table, rng.randrange(players), rng)
        table.decide(next_decisions(table, rng)[0])
    return changed


@rule("W24")
@each_size
def test_a_teammates_cards_are_as_hidden_as_an_enemys(players: int, request: Any) -> None:
    assert choosing(players, players) > 0
    for seed in range(how_many(request, quick=1, thorough=1, long=6)):
        assert team(seed, players, 150, often=0.3) > 50


@pytest.mark.parametrize("what", ["hand", "objective", "dealt"])
def test_a_view_of_the_teams_cards_is_caught(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = view_module._mine

    def telling(state: State, seat: int) -> view_module.MineView:
        mine = whole(state, seat)
        friends = [player for player in state.players if are_allies(state, seat, player.seat)]
        if what == "objective":
            return msgspec.structs.replace(mine, objective=" ".join(friend.objective for friend in friends))
        cards = [key for friend in friends for key in getattr(friend, what)]
        return msgspec.structs.replace(mine, **{what: cards})

    monkeypatch.setattr(view_module, "_mine", telling)
    with pytest.raises(LawBroken, match="a teammate has"):
        choosing(1, 4)
