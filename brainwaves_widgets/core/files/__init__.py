"""Files: moves and options as JSON, save files, and the log of a game that keeps itself."""
