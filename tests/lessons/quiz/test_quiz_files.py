"""The result file of a quiz: written after each answer, and never over another attempt."""

from __future__ import annotations

import errno
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest

from brainwaves_widgets.lessons import ClassReport, Quiz, Results

if TYPE_CHECKING:
    from pathlib import Path

from .quizzes import answer_rightly, take


def test_the_result_file_is_written_after_each_answer(tmp_path: Path) -> None:
    path = tmp_path / "ann.json"
    quiz = Quiz("D3", seed=1, learner="Ann", save=path)
    assert not path.exists()
    quiz.answer(True, reason=1)
    kept = Results.read(path)
    assert (kept.learner, kept.definitions, kept.answers) == ("Ann", ("D3",), tuple(quiz.results))
    quiz.save(tmp_path / "copy.json")
    assert Results.read(tmp_path / "copy.json") == kept


def test_a_quiz_that_is_run_again_keeps_what_was_finished(tmp_path: Path) -> None:
    path = tmp_path / "ann.json"
    finished = take(Quiz("D3", seed=1, learner="Ann", save=path), 0, 1)
    kept = path.read_bytes()
    for _ in range(2):
        Quiz("D3", seed=1, learner="Ann", save=path)
    assert list(tmp_path.iterdir()) == [path], "nothing is written before an answer"
    again = Quiz("D3", seed=1, learner="Ann", save=path)
    answer_rightly(again)
    again.next()
    answer_rightly(again)
    assert path.read_bytes() == kept
    assert Results.read(path).answers == tuple(finished.results)
    second = tmp_path / "ann-attempt-2.json"
    assert Results.read(second).answers == tuple(again.results)
    third = Quiz("D3", seed=1, learner="Ann")
    assert third.save(path) == third.save(path) == tmp_path / "ann-attempt-3.json"
    report = ClassReport(tmp_path)
    assert report.learners == ("Ann",)
    assert report.score("Ann") == (finished.report().right, 12)
    assert report.score("Ann", latest=True) == (2, 2)


def test_attempts_at_the_same_moment_do_not_write_over_each_other(tmp_path: Path) -> None:
    path = tmp_path / "ann.json"

    def attempt(seed: int) -> None:
        quiz = Quiz("D3", seed=seed, learner="Ann", save=path)
        answer_rightly(quiz)

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(attempt, range(24)))
    assert len([Results.read(one) for one in tmp_path.iterdir()]) == 24


def test_a_file_that_could_not_be_written_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quiz = Quiz("D3", seed=1, learner="Ann", save=tmp_path / "ann.json")
    with monkeypatch.context() as patch:
        patch.setattr(Results, "write", _full)
        quiz.answer(True)
    assert "No space left" in quiz.scene["trouble"]
    assert list(tmp_path.iterdir()) == []
    quiz.next()
    quiz.answer(True)
    assert quiz.scene["trouble"] == ""
    assert Results.read(tmp_path / "ann.json").answers == tuple(quiz.results)


def _full(_results: Results, _path: Path) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_folder_is_no_result_file(tmp_path: Path) -> None:
    quiz = Quiz("D3", seed=1, save=tmp_path)
    quiz.answer(True)
    assert "cannot be written" in quiz.scene["trouble"]
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_yet_is_made(tmp_path: Path) -> None:
    path = tmp_path / "results" / "class 7" / "ann.json"
    quiz = Quiz("D3", seed=1, learner="Ann", save=path)
    quiz.answer(True)
    assert quiz.scene["trouble"] == ""
    assert Results.read(path).learner == "Ann"


def test_a_file_that_cannot_be_written_stops_no_quiz(tmp_path: Path) -> None:
    (tmp_path / "results").write_text("a file, not a folder")
    quiz = Quiz("D3", seed=1, save=tmp_path / "results" / "ann.json")
    quiz.answer(True)
    assert "cannot be written" in quiz.scene["trouble"]
    quiz.next()
    assert quiz.question is not None


def test_a_name_that_no_file_can_hold_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="characters that cannot be shown"):
        Quiz("D3", learner="Ann\ud800")
