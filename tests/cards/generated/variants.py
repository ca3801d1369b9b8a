"""Cards that differ in one place: what a card says must differ then, too."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any, Final, get_args

from msgspec import inspect

from hivernage.cards.card import Card
from hivernage.cards.checks import card_faults
from hivernage.yaml_files.document import Keys
from tests.cards.generated.mending import fits
from tests.cards.generated.strategy import Node, type_of

TAGS: Final = ("do", "is", "mod", "when")
UNSAID: Final = {"id", "name", "story", "label", "occupation", "provenance", "copies", "notice", "gender", "en", "fr"}
"""Fields that are no part of the rules, and what the picture of a survivor shows."""


@cache
def words() -> tuple[str, ...]:
    """Every word that some field of the vocabulary may have."""
    found: dict[str, None] = {}
    seen: set[Any] = set()

    def look(wanted: inspect.Type) -> None:
        match wanted:
            case inspect.LiteralType(values=values):
                found.update(dict.fromkeys(str(value) for value in values))
            case inspect.UnionType(types=types):
                for one in types:
                    look(one)
            case inspect.StructType(cls=cls, fields=fields) if cls not in seen:
                seen.add(cls)
                for field in fields:
                    look(field.type)
            case inspect.VarTupleType(item_type=item):
                look(item)
            case inspect.DictType(key_type=key, value_type=value):
                look(key)
                look(value)

    for struct in get_args(Card):
        look(type_of(struct))
    return tuple(found)


def places_in(value: Any, keys: Keys = ()) -> Iterator[tuple[Keys, Any]]:
    """Every plain value that is part of the rules, and the way to it."""
    if isinstance(value, dict):
        for key, entry in value.items():
            if key not in UNSAID:
                yield from places_in(entry, (*keys, key))
    elif isinstance(value, list):
        for index, entry in enumerate(value):
            yield from places_in(entry, (*keys, index))
    else:
        yield keys, value


def changed(deck: str, card: Node, rng: Random) -> tuple[Keys, Node] | None:
    """The card with one value changed to another that it could have; nothing if there is no such value."""
    found = [entry for entry in places_in(card) if entry[0][-1] not in TAGS and entry[0] != ("human",)]
    rng.shuffle(found)
    for keys, value in found:
        for other in _others(value, rng):
            twin = deepcopy(card)
            node = twin
            for key in keys[:-1]:
                node = node[key]  # type: ignore[index]
            node[keys[-1]] = other  # type: ignore[index]
            if _mean_the_same(keys, value, other) or _is_here(card, {value, other}):
                continue
            if fits(deck, twin) and next(card_faults(deck, twin, (), False), None) is None:
                return keys, twin
    return None


def _mean_the_same(keys: Keys, value: Any, other: Any) -> bool:
    """In their turn, whoever does something is the active player's; a rule that holds for the table is everybody's."""
    both = {value, other}
    return (both == {"you", "anyone"} and keys[-3:] == ("trigger", "who", "of")) or both == {"holder", "everyone"}


def _is_here(card: Node, words: set[Any]) -> bool:
    """Where a card speaks of one place by its name, "here" may be that place."""
    return "here" in words and words <= {"here", *(value for _, value in places_in(card))}


def _others(value: Any, rng: Random) -> list[Any]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1]
    if value in words():
        return rng.sample([word for word in words() if word != value], len(words()) - 1)
    return []
