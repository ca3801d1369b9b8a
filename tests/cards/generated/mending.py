"""Making a random card one that packs may have: whatever the checks refuse is left out or said more simply."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

import msgspec

from hivernage.cards.checks import card_faults
from hivernage.yaml_files.document import Keys
from tests.cards.generated.strategy import DECKS, Node

SIMPLE: Final[dict[str, Node]] = {
    "do": {"do": "gain", "what": "food"},
    "is": {"is": "complete"},
    "mod": {"mod": "no_spread"},
    "of": {"of": "food"},
}
SIMPLE_POWER: Final[Node] = {"mods": [{"mod": "no_spread"}]}
TRIES: Final = 80


def mended(deck: str, card: Node) -> Node:
    """The card without what is wrong with it."""
    card = deepcopy(card)
    if deck == "crossroads" and not card.get("options"):
        card["effect"] = card.get("effect") or deepcopy(SIMPLE["do"])
    for _ in range(TRIES):
        fault = next(card_faults(deck, card, (), False), None)
        if fault is None:
            return card
        if fault.keys == ("kind",):  # it has no second use: it is one thing or the other
            card["kind"] = "use" if card.get("effect") else "equip"
        else:
            card = _without(deck, card, fault.keys)
    raise AssertionError(f"can't be mended: {card}")


def _without(deck: str, card: Node, keys: Keys) -> Node:
    """Leave out the field, or say the nearest word around it more simply."""
    if not keys:
        return {**card, "effect": deepcopy(SIMPLE["do"])}
    if keys == ("kind",):
        return {**card, "kind": "use", "effect": deepcopy(SIMPLE["do"])}  # a card of two uses lacked one
    shorter = deepcopy(card)
    parent = _at(shorter, keys[:-1])
    lacks = isinstance(parent, dict) and keys[-1] not in parent
    if isinstance(parent, dict) and not lacks:
        del parent[keys[-1]]
        if fits(deck, shorter):
            return shorter
    for end in range(len(keys) - lacks, 0, -1):
        node = _at(card, keys[:end])
        simple = _simple(node, keys[:end])
        if simple is not None and simple != node:
            other = deepcopy(card)
            _at(other, keys[: end - 1])[keys[end - 1]] = deepcopy(simple)
            if fits(deck, other):
                return other
    raise AssertionError(f"{keys} of {card}")


def _simple(node: Any, keys: Keys) -> Node | None:
    if not isinstance(node, dict):
        return None
    if keys[-2:-1] in (("powers",), ("attached",)):
        return SIMPLE_POWER
    tag = next((tag for tag in SIMPLE if isinstance(node.get(tag), str)), None)
    return SIMPLE[tag] if tag else None


def _at(card: Any, keys: Keys) -> Any:
    for key in keys:
        card = card[key]
    return card


def fits(deck: str, card: Node) -> bool:
    try:
        msgspec.convert(card, DECKS[deck])
    except msgspec.ValidationError:
        return False
    return True
