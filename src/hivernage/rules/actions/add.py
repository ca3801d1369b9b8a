"""Add a card from the hand to the crisis (F2)."""

from __future__ import annotations

from hivernage.cards.library import origin
from hivernage.model.events import CardAdded, CardAddedOpenly
from hivernage.model.parts import Gift
from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules.actions.action import Action, Moments
from hivernage.rules.actions.attempt import Attempt
from hivernage.rules.actions.menu import Menu
from hivernage.rules.asking import Asking
from hivernage.rules.crossroads import Moment
from hivernage.rules.deeds import note
from hivernage.rules.powers import forbids_player
from hivernage.rules.refusal import Reason

EXILED = Reason("E3.2", "crisis-exiled")
NO_CRISIS = Reason("F2", "no-crisis")
NOT_ASKED_FOR = Reason("W9", "crisis-other-symbol", "card")
FORBIDDEN = Reason("T1", "forbidden-add-to-crisis", "ban")


def against(menu: Menu) -> Reason | None:
    """What keeps a player from adding anything to the crisis."""
    if menu.player.exiled:
        return EXILED
    if not menu.state.crisis:
        return NO_CRISIS
    return FORBIDDEN if forbids_player(menu.bans, "add-to-crisis") else None


def against_card(state: State, key: str) -> Reason | None:
    """Where cards are given face up, only those that count (W9)."""
    item = state.library.items[key]
    counts = not state.game.open_crisis or item.symbol in state.library.crises[state.crisis].symbols
    return None if counts else NOT_ASKED_FOR


def answers(menu: Menu) -> None:
    if against(menu) is None:
        menu.answers += [("add", key) for key in menu.ready if against_card(menu.state, key) is None]


def refuse(attempt: Attempt) -> None:
    attempt.stop(against(attempt.menu))
    item = attempt.hand_card(1)
    attempt.check_ready(1, item)
    attempt.stop(against_card(attempt.state, attempt.word(1)), item=item)


def noted(state: State, seat: int) -> Moments:
    """A card was added: crossroads cards may wait for it, and missions of the lone wolf count it."""
    note(state, seat, "add-to-crisis")
    return (Moment("did", "add-to-crisis"),)


def do(state: State, seat: int, answer: Answer) -> Asking[Moments]:
    """Face down: everybody sees how many and from which decks, nobody which (F2.3); in a war face up (W9)."""
    yield from ()
    key = answer[1]
    if state.game.open_crisis:
        state.players[seat].show(key)
        state.crisis_pile.append(Gift(key, face_up=True, giver=seat))
        state.tell(CardAddedOpenly(seat=seat, card=key, pile=len(state.crisis_pile)))
        return noted(state, seat)
    state.players[seat].hand.remove(key)
    state.crisis_pile.append(Gift(key, face_up=False, giver=seat))
    state.tell(CardAdded(seat=seat, back=origin(key), pile=len(state.crisis_pile), private={seat: {"card": key}}))
    return noted(state, seat)


ADD = Action("add", "F2", ("hand",), refuse, do, answers, off_turn="F2.2")
