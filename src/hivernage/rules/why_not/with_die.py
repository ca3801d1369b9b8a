"""Why an action that uses a die isn't possible (chapter A)."""

from __future__ import annotations

from hivernage.model.parts import Survivor
from hivernage.rules.fight import attack_value, targets
from hivernage.rules.homes import colony_of, home, is_home
from hivernage.rules.spaces import has_entrance_room
from hivernage.rules.why_not.attempt import Attempt, at_place, unknown
from hivernage.rules.why_not.forbidding import check_allowed
from hivernage.rules.why_not.refusal import no
from hivernage.rules.zombies import zombies_at


def attack(attempt: Attempt) -> None:
    survivor = attempt.own_survivor()
    check_allowed(attempt, survivor, "attack")
    _check_target(attempt, survivor)
    need = attack_value(attempt.state, survivor)
    attempt.check_value(3, need, "A1", "attack-too-low", **attempt.who(survivor.id))


def _check_target(attempt: Attempt, survivor: Survivor) -> None:
    word = attempt.word(2)
    here = at_place(survivor.place)
    match word:
        case "":
            if not targets(attempt.state, survivor):
                raise no("A1", "no-target", place=here)
        case "zombie":
            if not zombies_at(attempt.state, survivor.place):
                raise no("A1", "no-zombie", place=here)
        case "helpless":
            raise no("A1.3", "attack-helpless")
        case _:
            _check_victim(attempt, survivor)


def _check_victim(attempt: Attempt, survivor: Survivor) -> None:
    if attempt.word(2) not in attempt.state.library.survivors:
        raise unknown("A1", "unknown-target", attempt.word(2), ["zombie", *attempt.state.survivors])
    victim = attempt.survivor(2)
    if victim.owner == survivor.owner:
        raise no("A1.3", "attack-own")
    if victim.place != survivor.place:
        raise no("A1", "victim-elsewhere", place=at_place(survivor.place), **attempt.who(victim.id))


def search(attempt: Attempt) -> None:
    survivor = attempt.own_survivor()
    if is_home(attempt.state, survivor.place):
        raise no("A2.3", "search-colony")
    check_allowed(attempt, survivor, "search")
    if not attempt.state.places[survivor.place].deck:
        raise no("A2.2", "deck-empty", place=at_place(survivor.place))
    need = attempt.state.library.survivors[survivor.id].search
    attempt.check_value(2, need, "A2", "search-too-low", **attempt.who(survivor.id))


def barricade(attempt: Attempt) -> None:
    survivor = attempt.own_survivor()
    _check_room(attempt, survivor, "A3.1" if is_home(attempt.state, survivor.place) else "A3")
    attempt.check_die(2)


def attract(attempt: Attempt) -> None:
    survivor = attempt.own_survivor()
    _check_room(attempt, survivor, "A5.3")
    state = attempt.state
    if not any(zombies_at(state, name) for name in state.places if name != survivor.place or is_home(state, name)):
        raise no("A5", "nothing-to-attract")
    attempt.check_die(2)


def _check_room(attempt: Attempt, survivor: Survivor, rule: str) -> None:
    """An empty entrance space where the survivor stands."""
    place = attempt.state.places[survivor.place]
    if not has_entrance_room(attempt.state, place):
        raise no(rule, "entrances-full", place=at_place(place.name))


def clean(attempt: Attempt) -> None:
    survivor = attempt.own_survivor()
    if survivor.place != home(attempt.state, attempt.seat):
        raise no("A4", "clean-outside", **attempt.who(survivor.id))
    if not colony_of(attempt.state, attempt.seat).waste:
        raise no("A4.1", "no-waste")
    attempt.check_die(2)
