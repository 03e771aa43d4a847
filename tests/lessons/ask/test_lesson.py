"""A lesson: a name is asked for once, and everything that follows is kept with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from brainwaves_widgets.lessons import Blackboard, ClassReport, Lesson, Results, Task
from tests.lessons.quiz.quizzes import answer_rightly, take

FOUR = ["kite", "square-on-corner", "rhombus", "rectangle"]


def test_a_name_fills_learner_and_file_for_everything_that_follows(tmp_path: Path) -> None:
    lesson = Lesson("05", folder=tmp_path)
    ask = lesson.predict("Which are rhombuses?", "rhombus", FOUR)
    quiz = lesson.quiz()
    lesson.answer("  Ann   Lee ")
    assert lesson.said == ["Hello Ann Lee. What you do in this lesson is kept in ann-lee-05.json."]
    ask.answer(2)
    task = lesson.yes_or_no("Is it a square?", "rhombus", "square")
    task.answer("yes")
    task.answer("no")
    answer_rightly(quiz)
    kept = Results.read(tmp_path / "ann-lee-05.json")
    assert (kept.learner, kept.lesson, len(kept.answers)) == ("Ann Lee", "05", 1)
    assert [(one.said, one.truth, one.right) for one in kept.predictions] == [((2,), (2, 3), False)]
    assert [(one.answer, one.right) for one in kept.tries] == [("yes", False), ("no", True)]
    assert ClassReport(tmp_path).learners == ("Ann Lee",)


def test_questions_vary_with_the_pupil(tmp_path: Path) -> None:
    def asked(name: str) -> list[tuple[str, str]]:
        lesson = Lesson("05", folder=tmp_path)
        quiz = lesson.quiz()
        lesson.answer(name)
        return [(one.figure, one.attribute) for one in take(quiz).results]

    assert asked("Ann") == asked("ann")
    assert asked("Ann") != asked("Ben")


def test_a_retake_asks_others_and_has_a_file_of_its_own(tmp_path: Path) -> None:
    lesson = Lesson("07", folder=tmp_path, learner="Ann")
    quiz = lesson.quiz()
    with pytest.raises(ValueError, match="not over yet"):
        quiz.again()
    first = {(one.figure, one.attribute) for one in take(quiz).results}
    quiz.again()
    assert quiz.answered == 0
    second = {(one.figure, one.attribute) for one in take(quiz).results}
    assert len(second - first) > len(second) / 2
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "ann-07-attempt-2.json",
        "ann-07.json",
    ]
    assert len(Results.read(tmp_path / "ann-07.json").answers) == len(first)
    assert ClassReport(tmp_path).retaken("Ann")


def test_a_name_that_comes_late_takes_no_answer_away(tmp_path: Path) -> None:
    lesson = Lesson("05", folder=tmp_path)
    quiz = lesson.quiz()
    answer_rightly(quiz)
    before = quiz.question
    lesson.answer("Ann")
    assert quiz.question is before
    assert len(quiz.results) == 1


def test_without_a_name_it_is_kept_all_the_same_or_not_at_all(tmp_path: Path) -> None:
    lesson = Lesson("05", folder=tmp_path)
    lesson.answer("")
    lesson.pick("Which are rhombuses?", "rhombus", FOUR).answer(1)
    assert [path.name for path in tmp_path.iterdir()] == ["pupil-05.json"]
    nowhere = Lesson("05", folder=None)
    nowhere.pick("Which are rhombuses?", "rhombus", FOUR).answer(1)
    assert nowhere.file is None


@pytest.mark.parametrize("name", ["../../etc/passwd", "C:\\temp", "...", "💥", "con"])
def test_a_name_is_no_path(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "results"
    lesson = Lesson("05", folder=folder, learner=name)
    lesson.pick("Which are rhombuses?", "rhombus", FOUR).answer(1)
    assert lesson.file is not None
    assert lesson.file.parent == folder
    assert Results.read(lesson.file).learner == name


def test_what_cannot_be_kept_is_said_where_it_happens(tmp_path: Path) -> None:
    (tmp_path / "results").write_text("a file where a folder should be")
    lesson = Lesson("05", folder=tmp_path / "results", learner="Ann")
    task = lesson.say("names of a rectangle")
    task.answer("3")
    assert task.state == "right"
    assert "cannot be written" in task.scene["trouble"]


def test_tasks_of_every_kind(tmp_path: Path) -> None:
    lesson = Lesson("08", folder=tmp_path, learner="Ann")
    number, word = lesson.say("mirrors of a square"), lesson.say("never together")
    number.answer("2")
    assert (number.kind, number.state) == ("text", "wrong")
    number.answer("four")
    assert (number.phase, number.state) == ("told", "right")
    word.answer("right and equilateral")
    assert (word.kind, word.state) == ("words", "right")
    side = lesson.yes_or_no("Take sides: is an angle finite?", "right-angle", "finite")
    side.answer("yes")
    assert (side.phase, side.state) == ("told", "argued")
    board = Blackboard()
    drawn = lesson.check(board, Task("Draw a triangle.", wants="triangle"))
    drawn.answer()
    assert drawn.said == ["There is nothing to check yet: draw a figure first."]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"number": "99"}, "there is no lesson '99'; there are 00, 01"),
        ({"number": "05", "learner": 7}, "a learner is a name"),
        ({"number": "05", "learner": "x" * 201}, "200 is the most"),
        ({"number": "05", "definitions": "both"}, "printed"),
    ],
)
def test_bad_options_are_explained(wrong: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Lesson(**wrong)  # type: ignore[arg-type]
