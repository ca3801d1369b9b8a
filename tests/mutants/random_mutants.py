"""Some of all small mistakes one could make in the rules, chosen by lot: does a test notice each of them?

A mutation is chosen by the digest of its name, so what somebody changes elsewhere doesn't deal all of them anew.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import yaml

from tests.mutants import facing
from tests.mutants.loaded import Trial
from tests.mutants.mutations import Mutation, mutations
from tests.mutants.places import SOURCE
from tests.mutants.reach import Reached, reached_by_tests

HERE = Path(__file__).parent
NUMBER = 320
FEWEST = 10
"""Mutations of a chapter, however short it is."""
SHARE = 0.9
"""How many of a chapter's mutants have to be noticed."""


class Verdict(NamedTuple):
    """Who noticed a mutant; nobody: empty. `why`: what was written down about it, if it is known to survive."""

    mutation: Mutation
    noticed: str
    why: str = ""


@cache
def chapters() -> Mapping[str, tuple[str, ...]]:
    """The files of each chapter."""
    read = yaml.safe_load((HERE / "chapters.yaml").read_text(encoding="utf-8"))
    return {chapter: tuple(files) for chapter, files in read.items()}


@cache
def possible(chapter: str) -> tuple[Mutation, ...]:
    """All mutations of a chapter."""
    return tuple(found for file in chapters()[chapter] for found in mutations(file, (SOURCE / file).read_bytes()))


def chosen(chapter: str, number: int = NUMBER, seed: int = 0) -> list[Mutation]:
    """The chapter's share of so many mutations, by lot."""
    every = sum(len(possible(other)) for other in chapters())
    share = max(FEWEST, round(number * len(possible(chapter)) / every))
    return sorted(possible(chapter), key=lambda found: _lot(found, seed))[:share]


def _lot(mutation: Mutation, seed: int) -> bytes:
    return sha256(f"{seed} {mutation.name}".encode()).digest()


@cache
def survivors() -> Mapping[str, str]:
    """Mutants that are known to survive, by name, and why that is right or bearable."""
    entries = yaml.safe_load((HERE / "survivors.yaml").read_text(encoding="utf-8")) or []
    return {name: entry["why"] for entry in entries for name in entry["mutants"]}


@cache
def settled() -> Sequence[str]:
    """Chapters in which every survivor of the usual lot is explained, and stays so."""
    return tuple(yaml.safe_load((HERE / "settled.yaml").read_text(encoding="utf-8")) or ())


def judged(mutation: Mutation) -> Verdict:
    """What becomes of a mutant; a known survivor isn't tried again."""
    why = survivors().get(mutation.name, "")
    return Verdict(mutation, "", why) if why else Verdict(mutation, who_notices(mutation))


def who_notices(mutation: Mutation) -> str:
    """The first test that fails with the mutation; empty if all pass."""
    source = mutation.apply((SOURCE / mutation.file).read_bytes())
    return facing.who_notices(Trial(mutation.file, source, tests=tests_that_reach(mutation)))


def tests_that_reach(mutation: Mutation) -> list[str]:
    """The tests that call the mutated function, quickest first."""
    function = f"{mutation.file} {mutation.where}"
    return [found.test for found in _reached() if function in found.functions]


@cache
def _reached() -> list[Reached]:
    return reached_by_tests()


class Score(NamedTuple):
    """How many mutants of a chapter were noticed."""

    chapter: str
    noticed: int
    tried: int

    @property
    def is_enough(self) -> bool:
        return self.noticed >= SHARE * self.tried

    def __str__(self) -> str:
        return f"{self.noticed:4} of {self.tried:4}  {self.noticed / self.tried:5.0%}  {self.chapter}"
