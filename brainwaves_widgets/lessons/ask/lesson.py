"""A lesson: it asks for a name once, and keeps what follows under that name."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from ...geometry import Figure
from ...geometry.draw.drawing import Picture
from ...geometry.explain.relations import Definitions, is_inclusive
from ...matrix.widget import GameMatrix
from ..lab.tasks import Task
from ..quiz.quiz import Quiz
from ..quiz.results import Results, ResultsError, check_learner, new_attempt
from ..tutorials.checks import Checked
from ..tutorials.lessons import find_lesson, lesson_game, lesson_quiz
from .ask import Ask
from .definition import EditDefinition, TakeSides
from .keep import Prediction, Try
from .predict import Guess, Pick, Predict
from .tasks import Made, Say, Write, YesNo
from .why import Why

NAMELESS: Final = "pupil"


class Lesson(Ask):
    """The first cell of a lesson: a box for a name, which may stay empty.

    >>> import tempfile
    >>> lesson = Lesson("05", folder=tempfile.mkdtemp())
    >>> lesson.answer("Ann")
    >>> lesson.said
    ['Hello Ann. What you do in this lesson is kept in ann-05.json.']
    >>> lesson.quiz().report()
    There are no answers yet.
    """

    kind = "text"
    button = "Start"
    hint = "Write your name or a nickname. You may also leave it empty."

    def __init__(
        self,
        number: str,
        *,
        learner: str = "",
        folder: str | os.PathLike[str] | None = "results",
        definitions: Definitions = "printed",
    ) -> None:
        """Begin a lesson.

        Args:
            number: Which lesson, as in "05".
            learner: A name, so that the lesson does not ask for one.
            folder: Where result files are kept; None keeps nothing.
            definitions: "printed", or "inclusive" for a trapezoid with at least one parallel pair.
        """
        plan = find_lesson(number)
        check_learner(learner)
        is_inclusive(definitions)
        self.plan, self.definitions = plan, definitions
        self.title = f"Lesson {number} · {self.plan.title}"
        self.learner = ""
        self._folder = None if folder is None else Path(folder).expanduser()
        self._file: Path | None = None
        self._attempt = 0
        self._kept: Results | None = None
        """What was in the file that this attempt goes on with."""
        asked = (*self.plan.definitions, *(("inclusive",) if definitions == "inclusive" else ()))
        now = datetime.now(UTC).isoformat(timespec="seconds")
        self._results = Results("", now, asked, self.plan.questions, lesson=number)
        self._quizzes: list[Quiz] = []
        super().__init__("What is your name?")
        if learner:
            self.answer(learner)

    @property
    def file(self) -> Path | None:
        """The file that this attempt is kept in, once there is something to keep."""
        return self._file

    @property
    def results(self) -> Results:
        """What is kept so far."""
        return self._results

    # What a lesson asks

    def predict(
        self, question: str, attribute: str, figures: Sequence[Figure | str], **more: Any
    ) -> Predict:
        """Ask for a prediction."""
        return Predict(question, attribute, figures, **self._with(more))

    def guess(
        self,
        question: str,
        choices: Sequence[str],
        answer: str,
        then: str | Picture | Iterable[str | Picture],
    ) -> Guess:
        """Ask for a prediction that is not about figures."""
        return Guess(question, choices, answer, then=then, keeper=self)

    def pick(
        self, question: str, attribute: str, figures: Sequence[Figure | str], **more: Any
    ) -> Pick:
        """Ask which figures fit, with as many tries as it takes."""
        return Pick(question, attribute, figures, **self._with(more))

    def yes_or_no(self, question: str, figure: Figure | str, attribute: str) -> YesNo:
        """Ask whether an attribute is true of a figure."""
        return YesNo(question, figure, attribute, **self._with({}))

    def say(self, question: str) -> Say:
        """Ask one of the questions in questions.toml."""
        return Say(question, **self._with({}))

    def write(self, question: str, check: Callable[[Any], Checked], hint: str = "") -> Write:
        """Ask for an answer that the lesson's own check judges."""
        return Write(question, check, hint=hint, keeper=self)

    def check(self, drawn: Any, task: Task) -> Made:
        """Check what was drawn on a board."""
        return Made(drawn, task, **self._with({}))

    def why(self, drawn: Any) -> Why:
        """Answer any question about what was drawn on a board or in a laboratory."""
        return Why(drawn, definitions=self.definitions)

    def edit(self, word: str) -> EditDefinition:
        """Let the learner edit a definition and see the family tree change."""
        return EditDefinition(word)

    def take_sides(self, word: str) -> TakeSides:
        """Let the learner vote for a definition."""
        return TakeSides(word, keeper=self)

    def game(self, *, players: int = 1) -> GameMatrix:
        """Return five minutes of Game Matrix with the cards of this lesson.

        One plays against a program; two play against each other.
        """
        return lesson_game(self.plan.number, self.learner, players=players)

    def quiz(self, *, seed: int | None = None) -> Quiz:
        """Return the quiz of this lesson; every pupil and every retake gets different questions."""
        chosen = self._seed() if seed is None else seed
        quiz = lesson_quiz(self.plan.number, self.definitions, seed=chosen, learner=self.learner)
        quiz.keep_with(self.keep_results)
        if seed is None:
            self._quizzes.append(quiz)
        return quiz

    def _with(self, more: dict[str, Any]) -> dict[str, Any]:
        return {"definitions": self.definitions, "keeper": self, **more}

    # Whose lesson it is

    def _judge(self) -> None:
        check_learner(self.value)
        self.learner = self.value
        self._results = replace(self._results, learner=self.learner)
        for quiz in self._quizzes:
            quiz.begin_for(self.learner, self._seed())
        self.phase, self.state = "told", "open"
        hello = f"Hello {self.learner}." if self.learner else "Hello."
        kept = f" What you do in this lesson is kept in {self._named()}." if self._folder else ""
        self.said = [f"{hello}{kept}"]

    def _named(self) -> str:
        slug = re.sub(r"[^\w-]+", "-", self.learner.casefold()).strip("-_")[:60]
        return f"{slug or NAMELESS}-{self.plan.number}.json"

    def _seed(self) -> int:
        """Return a number that depends on the lesson and the pupil alone."""
        words = f"{self.plan.number} {self.learner.casefold()}"
        return int.from_bytes(sha256(words.encode()).digest()[:4])

    # What is kept

    def keep_prediction(self, one: Prediction) -> str:
        """Keep a prediction."""
        self._results = replace(self._results, predictions=(*self._results.predictions, one))
        return self._write_file()

    def keep_try(self, task: str, answer: str, *, right: bool) -> str:
        """Keep a try at a task."""
        tried = Try(task, answer, right)
        self._results = replace(self._results, tries=(*self._results.tries, tried))
        return self._write_file()

    def keep_results(self, results: Results, attempt: int) -> str:
        """Keep the answers of a quiz; another attempt gets a file of its own."""
        if attempt != self._attempt and self._attempt:
            self._file = self._kept = None
        self._attempt = attempt
        own = self._results
        self._results = replace(
            results.timed_as(self._kept) if self._kept else results,
            learner=self.learner,
            lesson=own.lesson,
            predictions=own.predictions,
            tries=own.tries,
        )
        return self._write_file()

    @contextmanager
    def resting(self) -> Iterator[None]:
        """Write no file in this block."""
        folder, self._folder = self._folder, None
        try:
            yield
        finally:
            self._folder = folder

    def go_on_with(self, file: str) -> None:
        """Go on with a file that holds what was done; if it is gone or damaged, with another."""
        if self._folder is None or not file:
            return
        path = self._folder / Path(file).name
        try:
            self._kept = Results.read(path)
        except (OSError, ResultsError):
            return
        self._file, self._results = path, self._results.timed_as(self._kept)

    def _write_file(self) -> str:
        if self._folder is None:
            return ""
        try:
            self._file = self._file or new_attempt(self._folder / self._named())
            self._results.write(self._file)
        except OSError as error:
            return f"The result file {self._named()} cannot be written ({error})."
        return ""
