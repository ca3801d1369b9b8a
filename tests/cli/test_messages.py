"""Every event, question and answer of the rules has words in both languages, and both languages say the same things."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest
from msgspec.structs import replace

from hivernage.bots import ask, seats_at
from hivernage.cards.library import Library
from hivernage.cards.load import load_packs, read_once
from hivernage.cards.text import Lang
from hivernage.cli import board
from hivernage.cli.menu import Menu
from hivernage.cli.words import MESSAGES, Speech
from hivernage.lab.simulate import bots_for, new_table
from hivernage.model.events import KINDS
from hivernage.model.ids import SPECTATOR
from hivernage.model.options import BOX_NAMES, Options
from hivernage.model.question import Decision
from hivernage.model.question_kinds import QUESTIONS, QuestionKind
from hivernage.redeal import redeal
from hivernage.table import Table
from hivernage.views import QuestionView, view
from hivernage.words.asking import question_text
from hivernage.words.tell import tell
from tests.rule import rule

LANGS: tuple[Lang, ...] = ("en", "fr")
NOTHING_QUIET: frozenset[str] = frozenset()


@cache
def library() -> Library:
    return read_once("base")


@pytest.mark.parametrize("lang", LANGS)
def test_every_event_can_be_told(lang: Lang):
    assert [kind for kind in KINDS if not Speech(lang, library()).has(f"event-{kind}")] == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_question_can_be_put(lang: Lang):
    assert [kind for kind in QUESTIONS if not Speech(lang, library()).has(f"question-{kind}")] == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("kind", QUESTIONS)
def test_what_others_are_asked_is_told_from_outside(lang: Lang, kind: QuestionKind):
    """Whoever only waits is never spoken to, whatever the question is about."""
    table = Table.new(players=3, seed=1)
    for purpose in ("exile", "leave", "lowest", "wound", "die", "spend", "set", "any"):
        question = QuestionView(7, (1,), kind, (purpose, "p1"), "all", None)
        speech = Speech(lang, library(), 2, ("Ana", "Bo", "Cy"))
        said = question_text(question, view(table, 2), speech)
        assert not re.search(r"\b(you|your|vous|votre|vos|choose)\b|[a-z]ez\b(?! )", said.replace("exile", ""), re.I), (
            said
        )


def test_who_asks_for_a_card_reads_it_as_their_own_request():
    table = Table.new(players=3, seed=1)
    question = QuestionView(7, (1,), "give", ("fuel",), "any", None)
    seen = [replace(view(table, seat), active=0) for seat in range(3)]
    asker, asked, other = (question_text(question, seen[seat], Speech("en", library(), seat)) for seat in range(3))
    assert asker == "your request for a card: fuel."
    assert asked.startswith("Player 1 asks for a card: fuel. A card that is given")
    assert other == "Player 1 asks for a card: fuel."


@pytest.mark.parametrize("seat", [0, 1])
def test_a_question_of_the_main_objective_names_it(seat: int):
    """A power of the objective asks who; nobody reads `(none)`."""
    library = read_once("base", "long-night")
    table = Table.new(players=2, seed=1)
    question = QuestionView(7, (0,), "survivor", ("the-long-silence",), "all", None)
    said = question_text(question, view(table, seat), Speech("fr", library, seat))
    assert said.endswith("(Le grand silence)"), said


def test_who_is_to_be_exiled_is_spoken_to_in_both_languages():
    table = Table.new(players=3, seed=1)
    question = QuestionView(7, (0, 1, 2), "vote", ("exile", "p1"), "all", None)
    named, other = (question_text(question, view(table, seat), Speech("fr", library(), seat)) for seat in (0, 1))
    assert (named, other) == ("Faut-il vous exiler ?", "Faut-il exiler Joueur 1 ?")


def test_both_languages_have_the_same_messages():
    """But for helpers of their grammar."""
    english, french = (set(MESSAGES.bundle(lang)._messages) for lang in LANGS)
    assert english - french == {"s", "es", "their", "has", "is"}
    assert french - english == {"ez", "son", "sa", "met", "prend", "est", "e", "of-home"}


def screen(table: Table, seat: int, lang: Lang) -> str:
    """All that the text game shows a seat."""
    state, now = table.state, view(table, seat)
    speech = Speech(lang, state.library, seat, homes=state.game.homes)
    lines = [*board.board(now, speech), *tell(table.history, speech, NOTHING_QUIET)]
    if seat != SPECTATOR:
        lines += board.mine(now, speech)
    for question in now.questions:
        if question.answers:
            menu = Menu(question, now, speech)
            lines += [question_text(question, now, speech), *menu.lines(100), *menu.keys()]
    return "\n".join(lines)


@pytest.mark.parametrize("number", [0, 4, *(pytest.param(n, marks=pytest.mark.thorough) for n in (1, 2, 3))])
def test_whole_games_can_be_told_and_asked(number: int):
    """No gap in any message, whatever a game brings, and no word of the machinery shines through."""
    whole_game_in_words(new_table(Options(players=2 + number % 4), library(), 77, number))


@rule("W1")
def test_a_whole_war_can_be_told_and_asked():
    """And what happens to one of two colonies is told of by its name."""
    options = Options(players=4, box="warring-colonies")
    table = new_table(options, load_packs(*BOX_NAMES), 77, 0)
    whole_game_in_words(table)
    told = screen(table, SPECTATOR, "fr")
    assert "Le moral du Phare" in told
    assert "Le moral baisse" not in told


def whole_game_in_words(table: Table) -> None:
    players = len(table.state.players)
    bots = bots_for("random", table, 77, 0)
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


@pytest.mark.parametrize("number", [1, *(pytest.param(n, marks=pytest.mark.thorough) for n in (0, 2, 3))])
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
