"""Judges give marks to answers one after another: for the colony, by trust, for oneself, missions and exiles."""
