"""Chapter L where a scenario is too narrow: random places, the graveyard, mixed boxes, what belongs to a module."""

from __future__ import annotations

from collections import Counter
from random import Random

from hivernage.cards.effects import Bandits, Clear, Option, Zombies
from hivernage.cards.library import origin
from hivernage.cards.targets import Count
from hivernage.model.board import TOWN
from hivernage.model.options import MODULES
from hivernage.model.parts import Lost, SpecialZombie
from hivernage.model.state import State
from hivernage.redeal import redeal
from hivernage.rules.conditions import count, places
from hivernage.rules.effects.control import is_open
from hivernage.rules.effects.interpret import run
from hivernage.rules.scope import Scope
from hivernage.rules.town import random_place
from hivernage.rules.zombies import add_zombies
from hivernage.views import view
from tests.laws.games import base, long_night, long_night_table, new_table
from tests.rule import rule
from tests.rules.positions import run_text, set_up


def quiet_state(modules: tuple[str, ...] = MODULES) -> State:
    return long_night_table(1, modules=modules).state


def rolled_place(state: State) -> str:
    """A random place where nobody can have it rolled again, so that nothing is asked."""
    try:
        next(random_place(state))
    except StopIteration as end:
        return str(end.value)
    raise AssertionError("somebody is asked")


@rule("L2")
def test_a_random_place_is_that_of_the_die() -> None:
    state = quiet_state()
    state.forced = [1, 2, 3, 4, 5, 6]
    assert [rolled_place(state) for _ in range(6)] == [*TOWN]
    assert [event.facts["place"] for event in state.news] == [*TOWN]


@rule("L2")
def test_each_place_of_the_town_comes_up_and_no_other() -> None:
    state = quiet_state()
    assert {rolled_place(state) for _ in range(200)} == {*TOWN}


@rule("L2")
def test_a_card_rolls_for_its_place_when_it_is_done() -> None:
    state = quiet_state()
    state.forced = [4, 6]
    for _ in range(2):
        list(run(state, Zombies("random", 2), Scope(0)))
    assert (state.places["library"].zombies, state.places["gas-station"].zombies) == ([2], [2])


@rule("L3.1", "L11")
def test_the_graveyard_is_no_place_of_the_board() -> None:
    state = quiet_state()
    assert [*state.places] == ["colony", *TOWN, "raxxon", "hideout"]
    assert "graveyard" not in places(state, "everywhere", Scope(0))


@rule("L3.3", "L3.2")
def test_the_graveyard_counts_among_those_out_of_the_game_and_by_itself() -> None:
    state = quiet_state()
    state.lost = [Lost("brian-lee", killed=True), Lost("sparky", killed=False)]
    assert count(state, Count("lost"), Scope(0)) == 2
    assert count(state, Count("graveyard"), Scope(0)) == 1


@rule("L3")
def test_everybody_sees_who_lies_in_the_graveyard() -> None:
    table = long_night_table(1)
    table.state.lost = [Lost("brian-lee", killed=True), Lost("sparky", killed=False)]
    assert view(table, 2).graveyard == ["brian-lee"]
    assert view(table, 2).lost == ["brian-lee", "sparky"]


@rule("L6.1")
def test_a_special_zombie_stays_where_a_trap_goes_off() -> None:
    state = quiet_state()
    school = state.places["school"]
    school.zombies, school.traps, school.special = [2], [1], [SpecialZombie("tank", 0)]
    list(add_zombies(state, "school", 1))
    assert (school.zombies, school.traps, school.special) == ([0], [0], [SpecialZombie("tank", 0)])


@rule("L6.4")
def test_traps_count_as_barricades() -> None:
    state = quiet_state()
    state.places["school"].traps, state.places["school"].barricades = [1], [2]
    state.places["colony"].traps = [0, 1, 0, 0, 0, 0]
    assert count(state, Count("barricades", at="school"), Scope(0)) == 3
    assert count(state, Count("traps", at="school"), Scope(0)) == 1
    assert count(state, Count("barricades", at="colony"), Scope(0)) == 1


