"""Everything the rules can ask, tell, refuse and end with, read off their source so that nothing is forgotten."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import hivernage.rules
from hivernage.model.events import KINDS, TableEvent
from hivernage.rules import rulebook

RULES: Final = Path(hivernage.rules.__file__).parent
QUESTION_AT: Final = {"ask": 2, "pick_one": 2, "pick_live": 2, "question": 1, "Question": 2}
REASON_AT: Final = {"Reason": 1, "no": 1, "refused": 1, "unknown": 1, "check_value": 3, "Refusal": 1}
"""Which argument of a call names the kind of a question, or the reason of a refusal."""


@cache
def _calls() -> list[tuple[str, ast.Call]]:
    """Every call in the rules, with the name of what is called."""
    found = []
    for file in sorted(RULES.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                found.append((name, node))
    return found


def _texts(node: ast.expr) -> Iterator[str]:
    """The words that an argument may be: `"may" if free else "may-pay"` is both."""
    match node:
        case ast.IfExp():
            yield from _texts(node.body)
            yield from _texts(node.orelse)
        case ast.Constant(value=str() as text):
            yield text
        case ast.JoinedStr():
            pattern = "".join(
                re.escape(str(p.value)) if isinstance(p, ast.Constant) else "[a-z-]+" for p in node.values
            )
            yield from (name for name in _sentences() if re.fullmatch(pattern, name))
        case _:
            return


@cache
def _sentences() -> list[str]:
    """The names of all sentences of the rulebook: those of refusals are among them."""
    folder = Path(rulebook.__file__).parent / "en"
    text = "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.ftl")))
    return re.findall(r"^ *\.?([a-z][a-z0-9-]*) =", text, re.MULTILINE)


def _arguments(at: dict[str, int]) -> set[str]:
    return {
        text for name, call in _calls() if len(call.args) > at.get(name, 99) for text in _texts(call.args[at[name]])
    }


@cache
def event_kinds() -> frozenset[str]:
    """What the rules may tell."""
    return frozenset(kind for kind, event in KINDS.items() if not issubclass(event, TableEvent))


@cache
def question_kinds() -> frozenset[str]:
    """What may be asked."""
    return frozenset(_arguments(QUESTION_AT) | _arguments({"answers_to": 0}))


@cache
def refusal_reasons() -> frozenset[str]:
    """Why something may be refused."""
    return frozenset(_arguments(REASON_AT))


@cache
def endings() -> frozenset[str]:
    """How a game may end."""
    return frozenset(_arguments({"GameOver": 0}))
