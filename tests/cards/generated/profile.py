"""How many examples: a third of few in the quick run, few when mutants face them, many with --long."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, Phase, settings

from tests.how_many import how_many

TIMES = int(os.environ.get("HIVERNAGE_EXAMPLES", "1"))
"""So many times more than that, and others each time: for whoever looks for what no run has found yet."""


def examples(request: pytest.FixtureRequest, few: int, many: int) -> settings:
    """The same examples each time; what fails is made as small as it gets."""
    return settings(
        max_examples=TIMES * how_many(request, quick=max(1, few // 3), thorough=few, long=many),
        deadline=None,
        derandomize=TIMES == 1,
        database=None,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )
