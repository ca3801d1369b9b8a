"""The rulebook: every rule by its id, in words for players, and the sentences in which a rule refuses something."""

from __future__ import annotations

from hivernage.rules.rulebook.book import (
    COMMON_REASONS,
    Arg,
    Part,
    part_text,
    refusal_text,
    refusals,
    rule_text,
    search,
)
from hivernage.rules.rulebook.index import Chapter, Mark, UnknownRule, chapters, marks_of, with_subrules

__all__ = [
    "COMMON_REASONS",
    "Arg",
    "Chapter",
    "Mark",
    "Part",
    "UnknownRule",
    "chapters",
    "marks_of",
    "part_text",
    "refusal_text",
    "refusals",
    "rule_text",
    "search",
    "with_subrules",
]
