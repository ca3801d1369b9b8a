"""Errors that help: what went wrong, where, and what to do; never a traceback."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from hivernage.cards.load import load_pack, load_packs, packs_of

if TYPE_CHECKING:
    from hivernage.cards.library import Library
    from hivernage.table import Table


class Trouble(click.ClickException):
    """Shown as `error: what, where, what to do`; the exit code is 2."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        click.echo(f"error: {self.format_message()}", err=True, file=file)


@contextmanager
def explained(where: str = "") -> Iterator[None]:
    """Turn the errors of the game into trouble with a remedy; `where` names the file it is about."""
    try:
        yield
    except BrokenPipeError:
        raise  # whoever read along has seen enough: click ends quietly
    except OSError as error:
        name = error.filename or where or "file"
        raise Trouble(f"{name}: {error.strerror or error}; check the path and its permissions") from None
    except Exception as error:
        said = explanation(error)
        if said is None:
            raise
        raise Trouble(f"{where}: {said}" if where else said) from None


def explanation(error: Exception) -> str | None:
    """What an error of the game means and what to do; nothing for others. What it needs is imported only now."""
    from hivernage.bots.entrants import UnknownBot
    from hivernage.cards.load import PackError
    from hivernage.lab.extras import MissingExtra
    from hivernage.lab.sitting import BotFailed
    from hivernage.model.question import IllegalAnswer
    from hivernage.report import ReportError
    from hivernage.rules.setup import BadOptions
    from hivernage.saves import OtherCards, SaveError
    from hivernage.scenario import ScenarioError
    from hivernage.table import TableError

    match error:
        case PackError() | ScenarioError() | ReportError() | UnknownBot() | MissingExtra():
            return str(error)  # they name file, line and remedy themselves
        case BotFailed():
            return f"{error}; correct the bot, and play that game again with the same seed"
        case BadOptions():
            return f"{error}; change the options; --help lists them"
        case OtherCards():
            return f"{error}; give the same --pack folders as when it was saved"
        case SaveError():
            return f"{error}; use a save made by this version, or start anew without it"
        case IllegalAnswer():
            return f"{error}; give one of the answers that are listed"
        case TableError():
            return f"{error}; start the game again from its last save"
        case _:
            return None


def load_library(packs: Sequence[Path] = (), box: str = "base") -> Library:
    """The cards that games of a box are played with, and those of more packs."""
    return load_packs(*packs_of(box), *packs)


def check_packs(packs: Sequence[Path]) -> None:
    """Refuse packs that fit into no box, where the box isn't known yet."""
    for folder in packs:
        load_pack(folder)


def load_table(file: Path, packs: Sequence[Path] = ()) -> Table:
    """A saved game; its box is known, other packs must be given."""
    from hivernage.saves import box_of, load

    check_packs(packs)
    with explained(str(file)):
        data = file.read_bytes()
        box = box_of(data)
    library = load_library(packs, box)
    with explained(str(file)):
        return load(data, library)
