"""Ask the others for a card (F5)."""

from __future__ import annotations

from hivernage.cards.effects import Power
from hivernage.cards.modifiers import RequestKeeps
from hivernage.cards.targets import SYMBOLS
from hivernage.model.events import CardTaken, GiftGiven, GiftsOffered, Requested
from hivernage.model.ids import SEATS, seat_of
from hivernage.model.question import Answer, Question
from hivernage.model.state import State
from hivernage.rules.actions.action import Action, Moments
from hivernage.rules.actions.attempt import Attempt, unknown
from hivernage.rules.actions.menu import Menu
from hivernage.rules.asking import Asking, answers_to, ask, refuses
from hivernage.rules.homes import allies
from hivernage.rules.playing import LOCKED, is_locked, is_playable, resolve
from hivernage.rules.powers import Source, forbids_player, is_used, mark_used, powers_of, table_powers
from hivernage.rules.refusal import Reason, Refusal, no, refused
from hivernage.rules.scope import Scope

FORBIDDEN = Reason("T1", "forbidden-request", "ban")
NOBODY_HAS_CARDS = Reason("F5", "nobody-has-cards")
NOT_ASKED_FOR = Reason("F5", "not-asked-for", "card")
NOT_FOR_THEM = Reason("F5", "asker-cannot-play", "card")


def against(menu: Menu) -> Reason | None:
    """Somebody else must hold cards, and no card forbid it."""
    if forbids_player(menu.bans, "request"):
        return FORBIDDEN
    if askable(menu.state, menu.seat):
        return None
    return NOBODY_HAS_CARDS


def askable(state: State, seat: int) -> list[int]:
    """Who is asked for cards: all others who hold any, of two colonies only one's own (W8.4), and nobody who is out."""
    friends = allies(state, seat)
    return [
        other for other in state.seats_from(seat) if other != seat and state.players[other].hand and other in friends
    ]


def symbols(menu: Menu) -> list[str]:
    """A symbol that nobody gave isn't asked for again in the same turn."""
    return [symbol for symbol in SYMBOLS if symbol not in menu.state.lane.requested]


def answers(menu: Menu) -> None:
    if against(menu) is None:
        menu.answers += [("request", symbol) for symbol in symbols(menu)]


def refuse(attempt: Attempt) -> None:
    attempt.stop(against(attempt.menu))
    symbol, left = attempt.word(1), symbols(attempt.menu)
    if symbol and symbol not in SYMBOLS:
        raise unknown("G6.1", "unknown-symbol", symbol, SYMBOLS)
    if not left or (symbol and symbol not in left):
        raise refused("F5.1", "nobody-gave", symbol=symbol or "any")


def do(state: State, seat: int, answer: Answer) -> Asking[Moments]:
    return (yield from request(state, seat, answer[1]))


REQUEST = Action("request", "F5", ("symbol",), refuse, do, answers, off_turn="F5")


def after_words(state: State, answers: list[Answer]) -> list[Answer]:
    """A menu of before, where since then something was only said: what nobody gave isn't asked for again."""
    asked = state.lane.requested
    return [answer for answer in answers if answer[0] != "request" or answer[1] not in asked]


# How a request goes


def request(state: State, seat: int, symbol: str) -> Asking[Moments]:
    """Everybody who holds cards is asked; one gift is taken, shown, and played at once (F5)."""
    state.tell(Requested(seat=seat, symbol=symbol))
    others = askable(state, seat)
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
    if (yield from _is_kept(state, seat, gift)):
        return ()
    return (yield from resolve(state, seat, gift, with_move=True))


def _is_kept(state: State, seat: int, gift: str) -> Asking[bool]:
    """Some may put a gift into their hand instead; they have to if they can't play it."""
    keeping = _keeping(state, seat)
    if keeping is None:
        return False
    source, power = keeping
    if is_playable(state, seat, gift):
        args = Scope(seat, card=source.name).words(state.library.node_id(power))
        answer = yield from ask(state, seat, "may", args, (("no",), ("yes",)))
        if answer == ("no",):
            return False
    mark_used(state, source, power)
    state.lane.shown.remove(gift)
    state.players[seat].hand.append(gift)
    state.tell(CardTaken(seat=seat, card=gift))
    return True


def _keeping(state: State, seat: int) -> tuple[Source, Power] | None:
    """What lets a player keep the next gift."""
    if not state.library.brings(RequestKeeps):
        return None
    own = [entry for survivor in state.group(seat) for entry in powers_of(state, survivor) if entry[0].holder]
    for source, power in (*own, *table_powers(state, seat)):
        if any(isinstance(mod, RequestKeeps) for mod in power.mods) and not is_used(state, source, power):
            return source, power
    return None


def _accept(state: State, giver: int) -> str:
    """The gift lies open now; what the others offered returns to their hands unseen."""
    gift = state.lane.pledges[giver].pop()
    for seat, pledge in enumerate(state.lane.pledges):
        state.players[seat].hand += pledge
    state.lane.pledges = []
    used = state.players[giver].unmark(gift)
    if used is not None:
        state.players[state.lane.seat].worn.append(used)  # used this round, whoever holds it now (F6.1)
    state.lane.shown.append(gift)
    state.tell(GiftGiven(seat=giver, card=gift))
    return gift


@answers_to("give")
def give_answers(state: State, question: Question, seat: int) -> list[Answer]:
    keys = dict.fromkeys(state.players[seat].hand)
    gifts = [key for key in keys if against_gift(state, seat, key, question.args[0]) is None]
    return [("pass",), *(("give", key) for key in gifts)]


def against_gift(state: State, seat: int, key: str, symbol: str) -> Reason | None:
    """What keeps a card from being given: it is what was asked for, and played at once."""
    if state.library.items[key].symbol != symbol:
        return NOT_ASKED_FOR
    if is_locked(state, seat, key):
        return LOCKED
    if is_playable(state, state.lane.seat, key) or _keeping(state, state.lane.seat) is not None:
        return None
    return NOT_FOR_THEM


@refuses("give")
def refuse_give(state: State, question: Question, seat: int, answer: Answer) -> Refusal | None:
    if answer[0] != "give" or len(answer) != 2 or answer[1] not in state.library.items:
        return None
    card = state.library.items[answer[1]].name
    if answer[1] not in state.players[seat].hand:
        return no("F5.1", "not-in-hand", card=card)
    why = against_gift(state, seat, answer[1], question.args[0])
    return None if why is None else why.about({"card": card})
