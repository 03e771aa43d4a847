"""The lobby: choose a game, who plays and how, and sit down without code."""
