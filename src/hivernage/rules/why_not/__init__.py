"""Why something can't be done now: the rule and a sentence, from what the seat may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hivernage.model.question import Answer, Question
from hivernage.model.state import State
from hivernage.rules.turn import action_answers
from hivernage.rules.why_not import abilities, cards, with_die, without_die
from hivernage.rules.why_not.attempt import LONGEST_WORD, Attempt, unknown
from hivernage.rules.why_not.refusal import Refusal, Refused, no

__all__ = ["Refusal", "why_not"]

Check = Callable[[Attempt], None]
"""Raises `Refused` with the first reason it finds."""


class Verb(NamedTuple):
    """An action: where the rules speak of it, what refuses it, and what its first word may be."""

    rule: str
    check: Check
    first: str = ""  # survivor, card; empty: the check knows what to say without it
    off_turn: str = "R5.1"  # the rule that keeps it to one's own turn


def _end(_attempt: Attempt) -> None:
    """Always possible on one's turn."""


VERBS: dict[str, Verb] = {
    "move": Verb("F3", without_die.move, "survivor"),
    "attack": Verb("A1", with_die.attack, "survivor"),
    "search": Verb("A2", with_die.search, "survivor"),
    "barricade": Verb("A3", with_die.barricade, "survivor"),
    "clean": Verb("A4", with_die.clean, "survivor"),
    "attract": Verb("A5", with_die.attract, "survivor"),
    "use": Verb("A6", abilities.use, "survivor"),
    "play": Verb("F1", cards.play, "card", off_turn="F1.2"),
    "equip": Verb("F1.1", cards.equip, "card", off_turn="F1.2"),
    "feed": Verb("E3.5", cards.feed, "card", off_turn="F1.2"),
    "food": Verb("F4", without_die.food),
    "add": Verb("F2", cards.add, "card", off_turn="F2.2"),
    "add-equipped": Verb("F2", cards.add_equipped, "survivor", off_turn="F2.2"),
    "store": Verb("F8", cards.store, "card", off_turn="F8"),
    "request": Verb("F5", without_die.request, off_turn="F5"),
    "hand-off": Verb("F6", cards.hand_off, "survivor"),
    "exile": Verb("F7", without_die.exile),
    "end": Verb("R7", _end),
}

PHASES = {"setup": "S7", "start-round": "R2", "colony": "R1"}
"""The parts of the game in which nobody has a turn, and the rules that say so."""

ACTION = Question(0, (), "action")


def why_not(state: State, seat: int, action: Answer) -> Refusal | None:
    """Why a seat can't do this; nothing if it can, or could with more words at the end."""
    state.act_in(next((i for i, turn in enumerate(state.turns) if turn.seat == seat), 0))
    try:
        _check(state, seat, action)
    except Refused as refused:
        return refused.refusal
    finally:
        state.rest()
    return None


def _check(state: State, seat: int, action: Answer) -> None:
    if state.over:
        raise no("G2", "game-over")
    if action[:1] == ("show",):
        raise no("T5", "hidden")
    verb = VERBS.get(action[0]) if action else VERBS["end"]
    if verb is None:
        raise unknown("R7.1", "unknown-action", action[0], VERBS)
    _check_turn(state, seat, verb)
    possible = action_answers(state, ACTION, seat)
    if any(answer[: len(action)] == action for answer in possible):
        return
    _check_words(Attempt(state, seat, action), verb)
    if any(action[: len(answer)] == answer for answer in possible):
        raise no("R7.1", "too-many-words", word=action[-1][:LONGEST_WORD])
    raise no(verb.rule, "impossible")


def _check_turn(state: State, seat: int, verb: Verb) -> None:
    if not 0 <= seat < len(state.players):
        raise no("G1", "not-a-player")
    if state.players[seat].out:
        raise no("O5.1", "you-are-out")
    if state.step in PHASES:
        raise no(PHASES[state.step], f"phase-{state.step}")
    if seat != state.lane.seat:
        raise no(verb.off_turn, "not-your-turn")
    if state.step not in state.game.verbs or not state.lane.ask:
        raise no("T3", "settle-first")


def _check_words(attempt: Attempt, verb: Verb) -> None:
    """Without the first word: the one reason that speaks against all it could be, or that there are several."""
    found = [] if attempt.word(1) else [_reason(attempt.plus(word), verb) for word in _first_words(attempt, verb)]
    if not found:
        verb.check(attempt)
    elif all(reason == found[0] for reason in found):
        raise Refused(found[0])
    else:
        one_rule = all(reason.rule == found[0].rule for reason in found)
        raise no(found[0].rule if one_rule else verb.rule, f"no-{verb.first}-fits")


def _first_words(attempt: Attempt, verb: Verb) -> list[str]:
    if verb.first == "survivor":
        return [survivor.id for survivor in attempt.group]
    return list(dict.fromkeys(attempt.player.hand)) if verb.first == "card" else []


def _reason(attempt: Attempt, verb: Verb) -> Refusal:
    try:
        verb.check(attempt)
    except Refused as refused:
        return refused.refusal
    return Refusal(verb.rule, "impossible")
