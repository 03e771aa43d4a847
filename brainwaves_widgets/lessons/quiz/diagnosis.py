"""What a learner's answers say about misconceptions, and when they say nothing.

An answer shows a misconception if the answer and its reason are both what somebody who believes it
would say; a slip or a guess seldom hits both. It is reported if it shows at least twice, and in at
least half of its chances. A chance is a question whose reasons offer it, unless another one showed
there. Learners who often choose reasons that contradict their own answers are guessing, and their
answers say nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

from ..misconceptions import MISCONCEPTIONS
from .results import Answer

TWICE: Final = 2
GUESSED: Final = 0.15
"""The largest share of answers whose reasons may contradict them."""


class Finding(NamedTuple):
    """A misconception of one learner: how often it showed, of how many chances.

    >>> Finding("not-all-means-none", 3, 4).how_often
    '3 of 4 chances'
    """

    key: str
    shown: int
    chances: int

    @property
    def title(self) -> str:
        """What is believed."""
        known = MISCONCEPTIONS.get(self.key)
        return known.title if known else "A misconception that this version does not know"

    @property
    def how_often(self) -> str:
        """How often it showed, in words."""
        return f"{self.shown} of {self.chances} chance{'' if self.chances == 1 else 's'}"


def shows(one: Answer) -> str:
    """Return the misconception that an answer shows together with its reason, or ""."""
    if not one.reason or one.again or not one.counts:
        return ""
    known = MISCONCEPTIONS.get(one.misconception)
    if known is None:
        return one.misconception
    return one.misconception if one.right is known.by_reason else ""


def guesses(answers: Iterable[Answer]) -> bool:
    """Tell whether reasons contradict their answers more often than now and then."""
    given = [one for one in answers if one.reason_for is not None]
    against = sum(one.reason_for is not one.answer for one in given)
    return against >= TWICE and against > GUESSED * len(given)


def diagnose(answers: Iterable[Answer]) -> tuple[Finding, ...]:
    """Return the misconceptions that showed often enough, the most frequent first.

    >>> said = Answer("D9", "parallelogram", "reflexive-symmetry", truth=False, answer=True,
    ...               reason="A diagonal cuts it into two equal halves.", reason_right=False,
    ...               misconception="parallelogram-has-a-mirror-line")
    >>> diagnose([said]), diagnose([said, said])[0].how_often
    ((), '2 of 2 chances')
    """
    first = [one for one in answers if one.counts and not one.again]
    if guesses(first):
        return ()
    shown, chances = Counter[str](), Counter[str]()
    for one in first:
        key = shows(one)
        shown[key] += 1
        chances.update({key} if key else one.chances)
    found = [
        Finding(key, times, chances[key])
        for key, times in shown.items()
        if key and times >= TWICE and 2 * times >= chances[key]
    ]
    return tuple(sorted(found, key=lambda one: (-one.shown / one.chances, -one.shown, one.key)))
