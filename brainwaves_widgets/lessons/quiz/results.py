"""What a learner answered in a quiz, and the file it is kept in, for the learner and the class.

A result file is JSON: the format's version, the learner, the date, what the quiz was about, and
one entry for every answer in the order they were given. Nothing is unpickled. Every attempt has
a file of its own: the second one of `ann.json` is `ann-attempt-2.json`.
"""

from __future__ import annotations

import errno
import json
import os
import re
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import count, zip_longest
from pathlib import Path
from typing import Final

from ...core.files.codec import plain, structure
from ...core.files.disk import write
from ...geometry import ATTRIBUTES
from ..ask.keep import Prediction, Try
from ..definitions import ARGUABLE, DEFINITIONS
from ..reasons.shapes import SHAPES

FORMAT: Final = 1
MARK: Final = "brainwaves-quiz"
"""The field that tells a result file from any other; its value is the format's version."""
LONGEST_NAME: Final = 200
LARGEST: Final = 10_000_000
"""How many bytes a result file may have; one with 200 answers has some 100,000."""
_ATTEMPT: Final = re.compile(r"-attempt-\d+(?=\.[^.]*$|$)")


class ResultsError(ValueError):
    """A result file that cannot be read; the message says what is wrong with it.

    What it quotes from the file is kept apart, so that names can be left out.

    >>> error = ResultsError("the date is a day", ", not 'Ann'", file="ann.json")
    >>> error.plain, str(error)
    ('the date is a day', "ann.json: the date is a day, not 'Ann'")
    """

    def __init__(self, plain: str, quoted: str = "", *, file: str = "") -> None:
        super().__init__(f"{file}: {plain}{quoted}" if file else f"{plain}{quoted}")
        self.plain, self.quoted = plain, quoted


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer: whether an attribute fits a figure, and why.

    >>> Answer("D3", "square", "rectangle", truth=True, answer=False).right
    False
    """

    definition: str
    """The number of the definition that was asked about, such as "D3"."""
    figure: str
    """A key of SHAPES."""
    attribute: str
    """A key of ATTRIBUTES."""
    truth: bool
    """Whether the attribute fits."""
    answer: bool
    """What the learner said."""
    reason: str = ""
    """The sentence that was chosen; "" if none was."""
    reason_right: bool | None = None
    """Whether that sentence is the true reason; None if none was chosen."""
    misconception: str = ""
    """A key of MISCONCEPTIONS that this answer shows, or ""."""
    reason_for: bool | None = None
    """Whether that sentence speaks for the attribute; None if none was chosen."""
    chances: tuple[str, ...] = ()
    """The keys of the misconceptions that this question could have shown."""
    ms: int = 0
    """How many milliseconds it took; 0 if that is unknown."""
    again: bool = False
    """Whether the question came back because it was missed before."""

    @property
    def right(self) -> bool:
        """Whether the learner said correctly that it fits or does not fit."""
        return self.answer == self.truth

    @property
    def counts(self) -> bool:
        """Whether it can be right or wrong; arguable questions ask to take sides (D15)."""
        return self.definition != ARGUABLE

    @property
    def known(self) -> bool:
        """Whether all of it was right: the answer, and the reason if one was chosen."""
        return self.right and self.reason_right is not False


@dataclass(frozen=True, slots=True)
class Results:
    """All answers of one learner in one quiz.

    >>> Results("Ann", "2026-03-02T10:15:00+00:00", ("D3",), 12)
    <Ann, 2026-03-02: 0 of 0 right (D3)>
    """

    learner: str
    date: str
    """When the quiz began, in the format of ISO 8601."""
    definitions: tuple[str, ...]
    """What the quiz was about, and "inclusive" at the end if the trapezoid was inclusive (D4)."""
    questions: int
    """How many different questions it was meant to have."""
    answers: tuple[Answer, ...] = ()
    lesson: str = ""
    """The number of the lesson, such as "05"; "" if it was a quiz alone."""
    predictions: tuple[Prediction, ...] = ()
    """What was predicted before anything was explained."""
    tries: tuple[Try, ...] = ()
    """The tries at the tasks of the lesson."""

    @property
    def first(self) -> tuple[Answer, ...]:
        """The first answers that count, without those to questions that came back."""
        return tuple(one for one in self.answers if one.counts and not one.again)

    @property
    def sides(self) -> tuple[Answer, ...]:
        """The answers to arguable questions, in which the learner took sides (D15)."""
        return tuple(one for one in self.answers if not one.counts)

    @property
    def right(self) -> int:
        """How many first answers were right, with their reason."""
        return sum(one.known for one in self.first)

    @property
    def began(self) -> datetime:
        """When the quiz began; a time without a zone is taken for UTC."""
        read = datetime.fromisoformat(self.date)
        return read if read.tzinfo else read.replace(tzinfo=UTC)

    def timed_as(self, kept: Results) -> Results:
        """Return these results with the date and the times of earlier ones, where answers agree."""
        pairs = zip_longest(self.answers, kept.answers[: len(self.answers)])
        timed = tuple(old if old and replace(old, ms=new.ms) == new else new for new, old in pairs)
        return replace(self, date=kept.date, answers=timed)

    def __repr__(self) -> str:
        about = ", ".join(self.definitions)
        name = self.learner or "somebody"
        return f"<{name}, {self.date[:10]}: {self.right} of {len(self.first)} right ({about})>"

    def write(self, path: str | os.PathLike[str]) -> None:
        """Write a result file, completely or not at all; create its folder if necessary."""
        Path(path).expanduser().parent.mkdir(parents=True, exist_ok=True)
        write(path, json.dumps({MARK: FORMAT, **plain(self)}, ensure_ascii=False, indent=1) + "\n")

    @classmethod
    def read(cls, path: str | os.PathLike[str]) -> Results:
        """Read a result file; a ResultsError says what is wrong with it."""
        where = Path(path).expanduser()
        try:
            return _parse(_text(where))
        except UnicodeDecodeError:
            msg = "this is not a result file: it is not text"
            raise ResultsError(msg, file=where.name) from None
        except ResultsError as error:
            raise ResultsError(error.plain, error.quoted, file=where.name) from None


def new_attempt(path: str | os.PathLike[str]) -> Path:
    """Create an empty file for a new attempt; never touch an existing one.

    >>> import tempfile
    >>> asked_for = Path(tempfile.mkdtemp(), "ann.json")
    >>> new_attempt(asked_for).name, new_attempt(asked_for).name
    ('ann.json', 'ann-attempt-2.json')
    """
    asked_for = Path(path).expanduser()
    if asked_for.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    asked_for.parent.mkdir(parents=True, exist_ok=True)
    for number in count(1):
        free = asked_for
        if number > 1:
            free = asked_for.with_name(f"{asked_for.stem}-attempt-{number}{asked_for.suffix}")
        try:
            free.touch(exist_ok=False)
        except FileExistsError:
            continue
        return free
    raise AssertionError


def file_asked_for(name: str) -> str:
    """Return the file name that was asked for, whichever attempt this is.

    >>> file_asked_for("ann-attempt-2.json")
    'ann.json'
    """
    return _ATTEMPT.sub("", name)


def _text(where: Path) -> str:
    """Read a file that may be anything."""
    if where.exists() and not where.is_file():
        raise ResultsError("this is not a result file: it is a folder, a pipe or a device")
    if where.stat().st_size > LARGEST:
        raise ResultsError(f"this is not a result file: it has more than {LARGEST:,} bytes")
    return where.read_text(encoding="utf-8")


def _parse(text: str) -> Results:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        broken = f"the JSON is broken at line {error.lineno} ({error.msg})"
        raise ResultsError(f"this is not a whole result file: {broken}") from None
    except (RecursionError, ValueError):
        raise ResultsError("this is not a result file: it is not JSON") from None
    if not isinstance(data, dict) or MARK not in data:
        raise ResultsError(f'this is not a result file of a quiz: it has no field "{MARK}"')
    version = data.pop(MARK)
    if type(version) is not int or version < 1:
        raise ResultsError("this result file has an unknown format", f": {version!r:.40}")
    if version > FORMAT:
        raise ResultsError(
            f"this result file has format {str(version)[:9]} and was written by a newer version; "
            f"this one reads up to format {FORMAT}: upgrade brainwaves-widgets to open it"
        )
    try:
        read = structure(Results, data)
    except ValueError as error:
        raise _field_error(str(error)) from None
    _check(read)
    return read


def _field_error(text: str) -> ResultsError:
    """Say in plain words which field of a result file is wrong."""
    if unknown := re.search('can not match (".*") to any', text):
        return ResultsError("it has an unknown field", f": {unknown[1]:.60}")
    if missing := re.search('missing value for field (".*")', text):
        return ResultsError(f"it lacks the field {missing[1]}")
    if wrong := re.search(r"(\w+) is .*?, not (.*)", text, re.DOTALL):
        plain = f'its field "{wrong[1]}" has a value of the wrong kind'
        return ResultsError(plain, f": {wrong[2]}")
    return ResultsError(text)


def check_learner(name: object) -> None:
    """Raise ResultsError if no report can show this name."""
    if not isinstance(name, str):
        raise ResultsError(f"a learner is a name, not {name!r:.40}")
    if len(name) > LONGEST_NAME:
        msg = f"the learner's name has {len(name)} characters; {LONGEST_NAME} is the most"
        raise ResultsError(msg)
    check_shown("the learner's name", name)


def check_shown(what: str, text: str) -> None:
    """Raise ResultsError if no page can show these words."""
    if not " ".join(text.split()).isprintable():
        raise ResultsError(f"{what} has characters that cannot be shown", f": {text!r:.60}")


def _check(results: Results) -> None:
    check_learner(results.learner)
    try:
        datetime.fromisoformat(results.date)
    except ValueError:
        msg = "the date is written as in 2026-03-02T10:15:00+00:00"
        raise ResultsError(msg, f", not {results.date!r:.40}") from None
    for number, one in enumerate(results.answers, start=1):
        for key in (one.misconception, *one.chances):
            check_shown(f"in answer {number} the misconception", key)
        for what, value, known in (
            ("definition", one.definition, DEFINITIONS),
            ("figure", one.figure, SHAPES),
            ("attribute", one.attribute, ATTRIBUTES),
        ):
            if value not in known:
                msg = f"answer {number} names a {what} that is unknown"
                raise ResultsError(msg, f": {value!r:.40}")
