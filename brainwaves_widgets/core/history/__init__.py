"""What has happened in a game: its moves, and the states they led to."""

from .steps import History, Step

__all__ = ["History", "Step"]
