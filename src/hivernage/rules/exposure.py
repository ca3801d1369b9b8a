"""The exposure die and the spread of a bite (chapter D)."""

from __future__ import annotations

from collections import Counter

from hivernage.model.board import EXPOSURE
from hivernage.model.events import ExposureRolled, LiesBitten, StoodUp, Warded
from hivernage.model.parts import Survivor
from hivernage.model.question import Answer, Gone, Question
from hivernage.model.state import State
from hivernage.rules.asking import Asking, Rule, answers_to, ask
from hivernage.rules.colony import discard_played
from hivernage.rules.losses import is_deadly, kill, lowest, wound
from hivernage.rules.powers import is_passed_over, takes_as, wards
from hivernage.rules.rerolls import reroll
from hivernage.rules.wards import exposure_is_warded
from hivernage.rules.wearing import spares_bite, spares_spread, wear_out, worn_by

FACES = Counter(EXPOSURE)
"""How often each face stands on the die."""


def expose(state: State, name: str, cause: str = "", rolled: str = "") -> Asking[str]:
    """Roll the exposure die for a survivor and apply it; gives what it did. `rolled`: what it shows already."""
    rolled = rolled or (yield from _roll(state, name, cause))
    if name not in state.survivors:  # killed by another lane while others were asked to help
        return rolled
    if rolled != "blank" and (yield from exposure_is_warded(state, state.survivors[name], rolled)):
        return "blank"
    return (yield from suffer(state, name, rolled))


def suffer(state: State, name: str, rolled: str) -> Asking[str]:
    """What a result of the die does to a survivor in play; gives what it was for them."""
    result = taken_as(state, state.survivors[name], rolled)
    if rolled == "bite" != result:
        survivor = state.survivors[name]
        yield from wear_out(state, survivor, worn_by(state, survivor, spares_bite))
    if result in ("wound", "frostbite"):
        yield from wound(state, name, harm=result)
    elif result == "bite" and bites_wait(state):
        state.bitten.append(name)
        state.tell(LiesBitten(survivor=name))
    elif result == "bite":
        place = state.survivors[name].place
        reachable = [s.id for s in state.at(place) if s.id != name]
        yield from kill(state, name, "bite")
        yield from spread(state, place, reachable)
    return result


def bites_wait(state: State) -> bool:
    """Whether whoever is bitten now only lies down, and what follows waits for the end of the step (W5)."""
    return state.step == state.game.bites_wait


def resolve_bites(state: State) -> Rule:
    """All who lie bitten are killed, in the order of their bites, then each bite spreads (W5.2)."""
    places, there = [], set(state.survivors)  # who joins meanwhile isn't reached (D3.7)
    while state.bitten:
        name = state.bitten[0]
        saved = name not in state.survivors or (yield from _is_warded(state, name))
        if name in state.bitten:
            state.bitten.remove(name)
        if name in state.survivors:
            if saved:
                state.tell(StoodUp(survivor=name))
            else:
                places.append(state.survivors[name].place)
                yield from kill(state, name, "bite")
    for place in places:
        yield from spread(state, place, [survivor.id for survivor in state.at(place) if survivor.id in there])


def taken_as(state: State, survivor: Survivor, result: str) -> str:
    """What a result of the die is for this survivor: some take worse harm as a plain wound, or not at all."""
    taken = takes_as(state, survivor, result) if result in ("frostbite", "bite") else result
    return "blank" if taken == "nothing" else taken


def fate(state: State, survivor: Survivor, face: str, more: int = 0, spread: bool = False) -> str:
    """What a face of the die means for a survivor who has so many more wounds by then.

    `nothing`, `wound`, `frostbite` or `death`; `spread`: by a bite that spreads, any harm kills.
    """
    harm = face if spread else taken_as(state, survivor, face)
    if harm == "blank":
        return "nothing"
    kills = spread or harm == "bite" or is_deadly(state, survivor, survivor.harm + more + 1)
    return "death" if kills else harm


def _roll(state: State, name: str, cause: str) -> Asking[str]:
    survivor = state.survivors[name]

    def roll() -> str:
        face = EXPOSURE[state.draw(12)]
        _tell(state, survivor, cause, face)
        return face

    result = roll()
    if result != "blank":
        due = f"{name} {result}"
        state.lane.owed.append(due)  # time may run out before anybody says whether it is rolled again
        result = yield from reroll(state, "exposure", name, result, roll)
        state.lane.owed.remove(due)
    if result == "bite" and name in state.survivors:
        if taken_as(state, survivor, "bite") != "bite" or bites_wait(state):
            return "bite"
        if (yield from _is_warded(state, name)):
            return "blank"
    return result


def _tell(state: State, survivor: Survivor, cause: str, result: str) -> None:
    fates = {face: fate(state, survivor, face, spread=cause == "spread") for face in FACES}
    chances: Counter[str] = Counter()
    for face, n in FACES.items():
        chances[fates[face]] += n
    state.tell(
        ExposureRolled(
            survivor=survivor.id,
            place=survivor.place,
            cause=cause,
            result=result,
            does=fates[result],
            nothing=chances["nothing"],
            wound=chances["wound"],
            frostbite=chances["frostbite"],
            death=chances["death"],
        )
    )


def spread(state: State, place: str, reachable: list[str]) -> Rule:
    """From the lowest influence up, until somebody is spared or falls on their own terms (D3)."""
    left = set(reachable)
    while True:
        there = [s for s in state.at(place) if s.id in left and not is_passed_over(state, s)]
        if not there:
            return
        try:
            survivor = yield from lowest(state, there)
            left.discard(survivor.id)
            if takes_as(state, survivor, "bite", spread=True) != "bite":
                yield from _bear_bite(state, survivor)
                return
            name, options = survivor.id, (("accept",), ("roll",))
            answer = yield from ask(state, survivor.owner, "spread", (name, place), options, needs=name)
        except Gone:
            continue
        if answer == ("accept",):
            yield from kill(state, survivor.id, "bite")
            return
        if (yield from _roll(state, survivor.id, "spread")) == "blank":
            return
        if survivor.id in state.survivors:
            yield from kill(state, survivor.id, "bite")


def _bear_bite(state: State, survivor: Survivor) -> Rule:
    """A bite that spreads to somebody who takes it as a wound, or as nothing, goes no further."""
    taken = takes_as(state, survivor, "bite", spread=True)
    yield from wear_out(state, survivor, worn_by(state, survivor, spares_spread))
    if taken == "wound":
        yield from wound(state, survivor.id)


def _is_warded(state: State, name: str) -> Asking[bool]:
    """While a card offers a way out of bites, everybody who holds cards is asked, whatever they hold (T3.1)."""
    for ward in wards(state):
        seats = [seat for seat in state.seats_from(state.lane.seat) if state.players[seat].hand]
        if not seats:
            return False
        try:
            answers = yield state.question(tuple(seats), "ward", (name, ward.symbol), needs=name)
        except Gone:
            return False
        for seat in seats:
            if answers[seat][0] == "ward" and answers[seat][1] in state.players[seat].ready():
                key = answers[seat][1]  # else it was played meanwhile, in another lane
                state.players[seat].show(key)
                state.tell(Warded(seat=seat, survivor=name, card=key))
                discard_played(state, seat, key)
                return True
    return False


@answers_to("ward")
def ward_answers(state: State, question: Question, seat: int) -> list[Answer]:
    symbol = question.args[1]
    items = state.library.items
    held = sorted({key for key in state.players[seat].ready() if items[key].symbol == symbol})
    return [("pass",), *(("ward", key) for key in held)]
