"""What is wrong with a file, where, and what to do about it."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from typing import Self

import msgspec

SHOWN = 20  # problems in one message: more would bury the first ones
LONGEST_GUESS = 40  # comparing longer words with the vocabulary would only cost time


class Problem(msgspec.Struct, frozen=True):
    """One thing that is wrong. Line and column count from 1; line 0 means the file or folder as a whole."""

    file: str
    line: int
    column: int
    what: str
    remedy: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}:{self.column}" if self.line else self.file
        return f"{place}: {self.what}; {self.remedy}"


class FileRefused(Exception):
    """Something that people wrote was refused. `problems` holds all that was found, in the order of the files."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    @classmethod
    def whole(cls, file: object, what: str, remedy: str) -> Self:
        """A refusal that has no line: the file is missing, too large, a bad link."""
        return cls([Problem(str(file), 0, 0, what, remedy)])

    def __str__(self) -> str:
        lines = [str(problem) for problem in self.problems[:SHOWN]]
        if len(self.problems) > SHOWN:
            lines.append(f"and {len(self.problems) - SHOWN} more")
        return "\n".join(lines)


def suggestion(word: str, allowed: Sequence[str], otherwise: str | None = None) -> str:
    """The remedy for an unknown word: the word that was probably meant, else all there are."""
    close = difflib.get_close_matches(word, allowed, n=1) if len(word) <= LONGEST_GUESS else []
    if close:
        return f"did you mean '{close[0]}'?"
    return otherwise or f"use one of: {', '.join(allowed)}"


def shown(value: object) -> str:
    """A value as an author would recognise it, cut to a bearable length."""
    text = repr(value) if isinstance(value, str) else str(value)
    return text if len(text) <= 60 else text[:57] + "..."
