"""Setting up a war of two colonies (W1, W2)."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest

from hivernage.cards.card import BetrayalObjective, SecretObjective
from hivernage.cards.library import Library, origin
from hivernage.cards.playing import in_play
from hivernage.model.board import FORGE, LIGHTHOUSE, TOWN
from hivernage.model.options import Options
from hivernage.model.state import State
from hivernage.rules.boxes import game_for
from hivernage.rules.boxes.war.setup import war_side
from hivernage.rules.homes import allies, first_player
from hivernage.rules.setup import BadOptions
from hivernage.table import Table
from tests.laws.games import new_table, war
from tests.rule import rule
from tests.rules.positions import set_up

BOX: Final = "warring-colonies"


def begun(players: int = 4, seed: int = 1, **options: Any) -> Table:
    """A war whose groups have been chosen."""
    return set_up(new_table(seed, players, box=BOX, **options))


def cards(**options: Any) -> Library:
    """The cards of a war."""
    return in_play(war(), Options(players=4, box=BOX, objective="divide-and-conquer", **options))


def all_items(state: State) -> Counter[str]:
    """The backs of all items in the game, wherever they lie."""
    keys = [key for place in state.places.values() for key in place.deck]
    keys += [key for player in state.players for key in player.hand] + state.box
    return Counter(origin(key) for key in keys if key in state.library.items)


@rule("W1", "W1.1", "W2", "W2.9", "W2.10")
@pytest.mark.parametrize(("players", "kept", "dealt"), [(4, 3, 5), (6, 2, 4), (8, 2, 4), (10, 2, 4)])
def test_two_colonies_of_equal_size_share_one_town(players: int, kept: int, dealt: int) -> None:
    table = new_table(1, players, box=BOX)
    assert [len(player.dealt) for player in table.state.players] == [dealt] * players
    state = set_up(table).state
    assert [colony.place for colony in state.colonies] == [FORGE, LIGHTHOUSE]
    assert {*state.places} == {FORGE, LIGHTHOUSE, *TOWN}
    assert [len(allies(state, seat)) for seat in (0, 1)] == [players // 2] * 2
    for player in state.players:
        group = state.group(player.seat)
        assert len(group) == kept
        assert {survivor.place for survivor in group} == {state.colonies[player.colony].place}
        assert player.leader in [survivor.id for survivor in group]
    ours, theirs = state.colonies
    ours.morale, ours.food, ours.bullets = 1, 1, 1
    ours.waste.append("junk@school")
    assert (theirs.morale, theirs.food, theirs.waste) == (4, 0, [])


@rule("W1.1")
@pytest.mark.parametrize("players", [2, 3, 12])
def test_too_few_or_too_many_players_are_refused(players: int) -> None:
    with pytest.raises(BadOptions):
        new_table(1, players, box=BOX)


@rule("W2")
def test_the_highest_leader_of_a_colony_leads_it() -> None:
    state = begun(8).state
    influence = {p.seat: state.library.survivors[p.leader].influence for p in state.players}
    for seat in (0, 1):
        colony = state.colonies[state.players[seat].colony]
        assert influence[colony.leader] == max(influence[other] for other in allies(state, seat))


@rule("W1.2", "W2.6")
def test_the_main_objective_is_one_of_this_box_chosen_or_random() -> None:
    assert begun(objective="the-killing-blow").state.objective == "the-killing-blow"
    own = {card.id for key, card in war().mains.items() if war().boxes[key] == BOX}
    drawn = {new_table(seed, box=BOX, objective="random").state.objective for seed in range(12)}
    assert drawn <= own
    assert len(drawn) > 1
    with pytest.raises(BadOptions):
        new_table(1, box=BOX, objective="we-need-more-samples")


@rule("W1.3", "W2.5", "W2.6", "W2.14")
@pytest.mark.parametrize("players", [4, 10])
def test_everybody_has_one_secret_objective_and_none_is_a_betrayal(players: int) -> None:
    state = new_table(2, players, box=BOX).state
    secrets = state.library.secrets
    objectives = [player.objective for player in state.players]
    assert len({*objectives}) == players
    assert not any(isinstance(secrets[key], BetrayalObjective) for key in objectives)
    assert not any(player.exiled_objective for player in state.players)
    left = [key for key in state.box if key in secrets and not isinstance(secrets[key], BetrayalObjective)]
    known = [card for card in war().secrets.values() if isinstance(card, SecretObjective)]
    known = [card for card in known if war().boxes[f"{card.id}@secret"] != BOX]
    assert len(known) == 48  # but for two that never fit, and those that speak of modules of Long Night
    assert len(left) == 46 - sum(bool(card.module) for card in known) - players
    assert not {"justice@secret", "us-or-them@secret"} & {*left, *objectives}
    assert "show" not in {verb for verbs in game_for(state.options).verbs.values() for verb in verbs}


@rule("W2", "W2.1", "W2.14")
@pytest.mark.parametrize("players", [4, 10])
def test_five_random_items_join_each_place_and_the_rest_leaves_unseen(players: int) -> None:
    state = new_table(1, players, box=BOX).state
    found = [[key for key in state.places[name].deck if origin(key) == "random"] for name in TOWN]
    assert [len(keys) for keys in found] == [5] * 6
    assert all(len(state.places[name].deck) == 25 for name in TOWN)
    left = [key for key in state.box if origin(key) == "random"]
    assert len(left) == 13
    assert len({*left, *(key for keys in found for key in keys)}) == 43
    below = [key for name in TOWN for key in state.places[name].deck[:20]]
    assert any(origin(key) == "random" for key in below)  # shuffled in, not laid on top


@rule("W2.1", "W2.2", "W2.14")
def test_places_keep_the_items_of_the_base_box_and_hands_come_from_both_boxes() -> None:
    table = new_table(1, 10, box=BOX)
    state = table.state
    assert all(len(state.places[name].deck) >= 20 for name in TOWN)
    assert not [key for name in TOWN for key in state.places[name].deck if war().boxes[key] == "long-night"]
    starting = [key for key in state.library.decks["starting"] if key in state.library.items]
    assert len(starting) == 50
    assert {war().boxes[key] for key in starting} == {"base", "long-night"}
    assert [len(player.hand) for player in state.players] == [5] * 10
    assert all(origin(key) == "starting" for player in state.players for key in player.hand)
    assert len([key for key in new_table(1, 4, box=BOX).state.box if origin(key) == "starting"]) == 30


@rule("W2.3", "W2.6")
def test_crises_are_those_of_this_box() -> None:
    state = begun().state
    found = [*state.decks["crisis"], *([state.crisis] if state.crisis else [])]
    assert len(found) == 11
    assert {war().boxes[key] for key in found} == {BOX}


@rule("W2.4")
def test_survivors_are_those_of_all_three_boxes() -> None:
    found = cards().decks["survivor"]
    assert {war().boxes[key] for key in found} == {"base", "long-night", BOX}
    spared = ("annaleigh-chan", "blue", "melissa-gupta", "jamie-gilmour")
    fewer = cards(left_out=spared).decks["survivor"]
    assert len(found) - len(fewer) == len({*spared} & {*found}) == 4 - ("blue" not in found)


@rule("W2.6", "W2.13")
def test_nothing_else_of_long_night_is_used() -> None:
    found = cards()
    assert not (found.improvements)
    assert not (found.experiments)
    assert not (found.side_effects)
    assert not (found.exiled)
    state = begun().state
    assert not (state.row)
    assert not (state.decks.keys() - {"survivor", "crisis", "crossroads"})


@rule("W2.7", "W2.8")
def test_crossroads_of_this_box_and_of_the_older_ones_that_fit_if_the_table_likes() -> None:
    assert {war().boxes[key] for key in cards().crossroads} == {BOX}
    more = Counter(war().boxes[key] for key in cards(older_crossroads=True).crossroads)
    assert (more["base"], more["long-night"]) == (35, 17)


@rule("W2.11")
def test_morale_rounds_and_bullets_are_the_main_objectives() -> None:
    state = begun(objective="the-killing-blow").state
    printed = war_side(state)
    assert [colony.morale for colony in state.colonies] == [printed.morale] * 2
    assert [colony.bullets for colony in state.colonies] == [printed.bullets] * 2
    assert state.rounds_left == printed.rounds


@rule("W2.12")
def test_the_first_player_is_the_leader_of_ones_own_colony() -> None:
    table = begun(6)
    state = table.state
    for player in state.players:
        assert first_player(state, player.seat) == state.colonies[player.colony].leader
    firsts = {begun(6, seed=seed).state.players[begun(6, seed=seed).state.first].colony for seed in range(6)}
    assert firsts == {0, 1}  # for the whole table a die decides


@rule("W23")
def test_of_the_general_rules_of_long_night_some_hold_and_its_vote_on_the_token_does_not() -> None:
    game = game_for(Options(players=4, box=BOX))
    assert "token" not in [part.name for part in game.night]
    assert "calm" in game.verbs["actions"]  # unruly ones are calmed (L5)
    assert not {"loot", "code", "attract", "exile"} & {verb for verbs in game.verbs.values() for verb in verbs}
