"""How betrayers and exiled players play."""
