"""The class at a glance: several learners' result files become one picture for the teacher."""

from __future__ import annotations

import os
import re
from collections import Counter, defaultdict
from collections.abc import Iterable
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple

from ..core.words import listed
from ..geometry.drawing import Svg
from .chalk import img
from .classpicture import class_picture, wide
from .definitions import DEFINITIONS
from .misconceptions import MISCONCEPTIONS
from .results import Answer, Results, ResultsError

WELL, HALF = 0.8, 0.5
UNKNOWN: Final = "unknown"
"""Stands for the keys of misconceptions that only other versions know."""


class Score(NamedTuple):
    """How many first answers were right, of how many."""

    right: int
    asked: int

    @property
    def how(self) -> str:
        """Whether that is well, some or few."""
        part = self.right / self.asked
        return "well" if part >= WELL else "some" if part >= HALF else "few"

    def __str__(self) -> str:
        return f"{self.right}/{self.asked}"


class Belief(NamedTuple):
    """A misconception that showed: how often, and with how many learners."""

    key: str
    title: str
    learners: int
    times: int

    @property
    def how_often(self) -> str:
        """How many learners showed it, and how often, in words."""
        return f"{_count(self.learners, 'learner')}, {_count(self.times, 'time')}"


class ClassReport:
    """Definitions by learners, and misconceptions by frequency, from a folder of result files.

    Files of one learner are taken together; whoever gave no name is called as the file is. With
    `names=False` learners are numbered in an order that is always the same and tells nothing.
    Nothing leaves the machine.

    >>> import tempfile
    >>> folder = tempfile.mkdtemp()
    >>> said = Answer("D4", "square", "trapezoid", truth=False, answer=True)
    >>> Results("Ann", "2026-03-02T10:15:00+00:00", ("D4",), 1, (said,)).write(f"{folder}/a.json")
    >>> ClassReport(folder)
    Class report: 1 learner, 0 of 1 first answers right.
    Hardest: D4 Trapezoid (0/1).
    No misconception showed.
    """

    def __init__(self, folder: str | os.PathLike[str], *, names: bool = True) -> None:
        if not isinstance(folder, str | os.PathLike):
            raise ResultsError(f"a folder is a name, as in 'results', not {folder!r:.60}")
        where = Path(folder).expanduser()
        if not where.is_dir():
            raise ResultsError(f"there is no folder {where}")
        self._answers: dict[str, list[Answer]] = defaultdict(list)
        self._files: Counter[str] = Counter()
        """How many files there are of each learner."""
        self.broken: list[tuple[str, str]] = []
        """Files that could not be read, each with what is wrong with it."""
        for path in sorted(where.glob("*.json")):
            self._take(path, names=names)
        known = sorted(self._answers, key=_in_order if names else _shuffled)
        self.learners: tuple[str, ...] = tuple(known)
        if not names:
            numbered = {name: f"Learner {i}" for i, name in enumerate(known, start=1)}
            self._answers = {numbered[name]: self._answers[name] for name in known}
            self._files = Counter({numbered[name]: self._files[name] for name in known})
            self.learners = tuple(numbered.values())
            self.broken = [(f"file {i}", why) for i, (_, why) in enumerate(self.broken, start=1)]

    def _take(self, path: Path, *, names: bool) -> None:
        """Read one file; one that cannot be read is listed and stops nothing."""
        try:
            results = Results.read(path)
        except ResultsError as error:
            self.broken.append((path.name, error.plain + (error.quoted if names else "")))
        except OSError as error:
            self.broken.append((path.name, error.strerror or "it cannot be read"))
        else:
            name = " ".join(results.learner.split()) or path.name
            # Learners write their names in more than one way.
            same = (one for one in self._answers if one.casefold() == name.casefold())
            learner = next(same, name)
            self._answers[learner] += results.first
            self._files[learner] += 1

    # --- what a cell can ask --------------------------------------------------------------------

    @property
    def definitions(self) -> tuple[str, ...]:
        """The numbers of the definitions that were asked about."""
        asked = {one.definition for some in self._answers.values() for one in some}
        return tuple(number for number in DEFINITIONS if number in asked)

    def score(self, learner: str | None = None, definition: str | None = None) -> Score:
        """Count right first answers: of one learner or all, on one definition or all."""
        if learner is not None and learner not in self.learners:
            msg = f"there is no learner {learner!r:.60}; there are {', '.join(self.learners)}"
            raise ValueError(msg)
        if definition is not None and definition not in DEFINITIONS:
            raise ValueError(f"definitions are named D1 to D15, not {definition!r:.60}")
        return _score(
            one
            for name, some in self._answers.items()
            if learner in (None, name)
            for one in some
            if definition in (None, one.definition)
        )

    @property
    def misconceptions(self) -> tuple[Belief, ...]:
        """Those that showed, the most widespread first."""
        times: Counter[str] = Counter()
        learners: defaultdict[str, set[str]] = defaultdict(set)
        for name, some in self._answers.items():
            for one in some:
                if one.misconception:
                    key = one.misconception if one.misconception in MISCONCEPTIONS else UNKNOWN
                    times[key] += 1
                    learners[key].add(name)
        found = [
            Belief(key, _title(key), len(learners[key]), count) for key, count in times.items()
        ]
        return tuple(sorted(found, key=lambda one: (-one.learners, -one.times, one.title)))

    def rows(self) -> list[dict[str, Any]]:
        """Give one dictionary a learner: the name, then the part that was right, or None."""
        return [
            {"learner": name}
            | {
                number: score.right / score.asked if score.asked else None
                for number in self.definitions
                for score in [self.score(name, number)]
            }
            for name in self.learners
        ]

    # --- in words and as a picture --------------------------------------------------------------

    def __repr__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> list[str]:
        right, asked = self.score()
        who = _count(len(self.learners), "learner")
        lines = [f"Class report: {who}, {right} of {asked} first answers right."]
        if not asked:
            lines.append("No answers yet: put the learners' result files into this folder.")
        else:
            by_part = sorted(self.definitions, key=lambda one: _part(self.score(None, one)))
            hardest = [f"{one} {_about(one)} ({self.score(None, one)})" for one in by_part[:3]]
            lines.append(f"Hardest: {', '.join(hardest)}.")
            lines += [f"{one.title}: {one.how_often}." for one in self.misconceptions] or [
                "No misconception showed."
            ]
        if self._together:
            lines.append(f"Files taken together: {self._together}.")
        lines += [f"Not read: {name}: {why}" for name, why in self.broken]
        return lines

    @property
    def _together(self) -> str:
        """Name those with several files: two learners may have one name."""
        several = [name for name in self.learners if self._files[name] > 1]
        return listed([f"{name} ({self._files[name]} files)" for name in several])

    def _repr_html_(self) -> str:
        advice = "".join(
            f"<li><b>{escape(one.title)}.</b> {escape(known.truth)} "
            f"<i>Practise:</i> {escape(known.practise)}</li>"
            for one in self.misconceptions
            if (known := MISCONCEPTIONS.get(one.key))
        )
        heard = f"<p><b>What to say and what to practise</b></p><ul>{advice}</ul>" if advice else ""
        broken = "".join(f"<li>{escape(name)}: {escape(why)}</li>" for name, why in self.broken)
        unread = f"<p><b>Not read</b></p><ul>{broken}</ul>" if broken else ""
        together = f"<p>Files taken together: {escape(self._together)}.</p>"
        also = f"{together if self._together else ''}{heard}{unread}"
        return f"{img(self.picture, ' '.join(self._lines()), wide(self))}{also}"

    @property
    def picture(self) -> Svg:
        """The heat map and the misconceptions, as one picture."""
        return class_picture(self, self._lines())


def _score(answers: Iterable[Answer]) -> Score:
    some = list(answers)
    return Score(sum(one.known for one in some), len(some))


def _part(score: Score) -> float:
    return score.right / score.asked


def _in_order(name: str) -> list[tuple[int, str]]:
    """Sort as in a list of a class: "Learner 2" comes before "Learner 10"."""
    parts = re.split(r"([0-9]+)", name.casefold())
    return [(int(one), "") if i % 2 else (-1, one) for i, one in enumerate(parts)]


def _shuffled(name: str) -> str:
    return sha256(name.casefold().encode()).hexdigest()


def _title(key: str) -> str:
    known = MISCONCEPTIONS.get(key)
    return known.title if known else "A misconception that this version does not know"


def _about(number: str) -> str:
    return DEFINITIONS[number].title


def _count(how_many: int, noun: str) -> str:
    return f"{how_many} {noun}{'' if how_many == 1 else 's'}"
