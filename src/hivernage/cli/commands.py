"""What a player may type besides an answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from hivernage.cli import board, lookup
from hivernage.cli.rules import contents, look_up, rule_lines
from hivernage.table import CannotUndo
from hivernage.views import QuestionView
from hivernage.words.tell import QUIET, tell

if TYPE_CHECKING:
    from hivernage.cli.play import Game

Command = Callable[["Game", QuestionView, str], None]
LAST = 20  # events that `log` tells
MANY = 8  # cards that `card` names when it can't decide


class Quit(Exception):
    """The player leaves the table."""


def show_help(game: Game, question: QuestionView, _rest: str) -> None:
    speech = game.speech
    game.print(*speech.say("help").splitlines())
    for line in speech.say("help-commands").splitlines():
        name, _, meaning = line.partition(" — ")
        game.print(f"  {name:32} {meaning}")
    game.print(speech.say("help-legend"))
    game.show_menu(question)


def show_board(game: Game, _question: QuestionView, _rest: str) -> None:
    game.print(*board.board(game.view, game.speech))


def show_mine(game: Game, _question: QuestionView, _rest: str) -> None:
    game.print(*board.mine(game.view, game.speech))


def show_hand(game: Game, _question: QuestionView, _rest: str) -> None:
    """The cards of the hand with their texts."""
    now = game.view
    game.print(board.own_hand(now, game.speech))
    for key in sorted(set(now.mine.hand if now.mine else [])):
        game.print(*(f"  {line}" for line in game.speech.card_text(key).splitlines()), "")


def show_menu(game: Game, question: QuestionView, _rest: str) -> None:
    game.show_menu(question)


def show_keys(game: Game, _question: QuestionView, _rest: str) -> None:
    assert game.menu is not None
    game.print(*game.menu.keys())


def show_card(game: Game, _question: QuestionView, name: str) -> None:
    """The text of any card of the game; which are in whose hand stays secret."""
    library, speech = game.table.state.library, game.speech
    found = lookup.find(library, name) if name else []
    if not found:
        close = lookup.nearest(library, name)
        game.print(speech.say("no-card", name=name or "…", close=", ".join(close) or "none"))
    elif len(found) > MANY:
        game.print(speech.say("many-cards", n=len(found), names=", ".join(speech.card(key) for key in found[:MANY])))
    else:
        for key in found:
            game.print(*(f"  {line}" for line in speech.card_text(key).splitlines()), "")


def show_rules(game: Game, _question: QuestionView, text: str) -> None:
    """Rules by id or by words; without either, the chapters."""
    if not text:
        game.print(*contents(game.speech, game.speech.say("rules-command")))
        return
    found, trouble = look_up(text, game.speech)
    game.print(*([trouble] if trouble else rule_lines(found, game.speech, game.width)))


def show_log(game: Game, _question: QuestionView, rest: str) -> None:
    """The last events; all of them, and the small change too, with `log all`."""
    everything = rest in ("all", "tout")
    lines = list(tell(game.table.history, game.speech, frozenset() if everything else QUIET))
    last = len(lines) if everything else int(rest) if rest.isdigit() else LAST
    game.print(*lines[max(0, len(lines) - last) :])


def explain(game: Game, question: QuestionView, rest: str) -> None:
    """Why something can't be done; or how, if it can."""
    assert game.menu is not None
    if not rest:
        game.print(game.speech.say("why-what"))
        return
    found = game.menu.find(rest)
    if found:
        numbers = [str(choice.number) for choice in game.menu.choices if choice.answer in found]
        game.print(game.speech.say("possible", numbers=", ".join(numbers)))
    else:
        game.explain(question, rest, is_action=True)


def undo(game: Game, _question: QuestionView, _rest: str) -> None:
    try:
        game.table.undo(game.seat)
    except CannotUndo:
        game.print(*game.speech.say("no-undo").splitlines())
        return
    game.told = len(game.table.history)
    game.print(game.speech.say("undone"))


def save(game: Game, _question: QuestionView, name: str) -> None:
    from hivernage.cli.play import write_save

    if not name:
        game.print(game.speech.say("save-where"))
        return
    try:
        write_save(game.table, Path(name).expanduser())
    except OSError as error:
        game.print(game.speech.say("not-saved", file=name, reason=error.strerror or str(error)))
    else:
        game.tell_saved(name)


def leave(_game: Game, _question: QuestionView, _rest: str) -> None:
    raise Quit


NAMES: dict[Command, str] = {
    show_help: "? help aide",
    show_board: "board plateau",
    show_mine: "me moi",
    show_hand: "hand main",
    show_menu: "menu",
    show_keys: "keys clés cles",
    show_card: "card carte",
    show_rules: "rules rule règles règle regles regle",
    show_log: "log journal",
    explain: "why pourquoi",
    undo: "undo annuler",
    save: "save sauver",
    leave: "quit exit quitter",
}
COMMANDS: dict[str, Command] = {name: command for command, names in NAMES.items() for name in names.split()}
"""Every command by every name it has, in both languages: a player may mix them."""
