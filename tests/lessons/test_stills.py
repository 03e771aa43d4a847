"""Still pictures of a laboratory and a quiz: nothing runs off the card."""

from __future__ import annotations

import pytest

from brainwaves_widgets.art.svg import WIDTH
from brainwaves_widgets.lessons import DEFINITIONS, FigureLab, Quiz, Task
from brainwaves_widgets.lessons.stills import EDGE
from tests.pictures import words_of


def assert_on_card(picture: str) -> None:
    lines = [one for one in words_of(picture) if one.anchor == "start"]
    assert lines
    for one in lines:
        assert one.right <= WIDTH - EDGE / 2, one.text


@pytest.mark.parametrize("corner", [(10, 6), (5.5, 8.25)])
def test_a_task_says_what_is_missing_right_below_it(corner: tuple[float, float]) -> None:
    task = Task("Make it a square.", wants=("square", "reflexive-symmetry"), refuses="trapezoid")
    lab = FigureLab([(2, 2), (7, 2), corner, (2, 9)], ["two-parallel-sides"], task=task)
    picture = lab._picture()
    headline, state = picture.index(">Make it a square.<"), picture.index(">Not yet. ")
    assert headline < state < picture.index(">Square<")
    assert lab.figure is not None
    assert task.why_not_yet(lab.figure)[:40] in picture
    assert_on_card(picture)


def test_a_solved_task_says_so() -> None:
    lab = FigureLab("square", task=Task("Make it a square.", wants="square"))
    assert ">✓ Solved.<" in lab._picture()


@pytest.mark.parametrize("definition", DEFINITIONS)
def test_a_quiz_stays_on_its_card(definition: str) -> None:
    quiz = Quiz(definition, questions=6, seed=1)
    while not quiz.over:
        assert_on_card(quiz._picture())
        quiz.answer(True, 1)
        assert_on_card(quiz._picture())
        quiz.next()
