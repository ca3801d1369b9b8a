"""The tables: who sits there, their games, talk and votes; every change is written before it is told."""
