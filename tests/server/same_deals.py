"""The same game each time, so that no test fails by chance and what went wrong can be seen again.

`python -m tests.server.same_deals serve` is the `hivernage` command with this for chance.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from hivernage.cli import main
from hivernage.server.tables import deadlines, seating


class Chance:
    """In the place of `secrets`."""

    def token_bytes(self, size: int) -> bytes:
        return bytes(size)

    def choice(self, things: list[str]) -> str:
        return things[0]


def deal_alike(change: Callable[[object, str, object], None] = setattr) -> None:
    """From now on every table of this process gets the same cards and dice, and its bots think alike."""
    change(seating, "secrets", Chance())
    change(deadlines, "new_token", lambda: "bot")


if __name__ == "__main__":
    deal_alike()
    sys.exit(main(prog_name="hivernage"))
