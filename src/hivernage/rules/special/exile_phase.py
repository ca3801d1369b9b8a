"""The special exile phase and what follows it (I2.16 to I2.20, I2.25 to I2.29)."""

from __future__ import annotations

from hivernage.model.events import ObjectiveShown, RevealAsked, VoteNotCalled
from hivernage.model.ids import SEATS, seat_of
from hivernage.model.question import Answer, GameOver, Question
from hivernage.model.state import State
from hivernage.rules.asking import Rule, answers_to, ask
from hivernage.rules.bandits import tell_loyalty
from hivernage.rules.chapters import scenario_key, scenes_at, tell_scene
from hivernage.rules.conditions import holds, is_betrayer
from hivernage.rules.exile import exile_vote
from hivernage.rules.gates import open_gates
from hivernage.rules.scope import Scope
from hivernage.rules.special.base import SpecialRule
from hivernage.rules.victory import goals_of

SILENT: Answer = ("silent",)
REVEAL: Answer = ("reveal",)


def exile_phase(state: State, scope: Scope) -> Rule:
    """Without secret objectives nobody is looked for (I2.28)."""
    if state.options.cooperative:
        tell_scene(state, "whispers-cooperative", reader=scope.seat)
        return
    tell_scene(state, "whispers", reader=scope.seat)
    before = [player.seat for player in state.players if player.exiled]
    open_gates(state, ("chief",))  # who is exiled now leads the bandits at once (I2.19)
    for seat in state.seats_from(state.first):
        if not state.players[seat].out:
            yield from _name_somebody(state, seat)
    for seat in state.untold[:]:  # I2.25
        state.untold.remove(seat)
        tell_loyalty(state, seat, is_betrayer(state, state.players[seat].objective))
    yield from _ask_to_reveal(state)
    tell_scene(state, _outcome(state, before))


def _name_somebody(state: State, seat: int) -> Rule:
    """One candidate and a vote, or nobody; exiled players are asked too (I2.27)."""
    named = [p for p in state.players if p.seat != seat and not p.exiled and not p.out]
    if not named:
        return
    answer = yield from ask(state, seat, "accuse", (), (("pass",), *(("name", SEATS[p.seat]) for p in named)))
    if answer[0] == "pass":
        state.tell(VoteNotCalled(seat=seat))
    else:
        yield from exile_vote(state, seat_of(answer[1]), caller=seat)


def _ask_to_reveal(state: State) -> Rule:
    """All who aren't exiled, at the same time, whether or not there is a betrayer (I2.26)."""
    seats = tuple(seat for seat in state.seats_from(state.first) if not state.players[seat].exiled)
    if not seats:
        return
    answers = yield state.question(seats, "reveal")
    for seat in seats:
        if answers[seat] == REVEAL:
            player = state.players[seat]
            player.objective_shown = True
            state.tell(ObjectiveShown(seat=seat, card=player.objective))
            raise GameOver("renegade", winner=seat)
    answers.clear()
    state.stayed_silent = [*seats]
    told = {seat: {"scene_number": n} for seat in seats for n in _told_alone(state, seat)}
    state.tell(RevealAsked(card=scenario_key(state), private=told))


def _told_alone(state: State, seat: int) -> list[int]:
    """What nobody but the betrayer is told (I2.29)."""
    own = state.players[seat].objective
    return scenes_at(state, ["renegade-hidden"], Scope(seat)) if is_betrayer(state, own) else []


@answers_to("reveal")
def reveal_answers(state: State, _question: Question, seat: int) -> list[Answer]:
    """Only who has a betrayal and fulfils it may reveal it."""
    own = state.players[seat].objective
    may = is_betrayer(state, own) and all(holds(state, goal, Scope(seat)) for goal in goals_of(state, seat))
    return [SILENT, REVEAL] if may else [SILENT]


def _outcome(state: State, before: list[int]) -> str:
    """Which scene closes the phase, by who was exiled in it."""
    found = {is_betrayer(state, p.objective) for p in state.players if p.exiled and p.seat not in before}
    if found == {True, False}:
        return "both-exiled"
    return "nobody-exiled" if not found else "betrayer-exiled" if True in found else "loyal-exiled"


RULE = SpecialRule(exile_phase)
