"""Whatever can be said has a sentence, in both languages."""

from collections.abc import Iterator
from itertools import product
from typing import Any, get_args

import pytest
from msgspec import inspect

from hivernage.model.talk import Accuses, Asks, Because, Chat, Claims, Promises, Ready, Talk
from hivernage.server.tables.talk_words import sentence

NAMES = ["Ana", "Bo", ""]


def every_talk() -> Iterator[Talk]:
    """Each kind of talk with each value of its fields."""
    for kind in get_args(Talk):
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType)
        values = [list(some_values(field.type)) for field in info.fields]
        for chosen in product(*values):
            yield kind(*chosen)


def some_values(info: inspect.Type) -> Iterator[Any]:
    match info:
        case inspect.LiteralType(values=values):
            yield from values
        case inspect.UnionType(types=parts):
            for part in parts:
                yield from some_values(part)
        case inspect.NoneType():
            yield None
        case inspect.IntType():
            yield 1
        case inspect.StrType():
            yield "Hello { $who }"
        case _:
            raise AssertionError(f"no values known for {info}")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_that_can_be_said_has_words(lang):
    for talk in every_talk():
        words = sentence(talk, "Ana", NAMES, lang)
        assert "Ana" in words
        assert "{" not in words or isinstance(talk, Chat)
        assert words.endswith((".", ".”", ". »")) or isinstance(talk, Chat)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_different_things_are_said_differently(lang):
    for kind in (Claims, Promises, Asks, Because):
        plain = [talk for talk in every_talk() if type(talk) is kind and not getattr(talk, "symbol", None)]
        plain = [talk for talk in plain if not isinstance(talk, Because) or talk.seat]
        assert len({sentence(talk, "Ana", NAMES, lang) for talk in plain}) == len(plain)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    "make", [lambda s: Claims("have", s), lambda s: Claims("lack", s), lambda s: Asks("symbol", 1, s)]
)
def test_every_symbol_has_its_own_words(lang, make):
    symbols = ["food", "medicine", "fuel", "tool", "weapon", "book", None]
    assert len({sentence(make(symbol), "Ana", NAMES, lang) for symbol in symbols}) == len(symbols)


@pytest.mark.parametrize(
    ("talk", "english", "french"),
    [
        (Claims("loyal"), "Ana claims to be loyal to the colony.", "Ana affirme être du côté de la colonie."),
        (Claims("have", "fuel"), "Ana claims to have fuel.", "Ana affirme avoir du carburant."),
        (Claims("lack", "weapon"), "Ana claims to have no weapon.", "Ana affirme ne pas avoir d’arme."),
        (Promises("waste"), "Ana promises to take out the waste.", "Ana promet de nettoyer la décharge."),
        (Accuses(1), "Ana accuses Bo of betrayal.", "Ana accuse Bo de trahison."),
        (Accuses(2), "Ana accuses Player 3 of betrayal.", "Ana accuse Joueur 3 de trahison."),
        (
            Asks("crisis", symbol="food"),
            "Ana asks everybody to put food into the crisis.",
            "Ana demande à toute la table de mettre de la nourriture dans la crise.",
        ),
        (Asks("symbol", 1, "book"), "Ana asks Bo for a book.", "Ana demande un livre à Bo."),
        (Ready(), "Ana is ready to vote.", "Pour Ana, on peut passer au vote."),
        (Chat("Salut !"), "Ana: Salut !", "Ana : Salut !"),
    ],
)
def test_sentences_read_well(talk, english, french):
    assert sentence(talk, "Ana", NAMES, "en") == english
    assert sentence(talk, "Ana", NAMES, "fr") == french


def test_somebody_without_a_name_still_speaks():
    assert sentence(Ready(), "", NAMES, "en") == "Somebody is ready to vote."
