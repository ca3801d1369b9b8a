"""A process with the package and the tests loaded, which forks for each mutant: loading takes longer than most trials.

A mutant changes functions, so their code is exchanged in the fork. One that changes what ran while the package was
loaded needs a process of its own.
"""

from __future__ import annotations

import ast
import gc
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib import import_module
from select import select
from types import CodeType, FrameType, FunctionType
from typing import IO

import msgspec

from tests.mutants.places import ENVIRONMENT, ROOT, SOURCE

PRELOADED = ("tests.scenarios.test_scenarios", "tests.laws.laws", "tests.rules.positions", "hypothesis", "pytest")
"""What most trials need, the package with it."""


class Trial(msgspec.Struct):
    """A module below src/hivernage, what it is replaced by, and whom to ask: who claims a rule, or these tests."""

    file: str
    source: bytes
    rule: str = ""
    tests: list[str] = []


class Outcome(msgspec.Struct):
    """Who noticed a mutant; nobody: empty. `fits`: whether it can be tried in a fork at all."""

    noticed: str = ""
    fits: bool = True
    failure: str = ""


class Loaded:
    """The process, started with the first mutant."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    def try_out(self, trial: Trial) -> Outcome:
        """Have a fork of the process face the mutant."""
        process = self._process
        if process is None or process.poll() is not None:
            process = self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.mutants.loaded"],
                cwd=ROOT,
                env=ENVIRONMENT,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
        assert process.stdin
        assert process.stdout
        process.stdin.write(msgspec.json.encode(trial) + b"\n")
        process.stdin.flush()
        answer = process.stdout.readline()
        return msgspec.json.decode(answer, type=Outcome) if answer else Outcome(failure="the process has ended")

    def close(self) -> None:
        """End it."""
        if self._process is not None and self._process.stdin:
            self._process.stdin.close()
            self._process.wait()


# What a mutant changes


def changed_functions(old: bytes, new: bytes, file: str) -> dict[str, CodeType] | None:
    """The new code of the functions that differ, by name; None where more than functions differs."""
    before, after = ast.parse(old), ast.parse(new)
    bodies, new_bodies = dict(_taken_out(before)), dict(_taken_out(after))
    if ast.dump(before) != ast.dump(after) or bodies.keys() != new_bodies.keys():
        return None
    different = {name for name, body in bodies.items() if new_bodies[name] != body}
    codes = list(_functions(compile(new, file, "exec")))
    if any(count > 1 for name, count in Counter(code.co_qualname for code in codes).items() if name in different):
        return None  # the getter and the setter of a property, say
    return {code.co_qualname: code for code in codes if code.co_qualname in different}


def _taken_out(node: ast.AST, where: str = "") -> Iterator[tuple[str, str]]:
    """The functions of a module and its classes, with what they do, which is taken out of the tree."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            body, child.body = child.body, []
            yield f"{where}{child.name}", "".join(map(ast.dump, body))
        elif isinstance(child, ast.ClassDef):
            yield from _taken_out(child, f"{where}{child.name}.")
        else:
            yield from _taken_out(child, where)


def _functions(code: CodeType) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            if "<" not in inner.co_name:
                yield inner
            if not inner.co_flags & CO_OPTIMIZED:  # a class
                yield from _functions(inner)


CO_OPTIMIZED = 1


# Within that process


EARLY: set[tuple[str, str]] = set()
"""Functions that ran while all was loaded: their mistakes would come too late."""


def preload() -> None:
    """Load all, and note what runs meanwhile."""
    source = str(SOURCE)

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(source):
            EARLY.add((frame.f_code.co_filename, frame.f_code.co_qualname))

    sys.setprofile(note)
    for name in (*PRELOADED, *_modules()):
        import_module(name)
    from tests.scenarios import test_scenarios

    test_scenarios.library()
    sys.setprofile(None)
    gc.collect()
    gc.freeze()


def _modules() -> Sequence[str]:
    """The modules in which mistakes are made."""
    names = [file.relative_to(SOURCE).with_suffix("").parts for file in SOURCE.glob("rules/**/*.py")]
    return sorted(".".join(["hivernage", *parts]).removesuffix(".__init__") for parts in names)


def exchange(trial: Trial) -> bool:
    """Put the mutant's code in; whether that could be done."""
    file = SOURCE / trial.file
    changed = changed_functions(file.read_bytes(), trial.source, str(file))
    if changed is None or any((str(file), name) in EARLY for name in changed):
        return False
    gc.unfreeze()
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename == str(file):
            new = changed.get(each.__code__.co_qualname)
            if new is not None:
                each.__code__ = new
    return True


def fork(trial: Trial, longest: float) -> Outcome:
    """Face the mutant in a fork."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        with os.fdopen(writing, "wb") as out:
            out.write(msgspec.json.encode(_face(trial)))
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as answer:
        if not select([answer], [], [], longest)[0]:
            os.kill(child, 9)
            os.waitpid(child, 0)
            return Outcome("the clock")
        told = answer.read()
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if status < 0:
        return Outcome("a crash of Python")
    return msgspec.json.decode(told, type=Outcome) if told else Outcome(failure=f"it ended with {status}")


def _face(trial: Trial) -> Outcome:
    from tests.mutants.facing import first_to_notice

    os.dup2(os.open(os.devnull, os.O_RDWR), 1)
    os.dup2(1, 2)
    try:
        return Outcome(first_to_notice(trial)) if exchange(trial) else Outcome(fits=False)
    except Exception as error:
        return Outcome(failure=repr(error))


def serve(asked: IO[bytes], answers: IO[bytes], longest: float) -> None:
    """Take mutants until nobody asks any more."""
    for line in asked:
        answers.write(msgspec.json.encode(fork(msgspec.json.decode(line, type=Trial), longest)) + b"\n")
        answers.flush()


if __name__ == "__main__":
    from tests.mutants import loaded
    from tests.mutants.facing import ALL_TOGETHER

    loaded.preload()
    loaded.serve(sys.stdin.buffer, sys.stdout.buffer, ALL_TOGETHER)
