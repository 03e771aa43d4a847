"""The notepad: results of finished games, kept, compared and drawn."""
