"""Bots that hardly think, for tests and experiments."""
