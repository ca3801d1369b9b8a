"""Playing items from the hand, and asking others for them (F1, F5)."""

from __future__ import annotations

from hivernage.cards.card import Item
from hivernage.model.events import Equipped, GiftGiven, GiftsOffered, Played, Requested
from hivernage.model.ids import DIE, SEATS, seat_of
from hivernage.model.parts import Held
from hivernage.model.question import Answer, Question
from hivernage.model.state import State
from hivernage.rules.asking import Asking, answers_to, ask
from hivernage.rules.colony import discard_played
from hivernage.rules.crossroads import Moment, has_room
from hivernage.rules.effects.dice import raise_die
from hivernage.rules.effects.interpret import can, run
from hivernage.rules.facts import DIE_TOP
from hivernage.rules.homes import colony_of
from hivernage.rules.move import destinations, move
from hivernage.rules.powers import is_player_forbidden, may_be_forbidden
from hivernage.rules.scope import Scope
from hivernage.rules.spaces import rooms

SYMBOLS = ("weapon", "tool", "fuel", "food", "book", "medicine", "survivor")


def is_playable(state: State, seat: int, key: str, free: bool = False) -> bool:
    """Whether a player could play such a card now, wherever it comes from; `free`: nothing is forbidden to them."""
    item = state.library.items[key]
    if not free and is_player_forbidden(state, seat, "play", item.symbol):
        return False
    match item.kind:
        case "equip":
            return any(s.owner == seat for s in state.survivors.values())
        case "move":
            room = rooms(state)
            return any(destinations(state, s, room) for s in state.group(seat))
        case _:
            return can(state, item.effect, Scope(seat, card=key)) and has_room(state, seat, item)


def is_locked(state: State, seat: int, key: str) -> bool:
    """A stolen card that has to wait, and no other like it in the hand."""
    player = state.players[seat]
    return bool(player.locked) and key not in player.ready()


def hand_answers(state: State, seat: int, groups: list[str]) -> list[Answer]:
    """Cards that can be played from the hand, all but those that go with a move."""
    answers: list[Answer] = []
    items = state.library.items
    free = not may_be_forbidden(state, seat)
    for key in dict.fromkeys(state.players[seat].hand):
        item = items[key]
        if item.kind == "move" or is_locked(state, seat, key) or not is_playable(state, seat, key, free):
            continue
        if item.kind == "equip":
            answers += [("equip", key, name) for name in groups]
        else:
            answers.append(("play", key))
    return answers


def feed_answers(state: State, seat: int) -> list[Answer]:
    """An exiled player may play food cards to raise a die instead (E3.5)."""
    player = state.players[seat]
    items = state.library.items
    foods = [key for key in dict.fromkeys(player.hand) if items[key].symbol == "food" and is_playable(state, seat, key)]
    values = sorted({value for value in player.dice if value < DIE_TOP})
    return [("feed", key, DIE[value]) for key in foods if not is_locked(state, seat, key) for value in values]


def feed(state: State, seat: int, key: str, value: int) -> None:
    player = state.players[seat]
    player.hand.remove(key)
    state.tell(Played(seat=seat, card=key))
    discard_played(state, seat, key)
    raise_die(state, player, value)


def play(state: State, seat: int, key: str) -> Asking[tuple[Moment, ...]]:
    """From the hand: it does its effect, then goes to the waste pile or leaves the game (F1)."""
    state.players[seat].hand.remove(key)
    state.lane.shown.append(key)
    return (yield from resolve(state, seat, key))


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


def equip(state: State, seat: int, key: str, name: str) -> None:
    """From the hand to any own survivor, wherever they stand (F1.3)."""
    state.players[seat].hand.remove(key)
    state.tell(Played(seat=seat, card=key))
    put_on(state, name, key)


def put_on(state: State, name: str, key: str) -> None:
    """A copy that was used this round is taken first: which one it is never tells whether there is another."""
    survivor = state.survivors[name]
    player = state.players[survivor.owner]
    used = key in player.worn
    if used:
        player.worn.remove(key)
    survivor.cards.append(Held(key, state.round if used else 0))
    state.tell(Equipped(survivor=name, card=key))


def request(state: State, seat: int, symbol: str) -> Asking[tuple[Moment, ...]]:
    """Everybody who holds cards is asked; one gift is taken, shown, and played at once (F5)."""
    state.tell(Requested(seat=seat, symbol=symbol))
    others = [s for s in state.seats_from(seat) if s != seat and state.players[s].hand]
    state.lane.pledges = [[] for _ in state.players]
    answers = yield state.question(tuple(others), "give", (symbol,))
    for giver in others:
        if answers[giver][0] == "give" and answers[giver][1] in state.players[giver].ready():
            key = answers[giver][1]  # else it was played meanwhile, in another lane: the offer lapses unseen
            state.players[giver].hand.remove(key)
            state.lane.pledges[giver].append(key)
    answers.clear()
    offers = [giver for giver in others if state.lane.pledges[giver]]
    state.tell(GiftsOffered(seats=offers, symbol=symbol))
    if not offers:
        state.lane.requested.append(symbol)
        state.lane.pledges = []
        return ()
    giver = offers[0]
    if len(offers) > 1:
        answer = yield from ask(state, seat, "take-gift", (symbol,), tuple(("take", SEATS[s]) for s in offers))
        giver = seat_of(answer[1])
    gift = _accept(state, giver)
    return (yield from resolve(state, seat, gift))


def _accept(state: State, giver: int) -> str:
    """The gift lies open now; what the others offered returns to their hands unseen."""
    gift = state.lane.pledges[giver].pop()
    for seat, pledge in enumerate(state.lane.pledges):
        state.players[seat].hand += pledge
    state.lane.pledges = []
    state.lane.shown.append(gift)
    state.tell(GiftGiven(seat=giver, card=gift))
    return gift


@answers_to("give")
def give_answers(state: State, question: Question, seat: int) -> list[Answer]:
    symbol = question.args[0]
    items = state.library.items
    keys = [k for k in dict.fromkeys(state.players[seat].hand) if items[k].symbol == symbol]
    gifts = [k for k in keys if not is_locked(state, seat, k) and is_playable(state, state.lane.seat, k)]
    return [("pass",), *(("give", key) for key in gifts)]


def request_answers(state: State, seat: int) -> list[Answer]:
    """A symbol that nobody gave isn't asked for again in the same turn."""
    if not any(p.hand for p in state.players if p.seat != seat):
        return []
    return [("request", symbol) for symbol in SYMBOLS if symbol not in state.lane.requested]
