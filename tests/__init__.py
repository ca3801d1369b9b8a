"""The tests; helpers are imported by full name, as in `from tests.rule import rule`."""
