"""Why an answer to a question isn't possible: each kind of question stands under a rule, and some say more."""

from __future__ import annotations

from hivernage.model.board import SPOTS
from hivernage.model.question import Answer, Question, key
from hivernage.model.question_kinds import QUESTIONS
from hivernage.model.state import State
from hivernage.rules.actions import ACTIONS
from hivernage.rules.actions.attack import check_target
from hivernage.rules.actions.attempt import Attempt
from hivernage.rules.actions.menu import Menu
from hivernage.rules.asking import REFUSERS, refuses
from hivernage.rules.closed_options import why_closed
from hivernage.rules.homes import is_home
from hivernage.rules.legal import legal
from hivernage.rules.refusal import LONGEST_WORD, Refusal, Refused, at_place, no, refused
from hivernage.rules.scope import from_words
from hivernage.rules.spaces import free_spaces
from hivernage.rules.why_not import why_not


def why_not_answer(state: State, question: Question, seat: int, answer: Answer) -> Refusal:
    """Why a seat can't answer so; it is sure already that it can't."""
    said = key(answer)[:LONGEST_WORD]
    if question.kind == "action":
        return why_not(state, seat, answer) or no("R7.1", "unfinished", word=said)
    refuser = REFUSERS.get(question.kind)
    try:
        found = refuser(state, question, seat, answer) if refuser is not None and answer else None
    except Refused as reason:
        found = reason.refusal
    if found is not None:
        return found
    known = any(other[:1] == answer[:1] for other in legal(state, question, seat))
    return no(rule_of(question), "not-offered" if known else "not-an-answer", word=said)


def rule_of(question: Question) -> str:
    """The rule that a question stands under."""
    return QUESTIONS[question.kind].rule


# Survivors and places


@refuses("survivor")
def refuse_survivor(state: State, question: Question, seat: int, answer: Answer) -> Refusal | None:
    """Somebody to leave the colony, one of those with the lowest influence, or whom a card means."""
    if answer[0] != "survivor":
        return None
    attempt = Attempt(Menu(state, seat), answer)
    if question.args[:1] == ("leave",):
        survivor = attempt.own_survivor()
        if not is_home(state, survivor.place):
            return no("E2.3", "outside-already", **attempt.who(survivor.id))
    attempt.survivor(1)
    return no("G5.2", "not-lowest") if question.args[:1] == ("lowest",) else None


@refuses("place")
def refuse_place(state: State, question: Question, seat: int, answer: Answer) -> Refusal | None:
    """Whoever has to go somewhere needs a free space there; exiles stay outside."""
    if answer[0] != "place":
        return None
    name = Attempt(Menu(state, seat), answer).place(1)
    if question.args[:1] and question.args[0] in state.library.survivors:
        if state.players[seat].exiled and is_home(state, name):
            return no("E3.10", "colony-closed")
        if free_spaces(state, name) <= 0:
            return no("F3.1", "place-full", place=at_place(name))
    return None


@refuses("entrance")
def refuse_entrance(_state: State, question: Question, _seat: int, answer: Answer) -> Refusal | None:
    if answer[0] != "entrance" or len(answer) != 2:
        return None
    purpose, name = question.args
    entrances = SPOTS[name].entrances
    if answer[1] not in [str(n + 1) for n in range(entrances)]:
        return no("G10", "unknown-entrance", word=answer[1][:LONGEST_WORD], n=entrances)
    free = purpose in ("lure-to", "barricade", "stand")
    return no("G10.2", "entrance-full" if free else "entrance-empty", n=int(answer[1]))


@refuses("leader")
def refuse_leader(state: State, _question: Question, seat: int, answer: Answer) -> Refusal | None:
    if answer[0] == "leader":
        Attempt(Menu(state, seat), answer).own_survivor()
    return None


# What is an action elsewhere


@refuses("target")
def refuse_target(state: State, question: Question, seat: int, answer: Answer) -> Refusal | None:
    survivor = state.survivors[question.args[0]]
    if answer[0] == "target":
        check_target(Attempt(Menu(state, seat), ("attack", survivor.id, *answer[1:])), survivor)
    return None


@refuses("move")
def refuse_move(state: State, _question: Question, seat: int, answer: Answer) -> Refusal | None:
    """With fuel that was given: where to, as in any move."""
    if answer[0] == "move":
        ACTIONS["move"].refuse(Attempt(Menu(state, seat), answer))
    return None


@refuses("equip")
def refuse_equip(state: State, _question: Question, seat: int, answer: Answer) -> Refusal | None:
    if answer[0] == "equip":
        Attempt(Menu(state, seat), answer).own_survivor(2, rule="F5.3")
    return None


@refuses("attract")
def refuse_attract(state: State, _question: Question, seat: int, answer: Answer) -> Refusal | None:
    if answer[0] != "place":
        return None
    return no("A5", "no-zombie-there", place=at_place(Attempt(Menu(state, seat), answer).place(1)))


# Cards


@refuses("discard")
def refuse_discard(state: State, question: Question, seat: int, answer: Answer) -> Refusal | None:
    if answer[0] != "discard":
        return None
    attempt = Attempt(Menu(state, seat), answer)
    item = attempt.hand_card(1)
    attempt.check_ready(1, item)
    return no("T1", "other-symbol", card=item.name) if question.args[0] not in ("any", item.symbol) else None


@refuses("retrieve", "fetch", "take")
def refuse_take(state: State, _question: Question, _seat: int, answer: Answer) -> Refusal | None:
    """What lies on the main objective stays there (F8.1)."""
    stored = [card for colony in state.colonies for card in colony.stored]
    if answer[0] == "take" and answer[1:] and answer[1] in stored:
        return no("F8.1", "stored", card=state.library.items[answer[1]].name)
    return None


# Choices


@refuses("vote", "tie")
def refuse_vote(_state: State, _question: Question, _seat: int, _answer: Answer) -> Refusal | None:
    return no("V1.1", "no-abstaining")


@refuses("group")
def refuse_group(state: State, question: Question, seat: int, answer: Answer) -> Refusal | None:
    """Own survivors, each once, and as many as one keeps."""
    if answer[0] != "keep":
        return None
    n = len(legal(state, question, seat)[0]) - 1
    for name in answer[1:]:
        if name not in state.players[seat].dealt:
            raise refused("S6.1", "not-dealt", word=name[:LONGEST_WORD])
    return no("S6", "keep-so-many", n=n)


@refuses("crossroads", "option")
def refuse_option(state: State, question: Question, seat: int, answer: Answer) -> Refusal | None:
    """A closed option says what it needs."""
    if answer[0] != "option" or len(answer) != 2:
        return None
    options = state.library.nodes[question.args[0]].options
    if answer[1] not in [str(n) for n in range(1, len(options) + 1)]:
        return no("X3", "no-such-option", n=len(options))
    return why_closed(state, options[int(answer[1]) - 1], from_words(seat, question.args))
