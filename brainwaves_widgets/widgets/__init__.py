"""The widget base that all games share."""

from ..core.game import Timer
from .game import GameWidget
from .session.session import Session

__all__ = ["GameWidget", "Session", "Timer"]
