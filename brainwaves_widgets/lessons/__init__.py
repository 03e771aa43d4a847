"""What a class uses around the games: a figure laboratory, a quiz, a blackboard, a class report.

>>> from brainwaves_widgets.lessons import DEFINITIONS
>>> DEFINITIONS["D2"]
<D2: Kinds of triangles>
"""

from typing import TYPE_CHECKING

from ..core.lazy import lazily

if TYPE_CHECKING:
    from .ask.definition import EditDefinition, TakeSides
    from .ask.lesson import Lesson
    from .ask.predict import Pick, Predict
    from .ask.tasks import Made, Say, YesNo
    from .ask.why import Why
    from .board.blackboard import Blackboard
    from .board.family_tree import family_tree
    from .board.layout import gallery
    from .classroom.classreport import ClassReport
    from .definitions import DEFINITIONS
    from .lab.figurelab import FigureLab
    from .lab.figures_on_sheet import turned
    from .lab.tasks import Task
    from .misconceptions import MISCONCEPTIONS
    from .quiz.quiz import Quiz
    from .quiz.results import Answer, Results, ResultsError
    from .tutorials.checks import made, pick, predict, say

__all__ = [
    "DEFINITIONS",
    "MISCONCEPTIONS",
    "Answer",
    "Blackboard",
    "ClassReport",
    "EditDefinition",
    "FigureLab",
    "Lesson",
    "Made",
    "Pick",
    "Predict",
    "Quiz",
    "Results",
    "ResultsError",
    "Say",
    "TakeSides",
    "Task",
    "Why",
    "YesNo",
    "family_tree",
    "gallery",
    "made",
    "pick",
    "predict",
    "say",
    "turned",
]

_HOMES = {
    "TakeSides": ".ask.definition",
    "EditDefinition": ".ask.definition",
    "Why": ".ask.why",
    "YesNo": ".ask.tasks",
    "Say": ".ask.tasks",
    "Predict": ".ask.predict",
    "Pick": ".ask.predict",
    "Made": ".ask.tasks",
    "Lesson": ".ask.lesson",
    "DEFINITIONS": ".definitions",
    "MISCONCEPTIONS": ".misconceptions",
    "Answer": ".quiz.results",
    "Blackboard": ".board.blackboard",
    "ClassReport": ".classroom.classreport",
    "FigureLab": ".lab.figurelab",
    "Quiz": ".quiz.quiz",
    "Results": ".quiz.results",
    "ResultsError": ".quiz.results",
    "Task": ".lab.tasks",
    "family_tree": ".board.family_tree",
    "gallery": ".board.layout",
    "made": ".tutorials.checks",
    "pick": ".tutorials.checks",
    "predict": ".tutorials.checks",
    "say": ".tutorials.checks",
    "turned": ".lab.figures_on_sheet",
}

__getattr__, __dir__ = lazily(__name__, _HOMES)
