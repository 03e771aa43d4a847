"""Predict: click the figures that you think fit, read on, and then compare."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ...geometry import Figure, sketch, verdict
from ...geometry.deck import the_figure
from ...geometry.draw.drawing import Picture
from ...geometry.explain.relations import Definitions, is_inclusive
from ...geometry.explain.verdicts import named
from ...geometry.numbers import listing
from ..lab.figures_on_sheet import on_sheet
from ..tutorials.checks import is_arguable
from .ask import Ask
from .keep import Prediction
from .text import blocks
from .wire import Item

if TYPE_CHECKING:
    from .lesson import Lesson

SIZES = 0.66
"""How much of its sheet a figure fills by default."""


class Figures(Ask):
    """A question about several figures, which are numbered; any number of them may be right."""

    kind = "figures"
    several = True

    def __init__(  # noqa: PLR0913 - options, by name
        self,
        question: str,
        attribute: str,
        figures: Sequence[Figure | str],
        *,
        sizes: Sequence[float] = (),
        definitions: Definitions = "printed",
        keeper: Lesson | None = None,
    ) -> None:
        """Ask which figures an attribute is true of.

        Args:
            question: What the learner reads.
            attribute: A key of ATTRIBUTES.
            figures: Keys of FIGURES, or figures.
            sizes: How much of its sheet each figure fills, between 0 and 1.
            definitions: "printed", or "inclusive" for a trapezoid with at least one parallel pair.
            keeper: The lesson that keeps the answer.
        """
        is_inclusive(definitions)
        if not figures:
            raise ValueError("there must be figures to choose from")
        shapes = [the_figure(one) for one in figures]
        if sizes and len(sizes) != len(shapes):
            raise ValueError(f"there are {len(sizes)} sizes for {len(shapes)} figures")
        self.attribute = named(attribute)
        self._found = [verdict(one, attribute, definitions=definitions) for one in shapes]
        parts = sizes or [SIZES] * len(shapes)
        self._drawn = [on_sheet(one, part * 0.78) for one, part in zip(shapes, parts, strict=True)]
        super().__init__(question, [str(i + 1) for i in range(len(shapes))], keeper=keeper)

    @property
    def truth(self) -> frozenset[int]:
        """The places of the figures that fit, from 0 on."""
        return frozenset(i for i, one in enumerate(self._found) if one.holds)

    def _items(self) -> list[Item]:
        told = self.phase == "told"
        return [
            {
                "name": str(i + 1),
                "sketch": sketch(
                    drawn,
                    letters=told,
                    witness=found.witness if told else None,
                    marks=told,
                    sheet=sheet,
                ),
                "alt": f"Figure {i + 1}" if not told else f"Figure {i + 1}. {found.because}",
                "chosen": i in self.chosen,
                "fits": found.holds if told else None,
                "because": found.because if told else "",
            }
            for i, ((drawn, sheet), found) in enumerate(zip(self._drawn, self._found, strict=True))
        ]

    def _named(self, places: Iterable[int]) -> str:
        return listing([str(i + 1) for i in sorted(places)]) if places else "none of them"


class Predict(Figures):
    """Click the figures that you think fit; only then does the lesson go on.

    >>> ask = Predict("Which are rhombuses?", "rhombus", ["kite", "square-on-corner"], then="Read.")
    >>> ask.answer(1)
    >>> ask.phase, ask.said
    ('read', [])
    >>> ask.go_on()
    >>> ask.said
    ['You said 1. It is true of 2. You got 0 of 2 figures right.']
    """

    title = "Predict"
    button = "That is my prediction"

    def __init__(  # noqa: PLR0913 - options, by name
        self,
        question: str,
        attribute: str,
        figures: Sequence[Figure | str],
        *,
        then: str | Picture | Iterable[str | Picture] = (),
        sizes: Sequence[float] = (),
        definitions: Definitions = "printed",
        keeper: Lesson | None = None,
    ) -> None:
        """Ask for a prediction; `then` is the text and the pictures that follow it."""
        self._then = blocks(then)
        super().__init__(
            question, attribute, figures, sizes=sizes, definitions=definitions, keeper=keeper
        )

    def _judge(self) -> None:
        self.phase = "read" if self._then else "told"
        self._compare()
        if self._keeper:
            said, so = (tuple(sorted(i + 1 for i in one)) for one in (self.chosen, self.truth))
            self._trouble = self._keeper.keep_prediction(
                Prediction(self.question, self.attribute.key, said, so)
            )

    def _go_on(self) -> None:
        super()._go_on()
        self._compare()

    def _compare(self) -> None:
        if self.phase != "told":
            return
        right = len(self._found) - len(self.chosen ^ self.truth)
        self.state = "right" if right == len(self._found) else "open"
        told = f"You said {self._named(self.chosen)}. It is true of {self._named(self.truth)}."
        self.said = [f"{told} You got {right} of {len(self._found)} figures right."]


class Guess(Ask):
    """Choose what you think will come out; only then the lesson goes on and shows it.

    >>> guess = Guess("Heads or tails?", ["heads", "tails"], "tails", then="It was thrown.")
    >>> guess.answer("heads"); guess.phase
    'read'
    >>> guess.go_on(); guess.said
    ['You said “heads”. The answer is “tails”.']
    """

    title = "Predict"
    button = "That is my prediction"

    def __init__(
        self,
        question: str,
        choices: Sequence[str],
        answer: str,
        *,
        then: str | Picture | Iterable[str | Picture],
        keeper: Lesson | None = None,
    ) -> None:
        """Ask for a prediction; `then` is the text and the pictures that follow it."""
        if answer not in choices:
            raise ValueError(f"the answer is one of the choices, not {answer!r:.40}")
        self._truth, self._then = answer, blocks(then)
        super().__init__(question, choices, keeper=keeper)

    def _judge(self) -> None:
        self.phase = "read"
        if self._keeper:
            said, so = next(iter(self.chosen)) + 1, self.choices.index(self._truth) + 1
            self._trouble = self._keeper.keep_prediction(
                Prediction(self.question, "", (said,), (so,))
            )

    def _go_on(self) -> None:
        super()._go_on()
        self.state = "right" if self._picked == self._truth else "open"
        self.said = [f"You said “{self._picked}”. The answer is “{self._truth}”."]


class Pick(Figures):
    """A task that checks itself: choose the figures that fit, and try again where you are wrong.

    >>> task = Pick("Which are rhombuses?", "rhombus", ["kite", "square-on-corner"])
    >>> task.answer(1)
    >>> task.said[0]
    '2 of 2 are not right yet.'
    >>> task.answer(2); task.state
    'right'
    """

    def _judge(self) -> None:
        other = sorted(self.chosen ^ self.truth)
        wrong = [i for i in other if not is_arguable(self._found[i])]
        self.state = "wrong" if wrong else "right"
        label = self.attribute.label
        if wrong:
            first = self._found[wrong[0]]  # one alone: all of them would be the answer
            are = "is" if len(wrong) == 1 else "are"
            self.said = [
                f"{len(wrong)} of {len(self._found)} {are} not right yet.",
                f"Figure {wrong[0] + 1}: {first.because[:1].lower()}{first.because[1:]}",
            ]
        else:
            self.phase = "told"
            self.said = [f"{label} is true of {self._named(self.truth)}."]
        if self._keeper:
            given = self._named(self.chosen)
            self._trouble = self._keeper.keep_try(self.question, given, right=not wrong)
