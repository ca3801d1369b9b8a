"""`hivernage play`: a game in the terminal against bots."""

from __future__ import annotations

import shlex
import shutil
import sys
import textwrap
from collections.abc import Sequence
from pathlib import Path

import click

from hivernage.bots import WAIT, Bot, ask, seats_at
from hivernage.cli import board
from hivernage.cli.commands import COMMANDS, Quit
from hivernage.cli.lookup import fold
from hivernage.cli.menu import Menu
from hivernage.cli.words import Speech
from hivernage.model.question import Answer, Decision, Question, key, words
from hivernage.rules.why_not import why_not
from hivernage.saves import save
from hivernage.table import Table
from hivernage.views import QuestionView, View, view
from hivernage.words.asking import question_text
from hivernage.words.tell import tell

WIDEST = 110


class Game:
    """A person at the table among bots. All that is printed comes from their view and from events as they saw them."""

    def __init__(
        self, table: Table, speech: Speech, bots: list[Bot], save_to: Path | None = None, packs: Sequence[Path] = ()
    ) -> None:
        self.table = table
        self.speech = speech
        self.seat = speech.seat
        self.bots = bots
        self.seats = seats_at(table)
        self.save_to = save_to
        self.packs = packs
        self.menu: Menu | None = None
        self.told = 0  # events already told
        self.offered = -1  # the last question that nobody waits for
        self.shown_turn = -1  # the turn for which the board was shown

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self.print(self.speech.say("welcome"))
        try:
            self._play()
        except Quit:
            self.print("", self.speech.say("goodbye"))
        finally:
            if self.save_to is not None:
                write_save(self.table, self.save_to)
                self.tell_saved(str(self.save_to))

    def tell_saved(self, file: str) -> None:
        """Where the game lies now, and the command that goes on with it."""
        packs = "".join(f" --pack {shlex.quote(str(folder))}" for folder in self.packs)
        self.print(self.speech.say("saved", file=file, packs=packs))

    def _play(self) -> None:
        while not self.table.over:
            question = self._next_question()
            self._tell_news()
            if question is not None:
                self._put(question)
        self._tell_news()
        self.print("", *board.board(self.view, self.speech))

    # Bots and news

    def _next_question(self) -> Question | None:
        """Let the bots play until the person is asked; nothing when the game ended first."""
        while not self.table.over:
            asked = self._whose()
            if asked is None:
                return None
            question, seat = asked
            if seat == self.seat:
                return question
            answer = ask(self.bots[seat], self.seats[seat], question)
            if answer != WAIT:
                self.table.decide(Decision(question.id, seat, answer))
        return None

    def _whose(self) -> tuple[Question, int] | None:
        """The next question and whom it is put to. In a secret vote the person comes last, so that nothing waits."""
        for question in self.table.questions:
            if question.wait == "never":
                if self.seat in question.seats and question.id != self.offered:
                    self.offered = question.id
                    if self.table.legal(question, self.seat):
                        return question, self.seat
                continue
            seats = question.seats if question.wait == "any" else sorted(question.seats, key=self.seat.__eq__)
            if seats:
                return question, seats[0]
        return None

    @property
    def view(self) -> View:
        return view(self.table, self.seat)

    def _tell_news(self) -> None:
        news = self.table.history[self.told :]
        self.told = len(self.table.history)
        self.print(*tell(news, self.speech, aloud=True))

    # Asking the person

    def _put(self, question: Question) -> None:
        """Show a question with its answers, and read lines until one of them is given."""
        shown = self._as_shown(question)
        self.menu = Menu(shown, self.view, self.speech)
        self._introduce(shown)
        while True:
            answer = self._read(shown)
            if answer == WAIT:
                return
            if answer is not None:
                self.table.decide(Decision(question.id, self.seat, answer))
                return
            if question not in self.table.questions:
                return  # it was taken back

    def _as_shown(self, question: Question) -> QuestionView:
        answers = self.table.legal(question, self.seat)
        if question.wait == "never":
            answers = [*answers, WAIT]
        return QuestionView(question.id, question.seats, question.kind, question.args, question.wait, answers)

    def _introduce(self, question: QuestionView) -> None:
        now = self.view
        if question.kind == "group" and now.mine:
            self.print("", *board.own_objective(now, self.speech), board.own_hand(now, self.speech))
            for name in now.mine.dealt:
                self.print("", *(f"  {line}" for line in self.speech.card_text(name).splitlines()))
        if question.kind == "action":
            if self.shown_turn != now.turn:
                self.shown_turn = now.turn
                self.print("", *board.board(now, self.speech), "", *board.mine(now, self.speech))
            else:
                self.print("", board.own_dice(now, self.speech), board.own_hand(now, self.speech))
        self.show_menu(question)

    def show_menu(self, question: QuestionView) -> None:
        assert self.menu is not None
        self.print("", click.style(question_text(question, self.view, self.speech), bold=True))
        self.print(*self.menu.lines(self.width))

    @property
    def width(self) -> int:
        """How wide lines may be; a pipe takes any."""
        return min(WIDEST, shutil.get_terminal_size().columns - 1) if sys.stdout.isatty() else WIDEST

    def _read(self, question: QuestionView) -> Answer | None:
        """One line from the person: a command, or an answer."""
        try:
            line = input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            raise Quit from None
        assert self.menu is not None
        if not line:
            return self.menu.choices[0].answer if len(self.menu.choices) == 1 else None
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.lower())
        if command is not None:
            command(self, question, rest.strip())
            return None
        return self.meant(question, line)

    def meant(self, question: QuestionView, line: str) -> Answer | None:
        """The one answer that a line means; otherwise says why there is none, or which ones there are."""
        assert self.menu is not None
        found = self.menu.find(line)
        if len(found) == 1:
            return found[0]
        if found:
            self.print(self.speech.say("which", n=len(found)))
            self.print(*(f"{c.number:4}  {key(c.answer)}" for c in self.menu.choices if c.answer in found[:12]))
            return None
        self.explain(question, line)
        return None

    def explain(self, question: QuestionView, line: str, is_action: bool = False) -> None:
        """Why something isn't possible, with the rule; `is_action`: whatever is asked, the line is about an action."""
        assert self.menu is not None
        if is_action or question.kind == "action":
            refusal = why_not(self.table.state, self.seat, self.menu.spell(line, self.view))
        else:
            refusal = self.table.why_not(question.id, self.seat, words(fold(line)))
        if refusal is None or refusal.reason_id == "not-an-answer":
            self.print(self.speech.say("no-such-answer", line=line))
        else:
            self.print(self.speech.say("refused", reason=refusal.text(self.speech.lang), rule=refusal.rule))

    def print(self, *lines: str) -> None:
        for line in lines:
            for part in self._wrapped(line) if sys.stdout.isatty() else [line]:
                click.echo(part)

    def _wrapped(self, line: str) -> list[str]:
        """A long line in several, indented as it began; coloured ones are short already."""
        if len(line) <= self.width or "\x1b" in line:
            return [line]
        indent = line[: len(line) - len(line.lstrip(" |"))]
        return textwrap.wrap(line, self.width, subsequent_indent=indent or "  ")


def write_save(table: Table, file: Path) -> None:
    """Save a game; a file that is there stays whole until the new one is written."""
    fresh = file.with_name(file.name + ".new")
    fresh.write_bytes(save(table))
    fresh.replace(file)
