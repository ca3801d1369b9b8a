"""The command `hivernage replay`."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any

import click
import msgspec

from hivernage.cards.text import Lang
from hivernage.cli import board, options
from hivernage.cli.trouble import Trouble, load_table
from hivernage.cli.words import Speech
from hivernage.model.events import Event
from hivernage.model.ids import SPECTATOR
from hivernage.views import view
from hivernage.words.tell import tell


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@options.lang
@click.option("--seat", type=click.IntRange(1, 11), help="See the game from this seat; as a spectator without it.")
@click.option("--until", type=click.IntRange(0), metavar="N", help="Stop after N decisions.")
@options.packs
@options.as_json
def replay(file: Path, lang: Lang, seat: int | None, until: int | None, packs: tuple[Path, ...], as_json: bool) -> None:
    """Play a saved game again and tell what happened.

    Only what the chosen seat, or a spectator, could see is told; the position at the end follows. Decisions that
    were taken back are left out.
    """
    saved = load_table(file, packs)
    if seat is not None and seat > len(saved.state.players):
        raise Trouble(f"--seat {seat}: this game has {len(saved.state.players)} players; choose one of their seats")
    state = saved.state
    speech = Speech(lang, state.library, SPECTATOR if seat is None else seat - 1, homes=state.game.homes)
    tables, told = zip(*islice(saved.played_again(), None if until is None else until + 1), strict=True)
    if as_json:
        steps = [_as_data(number, events, speech) for number, events in enumerate(told)]
        click.echo(msgspec.json.encode({"steps": steps, "position": view(tables[-1], speech.seat)}))
        return
    for events in told:
        for line in tell(events, speech):
            click.echo(line)
    click.echo()
    for line in board.board(view(tables[-1], speech.seat), speech):
        click.echo(line)


def _as_data(number: int, events: list[Event], speech: Speech) -> dict[str, Any]:
    """A step as the seat saw it: private forms of other seats are left out."""
    seen = [event.seen_by(speech.seat) for event in events]
    return {
        "decision": number,
        "events": [{"kind": event.kind, "facts": event.facts} for event in seen],
        "text": list(tell(events, speech, frozenset())),
    }
