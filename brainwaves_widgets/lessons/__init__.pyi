from .ask.definition import EditDefinition as EditDefinition, TakeSides as TakeSides
from .ask.lesson import Lesson as Lesson
from .ask.predict import Pick as Pick, Predict as Predict
from .ask.tasks import Made as Made, Say as Say, YesNo as YesNo
from .ask.why import Why as Why
from .board.blackboard import Blackboard as Blackboard
from .board.family_tree import family_tree as family_tree
from .board.layout import gallery as gallery
from .classroom.classreport import ClassReport as ClassReport
from .definitions import DEFINITIONS as DEFINITIONS
from .lab.figurelab import FigureLab as FigureLab
from .lab.figures_on_sheet import turned as turned
from .lab.tasks import Task as Task
from .misconceptions import MISCONCEPTIONS as MISCONCEPTIONS
from .quiz.quiz import Quiz as Quiz
from .quiz.results import Answer as Answer, Results as Results, ResultsError as ResultsError
from .tutorials.checks import made as made, pick as pick, predict as predict, say as say
