"""What is on a pupil's wire: no right answer before it is due, and nothing of anybody else."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from brainwaves_widgets.classroom.school_class import SchoolClass
from brainwaves_widgets.classroom.script import Script
from brainwaves_widgets.geometry import Verdict, verdict
from brainwaves_widgets.lessons.ask.predict import Figures
from brainwaves_widgets.lessons.quiz.quiz import Quiz
from brainwaves_widgets.lessons.tutorials.lessons import LESSONS

from .desks import Watched

ABOUT_FIGURES = [number for number, plan in LESSONS.items() if plan.definitions]


def until_the_first_answer(number: str) -> tuple[list[str], Watched]:
    ann = Watched(SchoolClass(Script.read(number)), "Ann")
    ann.reach(ann.scene["steps"][1])
    assert ann.waiting() is not None
    return [_without_secrets(text) for text in ann.wire], ann


def _without_secrets(text: str) -> str:
    return json.dumps({**json.loads(text), "device": {}})


@pytest.mark.parametrize("number", ABOUT_FIGURES)
def test_if_the_opposite_were_true_the_wire_would_be_the_same(
    number: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A world in which exactly the other figures fit looks the same until there is an answer."""
    del home
    before, ann = until_the_first_answer(number)

    def contrary(*given: Any, **rules: Any) -> Verdict:
        found = verdict(*given, **rules)
        return replace(found, holds=not found.holds)

    monkeypatch.setattr("brainwaves_widgets.lessons.ask.predict.verdict", contrary)
    after, eve = until_the_first_answer(number)
    assert before == after
    first, second = ann.asks()[0], eve.asks()[0]
    if isinstance(first, Figures) and isinstance(second, Figures):
        assert first.truth ^ second.truth == set(range(len(first.choices)))


@pytest.mark.parametrize("number", ABOUT_FIGURES)
def test_reasons_and_verdicts_come_after_the_answer(number: str, home: Path) -> None:
    del home
    ann = Watched(SchoolClass(Script.read(number)), "Ann")
    for title in ann.scene["steps"]:
        ann.reach(title)
        while part := ann.waiting():
            question = next(one for one in ann.asks() if one.phase != "told" and not one.tried)
            if isinstance(question, Figures):
                wire = "".join(ann.wire[-1:])
                assert not [one for one in question._found if json.dumps(one.because)[1:-1] in wire]
                items = part["scene"]["items"]
                assert [(one["fits"], one["because"]) for one in items] == [(None, "")] * len(items)
            assert part["scene"]["text"] == part["scene"]["said"] == []
            ann.answer(part, 0)


def test_a_question_of_the_quiz_does_not_tell_which_reason_is_right(home: Path) -> None:
    del home
    ann = Watched(SchoolClass(Script.read("05")), "Ann")
    ann.reach("Quiz")
    quiz = ann.quiz
    for _ in range(5):
        question = quiz.question
        assert question is not None
        shown = json.dumps(quiz._scene())
        other = tuple(one._replace(right=not one.right) for one in question.choices)
        quiz._question = replace(question, choices=other)
        quiz._question.__dict__["verdict"] = replace(
            question.verdict, holds=not question.verdict.holds
        )
        assert json.dumps(quiz._scene()) == shown  # the same, whatever is right
        quiz._question = question
        assert set(quiz._scene()["question"] or {}) == {
            *("attribute", "asks", "reasons", "sketch", "alt"),
        }
        _answer(quiz)


def _answer(quiz: Quiz) -> None:
    question = quiz.question
    assert question is not None
    quiz.answer(question.verdict.holds, question.verdict.because)
    quiz.next()


def test_steps_that_are_not_reached_do_not_even_exist(home: Path) -> None:
    del home
    ann = Watched(SchoolClass(Script.read("05")), "Ann")
    ann.go_on()
    assert [len(step) for step in ann.pupil.desk.parts] == [1, 2, 0, 0, 0, 0, 0]


def test_pupils_learn_nothing_of_each_other(home: Path, tmp_path: Path) -> None:
    """Whatever the others do, and however they are called, a pupil's wire is the same."""
    del home

    def wire(name: str, chosen: tuple[int, ...], folder: Path) -> list[str]:
        school = SchoolClass(Script.read("05"), folder=folder)
        ann, other = Watched(school, "Ann"), Watched(school, name)
        for one, said in ((other, chosen), (ann, (1,))):
            one.go_on()
            one.answer(one.parts("ask")[0], *said)
        other.reach("Quiz")
        ann.reach("Check")
        school.pause()
        school.pause(on=False)
        return ann.wire

    first = wire("Ben", (0, 2), tmp_path / "one")
    second = wire("Zebulon", (3, 4, 5), tmp_path / "two")
    assert first == second
    assert "Ben" not in "".join(first)
