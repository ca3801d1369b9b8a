"""An action that never ends: time ran out on it, or the survivor who was at it is no more (W4.10).

A cut must not pay, so what an action owes is data of its turn: cards go where the rules send them at once, and rolls,
deaths and leaders still due are settled after the step by `settle_owed`.
"""

from __future__ import annotations

from hivernage.cards.card import Crossroads, Experiment, Item
from hivernage.model.events import CardLeft, PledgeReturned, PutUnder, SurvivorLeftDeck
from hivernage.model.ids import DIE, die_of
from hivernage.model.parts import Lost, Turn
from hivernage.model.state import State
from hivernage.rules.asking import Rule
from hivernage.rules.colony import discard_played, leave_game
from hivernage.rules.exposure import expose
from hivernage.rules.losses import capture, check_deaths, mourn, settle_group, shuffle_back


def lose_action(state: State, turn: Turn) -> None:
    """Dice stay spent, and every card in a turn's hands goes where the rules send it; nothing is kept."""
    _put_under(state, turn)
    _shuffle_in(state, turn)
    _pay_plan(state, turn)
    _return_pledges(state, turn)
    for key in turn.shown:
        _put_away(state, turn, key)
    turn.shown = []
    for survivor in state.survivors.values():
        if (state.turn_of(survivor.owner) or turn) is turn:
            survivor.left = ""  # the move counts, the rest of it is lost
    turn.at = ""
    turn.cancelled = False


def _put_under(state: State, turn: Turn) -> None:
    """Drawn cards go under their deck in the order drawn."""
    drawn, turn.searching = turn.searching, []
    if drawn:
        state.places[turn.at].deck[:0] = drawn[::-1]
        private = {turn.seat: {"cards": drawn}}
        state.tell(PutUnder(seat=turn.seat, place=turn.at, n=len(drawn), private=private))


def _shuffle_in(state: State, turn: Turn) -> None:
    cards, turn.turned_up = turn.turned_up, []
    if cards:
        shuffle_back(state, turn.at, cards)


def _pay_plan(state: State, turn: Turn) -> None:
    """What was set aside for a power counts as used."""
    state.players[turn.seat].used_dice += len(turn.plan.sources)
    for key in turn.plan.cards:
        discard_played(state, turn.seat, key)
    turn.plan.sources, turn.plan.cards = [], []


def _put_away(state: State, turn: Turn, key: str) -> None:
    card = state.library.cards[key]
    if isinstance(card, Crossroads | Experiment):
        leave_game(state, key, face_up=True)
        state.tell(CardLeft(card=key))
    elif isinstance(card, Item):
        state.players[turn.seat].forget_use(key)
        discard_played(state, turn.seat, key, event=card.kind == "event")
    else:
        state.lost.append(Lost(key, killed=False))  # a newcomer who never arrived
        state.tell(SurvivorLeftDeck(survivor=key))


def _return_pledges(state: State, turn: Turn) -> None:
    """What players had put down goes back to them; what lay open is told."""
    for seat, pledge in enumerate(turn.pledges):
        for thing in pledge:
            if thing in DIE:
                state.players[seat].dice.append(die_of(thing))
                continue
            state.players[seat].hand.append(thing)
            if turn.pledges_open:
                state.tell(PledgeReturned(seat=seat, card=thing))
    turn.pledges, turn.pledges_open = [], False


def settle_owed(state: State) -> Rule:
    """What a cut left undone in this turn: captured equipment, the morale of deaths, newcomers, rolls and leaders."""
    yield from capture(state)
    for seat in state.lane.unmourned[:]:
        yield from mourn(state, seat)
        yield from settle_group(state, seat)
    owed, state.lane.owed = state.lane.owed, []
    for due in owed:
        name, _, rolled = due.partition(" ")
        if name in state.survivors:
            yield from expose(state, name, "attack", rolled)
    for player in state.players:
        if not player.out and not player.leader and state.group(player.seat):
            yield from settle_group(state, player.seat)
    yield from check_deaths(state)
