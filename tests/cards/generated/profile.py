"""How many examples: a third of few in the quick run, few when mutants face them, many with --long."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, settings

from tests.how_many import how_many


def examples(request: pytest.FixtureRequest, few: int, many: int) -> settings:
    """The same examples each time; what fails is made as small as it gets."""
    return settings(
        max_examples=how_many(request, quick=max(1, few // 3), thorough=few, long=many),
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )
