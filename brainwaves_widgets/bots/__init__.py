"""Programs that sit at a table: `bw.bots.Careful()` and the others, each for the games it names.

>>> from brainwaves_widgets import bots
>>> bots.Child(seed=1)
Child(seed=1)
"""

from typing import TYPE_CHECKING

from ..core.lazy import lazily

if TYPE_CHECKING:
    from ..brainwave.bots import Beginner, Champion, Regular
    from ..core.bots import Guesser, Opponent
    from ..matrix.bots import Careful, Greedy, Optimal
    from .learner import Learner
    from .minds import Child, GrownUp, Perfect

__all__ = [
    "Beginner",
    "Careful",
    "Champion",
    "Child",
    "Greedy",
    "GrownUp",
    "Guesser",
    "Learner",
    "Opponent",
    "Optimal",
    "Perfect",
    "Regular",
]

_HOMES = {
    "Beginner": "..brainwave.bots",
    "Careful": "..matrix.bots",
    "Champion": "..brainwave.bots",
    "Child": ".minds",
    "Greedy": "..matrix.bots",
    "GrownUp": ".minds",
    "Guesser": "..core.bots",
    "Learner": ".learner",
    "Opponent": "..core.bots",
    "Optimal": "..matrix.bots",
    "Perfect": ".minds",
    "Regular": "..brainwave.bots",
}

__getattr__, __dir__ = lazily(__name__, _HOMES)
