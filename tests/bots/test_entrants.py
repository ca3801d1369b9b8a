"""Who may enter the arena, and why somebody may not."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from hivernage.bots.entrants import UnknownBot, factory, make
from hivernage.bots.kinds import BOTS
from hivernage.bots.regular import RegularBot
from hivernage.bots.simple.random import RandomBot
from hivernage.cards.load import read_once
from hivernage.cli import main
from hivernage.lab.sitting import BotFailed, Sitting, play

LIBRARY = read_once("base")

LAST = """
class LastBot:
    "Takes the last answer, whatever it is."

    def __init__(self, seed, library):
        self.seed = seed

    def choose(self, seat, question, answers):
        return answers[-1]

class Quiet:
    def __init__(self, seed, library):
        pass

class Rude(Quiet):
    def choose(self, seat, question, answers):
        raise KeyError("at work")

def broken(seed, library):
    return {}["nothing"]

def lazy():
    return None
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    file = tmp_path / "last_bot.py"
    file.write_text(LAST, encoding="utf-8")
    return file


def test_a_kind_of_the_house_enters_by_its_name():
    assert isinstance(make("random", "seed", LIBRARY), RandomBot)
    assert isinstance(make("regular", "seed", LIBRARY), RegularBot)


def test_a_kind_may_have_a_parameter(monkeypatch: pytest.MonkeyPatch):
    class Thinker(RegularBot):
        def __init__(self, seed, library, budget=1):
            super().__init__(seed, library)
            self.budget = budget

    monkeypatch.setitem(BOTS, "thinker-of-this-test", Thinker)
    assert make("thinker-of-this-test:16", "seed", LIBRARY).budget == 16  # type: ignore[attr-defined]
    assert make("thinker-of-this-test", "seed", LIBRARY).budget == 1  # type: ignore[attr-defined]


def test_your_own_bot_enters_by_file_and_class(own: Path):
    name = f"{own}:LastBot"
    assert make(name, "dice", LIBRARY).seed == "dice"  # type: ignore[attr-defined]
    played = play(LIBRARY, Sitting((name, "random", name, "random"), "stockpile", False, 0, 0))
    assert played.ending in ("morale", "rounds", "wrongly-exiled", "objective")


def test_your_own_bot_enters_by_module_and_class():
    assert isinstance(make("hivernage.bots.regular:RegularBot", "seed", LIBRARY), RegularBot)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("regulra", "did you mean regular?"),
        ("nobody-at-all", "write file.py:Class for a bot of your own"),
        ("random:16", "this kind of bot has no parameter; leave out ':16'"),
        ("regular:much", "'much' isn't a number"),
        ("no_such_file.py:Bot", "there is no file no_such_file.py; check the path"),
        ("no.such.module:Bot", "there is neither a kind of bot nor a module 'no.such.module'"),
        ("{own}:FirstBot", "nothing there is called 'FirstBot'; there is LastBot, Rude"),
        ("{own}:LAST", "nothing there is called 'LAST'"),
        ("{own}:lazy", "can't be called with (seed, library)"),
        ("{own}:broken", "calling it with (seed, library) raised KeyError('nothing')"),
        ("{own}:Quiet", "which has no method choose(seat, question, answers)"),
    ],
)
def test_who_cannot_play_is_told_why(own: Path, name: str, said: str):
    with pytest.raises(UnknownBot) as caught:
        make(name.format(own=own), "seed", LIBRARY)
    assert said in str(caught.value)


def test_a_file_that_is_not_python_is_told_with_its_line(tmp_path: Path):
    file = tmp_path / "half_a_bot.py"
    file.write_text("class Half:\n    def choose(self:\n", encoding="utf-8")
    with pytest.raises(UnknownBot, match=r"half_a_bot.py can't be loaded: line 2: "):
        factory(f"{file}:Half")


def test_a_module_that_your_bot_lacks_is_named(tmp_path: Path):
    file = tmp_path / "needy.py"
    file.write_text("import a_module_that_nobody_has\n", encoding="utf-8")
    with pytest.raises(UnknownBot, match="needs the module a_module_that_nobody_has; install it"):
        factory(f"{file}:Bot")


class Cheat:
    """Answers what nobody offered."""

    def __init__(self, seed, library):
        pass

    def choose(self, seat, question, answers):
        return ("win",)


class Clumsy(Cheat):
    def choose(self, seat, question, answers):
        raise ZeroDivisionError


@pytest.mark.parametrize(
    ("kind", "said"),
    [(Cheat, "answered ('win',), which wasn't offered, "), (Clumsy, f"raised ZeroDivisionError() ({__file__}, line ")],
)
def test_a_bot_that_fails_is_named_with_its_game(monkeypatch: pytest.MonkeyPatch, kind: type[Cheat], said: str):
    monkeypatch.setitem(BOTS, "culprit", kind)
    with pytest.raises(BotFailed) as caught:
        play(LIBRARY, Sitting(("random", "culprit"), "stockpile", True, seed=3, deal=7))
    assert str(caught.value).startswith(f"culprit on seat 1 {said}")
    assert ", asked 'group' in game 7 of seed 3 (box base; stockpile, hard; random, culprit)" in str(caught.value)


def test_your_own_bot_plays_in_other_processes_too(own: Path):
    options = ["--parts", "colony", "--objective", "stockpile", "--games", "2", "--jobs", "2"]
    result = CliRunner().invoke(main, ["arena", "--bots", f"{own}:LastBot", *options])
    assert "4 games, seed 0, 4 players" in result.output
    result = CliRunner().invoke(main, ["arena", "--bots", f"{own}:Rude", *options])
    assert result.exit_code == 2
    assert result.stderr.startswith(f"error: {own}:Rude on seat 0 raised KeyError('at work') ({own}, line ")


def test_the_command_says_it_without_a_traceback(own: Path):
    for name, said in [(f"{own}:FirstBot", "there is LastBot"), (f"{own}:broken", "raised KeyError")]:
        result = CliRunner().invoke(main, ["arena", "--bots", name, "--parts", "colony", "--games", "1"])
        assert result.exit_code == 2
        assert result.stderr.startswith(f"error: {name}: ")
        assert said in result.stderr
