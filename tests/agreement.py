"""Whether something still is as it was told before, where a later version may tell more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def differences(before: Any, now: Any, where: str = "") -> Iterator[str]:
    """Where two pieces of plain data part, in words; names that are new don't matter."""
    match before, now:
        case dict(), dict():
            for name, value in before.items():
                if name in now:
                    yield from differences(value, now[name], f"{where}.{name}" if where else name)
                else:
                    yield f"{where}: {name} isn't told any more"
        case list(), list() if len(before) == len(now):
            for number, (one, other) in enumerate(zip(before, now, strict=True)):
                yield from differences(one, other, f"{where}[{number}]")
        case _ if before != now:
            yield f"{where}: was {before!r}, is {now!r}"


def without_order(view: dict[str, Any]) -> dict[str, Any]:
    """A view as plain data, with answers in an order of their own: which comes first tells nothing."""
    questions = [{**q, "answers": q["answers"] and sorted(q["answers"])} for q in view["questions"]]
    return {**view, "questions": questions}
