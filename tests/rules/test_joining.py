"""What of Warring Colonies comes into games of the older boxes (W22, LW7)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from hivernage.cards.library import Library, origin
from hivernage.cards.load import load_packs
from hivernage.cards.playing import in_play
from hivernage.model.board import SPOTS, TOWN
from hivernage.model.events import Event, TopSeen
from hivernage.model.ids import SPECTATOR
from hivernage.model.options import Options
from hivernage.model.state import State
from hivernage.redeal import redeal
from hivernage.rules.setup import BadOptions
from hivernage.table import Table
from hivernage.views import view
from tests.laws.games import war
from tests.rule import rule
from tests.rules.positions import set_up

WAR = "warring-colonies"


def cards(**options: Any) -> Library:
    return in_play(war(), Options(players=3, objective="too-many-mouths", **options))


def begun(**options: Any) -> State:
    return Table.new(Options(players=3, **options), seed=1).state


def of_the_war(library: Library, deck: str) -> list[str]:
    return [key for key in library.decks[deck] if war().boxes[key] == WAR]


@rule("LW7", "LW7.1", "LW7.2")
@pytest.mark.parametrize(
    ("options", "decks"),
    [({}, 6), ({"box": "long-night"}, 6), ({"box": "long-night", "modules": ("raxxon",)}, 7)],
)
def test_five_random_items_join_each_place_and_none_for_wars(options: dict[str, Any], decks: int) -> None:
    state = begun(**options, joined=("random",))
    places = [place for name, place in state.places.items() if SPOTS[name].has_deck]
    assert len(places) == decks
    assert [sum(origin(key) == "random" for key in place.deck) for place in places] == [5] * decks
    assert [len(place.deck) for place in places] == [25] * decks
    dealt = [key for place in places for key in place.deck if origin(key) == "random"]
    left = [key for key in state.box if origin(key) == "random"]
    assert Counter([*dealt, *left]) == Counter(key for key in state.library.decks["random"])
    assert len({*dealt, *left}) == 36  # the other seven are for wars
    assert not [key for key in (*dealt, *left) if state.library.items[key].war_only is True]


@rule("LW7")
def test_without_the_module_there_are_none() -> None:
    state = begun()
    assert not [key for key in state.library.items if origin(key) == "random"]
    assert [len(place.deck) for name, place in state.places.items() if SPOTS[name].has_deck] == [20] * 6


@rule("W22")
@pytest.mark.parametrize("box", ["base", "long-night"])
@pytest.mark.parametrize(("deck", "number"), [("survivor", 12), ("crisis", 9)])
def test_survivors_and_crises_join_but_for_those_that_need_two_colonies(box: str, deck: str, number: int) -> None:
    joined = of_the_war(cards(box=box, joined=(deck,)), deck)
    assert len(joined) == number
    assert not [key for key in joined if war().cards[key].war_only is True]
    assert not of_the_war(cards(box=box), deck)


@rule("W22", "LW1.7")
@pytest.mark.parametrize("box", ["base", "long-night"])
def test_crossroads_join_but_for_those_that_need_two_colonies_or_a_wolf(box: str) -> None:
    joined = of_the_war(cards(box=box, joined=("crossroads",)), "crossroads")
    whole = [key for key in war().crossroads if war().boxes[key] == WAR]
    fitting = [key for key in whole if war().cards[key].war_only is not True and war().cards[key].wolf_only is not True]
    assert sorted(joined) == sorted(fitting)
    assert len(joined) >= 20
    assert not of_the_war(cards(box=box, joined=("survivor",)), "crossroads")


@rule("W22")
def test_nothing_else_of_the_box_comes_along() -> None:
    everything = cards(joined=("random", "survivor", "crisis", "crossroads"))
    kinds = {origin(key) for key in everything.cards if war().boxes[key] == WAR}
    assert kinds == {"random", "survivor", "crisis", "crossroads"}


@rule("W22")
@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"box": WAR, "players": 4, "joined": ("crisis",)}, "has its crisis cards in it already"),
        ({"joined": ("tactic",)}, "there is no deck 'tactic' that joins"),
    ],
)
def test_what_cannot_join_is_refused(options: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOptions, match=why):
        Table.new(Options(**{"players": 3, **options}), war(), seed=1)


@rule("W22")
def test_what_joins_needs_its_pack() -> None:
    with pytest.raises(BadOptions, match="comes with the pack"):
        Table.new(Options(players=3, joined=("random",)), load_packs("base"), seed=1)


# A back of their own


def searching(*backs: str) -> Table:
    """It is somebody's turn to search the school with a six; its top cards have these backs, the topmost first."""
    state = set_up(Table.new(Options(players=3, joined=("random",)), seed=1)).state.copy()
    rest = state.places["school"].deck
    top = [rest.pop(next(i for i, key in enumerate(rest) if origin(key) == back)) for back in backs]
    rest += reversed(top)
    seat = state.turns[0].seat
    state.group(seat)[0].place = "school"
    state.players[seat].dice = [6]
    return Table(state)


def search(table: Table) -> list[Event]:
    seat = table.state.turns[0].seat
    return table.answer(seat, ("search", table.state.group(seat)[0].id, "die=6"))


@rule("LW7.2")
def test_everybody_sees_whether_the_top_card_of_a_deck_is_a_random_item() -> None:
    table = searching("random")
    for seat in (0, 1, 2, SPECTATOR):
        seen = {place.name: place.top for place in view(table, seat).places}
        assert seen["school"] == "@random"
        assert seen["colony"] == ""
        assert {seen[name] for name in TOWN} <= {"@random", *(f"@{name}" for name in TOWN)}


@rule("LW7.2")
def test_the_back_that_a_search_uncovers_is_told() -> None:
    table = searching("school", "random")
    assert [(event.place, event.back) for event in search(table) if isinstance(event, TopSeen)] == [
        ("school", "random")
    ]
    assert next(place.top for place in view(table, SPECTATOR).places if place.name == "school") == "@random"


@rule("LW7.2")
def test_an_imagined_world_keeps_the_backs_that_were_seen_and_no_others() -> None:
    table = searching("school", "random", "school")
    seat = table.state.turns[0].seat
    search(table)
    kept = table.state.turns[0].searching[0]
    table.answer(seat, ("noise",))
    table.answer(seat, ("keep", kept))  # the random item goes under the deck
    watcher = (seat + 1) % 3
    worlds = [redeal(table, watcher, Random(n)).state.places["school"].deck for n in range(30)]
    true = table.state.places["school"].deck
    assert {origin(deck[0]) for deck in worlds} == {"random"}
    assert {origin(deck[-1]) for deck in worlds} == {origin(true[-1])}
    assert len({tuple(map(origin, deck[1:-1])) for deck in worlds}) > 20  # where the others lie nobody saw
    assert len({deck[0] for deck in worlds}) > 5  # nor which one went under


@rule("LW7.2")
def test_in_a_hand_a_random_item_shows_its_back_and_not_its_face() -> None:
    table = searching()
    state = table.state.copy()
    state.players[1].hand = ["live-hen@random", "fuel@starting"]
    assert view(Table(state), 0).players[1].hand == ["@random", "@starting"]
