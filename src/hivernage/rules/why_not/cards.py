"""Why a card can't be played, equipped, added, stored or handed off (F1, F2, F6, F8)."""

from __future__ import annotations

from hivernage.cards.card import Item
from hivernage.cards.effects import Dice, Heal, Pick, Recruit
from hivernage.model.parts import Survivor
from hivernage.rules.crossroads import has_room
from hivernage.rules.effects.interpret import can, steps
from hivernage.rules.homes import home
from hivernage.rules.playing import is_locked
from hivernage.rules.powers import side
from hivernage.rules.scope import Scope
from hivernage.rules.spaces import free_spaces
from hivernage.rules.why_not.attempt import Attempt, at_place
from hivernage.rules.why_not.forbidding import check_player_allowed
from hivernage.rules.why_not.refusal import Refused, no
from hivernage.rules.why_not.without_die import check_raisable


def play(attempt: Attempt) -> None:
    item = attempt.hand_card(1)
    if item.kind == "move":
        raise no("F3.4", "play-with-move", card=item.name)
    if item.kind == "equip":
        raise no("F1.1", "equip-instead", card=item.name)
    check_playable(attempt, attempt.word(1), item)
    _check_effect(attempt, item)


def check_playable(attempt: Attempt, key: str, item: Item) -> None:
    """Neither waiting for the next round nor forbidden."""
    _check_ready(attempt, key, item)
    check_player_allowed(attempt, "play", item.symbol)


def _check_ready(attempt: Attempt, key: str, item: Item) -> None:
    if is_locked(attempt.state, attempt.seat, key):
        raise no("T1", "locked", card=item.name)


def _check_effect(attempt: Attempt, item: Item) -> None:
    state, words = attempt.state, steps(item.effect)
    if any(isinstance(word, Recruit) for word in words) and not state.decks["survivor"]:
        raise no("G12.4", "no-survivors-left")
    if not has_room(state, attempt.seat, item):
        raise no("X6.1" if free_spaces(state, home(state, attempt.seat)) > 0 else "X6", "colony-full", card=item.name)
    if can(state, item.effect, Scope(attempt.seat, card=attempt.word(1))):
        return
    if any(isinstance(word, Pick) and isinstance(word.then, Heal) for word in words):
        raise no("F1", "nobody-to-heal", card=item.name)
    if any(isinstance(word, Dice) for word in words):
        raise no("F1", "no-die-for-card", card=item.name)
    raise no("F1", "card-does-nothing", card=item.name)


def equip(attempt: Attempt) -> None:
    item = attempt.hand_card(1)
    if item.kind != "equip":
        raise no("F1.1", "not-equipment", card=item.name)
    check_playable(attempt, attempt.word(1), item)
    if attempt.word(2):
        attempt.own_survivor(2, rule="F1.1")
    elif not attempt.group:
        raise no("K4.3", "no-group")


def feed(attempt: Attempt) -> None:
    """A food card for a die, which only exiled players may do (E3.5)."""
    if not attempt.player.exiled:
        raise no("E3.5", "feed-in-colony")
    item = attempt.hand_card(1)
    if item.symbol != "food":
        raise no("E3.5", "not-food", card=item.name)
    check_playable(attempt, attempt.word(1), item)
    check_raisable(attempt, 2)


def add(attempt: Attempt) -> None:
    _check_crisis(attempt)
    _check_ready(attempt, attempt.word(1), attempt.hand_card(1))


def add_equipped(attempt: Attempt) -> None:
    _check_crisis(attempt)
    survivor = attempt.own_survivor()
    _check_held(attempt, survivor, "F2", no("F2", "add-from-hand"))


def _check_crisis(attempt: Attempt) -> None:
    if attempt.player.exiled:
        raise no("E3.2", "crisis-exiled")
    if not attempt.state.crisis:
        raise no("F2", "no-crisis")
    check_player_allowed(attempt, "add-to-crisis")


def store(attempt: Attempt) -> None:
    wanted = side(attempt.state).stores
    if not wanted:
        raise no("F8", "objective-takes-nothing")
    item = attempt.hand_card(1)
    if item.symbol not in wanted:
        raise no("F8", "objective-takes-others", card=item.name)
    _check_ready(attempt, attempt.word(1), item)


def hand_off(attempt: Attempt) -> None:
    survivor = attempt.own_survivor()
    _check_held(attempt, survivor, "F6", no("F6.2", "hand-off-from-hand"))
    if not attempt.word(3):
        if attempt.state.at(survivor.place) == [survivor]:
            raise no("F6", "nobody-to-take", place=at_place(survivor.place))
        return
    taker = attempt.survivor(3)
    if taker is survivor:
        raise no("F6", "hand-off-self", **attempt.who(survivor.id))
    if taker.place != survivor.place:
        raise no("F6", "taker-elsewhere", place=at_place(survivor.place), **attempt.who(taker.id))


def _check_held(attempt: Attempt, survivor: Survivor, rule: str, from_hand: Refused) -> None:
    """An item next to the survivor; attached crossroads cards stay where they are."""
    key, who, library = attempt.word(2), attempt.who(survivor.id), attempt.state.library
    held = [card.key for card in survivor.cards]
    if not key:
        if not any(other in library.items for other in held):
            raise no(rule, "nothing-equipped", **who)
    elif key not in held:
        item = attempt.item(key)
        raise from_hand if key in attempt.player.hand else no(rule, "not-equipped", card=item.name, **who)
    elif key not in library.items:
        raise no(rule, "attached", card=library.cards[key].name)
