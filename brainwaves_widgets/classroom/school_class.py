"""The class as it is now: who is in it, how far everybody is, and what the teacher decided."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from itertools import pairwise
from random import Random
from threading import RLock
from time import monotonic
from typing import Any, Final
from unicodedata import normalize

from ..core.text.phrases import counted, listed
from ..geometry.explain.relations import Definitions
from ..lessons.classroom.groups import Belief, beliefs
from ..lessons.quiz.results import check_learner
from ..widgets.page import Refused
from .journal import Past
from .progress import Standing, class_answers, standing
from .pupil import Pupil
from .script import Script
from .wire import ClassAnswers

MOST: Final = 60
LONGEST: Final = 24
SEATS: Final = (2, 5)
"""How many may sit at a table."""
WAYS: Final = ("arrival", "random", "mixed", "alike")
"""Who sits together: as they came in, by lot, or by what shows in the quiz."""


class SchoolClass:
    """A class that takes a lesson; it knows nothing of a network.

    >>> school = SchoolClass(Script.read("05"))
    >>> ann = school.join("Ann")
    >>> school.join("ann")
    Traceback (most recent call last):
    brainwaves_widgets.widgets.page.Refused: Somebody is already called Ann. Choose another name.
    >>> school.pause()
    >>> ann.obey({"do": "go on", "step": 0})
    Traceback (most recent call last):
    brainwaves_widgets.widgets.page.Refused: Your teacher has paused the lesson.
    """

    def __init__(
        self,
        script: Script,
        *,
        folder: str | os.PathLike[str] | None = None,
        definitions: Definitions | None = None,
        together: bool = False,
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        self.script, self._folder, self._definitions = script, folder, definitions
        self.changed = changed
        self.note: Callable[[Mapping[str, Any]], None] = lambda _line: None
        """Called with whatever has to outlive the kernel."""
        self.pupils: dict[str, Pupil] = {}
        self.paused, self.together = False, together
        self.step = 0
        """How far pupils may go, if they go together."""
        self.shown = ""
        """The question whose answers the class sees."""
        self._answers: ClassAnswers | None = None
        self._returning: set[str] = set()
        self._lock = RLock()

    # Who comes and goes

    def join(self, name: object) -> Pupil:
        """Let somebody in; raise Refused if the name cannot be used."""
        if not isinstance(name, str) or not (clean := " ".join(name.split())):
            raise Refused("Write your name or a nickname.")
        if len(clean) > LONGEST:
            raise Refused(f"A name has at most {LONGEST} letters.")
        try:
            check_learner(clean)
        except ValueError:
            raise Refused("That name has characters that cannot be shown.") from None
        with self._lock:
            there = self._find(clean)
            if there is not None and there.name in self._returning:
                self._returning.discard(there.name)
                return there
            if there is not None:
                raise Refused(f"Somebody is already called {there.name}. Choose another name.")
            if len(self.pupils) >= MOST:
                raise Refused(f"This class is full: it has {MOST} pupils.")
            pupil = Pupil(clean, self, folder=self._folder, definitions=self._definitions)
            if self.together and self.step:
                pupil.go_to(self.step)
            self.pupils[clean] = pupil
        self.changed()
        return pupil

    def follow(self, pupil: Pupil) -> None:
        """Note from now on what a pupil does."""
        pupil.note = self._note_work
        pupil.note(pupil, {"to": pupil.step})

    def take_up(self, past: Past) -> None:
        """Bring back the pupils of an interrupted class, with their work."""
        for name, done in past.done.items():
            self.join(name).redo(done, past.files.get(name, ""))
        self.together, self.step = past.lead

    def let_in(self, name: str) -> None:
        """Let a pupil who has changed devices come in again by the same name."""
        self._returning.add(self.pupil(name).name)

    def remove(self, name: str) -> Pupil:
        """Take a pupil out of the class; what they did stays in its file."""
        with self._lock:
            pupil = self.pupils.pop(self.pupil(name).name)
        self.note({"left": pupil.name})
        pupil.desk.close()
        self.changed()
        return pupil

    def pupil(self, name: str) -> Pupil:
        """Find a pupil by name."""
        found = self._find(name)
        if found is None:
            known = ", ".join(self.pupils) or "nobody"
            raise Refused(f"there is no pupil {name!r:.40}; in the class: {known}")
        return found

    def _find(self, name: str) -> Pupil | None:
        return next((one for key, one in self.pupils.items() if _same(key) == _same(name)), None)

    # What the teacher decides

    def pause(self, *, on: bool = True) -> None:
        """Stop everybody, or let them go on."""
        self.paused = on
        self._tell_all()

    def go_together(self, *, on: bool = True) -> None:
        """Let nobody go further than the class; or let everybody go as fast as they like."""
        self.together = on
        if on:
            self.step = max((one.step for one in self.pupils.values()), default=0)
        self._note_lead()
        self._tell_all()

    def go_on(self) -> None:
        """Take everybody to the next step."""
        with self._lock:
            last = len(self.script.steps) - 1
            here = self.step if self.together else min((one.step for one in self._all()), default=0)
            self.go_to(min(here + 1, last))

    def go_to(self, step: int) -> None:
        """Take everybody to a step, and have them stay together there."""
        if type(step) is not int or not 0 <= step < len(self.script.steps):
            raise Refused(f"the steps go from 0 to {len(self.script.steps) - 1}, not {step!r:.20}")
        self.together, self.step = True, step
        self._note_lead()
        self.shown, self._answers = "", None
        for one in self._all():
            one.go_to(step)
        self.changed()

    def show_answers(self, question: str = "") -> None:
        """Show the class's answers to a question without names, to all who have answered it.

        A question is named by its words or by its id; without one, show none any more.
        """
        asked = self.questions()
        found = next((one for one in asked if question in (one["id"], one["question"])), None)
        if question and found is None:
            answered = listed([f"“{one['question']}”" for one in asked])
            wrong = f"nobody was asked {question!r:.60}"
            raise Refused(f"{wrong}; so far there are answers to {answered or 'nothing'}")
        self.shown, self._answers = (found["id"] if found else ""), found
        self._tell_all()

    def answers_for(self, pupil: Pupil) -> ClassAnswers | None:
        """Return the answers that are shown, to a pupil who has answered that question."""
        shown = self._answers
        if shown is None:
            return None
        parts = (part for part in pupil.desk.all_parts() if str(part.number) == shown["id"])
        has_answered = any(part.question is not None and part.question.tried for part in parts)
        return shown if has_answered else None

    # How everybody stands

    def standings(self) -> dict[str, Standing]:
        """Return how every pupil is doing."""
        now = monotonic()
        return {
            one.name: standing(one.desk, one.step, 0 if self.paused else now - one.acted)
            for one in self._all()
        }

    def questions(self) -> list[ClassAnswers]:
        """Return what the class has said so far, question by question, without names."""
        return class_answers(one.desk for one in self._all())

    def beliefs(self) -> tuple[Belief, ...]:
        """Return the misconceptions that show, with those who show them."""
        return beliefs({name: one.findings for name, one in self.standings().items()})

    def groups(self, size: int, by: str = "arrival") -> list[list[str]]:
        """Divide those who are there into tables of about the same size, in one of the WAYS.

        Those with the same misconception sit at one table if `by` is "alike", and at different
        tables if it is "mixed".
        """
        if by not in WAYS:
            raise Refused(f"groups are made by {', '.join(WAYS)}, not {by!r:.20}")
        fewest, most = SEATS
        if type(size) is not int or not fewest <= size <= most:
            raise Refused(f"{fewest} to {most} sit at a table, not {size!r:.20}")
        here = [one.name for one in self._all() if one.here]
        if len(here) < fewest:
            raise Refused(f"a table needs {counted(fewest, 'pupil')}, and {len(here)} are here")
        tables = -(-len(here) // size)
        if len(here) < fewest * tables:
            tables = len(here) // fewest
        if by == "random":
            Random().shuffle(here)  # noqa: S311 - a lot among friends
        elif by != "arrival":
            order = {name: i for i, one in enumerate(self.beliefs()) for name, _ in one.found}
            here.sort(key=lambda name: order.get(name, len(order)))
        if by == "alike":
            cuts = [i * len(here) // tables for i in range(tables + 1)]
            return [here[start:end] for start, end in pairwise(cuts)]
        return [here[i::tables] for i in range(tables)]

    def _note_work(self, pupil: Pupil, did: dict[str, Any]) -> None:
        file = pupil.desk.lesson.file if pupil.desk.lesson else None
        self.note({"pupil": pupil.name, "did": did, "file": file.name if file else ""})

    def _note_lead(self) -> None:
        self.note({"together": self.together, "step": self.step})

    def _all(self) -> tuple[Pupil, ...]:
        return tuple(self.pupils.values())

    def _tell_all(self) -> None:
        for one in self._all():
            one.publish()
        self.changed()


def _same(name: str) -> str:
    """Return the same text for names that differ only in capitals, spaces or Unicode's form."""
    return normalize("NFKC", " ".join(name.split())).casefold()
