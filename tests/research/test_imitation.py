"""The example of a learner: two games of its teacher are enough to see that it learns."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

pytest.importorskip("pettingzoo", reason="the extra `research` isn't installed")

import numpy as np

from hivernage.bots.playing_out import play_out
from hivernage.lab.simulate import new_table
from hivernage.research import raw_env

EXAMPLE = Path(__file__).parents[2] / "examples" / "imitation.py"


@pytest.fixture
def imitation(monkeypatch) -> ModuleType:
    spec = spec_from_file_location("imitation", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "imitation", module)
    spec.loader.exec_module(module)
    return module


def test_it_learns_to_say_what_the_teacher_says(imitation, tmp_path, monkeypatch):
    env = raw_env(players=3)
    lessons = [lesson for seed in (1, 2) for lesson in imitation.watch(env, seed)[1]]
    unseen = imitation.watch(env, 3)[1]
    fresh, student = imitation.Linear.for_game(env), imitation.study(env, lessons)
    assert imitation.agreement(student, unseen) > imitation.agreement(fresh, unseen) + 0.1
    assert imitation.agreement(student, lessons) > imitation.agreement(student, unseen)

    np.savez_compressed(tmp_path / "student.npz", weights=student.weights)
    monkeypatch.setenv("STUDENT", str(tmp_path / "student.npz"))
    logs = []
    for _ in range(2):
        table = new_table(env.options, env.library, 1, 0)
        play_out(table, [imitation.Student(f"seat {seat}", env.library) for seat in range(3)])
        logs.append(table.log)
    assert logs[0] == logs[1], "the same seed plays the same game"
