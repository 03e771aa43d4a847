"""Four table games to play, teach and study in a notebook.

>>> import brainwaves_widgets as bw
>>> game = bw.AstuteGoose(players=["Ann", "Ben"], level="rookie", seed=7)
>>> game.play(game.moves("Ann")[0])
"""

from typing import TYPE_CHECKING

from . import bots
from .core.lazy import lazily

if TYPE_CHECKING:
    from .boar.widget import BrilliantBoar
    from .brainwave.widget import BrainWave
    from .classroom.classroom import Classroom
    from .core import IllegalMove, SaveError, Table
    from .core.bots.thinker import BotError
    from .doors.join import join
    from .goose.widget import AstuteGoose
    from .laboratory.simulate import simulate
    from .laboratory.tournament import tournament
    from .matrix.widget import GameMatrix
    from .notepad.notepad import Notepad
    from .study.measures import measures
    from .welcome.lobby import lobby
    from .widgets.recent import recent
    from .widgets.stepper.stepper import Stepper

__version__ = "0.1.0"
__all__ = [
    "AstuteGoose",
    "BotError",
    "BrainWave",
    "BrilliantBoar",
    "Classroom",
    "GameMatrix",
    "IllegalMove",
    "Notepad",
    "SaveError",
    "Stepper",
    "Table",
    "bots",
    "join",
    "lobby",
    "measures",
    "recent",
    "simulate",
    "tournament",
]

_HOMES = {
    "AstuteGoose": ".goose.widget",
    "BotError": ".core.bots.thinker",
    "BrainWave": ".brainwave.widget",
    "BrilliantBoar": ".boar.widget",
    "Classroom": ".classroom.classroom",
    "GameMatrix": ".matrix.widget",
    "IllegalMove": ".core",
    "Notepad": ".notepad.notepad",
    "SaveError": ".core",
    "Stepper": ".widgets.stepper.stepper",
    "Table": ".core",
    "join": ".doors.join",
    "lobby": ".welcome.lobby",
    "measures": ".study.measures",
    "recent": ".widgets.recent",
    "simulate": ".laboratory.simulate",
    "tournament": ".laboratory.tournament",
}

__getattr__, __dir__ = lazily(__name__, _HOMES, "bots")
