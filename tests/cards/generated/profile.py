"""How many examples: a few in the quick run, many with --long."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, settings


def examples(request: pytest.FixtureRequest, few: int, many: int) -> settings:
    """The same examples each time; what fails is made as small as it gets."""
    return settings(
        max_examples=many if request.config.getoption("--long") else few,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )
