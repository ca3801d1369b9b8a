"""Bots at tables of the network, and the processes in which they think."""
