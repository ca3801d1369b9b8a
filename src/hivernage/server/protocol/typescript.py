"""TypeScript types of the protocol, made from its Structs.

What the server sends always has all its fields. What a client sends may leave out those with a default, so a Struct
that travels both ways gets a second interface, named `...Draft`, for the way to the server.
"""

from __future__ import annotations

import inspect
import types
from collections.abc import Iterator
from typing import Any, Final, Literal, Union, get_origin

import msgspec
from msgspec import inspect as kinds

from hivernage.model import talk
from hivernage.model.events import KINDS
from hivernage.server.http.socket import CLOSE_CODES
from hivernage.server.protocol.closed_sets import CLOSED, NAMED, facts_of
from hivernage.server.protocol.schema import ROUTES, SENT, TOLD
from hivernage.server.refusal import STATUS
from hivernage.wire import messages, over_http

HEADER: Final = "// Made from src/hivernage/wire by `hivernage wire --write`. Changes made here are lost.\n"

LONG: Final = 200  # characters from which on a union is spelled line by line

PLAIN: Final[dict[type[kinds.Type], str]] = {
    kinds.StrType: "string",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.BoolType: "boolean",
    kinds.NoneType: "null",
    kinds.AnyType: "unknown",
}

ALIASES: Final = {
    name: kinds.type_info(value)
    for name, value in {**vars(talk), **vars(over_http), **vars(messages), **NAMED}.items()
    if get_origin(value) in (Literal, Union, types.UnionType)
}
"""Unions and literals that have a name."""


def typescript() -> str:
    """The whole file."""
    sent, told = _Writer(drafts=True), _Writer(drafts=False)
    parts = [HEADER, f"export const PROTOCOL = {messages.PROTOCOL};\n"]
    parts += [told.alias(name) for name in ALIASES]
    parts += [sent.alias(name) for name in ALIASES if sent.alias_name(name) != name]
    parts += [told.interface(struct) for struct in TOLD_STRUCTS if struct.cls is not messages.EventInfo]
    parts.append(_events(told))
    parts += [
        sent.interface(struct) for struct in SENT_STRUCTS if sent.name(struct) not in map(told.name, TOLD_STRUCTS)
    ]
    parts += [_routes(sent, told), _refusals(), _close_codes()]
    return "\n".join(parts)


def _structs(roots: tuple[Any, ...]) -> list[kinds.StructType]:
    """Every Struct that can be part of some types, each once, in the order they are met."""
    found: dict[type, kinds.StructType] = {}
    for root in roots:
        for struct in _within(kinds.type_info(root)):
            found.setdefault(struct.cls, struct)
    return list(found.values())


def _within(info: kinds.Type) -> Iterator[kinds.StructType]:
    if isinstance(info, kinds.StructType):
        yield info
    for part in _parts(info):
        yield from _within(part)


def _parts(info: kinds.Type) -> tuple[kinds.Type, ...]:
    """The types that a type is made of."""
    match info:
        case kinds.StructType(fields=fields):
            return tuple(field.type for field in fields)
        case kinds.UnionType(types=parts) | kinds.TupleType(item_types=parts):
            return parts
        case kinds.ListType(item_type=item) | kinds.VarTupleType(item_type=item) | kinds.Metadata(type=item):
            return (item,)
        case kinds.DictType(key_type=key, value_type=value):
            return (key, value)
        case _:
            return ()


SENT_STRUCTS: Final = _structs(SENT)
TOLD_STRUCTS: Final = _structs(TOLD)
BOTH_WAYS: Final = {struct.cls for struct in SENT_STRUCTS} & {struct.cls for struct in TOLD_STRUCTS}


def _leaves_out(struct: kinds.StructType) -> bool:
    """Whether anything in a Struct may be left out on its way to the server."""
    return any(not field.required for inner in _within(struct) for field in inner.fields)


