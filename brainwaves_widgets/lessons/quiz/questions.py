"""Questions of a quiz: does an attribute fit a figure, and why? Chosen from a seed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Final, NamedTuple

from ...geometry import ATTRIBUTES, Attribute, Figure, Verdict, sketch, verdict
from ...geometry.draw.drawing import card
from ...geometry.explain.relations import Definitions
from ..definitions import ARGUABLE, CHAPTERS, Definition, arguable
from ..lab.figures_on_sheet import on_sheet, turned
from ..misconceptions import MISCONCEPTIONS
from ..reasons.distractors import choices, holds, sides
from ..reasons.shapes import SHAPES
from ..reasons.voices import Choice
from .wire import Asked

TURNS: Final = (0, 17, 28, 39, 51, 62, 90, 133, 180, 208, 241, 270, 317)
"""By how many degrees figures are turned; some stay as they are."""
FILLS: Final = (0.46, 0.58, 0.7)
"""How much of the paper a figure fills."""
BY_RIGHT_ANGLES: Final = {
    *("right-angle", "two-right-angles", "no-right-angles", "right-triangle", "rectangle"),
    *("square", "acute-angle", "obtuse-angle"),
}
"""Attributes that the mark of a right angle would decide."""
ANGLES: Final = 13.0
"""The sheet of an angle: all have the same, so that long arms look long."""


class Pair(NamedTuple):
    """What is asked about: a definition, a figure and an attribute, by their keys."""

    definition: str
    figure: str
    attribute: str
    definitions: Definitions = "printed"
    aims: tuple[str, ...] = ()
    """Keys of the misconceptions that this question is to give a chance to show."""

    @property
    def holds(self) -> bool:
        """Whether the attribute fits."""
        return holds(self.figure, self.attribute, self.definitions)

    @property
    def arguable(self) -> bool:
        """Whether the learner takes sides instead of being right or wrong (D15)."""
        return self.definition == ARGUABLE


@dataclass(frozen=True)
class Question:
    """A figure, turned and sized at random, an attribute, and reasons to choose from.

    >>> question = ask(Pair("D3", "square", "rectangle"), Random(1))
    >>> question
    <Does "Rectangle" fit this figure: square?>
    >>> question.verdict.holds, len(question.reasons)
    (True, 4)
    """

    pair: Pair
    drawn: Figure
    sheet: float
    choices: tuple[Choice, ...] = field(repr=False)

    @property
    def figure(self) -> Figure:
        """The figure as it lies on its card, before it is turned."""
        return SHAPES[self.pair.figure]

    @property
    def attribute(self) -> Attribute:
        """The attribute."""
        return ATTRIBUTES[self.pair.attribute]

    @cached_property
    def verdict(self) -> Verdict:
        """Whether it fits, why, and the parts that show it."""
        return verdict(self.drawn, self.attribute, definitions=self.pair.definitions)

    @property
    def asks(self) -> str:
        """How the question begins; arguable questions ask the learner to take sides (D15)."""
        return "Take sides: does" if self.pair.arguable else "Does"

    @property
    def chances(self) -> tuple[str, ...]:
        """The keys of the misconceptions that can show: their reasons are among the choices."""
        return tuple(one.shows for one in self.choices if one.shows)

    @property
    def reasons(self) -> tuple[str, ...]:
        """The sentences to choose from; one is the true reason."""
        return tuple(one.text for one in self.choices)

    def sketch(self, *, explained: bool) -> dict[str, list[dict[str, object]]]:
        """Describe the drawing, with the witness once the answer is known.

        Equal sides and right angles are marked, because nobody can see that they are exact; but a
        question that turns on right angles does not answer itself.
        """
        witness = self.verdict.witness if explained else None
        parts = sketch(self.drawn, marks=True, letters=True, witness=witness, sheet=self.sheet)
        if not explained and self.pair.attribute in BY_RIGHT_ANGLES:
            parts["squares"] = []
        return parts

    def asked(self, *, explained: bool) -> Asked:
        """Return what the browser shows of the question."""
        return {
            "attribute": self.attribute.label,
            "asks": self.asks,
            "reasons": list(self.reasons),
            "sketch": self.sketch(explained=explained),
            "alt": self.alt,
        }

    @property
    def alt(self) -> str:
        """Say in words where the figure's points lie, for those who cannot see it."""
        names, points = self.drawn.measures.letters, self.drawn.points
        places = [f"{n} ({x:.1f}, {y:.1f})" for n, (x, y) in zip(names, points, strict=True)]
        if not places:
            wide, high = (2 * half for half in self.drawn.radii)
            return f"A round figure, {wide:g} across one way and {high:g} the other."
        lines = {"smooth curve": "bent lines", "ray": "a line that does not end beyond B"}
        kind = lines.get(self.drawn.noun, "straight lines")
        if self.drawn.endless and self.drawn.noun != "ray":
            kind = "straight lines that do not end beyond the last points"
        back = " and back to A" if self.drawn.closed else ""
        return f"The figure: {kind} through {', '.join(places)}{back}."

    def __repr__(self) -> str:
        return f'<{self.asks} "{self.attribute.label}" fit this figure: {self.figure.name}?>'

    def _repr_svg_(self) -> str:
        return card(self.sketch(explained=False), "A figure")


