"""What a class needs next: its misconceptions and who holds them, groups, hard questions."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from ...geometry import ATTRIBUTES
from ..misconceptions import MISCONCEPTIONS
from ..quiz.diagnosis import Finding
from ..quiz.results import Answer
from ..reasons.shapes import SHAPES

UNKNOWN: Final = "unknown"
"""Stands for the keys of misconceptions that only other versions know."""
READY: Final = "Ready to go on"
TALK: Final = "Their reasons contradict their answers"
LARGEST: Final = 5
"""A group has at most this many pupils; a larger one is split."""


class Belief(NamedTuple):
    """A misconception that showed, and who showed it how often."""

    key: str
    title: str
    found: tuple[tuple[str, Finding], ...]
    """Each learner with what was found."""

    @property
    def learners(self) -> int:
        """How many learners showed it."""
        return len(self.found)

    @property
    def times(self) -> int:
        """How often it showed, with all learners."""
        return sum(one.shown for _, one in self.found)

    @property
    def who(self) -> str:
        """The learners, each with the number of chances."""
        return ", ".join(f"{name} ({one.how_often})" for name, one in self.found)


class Group(NamedTuple):
    """Pupils who work on the same thing."""

    title: str
    pupils: tuple[str, ...]
    practise: str
    """What to do in this group."""


class QuestionTally(NamedTuple):
    """How one question went in the class."""

    figure: str
    attribute: str
    right: int
    asked: int
    said: str
    """The wrong reason that was chosen most often, or ""."""

    @property
    def title(self) -> str:
        """The question in a few words."""
        return f"{ATTRIBUTES[self.attribute].label}? {SHAPES[self.figure].name}"


def beliefs(found: Mapping[str, Sequence[Finding]]) -> tuple[Belief, ...]:
    """Return the misconceptions with those who hold them, the most widespread first."""
    by_key: defaultdict[str, list[tuple[str, Finding]]] = defaultdict(list)
    for name, some in found.items():
        for one in some:
            by_key[one.key if one.key in MISCONCEPTIONS else UNKNOWN].append((name, one))
    every = [Belief(key, some[0][1].title, tuple(some)) for key, some in by_key.items()]
    return tuple(sorted(every, key=lambda one: (-one.learners, -one.times, one.title)))


def groups(
    learners: Sequence[str], found: tuple[Belief, ...], guessing: Sequence[str] = ()
) -> tuple[Group, ...]:
    """Put every pupil into one group: with others who share a misconception, if possible.

    The misconceptions that fewer pupils hold come first, so that nobody is left alone with one.
    """
    left, made = [name for name in learners if name not in guessing], []
    for one in sorted(found, key=lambda belief: (belief.learners == 1, belief.learners)):
        members = [name for name, _ in one.found if name in left]
        left = [name for name in left if name not in members]
        known = MISCONCEPTIONS.get(one.key)
        practise = known.practise if known else ""
        made += [
            Group(one.title, tuple(members[i : i + LARGEST]), practise)
            for i in range(0, len(members), LARGEST)
        ]
    made.sort(key=lambda one: (-len(one.pupils), one.title))
    ready = "Help others to explain, or take the next lesson."
    if guessing:
        made.append(Group(TALK, tuple(guessing), "Go through two questions together, aloud."))
    return (*made, Group(READY, tuple(left), ready)) if left else tuple(made)


def questions(answers: Iterable[Answer]) -> tuple[QuestionTally, ...]:
    """Return how each question went, the hardest first."""
    by_pair: defaultdict[tuple[str, str], list[Answer]] = defaultdict(list)
    for one in answers:
        by_pair[one.figure, one.attribute].append(one)
    found = []
    for (figure, attribute), some in by_pair.items():
        wrong = Counter(one.reason for one in some if not one.known and one.reason)
        said = wrong.most_common(1)[0][0] if wrong else ""
        right = sum(one.known for one in some)
        found.append(QuestionTally(figure, attribute, right, len(some), said))
    return tuple(sorted(found, key=lambda one: (one.right / one.asked, -one.asked, one.title)))
