"""Cards as data: the vocabulary they are written in, the loader, and their generated texts."""
