"""Taking a quiz: rightly, wrongly, to its end, and by message."""

from __future__ import annotations

from typing import Any

from brainwaves_widgets.lessons import Quiz


def answer_rightly(quiz: Quiz) -> None:
    question = quiz.question
    assert question is not None
    quiz.answer(question.verdict.holds, reason=question.verdict.because)


def answer_wrongly(quiz: Quiz) -> None:
    question = quiz.question
    assert question is not None
    quiz.answer(not question.verdict.holds)


def take(quiz: Quiz, *missed: int) -> Quiz:
    """Take a quiz to its end; the turns of these numbers are missed."""
    turn = 0
    while not quiz.over:
        (answer_wrongly if turn in missed else answer_rightly)(quiz)
        quiz.next()
        turn += 1
    return quiz


def tell(quiz: Quiz, **message: Any) -> list[dict[str, Any]]:
    heard: list[dict[str, Any]] = []
    quiz.send = heard.append
    quiz._receive(quiz, message, [])
    return heard
