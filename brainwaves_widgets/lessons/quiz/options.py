"""The options of a quiz and the reasons of an answer, read with a clear error for what is wrong."""

from __future__ import annotations

import os
from collections.abc import Iterable

from ...widgets.page import Refused
from ..misconceptions import MISCONCEPTIONS
from .questions import Question
from .results import check_learner

MOST = 200


def check_options(questions: object, learner: object, seed: object, save: object) -> None:
    """Raise ValueError if an option makes no sense."""
    if type(questions) is not int or not 1 <= questions <= MOST:
        raise ValueError(f"a quiz has 1 to {MOST} questions, not {questions!r:.40}")
    check_learner(learner)
    if seed is not None and type(seed) is not int:
        raise ValueError(f"a seed is a whole number, not {seed!r:.40}")
    if save is not None and not isinstance(save, str | os.PathLike):
        raise ValueError(f"a result file has a name, as in 'ann.json', not {save!r:.40}")


def read_aims(aims: object) -> tuple[str, ...]:
    """Read the keys of misconceptions."""
    several = [aims] if isinstance(aims, str) else aims
    known = f"keys of MISCONCEPTIONS, as in ['{next(iter(MISCONCEPTIONS))}']"
    if not isinstance(several, Iterable):
        raise ValueError(f"aims are {known}, not {aims!r:.60}")  # noqa: TRY004 - as all options
    read = tuple(several)
    for one in read:
        if not isinstance(one, str) or one not in MISCONCEPTIONS:
            raise ValueError(f"aims are {known}; there is no {one!r:.60}")
    return read


def find_reason(question: Question, reason: object) -> int | None:
    """Find a reason by its number or its words."""
    reasons = question.reasons
    if reason is None:
        return None
    if type(reason) is int and 1 <= reason <= len(reasons):
        return reason - 1
    if reason in reasons:
        return reasons.index(str(reason))
    raise Refused(f"a reason is a number from 1 to {len(reasons)} or its words, not {reason!r:.60}")
