"""Random cards, made by looking at the types of the vocabulary: a new word is generated from the day it is declared."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any, Final, NamedTuple, get_args

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

from hivernage.cards.card import Card
from hivernage.cards.conditions import Condition, Trigger
from hivernage.cards.effects import Effect, Step
from hivernage.cards.modifiers import Modifier

Node = dict[str, Any]
Draw = Callable[[st.SearchStrategy[Any]], Any]

PEOPLE: Final = ("brian-lee", "rod-miller", "sparky", "eric-parker", "kevin-jackson", "anita-wallace")
"""Survivors that generated cards speak of: of the base box, of which packs are made, and of Long Night, where words are
tried; those are in play there, or in the deck."""
THINGS: Final = ("tourniquet", "antidepressants", "oxygen-bottle", "sports-pads", "word")
"""Items that they speak of, and one that there isn't."""
NAMES: Final = {
    **dict.fromkeys(("named", "chooser"), PEOPLE),
    **dict.fromkeys(("item", "wearing", "using"), THINGS),
    "improvement": ("greenhouse", "workshop", "infirmary"),
}
RARE: Final = 5
"""A field that may be left out is there once in so many cards."""
USUAL: Final = ("effect", "powers", "options", "attached", "do", "once", "die", "n", "times", "whose")
"""Fields that make a card: there in one of two."""
LARGEST: Final = 4
DEPTH: Final = 3
STEPS: Final = 2

STEPS_OF: Final = get_args(Step)
CONDITIONS: Final = get_args(Condition)
MODIFIERS: Final = get_args(Modifier)
TRIGGERS: Final = get_args(Trigger)
WORDS: Final = (*STEPS_OF, *CONDITIONS, *MODIFIERS, *TRIGGERS)


def word_of(struct: type) -> str:
    """How packs write a word: `do: gain`."""
    config = struct.__struct_config__  # type: ignore[attr-defined]
    return f"{config.tag_field}: {config.tag}"


@cache
def type_of(wanted: Any) -> inspect.Type:
    return inspect.type_info(wanted)


@st.composite
def nodes(draw: Draw, wanted: Any, depth: int = DEPTH) -> Any:
    """A value of a type, as a pack would write it."""
    return _value(draw, type_of(wanted), depth, "")


def _value(draw: Draw, wanted: inspect.Type, depth: int, field: str) -> Any:
    match wanted:
        case inspect.UnionType(types=types):
            return _value(draw, draw(st.sampled_from(_shallow(types, depth))), depth, field)
        case inspect.StructType():
            return _struct(draw, wanted, depth)
        case inspect.LiteralType(values=values):
            return draw(st.sampled_from(list(values)))
        case inspect.IntType(ge=low, le=high):
            least = low if low is not None else 0
            return draw(st.integers(least, min(high if high is not None else LARGEST, max(least, 0) + LARGEST)))
        case inspect.BoolType():
            return draw(st.booleans())
        case inspect.StrType():
            return draw(st.sampled_from(NAMES[field])) if field in NAMES else "word"
        case inspect.VarTupleType(item_type=item, min_length=low, max_length=high):
            most = max(low or 0, min(high or STEPS, STEPS))
            return [_value(draw, item, depth - 1, field) for _ in range(draw(st.integers(low or 0, most)))]
        case inspect.TupleType(item_types=items):
            return [_value(draw, item, depth, field) for item in items]
        case inspect.DictType():
            return _mapping(draw, wanted, depth)
    raise AssertionError(f"no values of {wanted}")


def _shallow(types: Iterable[inspect.Type], depth: int) -> list[inspect.Type]:
    """What a union may be: the deeper inside the card, the fewer words that have others inside."""
    found = [one for one in types if not isinstance(one, inspect.NoneType)]
    flat = [one for one in found if not _nests(one)]
    return flat if depth <= 0 and flat else found


@cache
def _nesting(struct: type) -> bool:
    info = type_of(struct)
    assert isinstance(info, inspect.StructType)
    return any(_nests(field.type) for field in info.fields if field.required)


def _nests(wanted: inspect.Type) -> bool:
    """Whether a value of the type has steps or conditions inside."""
    match wanted:
        case inspect.StructType(cls=cls):
            return _nesting(cls)
        case inspect.VarTupleType(item_type=item):
            return _is_word(item) or _nests(item)
        case inspect.DictType(value_type=value):
            return _is_word(value)
        case inspect.UnionType():
            return _is_word(wanted)
    return False


def _is_word(wanted: inspect.Type) -> bool:
    if isinstance(wanted, inspect.UnionType):
        return any(_is_word(one) for one in wanted.types)
    return isinstance(wanted, inspect.StructType) and (wanted.tag_field is not None or wanted.cls.__name__ == "Power")


