"""Result files of a class, and the cells of the report that is made of them."""

from __future__ import annotations

import re
from pathlib import Path

from brainwaves_widgets.lessons import ClassReport, Results
from brainwaves_widgets.lessons.quiz.results import Answer

DATE = "2026-03-02T10:15:00+00:00"


NO_RECTANGLE = "square-is-no-rectangle"


def said(definition: str, *, right: bool = True, belief: str = "", again: bool = False) -> Answer:
    attribute = {"D3": "rectangle", "D4": "trapezoid"}[definition]
    truth = definition == "D3"
    return Answer(
        definition,
        "square",
        attribute,
        truth=truth,
        answer=truth is right,
        reason="It is a square." if belief else "",
        reason_right=False if belief else None,
        misconception=belief,
        again=again,
    )


def write(folder: Path, file: str, learner: str, *answers: Answer) -> None:
    about = tuple(dict.fromkeys(one.definition for one in answers))
    Results(learner, DATE, about, len(answers), answers).write(folder / file)


def cells(report: ClassReport) -> list[str]:
    return re.findall(r">(. \d+/\d+)<", str(report.picture))


def attempt(folder: Path, file: str, learner: str, day: int, *answers: Answer) -> None:
    Results(learner, f"2026-03-{day:02}", ("D3", "D4"), 4, answers).write(folder / file)
