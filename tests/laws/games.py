"""Playing games for the laws: any box, option, player count or chooser can be run through them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from hivernage.cards.library import Library
from hivernage.cards.load import read_once
from hivernage.model.chance import key_from_seed
from hivernage.model.options import MODULES, Options
from hivernage.model.question import Answer, Decision, Question
from hivernage.table import Table
from tests.laws.players import Chooser, tame

LONGEST = 6000
"""Decisions after which a game counts as endless; the longest seen is far below."""


@cache
def base() -> Library:
    return read_once("base")


@cache
def long_night() -> Library:
    return read_once("base", "long-night")


@cache
def war() -> Library:
    return read_once("base", "long-night", "warring-colonies")


def long_night_table(seed: int, players: int = 4, library: Library | None = None, **options: Any) -> Table:
    """A fresh game of Long Night, with all its modules if nothing else is said."""
    chosen = Options(players=players, **{"box": "long-night", "modules": MODULES, **options})
    return Table.new(chosen, library or long_night(), key_from_seed(seed))


def new_table(seed: int, players: int = 4, library: Library | None = None, **options: Any) -> Table:
    """A fresh game of a seed, with the cards of its box."""
    known = {"long-night": long_night, "warring-colonies": war}.get(options.get("box", "base"), base)()
    return Table.new(Options(players=players, **options), library or known, key_from_seed(seed))


def next_decisions(table: Table, rng: Random, chooser: Chooser = tame) -> list[Decision]:
    """Answers to the next question: of every seat that is asked, or of one where each answer counts at once."""
    reports = [q for q in table.questions if q.wait == "never" and table.legal(q, q.seats[0])]
    if reports and rng.random() < 0.05:
        return [_decision(table, reports[0], reports[0].seats[0], rng, chooser)]
    questions = [q for q in table.questions if q.wait != "never"]
    question = questions[rng.randrange(len(questions))]
    seats = question.seats if question.wait == "all" else (rng.choice(question.seats),)
    return [_decision(table, question, seat, rng, chooser) for seat in seats]


def _decision(table: Table, question: Question, seat: int, rng: Random, chooser: Chooser) -> Decision:
    answers: list[Answer] = table.legal(question, seat)
    return Decision(question.id, seat, chooser(rng, question, answers))


def play(table: Table, rng: Random, chooser: Chooser = tame) -> Iterator[tuple[Table, list[Decision]]]:
    """Play to the end; yields the table before each question is answered, with the answers it will get."""
    while not table.over:
        decisions = next_decisions(table, rng, chooser)
        yield table, decisions
        for decision in decisions:
            table.decide(decision)


def finish(table: Table, rng: Random, chooser: Chooser = tame) -> int:
    """Play to the end; gives how many decisions it took, or LONGEST."""
    for n, _ in enumerate(play(table, rng, chooser)):
        if n >= LONGEST:
            return LONGEST
    return len(table.done)
