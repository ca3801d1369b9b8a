"""Reading what a server sends, also one that is newer than this program: what isn't known here is left out."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, TypeVar, get_args

import msgspec
from msgspec import inspect as kinds

from hivernage.wire.messages import ServerMessage

T = TypeVar("T")

MESSAGES: Final[dict[object, Any]] = {kind.__struct_config__.tag: kind for kind in get_args(ServerMessage)}
_DECODER: Final = msgspec.json.Decoder(ServerMessage)
_type_info: Callable[[Any], kinds.Type] = cache(kinds.type_info)


class Unreadable(Exception):
    """What came isn't what the protocol says."""


def read_message(text: str | bytes) -> ServerMessage | None:
    """A message of the server; nothing if it is of a kind that came later than this program."""
    try:
        message: ServerMessage = _DECODER.decode(text)
        return message
    except msgspec.DecodeError:
        plain = _plain(text)
        kind = MESSAGES.get(plain.get("type"))
        return None if kind is None else _known(plain, kind)


def read_answer(text: str | bytes, wanted: type[T]) -> T:
    """The answer to a request by HTTP."""
    try:
        return msgspec.json.decode(text, type=wanted)
    except msgspec.DecodeError:
        return _known(_plain(text), wanted)


def _plain(text: str | bytes) -> dict[str, Any]:
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.DecodeError as error:
        raise Unreadable(f"this isn't JSON of the protocol: {error}") from None


def _known(plain: object, wanted: type[T]) -> T:
    try:
        part: T = _part(plain, _type_info(wanted))
    except (TypeError, AttributeError) as error:
        raise Unreadable(f"this isn't a {wanted.__name__}: {error}") from None
    return part


def _part(plain: Any, info: kinds.Type) -> Any:
    """What is known of plain data. Values are taken as they come: a closed set may have grown since."""
    match info:
        case kinds.StructType(cls=cls, fields=fields):
            known = {field.name: field for field in fields if field.encode_name in plain}
            return cls(**{name: _part(plain[field.encode_name], field.type) for name, field in known.items()})
        case kinds.ListType(item_type=item):
            return [_part(each, item) for each in plain]
        case kinds.VarTupleType(item_type=item):
            return tuple(_part(each, item) for each in plain)
        case kinds.TupleType(item_types=items):
            return tuple(_part(each, item) for each, item in zip(plain, items, strict=False))
        case kinds.DictType(value_type=value):
            return {name: _part(each, value) for name, each in plain.items()}
        case kinds.Metadata(type=inner):
            return _part(plain, inner)
        case kinds.UnionType(types=parts):
            return _one_of(plain, [part for part in parts if not isinstance(part, kinds.NoneType)])
        case _:
            return plain


def _one_of(plain: Any, parts: list[kinds.Type]) -> Any:
    """Something that may be missing, or be of several kinds: what can't be understood to the last word is missing."""
    if plain is None:
        return None
    tagged = {part.tag: part for part in parts if isinstance(part, kinds.StructType) and part.tag_field}
    if not tagged:
        return _part(plain, parts[0])
    try:
        return msgspec.convert(plain, tagged[plain["type"]].cls)
    except (KeyError, msgspec.ValidationError):
        return None
