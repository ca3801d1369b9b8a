"""The `hivernage` command: play, simulate, run scenarios, replay, look at cards, read the rules."""

from __future__ import annotations

import click

from hivernage import __version__
from hivernage.cli.cards import cards
from hivernage.cli.replay import replay
from hivernage.cli.rules import rules
from hivernage.cli.scenario import scenario
from hivernage.cli.simulate import simulate
from hivernage.cli.start import play
from hivernage.cli.trouble import Friendly

__all__ = ["main"]


@click.group(cls=Friendly, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="hivernage")
def main() -> None:
    """A zombie winter for 2 to 5 players, with bots for the empty seats.

    Try `hivernage play`, then type ? for help.
    """


for command in (play, simulate, scenario, replay, cards, rules):
    main.add_command(command)
