"""The widget base that all games share."""

from .game import GameWidget
from .session import Session, Timer

__all__ = ["GameWidget", "Session", "Timer"]
