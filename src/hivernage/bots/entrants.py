"""Who may enter the arena: bots by name, and bots of your own.

`regular` is a kind of the house, `veteran:16` one with a parameter. `my_bot.py:MyBot` and `package.module:MyBot` name
something that is called with a seed and the cards of the game and gives a bot.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from inspect import signature
from pathlib import Path
from types import ModuleType
from typing import Any

from hivernage.bots import Bot
from hivernage.bots.kinds import BOTS
from hivernage.cards.library import Library

Factory = Callable[[str, Library], Bot]


class UnknownBot(Exception):
    """Nobody plays by this name; says what is wrong, where, and what to do."""


def factory(name: str) -> Factory:
    """What makes bots of this name."""
    if name in BOTS:
        return BOTS[name]
    source, colon, last = name.rpartition(":")
    if not colon:
        close = get_close_matches(name, BOTS)
        hint = f"did you mean {close[0]}?" if close else "write file.py:Class for a bot of your own"
        raise UnknownBot(f"no kind of bot is called {name!r}; there are {', '.join(sorted(BOTS))}; {hint}")
    if source in BOTS:
        return _with_parameter(name, BOTS[source], last)
    return _made_by(name, _module(name, source), last)


def make(name: str, seed: str, library: Library) -> Bot:
    """A bot of this name, with dice of its own."""
    maker = factory(name)
    try:
        bot = maker(seed, library)
    except Exception as error:
        raise UnknownBot(f"{name}: calling it with (seed, library) raised {error!r}; correct it there") from error
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot(f"{name}: gave {bot!r}, which has no method choose(seat, question, answers); add one")
    return bot


def _with_parameter(name: str, kind: Callable[..., Bot], text: str) -> Factory:
    """A kind of the house with a number, such as its thinking budget."""
    try:
        number = int(text)
    except ValueError:
        raise UnknownBot(f"{name}: {text!r} isn't a number; write veteran:16, for example") from None
    if not _takes(kind, 3):
        raise UnknownBot(f"{name}: this kind of bot has no parameter; leave out ':{text}'")
    return lambda seed, library: kind(seed, library, number)


@cache
def _module(name: str, source: str) -> ModuleType:
    try:
        return _from_file(Path(source)) if source.endswith(".py") else _from_folders(source)
    except FileNotFoundError:
        raise UnknownBot(f"{name}: there is no file {source}; check the path") from None
    except ModuleNotFoundError as error:
        if error.name is not None and (source == error.name or source.startswith(f"{error.name}.")):
            raise UnknownBot(
                f"{name}: there is neither a kind of bot nor a module {source!r}; check its name and PYTHONPATH"
            ) from None
        raise UnknownBot(f"{name}: {source} needs the module {error.name}; install it") from None
    except Exception as error:
        raise UnknownBot(f"{name}: {source} can't be loaded: {_told(error)}; correct it there") from error


def _from_folders(module: str) -> ModuleType:
    """The current folder is searched last, as `python -m` does first."""
    _also_search(Path())
    return import_module(module)


def _from_file(file: Path) -> ModuleType:
    """Loaded like a script that is imported: its own folder is searched by its imports too."""
    if not file.is_file():
        raise FileNotFoundError(file)
    _also_search(file.parent)
    spec = spec_from_file_location(f"entrant_{file.stem}", file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def _also_search(folder: Path) -> None:
    path = str(folder.resolve())
    if path not in sys.path:
        sys.path.append(path)


def _told(error: Exception) -> str:
    """With the line, where Python knows it."""
    return f"line {error.lineno}: {error.msg}" if isinstance(error, SyntaxError) else repr(error)


def _made_by(name: str, module: ModuleType, attribute: str) -> Factory:
    maker: Any = getattr(module, attribute, None)
    if maker is None:
        found = ", ".join(_candidates(module)) or "nothing with a method choose"
        raise UnknownBot(f"{name}: nothing there is called {attribute!r}; there is {found}")
    if not callable(maker) or not _takes(maker, 2):
        raise UnknownBot(f"{name}: {attribute} can't be called with (seed, library); give it these two parameters")
    made: Factory = maker
    return made


def _candidates(module: ModuleType) -> Iterator[str]:
    """The classes that the module itself makes and that could be bots."""
    for name, value in vars(module).items():
        if isinstance(value, type) and value.__module__ == module.__name__ and hasattr(value, "choose"):
            yield name


def _takes(maker: Callable[..., Any], arguments: int) -> bool:
    try:
        signature(maker).bind(*[None] * arguments)
    except TypeError:
        return False
    return True
