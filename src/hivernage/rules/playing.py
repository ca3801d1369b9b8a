"""Playing items, from the hand or from a gift (F1, F5)."""

from __future__ import annotations

from collections.abc import Iterator

from hivernage.cards.card import Item
from hivernage.model.events import Played
from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules.asking import Asking, ask
from hivernage.rules.colony import discard_played
from hivernage.rules.crossroads import Moment, has_room
from hivernage.rules.effects.interpret import can, run
from hivernage.rules.equipment import put_on
from hivernage.rules.gates import against_gate
from hivernage.rules.homes import colony_of, home
from hivernage.rules.move import destinations, move, moves_now
from hivernage.rules.powers import is_player_forbidden
from hivernage.rules.refusal import Reason
from hivernage.rules.scope import Scope
from hivernage.rules.spaces import free_spaces, rooms

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
            return _can_move(state, seat)
        case "move-or-use":
            return _can_move(state, seat) or against_effect(state, seat, key, item) is None
        case _:
            return against_effect(state, seat, key, item) is None


def _can_move(state: State, seat: int) -> bool:
    if not moves_now(state, seat):
        return False
    room = rooms(state)
    return any(destinations(state, s, room) for s in state.group(seat))


def against_effect(state: State, seat: int, key: str, item: Item) -> Reason | None:
    """What keeps a card from doing all it says."""
    if item.pill and (closed := against_gate(state, "pills")):
        return closed
    works = can(state, item.effect, Scope(seat, card=key))
    if has_room(state, seat, item):
        return None if works else NO_EFFECT
    return NO_ROOM_FOR_ALL if free_spaces(state, home(state, seat)) > 0 else NO_ROOM


def is_locked(state: State, seat: int, key: str) -> bool:
    """A stolen card that has to wait, and no other like it in the hand."""
    player = state.players[seat]
    return bool(player.locked) and key not in player.ready()


def resolve(state: State, seat: int, key: str, with_move: bool = False) -> Asking[tuple[Moment, ...]]:
    """Play a card that lies open on the table, from a hand or from a gift; `with_move`: a move may go with it."""
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
        case "move" | "move-or-use" if with_move:
            answer = yield from ask(state, seat, "move", (key,), lambda: _ways_to_use(state, seat, key, item))
            if answer[0] == "move":
                return (yield from move(state, answer[1], answer[2], key))
    wounds = {survivor.id: survivor.harm for survivor in state.survivors.values()}
    helpless = colony_of(state, seat).helpless
    done = yield from run(state, item.effect, Scope(seat, card=key))
    state.lane.shown.remove(key)
    discard_played(state, seat, key, event=item.kind == "event")
    found = tuple(_moments(state, seat, item, wounds, helpless))
    taker = state.survivors.get(done.last) if item.pill else None
    if taker is None:
        return found
    return (*found, Moment("did", "take-pill", it=taker.id, here=taker.place, weapon=key))


def _moments(state: State, seat: int, item: Item, wounds: dict[str, int], helpless: int) -> Iterator[Moment]:
    """Who was healed by a medicine, and who joined the player; `wounds` and `helpless` are those from before."""
    for survivor in state.survivors.values():
        name, here = survivor.id, survivor.place
        if item.symbol == "medicine" and survivor.harm < wounds.get(name, 0):
            yield Moment("did", "heal-with-medicine", it=name, here=here)
        if item.kind == "event" and survivor.owner == seat and name not in wounds:
            yield Moment("joined", it=name, here=here, helpless=colony_of(state, seat).helpless > helpless)


def _ways_to_use(state: State, seat: int, key: str, item: Item) -> tuple[Answer, ...]:
    """A gift of fuel is used at once: its player says who moves where (F5), or plays it for its other use."""
    room = rooms(state) if moves_now(state, seat) else {}
    moves = tuple(("move", s.id, name) for s in state.group(seat) for name in destinations(state, s, room))
    by_itself = item.effect is not None and against_effect(state, seat, key, item) is None
    return (*moves, ("play", key)) if by_itself else moves
