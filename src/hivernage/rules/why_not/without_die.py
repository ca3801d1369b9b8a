"""Why a move, food for a die, a request or a vote isn't possible (F3, F4, F5, F7)."""

from __future__ import annotations

from hivernage.model.ids import SEATS
from hivernage.model.parts import Survivor
from hivernage.rules.facts import DIE_TOP
from hivernage.rules.homes import colony_of, is_home
from hivernage.rules.playing import SYMBOLS, is_locked
from hivernage.rules.spaces import free_spaces
from hivernage.rules.why_not.attempt import Attempt, at_place, seat_word, unknown
from hivernage.rules.why_not.forbidding import check_allowed, check_player_allowed
from hivernage.rules.why_not.refusal import no


def move(attempt: Attempt) -> None:
    survivor = attempt.own_survivor()
    if survivor.moved:
        raise no("F3", "moved-already", **attempt.who(survivor.id))
    check_allowed(attempt, survivor, "move")
    if attempt.word(2):
        _check_destination(attempt, survivor)
        _check_fuel(attempt)
    else:
        raise no("F3.1", "nowhere-to-go", **attempt.who(survivor.id))


def _check_destination(attempt: Attempt, survivor: Survivor) -> None:
    name = attempt.place(2)
    if name == survivor.place:
        raise no("F3.3", "there-already", place=at_place(name), **attempt.who(survivor.id))
    if is_home(attempt.state, name) and attempt.player.exiled:
        raise no("E3.10", "colony-closed")
    check_allowed(attempt, survivor, "move", name)
    if free_spaces(attempt.state, name) <= 0:
        raise no("F3.1", "place-full", place=at_place(name))


def _check_fuel(attempt: Attempt) -> None:
    """A card that is played together with the move (F3.4)."""
    if not attempt.word(3):
        return
    item = attempt.hand_card(3)
    if item.kind != "move":
        raise no("F3.4", "not-for-moves", card=item.name)
    if is_locked(attempt.state, attempt.seat, attempt.word(3)):
        raise no("T1", "locked", card=item.name)
    check_player_allowed(attempt, "play", item.symbol)


def food(attempt: Attempt) -> None:
    if attempt.player.exiled:
        raise no("E3.4", "food-exiled")
    if not colony_of(attempt.state, attempt.seat).food:
        raise no("F4", "no-food")
    check_raisable(attempt, 1)


def check_raisable(attempt: Attempt, n: int) -> None:
    """An unused die below 6; with the word missing, whether there is any."""
    attempt.check_die(n)
    value = attempt.die(n) if attempt.word(n) else min(attempt.player.dice)
    if value == DIE_TOP:
        raise no("F4.1", "die-at-top", all="no" if attempt.word(n) else "yes")


def request(attempt: Attempt) -> None:
    if not any(player.hand for player in attempt.state.players if player.seat != attempt.seat):
        raise no("F5", "nobody-has-cards")
    symbol = attempt.word(1)
    if symbol and symbol not in SYMBOLS:
        raise unknown("G6.1", "unknown-symbol", symbol, SYMBOLS)
    if not symbol or symbol in attempt.state.lane.requested:
        raise no("F5.1", "nobody-gave", symbol=symbol or "any")


def exile(attempt: Attempt) -> None:
    if attempt.state.options.cooperative:
        raise no("O1.3", "no-exile-together")
    if attempt.state.lane.exile_called:
        raise no("F7", "exile-called")
    if not attempt.word(1):
        raise no("F7.3", "nobody-to-exile")
    seat = seat_word(attempt, 1)
    if seat == attempt.seat:
        raise no("F7.1", "exile-self")
    if attempt.state.players[seat].exiled:
        raise no("F7.3", "exiled-already", player=SEATS[seat])
    if attempt.state.players[seat].out:
        raise no("O5.1", "player-out", player=SEATS[seat])
