"""The teacher's widget: a link for the class, and who predicts, who is stuck, who believes what."""

from __future__ import annotations

import os
from pathlib import Path
from threading import Event, Thread
from time import sleep
from typing import Any, ClassVar, Final

from ..core.installed import STATIC
from ..core.text.phrases import counted
from ..doors.invitation import Invitation, check_guests
from ..geometry.explain.relations import Definitions, is_inclusive
from ..lessons.classroom.classreport import ClassReport
from ..lessons.stills import EDGE, frame, paragraph
from ..matrix.widget import GameMatrix
from ..widgets.page import Page, Refused, nothing_in
from .opening import Opened, find_interrupted, open_class
from .overview import teacher_scene
from .progress import Standing
from .school_class import SchoolClass
from .script import Script
from .tables import end_table, start_table
from .wire import TeacherScene

PAUSE: Final = 0.25
"""How many seconds to collect news before the teacher sees it."""
LOOK: Final = 10.0
"""How many seconds pass between two looks for pupils who have stopped working."""


class Classroom(Page):
    """A lesson for a class: pupils join by a link on their own devices, without Jupyter.

    They take the lesson step by step with the widgets of its notebook; what they answer is kept in
    the folder, one file a pupil, which `ClassReport` reads. Nothing leaves this machine. If the
    kernel ends before the class is closed, another `Classroom` of this lesson offers to go on with
    it: pupils find their work again, under the same link.

    >>> import tempfile
    >>> room = Classroom("05", folder=tempfile.mkdtemp())
    >>> room.pupils
    ()
    >>> room.close()
    """

    files = STATIC / "classroom"
    _is_open = False
    _held: ClassVar[dict[str, Classroom]] = {}
    """The classes of this kernel, by the names of their rooms."""

    def __init__(  # noqa: PLR0913 - what a teacher decides, by name
        self,
        lesson: str,
        *,
        lan: bool = False,
        at: str | None = None,
        folder: str | os.PathLike[str] | None = "results",
        definitions: Definitions | None = None,
        together: bool = False,
    ) -> None:
        """Open a class.

        Args:
            lesson: Which lesson, as in "05"; or the path of a notebook of your own that is like
                one of them.
            lan: Whether other devices in your network can join, not only this computer.
            at: The address of your Jupyter server, if pupils join through it.
            folder: Where the pupils' results are kept; None keeps nothing.
            definitions: "printed", or "inclusive" for a trapezoid with at least one parallel pair;
                by default as the notebook has it.
            together: Whether pupils wait for each other at the end of each step.
        """
        check_guests()
        if definitions is not None:
            is_inclusive(definitions)
        where = None if folder is None else Path(folder).expanduser().absolute()
        self.folder = where
        """Where the pupils' results are kept."""
        self._news = Event()
        self._script = Script.read(lesson)
        self._definitions, self._lan, self._at = definitions, lan, at
        self._games: list[GameMatrix] = []
        self._past = find_interrupted(where, self._script.plan.number)
        self._hold(self._new_school(together=together))
        self._is_open = True
        super().__init__()
        Thread(target=self._follow, name="brainwaves class", daemon=True).start()

    def _new_school(self, *, together: bool = False) -> SchoolClass:
        return SchoolClass(
            self._script,
            folder=self.folder,
            definitions=self._definitions,
            together=together,
            changed=self._news.set,
        )

    def _hold(self, school: SchoolClass, opened: Opened | None = None) -> None:
        """Take on a school; open its door, unless that is open already."""
        way: Any = {"lan": self._lan, "at": self._at, "past": self._past}
        self._school, self._opened = school, opened or open_class(school, self.folder, **way)
        self._held[self._opened.room.name] = self

    # What a cell can ask and do

    @property
    def link(self) -> Invitation:
        """The link of the class, with its QR code."""
        return self._opened.invitation

    @property
    def url(self) -> str:
        """The address that pupils open."""
        return self.link.url

    @property
    def pupils(self) -> tuple[str, ...]:
        """The names of those who have joined."""
        return tuple(self._school.pupils)

    @property
    def tables(self) -> tuple[GameMatrix, ...]:
        """The games that groups play now; show one to watch it."""
        return tuple(self._games)

    def standing(self, pupil: str) -> Standing:
        """Return how a pupil is doing."""
        return self._school.standings()[self._school.pupil(pupil).name]

    def pause(self) -> None:
        """Stop everybody: their pages ask them to look up."""
        self._do(self._school.pause)

    def resume(self) -> None:
        """Let everybody go on."""
        self._do(lambda: self._school.pause(on=False))

    def together(self, *, on: bool = True) -> None:
        """Make pupils wait for each other at the end of each step, or stop that."""
        self._do(lambda: self._school.go_together(on=on))

    def go_on(self) -> None:
        """Take the class to the next step together."""
        self._do(self._school.go_on)

    def show_answers(self, question: str = "") -> None:
        """Show the class's answers to a question, by its words, without names; "" hides them."""
        self._do(lambda: self._school.show_answers(question))

    def take_up(self) -> None:
        """Go on with the class of this lesson that was interrupted: its pupils, work and link."""
        self._do(self._take_up)

    def start_tables(self, size: int = 3, by: str = "arrival") -> tuple[GameMatrix, ...]:
        """Divide those who are there into groups that play with the cards of the lesson.

        Args:
            size: How many sit at a table.
            by: "arrival", "random", or by what shows in the quiz: "alike" has those with the same
                misconception at one table, "mixed" at different ones.
        """
        self._do(lambda: self._start_tables(size, by))
        return self.tables

    def end_tables(self) -> None:
        """Send everybody back to the lesson."""
        self._do(self._end_tables)

    def let_in(self, pupil: str) -> None:
        """Let a pupil who has changed devices come in again, by the same name."""
        self._do(lambda: self._school.let_in(pupil))

    def remove(self, pupil: str) -> None:
        """Take a pupil out of the class; what they did stays in its file."""
        self._do(lambda: self._remove(pupil))

    def report(self) -> ClassReport:
        """Return the report on all results in the folder."""
        if self.folder is None:
            raise ValueError(
                'this class keeps no results; open it with folder="results" to keep them'
            )
        self.folder.mkdir(parents=True, exist_ok=True)
        return ClassReport(self.folder)

    def close(self) -> None:
        """End the class: its link stops working, and all results stay in their files."""
        if self._is_open:
            self._let_go()
            self._opened.close()
        super().close()

    # Inside

    def _do(self, what: Any) -> None:
        with self._lock:
            what()
            self._publish()

    def _let_go(self) -> None:
        self._is_open = False
        self._news.set()
        self._held.pop(self._opened.room.name, None)

    def _take_up(self) -> None:
        past = self._past
        if past is None:
            raise Refused("no class of this lesson was interrupted in the last hours")
        if self.pupils:
            raise Refused("pupils have come into this class already: remove them first")
        empty = self._opened
        self._held.pop(empty.room.name)
        if other := self._held.get(past.room.table):  # in this kernel: a cell was run again
            other._let_go()  # noqa: SLF001 - it is one of these
            self._games = other._games  # noqa: SLF001
            self._hold(other._school, other._opened)  # noqa: SLF001
            self._school.changed = self._news.set
        else:
            school = self._new_school()
            school.take_up(past)
            self._hold(school)
        self._past = None
        empty.close()

    def _start_tables(self, size: int, by: str) -> None:
        self._end_tables()
        for number, names in enumerate(self._school.groups(size, by), start=1):
            pupils = [self._school.pupil(name) for name in names]
            self._games.append(start_table(number, pupils, self._school.script.plan))

    def _end_tables(self) -> None:
        end_table(list(self._school.pupils.values()))
        self._games = []

    def _remove(self, name: str) -> None:
        pupil = self._school.remove(name)
        self._opened.room.leave(pupil.name)

    def _follow(self) -> None:
        """Show the teacher what is new; runs in a thread of its own."""
        while self._is_open:
            self._news.wait(LOOK)
            sleep(PAUSE)
            self._news.clear()
            if self._is_open:
                with self._lock:
                    self._publish()

    def _obey(self, message: dict[str, Any]) -> None:
        match message:
            case {"do": "pause", "on": bool(on)}:
                self._school.pause(on=on)
            case {"do": "together", "on": bool(on)}:
                self._school.go_together(on=on)
            case {"do": "go on"}:
                self._school.go_on()
            case {"do": "answers", "question": str(question)}:
                self._school.show_answers(question)
            case {"do": "tables", "size": int(size), "by": str(by)}:
                self._start_tables(size, by)
            case {"do": "take up"}:
                self._take_up()
            case {"do": "end tables"}:
                self._end_tables()
            case {"do": "let in", "name": str(name)}:
                self._school.let_in(name)
            case {"do": "remove", "name": str(name)}:
                self._remove(name)
            case _:
                raise nothing_in(message)
        self._publish()

    def _scene(self) -> TeacherScene:
        tables = [", ".join(game.players) for game in self._games]
        return teacher_scene(self._school, self.link, self.folder, tables, self._past)

    # Without a browser

    def _text(self) -> str:  # no names: a notebook may be handed on
        return f"Class of lesson {self._school.script.title}: {counted(len(self.pupils), 'pupil')}"

    def _picture(self) -> str:
        words, end = paragraph(EDGE, 110, "Run the cell to open a class, with a link for pupils.")
        return frame("Classroom", self._text(), words, round(end + 20))
