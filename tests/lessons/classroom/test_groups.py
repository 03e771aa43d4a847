"""The class report for the next lesson: names, groups, questions, and one sheet of paper."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from brainwaves_widgets.lessons import ClassReport
from brainwaves_widgets.lessons.classroom.groups import LARGEST, READY, TALK

from .classes import NO_RECTANGLE, said, write

DIAMOND = "tilted-square-is-a-diamond"


@pytest.fixture
def report(tmp_path: Path) -> ClassReport:
    both = [*[said("D3", right=False, belief=NO_RECTANGLE)] * 2]
    both += [said("D3", right=False, belief=DIAMOND)] * 2
    for number in range(7):
        write(tmp_path, f"{number}.json", f"Pupil {number}", *both[: 4 if number < 2 else 2])
    write(tmp_path, "8.json", "Zoe", said("D3"), said("D4"))
    return ClassReport(tmp_path)


def test_every_pupil_is_in_one_group(report: ClassReport) -> None:
    members = [name for group in report.groups for name in group.pupils]
    assert sorted(members) == sorted(report.learners)
    assert max(len(group.pupils) for group in report.groups) <= LARGEST
    shared = next(group for group in report.groups if "diamond" in group.title)
    assert shared.pupils == ("Pupil 0", "Pupil 1"), "the rarer misconception comes first"
    assert report.groups[-1].title == READY
    assert report.groups[-1].pupils == ("Zoe",)
    assert all(group.practise for group in report.groups)


def test_questions_tell_how_they_went_and_what_was_said(report: ClassReport) -> None:
    hardest = report.questions[0]
    assert hardest.title == "Rectangle? square"
    assert (hardest.right, hardest.asked) == (1, 19)
    assert hardest.said == "It is a square."


def test_the_sheet_has_all_of_it(report: ClassReport, tmp_path: Path) -> None:
    where = report.save_sheet(tmp_path / "prints" / "class.html")
    page = where.read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    for words in ("Pupil 6", "whole class", "A tilted square is a diamond:", "2 of 2 chances"):
        assert words in page
    assert "<h2>Groups</h2>" in page
    assert "most frequent wrong reason" in page


def test_who_guesses_is_named_and_told_nothing(tmp_path: Path) -> None:
    wrong = said("D3", right=False, belief=NO_RECTANGLE)
    write(tmp_path, "a.json", "Gus", *[replace(wrong, reason_for=True)] * 4)
    report = ClassReport(tmp_path)
    assert report.misconceptions == ()
    assert "Reasons that contradict the answers: Gus." in repr(report)
    assert [(one.title, one.pupils) for one in report.groups] == [(TALK, ("Gus",))]
