"""Who took a quiz more than once: the first try, the latest, and files without a name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from brainwaves_widgets.lessons import ClassReport, Results

from .classes import attempt, cells, said, write


def test_files_of_one_learner_are_taken_together(folder: Path) -> None:
    write(folder, "e.json", " ann ", said("D4", right=False))
    report = ClassReport(folder)
    assert report.learners == ("Ann", "Ben", "Cleo")
    assert report.score("Ann", "D4") == (2, 3)


def test_learners_without_a_name_are_not_one_learner(tmp_path: Path) -> None:
    for number in (1, 2, 3):
        write(tmp_path, f"seat{number}.json", "", said("D3", right=number == 1))
    report = ClassReport(tmp_path)
    assert report.learners == ("seat1.json", "seat2.json", "seat3.json")
    assert report.score("seat1.json") == (1, 1)
    assert len(ClassReport(tmp_path, names=False).learners) == 3


def test_files_that_were_taken_together_are_counted(folder: Path) -> None:
    assert "taken together" not in repr(ClassReport(folder))
    write(folder, "e.json", " ann ", said("D4"))
    write(folder, "f.json", "Ann", said("D4"))
    report = ClassReport(folder)
    assert "Files taken together: Ann (3 files)." in repr(report)
    assert "Ann (3 files)" in report._repr_html_()
    unnamed = ClassReport(folder, names=False)
    assert re.search(r"taken together: Learner \d \(3 files\)\.", repr(unnamed))


def test_numbers_in_file_names_may_be_long(tmp_path: Path) -> None:
    for stem in ("9" * 200, "10", "009"):
        write(tmp_path, f"{stem}.json", "", said("D3"))
    assert ClassReport(tmp_path).learners == ("009.json", "10.json", f"{'9' * 200}.json")


def test_a_name_in_two_unicode_forms_is_one_name(tmp_path: Path) -> None:
    write(tmp_path, "a.json", "Zo\u00eb", said("D3"))
    write(tmp_path, "b.json", "Zoe\u0308", said("D4"))
    assert ClassReport(tmp_path).score("Zo\u00eb") == (2, 2)


def test_the_first_and_the_latest_attempt_are_shown(tmp_path: Path) -> None:
    wrong, right = said("D3", right=False), said("D3")
    attempt(tmp_path, "b.json", "Ann", 2, wrong, wrong, said("D4"))
    attempt(tmp_path, "a.json", "Ann", 9, right, right, said("D4"))
    attempt(tmp_path, "c.json", "Ann", 5, wrong, right)
    attempt(tmp_path, "ben.json", "Ben", 2, right, wrong)
    attempt(tmp_path, "empty.json", "Ben", 9)
    report = ClassReport(tmp_path)
    assert report.score("Ann") == (1, 3)
    assert report.score("Ann", latest=True) == (3, 3)
    assert report.score("Ann", "D3") == (0, 2)
    assert report.score("Ann", "D3", latest=True) == (2, 2)
    assert report.score("Ben") == report.score("Ben", latest=True) == (1, 2)
    assert report.score() == (2, 5)
    assert report.score(latest=True) == (4, 5)
    assert [report.retaken(one) for one in ("Ann", "Ben", None)] == [True, False, True]
    assert "Taken more than once: Ann: 1/3 at first, 3/3 in the latest try." in repr(report)
    assert "Taken more than once: Ann: 1/3" in report._repr_html_()
    assert "Two boxes: first and latest try." in report.picture
    assert cells(report) == [
        *("✗ 0/2", "✓ 2/2", "✓ 1/1", "✓ 1/1", "✗ 1/3", "✓ 3/3"),
        *("~ 1/2", "~ 1/2"),
        *("✗ 1/4", "~ 3/4", "✓ 1/1", "✓ 1/1", "✗ 2/5", "✓ 4/5"),
    ]
    assert [one["D3"] for one in report.rows()] == [0, 0.5]
    assert [one["D3"] for one in report.rows(latest=True)] == [1, 0.5]
    unnamed = ClassReport(tmp_path, names=False)
    assert "Ann" not in f"{unnamed!r}{unnamed._repr_html_()}{vars(unnamed)}"
    assert re.search(r"more than once: Learner \d: 1/3 at first, 3/3", repr(unnamed))


def test_a_file_that_lies_there_twice_is_one_attempt(tmp_path: Path) -> None:
    for file in ("ann.json", "ann (1).json"):
        attempt(tmp_path, file, "Ann", 2, said("D3"))
    assert not ClassReport(tmp_path).retaken()
    assert ClassReport(tmp_path).score() == (1, 1)


def test_attempts_without_a_name_are_of_the_one_whose_file_it_is(tmp_path: Path) -> None:
    attempt(tmp_path, "seat1.json", "", 2, said("D3", right=False))
    attempt(tmp_path, "seat1-attempt-2.json", "", 2, said("D3"))
    attempt(tmp_path, "seat1-attempt-10.json", "", 2, said("D3"), said("D4"))
    report = ClassReport(tmp_path)
    assert report.learners == ("seat1.json",)
    assert (report.score(), report.score(latest=True)) == ((0, 1), (2, 2))


@pytest.mark.parametrize(
    "date", ["2026-03-02", "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00"]
)
def test_dates_with_and_without_a_zone_are_put_in_order(tmp_path: Path, date: str) -> None:
    write(tmp_path, "a.json", "Ann", said("D3"))
    Results("Ann", date, ("D3",), 1, (said("D3", right=False),)).write(tmp_path / "b.json")
    scores = {ClassReport(tmp_path).score(latest=one) for one in (False, True)}
    assert scores == {(0, 1), (1, 1)}
