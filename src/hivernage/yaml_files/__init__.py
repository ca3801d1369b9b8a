"""Reading YAML that people write: what is wrong with a file, where, and what to do about it."""
