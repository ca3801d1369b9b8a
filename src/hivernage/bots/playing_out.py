"""Letting bots play a table to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from hivernage.bots import WAIT, Bot, ask, seats_at
from hivernage.bots.entrants import make
from hivernage.bots.kinds import USUAL
from hivernage.model.ids import SPECTATOR
from hivernage.model.question import Decision, Question
from hivernage.table import Table
from hivernage.views import View, view

Listener = Callable[[Table, Question, Decision], None]
"""Hears every decision just before it is taken."""


def play_out(
    table: Table,
    bots: str | Sequence[str | Bot] = USUAL,
    listen: Listener | None = None,
    *,
    seed: int = 0,
) -> View:
    """Let bots play to the end; gives the table as everybody sees it then, with all cards turned over.

    `bots` is a kind of bot for all seats, or somebody for each seat: bots of yours, or names as the arena takes them
    (`random`, `newcomer`, `regular`, `veteran:16`, `my_bot.py:MyBot`). Those who are named have dice of their own, made
    from the seed: the same table and the same seed are the same game.

    >>> table = Table.new(players=3, seed=1)
    >>> end = play_out(table, ["newcomer", "random", "regular"], seed=7)
    >>> end.step, table.over
    ('over', True)
    """
    seats, players = seats_at(table), _players(table, bots, seed)
    for question, number in questions_in_turn(table):
        answer = ask(players[number], seats[number], question)
        if answer == WAIT and question.wait == "never":
            continue
        decision = Decision(question.id, number, answer)
        if listen is not None:
            listen(table, question, decision)
        table.decide(decision)
    return view(table, SPECTATOR)


def questions_in_turn(table: Table) -> Iterator[tuple[Question, int]]:
    """Each question and the seat to ask, until the game is over: the next one comes when this one is answered.

    A question that nobody waits for comes before the others, and only once: it may be left open.
    """
    offered: set[int] = set()
    while not table.over:
        open_now = (question for question in table.questions if question.seats and question.id not in offered)
        question = min(open_now, key=lambda question: question.wait != "never")
        if question.wait == "never":
            offered.add(question.id)
        yield question, question.seats[0]


def _players(table: Table, bots: str | Sequence[str | Bot], seed: int) -> list[Bot]:
    """Somebody for each seat."""
    state = table.state
    count = len(state.players)
    given = [bots] * count if isinstance(bots, str) else list(bots)
    if len(given) != count:
        raise ValueError(f"{count} seats need {count} bots, not {len(given)}; or name one kind for all of them")
    return [
        make(bot, f"{seed}/{seat}", state.library) if isinstance(bot, str) else bot for seat, bot in enumerate(given)
    ]
