"""The war itself for the laws of two lanes: begun as ever, then strewn so that both colonies meet in the first pair."""

from __future__ import annotations

from random import Random
from typing import Any

from hivernage.model.parts import Held, Survivor
from hivernage.model.state import State
from hivernage.rules.homes import colonies, enemy_of, is_wolf
from hivernage.rules.spaces import entrance_room, free_spaces
from hivernage.table import Table
from tests.laws.games import new_table

STREETS = ("school", "hospital", "police-station")


def at_war(seed: int, players: int = 4, rushed: bool = True) -> Table:
    """A table at the start of the first pair. `rushed`: the sand runs from the beginning of the actions."""
    options: dict[str, Any] = {"quick": rushed, "older_crossroads": seed % 2 == 0, "objective": "random"}
    table = new_table(seed, players, box="warring-colonies", **options)
    while table.state.step == "setup":
        question = table.questions[0]
        table.answer(question.seats[0], table.legal(question, question.seats[0])[0])
    state = table.turn_base.copy()
    strew(state, Random(seed))
    return Table(state)


def strew(state: State, rng: Random) -> None:
    """People at the doors of the others and in the same streets, armed and wounded; bullets for both."""
    for colony in colonies(state):
        colony.bullets += 4
        colony.food += 6
    for survivor in state.survivors.values():
        survivor.wounds = rng.choice((0, 0, 1, 2))
        if rng.random() < 0.3:
            _arm(state, survivor)
        if rng.random() < 0.6:
            _send_out(state, survivor, rng)


def _arm(state: State, survivor: Survivor) -> None:
    for place in state.places.values():
        weapons = [key for key in place.deck if state.library.items[key].symbol == "weapon"]
        weapons = [key for key in weapons if state.library.items[key].kind == "equip"]
        if weapons:
            place.deck.remove(weapons[0])
            survivor.cards.append(Held(weapons[0]))
            return


def _send_out(state: State, survivor: Survivor, rng: Random) -> None:
    enemy = rng.choice(colonies(state)) if is_wolf(state, survivor.owner) else enemy_of(state, survivor.owner)
    street = rng.choice(STREETS)
    if enemy is not None and rng.random() < 0.5:
        place = state.places[enemy.place]
        doors = [i for i in range(len(place.zombies)) if entrance_room(state, place, i) > 0]
        if doors:
            survivor.place, survivor.door = enemy.place, rng.choice(doors)
    elif free_spaces(state, street) > 0:
        survivor.stand(street)
        state.places[street].zombies[0] = rng.randrange(3)
