"""The command `hivernage wire`: the protocol for those who write clients."""

from __future__ import annotations

from pathlib import Path

import click

from hivernage.cli.trouble import Trouble


@click.command()
@click.option("--schema", "what", flag_value="schema", help="Print the JSON Schema.")
@click.option("--typescript", "what", flag_value="typescript", help="Print the TypeScript types.")
@click.option("--write", "what", flag_value="write", help="Bring all files of a checkout up to date that hold them.")
def wire(what: str | None) -> None:
    """Print what goes over the network, for those who write clients.

    docs/protocol.md explains it.
    """
    # These need the libraries of the server
    from hivernage.server.protocol.schema import schema_text
    from hivernage.server.protocol.typescript import typescript

    match what:
        case "schema":
            click.echo(schema_text(), nl=False)
        case "typescript":
            click.echo(typescript(), nl=False)
        case "write":
            _write(Path())
        case _:
            raise click.UsageError("say --schema, --typescript or --write")


def _write(checkout: Path) -> None:
    from hivernage.server.protocol import generated_files

    if not (checkout / generated_files.DOCS).is_file():
        raise Trouble(f"there is no {generated_files.DOCS} here; run this at the top of a checkout of Hivernage")
    for path, text in generated_files.files(checkout).items():
        (checkout / path).parent.mkdir(parents=True, exist_ok=True)
        (checkout / path).write_text(text, encoding="utf-8")
        click.echo(str(path))
