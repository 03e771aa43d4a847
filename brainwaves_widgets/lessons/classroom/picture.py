"""The picture of a class: definitions by learners, and misconceptions as bars."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from ...art.svg import LINE, MUTED, PAPER, fitted, page, text
from ...core.text.phrases import counted
from ...geometry.draw.drawing import Svg
from ..definitions import DEFINITIONS

if TYPE_CHECKING:
    from .classreport import ClassReport, Score
    from .groups import Belief

SIGNS: Final = {"well": ("✓", "#cfe8d6"), "some": ("~", "#fbeec0"), "few": ("✗", "#f6cfc9")}
"""A sign and a colour for how much is right: four fifths, half, or less."""
MOST_BELIEFS: Final = 8
NARROWEST: Final = 760
LEFT, CELL, HIGH, EDGE, TOP = 190, 76, 34, 24, 96
DIGIT: Final = 9
"""How wide a digit of a score is."""


def wide(report: ClassReport) -> int:
    """Return how wide the picture is."""
    return max(LEFT + _cell_width(report) * (len(report.definitions) + 1) + EDGE, NARROWEST)


def class_picture(report: ClassReport, lines: list[str]) -> Svg:
    """Draw the heat map and the misconceptions, or say what to do where there are no answers."""
    width = wide(report)
    body = [text(EDGE, 36, lines[0], 18, bold=True)]
    if report.definitions:
        more, height = _table(report, width)
        body += more
    else:
        body, height = [*body, text(EDGE, 64, lines[1], 14, fill=MUTED)], 64 + EDGE
    return Svg(page((width, height), PAPER, " ".join(lines), "".join(body)))


def _cell_width(report: ClassReport) -> int:
    """Return how wide a cell is: the whole class has the largest score, twice if it has two."""
    widest = max(DIGIT * len(f"~ {one}") + 12 for one in _scores(report, None, None))
    return max(CELL, widest) * (2 if report.retaken() else 1)


def _scores(report: ClassReport, name: str | None, asked: str | None) -> list[Score]:
    """Return the score of the first attempts, and of the latest where they are others."""
    both = [False, True] if report.retaken(name, asked) else [False]
    return [report.score(name, asked, latest=one) for one in both]


def _table(report: ClassReport, width: int) -> tuple[list[str], int]:
    numbers, cell = report.definitions, _cell_width(report)
    beliefs = report.misconceptions[:MOST_BELIEFS]
    about = [f"{one} {DEFINITIONS[one].title}" for one in numbers]
    meaning = wrap(" · ".join(about), int((width - 2 * EDGE) / 7))
    if report.retaken():
        meaning.insert(0, "Two boxes: first and latest try.")
    below = TOP + HIGH * (len(report.learners) + 1) + 44 + 20 * len(meaning)
    height = below + 28 * max(1, len(beliefs)) + (24 if beliefs else 0) + EDGE
    body = [text(EDGE, 58, _key(), 13, fill=MUTED)]
    for column, number in enumerate((*numbers, "all")):
        x = LEFT + cell * (column + 0.5)
        body.append(text(x, TOP - 10, number, 14, bold=True, middle=True))
    for row, name in enumerate((*report.learners, None)):
        y = TOP + HIGH * row
        words = fitted(name, 14, LEFT - 12 - EDGE) if name else "whole class"
        body.append(text(LEFT - 12, y + 22, words, 14, bold=name is None, end=True))
        body += [
            _cell(LEFT + cell * column, y, cell, _scores(report, name, asked))
            for column, asked in enumerate((*numbers, None))
        ]
    body += [
        text(EDGE, below - 30 - 20 * i, line, 13, fill=MUTED)
        for i, line in enumerate(reversed(meaning))
    ]
    return body + _bars(beliefs, below), height


def _key() -> str:
    well, some, few = (sign for sign, _ in SIGNS.values())
    return (
        f"Right at the first go, with the reason. {well} four fifths or more, "
        f"{some} half or more, {few} less, · not asked."
    )


def _cell(x: float, y: float, wide: float, scores: Sequence[Score]) -> str:
    """Draw the score of the first attempt, and that of the latest beside it."""
    if not scores[0].asked:
        return text(x + wide / 2, y + 22, "·", 14, fill=MUTED, middle=True)
    part = wide / len(scores)
    return "".join(_box(x + part * i, y, part, one) for i, one in enumerate(scores))


def _box(x: float, y: float, wide: float, score: Score) -> str:
    sign, colour = SIGNS[score.how]
    box = (
        f'<rect x="{x + 2:g}" y="{y + 2}" width="{wide - 4:g}" height="{HIGH - 4}" rx="6" '
        f'fill="{colour}"/>'
    )
    return box + text(x + wide / 2, y + 22, f"{sign} {score}", 13, bold=True, middle=True)


def _bars(beliefs: tuple[Belief, ...], top: float) -> list[str]:
    """Draw a bar for each misconception, as long as it has learners."""
    if not beliefs:
        return [text(EDGE, top + 4, "No misconception showed twice.", 14, fill=MUTED)]
    drawn = [text(EDGE, top, "Misconceptions, by how many learners showed them", 15, bold=True)]
    longest = max(one.learners for one in beliefs)
    for row, one in enumerate(beliefs):
        y, long = top + 16 + 28 * row, 120 * one.learners / longest
        drawn.append(
            f'<rect x="{EDGE}" y="{y}" width="{long:g}" height="20" rx="4" fill="#9db7dd" '
            f'stroke="{LINE}"/>'
        )
        drawn.append(
            text(EDGE + 136, y + 15, f"{one.title} ({counted(one.learners, 'learner')})", 14)
        )
    return drawn
