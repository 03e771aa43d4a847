"""The lessons: what each is called, and what its quiz asks about and looks for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from ...matrix.bots import Careful
from ...matrix.widget import GameMatrix
from ..definitions import ARGUABLE, DEFINITIONS
from ..misconceptions import aims
from ..quiz.quiz import Quiz


@dataclass(frozen=True, slots=True)
class LessonPlan:
    """One lesson."""

    number: str
    title: str
    definitions: tuple[str, ...] = ()
    """What its quiz asks about; () if it has no quiz about figures."""
    questions: int = 0
    cards: tuple[str, ...] = ()
    """Definitions whose attributes are on the cards of its game, unless those of its quiz are."""

    asks: tuple[str, ...] = ()
    """Questions of questions.toml that its worksheet asks."""

    @property
    def attributes(self) -> tuple[str, ...]:
        """The attributes on the cards of its game."""
        numbers = self.cards or self.definitions
        return tuple(key for one in numbers for key in DEFINITIONS[one].attributes)


REPEATED: Final = tuple(one for one in DEFINITIONS if one != ARGUABLE)
"""Lessons without figures end with the cards of those that have them."""
_ALL: Final = (
    LessonPlan("00", "Start here", ("D3",), 4, ("D1", "D3")),
    LessonPlan("01", "“At least” and “exactly”", ("D12",), 12, asks=("a card for the plus sign",)),
    LessonPlan("02", "Segment, ray, line, chain, curve", ("D6", "D7", "D8", "D10"), 12),
    LessonPlan("03", "Angles", ("D11",), 12, asks=("concave angles of a star",)),
    LessonPlan("04", "Triangles", ("D2",), 12, asks=("never together",)),
    LessonPlan("05", "The family of quadrilaterals", ("D3",), 10, asks=("names of a rectangle",)),
    LessonPlan(
        "06", "The quarrel about the trapezoid", ("D4",), 8, ("D3", "D4"), ("sides of a kite",)
    ),
    LessonPlan("07", "Convex, concave, regular", ("D1", "D5"), 14, asks=("gon of a star",)),
    LessonPlan(
        "08", "Mirror symmetry", ("D9",), 14, asks=("mirrors of a square", "mirrors of a rectangle")
    ),
    LessonPlan(
        "09", "“Not all”, “all”, “no”", ("D13", "D14", "D15"), 14, ("D13", "D14"), ("not all",)
    ),
    LessonPlan(
        "10",
        "Dare one more card",
        cards=("D5", "D10", "D11", "D12"),
        asks=("a third card", "one card in hand", "four cards in hand"),
    ),
    LessonPlan(
        "11",
        "What to remember, what to forget",
        cards=REPEATED,
        asks=(
            "goose: what to remember",
            "goose: what to forget",
            "boar: who knows",
            "boar: the gap",
            "goose: pure luck",
            "goose: which place",
            "boar: what now",
        ),
    ),
    LessonPlan(
        "12",
        "The wave",
        cards=REPEATED,
        asks=(
            "left after two steps",
            "ever there",
            "half and half again",
            "a cup of tea",
            "a thousandth",
            "the multiplier",
        ),
    ),
)
LESSONS: Final[Mapping[str, LessonPlan]] = MappingProxyType({one.number: one for one in _ALL})


def find_lesson(number: str) -> LessonPlan:
    """Return the plan of a lesson; raise ValueError with the lessons that there are."""
    if number not in LESSONS:
        raise ValueError(f"there is no lesson {number!r:.20}; there are {', '.join(LESSONS)}")
    return LESSONS[number]


def lesson_quiz(number: str, definitions: str = "printed", **options: Any) -> Quiz:
    """Return the quiz of a lesson, which looks for the misconceptions that the lesson aims at.

    >>> lesson_quiz("05", seed=1).report()
    There are no answers yet.
    """
    plan = find_lesson(number)
    keys = [one.key for one in aims(number)]
    asked = (*plan.definitions, definitions)
    return Quiz(asked, questions=plan.questions, aims=keys, **options)


def lesson_game(
    number: str, learner: str = "", *, players: int = 1, seed: int | None = None
) -> GameMatrix:
    """Return Game Matrix with the cards of a lesson: against a program, or in pairs.

    >>> lesson_game("05", "Ann", seed=1).players
    ('Ann', 'Careful')
    """
    if players not in (1, 2):
        raise ValueError(f"one or two play the game of a lesson, not {players!r:.20}")
    me = learner or "Player"
    other = Careful() if players == 1 else "Partner"
    cards = find_lesson(number).attributes
    return GameMatrix(players=[me, other], claims="teach", cards=cards, seed=seed)
