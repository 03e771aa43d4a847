"""Read questions.toml, the questions of the tutorials, and say what is wrong with it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from math import isfinite
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from ...geometry.explain.relations import is_inclusive

FILE: Final = Path(__file__).with_name("questions.toml")
NEEDED: Final = ("question", "answer", "because")
KNOWN: Final = (*NEEDED, "also", "hints", "inclusive")


@dataclass(frozen=True, slots=True)
class Question:
    """A question, its answer, why that is right, and hints for frequent wrong answers."""

    question: str
    answer: float | str
    because: str
    hints: Mapping[Any, str] = field(default_factory=dict)
    also: tuple[float | str, ...] = ()
    """Other right answers, beyond other ways to write the same number or the same words."""
    inclusive: Question | None = None
    """The same question with inclusive definitions, if its answer is different there (D4)."""

    def by(self, definitions: str) -> Question:
        """Return the question as it is with the printed or with the inclusive definitions."""
        return self.inclusive if is_inclusive(definitions) and self.inclusive else self

    @property
    def choices(self) -> tuple[str, ...]:
        """The answers to choose from, which the question quotes; () if it asks for a number."""
        return tuple(re.findall('"([^"]+)"', self.question))


@cache
def questions() -> Mapping[str, Question]:
    """Return all questions of the tutorials by their names.

    >>> questions()["mirrors of a square"].answer
    4
    """
    return MappingProxyType(parse(FILE.read_text(encoding="utf-8")))


def find_question(name: str) -> Question:
    """Return a question by its name; raise ValueError with the names that there are."""
    if name not in questions():
        raise ValueError(f"there is no question {name!r:.60}; there are {', '.join(questions())}")
    return questions()[name]


def parse(text: str) -> dict[str, Question]:
    r"""Read questions from TOML; raise ValueError with the question and what is wrong with it.

    >>> parse('[tea]\nquestion = "How warm?"\nanswer = true\nbecause = "It cools."')
    Traceback (most recent call last):
    ValueError: questions.toml, "tea": the answer is a number or words in quotes, not True
    """
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{FILE.name} is not valid TOML: {error}") from None
    return {name: _question(table, f'{FILE.name}, "{name}"') for name, table in tables.items()}


def _question(table: object, where: str) -> Question:
    if not isinstance(table, dict):
        raise ValueError(f"{where}: a question begins with its name in square brackets")  # noqa: TRY004 - every mistake in the file is a ValueError
    if unknown := [key for key in table if key not in KNOWN]:
        raise ValueError(
            f"{where}: unknown field {unknown[0]!r}; the fields are {', '.join(KNOWN)}"
        )
    if missing := [key for key in NEEDED if key not in table]:
        raise ValueError(f"{where}: the {missing[0]} is missing")
    for key in ("question", "because"):
        _sentence(table[key], f"{where}: the text of {key!r}")
    also, hints = table.get("also", []), table.get("hints", [])
    if not isinstance(also, list):
        raise ValueError(f'{where}: "also" is a list, as in ["dodecagon"], not {also!r:.60}')  # noqa: TRY004
    for one in (table["answer"], *also):
        _answer(one, f"{where}: the answer")
    other = table.get("inclusive")
    read = Question(
        question=table["question"],
        answer=table["answer"],
        because=table["because"],
        hints=_hints(hints, where),
        also=tuple(also),
        inclusive=None if other is None else _inclusive(table, other, f"{where}.inclusive"),
    )
    _check_together(read, where)
    return read


def _inclusive(table: dict[str, Any], other: object, where: str) -> Question:
    """Read what is different with inclusive definitions; the rest stays as it is."""
    if not isinstance(other, dict) or "inclusive" in other:
        raise ValueError(f"{where}: write the answer, because and hints that are different")
    return _question({**{k: v for k, v in table.items() if k != "inclusive"}, **other}, where)


def _hints(hints: object, where: str) -> dict[Any, str]:
    pairs = hints if isinstance(hints, list) else [hints]
    found: dict[Any, str] = {}
    for pair in pairs:
        if not isinstance(pair, list) or len(pair) != 2:  # noqa: PLR2004 - a pair
            raise ValueError(
                f'{where}: a hint is a pair, as in [6, "Those are the tips."], not {pair!r:.60}'
            )
        _answer(pair[0], f"{where}: the wrong answer of a hint")
        _sentence(pair[1], f"{where}: the hint for {pair[0]!r:.60}")
        if pair[0] in found:
            raise ValueError(f"{where}: there are two hints for {pair[0]!r:.60}; keep one")
        found[pair[0]] = pair[1]
    return found


def _check_together(read: Question, where: str) -> None:
    """Raise ValueError if the question, its answers and its hints contradict each other."""
    choices = read.choices
    if isinstance(read.answer, str) and read.answer not in choices:
        raise ValueError(
            f'{where}: the question must name the answer "{read.answer}" in double quotes, '
            "with the other choices"
        )
    if choices and not isinstance(read.answer, str):
        raise ValueError(f"{where}: the answer is one of {', '.join(choices)}, not {read.answer}")
    if clash := [one for one in (read.answer, *read.also) if one in read.hints]:
        raise ValueError(f"{where}: {clash[0]!r} is right, so it has no hint; take the hint out")
    if unhinted := [one for one in choices if one != read.answer and one not in read.hints]:
        raise ValueError(f'{where}: the wrong choice "{unhinted[0]}" needs a hint')


def _answer(value: object, what: str) -> None:
    number = isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value)
    if not number and not (isinstance(value, str) and value.strip()):
        raise ValueError(f"{what} is a number or words in quotes, not {value!r:.60}")


def _sentence(value: object, what: str) -> None:
    if not isinstance(value, str) or not value.rstrip().endswith((".", "?", "!", "…")):
        raise ValueError(f"{what} is a sentence with its full stop or question mark")
