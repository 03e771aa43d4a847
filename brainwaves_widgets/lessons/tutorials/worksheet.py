"""Worksheets and answer sheets to print: the questions of a lesson on paper."""

from __future__ import annotations

import os
from collections.abc import Iterator
from html import escape
from pathlib import Path
from random import Random
from typing import Final

from ...core.files.disk import write
from ...geometry import ATTRIBUTES
from ...geometry.draw.drawing import card
from ..definitions import chosen
from ..misconceptions import MISCONCEPTIONS, aims
from ..quiz.plan import plan
from ..quiz.questions import Question, ask, pairs
from ..reasons.voices import Choice
from .lessons import LESSONS, find_lesson
from .question_file import questions

ON_PAPER: Final = 8
"""How many questions about figures a worksheet has: two pages."""
STYLE: Final = """
@page { size: A4 portrait; margin: 14mm }
body { font: 10.5pt/1.35 system-ui, sans-serif; color: #1f2733; max-width: 182mm; margin: 0 auto }
h1 { font-size: 16pt; margin: 0 0 2mm } .name { margin: 0 0 5mm }
.name span { display: inline-block; width: 70mm; border-bottom: .4pt solid #1f2733 }
.question { display: grid; grid-template-columns: 44mm 1fr; gap: 4mm; break-inside: avoid;
  padding: 3mm 0; border-top: .4pt solid #b9c1cc }
.question svg { width: 42mm; height: 42mm }
.question ol { margin: 1mm 0 0; padding-left: 6mm } .words { display: block }
.line { height: 9mm; border-bottom: .4pt solid #b9c1cc } .right { font-weight: 600 }
small { color: #4d5766 }
"""


def save_worksheets(
    number: str, folder: str | os.PathLike[str] = ".", *, seed: int = 1
) -> tuple[Path, Path]:
    """Write a worksheet and its answer sheet as HTML; return their paths.

    Equal seeds make equal sheets, so that the answers go with the questions.
    """
    find_lesson(number)
    if type(seed) is not int:
        raise ValueError(f"a seed is a whole number, not {seed!r:.40}")
    where = Path(folder).expanduser()
    where.mkdir(parents=True, exist_ok=True)
    found = where / f"worksheet-{number}.html", where / f"answers-{number}.html"
    for path, answers in zip(found, (False, True), strict=True):
        write(path, page(number, seed=seed, answers=answers))
    return found


def page(number: str, *, seed: int, answers: bool) -> str:
    """Return a worksheet, or its answer sheet, as a whole HTML page."""
    title = f"{number} · {LESSONS[number].title}"
    name = (
        "<p>Answer sheet for the teacher.</p>"
        if answers
        else '<p class="name">Name: <span></span> Date: <span style="width:40mm"></span></p>'
    )
    body = "".join(_figures(number, seed, answers=answers)) + "".join(
        _words(number, answers=answers)
    )
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        f"<title>{escape(title)}</title><style>{STYLE}</style><body><h1>{escape(title)}</h1>"
        f"{name}{body}</body></html>"
    )


def _asked(number: str, seed: int) -> Iterator[Question]:
    lesson, rng = LESSONS[number], Random(seed)  # noqa: S311 - questions, not keys
    if lesson.definitions:
        every = pairs(chosen(lesson.definitions), None, None)
        keys = [one.key for one in aims(number)]
        for pair in plan(every, ON_PAPER, rng, keys):
            yield ask(pair, rng)


def _figures(number: str, seed: int, *, answers: bool) -> Iterator[str]:
    for i, question in enumerate(_asked(number, seed), start=1):
        label = ATTRIBUTES[question.pair.attribute].label
        drawn = card(question.sketch(explained=answers), "A figure")
        holds = question.verdict.holds
        boxes = "☐ fits &nbsp; ☐ does not fit"
        if answers:
            boxes = f'<span class="right">{"☒ fits" if holds else "☒ does not fit"}</span>'
        reasons = "".join(_reason(choice, answers=answers) for choice in question.choices)
        asks = escape(f"{i}. {question.asks} “{label}” fit this figure? Mark the reason, too.")
        yield (
            f'<div class="question"><div>{drawn}</div>'
            f"<div><b>{asks}</b><br>{boxes}<ol>{reasons}</ol></div></div>"
        )


def _reason(choice: Choice, *, answers: bool) -> str:
    if not answers:
        return f"<li>{escape(choice.text)}</li>"
    shows = MISCONCEPTIONS.get(choice.shows)
    note = f" <small>shows: {escape(shows.title)}</small>" if shows else ""
    right = ' class="right"' if choice.right else ""
    return f"<li{right}>{'✓ ' if choice.right else ''}{escape(choice.text)}{note}</li>"


def _words(number: str, *, answers: bool) -> Iterator[str]:
    for name in LESSONS[number].asks:
        one = questions()[name]
        told = (
            f'<p class="right">{escape(str(one.answer))}. {escape(one.because)}</p>'
            if answers
            else '<div class="line"></div>' * 2
        )
        yield f'<div class="question words"><b>{escape(one.question)}</b>{told}</div>'
