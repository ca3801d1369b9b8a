"""A seat's own objective: how far it is, and what brings it nearer."""
