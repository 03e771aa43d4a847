"""Walking through a game that was played."""
