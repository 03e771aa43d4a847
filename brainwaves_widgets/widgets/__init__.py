"""The widget base that all games share."""

from ..core.rules import Timer
from .game import GameWidget
from .session import Session

__all__ = ["GameWidget", "Session", "Timer"]
