"""One folder a game; nothing here knows which."""
