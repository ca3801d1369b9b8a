"""Cards that would tell what nobody may know: who holds what, and who plays against the colony.

Whatever happens in the open must not depend on hidden cards. The player alone may: which options are open to them is
shown to nobody else. What objectives of one's own ask about hands is looked at when the game is over.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from hivernage.yaml_files.document import Keys, mappings
from hivernage.yaml_files.faults import Fault

AT_THE_END: Final = ("secret", "betrayal", "exiled", "lone-wolf")
"""The decks whose conditions are looked at when the game is over and all hands are shown."""

OTHER_PEOPLE: Final = ("pick_player", "each_player", "one_player", "later", "lasting")
"""The words within which somebody else may be "you" or "the player": what was seen before doesn't count."""


def secrecy_faults(deck: str, entry: dict[str, Any], keys: Keys) -> Iterator[Fault]:
    """Where a card would let out a secret."""
    yield from _blind_steals(entry, keys, seen=False)
    for path, node in mappings(entry, keys):
        yield from _passing_over_faults(node, path)
    if deck not in AT_THE_END:
        for path, node in mappings(entry, keys):
            yield from _reading_faults(node, path)


def _passing_over_faults(node: dict[str, Any], keys: Keys) -> Iterator[Fault]:
    """Who can't do it isn't asked: everybody would learn that they hold no such card."""
    match node:
        case {"do": ("each_player" | "one_player" | "pick_place") as word, "then": then}:
            for index, step in enumerate(then if isinstance(then, list) else [then]):
                if step.get("do") == "discard" and step.get("symbol"):
                    where = (*keys, "then", index) if isinstance(then, list) else (*keys, "then")
                    what = f"'{word}' passes over those without a {step['symbol']} card, and so tells who has one"
                    yield Fault((*where, "symbol"), what, "put it into a `may`: everybody is asked that", True)


def _reading_faults(node: dict[str, Any], keys: Keys) -> Iterator[Fault]:
    match node:
        case {"of": "hand", "symbol": str(symbol)} if not _is_own_option(node, keys):
            remedy = "leave out `symbol`, count `equipped` cards, or let them pay with `pays`, `discard` or `together`"
            yield Fault((*keys, "symbol"), f"'{symbol}' cards counted in a hand, which is secret", remedy, True)
        case {"is": "betrayers_exiled"}:
            remedy = "ask it in the `win` of an objective, where the game is over"
            yield Fault((*keys, "is"), "'betrayers_exiled' tells who is a betrayer", remedy)


def _is_own_option(node: dict[str, Any], keys: Keys) -> bool:
    """A condition of an option, about the hand of whoever chooses: only they see which options are open."""
    above = [keys[max(0, at - 2) : at] for at, key in enumerate(keys) if key == "needs"]
    return node.get("whose", "you") == "you" and any(way[:1] == ("options",) for way in above)


def _blind_steals(value: Any, keys: Keys, seen: bool) -> Iterator[Fault]:
    """Steals in which the thief chooses from a hand that no step before has shown them."""
    if isinstance(value, list):
        for index, entry in enumerate(value):
            yield from _blind_steals(entry, (*keys, index), seen)
            seen = seen or _shows_hand(entry)
    elif isinstance(value, dict):
        word = value.get("do")
        if word == "steal" and not value.get("random") and not value.get("from") and not seen:
            what = "'steal' lets the thief choose among cards that they haven't seen"
            remedy = "add `random: true`, or a step {do: look, at: hand} before it"
            yield Fault((*keys, "do"), what, remedy)
        within = seen and word not in OTHER_PEOPLE and value.get("by", "you") == "you"
        for key, entry in value.items():
            yield from _blind_steals(entry, (*keys, key), within)


def _shows_hand(step: Any) -> bool:
    """Whether a step shows you the hand of the player in question."""
    match step:
        case {"do": "look", "at": "hand", "symbol": _}:
            return False
        case {"do": "look", "at": "hand", "of": whose}:
            return bool(whose == "player")
        case {"do": "look", "at": "hand"}:
            return True
    return False
