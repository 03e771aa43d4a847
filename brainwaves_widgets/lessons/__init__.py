"""What a class uses around the games: a figure laboratory, a quiz, a blackboard, a class report.

>>> from brainwaves_widgets.lessons import DEFINITIONS
>>> DEFINITIONS["D2"]
<D2: Kinds of triangles>
"""

from typing import TYPE_CHECKING

from ..core.lazy import lazily

if TYPE_CHECKING:
    from .blackboard import Blackboard
    from .check import made, pick, predict, say
    from .classreport import ClassReport
    from .definitions import DEFINITIONS
    from .drawn import turned
    from .figurelab import FigureLab
    from .misconceptions import MISCONCEPTIONS
    from .quiz import Quiz
    from .results import Answer, Results, ResultsError
    from .scenes import family_tree, gallery
    from .tasks import Task

__all__ = [
    "DEFINITIONS",
    "MISCONCEPTIONS",
    "Answer",
    "Blackboard",
    "ClassReport",
    "FigureLab",
    "Quiz",
    "Results",
    "ResultsError",
    "Task",
    "family_tree",
    "gallery",
    "made",
    "pick",
    "predict",
    "say",
    "turned",
]

_HOMES = {
    "DEFINITIONS": ".definitions",
    "MISCONCEPTIONS": ".misconceptions",
    "Answer": ".results",
    "Blackboard": ".blackboard",
    "ClassReport": ".classreport",
    "FigureLab": ".figurelab",
    "Quiz": ".quiz",
    "Results": ".results",
    "ResultsError": ".results",
    "Task": ".tasks",
    "family_tree": ".scenes",
    "gallery": ".scenes",
    "made": ".check",
    "pick": ".check",
    "predict": ".check",
    "say": ".check",
    "turned": ".drawn",
}

__getattr__, __dir__ = lazily(__name__, _HOMES)
