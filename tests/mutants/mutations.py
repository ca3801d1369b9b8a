"""Small mistakes that somebody could make: every place of a module where one fits, found in its syntax tree."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from copy import copy
from typing import NamedTuple, TypeVar

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
}
TWINS = {"any": "all", "all": "any", "min": "max", "max": "min"}
COPIES = {"list", "dict", "set"}
PLAIN = (ast.Name, ast.Attribute, ast.Call, ast.Subscript)
BRACKETED = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.List, ast.Dict)
N = TypeVar("N", bound=ast.AST)
Comprehension = ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp


class Mutation(NamedTuple):
    """One mistake at one place of a module."""

    file: str
    where: str
    """The function, with its class."""
    before: str
    after: str
    number: int
    """Which of the same mistakes in this function."""
    span: tuple[int, int]
    """The bytes of the module that are replaced."""
    line: int

    @property
    def name(self) -> str:
        """The same as long as nobody touches the function: other changes of the file don't matter."""
        which = f" ({self.number})" if self.number > 1 else ""
        return f"{self.file} {self.where}: {self.before} -> {self.after}{which}"

    def apply(self, source: bytes) -> bytes:
        """The module with the mistake in it."""
        start, end = self.span
        return source[:start] + self.after.encode() + source[end:]


def mutations(file: str, source: bytes) -> Iterator[Mutation]:
    """Every mistake that fits somewhere within the functions of a module."""
    lines = [0]
    for line in source.split(b"\n"):
        lines.append(lines[-1] + len(line) + 1)
    seen: Counter[tuple[str, str, str]] = Counter()
    for where, node, after in _mistakes(ast.parse(source)):
        start = lines[node.lineno - 1] + node.col_offset
        end = lines[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
        before = " ".join(source[start:end].decode().split())
        if before == after:
            continue
        seen[where, before, after] += 1
        yield Mutation(file, where, before, after, seen[where, before, after], (start, end), node.lineno)


def _mistakes(node: ast.AST, where: str = "", within: bool = False) -> Iterator[tuple[str, ast.expr | ast.stmt, str]]:
    """The functions below a node, what can be replaced in them, and by what."""
    if isinstance(node, ast.Raise | ast.Assert | ast.JoinedStr):  # words for whoever reads them, and checks of our own
        return
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        where = f"{where}.{node.name}" if where else node.name
        if isinstance(node, ast.FunctionDef) and node.name in ("__repr__", "__str__"):
            return
        within = isinstance(node, ast.FunctionDef)
    elif within and isinstance(node, ast.expr | ast.stmt):
        yield from ((where, node, after) for after in _replacements(node))
        if isinstance(node, ast.If | ast.While | ast.IfExp) and isinstance(node.test, PLAIN):
            yield where, node.test, f"(not {ast.unparse(node.test)})"
    for child in _inside(node):
        yield from _mistakes(child, where, within)


def _inside(node: ast.AST) -> Iterator[ast.AST]:
    """What of a node runs when it runs: not its annotations and decorators."""
    skipped: list[ast.AST | None] = []
    if isinstance(node, ast.FunctionDef):
        skipped = [*node.decorator_list, node.returns, *(argument for argument in ast.walk(node.args))]
    elif isinstance(node, ast.ClassDef):
        skipped = [*node.decorator_list, *node.bases]
    elif isinstance(node, ast.AnnAssign):
        skipped = [node.annotation]
    for child in ast.iter_child_nodes(node):
        if not any(child is other for other in skipped):
            yield child


def _replacements(node: ast.expr | ast.stmt) -> Iterator[str]:
    match node:
        case ast.Compare(ops=ops):
            for i, op in enumerate(ops):
                yield _text(_with(node, ops=[*ops[:i], COMPARISONS[type(op)](), *ops[i + 1 :]]))
        case ast.BoolOp(op=op):
            yield _text(_with(node, op=ast.Or() if isinstance(op, ast.And) else ast.And()))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield _text(operand)
        case ast.BinOp(op=op) if type(op) in ARITHMETIC:
            yield _text(_with(node, op=ARITHMETIC[type(op)]()))
        case ast.Constant(value=bool(value)):
            yield str(not value)
        case ast.Constant(value=int(value)):
            yield str(value + 1)
        case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
            yield from _without_filters(node)
        case ast.Call(func=ast.Name(id=name)) if name in TWINS:
            yield _text(_with(node, func=ast.Name(TWINS[name])))
        case ast.Call(func=ast.Name(id=name), args=[only], keywords=[]) if name in COPIES:
            yield _text(only)
        case ast.Call(func=ast.Attribute(value=original, attr="copy"), args=[]):
            yield _text(original)
        case ast.Subscript(value=original, slice=ast.Slice(lower=None, upper=None, step=None), ctx=ast.Load()):
            yield _text(original)
        case ast.stmt():
            yield from _other_statements(node)


def _without_filters(node: Comprehension) -> Iterator[str]:
    parts = node.generators
    for i, part in enumerate(parts):
        for j in range(len(part.ifs)):
            fewer = _with(part, ifs=[*part.ifs[:j], *part.ifs[j + 1 :]])
            yield _text(_with(node, generators=[*parts[:i], fewer, *parts[i + 1 :]]))


def _other_statements(node: ast.stmt) -> Iterator[str]:
    match node:
        case ast.Expr(value=ast.Constant()):
            pass  # a docstring
        case ast.Expr(value=ast.YieldFrom()):
            yield "yield from ()"
        case ast.Expr(value=ast.Yield()):
            pass
        case ast.Expr() | ast.Continue() | ast.Break() | ast.Delete() | ast.Return(value=None):
            yield "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()], value=value) if not _asks(value):
            yield "pass"
        case ast.AugAssign(op=ast.Add() | ast.Sub() as op):
            yield "pass"
            yield _text(_with(node, op=ARITHMETIC[type(op)]()))


def _asks(value: ast.expr) -> bool:
    return any(isinstance(inner, ast.Yield | ast.YieldFrom) for inner in ast.walk(value))


def _with(node: N, **fields: object) -> N:
    """The node with other fields."""
    new = copy(node)
    for name, value in fields.items():
        setattr(new, name, value)
    return new


def _text(node: ast.AST) -> str:
    """The code of a node; in brackets where it would else belong to something else."""
    text = ast.unparse(node)
    return text if isinstance(node, (ast.stmt, ast.Constant, *PLAIN, *BRACKETED)) else f"({text})"
