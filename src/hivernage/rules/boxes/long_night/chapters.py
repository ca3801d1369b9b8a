"""Introductory scenarios: what playing in chapters changes about a game (chapter I)."""

from __future__ import annotations

from collections.abc import Iterator

from hivernage.model.events import CardLeft, ChapterDone, ObjectiveSet, RoundTrackMoved, RulesOpened
from hivernage.model.question import GameOver
from hivernage.model.state import State
from hivernage.rules.asking import Rule
from hivernage.rules.chapters import chapter_of, reader_of, scenario_key, tell_scene
from hivernage.rules.colony import leave_game
from hivernage.rules.conditions import is_betrayer
from hivernage.rules.effects.interpret import run
from hivernage.rules.game import Game, Part, one_turn
from hivernage.rules.phases import start_round
from hivernage.rules.powers import side
from hivernage.rules.scope import Scope
from hivernage.rules.victory import is_complete


def with_chapters(game: Game) -> Game:
    """The game with objectives that follow one another, and a story around them."""
    return game._replace(
        flow={**game.flow, "start-round": one_turn(turn_page)},
        night=tuple(Part("objective", "I1.28", end_chapter) if p.name == "objective" else p for p in game.night),
        prologue=begin_story,
        epilogue=end_story,
    )


def begin_story(state: State) -> None:
    """The opening, and a page for the rules that are there from the start (I1.6, I2.4)."""
    secrets = [] if state.options.cooperative else ["opening-with-secrets"]
    tell_scene(state, "opening", *secrets, reader=state.first)
    state.tell(RulesOpened(card=scenario_key(state), page="start"))


def end_chapter(state: State) -> Rule:
    """A chapter that is complete opens the next one in the round to come; the last one ends the game (I1.28, I1.23)."""
    if not close_chapter(state):
        return
    chapter = chapter_of(state)
    reader = yield from reader_of(state, chapter)
    tell_scene(state, f"after-{chapter.id}", reader=reader)
    yield from run(state, chapter.then, Scope(reader, card=state.main_key))


def close_chapter(state: State) -> bool:
    """Whether the chapter is complete, and so done with."""
    if not is_complete(state, state.first):
        return False
    chapter = chapter_of(state)
    state.met.append(chapter.id)
    if chapter.next is None:
        for colony in state.colonies:
            colony.complete = True
        raise GameOver("objective")
    state.tell(ChapterDone(card=state.main_key))
    return True


def turn_page(state: State) -> Rule:
    """A chapter that was completed is replaced as the round starts (I1.18, I1.22)."""
    if state.objective in state.met:
        yield from _next_chapter(state)
    yield from start_round(state)


def _next_chapter(state: State) -> Rule:
    """What lay on the old card leaves the game; all else carries over, unless the new one says otherwise (I1.24)."""
    following = chapter_of(state).next
    assert following is not None, "the last chapter ends the game"
    for colony in state.colonies:
        for key in colony.stored:
            leave_game(state, key, face_up=True)
            state.tell(CardLeft(card=key))
        colony.stored, colony.tokens = [], 0
    state.objectives.append(following)
    state.objective_uses = {}
    state.tell(ObjectiveSet(card=state.main_key))
    chapter = side(state)
    least = getattr(chapter, "rounds_at_least", 0) or 0
    if state.rounds_left < least:
        state.rounds_left = least
        state.tell(RoundTrackMoved(left=least))
    yield from run(state, chapter.setup, Scope(state.first, card=state.main_key))


def end_story(state: State) -> None:
    """How the story ends, by what ended the game and who has won (I2.24)."""
    tell_scene(state, *_endings(state))


def _endings(state: State) -> Iterator[str]:
    match state.ending:
        case "objective":
            yield "success"
            if state.chiefs:
                yield "success-with-chief"
        case "renegade":
            yield "renegade-wins"
        case "rounds":
            yield f"failure-time-{state.objective}"
        case _:
            yield "renegade-wins-late" if _renegade_has_won(state) else "failure-morale"


def _renegade_has_won(state: State) -> bool:
    return any(is_betrayer(state, state.players[seat].objective) for seat in state.winners)
