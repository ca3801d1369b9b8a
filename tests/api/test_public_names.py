"""`import hivernage` gives the public names, loads nothing before it must, and tells type checkers the truth."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import hivernage
import hivernage.views
from hivernage import Table, load, play_out, view


def python(*lines: str) -> str:
    """What a fresh Python prints."""
    done = subprocess.run([sys.executable, "-c", "\n".join(lines)], text=True, capture_output=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_every_public_name_is_there_and_can_be_completed() -> None:
    assert len(set(hivernage.__all__)) == len(hivernage.__all__)
    for name in hivernage.__all__:
        assert hasattr(hivernage, name)
    assert set(hivernage.__all__) <= set(dir(hivernage))


def test_each_name_has_one_home() -> None:
    homes = [name for names in hivernage._HOMES.values() for name in names]
    assert sorted(homes) == sorted(hivernage.__all__)


def test_a_star_brings_them_all() -> None:
    shown = python("from hivernage import *", "import hivernage", "print(set(hivernage.__all__) <= set(globals()))")
    assert shown == "True"


def test_nothing_is_loaded_before_it_is_used() -> None:
    assert python("import hivernage, sys", "print('msgspec' in sys.modules, 'hivernage.table' in sys.modules)") == (
        "False False"
    )


@pytest.mark.parametrize("first", ["hivernage.views", "hivernage.cli.play", "hivernage.server.http.api"])
def test_view_is_the_function_whatever_was_imported_before(first: str) -> None:
    assert python(f"import {first}", "from hivernage import view", "print(callable(view))") == "True"


def test_no_module_has_the_name_of_something_public() -> None:
    """Python would put the module in its place as soon as somebody imports it."""
    modules = {path.stem for path in Path(hivernage.__file__).parent.iterdir()}
    assert "views" in modules
    assert not modules & set(hivernage.__all__)


def test_an_unknown_name_is_refused_by_python_and_by_type_checkers() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Tabel'"):
        hivernage.Tabel  # type: ignore[attr-defined]  # noqa: B018


def test_types_are_known() -> None:
    """mypy reads these: were a name not typed, the wrong call would pass and its ignore be too much."""
    table: Table = Table.new(players=3, seed=1)
    seats: list[int] = [player.seat for player in view(table, 0).players]
    assert seats == [0, 1, 2]
    with pytest.raises(TypeError):
        play_out(table, bots=3)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        load()  # type: ignore[call-arg]
