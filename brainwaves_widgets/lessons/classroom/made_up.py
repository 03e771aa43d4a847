"""Made-up pupils with known misconceptions, who show how a class report looks."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from ..quiz.questions import Question
from ..quiz.quiz import Quiz
from ..reasons.voices import Choice

STEADY: Final = 0.92
"""How often somebody who holds a misconception answers by it."""
CARE: Final = 0.85
"""How often somebody who holds none knows the answer and its reason."""


@dataclass(frozen=True)
class Pupil:
    """Somebody who answers by what they believe, now and then with a slip.

    >>> ben = Pupil("Ben", ("square-is-no-rectangle",))
    >>> quiz = ben.take(Quiz("D3", questions=8, seed=1, aims=ben.believes), Random(1))
    >>> [(one.title, one.how_often) for one in quiz.report().findings]
    [('A special kind is no longer the general kind', '3 of 3 chances')]
    """

    name: str
    believes: tuple[str, ...] = ()
    """Keys of MISCONCEPTIONS."""
    guesses: bool = False
    """Whether they choose an answer and a reason without looking."""

    def take(self, quiz: Quiz, rng: Random) -> Quiz:
        """Take a quiz to its end."""
        while (question := quiz.question) is not None:
            fits, reason = self.say(question, rng)
            quiz.answer(fits, reason.text)
            quiz.next()
        return quiz

    def say(self, question: Question, rng: Random) -> tuple[bool, Choice]:
        """Return an answer and a reason."""
        if self.guesses:
            return rng.random() < 0.5, rng.choice(question.choices)  # noqa: PLR2004 - a coin
        said = [one for key in self.believes for one in question.choices if one.shows == key]
        if said and rng.random() < STEADY:
            one = rng.choice(said)
        elif rng.random() < CARE:
            one = next(one for one in question.choices if one.right)
        else:
            one = rng.choice(question.choices)
        return one.supports, one
