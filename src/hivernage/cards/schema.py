"""The JSON Schema of a deck file, so that editors can complete the words of a card and underline the wrong ones."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import inspect

from hivernage.cards.card import Copies
from hivernage.cards.effects import Label
from hivernage.cards.load import CARD_TYPES, DeckFile
from hivernage.cards.targets import Small, Symbol

_UNIONS = {"do": "Step", "is": "Condition", "when": "Trigger", "mod": "Modifier"}
_REF = "#/$defs/{name}"


def schema() -> dict[str, Any]:
    """The schema of a deck file: the cards in it are those of the deck named at its top."""
    _, definitions = msgspec.json.schema_components(list(CARD_TYPES.values()), ref_template=_REF)
    (top,) = msgspec.json.schema(DeckFile)["$defs"].values()
    shared: dict[str, Any] = {}
    named = {name: _compact(definition, shared) for name, definition in definitions.items()}
    for type_ in CARD_TYPES.values():
        _forget_deck(named[type_.__name__])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **top,
        "title": "A deck of Hivernage cards",
        "allOf": [_cards_of(deck, type_.__name__) for deck, type_ in CARD_TYPES.items()],
        "$defs": dict(sorted({**named, **shared}.items())),
    }


def _cards_of(deck: str, name: str) -> dict[str, Any]:
    return {
        "if": {"properties": {"deck": {"const": deck}}, "required": ["deck"]},
        "then": {"properties": {"cards": {"items": {"$ref": _REF.format(name=name)}}}},
    }


def _forget_deck(card: dict[str, Any]) -> None:
    """Cards are told apart by `deck` in Python; in a file it is written once, at the top."""
    del card["properties"]["deck"]
    card["required"].remove("deck")


def _compact(value: Any, shared: dict[str, Any]) -> Any:
    """The same schema with each union of words written once, and the keys of mappings that msgspec leaves open."""
    if isinstance(value, list):
        return [_compact(entry, shared) for entry in value]
    if not isinstance(value, dict):
        return value
    if "discriminator" in value:
        name = _UNIONS[value["discriminator"]["propertyName"]]
        shared[name] = {"anyOf": value["anyOf"]}
        return {"$ref": _REF.format(name=name)}
    compact = {key: _compact(entry, shared) for key, entry in value.items()}
    for mapping, keys in _KEYED:
        if mapping.items() <= value.items():
            compact.update(keys)
    return compact


def _key_names(mapping: Any) -> list[str]:
    info = inspect.type_info(mapping)
    assert isinstance(info, inspect.DictType)
    return sorted(_literals(info.key_type))


def _literals(info: inspect.Type) -> list[str]:
    if isinstance(info, inspect.UnionType):
        return [word for member in info.types for word in _literals(member)]
    assert isinstance(info, inspect.LiteralType)
    return [str(word) for word in info.values]


_KEYED: list[tuple[dict[str, Any], dict[str, Any]]] = [
    (msgspec.json.schema(Label), {"propertyNames": {"enum": _key_names(Label)}, "required": _key_names(Label)}),
    (msgspec.json.schema(Copies), {"propertyNames": {"enum": _key_names(Copies)}}),
    (msgspec.json.schema(dict[Symbol, Small]), {"propertyNames": {"enum": _key_names(dict[Symbol, Small])}}),
]
