"""Errors that help: what went wrong, where, and what to do; never a traceback."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from hivernage.cards.library import Library
from hivernage.cards.load import PackError, load_packs
from hivernage.model.question import IllegalAnswer
from hivernage.rules.setup import BadOptions
from hivernage.scenario import ScenarioError
from hivernage.table import SaveError, Table, TableError

REMEDIES: dict[type[Exception], str] = {
    BadOptions: "change the options; --help lists them",
    SaveError: "use a save made by this version, or start anew without it",
    IllegalAnswer: "give one of the answers that are listed",
    TableError: "start the game again from its last save",
}


class Trouble(click.ClickException):
    """Shown as `error: what, where, what to do`; the exit code is 2."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        click.echo(f"error: {self.format_message()}", err=True, file=file)


class Friendly(click.Group):
    """A group of commands that turns the errors of the game into help."""

    def invoke(self, ctx: click.Context) -> Any:
        with explained():
            return super().invoke(ctx)


@contextmanager
def explained(where: str = "") -> Iterator[None]:
    """Turn the errors of the game into trouble with a remedy; `where` names the file it is about."""
    place = f"{where}: " if where else ""
    try:
        yield
    except (PackError, ScenarioError) as error:
        raise Trouble(str(error)) from None  # they name file, line and remedy themselves
    except tuple(REMEDIES) as error:
        remedy = next(text for kind, text in REMEDIES.items() if isinstance(error, kind))
        raise Trouble(f"{place}{error}; {remedy}") from None
    except BrokenPipeError:
        raise  # whoever read along has seen enough: click ends quietly
    except OSError as error:
        name = error.filename or where or "file"
        raise Trouble(f"{name}: {error.strerror or error}; check the path and its permissions") from None


def load_library(pack: str | Path | None = None) -> Library:
    """The cards of the base box, and of one more pack."""
    return load_packs("base", *([pack] if pack else []))


def load_table(file: Path, library: Library) -> Table:
    """A saved game."""
    with explained(str(file)):
        return Table.load(file.read_bytes(), library)
