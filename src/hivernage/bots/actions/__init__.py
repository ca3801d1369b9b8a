"""What each action of a turn is worth to the colony."""
