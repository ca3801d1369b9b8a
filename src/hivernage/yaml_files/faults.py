"""Why a value doesn't fit the type it should have, in sentences for the author of the file.

msgspec decides whether a value is valid, fast and tersely. Only when it has refused one do we walk the same types to
say what is wrong, where, and what was probably meant.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import islice
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec import inspect as types

from hivernage.yaml_files.document import Document, Keys
from hivernage.yaml_files.problems import FileRefused, shown, suggestion


class Fault(NamedTuple):
    """Something wrong at the end of the keys; `at_key`: with the key itself."""

    keys: Keys
    what: str
    remedy: str
    at_key: bool = False


T = TypeVar("T")

_KINDS = {"do": "effect", "is": "condition", "when": "trigger", "mod": "modifier"}


_type_info: Callable[[Any], types.Type] = cache(types.type_info)  # slow, and the same for every bad card


def fitted(document: Document, value: Any, wanted: type[T], keys: Keys, most: int | None = None) -> T:
    """The value as the wanted type, or a refusal with at most so many problems; msgspec decides, `faults` explains."""
    try:
        return msgspec.convert(value, wanted)
    except msgspec.ValidationError as error:
        found = [document.problem(*fault) for fault in islice(faults(value, _type_info(wanted), keys), most)]
        raise FileRefused(found or [document.problem(keys, str(error), "correct this entry")]) from None


def faults(value: Any, wanted: types.Type, keys: Keys = ()) -> Iterator[Fault]:
    """Everything that keeps the value from being of the wanted type."""
    match wanted:
        case types.UnionType():
            yield from _union(value, wanted, keys)
        case types.StructType() if isinstance(value, dict):
            yield from _struct(value, wanted, keys)
        case types.DictType() if isinstance(value, dict):
            yield from _dict(value, wanted, keys)
        case types.VarTupleType() | types.ListType() if isinstance(value, list):
            yield from _length(value, wanted, keys, "entries")
            for index, entry in enumerate(value):
                yield from faults(entry, wanted.item_type, (*keys, index))
        case types.TupleType() if isinstance(value, list):
            yield from _fixed_list(value, wanted, keys)
        case types.LiteralType() if isinstance(value, str):
            yield from _word(value, [str(allowed) for allowed in wanted.values], keys)
        case types.StrType() if isinstance(value, str):
            yield from _text(value, wanted, keys)
        case types.IntType() if _is_number(value):
            yield from _number(value, wanted, keys)
        case types.AnyType():
            pass
        case types.BoolType() if isinstance(value, bool):
            pass
        case types.NoneType() if value is None:
            pass
        case _:
            yield _wrong_type(value, [wanted], keys)


def _union(value: Any, wanted: types.UnionType, keys: Keys) -> Iterator[Fault]:
    members = [member for member in wanted.types if _has_shape(value, member)]
    if not members:
        yield _wrong_type(value, wanted.types, keys)
    elif isinstance(members[0], types.StructType) and members[0].tag_field:
        yield from _tagged(value, [member for member in members if isinstance(member, types.StructType)], keys)
    elif isinstance(value, str):
        words = [str(word) for member in members if isinstance(member, types.LiteralType) for word in member.values]
        if words:
            yield from _word(value, words, keys, f"write {_wants(wanted.types)}")
        else:
            yield from faults(value, members[0], keys)
    else:
        yield from faults(value, members[0], keys)


def _has_shape(value: Any, wanted: types.Type) -> bool:
    """Whether the value is at least what YAML would call it: a mapping, a list, a text, a number."""
    match wanted:
        case types.StructType() | types.DictType():
            return isinstance(value, dict)
        case types.VarTupleType() | types.TupleType() | types.ListType():
            return isinstance(value, list)
        case types.LiteralType() | types.StrType():
            return isinstance(value, str)
        case types.IntType():
            return _is_number(value)
        case types.BoolType():
            return isinstance(value, bool)
        case types.NoneType():
            return value is None
        case _:
            return True


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _tagged(value: dict[str, Any], members: Sequence[types.StructType], keys: Keys) -> Iterator[Fault]:
    """A mapping whose word (`do: gain`) says what it is."""
    field = members[0].tag_field or ""
    kind = _KINDS.get(field, field)
    words = {str(member.tag): member for member in members}
    if field not in value:
        meant = next((key for key in value if key in words), None)
        remedy = f"write `{field}: {meant}`" if meant else f"begin it with `{field}:` and the word of {_a(kind)}"
        yield Fault(keys, f"{_a(kind)} without `{field}`", remedy)
    elif not isinstance(value[field], str):
        what = f"`{field}` takes a word, not {_shape(value[field])}"
        yield Fault((*keys, field), what, f"write the word of {_a(kind)}")
    elif value[field] not in words:
        what = f"unknown {kind} {shown(value[field])}"
        yield Fault((*keys, field), what, suggestion(value[field], list(words)))
    else:
        yield from _struct(value, words[value[field]], keys)


def _struct(value: dict[str, Any], wanted: types.StructType, keys: Keys) -> Iterator[Fault]:
    fields = {field.encode_name: field for field in wanted.fields}
    owner = f"'{wanted.tag}'" if wanted.tag else getattr(wanted.cls, "CALLED", wanted.cls.__name__.lower())
    for key in value:
        if key not in fields and key != wanted.tag_field:
            remedy = suggestion(key, list(fields), None if fields else f"{owner} takes no fields: delete it")
            yield Fault((*keys, key), f"unknown field {shown(key)} of {owner}", remedy, at_key=True)
    for name, field in fields.items():
        if name in value:
            yield from faults(value[name], field.type, (*keys, name))
        elif field.required:
            yield Fault(keys, f"{owner} lacks the field '{name}'", f"add `{name}:`, {_wants([field.type])}")


def _dict(value: dict[str, Any], wanted: types.DictType, keys: Keys) -> Iterator[Fault]:
    yield from _length(value, wanted, keys, "entries")
    for key, entry in value.items():
        for fault in faults(key, wanted.key_type, (*keys, key)):
            yield fault._replace(at_key=True)
        yield from faults(entry, wanted.value_type, (*keys, key))


def _fixed_list(value: list[Any], wanted: types.TupleType, keys: Keys) -> Iterator[Fault]:
    expected = len(wanted.item_types)
    if len(value) != expected:
        yield Fault(keys, f"{len(value)} entries instead of {expected}", f"write exactly {expected}")
    for index, (entry, type_) in enumerate(zip(value, wanted.item_types, strict=False)):
        yield from faults(entry, type_, (*keys, index))


def _length(value: Any, wanted: Any, keys: Keys, unit: str) -> Iterator[Fault]:
    if wanted.min_length is not None and len(value) < wanted.min_length:
        what = f"{len(value)} {unit}" if value else "nothing in it"
        yield Fault(keys, what, f"write at least {wanted.min_length}")
    if wanted.max_length is not None and len(value) > wanted.max_length:
        yield Fault(keys, f"{len(value)} {unit}", f"write at most {wanted.max_length}")


def _word(value: str, words: Sequence[str], keys: Keys, otherwise: str | None = None) -> Iterator[Fault]:
    if value not in words:
        name = next((f" for '{key}'" for key in reversed(keys) if isinstance(key, str) and key != value), "")
        yield Fault(keys, f"unknown word {shown(value)}{name}", suggestion(value, words, otherwise))


def _text(value: str, wanted: types.StrType, keys: Keys) -> Iterator[Fault]:
    yield from _length(value, wanted, keys, "characters")
    if wanted.pattern and not re.search(wanted.pattern, value):
        if "a-z" in wanted.pattern:
            yield Fault(keys, f"{shown(value)} isn't an id", "use small letters, digits and hyphens: the-arctic-king")
        else:
            yield Fault(keys, f"{shown(value)} doesn't fit here", "write one result of a die or a range: '4' or 4-6")


def _number(value: int, wanted: types.IntType, keys: Keys) -> Iterator[Fault]:
    low, high = wanted.ge, wanted.le
    if (low is not None and value < low) or (high is not None and value > high):
        yield Fault(keys, f"the number {shown(value)} is out of range", f"write {_wants([wanted])}")


def _wrong_type(value: Any, wanted: Sequence[types.Type], keys: Keys) -> Fault:
    name = next((f" for '{key}'" for key in reversed(keys) if isinstance(key, str)), "")
    remedy = f"write {_wants(wanted)}"
    if isinstance(value, bool) and any(isinstance(t, types.StrType | types.LiteralType) for t in wanted):
        remedy = "bare yes, no, on, off, true and false are yes-or-no values to YAML: put the word in quotes"
    elif _is_number(value) and any(isinstance(t, types.StrType) for t in wanted):
        remedy = f"put it in quotes: '{value}'"
    return Fault(keys, f"{_shape(value)}{name} where something else belongs", remedy)


def _shape(value: Any) -> str:
    match value:
        case None:
            return "nothing"
        case bool():
            return f"the yes-or-no value {str(value).lower()}"
        case int():
            return f"the number {shown(value)}"
        case str():
            return f"the text {shown(value)}"
        case list():
            return "a list"
        case _:
            return "a mapping"


def _wants(wanted: Sequence[types.Type]) -> str:
    """What an author could write here, in a few words."""
    flat = [member for type_ in wanted for member in (type_.types if isinstance(type_, types.UnionType) else [type_])]
    return " or ".join(dict.fromkeys(_want(member) for member in flat if not isinstance(member, types.NoneType)))


def _want(wanted: types.Type) -> str:
    match wanted:
        case types.StructType(tag_field=str(field)):
            return f"{_a(_KINDS.get(field, field))} ({{{field}: ...}})"
        case types.StructType(fields=fields):
            return f"a mapping with {', '.join(field.encode_name for field in fields[:4])}..."
        case types.DictType():
            return "a mapping"
        case types.VarTupleType() | types.TupleType() | types.ListType():
            return "a list [...]"
        case types.LiteralType(values=values):
            return f"one of: {', '.join(str(value) for value in values)}"
        case types.StrType(pattern=str(pattern)) if "a-z" in pattern:
            return "an id like the-arctic-king"
        case types.StrType():
            return "a text"
        case types.IntType(ge=low, le=high):
            return "a whole number" + (f" from {low} to {high}" if low is not None and high is not None else "")
        case types.BoolType():
            return "true or false"
        case _:
            return "something else"


def _a(noun: str) -> str:
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"
