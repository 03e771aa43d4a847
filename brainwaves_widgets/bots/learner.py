"""A player of Game Matrix who holds one of the misconceptions that our lessons know."""

from __future__ import annotations

from functools import cache
from random import Random

from ..geometry import ATTRIBUTES, FIGURES
from ..lessons.misconceptions import MISCONCEPTIONS
from ..matrix.analysis.chances import Has
from ..matrix.bots import Optimal
from ..matrix.pieces import truth


class Learner(Optimal):
    """Plays as well as it can by what it believes, but one of its beliefs is wrong.

    >>> learner = Learner("square-is-no-rectangle")
    >>> sorted(learner.has("printed")["square"] ^ truth("printed")["square"])
    ['parallelogram', 'rectangle', 'rhombus']
    """

    name = "Learner"

    def __init__(
        self,
        misconception: str = "square-is-no-rectangle",
        seed: int | Random | None = None,
        *,
        name: str | None = None,
    ) -> None:
        super().__init__(seed, name=name)
        if misconception not in tuple(MISCONCEPTIONS):
            known = ", ".join(MISCONCEPTIONS)
            raise ValueError(f"a misconception is one of {known}, not {misconception!r:.60}")
        if _believed(misconception, "printed") == truth("printed"):
            raise ValueError(f"{misconception!r} shows on no figure of Game Matrix; take another")
        self.misconception = misconception

    def has(self, definitions: str) -> Has:
        """Return the attributes that it thinks each figure has."""
        return _believed(self.misconception, definitions)


@cache
def _believed(misconception: str, definitions: str) -> Has:
    """Return the attributes of every figure as seen by somebody with a misconception."""
    wrong = MISCONCEPTIONS[misconception].wrong_answer
    flipped = {
        figure: {key for key in ATTRIBUTES if wrong(one, key, definitions) is not None}  # type: ignore[arg-type]
        for figure, one in FIGURES.items()
    }
    return {figure: has ^ flipped[figure] for figure, has in truth(definitions).items()}
