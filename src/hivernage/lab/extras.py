"""Libraries that only some people need: they are imported where they are used, and missed with a remedy."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class MissingExtra(Exception):
    """A library that isn't installed; says what it is needed for and how to install it."""


def needed(module: str, extra: str, purpose: str) -> Any:
    """The module, if the extra that brings it is installed."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != module.partition(".")[0]:
            raise
        message = (
            f"{purpose} needs {error.name}, which isn't installed; install it with pip install 'hivernage[{extra}]'"
        )
        raise MissingExtra(message) from None
