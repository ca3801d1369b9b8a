"""Which cards and parts a game has, by the box, the modules and the mixing that its table agreed on (L7, L11, L13)."""

from __future__ import annotations

import pytest

from hivernage.cards.playing import named_in
from hivernage.model.options import MODULES, Options
from hivernage.rules.game import with_part
from hivernage.rules.setup import BadOptions
from hivernage.saves import load, save
from hivernage.table import Table
from tests.laws.games import base, long_night, long_night_table, new_table
from tests.rule import rule


@rule("L11")
def test_a_module_brings_its_place() -> None:
    town = [*base_places()]
    assert [*long_night_table(1, modules=()).state.places] == town
    assert [*long_night_table(1, modules=("bandits",)).state.places] == [*town, "hideout"]
    assert [*long_night_table(1, modules=MODULES).state.places] == [*town, "raxxon", "hideout"]


def base_places() -> dict[str, object]:
    return {**Table.new(Options(players=4), base(), seed=1).state.places}


@rule("L13")
@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"box": "short-night"}, "no box 'short-night'; known ones: base, long-night"),
        ({"modules": ("bandits",)}, "the box 'base' has no module 'bandits'"),
        ({"box": "long-night", "modules": ("pirates",)}, "no module 'pirates'; its modules: improvements, bandits"),
        ({"box": "long-night", "left_out": ("nobody",)}, "no card 'nobody' to leave out"),
        ({"box": "long-night", "objective": "kill-them"}, "the box 'long-night' has no main objective 'kill-them'"),
        ({"mixed": ("item",)}, "the box 'base' mixes no item cards in: choose the box 'long-night'"),
        ({"box": "long-night", "mixed": ("dice",)}, "no deck 'dice' to mix; known ones: item, starting"),
    ],
)
def test_what_the_box_does_not_have_is_refused_by_name(options: dict[str, object], told: str) -> None:
    with pytest.raises(BadOptions, match=told):
        Table.new(Options(players=4, **options), seed=1)  # type: ignore[arg-type]


@rule("L7.1")
@pytest.mark.parametrize(
    ("deck", "told"),
    [
        ("secret", "4 players need 8 secret objectives, the game has 0"),
        ("betrayal", "4 players need 1 betrayal objectives, the game has 0"),
        ("starting", "4 players need 20 starting items, the game has 0"),
        ("survivor", "4 players need 12 survivors"),
    ],
)
def test_a_table_cannot_keep_out_what_it_must_deal(deck: str, told: str) -> None:
    with pytest.raises(BadOptions, match=told):
        Table.new(Options(players=4, left_out=tuple(base().decks[deck])), seed=1)


@pytest.mark.parametrize("deck", ["crisis", "crossroads", "exiled", "school"])
def test_a_table_can_play_without_any_card_of_another_deck(deck: str) -> None:
    table = Table.new(Options(players=4, left_out=tuple(base().decks[deck])), seed=1)
    assert deck not in table.state.library.decks


@rule("L7.1")
def test_copies_are_kept_out_deck_by_deck() -> None:
    card = next(card for card in base().items.values() if len(card.copies.keys() - {"starting"}) > 1)
    out, *others = (f"{card.id}@{at}" for at in card.copies if at != "starting")
    kept = Table.new(Options(players=4, left_out=(out,)), seed=1).state.library
    assert out not in kept.cards
    assert all(other in kept.cards for other in others)


def test_modules_have_one_order_however_they_are_named() -> None:
    table = long_night_table(1, modules=("raxxon", "bandits"))
    assert table.state.options.modules == ("bandits", "raxxon")


@rule("L7.1")
def test_objectives_of_the_other_box_are_there_only_where_they_are_mixed_in() -> None:
    table = long_night_table(1, mixed=("main",), objective="kill-them")
    assert table.state.objective == "kill-them"
    assert "kill-them@main" not in long_night_table(1).state.library.cards


@rule("L7.1")
def test_a_card_that_the_table_keeps_out_is_nowhere() -> None:
    kept = long_night_table(1).state.library
    card = kept.decks["crossroads"][0]
    state = long_night_table(1, left_out=(card,)).state
    assert card not in state.library.cards
    assert all(card not in pile for pile in [*state.decks.values(), state.box])


@rule("L7.1")
def test_a_card_about_somebody_who_is_not_in_the_game_stays_in_the_box() -> None:
    """Left out, Sparky takes the cards along that are about the dog alone."""
    about = [key for key, card in base().crossroads.items() if "sparky" in named_in(card)]
    state = Table.new(Options(players=4, left_out=("sparky",)), base(), seed=1).state
    assert about
    assert not any(key in state.library.cards for key in about)


def test_a_saved_game_of_another_box_goes_on() -> None:
    table = long_night_table(3)
    assert load(save(table)).state.options == table.state.options
    assert load(save(table), long_night()).state.library.digest() == table.state.library.digest()


def test_a_part_of_the_night_comes_right_after_the_one_that_is_named() -> None:
    night = new_table(1).state.game.night
    names = [part.name for part in night]
    more = with_part(night, night[0]._replace(name="more"), names[1])
    assert [part.name for part in more] == [*names[:2], "more", *names[2:]]
