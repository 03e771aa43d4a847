"""Trials that nobody played, for tests of what is made of them."""

from __future__ import annotations

from typing import Any

from brainwaves_widgets.study.trials import Trial


def trial(**changes: Any) -> Trial:
    """Return a right answer about one of four suspects."""
    one = Trial(
        game="astute-goose",
        level="experienced",
        seed=7,
        player="Ann",
        ply=9,
        place=0,
        kind="colour",
        value="red",
        answer="red",
        right=True,
        alternatives=5,
        chance=0.2,
        lag=1,
        former=None,
        intrusion=False,
        items=4,
        ms=None,
    )
    return one._replace(**changes)


def wrong(answer: str = "blue", former: str | None = None, **changes: Any) -> Trial:
    """Return a wrong answer, an intrusion if it names what was there before."""
    intrusion = answer == former
    return trial(answer=answer, right=False, former=former, intrusion=intrusion, **changes)
