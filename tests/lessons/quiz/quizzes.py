"""Taking a quiz: rightly, wrongly, and to its end."""

from __future__ import annotations

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
