"""Whom a seat believes to be a betrayer, and what follows from it."""
