"""Which games are recorded, what each must show, and how its file is read."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from hivernage.cards.library import Library
from hivernage.cards.playing import in_play
from hivernage.model.options import Options
from hivernage.saves import load, save
from hivernage.table import Table

FOLDER = Path(__file__).parent

Wanted = Callable[[Table], bool]


def ends_by(reason: str) -> Wanted:
    return lambda table: table.state.ending == reason


def happens(*kinds: str) -> Wanted:
    """All of these events, in a game that goes on for some rounds."""
    return lambda table: table.state.round >= 3 and {*kinds} <= {event.kind for event in table.history}


def shows(kind: str) -> Wanted:
    """This event, in a game of any length."""
    return lambda table: any(event.kind == kind for event in table.history)


def adult_card_fires(table: Table) -> bool:
    cards = table.state.library.crossroads
    return any(event.kind == "crossroads" and cards[event.facts["card"]].adult for event in table.history)


def lasts(rounds: int) -> Wanted:
    return lambda table: table.state.round >= rounds


def turns_a_page(table: Table) -> bool:
    """Whether at least one objective of a scenario was followed by another."""
    return len(table.state.objectives) > 1


def both(first: Wanted, second: Wanted) -> Wanted:
    return lambda table: first(table) and second(table)


class Recording(NamedTuple):
    """A game worth keeping: how it is played, and what must be true of it."""

    options: dict[str, Any]
    bot: str
    wanted: Wanted

    def choose(self) -> Options:
        return Options(**self.options)


RECORDINGS: dict[str, Recording] = {
    # Each way a game can end
    "morale-4-players": Recording({"players": 4}, "survivor", ends_by("morale")),
    "rounds-4-players": Recording({"players": 4}, "survivor", ends_by("rounds")),
    "objective-4-players": Recording({"players": 4}, "survivor", ends_by("objective")),
    "wrongly-exiled-4-players": Recording({"players": 4}, "litigious", ends_by("wrongly-exiled")),
    "duty-missed-3-players": Recording({"players": 3, "objective": "winter-has-come"}, "survivor", ends_by("duty")),
    "all-eliminated-2-players": Recording({"players": 2, "elimination": True}, "mix", ends_by("eliminated")),
    # Each variant
    "cooperative-4-players": Recording({"players": 4, "cooperative": True}, "survivor", lasts(4)),
    "two-players": Recording({"players": 2}, "survivor", lasts(4)),
    "betrayer-5-players": Recording({"players": 5, "betrayer": True}, "litigious", happens("exiled-objective")),
    "hardcore-3-players": Recording({"players": 3, "hard": True}, "survivor", lasts(5)),
    "elimination-4-players": Recording({"players": 4, "elimination": True}, "curious", happens("eliminated")),
    "adult-cards-4-players": Recording({"players": 4, "adult": True}, "curious", adult_card_fires),
    "removed-by-exile-4-players": Recording(
        {"players": 4, "objective": "kill-them"}, "litigious", happens("exiled", "eliminated")
    ),
    # Numbers of players, and company of all kinds
    "mixed-3-players": Recording({"players": 3, "objective": "stockpile"}, "mix", lasts(4)),
    "mixed-5-players": Recording({"players": 5, "objective": "find-a-cure"}, "mix", lasts(4)),
}


WOLF: dict[str, Any] = {"box": "warring-colonies"}
RECORDINGS |= {
    # Each way that a war with a lone wolf can end, and at each size
    "wolf-morale-5-players": Recording({"players": 5, **WOLF}, "random", ends_by("morale")),
    "wolf-objective-7-players": Recording({"players": 7, **WOLF, "wolf": 2}, "regular", ends_by("objective")),
    "wolf-rounds-9-players": Recording({"players": 9, **WOLF}, "regular", ends_by("rounds")),
    "wolf-leaves-11-players": Recording({"players": 11, **WOLF, "quick": True}, "random", shows("wolf-left")),
    "wolf-missions-5-players": Recording(
        {"players": 5, **WOLF, "older_crossroads": True}, "regular", happens("mission-done", "took-sides")
    ),
}


UNHURRIED = "tests.replays.unhurried:UnhurriedBot"
CODE = {"players": 3, "box": "long-night", "scenario": "code"}
RAID = {"players": 3, "box": "long-night", "scenario": "raid"}
RECORDINGS |= {
    # Each way that an introductory scenario can end
    "code-objective-3-players": Recording(CODE, "regular", ends_by("objective")),
    "code-morale-3-players": Recording(CODE, "regular", both(ends_by("morale"), turns_a_page)),
    "code-rounds-3-players": Recording(CODE, UNHURRIED, ends_by("rounds")),
    "raid-objective-3-players": Recording(RAID, "regular", ends_by("objective")),
    "raid-morale-3-players": Recording(RAID, "regular", both(ends_by("morale"), turns_a_page)),
    "raid-rounds-3-players": Recording(RAID, UNHURRIED, ends_by("rounds")),
    "raid-renegade-3-players": Recording(RAID, "regular", ends_by("renegade")),
    "raid-wrongly-exiled-4-players": Recording(RAID | {"players": 4}, "litigious", ends_by("wrongly-exiled")),
    "raid-eliminated-2-players": Recording(RAID | {"players": 2, "elimination": True}, "random", ends_by("eliminated")),
}


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.json.gz"


def write(name: str, table: Table) -> None:
    """Compressed, the same bytes for the same game."""
    path_of(name).write_bytes(gzip.compress(save(table), mtime=0))


def replay(name: str, library: Library) -> Table:
    """Play the recorded decisions again, also where cards that this game may never see have changed since."""
    return load(with_cards(gzip.decompress(path_of(name).read_bytes()), library), library)


def with_cards(data: bytes, library: Library) -> bytes:
    """A save as if it had been made with the cards at hand."""
    save = msgspec.json.decode(data)
    options = msgspec.convert(save["game"]["start"]["options"], Options)
    save["game"]["library"] = in_play(library, options).digest()
    game = msgspec.json.encode(save["game"])
    save["sha256"] = hashlib.sha256(game).hexdigest()
    return msgspec.json.encode({**save, "game": msgspec.Raw(game)})
