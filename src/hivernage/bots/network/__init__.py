"""Bots at tables of another computer."""
