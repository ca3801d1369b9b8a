"""How much a test tries: little in the quick run, more when mutants face it, a lot with --long."""

import pytest


def how_many(request: pytest.FixtureRequest, *, quick: int, thorough: int, long: int) -> int:
    """The number for the run at hand."""
    if request.config.getoption("--long"):
        return long
    return thorough if request.config.getoption("--thorough") else quick
