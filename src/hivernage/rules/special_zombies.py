"""Special zombies: how they get out and where they come to (N5), how they flee and end (N6)."""

from __future__ import annotations

from hivernage.cards.card import Experiment
from hivernage.cards.library import face
from hivernage.model.events import (
    CardLeft,
    EncounterOpened,
    ExperimentReleased,
    ExperimentSetAside,
    SpecialZombieCame,
    SpecialZombieKilled,
    SpecialZombieLeft,
)
from hivernage.model.parts import SpecialZombie
from hivernage.model.state import State
from hivernage.rules.asking import Asking, Rule
from hivernage.rules.colony import leave_game
from hivernage.rules.homes import town
from hivernage.rules.scope import Scope
from hivernage.rules.spaces import entrance_room
from hivernage.rules.town import random_place
from hivernage.rules.whenever import whenever
from hivernage.rules.zombies import force_entrance


def experiment_of(state: State, name: str) -> Experiment:
    """The card of a special zombie."""
    return state.library.experiments[card_key(name)]


def card_key(name: str) -> str:
    return f"{name}@experiment"


def experiments(state: State) -> list[str]:
    """The experiments that are still locked in, the top one last; none where Raxxon isn't part of the game."""
    return state.decks.get("experiment", [])


def top_experiment(state: State) -> str:
    """The one that anybody may read, if any is left."""
    return next(iter(reversed(experiments(state))), "")


def release(state: State, at: str = "") -> Rule:
    """The special zombies of the top experiment come; if one finds room, their table lies open (N5, N5.4).

    `at`: there instead of where the card says.
    """
    key = experiments(state).pop()
    card = state.library.experiments[key]
    state.lane.shown.append(key)
    state.tell(ExperimentReleased(card=key, next=top_experiment(state)))
    name = face(key)
    for number in range(card.figures):
        place = at or (yield from _lair(state, card))
        if place in state.places:
            yield from _come(state, name, place, number % len(state.places[place].zombies))
    state.lane.shown.remove(key)
    if is_about(state, name):
        state.encounters.append(key)
        state.tell(EncounterOpened(card=key))
    else:
        _discard(state, key)


def set_aside(state: State, act: str) -> None:
    """The top experiment leaves without getting out; the next one lies open (N1)."""
    key = experiments(state).pop()
    state.tell(ExperimentSetAside(card=key, act=act))
    if act == "bury":
        experiments(state).insert(0, key)
    else:
        _discard(state, key)


def _lair(state: State, card: Experiment) -> Asking[str]:
    """Where one of them comes to: each rolls its own place (N5.1), unless the card knows one."""
    return known_lair(state, card) or (yield from random_place(state))


def known_lair(state: State, card: Experiment) -> str | None:
    """The place that a card knows without a roll: it says which, or it is where most survivors or tokens are."""
    match card.at:
        case "random":
            return None
        case "most-survivors":
            return _fullest({name: len(state.at(name)) for name in town(state)})
        case "most-noise":
            return _fullest({name: state.places[name].noise for name in town(state)})
        case place:
            return place


def _fullest(crowd: dict[str, int]) -> str | None:
    """The place with the most; none where there is nothing or a tie."""
    most = max(crowd.values())
    found = [name for name, n in crowd.items() if n == most]
    return found[0] if most and len(found) == 1 else None


def _come(state: State, name: str, place: str, entrance: int) -> Rule:
    """It fills a space like any zombie, or breaks something and isn't placed (N5.2, N5.3)."""
    if entrance_room(state, state.places[place], entrance) <= 0:
        yield from force_entrance(state, place, entrance)
    else:
        state.places[place].special.append(SpecialZombie(name, entrance))
        state.tell(SpecialZombieCame(card=card_key(name), place=place, entrance=entrance + 1))


def flee(state: State, zombie: SpecialZombie, place: str) -> Rule:
    """To a random place; rolling its own it just stays, and where there is no room it is gone (N6.6, N6.9)."""
    goal = yield from random_place(state)
    if goal == place or zombie not in state.places[place].special:
        return
    state.places[place].special.remove(zombie)
    state.tell(SpecialZombieLeft(card=card_key(zombie.name), place=place, entrance=zombie.entrance + 1))
    yield from _come(state, zombie.name, goal, 0)
    discard_if_gone(state, zombie.name)


def slay(state: State, zombie: SpecialZombie, scope: Scope) -> Rule:
    """The table of an attack removes it: it counts as killed (N6.8), and with the last of them goes their card."""
    from hivernage.rules.fight import zombie_killed

    there = state.places[scope.here].special
    if zombie not in there:
        return
    there.remove(zombie)
    key = card_key(zombie.name)
    state.tell(SpecialZombieKilled(card=key, place=scope.here, entrance=zombie.entrance + 1, survivor=scope.it))
    yield from zombie_killed(state, scope)
    if discard_if_gone(state, zombie.name):
        yield from whenever(state, "contained", scope)


def is_about(state: State, name: str) -> bool:
    """Whether one of a type is in play."""
    return any(zombie.name == name for place in state.places.values() for zombie in place.special)


def discard_if_gone(state: State, name: str) -> bool:
    """The card of a type is discarded with the last of them (N6)."""
    key = card_key(name)
    if key not in state.encounters or is_about(state, name):
        return False
    state.encounters.remove(key)
    _discard(state, key)
    return True


def _discard(state: State, key: str) -> None:
    leave_game(state, key, face_up=True)
    state.tell(CardLeft(card=key))


def special_at(state: State, place: str) -> int:
    """How many special zombies are at a place."""
    return len(state.places[place].special)
