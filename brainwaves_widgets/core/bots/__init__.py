"""Players that are programs: what a bot is, how it takes its turns, and how files keep it."""

from .bot import Bot, Guesser, Opponent, act, check_seats, drive, with_others

__all__ = ["Bot", "Guesser", "Opponent", "act", "check_seats", "drive", "with_others"]
