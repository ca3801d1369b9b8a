"""Thinking ahead in imagined tables."""
