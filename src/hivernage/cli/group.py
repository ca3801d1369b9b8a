"""Groups of commands that are imported when they are used, so that `hivernage --help` needn't know the rules."""

from __future__ import annotations

from importlib import import_module
from typing import Any, NamedTuple

import click


class Entry(NamedTuple):
    """A command: the module that has it, its name there, and its line in the list of commands."""

    module: str
    name: str
    help: str


class Commands(click.Group):
    """A group that knows its commands by name and by what they do."""

    def __init__(self, *args: Any, entries: dict[str, Entry], **more: Any) -> None:
        super().__init__(*args, **more)
        self.entries = entries

    def list_commands(self, _ctx: click.Context) -> list[str]:
        return list(self.entries)

    def get_command(self, _ctx: click.Context, cmd_name: str) -> click.Command | None:
        entry = self.entries.get(cmd_name)
        if entry is None:
            return None
        command: click.Command = getattr(import_module(entry.module), entry.name)
        return command

    def format_commands(self, _ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, entry.help) for name, entry in self.entries.items()])


class Friendly(Commands):
    """The outermost group: turns the errors of the game into help."""

    def invoke(self, ctx: click.Context) -> Any:
        from hivernage.cli.trouble import explained

        with explained():
            return super().invoke(ctx)
