"""Small mistakes by lot, and the tool that makes them."""

from __future__ import annotations

import ast
from collections.abc import Callable

import pytest

from tests.mutants.facing import SCENARIO, who_notices
from tests.mutants.loaded import Trial, changed_functions
from tests.mutants.mutations import mutations
from tests.mutants.places import SOURCE
from tests.mutants.random_mutants import Score, chapters, chosen, judged, possible, settled, survivors

MUTATED = ("rules", "knowledge")
MODULES = ("fold.py", "redeal.py", "view_homes.py", "views.py")
NOT_RULES = {"rules/rulebook"}  # the words of the rules, and how one looks them up


def made_of(code: str) -> set[tuple[str, str]]:
    """What can be mistaken in a function with these lines."""
    lines = "".join(f"    {line}\n" for line in code.splitlines())
    return {(found.before, found.after) for found in mutations("it.py", f"def it():\n{lines}".encode())}


@pytest.mark.parametrize(
    ("code", "before", "after"),
    [
        ("return a < b", "a < b", "(a <= b)"),
        ("return a in b", "a in b", "(a not in b)"),
        ("return a and b", "a and b", "(a or b)"),
        ("return not a", "not a", "a"),
        ("return a + b", "a + b", "(a - b)"),
        ("return 3", "3", "4"),
        ("return f(x=True)", "True", "False"),
        ("if a:\n    return b", "a", "(not a)"),
        ("return a if b else c", "b", "(not b)"),
        ("return [a for a in b if c]", "[a for a in b if c]", "[a for a in b]"),
        ("return any(b)", "any(b)", "all(b)"),
        ("return list(a)", "list(a)", "a"),
        ("return a.copy()", "a.copy()", "a"),
        ("return a[:]", "a[:]", "a"),
        ("tell(a)", "tell(a)", "pass"),
        ("yield from ask(a)", "yield from ask(a)", "yield from ()"),
        ("a.b = c", "a.b = c", "pass"),
        ("a += c", "a += c", "a -= c"),
        ("for a in b:\n    continue", "continue", "pass"),
        ("match a:\n    case 1:\n        pass", "1", "2"),
    ],
)
def test_each_kind_of_mistake_is_made(code: str, before: str, after: str) -> None:
    assert (before, after) in made_of(code)


@pytest.mark.parametrize(
    "code",
    ['"""What 2 + 2 is."""', 'raise ValueError(f"{a + 1}")', "assert a < b", "b: Annotated[int, 3]", 'return "a"'],
)
def test_words_and_our_own_checks_are_left_alone(code: str) -> None:
    assert made_of(code) == set()


def test_outside_of_functions_nothing_is_changed() -> None:
    assert not list(mutations("it.py", b"LIMIT = 3\n\n\n@rule(1)\ndef it(most: int = 2) -> None:\n    ...\n"))
    assert not list(mutations("it.py", b"class It(Struct, frozen=True):\n    most: int = 2\n"))


LOADED = b"""
A = 1
def a():
    return A
class B:
    def b(self):
        return 2
    def c(self):
        return 3
"""


@pytest.mark.parametrize(
    ("before", "after", "names"),
    [(b"A = 1", b"A = 1", set()), (b"return A", b"pass", {"a"}), (b"return 2", b"pass", {"B.b"})],
)
def test_a_fork_exchanges_the_code_of_those_functions_that_differ(before: bytes, after: bytes, names: set[str]) -> None:
    changed = changed_functions(LOADED, LOADED.replace(before, after), "it.py")
    assert changed is not None
    assert set(changed) == names


@pytest.mark.parametrize(("before", "after"), [(b"A = 1", b"A = 2"), (b"def c", b"def b"), (b"self", b"self=1")])
def test_what_happens_on_loading_cannot_be_exchanged(before: bytes, after: bytes) -> None:
    assert changed_functions(LOADED, LOADED.replace(before, after), "it.py") is None


@pytest.mark.parametrize("chapter", chapters())
def test_a_mutant_is_the_module_with_one_mistake(chapter: str) -> None:
    for mutation in chosen(chapter):
        source = (SOURCE / mutation.file).read_bytes()
        changed = mutation.apply(source)
        assert changed != source
        assert ast.dump(ast.parse(changed)) != ast.dump(ast.parse(source)), mutation.name


def test_every_module_of_the_rules_has_a_chapter() -> None:
    files = [file for folder in MUTATED for file in (SOURCE / folder).rglob("*.py")]
    names = {file.relative_to(SOURCE).as_posix() for file in files} | set(MODULES)
    wanted = {name for name in names if not any(name.startswith(folder) for folder in NOT_RULES)}
    listed = [file for files in chapters().values() for file in files]
    with_mistakes = {name for name in wanted if list(mutations(name, (SOURCE / name).read_bytes()))}
    assert sorted(listed) == sorted(set(listed)), "a file stands in two chapters of tests/mutants/chapters.yaml"
    assert not with_mistakes - set(listed), "give them a chapter in tests/mutants/chapters.yaml"
    assert not set(listed) - wanted, "there is no such file any more: correct tests/mutants/chapters.yaml"


def test_every_explained_survivor_is_still_in_the_code() -> None:
    names = {mutation.name for chapter in chapters() for mutation in possible(chapter)}
    assert not set(survivors()) - names, "take them out of tests/mutants/survivors.yaml, or write them as they are now"


def test_a_mutant_that_breaks_a_rule_is_noticed() -> None:
    """The tool doesn't call everything noticed: nor nothing."""
    deadly = next(m for m in possible("Losing survivors") if m.after == "pass" and "survivors" in m.before)
    source = (SOURCE / deadly.file).read_bytes()
    assert who_notices(Trial(deadly.file, deadly.apply(source), rule="D2")).startswith("scenario ")
    assert who_notices(Trial(deadly.file, source, rule="D2")) == ""


def test_a_mutant_that_the_scenarios_it_reaches_let_pass_faces_all_others() -> None:
    deadly = next(m for m in possible("Losing survivors") if m.after == "pass" and "survivors" in m.before)
    changed = deadly.apply((SOURCE / deadly.file).read_bytes())
    asleep = f"{SCENARIO}cards/sleep-3.yaml]"
    assert who_notices(Trial(deadly.file, changed, tests=[asleep])).startswith("scenario ")


def test_settled_chapters_are_chapters() -> None:
    assert set(settled()) <= set(chapters())


REMEDY = "write tests that notice them, or say in tests/mutants/survivors.yaml why none can"


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("chapter", chapters())
def test_mistakes_are_noticed(chapter: str, record_property: Callable[[str, object], None]) -> None:
    """At least nine of ten in each chapter but for those that are explained; the run ends with a list of the others,
    which in a chapter that was settled must be empty."""
    verdicts = [verdict for verdict in map(judged, chosen(chapter)) if not verdict.why]
    survivors = [verdict.mutation.name for verdict in verdicts if not verdict.noticed]
    score = Score(chapter, len(verdicts) - len(survivors), len(verdicts))
    record_property("mutants", list(score))
    record_property("survivors", survivors)
    assert score.is_enough, REMEDY
    assert chapter not in settled() or not survivors, REMEDY
