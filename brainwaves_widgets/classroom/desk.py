"""A pupil's desk: the lesson's notebook, run cell by cell as far as this pupil has come.

The cells after a question run only once it is answered. So nothing that gives an answer away exists
before it is due.
"""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from ..geometry.draw.drawing import Picture
from ..geometry.explain.relations import Definitions
from ..lessons.ask.ask import Ask
from ..lessons.ask.definition import EditDefinition
from ..lessons.ask.lesson import Lesson
from ..lessons.ask.text import image
from ..lessons.ask.why import Why
from ..lessons.ask.wire import Block
from ..lessons.board.blackboard import Blackboard
from ..lessons.board.sheet import BoardPage
from ..lessons.quiz.quiz import Quiz
from ..lessons.quiz.results import Results
from ..widgets.page import Outlet, Page, shown_by
from .script import Code, Script, Text


class Part(NamedTuple):
    """Something on a pupil's page: words and pictures, or a widget."""

    number: int
    """Which cell it comes from; equal for all pupils of a class."""
    blocks: tuple[Block, ...] = ()
    page: Page | None = None

    @property
    def question(self) -> Ask | None:
        """The question that has to be tried before the lesson goes on, if it is one."""
        free = EditDefinition | Why | Lesson
        return self.page if isinstance(self.page, Ask) and not isinstance(self.page, free) else None

    @property
    def waits(self) -> bool:
        """Whether the lesson waits here for an answer, or for the pupil to compare it."""
        ask = self.question
        return ask is not None and (not ask.tried or ask.phase == "read")


class Desk:
    """One pupil's way through a lesson."""

    def __init__(
        self,
        script: Script,
        learner: str,
        outlet: Outlet,
        *,
        folder: str | os.PathLike[str] | None = None,
        definitions: Definitions | None = None,
    ) -> None:
        """Sit down; the first step is opened at once."""
        self.script, self._outlet, self._definitions = script, outlet, definitions
        self.parts: list[list[Part]] = [[] for _ in script.steps]
        """What has come up so far in each step."""
        self.lesson: Lesson | None = None
        self._cells = [(i, cell) for i, step in enumerate(script.steps) for cell in step.cells]
        self._next = self.opened = 0
        """The next cell to run; and the last step that was opened."""
        self._printed: list[str] = []
        self._names: dict[str, Any] = {"__name__": "lesson", "print": self._print}
        self._learner, self._folder = learner, folder
        self.go_on()

    @property
    def results(self) -> Results | None:
        """What is kept of this pupil."""
        return self.lesson.results if self.lesson else None

    @property
    def quizzes(self) -> list[Quiz]:
        """The quizzes that have come up."""
        return [one.page for one in self.all_parts() if isinstance(one.page, Quiz)]

    def all_parts(self) -> Iterator[Part]:
        """Return everything that has come up."""
        return (part for step in self.parts for part in step)

    def is_through(self, step: int) -> bool:
        """Whether a step has been shown to its end, and its questions were tried."""
        is_run = self._next == len(self._cells) or self._cells[self._next][0] > step
        return is_run and not any(part.waits for part in self.parts[step])

    def open(self, step: int) -> None:
        """Open a step; cells before it run now, even if a question there was not answered."""
        while self._next < len(self._cells) and self._cells[self._next][0] < step:
            self._run()
        self.opened = max(self.opened, step)
        self.go_on()

    def go_on(self) -> bool:
        """Run cells up to the next question; tell whether anything came up."""
        before = self._next
        while self._next < len(self._cells):
            step, _ = self._cells[self._next]
            if step > self.opened or any(part.waits for part in self.parts[step]):
                break
            self._run()
        return self._next > before

    @contextmanager
    def taken_up(self, file: str) -> Iterator[None]:
        """Repeat in this block what a result file already holds, and then go on with that file."""
        if self.lesson is None:
            yield
            return
        with self.lesson.resting():
            yield
        self.lesson.go_on_with(file)

    def close(self) -> None:
        """Clear the desk."""
        for part in self.all_parts():
            if part.page is not None:
                part.page.close()

    # Inside

    def _run(self) -> None:
        step, cell = self._cells[self._next]
        self._next += 1
        number = self._next
        come_up = self.parts[step].append
        if isinstance(cell, Text):
            come_up(Part(number, cell.blocks))
            return
        self._printed = []
        with shown_by(self._outlet):
            shown = self._value(cell)
        if self._printed:
            come_up(Part(number, (_lines("".join(self._printed)),)))
        if isinstance(shown, Page):
            if not isinstance(shown, Lesson):
                come_up(Part(number, page=shown))
        elif isinstance(shown, Picture):
            come_up(Part(number, (image(shown, shown.alt),)))
        elif hasattr(shown, "_repr_svg_"):
            come_up(Part(number, (image(shown._repr_svg_(), repr(shown)),)))
        elif shown is not None:
            come_up(Part(number, (_lines(repr(shown)),)))

    def _value(self, cell: Code) -> Any:
        """Run a cell, and return what it shows."""
        *body, last = cell.body or [ast.Pass(lineno=1, col_offset=0)]
        for one in body:
            self._execute(one)
        if not isinstance(last, ast.Expr):
            self._execute(last)
            return None
        return eval(compile(ast.Expression(last.value), "lesson", "eval"), self._names)  # noqa: S307 - the lesson's own notebook

    def _execute(self, statement: ast.stmt) -> None:
        exec(compile(ast.Module([statement], []), "lesson", "exec"), self._names)  # noqa: S102 - the lesson's own notebook
        for name, kind, own in (
            ("Lesson", Lesson, self._begin),
            ("Blackboard", Blackboard, BoardPage),
        ):
            if self._names.get(name) is kind:
                self._names[name] = own
        if self._definitions and "definitions" in self._names:
            self._names["definitions"] = self._definitions

    def _begin(self, number: str, **options: Any) -> Lesson:
        """Begin the lesson for this pupil: in the notebook, this is called Lesson."""
        own = {"learner": self._learner, "folder": self._folder}
        self.lesson = Lesson(number, **{**options, **own})
        return self.lesson

    def _print(self, *values: object, sep: str = " ", end: str = "\n", **_: object) -> None:
        self._printed.append(sep.join(map(str, values)) + end)


def _lines(text: str) -> Block:
    """Return text whose lines and spaces stay as they are."""
    return {"kind": "pre", "runs": [{"text": text.rstrip(), "bold": False}], "src": "", "alt": ""}
