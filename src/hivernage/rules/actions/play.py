"""Play a card from the hand for its effect (F1)."""

from __future__ import annotations

from hivernage.cards.card import Item
from hivernage.cards.effects import Dice, Heal, Pick, Recruit
from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules.actions.action import Action, Moments
from hivernage.rules.actions.attempt import Attempt
from hivernage.rules.actions.menu import Menu
from hivernage.rules.asking import Asking
from hivernage.rules.effects.interpret import steps
from hivernage.rules.playing import FORBIDDEN, NO_EFFECT, against_effect, resolve
from hivernage.rules.powers import forbids_player
from hivernage.rules.refusal import Reason

WITH_MOVE = Reason("F3.4", "play-with-move", "card")
EQUIP = Reason("F1.1", "equip-instead", "card")
NOBODY_LEFT = Reason("G12.4", "no-survivors-left")
NOBODY_TO_HEAL = Reason("F1", "nobody-to-heal", "card")
NO_DIE = Reason("F1", "no-die-for-card", "card")


def against(menu: Menu, key: str, item: Item) -> Reason | None:
    """What keeps a card of the hand from being played, if it needn't wait."""
    if item.kind == "move":
        return WITH_MOVE
    if item.kind == "equip":
        return EQUIP
    if forbids_player(menu.bans, "play", item.symbol):
        return FORBIDDEN
    return against_effect(menu.state, menu.seat, key, item)


def answers(menu: Menu, key: str, item: Item) -> None:
    if against(menu, key, item) is None:
        menu.answers.append(("play", key))


def refuse(attempt: Attempt) -> None:
    item = attempt.hand_card(1)
    why = against(attempt.menu, attempt.word(1), item)
    if why in (WITH_MOVE, EQUIP):
        attempt.stop(why, item=item)
    attempt.check_ready(1, item)
    attempt.stop(why and in_detail(attempt.state, item, why), item=item)


def in_detail(state: State, item: Item, why: Reason) -> Reason:
    """What a card lacks that would do nothing now."""
    words = steps(item.effect)
    if any(isinstance(word, Recruit) for word in words) and not state.decks["survivor"] and why is not FORBIDDEN:
        return NOBODY_LEFT
    if why is not NO_EFFECT:
        return why
    if any(isinstance(word, Pick) and isinstance(word.then, Heal) for word in words):
        return NOBODY_TO_HEAL
    if any(isinstance(word, Dice) for word in words):
        return NO_DIE
    return NO_EFFECT


def do(state: State, seat: int, answer: Answer) -> Asking[Moments]:
    """From the hand: it does its effect, then goes to the waste pile or leaves the game (F1)."""
    state.players[seat].hand.remove(answer[1])
    state.lane.shown.append(answer[1])
    return (yield from resolve(state, seat, answer[1]))


PLAY = Action("play", "F1", ("hand",), refuse, do, card_answers=answers, off_turn="F1.2")
