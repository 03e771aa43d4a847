"""The class at a glance: several learners' result files become one picture for the teacher."""

from __future__ import annotations

import os
from functools import cached_property
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from ...core.files.disk import write
from ...core.text.phrases import counted, listed
from ...geometry.draw.drawing import Svg
from ..definitions import DEFINITIONS
from ..quiz.diagnosis import Finding, diagnose, guesses
from ..quiz.results import Answer
from .attempts import Attempt, Attempts
from .groups import Belief, Group, QuestionTally, beliefs, groups, questions
from .picture import class_picture
from .sheet import picture_and_parts, sheet

WELL, HALF = 0.8, 0.5


class Score(NamedTuple):
    """How many first answers were right, of how many."""

    right: int
    asked: int

    @property
    def part(self) -> float:
        """The part that was right."""
        return self.right / self.asked

    @property
    def how(self) -> str:
        """How good that is: "well", "some" or "few"."""
        return "well" if self.part >= WELL else "some" if self.part >= HALF else "few"

    def __str__(self) -> str:
        return f"{self.right}/{self.asked}"


class ClassReport:
    """Definitions by learners, and misconceptions by frequency, from a folder of result files.

    Files of one learner are taken together; a learner without a name goes by the file's name. Where
    somebody took the same quiz more than once, the first and the latest attempt are shown. With
    `names=False` learners are numbered in an order that is always the same and tells nothing.
    `save_sheet("class.html")` writes a page that prints on one sheet.
    Nothing leaves the machine.

    >>> import tempfile
    >>> from brainwaves_widgets.lessons import Results
    >>> folder = tempfile.mkdtemp()
    >>> said = Answer("D4", "square", "trapezoid", truth=False, answer=True)
    >>> Results("Ann", "2026-03-02T10:15:00+00:00", ("D4",), 1, (said,)).write(f"{folder}/a.json")
    >>> ClassReport(folder)
    Class report: 1 learner, 0 of 1 first answers right.
    Hardest: D4 Trapezoid (0/1).
    No misconception showed twice.
    """

    def __init__(self, folder: str | os.PathLike[str], *, names: bool = True) -> None:
        self._attempts = Attempts(folder, names=names)
        self.learners = self._attempts.learners
        self.broken = self._attempts.broken

    # What a cell can ask

    @property
    def definitions(self) -> tuple[str, ...]:
        """The numbers of the definitions that were asked about."""
        asked = {one.definition for one in self._attempts.answers()}
        return tuple(number for number in DEFINITIONS if number in asked)

    def score(
        self, learner: str | None = None, definition: str | None = None, *, latest: bool = False
    ) -> Score:
        """Count right first answers: of one learner or all, on one definition or all.

        Of several attempts at one quiz the first counts, or the latest.
        """
        if learner is not None and learner not in self.learners:
            msg = f"there is no learner {learner!r:.60}; there are {', '.join(self.learners)}"
            raise ValueError(msg)
        if definition is not None and definition not in DEFINITIONS:
            raise ValueError(f"definitions are named D1 to D15, not {definition!r:.60}")
        known = [
            one.known
            for name in ((learner,) if learner else self.learners)
            for attempt in self._attempts.taken(name, definition, latest=latest)
            for one in attempt.answers
            if definition in (None, one.definition)
        ]
        return Score(sum(known), len(known))

    def retaken(self, learner: str | None = None, definition: str | None = None) -> bool:
        """Tell whether there is a later attempt at a quiz: of one learner or of any."""

        def taken(name: str, *, latest: bool) -> list[Attempt]:
            return self._attempts.taken(name, definition, latest=latest)

        names = (learner,) if learner else self.learners
        return any(taken(name, latest=True) != taken(name, latest=False) for name in names)

    @cached_property
    def findings(self) -> dict[str, tuple[Finding, ...]]:
        """What the latest answers of each learner show (see `quiz/diagnosis.py`)."""
        return {name: diagnose(self._latest(name)) for name in self.learners}

    @property
    def misconceptions(self) -> tuple[Belief, ...]:
        """What showed often enough, with the learners who showed it, the most widespread first."""
        return beliefs(self.findings)

    @property
    def groups(self) -> tuple[Group, ...]:
        """The class in groups that work on one misconception each; others are ready to go on."""
        return groups(self.learners, self.misconceptions, self.guessing)

    @property
    def questions(self) -> tuple[QuestionTally, ...]:
        """How each question of the latest attempts went, the hardest first."""
        return questions(one for name in self.learners for one in self._latest(name))

    @property
    def guessing(self) -> tuple[str, ...]:
        """Learners whose reasons contradict their own answers, so that they show nothing."""
        return tuple(name for name in self.learners if guesses(self._latest(name)))

    def save_sheet(self, path: str | os.PathLike[str]) -> Path:
        """Write the report as an HTML page that prints on one sheet; return its path."""
        where = Path(path).expanduser()
        where.parent.mkdir(parents=True, exist_ok=True)
        write(where, sheet(self))
        return where

    def _latest(self, name: str) -> list[Answer]:
        taken = self._attempts.taken(name, None, latest=True)
        return [answer for one in taken for answer in one.answers]

    def rows(self, *, latest: bool = False) -> list[dict[str, Any]]:
        """Return one dictionary a learner: the name, then the part that was right, or None."""
        return [
            {"learner": name}
            | {
                number: score.part if score.asked else None
                for number in self.definitions
                for score in [self.score(name, number, latest=latest)]
            }
            for name in self.learners
        ]

    # In words and as a picture

    def __repr__(self) -> str:
        return "\n".join(self.lines)

    @property
    def lines(self) -> list[str]:
        """The report in words, line by line."""
        right, asked = self.score()
        who = counted(len(self.learners), "learner")
        lines = [f"Class report: {who}, {right} of {asked} first answers right."]
        if not asked:
            put = "No answers yet: put the learners' result files into this folder."
            lines.append("Nobody has taken a quiz yet." if self.learners else put)
        else:
            by_part = sorted(self.definitions, key=lambda one: self.score(None, one).part)
            hardest = [
                f"{one} {DEFINITIONS[one].title} ({self.score(None, one)})" for one in by_part[:3]
            ]
            lines.append(f"Hardest: {', '.join(hardest)}.")
            lines += [f"{one.title}: {one.who}." for one in self.misconceptions] or [
                "No misconception showed twice."
            ]
            if self.guessing:
                lines.append(f"Reasons that contradict the answers: {listed([*self.guessing])}.")
        if self._again:
            lines.append(f"Taken more than once: {self._again}.")
        if self._together:
            lines.append(f"Files taken together: {self._together}.")
        lines += [f"Not read: {name}: {why}" for name, why in self.broken]
        return lines

    @property
    def _together(self) -> str:
        """Name those with several files, as two learners may share a name."""
        several = [name for name in self.learners if self._attempts.files[name] > 1]
        return listed([f"{name} ({self._attempts.files[name]} files)" for name in several])

    @property
    def _again(self) -> str:
        """Say how it went at first and in the end, for those who took a quiz again."""
        return "; ".join(
            f"{name}: {self.score(name)} at first, "
            f"{self.score(name, latest=True)} in the latest try"
            for name in self.learners
            if self.retaken(name)
        )

    def _repr_html_(self) -> str:
        broken = "".join(f"<li>{escape(name)}: {escape(why)}</li>" for name, why in self.broken)
        unread = f"<p><b>Not read</b></p><ul>{broken}</ul>" if broken else ""
        again = f"<p>Taken more than once: {escape(self._again)}.</p>" if self._again else ""
        together = f"<p>Files taken together: {escape(self._together)}.</p>"
        also = f"{again}{together if self._together else ''}{unread}"
        return f"{picture_and_parts(self)}{also}"

    @property
    def picture(self) -> Svg:
        """The heat map and the misconceptions, as one picture."""
        return class_picture(self, self.lines)
