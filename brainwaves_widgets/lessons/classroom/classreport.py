"""The class at a glance: several learners' result files become one picture for the teacher."""

from __future__ import annotations

import os
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from datetime import datetime
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple
from unicodedata import normalize

from ...core.text.phrases import listed
from ...geometry.draw.drawing import Svg
from ..board.chalk import img
from ..definitions import DEFINITIONS
from ..misconceptions import MISCONCEPTIONS
from ..quiz.results import Answer, Results, ResultsError, file_asked_for
from .picture import class_picture, wide

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


class Attempt(NamedTuple):
    """The first answers of one attempt at a quiz, without a name."""

    quiz: tuple[object, ...]
    """What attempts at the same quiz have in common."""
    began: datetime
    answers: tuple[Answer, ...]


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

    Files of one learner are taken together; whoever gave no name is called as the file is. Where
    somebody took the same quiz more than once, the first and the latest attempt are shown. With
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
        self._attempts: dict[str, list[Attempt]] = defaultdict(list)
        self._files: Counter[str] = Counter()
        """How many files there are of each learner."""
        self.broken: list[tuple[str, str]] = []
        """Files that could not be read, each with what is wrong with it."""
        for path in sorted(where.glob("*.json"), key=lambda one: _in_order(one.stem)):
            self._take(path, names=names)
        for some in self._attempts.values():
            some.sort(key=lambda one: one.began)
        known = sorted(self._attempts, key=_in_order if names else _shuffled)
        self.learners: tuple[str, ...] = tuple(known)
        if not names:
            numbered = {name: f"Learner {i}" for i, name in enumerate(known, start=1)}
            self._attempts = {numbered[name]: self._attempts[name] for name in known}
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
            name = " ".join(results.learner.split()) or file_asked_for(path.name)
            # Learners write their names in more than one way.
            same = (one for one in self._attempts if _same(one) == _same(name))
            learner = next(same, name)
            quiz = (results.definitions, results.questions)
            self._attempts[learner].append(Attempt(quiz, results.began, results.first))
            self._files[learner] += 1

    def _taken(self, name: str, definition: str | None, *, latest: bool) -> list[Attempt]:
        """Return one attempt at each quiz in which something was asked, the first or the latest."""
        chosen: dict[tuple[object, ...], Attempt] = {}
        for one in self._attempts[name]:
            if any(definition in (None, answer.definition) for answer in one.answers):
                chosen[one.quiz] = one if latest else chosen.get(one.quiz, one)
        return list(chosen.values())

    def _all(self) -> Iterator[tuple[str, Answer]]:
        """Return who gave which first answer, in all attempts."""
        for name, some in self._attempts.items():
            yield from ((name, answer) for one in some for answer in one.answers)

    # --- what a cell can ask --------------------------------------------------------------------

    @property
    def definitions(self) -> tuple[str, ...]:
        """The numbers of the definitions that were asked about."""
        asked = {one.definition for _, one in self._all()}
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
        return _score(
            one
            for name in ((learner,) if learner else self.learners)
            for attempt in self._taken(name, definition, latest=latest)
            for one in attempt.answers
            if definition in (None, one.definition)
        )

    def retaken(self, learner: str | None = None, definition: str | None = None) -> bool:
        """Tell whether there is a later attempt at a quiz: of one learner or of any."""

        def taken(name: str, *, latest: bool) -> list[Attempt]:
            return self._taken(name, definition, latest=latest)

        names = (learner,) if learner else self.learners
        return any(taken(name, latest=True) != taken(name, latest=False) for name in names)

    @property
    def misconceptions(self) -> tuple[Belief, ...]:
        """Those that showed in any attempt, the most widespread first."""
        times: Counter[str] = Counter()
        learners: defaultdict[str, set[str]] = defaultdict(set)
        for name, one in self._all():
            if one.misconception:
                key = one.misconception if one.misconception in MISCONCEPTIONS else UNKNOWN
                times[key] += 1
                learners[key].add(name)
        found = [
            Belief(key, _title(key), len(learners[key]), count) for key, count in times.items()
        ]
        return tuple(sorted(found, key=lambda one: (-one.learners, -one.times, one.title)))

    def rows(self, *, latest: bool = False) -> list[dict[str, Any]]:
        """Return one dictionary a learner: the name, then the part that was right, or None."""
        return [
            {"learner": name}
            | {
                number: score.right / score.asked if score.asked else None
                for number in self.definitions
                for score in [self.score(name, number, latest=latest)]
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
        if self._again:
            lines.append(f"Taken more than once: {self._again}.")
        if self._together:
            lines.append(f"Files taken together: {self._together}.")
        lines += [f"Not read: {name}: {why}" for name, why in self.broken]
        return lines

    @property
    def _together(self) -> str:
        """Name those with several files: two learners may have one name."""
        several = [name for name in self.learners if self._files[name] > 1]
        return listed([f"{name} ({self._files[name]} files)" for name in several])

    @property
    def _again(self) -> str:
        """Say of those who took a quiz again how it went at first and in the end."""
        return "; ".join(
            f"{name} {self.score(name)} at first, {self.score(name, latest=True)} in the latest try"
            for name in self.learners
            if self.retaken(name)
        )

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
        again = f"<p>Taken more than once: {escape(self._again)}.</p>" if self._again else ""
        together = f"<p>Files taken together: {escape(self._together)}.</p>"
        also = f"{again}{together if self._together else ''}{heard}{unread}"
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
    parts = re.split(r"0*([0-9]+)", _same(name))
    return [(len(one), one) if i % 2 else (-1, one) for i, one in enumerate(parts)]


def _same(name: str) -> str:
    """Return what is the same in names that only differ in capitals or in Unicode's form."""
    return normalize("NFC", name).casefold()


def _shuffled(name: str) -> str:
    return sha256(_same(name).encode()).hexdigest()


def _title(key: str) -> str:
    known = MISCONCEPTIONS.get(key)
    return known.title if known else "A misconception that this version does not know"


def _about(number: str) -> str:
    return DEFINITIONS[number].title


def _count(how_many: int, noun: str) -> str:
    return f"{how_many} {noun}{'' if how_many == 1 else 's'}"
