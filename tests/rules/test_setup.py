"""Setting up a game (chapter S) and the variants that change it (chapter O)."""

from collections import Counter

import msgspec
import pytest

from hivernage.cards.card import BetrayalObjective, Survivor
from hivernage.cards.library import Library, origin
from hivernage.model.board import COLONY, TOWN
from hivernage.model.question import Decision
from hivernage.rules.setup import BadOptions
from hivernage.table import Table
from tests.rule import rule
from tests.rules.positions import as_seen, base, new_table, set_up

SEEDS = range(40)


def betrayers(table: Table) -> int:
    return sum(isinstance(base().secrets[p.objective], BetrayalObjective) for p in table.state.players)


@rule("G1")
@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_play(players):
    with pytest.raises(BadOptions, match="G1"):
        new_table(1, players=players)


@rule("G1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_leads_a_group_in_one_colony(players):
    state = set_up(new_table(1, players=players)).state
    assert len(state.colonies) == 1
    assert all(state.group(seat) and state.players[seat].leader for seat in range(players))
    assert all(player.objective for player in state.players) == (players > 2)


@rule("G1.1", "O2", "O1.1", "O1.2")
def test_two_players_play_the_cooperative_game():
    table = new_table(1, players=2)
    assert table.state.options.cooperative
    assert table.state.options.hard
    assert [len(p.hand) for p in table.state.players] == [7, 7]
    assert [p.objective for p in table.state.players] == ["", ""]
    set_up(table)
    assert [len(table.state.group(seat)) for seat in (0, 1)] == [3, 3]


@rule("G1.1")
def test_three_players_have_secret_objectives():
    assert all(player.objective for player in new_table(1, players=3).state.players)


@rule("S1.1", "O4")
def test_the_tracks_start_where_the_side_says():
    normal, hard = new_table(1).state, new_table(1, hard=True).state
    assert (normal.colonies[0].morale, normal.rounds_left) == (6, 6)
    assert (hard.colonies[0].morale, hard.rounds_left) == (6, 5)
    assert all(player.objective for player in hard.players)


@rule("S1.2")
def test_zombies_of_the_setup_come_one_by_one():
    state = set_up(new_table(1, objective="home-sweet-home")).state
    assert state.places[COLONY].zombies == [2, 2, 2, 2, 2, 2]
    assert [state.places[name].zombies for name in TOWN] == [[1]] * 6


@rule("S1.2", "O4")
def test_the_hard_side_brings_its_own_zombies():
    state = set_up(new_table(1, hard=True)).state
    assert [state.places[name].zombies for name in TOWN] == [[3]] * 6


@rule("S2", "S2.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_betrayer_at_the_most(players):
    """One of 2 x players + 1 objectives is a betrayal: of many games about half have none."""
    counts = Counter(betrayers(new_table(seed, players=players)) for seed in range(200))
    assert set(counts) == {0, 1}
    expected = 200 * players / (2 * players + 1)
    assert abs(counts[1] - expected) < 30


@rule("O3")
def test_the_betrayer_variant_has_a_smaller_pool():
    counts = Counter(betrayers(new_table(seed, players=3, betrayer=True)) for seed in range(200))
    assert set(counts) == {0, 1}
    assert abs(counts[1] - 150) < 25


@rule("S2.2", "S2.3", "S4")
def test_each_sees_only_what_they_were_dealt():
    table = new_table(3)
    for seat in range(3):
        for facts in as_seen(table.history, seat, "dealt"):
            assert ("objective" in facts) == ("hand" in facts) == (facts["seat"] == seat)
    dealt = {player.objective for player in table.state.players}
    assert all(key in table.state.box for key in base().secrets if key not in dealt)


@rule("S3")
@pytest.mark.parametrize("deck", ["crisis", "survivor", "exiled", "crossroads"])
def test_decks_are_shuffled(deck):
    orders = {tuple(new_table(seed).state.decks[deck]) for seed in SEEDS}
    assert len(orders) > 10


@rule("S4")
def test_five_starting_items_each():
    state = new_table(2).state
    assert [[origin(key) for key in player.hand] for player in state.players] == [["starting"] * 5] * 3
    assert sum(origin(key) == "starting" for key in state.box) == 10


@rule("S5")
def test_location_items_lie_in_their_own_decks():
    state = new_table(2).state
    for name in TOWN:
        assert [origin(key) for key in state.places[name].deck] == [name] * 20
    assert len({tuple(new_table(seed).state.places["school"].deck) for seed in SEEDS}) > 10


@rule("S6", "S6.1", "S7")
def test_everybody_keeps_two_of_four_in_secret():
    table = new_table(4)
    question = table.questions[0]
    assert question.seats == (0, 1, 2)
    dealt = [player.dealt[:] for player in table.state.players]
    assert [len(names) for names in dealt] == [4, 4, 4]
    assert not table.decide(Decision(question.id, 1, ("keep", dealt[1][2], dealt[1][0])))
    table.decide(Decision(question.id, 0, ("keep", dealt[0][0], dealt[0][1])))
    news = table.decide(Decision(question.id, 2, ("keep", dealt[2][3], dealt[2][1])))
    group = [event for event in news if event.kind == "group"]
    assert [event.facts["survivors"] for event in group][1] == [dealt[1][2], dealt[1][0]]
    assert ["returned" in event.seen_by(1).facts for event in group] == [False, True, False]
    state = table.state
    assert [s.id for s in state.group(1)] == [dealt[1][2], dealt[1][0]]
    assert state.players[1].leader == dealt[1][2]
    assert all(s.place == COLONY for s in state.survivors.values())
    assert dealt[1][1] in state.decks["survivor"]
    assert dealt[1][3] in state.decks["survivor"]


@rule("S6")
def test_the_survivor_deck_is_reshuffled():
    """What came back doesn't lie on top."""
    on_top = 0
    for seed in SEEDS:
        table = new_table(seed)
        last = table.state.players[2].dealt[3]
        on_top += set_up(table).state.decks["survivor"][-1] == last
    assert on_top < len(SEEDS) / 2


@rule("S8")
def test_the_highest_leader_starts():
    for seed in SEEDS:
        state = set_up(new_table(seed)).state
        influence = [base().survivors[player.leader].influence for player in state.players]
        assert state.first == influence.index(max(influence))
        assert state.lane.seat == state.first


@rule("S8.1")
def test_equal_leaders_are_decided_by_a_die():
    cards = {id(card): card for card in base().cards.values()}.values()
    alike = Library(msgspec.structs.replace(c, influence=50) if isinstance(c, Survivor) else c for c in cards)
    assert {set_up(new_table(seed, alike)).state.first for seed in SEEDS} == {0, 1, 2}


@rule("S9")
def test_adult_cards_may_be_left_out():
    adult = {key for key, card in base().crossroads.items() if card.adult}
    assert adult
    assert adult <= set(new_table(1).state.box)
    assert adult <= set(new_table(1, adult=True).state.decks["crossroads"])


@rule("O1.4", "O1.2", "G8.2")
def test_cards_not_for_cooperative_play_leave():
    marked = {key for key, card in base().cards.items() if card.not_cooperative}
    assert {origin(key) for key in marked} >= {"survivor", "crossroads"}
    state = new_table(1, cooperative=True).state
    assert marked <= set(state.box)
    assert [player.objective for player in state.players] == ["", "", ""]
    assert not marked & set(new_table(1).state.box)


@rule("R2")
def test_a_round_begins_with_the_crisis_then_dice_then_a_turn():
    table = set_up(new_table(5))
    kinds = [event.kind for event in table.history]
    assert kinds.index("crisis") < kinds.index("dice") < kinds.index("turn")
    assert kinds.count("dice") == 3