@rule("L6.4")
def test_a_card_that_takes_barricades_away_takes_traps_and_none_goes_off() -> None:
    state = quiet_state()
    school = state.places["school"]
    school.traps, school.barricades, school.zombies = [1], [1], [2]
    list(run(state, Clear("barricades", "school"), Scope(0)))
    assert (school.traps, school.barricades, school.zombies) == ([0], [0], [2])
    assert "trap-sprung" not in [event.kind for event in state.news]


@rule("L7", "L7.2")
def test_of_mixed_items_twenty_are_kept_at_each_place_and_the_rest_is_in_the_box_unseen() -> None:
    state = long_night_table(1, mixed=("item",)).state
    assert [len(state.places[name].deck) for name in TOWN] == [20] * 6
    boxes = Counter(long_night().boxes[key] for name in TOWN for key in state.places[name].deck)
    assert set(boxes) == {"base", "long-night"}
    left = [key for key in state.box if origin(key) in TOWN]
    whole = sum(len(state.library.decks[name]) for name in TOWN)
    assert len(left) == whole - 120
    assert state.removed == []


@rule("L7.2")
def test_nobody_knows_which_of_the_mixed_items_are_in_the_box() -> None:
    """In worlds that a seat imagines every item of a place lies now in its deck, now in the box."""
    table = set_up(long_night_table(1, mixed=("item",)))
    seen: set[str] = set()
    for seed in range(30):
        world = redeal(table, 0, Random(seed)).state
        assert len(world.places["school"].deck) == len(table.state.places["school"].deck)
        seen |= {key for key in world.box if origin(key) == "school"}
    assert seen == {*table.state.library.decks["school"]} - {*table.state.players[0].hand}


@rule("L7")
def test_without_mixing_a_place_has_the_items_of_its_own_box() -> None:
    state = long_night_table(1).state
    assert {long_night().boxes[key] for key in state.places["school"].deck} == {"long-night"}
    assert set(new_table(1).state.places["school"].deck) <= {*base().decks["school"]}


@rule("L8")
def test_a_use_whose_module_is_not_in_play_is_not_offered() -> None:
    with_it, without = (quiet_state(modules) for modules in (("improvements",), ("bandits",)))
    use = Option((), module="improvements")
    assert is_open(with_it, use, Scope(0))
    assert not is_open(without, use, Scope(0))
    assert is_open(without, Option(()), Scope(0))


@rule("L8.1")
def test_without_their_module_no_bandit_comes_or_goes() -> None:
    state = quiet_state(("raxxon",))
    for word in (Bandits("random", 3), Bandits("school", 1), Clear("bandits", "school")):
        list(run(state, word, Scope(0)))
    assert sum(place.bandits for place in state.places.values()) == 0
    assert state.news == []
    assert state.game.after_crisis == ()


@rule("L11.1")
def test_outside_the_colony_are_all_places_in_play_but_homes() -> None:
    scope = Scope(0)
    assert places(quiet_state(), "non-colony", scope) == (*TOWN, "raxxon", "hideout")
    assert places(quiet_state(("raxxon",)), "non-colony", scope) == (*TOWN, "raxxon")
    assert places(quiet_state(()), "non-colony", scope) == TOWN
    assert places(quiet_state(()), "raxxon", scope) == ()


@rule("L14")
def test_the_rest_is_as_in_the_base_game() -> None:
    """The same steps and seats, and a night that differs by the token alone."""
    ours, theirs = quiet_state(()).game, new_table(1).state.game
    assert (ours.flow, ours.seats, ours.fall, ours.homes) == (theirs.flow, theirs.seats, theirs.fall, theirs.homes)
    assert [part.name for part in ours.night] == [part.name for part in theirs.night]
    assert [part.name for part, other in zip(ours.night, theirs.night, strict=True) if part != other] == ["token"]


@rule("L4.2")
def test_who_only_despairs_is_not_offered_for_a_cure_of_wounds() -> None:
    text = """\
setup:
  box: long-night
  mixed: [survivor, starting, item]
  survivors: {brian-lee: {player: p1, despair: 1}, ashley-ross: {player: p1, wounds: 1}}
  hand: {p1: [medicine@starting]}
play:
  - p1: play medicine
"""
    table = run_text(text, long_night()).table
    assert table.state.survivors["ashley-ross"].wounds == 0
    assert table.state.survivors["brian-lee"].despair == 1
