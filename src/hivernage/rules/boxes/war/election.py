"""Electing the leaders of the colonies (W17)."""

from __future__ import annotations

from collections import Counter

from hivernage.model.events import ColonyLeaderNamed, Elected
from hivernage.model.ids import SEATS, seat_of
from hivernage.model.parts import Colony
from hivernage.model.question import Answer, Question
from hivernage.model.state import State
from hivernage.rules.asking import Asking, Rule, answers_to, ask
from hivernage.rules.boxes.war.setup import pick_first
from hivernage.rules.homes import allies
from hivernage.rules.phases import close_round


def elect_leaders(state: State) -> Rule:
    """All point at a teammate at the same time; the votes are opened colony by colony (W17, W24.3)."""
    close_round(state)
    seats = tuple(player.seat for player in state.players)
    answers = yield state.question(seats, "elect", ("votes",))
    votes = {seat: seat_of(answers[seat][1]) for seat in seats}
    answers.clear()
    for colony in state.colonies:
        yield from open_votes(state, colony, votes)
    pick_first(state)
    state.step = "start-round"


def open_votes(state: State, colony: Colony, votes: dict[int, int]) -> Rule:
    """Most votes lead; in a tie the leader of until now picks one of the tied (W17.1, W17.2)."""
    number = state.colonies.index(colony)
    own = {seat: named for seat, named in votes.items() if state.players[seat].colony == number}
    counted = Counter(own.values())
    tied = sorted(seat for seat, n in counted.items() if n == max(counted.values()))
    told = {str(seat): named for seat, named in own.items()}
    state.tell(Elected(colony=number, seat=tied[0] if len(tied) == 1 else -1, votes=told, tied=tied))
    colony.leader = yield from _leader(state, colony, tied)
    state.tell(ColonyLeaderNamed(colony=number, seat=colony.leader))


def _leader(state: State, colony: Colony, tied: list[int]) -> Asking[int]:
    if len(tied) == 1:
        return tied[0]
    options = tuple(("elect", SEATS[seat]) for seat in tied)
    answer = yield from ask(state, colony.leader, "elect", ("tie",), options)
    return seat_of(answer[1])


@answers_to("elect")
def elect_answers(state: State, _question: Question, seat: int) -> list[Answer]:
    """A teammate, not oneself, and nobody abstains (W17)."""
    return [("elect", SEATS[other]) for other in allies(state, seat) if other != seat]
