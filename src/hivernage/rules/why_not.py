"""Why something can't be done now: the rule and a sentence, from what the seat may know."""

from __future__ import annotations

from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules.actions import ACTIONS, Action, list_actions
from hivernage.rules.actions.attempt import Attempt, unknown
from hivernage.rules.refusal import LONGEST_WORD, Refusal, Refused, refused

PHASES = {"setup": "S7", "start-round": "R2", "colony": "R1"}
"""The parts of the game in which nobody has a turn, and the rules that say so."""


def why_not(state: State, seat: int, action: Answer) -> Refusal | None:
    """Why a seat can't do this; nothing if it can, or could with more words at the end."""
    state.act_in(next((i for i, turn in enumerate(state.turns) if turn.seat == seat), 0))
    try:
        _check(state, seat, action)
    except Refused as found:
        return found.refusal
    finally:
        state.rest()
    return None


def _check(state: State, seat: int, words: Answer) -> None:
    if state.over:
        raise refused("G2", "game-over")
    if words[:1] == ("show",):
        raise refused("T5", "hidden")
    verbs = [verb for step in state.game.verbs.values() for verb in step]
    if words and words[0] not in verbs:
        raise unknown("R7.1", "unknown-action", words[0], verbs)
    action = ACTIONS[words[0] if words else "end"]
    _check_turn(state, seat, action)
    menu = list_actions(state, seat)
    if any(answer[: len(words)] == words for answer in menu.answers):
        return
    _check_words(Attempt(menu, words), action)
    if any(words[: len(answer)] == answer for answer in menu.answers):
        raise refused("R7.1", "too-many-words", word=words[-1][:LONGEST_WORD])
    raise refused(action.rule, "impossible")


def _check_turn(state: State, seat: int, action: Action) -> None:
    if not 0 <= seat < len(state.players):
        raise refused("G1", "not-a-player")
    if state.players[seat].out:
        raise refused("O5.1", "you-are-out")
    if state.step in PHASES:
        raise refused(PHASES[state.step], f"phase-{state.step}")
    if seat != state.lane.seat:
        raise refused(action.off_turn, "not-your-turn")
    now = state.game.verbs.get(state.step, ())
    if now and action.verb not in now:
        raise refused("W4.4", f"not-in-{state.step}")
    if action.verb not in now or not state.lane.ask:
        raise refused("T3", "settle-first")


def _check_words(attempt: Attempt, action: Action) -> None:
    """Without the first word: the one reason that speaks against all it could be, or that there are several."""
    found = [] if attempt.word(1) else [_reason(attempt.plus(word), action) for word in _first_words(attempt, action)]
    if not found:
        action.refuse(attempt)
    elif all(reason == found[0] for reason in found):
        raise Refused(found[0])
    else:
        one_rule = all(reason.rule == found[0].rule for reason in found)
        raise refused(found[0].rule if one_rule else action.rule, f"no-{action.first}-fits")


def _first_words(attempt: Attempt, action: Action) -> list[str]:
    if action.first == "survivor":
        return [survivor.id for survivor in attempt.group]
    return list(dict.fromkeys(attempt.player.hand)) if action.first == "card" else []


def _reason(attempt: Attempt, action: Action) -> Refusal:
    try:
        action.refuse(attempt)
    except Refused as found:
        return found.refusal
    return Refusal(action.rule, "impossible")
