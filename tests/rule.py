"""How a test says which numbered rules it proves: `@rule("A1.1", "D2")`."""

import pytest

rule = pytest.mark.rule
