"""Plain data: the state of a game, its questions and events. Nothing here knows a rule."""