class _Writer:
    """Writes types for one way: `drafts` for the one to the server."""

    def __init__(self, drafts: bool) -> None:
        self.drafts = drafts

    def name(self, struct: kinds.StructType) -> str:
        name = struct.cls.__name__
        return f"{name}Draft" if self.drafts and struct.cls in BOTH_WAYS and _leaves_out(struct) else name

    def alias_name(self, name: str) -> str:
        structs = [part for part in _parts(ALIASES[name]) if isinstance(part, kinds.StructType)]
        return f"{name}Draft" if any(self.name(struct) != struct.cls.__name__ for struct in structs) else name

    def alias(self, name: str) -> str:
        spelled = self._spelled(ALIASES[name])
        if len(spelled) > LONG:
            spelled = "\n  | " + spelled.replace(" | ", "\n  | ")
        return f"export type {self.alias_name(name)} = {spelled};\n".replace("= \n", "=\n")

    def interface(self, struct: kinds.StructType) -> str:
        lines = _comment(inspect.getdoc(struct.cls) or "", "")
        if not struct.fields and not struct.tag_field:
            return "\n".join([*lines, f"export type {self.name(struct)} = Record<string, never>;", ""])
        lines.append(f"export interface {self.name(struct)} {{")
        if struct.tag_field:
            lines.append(f"  {struct.tag_field}: {_literal(struct.tag)};")
        for field in struct.fields:
            lines += _comment(self._limits(field), "  ")
            mark = "" if field.required or not self.drafts else "?"
            closed = CLOSED.get((struct.cls, field.name))
            spelled = self.type(kinds.type_info(closed) if closed else field.type)
            lines.append(f"  {_key(field.encode_name)}{mark}: {spelled};")
        return "\n".join([*lines, "}", ""])

    def type(self, info: kinds.Type) -> str:
        """A type, by its name if it has one."""
        if isinstance(info, kinds.UnionType) and info.includes_none:
            something = tuple(part for part in info.types if not isinstance(part, kinds.NoneType))
            return f"{self.type(kinds.UnionType(something) if something[1:] else something[0])} | null"
        name = next((name for name, alias in ALIASES.items() if info == alias), "")
        return self.alias_name(name) if name else self._spelled(info)

    def _spelled(self, info: kinds.Type) -> str:
        match info:
            case kinds.StructType():
                return self.name(info)
            case kinds.Metadata(type=inner):
                return self.type(inner)
            case kinds.LiteralType(values=values):
                return " | ".join(map(_literal, values))
            case kinds.UnionType(types=parts):
                return " | ".join(map(self.type, parts))
            case kinds.ListType(item_type=item) | kinds.VarTupleType(item_type=item):
                spelled = self.type(item)
                return f"({spelled})[]" if " | " in spelled else f"{spelled}[]"
            case kinds.TupleType(item_types=parts):
                return f"[{', '.join(map(self.type, parts))}]"
            case kinds.DictType(key_type=key, value_type=value):
                return f"Record<{self.type(key)}, {self.type(value)}>"
            case _:
                return PLAIN[type(info)]

    def _limits(self, field: kinds.Field) -> str:
        """What may stand in a field, and what stands there if a client leaves it out."""
        said = [_range(field.type)]
        if self.drafts and not field.required:
            said.append(f"Default: {_default(field)}.")
        return " ".join(filter(None, said))


def _range(info: kinds.Type) -> str:
    match info:
        case kinds.IntType(ge=int(least), le=int(most)):
            return f"From {least} to {most}."
        case kinds.StrType(min_length=int(least), max_length=int(most)):
            return f"From {least} to {most} characters."
        case kinds.StrType(max_length=int(most)):
            return f"At most {most} characters."
        case kinds.VarTupleType(max_length=int(most)):
            return f"At most {most} of them."
        case _:
            return ""


def _default(field: kinds.Field) -> str:
    """A default as JSON; that of a Struct is one of defaults only."""
    return "{}" if isinstance(field.default, msgspec.Struct) else _literal(field.default)


def _literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _key(name: str) -> str:
    return name if name.isidentifier() else _literal(name)


def _comment(text: str, indent: str) -> list[str]:
    lines = text.splitlines()
    if len(lines) < 2:
        return [f"{indent}/** {line} */" for line in lines]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def _events(told: _Writer) -> str:
    """Every kind of event with its facts, and what they make together."""
    lines = _comment("The facts of every kind of event. Those with a question mark aren't told every time.", "")
    lines.append("export interface EventFacts {")
    for kind, event in KINDS.items():
        lines += _comment(inspect.getdoc(event) or "", "  ")
        facts = [
            f"{'/** Only some seats are told. */ ' if fact.private else ''}"
            f"{fact.name}{'' if fact.always else '?'}: {told.type(fact.type)}"
            for fact in facts_of(event)
        ]
        spelled = "{ " + "; ".join(facts) + " }" if facts else "Record<string, never>"
        lines.append(f"  {_key(kind)}: {spelled};")
    lines += ["}", "", "export type EventKind = keyof EventFacts;", ""]
    lines += _comment(inspect.getdoc(messages.EventInfo) or "", "")
    lines.append(
        "export type EventInfo = { [K in EventKind]: { seq: number; kind: K; facts: EventFacts[K] } }[EventKind];"
    )
    return "\n".join([*lines, ""])


def _routes(sent: _Writer, told: _Writer) -> str:
    lines = _comment("Every request by HTTP, with what is sent and what is answered; a refusal is a Trouble.", "")
    lines.append("export interface Routes {")
    for route in ROUTES:
        body = sent.type(kinds.type_info(route.body)) if route.body else "undefined"
        answer = told.type(kinds.type_info(route.answer)) if route.answer else "unknown"
        lines += _comment(f"{route.text} For {route.who}.", "  ")
        lines.append(f"  {_literal(f'{route.method} {route.path}')}: {{ body: {body}; answer: {answer} }};")
    return "\n".join([*lines, "}", ""])


def _refusals() -> str:
    names = "".join(f"\n  | {_literal(name)}" for name in STATUS)
    return f"/** Every `error` of a Trouble or a Refused. */\nexport type RefusalName ={names};\n"


def _close_codes() -> str:
    lines = _comment("Why the server closes a socket; 4000 plus an HTTP status: it was refused.", "")
    codes = [f"  {_key(name)}: {code}," for name, code in CLOSE_CODES.items()]
    return "\n".join([*lines, "export const CLOSE_CODES = {", *codes, "} as const;", ""])
