"""What a teacher sees of a lesson: what it aims at, and which answers show it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import escape
from random import Random

from ...core.text.tables import html_table
from ...geometry import ATTRIBUTES
from ..definitions import chosen
from ..misconceptions import SOURCES, aims
from ..misconceptions.record import Misconception
from ..quiz.plan import shown_by
from ..quiz.questions import Pair, ask, pairs
from .lessons import LESSONS
from .question_file import questions


@dataclass(frozen=True)
class Rows:
    """A table for the teacher: it shows as HTML and prints as text."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    below: str = ""

    def __repr__(self) -> str:
        return "\n".join(" | ".join(row) for row in (self.head, *self.rows))

    def _repr_html_(self) -> str:
        below = f"<p><small>{escape(self.below)}</small></p>" if self.below else ""
        return html_table(self.head, self.rows) + below


def misconceptions_of(number: str) -> Rows:
    """Return what a lesson aims at: which question, wrong answer and reason show it, and sources.

    >>> misconceptions_of("06").rows[0][:3]
    ('One pair of parallel sides makes a trapezoid', 'Trapezoid? (square)', 'fits')
    """
    rows = tuple(_row(number, one) for one in aims(number))
    keys = dict.fromkeys(key for one in aims(number) for key in one.sources)
    head = ("misconception", "a question that shows it", "answer", "reason", "reported by")
    return Rows(head, rows, " ".join(SOURCES[key] for key in keys))


def _row(number: str, one: Misconception) -> tuple[str, ...]:
    """Find the first question of the lesson's quiz that can show a misconception."""
    rng = Random(1)  # noqa: S311 - an example, no key
    every = pairs(chosen(LESSONS[number].definitions), None, None)
    pair = next(found for found in every if _can_show(found, one))._replace(aims=(one.key,))
    question = ask(pair, rng)
    said = one.answer(question.drawn, pair.attribute)
    reason = one.says(question.drawn.measures, pair.attribute)
    asked = f"{ATTRIBUTES[pair.attribute].label}? ({question.figure.name})"
    studies = "; ".join(one.sources) or "teachers; we know of no study"
    return one.title, asked, "fits" if said else "does not fit", reason, studies


def _can_show(pair: Pair, one: Misconception) -> bool:
    return one.key in shown_by(pair.figure, pair.attribute, pair.definitions)


def hints_of(names: Iterable[str]) -> Rows:
    """Return what wrong answers to questions of questions.toml show.

    >>> hints_of(["mirrors of a rectangle"]).rows[0][1]
    '4'
    """
    return Rows(("question", "wrong answer", "what is said to it"), tuple(_hints(names)))


def _hints(names: Iterable[str]) -> Iterator[tuple[str, ...]]:
    for name in names:
        for wrong, hint in questions()[name].hints.items():
            yield questions()[name].question, str(wrong), hint
