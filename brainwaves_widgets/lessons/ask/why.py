"""Why? Choose any word, ask whether it fits your figure, and read the reason."""

from __future__ import annotations

from typing import Any

from ...geometry import ATTRIBUTES, Figure, verdict
from ...geometry.explain.relations import Definitions, is_inclusive
from ..board.layout import gallery
from .ask import Ask


class Why(Ask):
    """Choose a word and ask why it fits, or does not fit, the figure on a board or in a laboratory.

    >>> from brainwaves_widgets.lessons import FigureLab
    >>> ask = Why(FigureLab("rhombus"))
    >>> ask.answer("Square")
    >>> ask.said
    ['Square: no. The angle at A is 60°, not 90°, so it is not a square.']
    """

    kind = "select"
    title = "Why?"
    button = "Why?"

    def __init__(self, drawn: Any, *, definitions: Definitions = "printed") -> None:
        """Ask about `drawn`: a blackboard, a laboratory, or a figure."""
        if not isinstance(drawn, Figure) and not hasattr(drawn, "figure"):
            raise ValueError(f"ask about a board, a laboratory or a figure, not {drawn!r:.60}")
        is_inclusive(definitions)
        self._drawn, self._definitions = drawn, definitions
        labels = [one.label for one in ATTRIBUTES.values()]
        super().__init__("Choose a word, and ask about your figure.", labels)

    def _judge(self) -> None:
        figure = self._drawn if isinstance(self._drawn, Figure) else self._drawn.figure
        if figure is None:
            self.said, self._explained = ["There is no figure yet: draw one first."], ""
            return
        key = list(ATTRIBUTES)[next(iter(self.chosen))]
        found = verdict(figure, key, definitions=self._definitions)
        word = "yes" if found.holds else "no"
        self.said = [f"{found.attribute.label}: {word}. {found.because}"]
        self.said += [f"You can argue: {found.note}"] if found.note else []
        shown = gallery(found, captions=[""])
        self.state, self._explained, self._alt = "open", str(shown), shown.alt
