"""Tests of tables on the network."""
