"""Christmas: Forest Plum's player may hand out grocery cards like presents."""

from __future__ import annotations

from hivernage.model.events import CardTaken, DugUp
from hivernage.model.ids import SEATS, seat_of
from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules.asking import Rule, ask
from hivernage.rules.scope import Scope
from hivernage.rules.special.base import SpecialRule
from hivernage.rules.tops import show_top

PRESENTS = 4
SANTA = "forest-plum"


def give_presents(state: State, _scope: Scope) -> Rule:
    """Each card is turned up, then given to another player of choice, before the next is drawn."""
    santa = state.survivors[SANTA]  # the card has looked for them
    state.lane.at = "grocery-store"
    deck = state.places[state.lane.at].deck
    others: tuple[Answer, ...] = tuple(
        ("give", SEATS[seat]) for seat in state.seats_from(santa.owner) if seat != santa.owner
    )
    for _ in range(PRESENTS):
        if not deck or not others:
            return
        answer = yield from ask(state, santa.owner, "present", (), (("enough",), ("draw",)))
        if answer == ("enough",):
            return
        state.lane.turned_up.append(deck.pop())
        state.tell(DugUp(seat=santa.owner, deck="grocery-store", cards=state.lane.turned_up[-1:]))
        show_top(state, "grocery-store")
        answer = yield from ask(state, santa.owner, "present-for", (), others)
        key = state.lane.turned_up.pop()
        state.players[seat_of(answer[1])].hand.append(key)
        state.tell(CardTaken(seat=seat_of(answer[1]), card=key))


RULE = SpecialRule(give_presents)
