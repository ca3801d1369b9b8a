"""What a seat reads off the table, and what things are worth there."""
