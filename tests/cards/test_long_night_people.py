"""The people and main objectives of Long Night: how games begin, who is dealt, what is known of each card."""

from __future__ import annotations

from typing import Any

import pytest

from hivernage.model.options import MODULES, Options
from hivernage.model.state import State
from hivernage.rules.boxes import game_for
from hivernage.rules.setup import new_state
from hivernage.table import Table
from tests.laws.games import long_night, long_night_table
from tests.rule import rule

KNOWN = {  # influence, attack, search
    "rocco-bellini": (21, 2, 4),
    "anita-wallace": (19, 1, 4),
    "emma-han": (33, 5, 3),
    "elijah-jordan": (39, 2, 3),
    "kevin-jackson": (27, 2, 5),
    "gia-najjar": (49, 2, 3),
    "alfonso-ortega": (47, 2, 5),
}


def begun(objective: str, players: int = 4, **options: Any) -> Table:
    """A game in which everybody has chosen a group, and the objective has been set up."""
    table = long_night_table(3, players, objective=objective, **options)
    for seat in range(players):
        table.answer(seat, table.legal(table.questions[0], seat)[0])
    return table


def doors(table: Table) -> tuple[int, set[int]]:
    """Zombies in the colony, and the numbers at the other places."""
    places = table.state.places
    return sum(places["colony"].zombies), {sum(p.zombies) for name, p in places.items() if name != "colony"}


@rule("EX16", "S1.1")
@pytest.mark.parametrize(("hard", "numbers"), [(False, (8, 8, 6, 1)), (True, (6, 10, 12, 2))])
def test_dark_is_the_night_begins_as_printed(hard: bool, numbers: tuple[int, int, int, int]) -> None:
    morale, rounds, colony, outside = numbers
    table = begun("sombre-est-la-nuit", modules=(), hard=hard)
    assert (table.state.colonies[0].morale, table.state.rounds_left) == (morale, rounds)
    assert doors(table) == (colony, {outside})


@rule("EX17", "S1.3")
@pytest.mark.parametrize(("players", "each"), [(3, 3), (4, 2), (5, 2)])
def test_tribute_gives_small_tables_one_survivor_more(players: int, each: int) -> None:
    table = begun("tribute", players, modules=())
    assert (table.state.colonies[0].morale, table.state.rounds_left) == (5, 4)
    assert [len(table.state.group(seat)) for seat in range(players)] == [each] * players
    assert {survivor.place for survivor in table.state.survivors.values()} == {"colony"}
    assert doors(table) == (0, {0})


def test_tribute_is_what_is_played_for_where_nobody_names_anything() -> None:
    assert long_night_table(1).state.objective == "tribute"


@rule("S6")
@pytest.mark.parametrize(
    ("players", "modules", "dealt"), [(4, (), 4), (5, (), 3), (5, ("raxxon",), 3), (5, ("bandits", "raxxon"), 4)]
)
def test_where_four_each_are_too_many_three_are_dealt(players: int, modules: tuple[str, ...], dealt: int) -> None:
    options = Options(players=players, box="long-night", modules=modules)  # type: ignore[arg-type]
    state = new_state(options, long_night(), bytes(32), game_for(options))
    assert {len(player.dealt) for player in state.players} == {dealt}


def test_the_way_back_in_begins_outside() -> None:
    table = begun("the-way-back-in", modules=())
    while table.questions[0].kind == "place":
        (question,) = table.questions
        answers = table.legal(question, question.seats[0])
        assert ("place", "colony") not in answers
        table.answer(question.seats[0], answers[0])
    assert table.state.places["colony"].zombies == [3] * 6
    assert not table.state.at("colony")


def test_the_long_silence_begins_with_despair_and_the_orphanage_with_children() -> None:
    silence = begun("the-long-silence", modules=())
    while silence.questions[0].kind == "survivor":
        (question,) = silence.questions
        silence.answer(question.seats[0], silence.legal(question, question.seats[0])[0])
    assert sum(survivor.despair for survivor in silence.state.survivors.values()) == len(silence.state.players)
    orphanage = begun("the-orphanage", modules=()).state.colonies[0]
    assert (orphanage.unruly, orphanage.helpless, orphanage.food) == (5, 5, 8)  # one more came with the first round


@pytest.mark.parametrize(("hard", "bandits"), [(False, 4), (True, 6)])
def test_what_was_ours_begins_with_bandits_who_have_taken_nothing_yet(hard: bool, bandits: int) -> None:
    plain, state = (
        begun(objective, modules=("bandits",), hard=hard).state for objective in ("tribute", "what-was-ours")
    )
    assert state.loot == []
    assert _bandits(state) == _bandits(plain) + bandits


def _bandits(state: State) -> int:
    return sum(place.bandits for place in state.places.values())


def test_twenty_survivors_eight_objectives_and_what_is_known_of_them() -> None:
    library = long_night()
    own = {key for key, box in library.boxes.items() if box == "long-night"}
    people = {name: card for name, card in library.survivors.items() if name in own}
    assert len(people) == 20
    assert {name: (c.influence, c.attack, c.search) for name, c in people.items() if name in KNOWN} == KNOWN
    assert {name for name, card in people.items() if card.provenance == "documented"} == set(KNOWN)
    assert {name: card.module for name, card in people.items() if card.module} == {
        "blue": "raxxon",
        "rosa-rodriguez": "bandits",
    }
    numbers = [card.influence for card in library.survivors.values()]
    assert len(set(numbers)) == len(numbers), "no ties, in mixed games either"
    mains = [card for key, card in library.mains.items() if key in own and not card.scenario]
    assert len(mains) == 8
    assert all(card.hard and card.story for card in mains)
    assert {card.module for card in mains if card.module} == set(MODULES)
