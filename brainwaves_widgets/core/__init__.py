"""The contract of all games and the table they are played at."""

from .chance import Chance
from .files.record import SaveError
from .history.steps import History, Step
from .rules import CHANCE, Event, IllegalMove, Move, Outcome, Rules, Seat, State, View
from .table import Table

__all__ = [
    "CHANCE",
    "Chance",
    "Event",
    "History",
    "IllegalMove",
    "Move",
    "Outcome",
    "Rules",
    "SaveError",
    "Seat",
    "State",
    "Step",
    "Table",
    "View",
]
