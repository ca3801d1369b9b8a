"""Introductory scenarios (chapter I): objectives that follow one another, and the story they are told with."""

from __future__ import annotations

from collections.abc import Iterable

from hivernage.cards.card import ChapterObjective, ScenarioCard
from hivernage.model.events import SceneTold
from hivernage.model.parts import NOBODY, Survivor
from hivernage.model.state import State
from hivernage.rules.asking import Asking
from hivernage.rules.conditions import holds
from hivernage.rules.losses import lowest
from hivernage.rules.scope import Scope


def scenario_of(state: State) -> ScenarioCard:
    """The scenario that is played."""
    return state.library.scenarios[state.options.scenario]


def chapter_of(state: State) -> ChapterObjective:
    """Its objective that is played for."""
    card = state.library.mains[state.main_key]
    assert isinstance(card, ChapterObjective)
    return card


def tell_scene(state: State, *moments: str, reader: int = NOBODY) -> None:
    """Read out what the scenario has for these moments, one after another."""
    for number in scenes_at(state, moments, Scope(state.first)):
        scene = scenario_of(state).scenes[number]
        state.tell(SceneTold(card=scenario_key(state), at=scene.at, number=number, seat=reader))


def scenes_at(state: State, moments: Iterable[str], scope: Scope) -> list[int]:
    """Which scenes are told at these moments, by their number on the card."""
    scenes = list(enumerate(scenario_of(state).scenes))
    return [
        number
        for moment in moments
        for number, scene in scenes
        if scene.at == moment and (scene.test is None or holds(state, scene.test, scope))
    ]


def scenario_key(state: State) -> str:
    return f"{state.options.scenario}@scenario"


# Who reads (I1.9, I2.7)


def reader_of(state: State, chapter: ChapterObjective) -> Asking[int]:
    """Who reads the story that follows a chapter, and carries it out."""
    match chapter.reader:
        case "fewest-survivors":
            return (yield from _with_fewest_survivors(state))
        case "lowest-human":
            humans = [s for s in state.survivors.values() if is_human(state, s)]
            return (yield from lowest(state, humans)).owner if humans else state.first
        case _:
            return state.first


def _with_fewest_survivors(state: State) -> Asking[int]:
    """An exiled player only where all are (I1.10); of several, who owns the survivor with the highest influence."""
    yield from ()
    seats = [seat for seat in state.seats_from(state.first) if not state.players[seat].exiled]
    groups = {seat: state.group(seat) for seat in seats or state.seats_from(state.first)}
    fewest = min(len(group) for group in groups.values())
    tied = [seat for seat, group in groups.items() if len(group) == fewest]
    influence = state.library.survivors
    return max(tied, key=lambda seat: max((influence[s.id].influence for s in groups[seat]), default=0))


def is_human(state: State, survivor: Survivor) -> bool:
    return state.library.survivors[survivor.id].human
