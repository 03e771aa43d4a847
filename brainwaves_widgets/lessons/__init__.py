"""What a class uses around the games: a figure laboratory, a quiz, a blackboard, a class report.

>>> from brainwaves_widgets.lessons import DEFINITIONS
>>> DEFINITIONS["D2"]
<D2: Kinds of triangles>
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

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


def __getattr__(name: str) -> Any:
    """Import what is asked for, so that a quiz needs no ipycanvas."""
    if name not in _HOMES:
        msg = f"module {__name__!r} has no attribute {name!r}; there is {', '.join(__all__)}"
        raise AttributeError(msg)
    return getattr(import_module(_HOMES[name], __name__), name)


def __dir__() -> list[str]:
    return sorted(__all__)
