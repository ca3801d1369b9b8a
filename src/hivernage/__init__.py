"""Hivernage: an open digital home for semi-cooperative zombie-winter board games."""

__version__ = "0.1.0"
