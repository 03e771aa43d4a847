"""The picture of a class: what does not fit is shortened, and an empty one says what to do."""

from __future__ import annotations

from html import unescape
from typing import TYPE_CHECKING

from brainwaves_widgets.lessons import ClassReport, Results
from brainwaves_widgets.lessons.classroom.picture import EDGE, LEFT
from brainwaves_widgets.lessons.quiz.results import Answer
from tests.pictures import box_around, words_of

if TYPE_CHECKING:
    from pathlib import Path

ANSWER = Answer("D3", "square", "rectangle", truth=True, answer=True)


def write(folder: Path, learner: str, answers: int = 1) -> None:
    some = (ANSWER,) * answers
    date = "2026-03-02T10:15:00+00:00"
    name = f"{len(list(folder.iterdir()))}.json"
    Results(learner, date, ("D3",), answers, some).write(folder / name)


def test_an_empty_folder_says_so_in_the_picture_too(tmp_path: Path) -> None:
    picture = unescape(str(ClassReport(tmp_path).picture)).partition("</title>")[2]
    assert "No answers yet: put the learners' result files into this folder." in picture
    assert "No misconception showed" not in picture
    assert "whole class" not in picture


def test_learners_are_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    for name in ("Learner 10", "Learner 2", "learner 1", "Zoe", "Ann"):
        write(tmp_path, name)
    assert ClassReport(tmp_path).learners == ("Ann", "learner 1", "Learner 2", "Learner 10", "Zoe")


def test_long_names_are_shortened_at_their_end(tmp_path: Path) -> None:
    names = ("Wilhelmina MMMMMMMMMMMMMMMMMM", "iiiiiiiiiiiiiiiiiiii", "王" * 30)
    for name in names:
        write(tmp_path, name)
    picture = str(ClassReport(tmp_path).picture)
    for name in names:
        (short,) = (one for one in words_of(picture) if name.startswith(one.text.rstrip("…")))
        assert EDGE <= short.left < short.right < LEFT


def test_large_scores_have_room_in_their_cells(tmp_path: Path) -> None:
    write(tmp_path, "Ann", 700)
    picture = str(ClassReport(tmp_path).picture)
    scores = [one for one in words_of(picture) if one.text == "✓ 700/700"]
    assert scores
    for one in scores:  # figures are a little wider than letters, and there is room beside them
        assert box_around(picture, one).width >= 1.07 * one.width + 16
