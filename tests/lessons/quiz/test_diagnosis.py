"""The diagnosis: what a class with known misconceptions is told, and a guesser is not."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from brainwaves_widgets.delivery import shipped_notebooks
from brainwaves_widgets.lessons import MISCONCEPTIONS, Answer, Quiz
from brainwaves_widgets.lessons.classroom.made_up import Pupil
from brainwaves_widgets.lessons.misconceptions import aims
from brainwaves_widgets.lessons.quiz.diagnosis import diagnose, guesses
from brainwaves_widgets.lessons.quiz.plan import CHANCES
from brainwaves_widgets.lessons.tutorials.lessons import LESSONS, lesson_quiz

from .made_up import Tally

AIMED = sorted(number for number in LESSONS if LESSONS[number].definitions)
KEY = "square-is-no-rectangle"


def said(*, right: bool = False, key: str = KEY, **more: object) -> Answer:
    fields = {"reason": "It is a square.", "misconception": "" if right else key, "chances": (key,)}
    return Answer("D3", "square", "rectangle", truth=True, answer=right, **(fields | more))  # type: ignore[arg-type]


def test_a_pupil_who_holds_one_is_told_of_it() -> None:
    ben = Pupil("Ben", (KEY,))
    quiz = ben.take(Quiz("D3", questions=8, seed=1, aims=ben.believes), Random(1))
    told = [(one.title, one.how_often) for one in quiz.report().findings]
    assert told == [("A special kind is no longer the general kind", "3 of 3 chances")]


def test_once_is_a_slip_and_twice_of_five_too() -> None:
    assert diagnose([said()]) == ()
    (found,) = diagnose([said(), said(), said(right=True)])
    assert (found.key, found.how_often) == (KEY, "2 of 3 chances")
    assert diagnose([said(), said(), *[said(right=True)] * 3]) == ()


def test_an_answer_shows_it_only_together_with_its_reason() -> None:
    assert diagnose([said(reason="")] * 4) == ()
    by_reason_alone = said(right=True, misconception=KEY)
    assert diagnose([by_reason_alone] * 4) == ()
    assert diagnose([said(again=True)] * 4) == ()


def test_where_another_one_showed_there_was_no_chance() -> None:
    both = (KEY, "tilted-square-is-a-diamond")
    diamond, square = said(key=both[1], chances=both), said(chances=both)
    found = diagnose([square, square, diamond, diamond])
    assert [one.how_often for one in found] == ["2 of 2 chances"] * 2


def test_whose_reasons_speak_against_their_answers_is_guessing() -> None:
    against = said(reason_for=True)
    assert guesses([against, against])
    assert diagnose([against, against]) == ()
    assert not guesses([against, *[said(reason_for=False)] * 9])


@pytest.mark.parametrize("number", AIMED)
def test_everything_a_lesson_aims_at_can_show_in_its_quiz(number: str) -> None:
    assert aims(number)
    for seed in range(3):
        quiz, chances = lesson_quiz(number, seed=seed), Counter[str]()
        while quiz.question is not None:
            question = quiz.question
            chances.update(question.chances)
            m, key = question.drawn.measures, question.pair.attribute
            for one in question.chances:
                assert MISCONCEPTIONS[one].says(m, key) in question.reasons
            quiz.answer(question.verdict.holds, question.verdict.because)
            quiz.next()
        assert {one.key: chances[one.key] >= CHANCES for one in aims(number)} == {
            one.key: True for one in aims(number)
        }


def test_the_longest_reason_is_true_about_as_often_as_by_chance() -> None:
    """There are four reasons; in the quizzes of the lessons one in four is the longest."""
    longest, asked = Counter[str](), Counter[str]()
    for number, seed in product(AIMED, range(4)):
        quiz = lesson_quiz(number, seed=seed)
        while (question := quiz.question) is not None:
            if not question.pair.arguable:
                asked[number] += 1
                most = max(len(one) for one in question.reasons)
                longest[number] += len(question.verdict.because) == most
            quiz.answer(question.verdict.holds, question.reasons[0])
            quiz.next()
    assert 0.17 < longest.total() / asked.total() < 0.33
    assert max(longest[one] / asked[one] for one in AIMED) < 0.45


def test_a_lesson_claims_what_its_quiz_can_show_and_nothing_else() -> None:
    for number, plan in LESSONS.items():
        (notebook,) = (shipped_notebooks() / "teachers").glob(f"{number}-*.ipynb")
        text = notebook.read_text(encoding="utf-8")
        assert ("misconceptions_of" in text) is bool(aims(number)) is bool(plan.definitions)
        assert ("names no misconceptions for this lesson" in text) is not bool(aims(number))


def test_what_the_issue_names_is_aimed_at() -> None:
    named = {
        *("tilted-square-is-a-diamond", "not-all-means-none", "a-mirror-stands-upright"),
        *("a-rectangles-diagonal-is-a-mirror", "longer-arms-make-a-larger-angle"),
        "a-star-has-five-angles",
    }
    assert named <= {one.key for number in AIMED for one in aims(number)}


@pytest.mark.slow
def test_a_class_is_diagnosed() -> None:
    """`benchmarks/diagnosis.py` does it with a thousand seeds."""
    tally = Tally(range(27))
    assert tally.found / tally.held >= 0.9
    assert tally.invented / tally.told <= 0.05
    assert tally.misled / tally.guessers <= 0.05


def test_a_quiz_looks_for_what_it_is_told_to() -> None:
    with pytest.raises(ValueError, match="there is no 'flat-earth'"):
        Quiz("D3", aims=["flat-earth"])
    with pytest.raises(ValueError, match="keys of MISCONCEPTIONS"):
        Quiz("D3", aims=5)  # type: ignore[arg-type]
