"""A made-up class: pupils with known misconceptions take a quiz, as a test of the diagnosis."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Final

from brainwaves_widgets.lessons.misconceptions import MISCONCEPTIONS, aims
from brainwaves_widgets.lessons.quiz.questions import Question
from brainwaves_widgets.lessons.quiz.quiz import Quiz
from brainwaves_widgets.lessons.reasons.choice import Choice
from brainwaves_widgets.lessons.tutorials.lessons import LESSONS, lesson_quiz

STEADY: Final = 0.92
"""How often somebody who holds a misconception answers by it."""
CARE: Final = 0.85
"""How often somebody who holds none knows the answer and its reason."""


@dataclass(frozen=True)
class Pupil:
    """Somebody who answers by what they believe, now and then with a slip."""

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
            return rng.random() < 0.5, rng.choice(question.choices)
        reasons = {one.text: one for one in question.choices}
        key, m = question.pair.attribute, question.drawn.measures
        said = [
            reasons[MISCONCEPTIONS[one].says(m, key)]
            for one in self.believes
            if one in question.chances
        ]
        if said and rng.random() < STEADY:
            one = rng.choice(said)
        elif rng.random() < CARE:
            one = next(one for one in question.choices if one.right)
        else:
            one = rng.choice(question.choices)
        return one.supports, one


class Tally:
    """What made-up classes held, what the diagnosis found, and what it invented.

    In each class two pupils hold every other misconception that a lesson aims at, and one guesses.
    """

    def __init__(self, seeds: Iterable[int]) -> None:
        self.held = self.found = self.told = self.invented = self.guessers = self.misled = 0
        taught = [number for number, one in LESSONS.items() if one.definitions]
        for seed in seeds:
            number, rng = taught[seed % len(taught)], Random(seed)
            keys = tuple(one.key for one in aims(number))
            for start in range(2):
                self._count(Pupil("Ann", keys[(seed + start) % 2 :: 2]), number, rng)
            self._count(Pupil("Gus", guesses=True), number, rng)

    def _count(self, pupil: Pupil, number: str, rng: Random) -> None:
        quiz = pupil.take(lesson_quiz(number, seed=rng.randrange(10**9)), rng)
        found = {one.key for one in quiz.report().findings}
        if pupil.guesses:
            self.guessers += 1
            self.misled += bool(found)
            return
        self.held += len(pupil.believes)
        self.found += len(found & {*pupil.believes})
        self.told += len(found)
        self.invented += len(found - {*pupil.believes})
