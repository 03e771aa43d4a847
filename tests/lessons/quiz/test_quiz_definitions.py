"""Which definitions a quiz keeps to: those asked about, those argued about (D4, D15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from brainwaves_widgets.geometry import FIGURES, verdict
from brainwaves_widgets.lessons import DEFINITIONS, Answer, ClassReport, Quiz, Results

if TYPE_CHECKING:
    from pathlib import Path

from .quizzes import take


@pytest.mark.parametrize("number", DEFINITIONS)
def test_every_definition_can_be_asked_about(number: str) -> None:
    quiz = take(Quiz(number, questions=6, seed=1))
    assert 3 <= len(quiz.results) <= 6
    assert {one.definition for one in quiz.results} == {number}
    assert {one.attribute for one in quiz.results} <= set(DEFINITIONS[number].attributes)
    if number == "D15":
        assert repr(quiz.report()) == "Sides taken: 6, of them 6 with the game."
        return
    assert quiz.report().right == len(quiz.results)
    assert "Nothing to practise" in repr(quiz.report())


def test_d15_is_asked_only_where_it_is_asked_for() -> None:
    circle = {"figures": ["circle"], "attributes": ["ellipse"]}
    with pytest.raises(ValueError, match="D6 ask nothing"):
        Quiz("D6", **circle)  # type: ignore[arg-type]
    quiz = Quiz("D15", **circle)  # type: ignore[arg-type]
    quiz.answer(True)
    assert "In mathematics a circle is an ellipse" in quiz.scene["told"]["note"]


def test_d4_a_note_has_no_python_in_it() -> None:
    quiz = Quiz("D4", figures="square", attributes="trapezoid", seed=1)
    quiz.answer(True)
    assert quiz.scene["told"]["note"].endswith("call every parallelogram a trapezoid too (D4).")


def test_d15_one_takes_sides_and_nothing_is_counted(tmp_path: Path) -> None:
    for quiz in (Quiz("D15", questions=8, seed=3, save=tmp_path / "a.json"), Quiz("D15", seed=3)):
        while quiz.question is not None:
            question = quiz.question
            assert question.asks == "Take sides: does"
            assert quiz.scene["question"]["asks"] == "Take sides: does"
            assert len(question.reasons) == 2
            other = next(i for i, one in enumerate(question.choices, start=1) if not one.right)
            said = quiz.answer(not question.verdict.holds, reason=other)
            assert (said.counts, said.reason_right, said.misconception) == (False, None, "")
            told = quiz.scene["told"]
            assert (told["right"], told["aside"], told["back"]) == (None, "", "")
            assert told["note"]
            quiz.next()
        assert not any(one.again for one in quiz.results)
        assert set(quiz.scene["marks"]) == {None}
        asked = len(quiz.results)
        assert quiz.scene["report"]["headline"] == f"Sides taken: {asked}, of them 0 with the game."
        assert quiz.report().practise == ()
        assert quiz.report()._repr_svg_()
    report = ClassReport(tmp_path)
    assert (report.score(), report.definitions, report.misconceptions) == ((0, 0), (), ())


def test_d15_what_counts_is_counted_beside_it() -> None:
    quiz = take(Quiz(("D13", "D15"), questions=10, seed=8))
    sides = [one for one in quiz.results if one.definition == "D15"]
    assert 0 < len(sides) < 10
    assert quiz.report().right == len(quiz.report().results.first) == 10 - len(sides)
    assert quiz.scene["report"]["sides"] == quiz.report().sides != ""
    assert [one["definition"] for one in quiz.scene["report"]["tallies"]] == ["D13"]


def test_d15_old_files_are_not_counted_either(tmp_path: Path) -> None:
    said = Answer("D15", "circle", "ellipse", truth=False, answer=True, reason_right=False)
    Results("Ann", "2026-03-02", ("D15",), 1, (said,)).write(tmp_path / "old.json")
    assert ClassReport(tmp_path).score("Ann") == (0, 0)


@pytest.mark.parametrize(
    "definitions", ["inclusive", ("D3", "D4", "inclusive"), ("inclusive", "D4")]
)
def test_d4_the_inclusive_trapezoid_is_a_setting(
    tmp_path: Path, definitions: str | tuple[str, ...]
) -> None:
    quiz = Quiz(definitions, figures="square", attributes="trapezoid", save=tmp_path / "a.json")
    question = quiz.question
    assert question is not None
    said = quiz.answer(True, reason=question.verdict.because)
    assert (said.truth, said.known, said.misconception) == (True, True, "")
    told = quiz.scene["told"]
    assert "at least two parallel sides" in told["meaning"]
    assert "other books, and the printed game" in told["note"]
    kept = Results.read(tmp_path / "a.json")
    assert kept.definitions[-1] == "inclusive"
    report = ClassReport(tmp_path)
    assert (report.score(), report.misconceptions) == ((1, 1), ())


def test_d4_a_class_that_uses_the_inclusive_trapezoid_is_not_reported_as_wrong(
    tmp_path: Path,
) -> None:
    for seed in range(4):
        quiz = Quiz(
            "inclusive",
            figures=DEFINITIONS["D3"].figures,
            questions=40,
            seed=seed,
            learner="Ann",
            save=tmp_path / "a.json",
        )
        asked = set()
        while quiz.question is not None:
            pair = quiz.question.pair
            asked.add((pair.figure, pair.attribute))
            by_book = verdict(FIGURES[pair.figure], pair.attribute, definitions="inclusive")
            quiz.answer(by_book.holds, reason=by_book.because)
            quiz.next()
        assert ("square", "trapezoid") in asked
        assert quiz.report().right == 40
    report = ClassReport(tmp_path)
    assert report.score().right == report.score().asked == 40
    assert report.misconceptions == ()


def test_d4_who_takes_the_printed_side_in_an_inclusive_class_shows_a_misconception() -> None:
    quiz = Quiz("inclusive", figures="parallelogram", attributes="trapezoid", seed=1)
    question = quiz.question
    assert question is not None
    belief = next(one for one in question.reasons if "something other than a trapezoid" in one)
    assert quiz.answer(False, reason=belief).misconception == "square-is-no-rectangle"
    printed = Quiz("D4", figures="parallelogram", attributes="trapezoid", seed=1)
    assert printed.answer(False).misconception == ""
    assert printed.results[0].right


def test_printed_and_inclusive_are_not_one_agreement() -> None:
    assert Quiz(("D4", "printed"), seed=1).question is not None
    with pytest.raises(ValueError, match='"printed" or "inclusive", not both'):
        Quiz(("D4", "printed", "inclusive"))
