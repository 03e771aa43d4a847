"""A made-up class: pupils with known misconceptions take a quiz, as a test of the diagnosis."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from brainwaves_widgets.lessons.classroom.made_up import Pupil
from brainwaves_widgets.lessons.misconceptions import aims
from brainwaves_widgets.lessons.tutorials.lessons import LESSONS, lesson_quiz


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
