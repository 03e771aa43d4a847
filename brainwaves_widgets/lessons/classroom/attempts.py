"""The attempts of a class: a folder of result files, read and put together by learner."""

from __future__ import annotations

import os
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple
from unicodedata import normalize

from ..quiz.results import Answer, Results, ResultsError, file_asked_for


class Attempt(NamedTuple):
    """The first answers of one attempt at a quiz, without a name."""

    quiz: tuple[object, ...]
    """What attempts at the same quiz have in common."""
    began: datetime
    answers: tuple[Answer, ...]


class Attempts:
    """All attempts in a folder, by learner; files that cannot be read are listed."""

    def __init__(self, folder: str | os.PathLike[str], *, names: bool) -> None:
        if not isinstance(folder, str | os.PathLike):
            raise ResultsError(f"a folder is a name, as in 'results', not {folder!r:.60}")
        where = Path(folder).expanduser()
        if not where.is_dir():
            raise ResultsError(f"there is no folder {where}")
        self._all: dict[str, list[Attempt]] = defaultdict(list)
        self.files: Counter[str] = Counter()
        """How many files there are of each learner."""
        self.broken: list[tuple[str, str]] = []
        """Files that could not be read, each with what is wrong with it."""
        for path in sorted(where.glob("*.json"), key=lambda one: _in_order(one.stem)):
            self._take(path, names=names)
        for some in self._all.values():
            some.sort(key=lambda one: one.began)
        known = sorted(self._all, key=_in_order if names else _shuffled)
        self.learners: tuple[str, ...] = tuple(known)
        if not names:
            numbered = {name: f"Learner {i}" for i, name in enumerate(known, start=1)}
            self._all = {numbered[name]: self._all[name] for name in known}
            self.files = Counter({numbered[name]: self.files[name] for name in known})
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
            same = (one for one in self._all if _same(one) == _same(name))
            learner = next(same, name)
            quiz = (results.definitions, results.questions)
            self._all[learner].append(Attempt(quiz, results.began, results.first))
            self.files[learner] += 1

    def taken(self, name: str, definition: str | None, *, latest: bool) -> list[Attempt]:
        """Return one attempt at each quiz in which something was asked, the first or the latest."""
        chosen: dict[tuple[object, ...], Attempt] = {}
        for one in self._all[name]:
            if any(definition in (None, answer.definition) for answer in one.answers):
                chosen[one.quiz] = one if latest else chosen.get(one.quiz, one)
        return list(chosen.values())

    def answers(self) -> Iterator[Answer]:
        """Return the first answers of everybody, in all attempts."""
        return (answer for some in self._all.values() for one in some for answer in one.answers)


def _in_order(name: str) -> list[tuple[int, str]]:
    """Sort as in a list of a class: "Learner 2" comes before "Learner 10"."""
    parts = re.split(r"0*([0-9]+)", _same(name))
    return [(len(one), one) if i % 2 else (-1, one) for i, one in enumerate(parts)]


def _same(name: str) -> str:
    """Return the same text for names that differ only in capitals or in Unicode's form."""
    return normalize("NFC", name).casefold()


def _shuffled(name: str) -> str:
    return sha256(_same(name).encode()).hexdigest()