def ask(pair: Pair, rng: Random) -> Question:
    """Make a question of a pair: turn the figure, size it, and find reasons."""
    figure, rules = SHAPES[pair.figure], pair.definitions
    slanted = [MISCONCEPTIONS[one] for one in pair.aims if MISCONCEPTIONS[one].slanted]
    turns = rng.sample(TURNS, len(TURNS))
    found = (turned(figure, by) for by in turns)
    shows = (
        one
        for one in found
        if all(each.answer(one, pair.attribute, rules) is not None for each in slanted)
    )
    lain = next(shows, None) or turned(figure, turns[0])
    drawn, sheet = on_sheet(lain, rng.choice(FILLS), ANGLES if figure.noun == "angle" else 0)
    judged = verdict(drawn, pair.attribute, definitions=rules)
    given = sides(judged, rng) if pair.arguable else choices(judged, rng, pair.aims)
    return Question(pair, drawn, sheet, given)


def pairs(
    definitions: Iterable[Definition],
    figures: Sequence[str] | None,
    attributes: Sequence[str] | None,
    agreed: Definitions = "printed",
) -> list[Pair]:
    """Return all that can be asked: each attribute once with each figure of its definition.

    Arguable questions are asked only where D15 is asked for; whether a parallelogram is a
    trapezoid is what D4 itself says.
    """
    doubtful = arguable()
    found: dict[tuple[str, str], Pair] = {}
    for one in definitions:
        for figure in figures or _figures(one):
            for attribute in one.attributes:
                doubt = (figure, attribute) in doubtful and one.number != "D4"
                wanted = attributes is None or attribute in attributes
                if wanted and doubt is (one.number == ARGUABLE):
                    pair = Pair(one.number, figure, attribute, agreed)
                    found.setdefault((figure, attribute), pair)
    return list(found.values())


def _figures(one: Definition) -> tuple[str, ...]:
    """Return the figures of a definition, those that are on no card too."""
    if one.number == ARGUABLE:
        return one.figures
    shows = CHAPTERS[one.number][1]
    return tuple(key for key, figure in SHAPES.items() if shows(figure))


def figure_keys(names: Iterable[str | Figure] | str) -> tuple[str, ...]:
    """Read the keys of figures; raise ValueError if there is no such figure."""
    several = [names] if isinstance(names, str | Figure) else names
    if not isinstance(several, Iterable):
        msg = f"figures are named by their keys, as in ['square'], not {names!r:.60}"
        raise ValueError(msg)  # noqa: TRY004 - as all options
    read = tuple(one.key if isinstance(one, Figure) else one for one in several)
    for one in read:
        if one not in list(SHAPES):  # a set would need a hash, which not everything has
            raise ValueError(f"there is no figure {one!r:.60}; there are {', '.join(SHAPES)}")
    return read
