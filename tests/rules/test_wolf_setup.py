"""Setting up a war with a lone wolf, and what an odd number of players means (LW1, LW6)."""

from __future__ import annotations

from typing import Final

import pytest

from hivernage.cards.card import WolfObjective
from hivernage.model.options import Options
from hivernage.model.parts import NOBODY
from hivernage.rules.boxes import game_for
from hivernage.rules.setup import BadOptions
from hivernage.table import Table
from tests.laws.games import new_table, war
from tests.rule import rule

BOX: Final = "warring-colonies"
ODD = (5, 7, 9, 11)


def begun(players: int, seed: int = 1, wolf: int = -1) -> Table:
    """A war after everybody has kept survivors."""
    table = new_table(seed, players, box=BOX, wolf=wolf)
    for seat in range(players):
        table.answer(seat, table.legal(table.questions[0], seat)[0])
    return table


@rule("W1.1", "LW1.1", "LW6.2")
@pytest.mark.parametrize("players", ODD)
@pytest.mark.parametrize("wolf", [-1, 0, 2])
def test_one_of_an_odd_number_belongs_to_no_colony(players: int, wolf: int) -> None:
    state = new_table(1, players, box=BOX, wolf=wolf).state
    seat = players - 1 if wolf < 0 else wolf
    assert state.wolf is not None
    assert state.wolf.seat == seat
    colonies = [player.colony for player in state.players]
    assert colonies[seat] == 2
    assert [colonies.count(number) for number in (0, 1, 2)] == [players // 2, players // 2, 1]
    others = colonies[:seat] + colonies[seat + 1 :]
    assert others == [n % 2 for n in range(players - 1)]  # around the table, as without a lone wolf


@rule("LW1", "LW1.3", "LW2")
@pytest.mark.parametrize("players", ODD)
def test_the_den_has_tracks_of_its_own_and_three_survivors_of_five(players: int) -> None:
    dealt = new_table(3, players, box=BOX).state
    assert len(dealt.players[-1].dealt) == 5
    assert {len(player.dealt) for player in dealt.players[:-1]} == {5 if players == 5 else 4}
    table = begun(players, 3)
    state = table.state
    den = state.colonies[2]
    assert (den.place, den.morale, den.morale_top, den.waste_step, den.food, den.bullets, den.leader) == (
        *("den", 4, 5, 5, 0, 0),
        NOBODY,
    )
    group = state.group(players - 1)
    assert len(group) == 3
    assert {survivor.place for survivor in group} == {"den"}
    assert state.players[-1].leader in [survivor.id for survivor in group]


@rule("LW1", "LW1.2", "LW1.9", "W1.3")
@pytest.mark.parametrize(("players", "wolf"), [(5, 0), (7, 6), (9, 4), (11, 10)])
def test_the_lone_wolf_gets_an_objective_of_their_own_and_missions(players: int, wolf: int) -> None:
    state = new_table(4, players, box=BOX, wolf=wolf).state
    secrets = state.library.secrets
    objectives = [player.objective for player in state.players]
    assert len({*objectives}) == players
    assert [isinstance(secrets[key], WolfObjective) for key in objectives] == [seat == wolf for seat in range(players)]
    assert state.wolf is not None
    missions = [*state.wolf.missions, *state.decks["mission"]]
    assert len(state.wolf.missions) == min(3, len(missions))
    assert sorted(missions) == sorted(state.library.missions)
    left = [key for key in state.box if isinstance(secrets.get(key), WolfObjective)]
    everything = [key for key, card in war().secrets.items() if isinstance(card, WolfObjective)]
    assert sorted([objectives[wolf], *left]) == sorted(everything)


@rule("LW6", "LW1.3", "W2.2")
@pytest.mark.parametrize(("players", "items"), [(5, 5), (7, 5), (9, 5), (11, 4)])
def test_eleven_players_get_four_starting_items(players: int, items: int) -> None:
    state = new_table(5, players, box=BOX).state
    assert {len(player.hand) for player in state.players} == {items}


@rule("LW1.7")
def test_cards_for_a_lone_wolf_are_there_only_with_one() -> None:
    without, with_one = (new_table(1, players, box=BOX).state.library for players in (6, 7))
    marked = {key for key, card in war().cards.items() if card.wolf_only is True}
    assert marked
    assert not marked & without.cards.keys()
    assert marked <= with_one.cards.keys()


@rule("LW1.4")
@pytest.mark.parametrize("wolf", [0, 3, 6])
def test_the_player_on_the_right_guards_the_lone_wolfs_card(wolf: int) -> None:
    table = begun(7, 6, wolf)
    if table.questions[0].kind == "mission":
        table.answer(wolf, "keep")
    [turn] = table.state.turns
    assert turn.seat == wolf
    assert turn.guard == (wolf - 1) % 7


@rule("W2.12", "LW1.1")
def test_leaders_of_colonies_are_chosen_without_the_lone_wolf() -> None:
    for seed in range(6):
        state = begun(5, seed).state
        assert [colony.leader % 2 for colony in state.colonies[:2]] == [0, 1]
        assert state.first in [colony.leader for colony in state.colonies[:2]]


@rule("LW1.1")
@pytest.mark.parametrize(
    ("options", "said"),
    [
        (Options(players=6, box=BOX, wolf=2), "no lone wolf"),
        (Options(players=5, wolf=2), "no lone wolf"),
        (Options(players=5, box=BOX, wolf=5), "one of the 5 seats"),
        (Options(players=12, box=BOX), "4 to 11 players"),
        (Options(players=3, box=BOX), "4 to 11 players"),
    ],
)
def test_nonsense_about_the_lone_wolf_is_refused(options: Options, said: str) -> None:
    with pytest.raises(BadOptions, match=said):
        Table.new(options, war(), seed=1)


@rule("LW1.2")
def test_without_an_objective_for_the_lone_wolf_there_is_no_game() -> None:
    objectives = tuple(key for key, card in war().secrets.items() if isinstance(card, WolfObjective))
    with pytest.raises(BadOptions, match=r"objectives for the lone wolf.*LW1\.2"):
        new_table(1, 5, box=BOX, left_out=objectives)


@rule("W1.1")
def test_an_even_number_has_no_wolf_and_no_den() -> None:
    game = game_for(Options(players=6, box=BOX))
    assert game.loner is None
    assert "den" not in game.board
