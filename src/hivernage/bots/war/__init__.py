"""Two colonies against each other, as a seat sees them."""
