"""How far a pupil is, what was predicted, whether they are stuck, and what the quiz shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

from ..lessons.ask.ask import Ask
from ..lessons.ask.keep import Prediction
from ..lessons.lab.figurelab import FigureLab
from ..lessons.quiz.diagnosis import Finding, diagnose
from ..lessons.quiz.quiz import Quiz
from .desk import Desk, Part
from .wire import ClassAnswers

STUCK_TRIES: Final = 3
"""After this many wrong tries at one task the teacher should have a look."""
STUCK_SECONDS: Final = 150.0
"""Likewise after this many idle seconds in the middle of a step."""
MOST_SHARES: Final = 8


class Standing(NamedTuple):
    """One pupil at one moment."""

    step: int
    tried: int
    """How many questions, quizzes and tasks were tried, of those that came up."""
    asked: int
    prediction: Prediction | None
    quiz: str
    stuck: str
    findings: tuple[Finding, ...]


def standing(desk: Desk, step: int, idle: float) -> Standing:
    """Return how far a pupil is who has not done anything for `idle` seconds."""
    work = [part for part in desk.all_parts() if _is_work(part)]
    predictions = desk.results.predictions if desk.results else ()
    return Standing(
        step,
        sum(_is_tried(part) for part in work),
        len(work),
        predictions[-1] if predictions else None,
        "; ".join(_quiz(one) for one in desk.quizzes),
        _stuck(desk, step, idle),
        tuple(found for one in desk.quizzes for found in diagnose(one.results)),
    )


def _is_work(part: Part) -> bool:
    has_task = isinstance(part.page, FigureLab) and part.page.task is not None
    return has_task or part.question is not None or isinstance(part.page, Quiz)


def _is_tried(part: Part) -> bool:
    match part.page:
        case FigureLab():
            return part.page.solved
        case Quiz():
            return part.page.over
        case Ask():
            return part.page.tried
    return False


def _quiz(quiz: Quiz) -> str:
    report = quiz.report()
    if quiz.over:
        return f"{report.right} of {len(report.results.first)} right"
    return f"question {quiz.answered + 1}" if quiz.answered else ""


def _stuck(desk: Desk, step: int, idle: float) -> str:
    """Say why a pupil seems stuck, or ""."""
    tries = Counter[str]()
    for one in desk.results.tries if desk.results else ():
        tries[one.task] = 0 if one.right else tries[one.task] + 1
    here = [part.question for part in desk.parts[step] if part.question is not None]
    for ask in here:
        if tries[ask.question] >= STUCK_TRIES:
            return f"{tries[ask.question]} wrong tries: {ask.question}"
    busy = any(_is_work(part) and not _is_tried(part) for part in desk.parts[step])
    if busy and idle >= STUCK_SECONDS:
        return f"nothing for {round(idle / 60)} minutes"
    return ""


def class_answers(desks: Iterable[Desk]) -> list[ClassAnswers]:
    """Return what the class said to each question that came up, without names."""
    asked: dict[int, list[Ask]] = {}
    for desk in desks:
        for part in desk.all_parts():
            if part.question is not None and part.question.kind != "check":
                asked.setdefault(part.number, []).append(part.question)
    return [_tally(number, asked[number]) for number in sorted(asked)]


def _tally(number: int, asks: list[Ask]) -> ClassAnswers:
    given = [one for one in asks if one.tried]
    first = asks[0]
    if first.kind == "text":  # words that somebody wrote could be anything; numbers cannot
        written = Counter(one.value if _is_number(one.value) else "other words" for one in given)
        shares = written.most_common(MOST_SHARES)
    else:
        chosen = Counter(i for one in given for i in one.chosen)
        shares = [(name, chosen[i]) for i, name in enumerate(first.choices)]
    return {
        "id": str(number),
        "question": first.question,
        "answered": len(given),
        "shares": [{"name": name, "times": times} for name, times in shares],
    }


def _is_number(text: str) -> bool:
    try:
        float(text.replace(",", ".").replace("/", ""))
    except ValueError:
        return False
    return True
