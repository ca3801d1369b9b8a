"""The `hivernage` command: serve, play, simulate, run scenarios, replay, look at cards, read the rules."""

from __future__ import annotations

import click

from hivernage import __version__
from hivernage.cli.group import Commands, Entry, Friendly

__all__ = ["main"]

COMMANDS = {
    "serve": Entry("hivernage.cli.serve", "serve", "Play in the browser, alone or with others: start the server."),
    "play": Entry("hivernage.cli.start", "play", "Play in the terminal against bots."),
    "sit": Entry("hivernage.cli.sit", "sit", "Let a bot of this computer play at a table over the network."),
    "simulate": Entry("hivernage.cli.simulate", "simulate", "Let bots play many games and sum them up."),
    "arena": Entry("hivernage.cli.arena", "arena", "Measure how strong bots are."),
    "lab": Entry("hivernage.cli.laboratory", "laboratory", "Let bots play many games and write a report with plots."),
    "scenario": Entry(
        "hivernage.cli.scenario", "scenario", "Run scenarios: positions with decisions and what must come of them."
    ),
    "answers": Entry(
        "hivernage.cli.answers",
        "answers",
        "Print all words of answers, with examples from the scenarios of a checkout.",
    ),
    "replay": Entry("hivernage.cli.replay", "replay", "Play a saved game again and tell what happened."),
    "verify": Entry("hivernage.cli.verify", "verify", "Check the record of a finished game."),
    "unseal": Entry("hivernage.cli.unseal", "unseal", "Open the game in a bug report."),
    "cards": Entry("hivernage.cli", "card_commands", "Look at the cards, check packs, print the schema."),
    "rules": Entry("hivernage.cli.rules", "rules", "Read the rules."),
    "wire": Entry("hivernage.cli.wire", "wire", "Print what goes over the network, for those who write clients."),
}
CARD_COMMANDS = {
    "list": Entry("hivernage.cli.cards", "list_cards", "List all cards, deck by deck, with the number of copies."),
    "show": Entry("hivernage.cli.cards", "show", "Show the text of a card, generated from its rules."),
    "check": Entry("hivernage.cli.check", "check", "Load the packs, and tell what is in them and what is wrong."),
    "schema": Entry("hivernage.cli.cards", "schema", "Print the JSON Schema of a deck file, for your editor."),
}


@click.group(cls=Friendly, entries=COMMANDS, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="hivernage")
def main() -> None:
    """A zombie winter for 2 to 5 players, with bots for the empty seats.

    Try `hivernage play`, then type ? for help.
    """


@click.group("cards", cls=Commands, entries=CARD_COMMANDS)
def card_commands() -> None:
    """Look at the cards, check packs, print the schema."""
