from . import bots as bots
from .boar.widget import BrilliantBoar as BrilliantBoar
from .brainwave.widget import BrainWave as BrainWave
from .classroom.classroom import Classroom as Classroom
from .core import IllegalMove as IllegalMove, SaveError as SaveError, Table as Table
from .core.bots.thinker import BotError as BotError
from .doors.join import join as join
from .goose.widget import AstuteGoose as AstuteGoose
from .laboratory.simulate import simulate as simulate
from .laboratory.tournament import tournament as tournament
from .matrix.widget import GameMatrix as GameMatrix
from .notepad.notepad import Notepad as Notepad
from .study.measures import measures as measures
from .welcome.lobby import lobby as lobby
from .widgets.recent import recent as recent
from .widgets.stepper.stepper import Stepper as Stepper

__version__: str
