"""Record the games of this folder anew: `python -m tests.replays.record`, or only those named."""

from __future__ import annotations

import sys

from hivernage.bots.playing_out import play_out
from hivernage.cards.load import load_packs, packs_of
from hivernage.lab.simulate import bots_for, new_table
from tests.replays.recordings import RECORDINGS, path_of, write

SEED = 1
TRIES = 3000


def record(name: str) -> None:
    """The first game of the seed that shows what is wanted."""
    recording = RECORDINGS[name]
    library = load_packs(*packs_of(recording.choose().box))
    for number in range(TRIES):
        table = new_table(recording.choose(), library, SEED, number)
        named = ":" in recording.bot  # a bot of ours, which `play_out` finds by its name
        bots = [recording.bot] * recording.choose().players if named else bots_for(recording.bot, table, SEED, number)
        play_out(table, bots, seed=number)
        if recording.wanted(table):
            write(name, table)
            print(
                f"{name}: game {number}, {table.state.ending} in round {table.state.round}, {len(table.done)} decisions"
            )
            return
    raise SystemExit(f"{name}: none of {TRIES} games shows what is wanted")


def main(names: list[str]) -> None:
    for name in names or RECORDINGS:
        record(name)
    for file in path_of("*").parent.glob("*.json.gz"):
        if file.name.removesuffix(".json.gz") not in RECORDINGS:
            file.unlink()


if __name__ == "__main__":
    main(sys.argv[1:])
