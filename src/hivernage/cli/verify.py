"""The command `hivernage verify`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import msgspec

from hivernage.cards.library import Library
from hivernage.cards.text import Lang
from hivernage.cli import options
from hivernage.cli.trouble import explained
from hivernage.cli.words import Speech
from hivernage.record import Check, Verdict
from hivernage.record import verify as verified

MARKS = {"passed": "ok", "failed": "!!", "unproven": "??"}


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--promise", metavar="HASH", default="", help="The SHA-256 of the key, as it was shown when you began.")
@options.lang
@options.as_json
def verify(file: Path, promise: str, lang: Lang, as_json: bool) -> None:
    """Check the record of a finished game.

    Was the key the one promised, are the shuffles and rolls those of the key, was every decision allowed, and did the
    game end as the record says? The exit code is 1 if anything is wrong.
    """
    with explained(str(file)):
        verdict = verified(file.read_bytes(), promise)
    speech = Speech(lang, Library([]))
    if as_json:
        click.echo(msgspec.json.encode(_data(verdict, speech)))
    else:
        for check in verdict.checks:
            click.echo(f"{MARKS[check.result]}  {words(check, speech)}")
        click.echo(summary(verdict, speech))
    if not verdict.holds:
        raise SystemExit(1)


def words(check: Check, speech: Speech) -> str:
    """What a check found, in a sentence."""
    name = f"verify-{check.name}-{check.fault}" if check.fault else f"verify-{check.name}"
    return speech.say(name, **check.args)


def summary(verdict: Verdict, speech: Speech) -> str:
    unproven = sum(check.result == "unproven" for check in verdict.checks)
    return speech.say("verify-holds" if verdict.holds else "verify-does-not-hold", unproven=unproven)


def _data(verdict: Verdict, speech: Speech) -> dict[str, Any]:
    checks = [{**msgspec.to_builtins(check), "text": words(check, speech)} for check in verdict.checks]
    return {"holds": verdict.holds, "checks": checks}
