"""Every event, question and answer of the rules has words in both languages, and both languages say the same things."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from hivernage.bots import ask, seats_at
from hivernage.cards.library import Library
from hivernage.cards.load import load_packs
from hivernage.cards.text import Lang
from hivernage.cli import board
from hivernage.cli.menu import Menu
from hivernage.cli.words import MESSAGES, Speech
from hivernage.lab.simulate import bots_for, new_table
from hivernage.model.events import KINDS
from hivernage.model.ids import SPECTATOR
from hivernage.model.options import Options
from hivernage.model.question import Decision
from hivernage.model.question_kinds import QUESTIONS
from hivernage.redeal import redeal
from hivernage.table import Table
from hivernage.views import view
from hivernage.words.asking import question_text
from hivernage.words.tell import tell

LANGS: tuple[Lang, ...] = ("en", "fr")
NOTHING_QUIET: frozenset[str] = frozenset()


@cache
def library() -> Library:
    return load_packs("base")


@pytest.mark.parametrize("lang", LANGS)
def test_every_event_can_be_told(lang: Lang):
    assert [kind for kind in KINDS if not Speech(lang, library()).has(f"event-{kind}")] == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_question_can_be_put(lang: Lang):
    assert [kind for kind in QUESTIONS if not Speech(lang, library()).has(f"question-{kind}")] == []


def test_both_languages_have_the_same_messages():
    """But for helpers of their grammar."""
    english, french = (set(MESSAGES.bundle(lang)._messages) for lang in LANGS)
    assert english - french == {"s", "es", "their", "has", "is"}
    assert french - english == {"ez", "son", "sa", "met", "prend", "est", "e"}


def screen(table: Table, seat: int, lang: Lang) -> str:
    """All that the text game shows a seat."""
    speech, now = Speech(lang, library(), seat), view(table, seat)
    lines = [*board.board(now, speech), *tell(table.history, speech, NOTHING_QUIET)]
    if seat != SPECTATOR:
        lines += board.mine(now, speech)
    for question in now.questions:
        if question.answers:
            menu = Menu(question, now, speech)
            lines += [question_text(question, now, speech), *menu.lines(100), *menu.keys()]
    return "\n".join(lines)


@pytest.mark.parametrize("number", range(5))
def test_whole_games_can_be_told_and_asked(number: int):
    """No gap in any message, whatever a game brings, and no word of the machinery shines through."""
    players = 2 + number % 4
    table = new_table(Options(players=players), library(), 77, number)
    bots = bots_for("random", table, 77, number)
    seats = seats_at(table)
    while not table.over:
        question = next(q for q in table.questions if q.wait != "never")
        seat = question.seats[0]
        if question.kind != "action" or len(table.done) % 10 == 0:
            for lang in LANGS:
                text = screen(table, seat, lang)
                assert "none)" not in text
                assert "None" not in text
        table.decide(Decision(question.id, seat, ask(bots[seat], seats[seat], question)))
    for lang in LANGS:
        for seat in (*range(players), SPECTATOR):
            assert screen(table, seat, lang)


@pytest.mark.parametrize("number", range(4))
def test_the_screen_is_the_same_in_a_world_the_seat_cannot_tell_apart(number: int):
    """Nothing hidden is printed: with all hidden cards dealt anew, the screen stays as it is."""
    table = new_table(Options(players=4), library(), 78, number)
    bots = bots_for("casual", table, 78, number)
    seats = seats_at(table)
    rng = Random(number)
    while not table.over:
        question = next(q for q in table.questions if q.wait != "never")
        seat = question.seats[0]
        if len(table.done) % 7 == 0:
            for who in (0, 3, SPECTATOR):
                twin = redeal(table, who, rng)
                assert screen(twin, who, "fr") == screen(table, who, "fr")
        table.decide(Decision(question.id, seat, ask(bots[seat], seats[seat], question)))
