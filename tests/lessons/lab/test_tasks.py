"""Tasks: what is wanted, what is refused, and what nobody could make."""

from __future__ import annotations

from typing import Any

import pytest

from brainwaves_widgets.geometry import FIGURES, verdict
from brainwaves_widgets.lessons import FigureLab, Task


def test_the_first_wish_that_is_not_met_says_why_not_yet() -> None:
    task = Task(
        "A right triangle with two equal sides.", wants=("right-triangle", "two-equal-sides")
    )
    figure = FIGURES["obtuse-scalene-triangle"]
    assert task.why_not_yet(figure) == verdict(figure, "right-triangle").because
    figure = FIGURES["right-scalene-triangle"]
    assert task.why_not_yet(figure) == verdict(figure, "two-equal-sides").because
    figure = FIGURES["isosceles-right-triangle"]
    assert task.solved(figure)
    assert task.why_not_yet(figure) == ""


def test_d4_a_task_can_mean_the_inclusive_trapezoid() -> None:
    task = Task("A trapezoid.", wants="trapezoid")
    assert not task.solved(FIGURES["rectangle"])
    assert task.solved(FIGURES["rectangle"], "inclusive")


def test_d4_what_can_be_solved_depends_on_the_definitions() -> None:
    both = Task("Both.", wants=("square", "trapezoid"), definitions="inclusive")
    assert both.solved(FIGURES["square"])
    assert FigureLab("square", task=both).solved
    with pytest.raises(ValueError, match="never go together"):
        FigureLab("square", task=both, definitions="printed")
    apart = Task("One only.", wants="parallelogram", refuses="trapezoid")
    assert FigureLab("square", task=apart).solved
    with pytest.raises(ValueError, match="always has"):
        FigureLab("square", task=apart, definitions="inclusive")
    with pytest.raises(ValueError, match='"printed" or "inclusive"'):
        Task("x", wants="square", definitions="mine")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"text": " ", "wants": "square"}, "in words"),
        ({"text": None, "wants": "square"}, "in words"),
        ({"text": "x"}, "needs `wants` or `refuses`"),
        ({"text": "x", "wants": "sqare"}, "did you mean 'square'"),
        ({"text": "x", "wants": 7}, "names attributes"),
        ({"text": "x", "wants": "square", "refuses": "square"}, "which it refuses"),
        ({"text": "x", "wants": "square", "refuses": "quadrilateral"}, '"Square" always has'),
        ({"text": "x", "wants": ("square", "trapezoid")}, "never go together"),
    ],
)
def test_what_no_figure_can_solve_is_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Task(**wrong)
