"""Electing the leaders of the colonies (W17)."""

from __future__ import annotations

from collections import Counter

from hivernage.cards.effects import Elect
from hivernage.model.events import ColonyLeaderNamed, Elected
from hivernage.model.ids import SEATS, seat_of
from hivernage.model.parts import NOBODY, Colony
from hivernage.model.question import Answer, Question
from hivernage.model.state import State
from hivernage.rules.asking import Asking, Rule, answers_to, ask
from hivernage.rules.boxes.war.setup import pick_first
from hivernage.rules.effects.interpret import runs
from hivernage.rules.homes import allies, colonies, colony_of, is_wolf
from hivernage.rules.phases import close_round
from hivernage.rules.powers import votes_of
from hivernage.rules.scope import Scope


def elect_leaders(state: State) -> Rule:
    """All point at a teammate at the same time; the votes are opened colony by colony (W17, W24.3)."""
    close_round(state)
    seats = tuple(player.seat for player in state.players if not is_wolf(state, player.seat))
    answers = yield state.question(seats, "elect", ("votes",))
    votes = {seat: seat_of(answers[seat][1]) for seat in seats}
    answers.clear()
    for colony in colonies(state):
        yield from open_votes(state, colony, votes)
    pick_first(state)
    state.step = "start-round"


def open_votes(state: State, colony: Colony, votes: dict[int, int]) -> Rule:
    """Most votes lead; in a tie the leader of until now picks one of the tied (W17.1, W17.2)."""
    number = state.colonies.index(colony)
    own = {seat: named for seat, named in votes.items() if state.players[seat].colony == number}
    counted = Counter[int]()
    for seat, named in own.items():
        counted[named] += votes_of(state, seat)
    tied = sorted(seat for seat, n in counted.items() if n == max(counted.values()))
    told = {str(seat): named for seat, named in own.items()}
    state.tell(Elected(colony=number, seat=tied[0] if len(tied) == 1 else -1, votes=told, tied=tied))
    colony.leader = yield from _leader(state, colony, tied)
    state.tell(ColonyLeaderNamed(colony=number, seat=colony.leader))


@runs(Elect)
def run_elect(state: State, word: Elect, scope: Scope) -> Asking[Scope]:
    """One colony elects at once; who can name nobody has no vote, and the current leader decides a tie (W17)."""
    colony = colony_of(state, scope.seat)
    if colony.leader == NOBODY:
        return scope
    args = ("votes", "barred") if word.barred else ("votes",)
    seats = tuple(seat for seat in allies(state, scope.seat) if _nominees(state, seat, args))
    answers = yield state.question(seats, "elect", args)
    votes = {seat: seat_of(answers[seat][1]) for seat in seats}
    answers.clear()
    yield from open_votes(state, colony, votes)
    return scope


def _nominees(state: State, seat: int, args: tuple[str, ...]) -> list[int]:
    """Teammates, but for the leader where a card bars that one."""
    barred = colony_of(state, seat).leader if "barred" in args else NOBODY
    return [other for other in allies(state, seat) if other not in (seat, barred)]


def _leader(state: State, colony: Colony, tied: list[int]) -> Asking[int]:
    if len(tied) == 1:
        return tied[0]
    answer = yield from ask(state, colony.leader, "elect", ("tie", *(SEATS[seat] for seat in tied)))
    return seat_of(answer[1])


@answers_to("elect")
def elect_answers(state: State, question: Question, seat: int) -> list[Answer]:
    """A teammate, not oneself, and nobody abstains (W17); in a tie one of the tied."""
    if question.args[0] == "tie":
        return [("elect", word) for word in question.args[1:]]
    return [("elect", SEATS[other]) for other in _nominees(state, seat, question.args)]
