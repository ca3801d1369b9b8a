"""The examples in docstrings of the public API run, and give what they say."""

import doctest
from importlib import import_module

import pytest

import hivernage

PUBLIC = [getattr(hivernage, name) for name in hivernage.__all__]
HOMES = sorted({value.__module__ for value in PUBLIC if getattr(value, "__module__", "").startswith("hivernage")})
SHOWN = [hivernage, hivernage.Table, hivernage.view, hivernage.play_out, hivernage.save, hivernage.load_packs]


@pytest.mark.parametrize("name", ["hivernage", *HOMES])
def test_the_examples_run(name: str) -> None:
    assert not doctest.testmod(import_module(name)).failed


@pytest.mark.parametrize("value", SHOWN, ids=lambda value: value.__name__)
def test_there_is_an_example(value: object) -> None:
    assert ">>> " in (value.__doc__ or "")


@pytest.mark.parametrize("name", hivernage.__all__)
def test_everything_says_what_it_is(name: str) -> None:
    value = getattr(hivernage, name)
    if isinstance(value, type) or callable(value):
        assert value.__doc__, f"{name} has no docstring"
