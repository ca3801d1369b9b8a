"""Playing items, from the hand or from a gift (F1, F5)."""

from __future__ import annotations

from hivernage.cards.card import Item
from hivernage.model.events import Equipped, Played
from hivernage.model.parts import Held
from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules.asking import Asking, ask
from hivernage.rules.colony import discard_played
from hivernage.rules.crossroads import Moment, has_room
from hivernage.rules.effects.interpret import can, run
from hivernage.rules.homes import colony_of, home
from hivernage.rules.move import destinations, move
from hivernage.rules.powers import is_player_forbidden
from hivernage.rules.refusal import Reason
from hivernage.rules.scope import Scope
from hivernage.rules.spaces import free_spaces, rooms

SYMBOLS = ("weapon", "tool", "fuel", "food", "book", "medicine", "survivor")


LOCKED = Reason("T1", "locked", "card")
FORBIDDEN = Reason("T1", "forbidden-play", "ban")
NO_ROOM = Reason("X6", "colony-full", "card")
NO_ROOM_FOR_ALL = Reason("X6.1", "colony-full", "card")
NO_EFFECT = Reason("F1", "card-does-nothing", "card")


def is_playable(state: State, seat: int, key: str) -> bool:
    """Whether a player could play such a card now, wherever it comes from."""
    item = state.library.items[key]
    if is_player_forbidden(state, seat, "play", item.symbol):
        return False
    match item.kind:
        case "equip":
            return any(s.owner == seat for s in state.survivors.values())
        case "move":
            room = rooms(state)
            return any(destinations(state, s, room) for s in state.group(seat))
        case _:
            return against_effect(state, seat, key, item) is None


def against_effect(state: State, seat: int, key: str, item: Item) -> Reason | None:
    """What keeps a card from doing all it says."""
    works = can(state, item.effect, Scope(seat, card=key))
    if has_room(state, seat, item):
        return None if works else NO_EFFECT
    return NO_ROOM_FOR_ALL if free_spaces(state, home(state, seat)) > 0 else NO_ROOM


def is_locked(state: State, seat: int, key: str) -> bool:
    """A stolen card that has to wait, and no other like it in the hand."""
    player = state.players[seat]
    return bool(player.locked) and key not in player.ready()


def resolve(state: State, seat: int, key: str) -> Asking[tuple[Moment, ...]]:
    """Play a card that lies open on the table, from a hand or from a gift."""
    item = state.library.items[key]
    state.tell(Played(seat=seat, card=key))
    match item.kind:
        case "equip":
            answer = yield from ask(
                state, seat, "equip", (key,), lambda: tuple(("equip", key, s.id) for s in state.group(seat))
            )
            state.lane.shown.remove(key)
            put_on(state, answer[2], key)
            return ()
        case "move":
            return (yield from _move_with(state, seat, key))
    helpless = colony_of(state, seat).helpless
    scope = yield from run(state, item.effect, Scope(seat, card=key))
    state.lane.shown.remove(key)
    discard_played(state, seat, key, event=item.kind == "event")
    return _moments(state, item, scope, helpless)


def _moments(state: State, item: Item, scope: Scope, helpless: int) -> tuple[Moment, ...]:
    name = scope.last or scope.it
    if name not in state.survivors:
        return ()
    here = state.survivors[name].place
    if item.symbol == "medicine":
        return (Moment("did", "heal-with-medicine", it=name, here=here),)
    if item.kind == "event":
        return (Moment("joined", it=name, here=here, helpless=colony_of(state, scope.seat).helpless > helpless),)
    return ()


def _move_with(state: State, seat: int, key: str) -> Asking[tuple[Moment, ...]]:
    """A gift of fuel is used at once: its player says who moves where (F5)."""

    def options() -> tuple[Answer, ...]:
        room = rooms(state)
        return tuple(("move", s.id, name) for s in state.group(seat) for name in destinations(state, s, room))

    answer = yield from ask(state, seat, "move", (key,), options)
    state.lane.shown.remove(key)
    return (yield from move(state, answer[1], answer[2], key))


def put_on(state: State, name: str, key: str) -> None:
    """Equip a card; one that was used still is (F6.1)."""
    survivor = state.survivors[name]
    survivor.cards.append(state.players[survivor.owner].unmark(key) or Held(key))
    state.tell(Equipped(survivor=name, card=key))
