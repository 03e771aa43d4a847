"""Missed questions come back, as in Leitner's boxes, within one lesson.

Schedulers such as FSRS plan reviews over days and weeks from a clock and a memory model fitted to
thousands of reviews. A lesson lasts 45 minutes and has a dozen questions, all of which would
stay within such a scheduler's first learning steps, so its model would have nothing to say, and a
quiz could not be replayed from its seed. Here a missed question comes back after three other
questions and once more after six; that is counted, not timed. At the end, where too few others are
left, it comes back only once, and after three returns nothing comes back any more. From day to day,
`quiz.report()` says what to practise next.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Generic, TypeVar

Item = TypeVar("Item")
GAPS: Final = (3, 6)
"""How many other questions lie between two turns of one that was missed."""
MOST: Final = 2
"""A quiz asks at most this many times as many questions as planned."""
RETURNS: Final = 3
"""At most this many returns in a whole quiz: a lesson has 45 minutes."""


class Practice(Generic[Item]):
    """Items to be asked in order; those that are missed come back.

    >>> practice = Practice("abcdef")
    >>> practice.settle(known=False)
    True
    >>> [practice.now, *(practice.settle(known=True) or practice.now for _ in range(3))]
    ['b', 'c', 'd', 'a']
    """

    def __init__(self, items: Iterable[Item]) -> None:
        self._todo = [(item, -1) for item in items]
        self._room = min(MOST * len(self._todo), len(self._todo) + RETURNS)
        """How many turns may still be taken, this one included."""

    @property
    def now(self) -> Item | None:
        """The item whose turn it is; None at the end."""
        return self._todo[0][0] if self._todo else None

    @property
    def again(self) -> bool:
        """Whether this item was missed before."""
        return bool(self._todo) and self._todo[0][1] >= 0

    @property
    def left(self) -> int:
        """How many turns are planned after this one."""
        return max(0, len(self._todo) - 1)

    def settle(self, *, known: bool) -> bool:
        """Record whether the item was known, go on, and return whether the item will come back."""
        item, before = self._todo.pop(0)
        self._room -= 1
        box = (before + 1 if before >= 0 else len(GAPS)) if known else 0
        # With nothing in between, learners would only repeat what they have just read.
        between = GAPS[0] if known else 1 if before >= 0 else 0
        back = box < len(GAPS) and len(self._todo) >= between and self._room > len(self._todo)
        if back:
            self._todo.insert(GAPS[box], (item, box))
        return back