def _struct(draw: Draw, wanted: inspect.StructType, depth: int) -> Node:
    made: Node = {wanted.tag_field: wanted.tag} if wanted.tag_field and wanted.tag_field != "deck" else {}
    for field in wanted.fields:
        if field.required or draw(st.integers(0, 1 if field.name in USUAL else RARE)) == 0:
            made[field.encode_name] = _value(draw, field.type, depth - 1, field.encode_name)
    return made


def _mapping(draw: Draw, wanted: inspect.DictType, depth: int) -> Node:
    if isinstance(wanted.key_type, inspect.LiteralType) and set(wanted.key_type.values) == {"en", "fr"}:
        return {"en": "Words", "fr": "Mots"}
    if isinstance(wanted.key_type, inspect.StrType):  # the bands of a roll
        bands = draw(st.sampled_from([("1-6",), ("1-3", "4-6"), ("6",), ("1", "2-5")]))
        return {band: _value(draw, wanted.value_type, depth - 1, "") for band in bands}
    key = _value(draw, wanted.key_type, depth, "")
    return {key: _value(draw, wanted.value_type, depth, "")}


# Whole cards


@st.composite
def cards(draw: Draw, struct: type, number: int = 0) -> Node:
    """A card of a deck with an id of its own."""
    card: Node = draw(nodes(struct))
    card |= {"id": f"made-{number}", "name": {"en": f"Made {number}", "fr": f"Faite {number}"}}
    if "copies" in card:
        card["copies"] = {"starting": 2, "school": 1}
    return card


DECKS: Final = {str(struct.__struct_config__.tag): struct for struct in get_args(Card)}


@st.composite
def decks(draw: Draw) -> tuple[str, list[Node]]:
    """A deck with a card or two."""
    deck = draw(st.sampled_from(sorted(DECKS)))
    return deck, [draw(cards(DECKS[deck], number)) for number in range(draw(st.integers(1, 2)))]


def effects(struct: type) -> st.SearchStrategy[Any]:
    """A step of one word, as the engine reads it."""
    return nodes(struct, 1).map(lambda node: msgspec.convert(node, struct))


# Each value that a field may have


class Saying(NamedTuple):
    """A field, perhaps within another one, and one of its values: `side: enemy`, `who.with: exiled`."""

    path: tuple[str, ...]
    value: Any

    def __str__(self) -> str:
        return f"{'.'.join(self.path)}: {self.value}"


def sayings(struct: type, depth: int = 1) -> list[Saying]:
    """Whatever the fields of a word may say, where there is a closed list of it."""
    info = type_of(struct)
    assert isinstance(info, inspect.StructType)
    fields = [(field.encode_name, type_of_values(field.type)) for field in info.fields]
    found = [Saying((name,), value) for name, types in fields for value in _closed_list(types)]
    if depth > 1:
        inner = [(name, one.cls) for name, types in fields for one in types if isinstance(one, inspect.StructType)]
        found += [
            Saying((name, *said.path), said.value)
            for name, cls in inner
            if not _is_word(type_of(cls))
            for said in sayings(cls, depth - 1)
        ]
    return found


def type_of_values(wanted: inspect.Type) -> list[inspect.Type]:
    """What a field or each part of it is made of."""
    match wanted:
        case inspect.UnionType(types=types):
            return [one for inner in types for one in type_of_values(inner)]
        case inspect.VarTupleType(item_type=item):
            return type_of_values(item)
    return [wanted]


def _closed_list(types: Iterable[inspect.Type]) -> Iterator[Any]:
    for one in types:
        if isinstance(one, inspect.LiteralType):
            yield from one.values
        elif isinstance(one, inspect.BoolType):
            yield from (True, False)


@st.composite
def effects_saying(draw: Draw, struct: type, said: Saying) -> Any:
    """A step of a word that says this."""
    node = inner = draw(nodes(struct, 1))
    for name in said.path[:-1]:
        inner[name] = inner = dict(inner[name]) if isinstance(inner.get(name), dict) else {}
    inner[said.path[-1]] = [said.value] if _is_list(struct, said) else said.value
    return msgspec.convert(node, struct)


def _is_list(struct: type, said: Saying) -> bool:
    info = type_of(struct)
    assert isinstance(info, inspect.StructType)
    field = next(field for field in info.fields if field.encode_name == said.path[0])
    return len(said.path) == 1 and isinstance(field.type, inspect.VarTupleType)


__all__ = ["CONDITIONS", "DECKS", "MODIFIERS", "STEPS_OF", "TRIGGERS", "WORDS", "Effect", "cards", "decks", "effects"]
