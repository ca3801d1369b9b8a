"""A player's turn (R5 to R7): frostbite, the crossroads card, then actions until the player ends it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from hivernage.cards.library import origin
from hivernage.model.events import CardAdded, CardStored, Cleaned, EquippedCardAdded, HandedOff, TurnBegan, TurnEnded
from hivernage.model.ids import DIE, SEATS, die_of, seat_of
from hivernage.model.parts import Gift, Held, Survivor
from hivernage.model.question import Answer, Question
from hivernage.model.state import State
from hivernage.rules import crossroads
from hivernage.rules.abilities import end_standing, start_powers, use, use_answers
from hivernage.rules.asking import Asking, Rule, answers_to, ask
from hivernage.rules.colony import leave_game, lose_food
from hivernage.rules.crossroads import Moment, go_on_acting
from hivernage.rules.effects.board import move_zombie, place_barricades
from hivernage.rules.effects.dice import raise_die, spend_die
from hivernage.rules.exile import exile_vote, leave_colony
from hivernage.rules.facts import ATTRACTED, CLEANED, DIE_TOP
from hivernage.rules.fight import attack, attack_answers
from hivernage.rules.homes import colony_of, home, is_home
from hivernage.rules.losses import wound
from hivernage.rules.move import destinations, move
from hivernage.rules.plan import choose_plan, instead, pay_plan
from hivernage.rules.playing import (
    equip,
    feed,
    feed_answers,
    hand_answers,
    is_locked,
    play,
    request,
    request_answers,
)
from hivernage.rules.powers import is_player_forbidden, side
from hivernage.rules.search import can_search, search
from hivernage.rules.spaces import has_entrance_room, rooms
from hivernage.rules.zombies import lure_origins

Moments = tuple[Moment, ...]


def start_turn(state: State) -> Rule:
    """Frostbite, then the crossroads draw (T2.1)."""
    player = state.players[state.lane.seat]
    state.turn += 1
    state.lane.requested = []
    state.lane.exile_called = False
    for survivor in state.survivors.values():
        survivor.moved = False
    state.tell(TurnBegan(seat=player.seat, round=state.round))
    for name in [s.id for s in state.group(player.seat) if s.frostbite]:
        if name in state.survivors:
            yield from wound(state, name)
    if player.out:
        state.step = "end-turn"
    else:
        crossroads.draw(state)
        state.step = "open-turn"


def open_turn(state: State) -> Rule:
    """The state triggers of the card, then start-of-turn powers (T2.1); the guard may report from now on."""
    seat = state.lane.seat
    if state.players[seat].exiled:
        yield from leave_colony(state, seat)  # E2.2
    yield from crossroads.watch(state, Moment("turn-start"))
    yield from start_powers(state, "turn", seat)
    yield from crossroads.watch(state)
    _go_on(state)


def _go_on(state: State) -> None:
    if state.players[state.lane.seat].out:
        state.step = "end-turn"
    elif state.lane.called:
        state.step = "reported"
    else:
        go_on_acting(state)


def act(state: State) -> Rule:
    """One action of the active player, and what it sets off."""
    seat = state.lane.seat
    answers = yield Question(state.lane.ask, (seat,), "action")
    answer = answers[seat]
    state.lane.ask = 0
    if answer == ("end",):
        state.step = "end-turn"
        return
    state.clock += 1
    moments = yield from ACTIONS[answer[0]](state, seat, answer)
    yield from crossroads.watch(state, *moments)
    _go_on(state)


def end_turn(state: State) -> Rule:
    yield from ()
    crossroads.put_back(state)
    end_standing(state, "turn", state.turn)
    state.tell(TurnEnded(seat=state.lane.seat))
    state.lane.guard = -1
    state.lane.guard_question = -1
    state.turns_left -= 1
    if state.turns_left > 0:
        state.lane.seat = state.left_of(state.lane.seat)
        state.step = "start-turn"
    else:
        state.step = "colony"


# What the active player may do


@answers_to("action")
def action_answers(state: State, _question: Question, seat: int) -> list[Answer]:
    """Every answer to the question what to do now."""
    player = state.players[seat]
    group = [s for s in state.survivors.values() if s.owner == seat]
    values = sorted(set(player.dice))
    dice = [DIE[value] for value in values]
    answers: list[Answer] = [("end",)]
    answers += _move_answers(state, seat, group)
    if dice:
        for survivor in group:
            answers += _die_answers(state, survivor, dice, values)
    answers += use_answers(state, seat, group, dice, values)
    if player.hand:
        answers += hand_answers(state, seat, [s.id for s in group])
    answers += _colony_answers(state, seat, group)
    answers += _table_answers(state, seat, group)
    return answers


def _move_answers(state: State, seat: int, group: list[Survivor]) -> list[Answer]:
    room = rooms(state)
    answers: list[Answer] = [("move", s.id, name) for s in group for name in destinations(state, s, room)]
    items = state.library.items
    fuels = [k for k in dict.fromkeys(state.players[seat].hand) if items[k].kind == "move"]
    fuels = [k for k in fuels if not is_locked(state, seat, k)]
    if fuels and is_player_forbidden(state, seat, "play", "fuel"):
        fuels = []
    return answers + [(*answer, key) for answer in answers for key in fuels]


def _die_answers(state: State, survivor: Survivor, dice: list[str], values: list[int]) -> list[Answer]:
    """Actions that use a die (chapter A)."""
    name, place = survivor.id, state.places[survivor.place]
    answers = attack_answers(state, survivor, dice, values)
    if can_search(state, survivor):
        need = state.library.survivors[name].search
        answers += [("search", name, word) for word, value in zip(dice, values, strict=True) if value >= need]
    if has_entrance_room(state, place):
        answers += [("barricade", name, word) for word in dice]
        if lure_origins(state, place.name):
            answers += [("attract", name, word) for word in dice]
    if place.name == home(state, survivor.owner) and colony_of(state, survivor.owner).waste:
        answers += [("clean", name, word) for word in dice]
    return answers


def _colony_answers(state: State, seat: int, group: list[Survivor]) -> list[Answer]:
    """Cards for the crisis and the objective, and food for dice (F2, F4, F8)."""
    player = state.players[seat]
    hand = [key for key in dict.fromkeys(player.hand) if not is_locked(state, seat, key)]
    answers: list[Answer] = []
    if player.exiled:
        answers += feed_answers(state, seat)
    elif colony_of(state, seat).food:
        answers += [("food", DIE[value]) for value in sorted(set(player.dice)) if value < DIE_TOP]
    if state.crisis and not player.exiled and not is_player_forbidden(state, seat, "add-to-crisis"):
        answers += [("add", key) for key in hand]
        items = state.library.items
        answers += [("add-equipped", s.id, h.key) for s in group for h in s.cards if h.key in items]
    stores = side(state).stores
    if stores:
        items = state.library.items
        answers += [("store", key) for key in hand if items[key].symbol in stores]
    return answers


def _table_answers(state: State, seat: int, group: list[Survivor]) -> list[Answer]:
    """Requests, handing off, and the vote to exile (F5, F6, F7)."""
    answers = request_answers(state, seat)
    items = state.library.items
    exiled = state.players[seat].exiled
    for survivor in group:
        if exiled and is_home(state, survivor.place):
            continue  # an exiled player hands off outside the colony only (E3.1)
        for held in survivor.cards:
            if held.key in items:
                answers += [
                    ("hand-off", survivor.id, held.key, other.id)
                    for other in state.survivors.values()
                    if other.place == survivor.place and other is not survivor
                ]
    if not state.lane.exile_called and not state.options.cooperative:
        answers += [("exile", SEATS[p.seat]) for p in state.players if p.seat != seat and not p.exiled and not p.out]
    return list(dict.fromkeys(answers))


# Doing it


def do_move(state: State, _seat: int, answer: Answer) -> Asking[Moments]:
    fuel = answer[3] if len(answer) > 3 else ""
    if fuel:
        state.players[state.lane.seat].hand.remove(fuel)
    return (yield from move(state, answer[1], answer[2], fuel))


def do_attack(state: State, seat: int, answer: Answer) -> Asking[Moments]:
    value = die_of(answer[3])
    spend_die(state, state.players[seat], value)
    place = state.survivors[answer[1]].place
    weapon = yield from attack(state, answer[1], answer[2], value)
    return (Moment("did", "use-weapon", it=answer[1], here=place, weapon=weapon),) if weapon else ()


def do_search(state: State, seat: int, answer: Answer) -> Asking[Moments]:
    spend_die(state, state.players[seat], die_of(answer[2]))
    place = state.survivors[answer[1]].place
    yield from search(state, answer[1])
    return (Moment("searched", it=answer[1], here=place),)


def do_barricade(state: State, seat: int, answer: Answer) -> Asking[Moments]:
    spend_die(state, state.players[seat], die_of(answer[2]))
    survivor = state.survivors[answer[1]]
    plan = yield from choose_plan(state, survivor, "barricade", [])
    pay_plan(state, survivor, plan)
    yield from place_barricades(state, seat, survivor.place, instead(plan, "barricade", 1))
    return ()


def do_clean(state: State, seat: int, answer: Answer) -> Asking[Moments]:
    """The top cards of the waste pile leave the game (A4)."""
    spend_die(state, state.players[seat], die_of(answer[2]))
    survivor = state.survivors[answer[1]]
    plan = yield from choose_plan(state, survivor, "clean", [])
    pay_plan(state, survivor, plan)
    waste = colony_of(state, seat).waste
    cards = [waste.pop() for _ in range(min(instead(plan, "clean", CLEANED), len(waste)))]
    for key in cards:
        leave_game(state, key, face_up=True)
    state.tell(Cleaned(survivor=survivor.id, cards=cards, colony=state.players[seat].colony))
    return (Moment("did", "clean", it=survivor.id, here=survivor.place),)


def do_attract(state: State, seat: int, answer: Answer) -> Asking[Moments]:
    """Up to two zombies from anywhere to empty entrance spaces here (A5)."""
    spend_die(state, state.players[seat], die_of(answer[2]))
    here = state.survivors[answer[1]].place
    for moved in range(ATTRACTED):
        if not lure_origins(state, here):
            break
        chosen = yield from ask(state, seat, "attract", (answer[1], here), partial(_lures, state, here, moved > 0))
        if chosen == ("enough",):
            break
        yield from move_zombie(state, seat, chosen[1], here)
    return ()


def _lures(state: State, here: str, may_stop: bool) -> tuple[Answer, ...]:
    return (*(("place", name) for name in lure_origins(state, here)), *((("enough",),) if may_stop else ()))


def do_use(state: State, seat: int, answer: Answer) -> Asking[Moments]:
    return (yield from use(state, seat, answer))


def do_play(state: State, seat: int, answer: Answer) -> Asking[Moments]:
    return (yield from play(state, seat, answer[1]))


def do_equip(state: State, seat: int, answer: Answer) -> Asking[Moments]:
    yield from ()
    equip(state, seat, answer[1], answer[2])
    return ()


def do_feed(state: State, seat: int, answer: Answer) -> Asking[Moments]:
    yield from ()
    feed(state, seat, answer[1], die_of(answer[2]))
    return ()


def do_food(state: State, seat: int, answer: Answer) -> Asking[Moments]:
    """A token for +1 on a die; a crossroads card may come between the two (F4)."""
    lose_food(state, colony_of(state, seat), 1)
    state.lane.cancelled = False
    yield from crossroads.watch(state, Moment("did", "spend-food"))
    value = die_of(answer[1])
    if not state.lane.cancelled and value in state.players[seat].dice:
        raise_die(state, state.players[seat], value)
    state.lane.cancelled = False
    return ()


def do_add(state: State, seat: int, answer: Answer) -> Asking[Moments]:
    """Face down: everybody sees how many and from which decks, nobody which (F2.3)."""
    yield from ()
    key = answer[1]
    state.players[seat].hand.remove(key)
    state.crisis_pile.append(Gift(key, face_up=False, giver=seat))
    state.tell(CardAdded(seat=seat, back=origin(key), pile=len(state.crisis_pile), private={seat: {"card": key}}))
    return ()


def do_add_equipped(state: State, seat: int, answer: Answer) -> Asking[Moments]:
    yield from ()
    held = _take_held(state, answer[1], answer[2])
    state.crisis_pile.append(Gift(held.key, face_up=True, giver=seat))
    state.tell(EquippedCardAdded(seat=seat, survivor=answer[1], card=held.key, pile=len(state.crisis_pile)))
    return ()


def _take_held(state: State, name: str, key: str) -> Held:
    survivor = state.survivors[name]
    held = next(h for h in survivor.cards if h.key == key)
    survivor.cards.remove(held)
    return held


def do_store(state: State, seat: int, answer: Answer) -> Asking[Moments]:
    yield from ()
    state.players[seat].hand.remove(answer[1])
    colony_of(state, seat).stored.append(answer[1])
    state.tell(CardStored(seat=seat, card=answer[1], colony=state.players[seat].colony, reveal=True))
    return ()


def do_request(state: State, seat: int, answer: Answer) -> Asking[Moments]:
    return (yield from request(state, seat, answer[1]))


def do_hand_off(state: State, _seat: int, answer: Answer) -> Asking[Moments]:
    """Equipped at once, and used stays used (F6, F6.1)."""
    yield from ()
    held = _take_held(state, answer[1], answer[2])
    state.survivors[answer[3]].cards.append(held)
    state.tell(HandedOff(survivor=answer[1], card=held.key, to=answer[3]))
    return ()


def do_exile(state: State, _seat: int, answer: Answer) -> Asking[Moments]:
    state.lane.exile_called = True
    yield from exile_vote(state, seat_of(answer[1]))
    return ()


ACTIONS: dict[str, Callable[[State, int, Answer], Asking[Moments]]] = {
    "move": do_move,
    "attack": do_attack,
    "search": do_search,
    "barricade": do_barricade,
    "clean": do_clean,
    "attract": do_attract,
    "use": do_use,
    "play": do_play,
    "equip": do_equip,
    "feed": do_feed,
    "food": do_food,
    "add": do_add,
    "add-equipped": do_add_equipped,
    "store": do_store,
    "request": do_request,
    "hand-off": do_hand_off,
    "exile": do_exile,
}
