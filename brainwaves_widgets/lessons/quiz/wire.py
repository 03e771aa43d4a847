"""The fields of a quiz's scene, which js/quiz/wire.ts is written from.

The true answer is in it only after the learner has given one.
"""

from __future__ import annotations

from typing import TypedDict

from ...geometry.draw.wire import Drawn


class Told(TypedDict):
    """What is said about an answer."""

    fits: bool
    picked: int | None
    """Which reason was chosen."""
    reason: int
    """Which reason is the true one."""
    right: bool | None
    """Null where the learner takes sides."""
    reason_right: bool | None
    truth: bool
    because: str
    aside: str
    note: str
    figure: str
    meaning: str
    back: str


class Asked(TypedDict):
    """A question."""

    attribute: str
    asks: str
    """How the question begins: "Does" or "Take sides: does"."""
    reasons: list[str]
    sketch: Drawn
    alt: str


class TallyLine(TypedDict):
    """How the questions about a definition went."""

    definition: str
    title: str
    right: int
    asked: int


class Advice(TypedDict):
    """What to practise about a definition."""

    definition: str
    advice: str
    missed: str


class ReportText(TypedDict):
    """How the quiz went."""

    title: str
    headline: str
    sides: str
    tallies: list[TallyLine]
    practise: list[Advice]


class QuizScene(TypedDict):
    """What a quiz shows."""

    number: int
    """What an answer must name, so that it is meant for this question."""
    place: int
    """Which question of this attempt it is, from 1."""
    left: int
    """How many questions are to come, as far as is known."""
    again: bool
    marks: list[bool | None]
    """For each answer so far whether it was known; null where sides were taken."""
    trouble: str
    told: Told | None
    question: Asked | None
    report: ReportText | None
