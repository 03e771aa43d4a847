"""Questions of a quiz: does an attribute fit a figure, and why? Chosen from a seed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from random import Random
from typing import Final, NamedTuple

from ...geometry import ATTRIBUTES, FIGURES, Attribute, Figure, Verdict, sketch, verdict
from ...geometry.explain.relations import Definitions
from ...geometry.explain.verdicts import named
from ..definitions import ARGUABLE, Definition, arguable
from ..lab.placing import on_sheet, turned
from ..misconceptions import trapped
from .distractors import Choice, choices, holds, sides

TURNS: Final = (0, 17, 28, 39, 51, 62, 90, 133, 180, 208, 241, 270, 317)
"""By how many degrees figures are turned; some stay as they are."""
FILLS: Final = (0.46, 0.58, 0.7)
"""How much of the paper a figure fills."""
TRAPS: Final = 0.4
"""The share of questions that a known misconception answers wrongly, if there are enough."""


class Pair(NamedTuple):
    """What is asked about: a definition, a figure and an attribute, by their keys."""

    definition: str
    figure: str
    attribute: str
    definitions: Definitions = "printed"

    @property
    def holds(self) -> bool:
        """Whether the attribute fits."""
        return holds(self.figure, self.attribute, self.definitions)

    @property
    def trap(self) -> bool:
        """Whether a known misconception answers it wrongly."""
        return _trap(self.figure, self.attribute, self.definitions)

    @property
    def arguable(self) -> bool:
        """Whether the learner takes sides instead of being right or wrong (D15)."""
        return self.definition == ARGUABLE


@cache
def _trap(figure: str, attribute: str, definitions: Definitions) -> bool:
    return bool(trapped(FIGURES[figure], attribute, definitions))


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
        """The figure of the deck."""
        return FIGURES[self.pair.figure]

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
    def reasons(self) -> tuple[str, ...]:
        """The sentences to choose from; one is the true reason."""
        return tuple(one.text for one in self.choices)

    def sketch(self, *, explained: bool) -> dict[str, list[dict[str, object]]]:
        """Describe the drawing, with the witness once the answer is known."""
        witness = self.verdict.witness if explained else None
        return sketch(self.drawn, letters=True, witness=witness, sheet=self.sheet)

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
        from ..stills import figure_picture  # noqa: PLC0415 - only to be looked at

        return figure_picture(self.sketch(explained=False))


def ask(pair: Pair, rng: Random) -> Question:
    """Make a question of a pair: turn the figure, size it, and find reasons."""
    figure = turned(FIGURES[pair.figure], rng.choice(TURNS))
    drawn, sheet = on_sheet(figure, rng.choice(FILLS))
    found = verdict(drawn, pair.attribute, definitions=pair.definitions)
    return Question(pair, drawn, sheet, (sides if pair.arguable else choices)(found, rng))


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
        for figure in figures or one.figures:
            for attribute in one.attributes:
                doubt = (figure, attribute) in doubtful and one.number != "D4"
                wanted = attributes is None or attribute in attributes
                if wanted and doubt is (one.number == ARGUABLE):
                    pair = Pair(one.number, figure, attribute, agreed)
                    found.setdefault((figure, attribute), pair)
    return list(found.values())


def plan(all_of_them: Sequence[Pair], how_many: int, rng: Random) -> list[Pair]:
    """Choose pairs: half of them fit, some are traps, figures and attributes change.

    >>> from ..definitions import chosen
    >>> some = plan(pairs(chosen(("D3", "D4")), None, None), 12, Random(7))
    >>> len(set(some)), sum(one.holds for one in some)
    (12, 6)
    """
    left = rng.sample(all_of_them, len(all_of_them))
    picked: list[Pair] = []
    while left and len(picked) < how_many:
        best = min(left, key=lambda one: _worth(one, picked, how_many))
        left.remove(best)
        picked.append(best)
    rng.shuffle(picked)
    return picked


def _worth(one: Pair, picked: Sequence[Pair], how_many: int) -> tuple[int, int, int]:
    """Rank a pair, the better the lower: what the picked ones lack comes first."""
    fits = sum(other.holds for other in picked)
    lacks = one.holds is (2 * fits <= len(picked))
    traps = sum(other.trap for other in picked)
    caught = one.trap and traps < TRAPS * how_many
    same = sum(
        (other.figure == one.figure)
        + 2 * (other.attribute == one.attribute)
        + 2 * (other.definition == one.definition)
        for other in picked
    )
    return (not lacks, same - (3 if caught else 0), 0)


def keys(
    names: Iterable[str | Figure | Attribute] | str | None, what: str
) -> tuple[str, ...] | None:
    """Read the keys of figures or attributes; None is all."""
    if names is None:
        return None
    if isinstance(names, str | Figure | Attribute):
        names = [names]
    if not isinstance(names, Iterable):
        example = "square" if what == "figure" else "rhombus"
        msg = f"{what}s are named by their keys, as in [{example!r}], not {names!r:.60}"
        raise ValueError(msg)  # noqa: TRY004 - as all options
    several = list(names)
    if what == "attribute":
        return tuple(named(one).key for one in several)  # type: ignore[arg-type]
    read = [one.key if isinstance(one, Figure) else one for one in several]
    for one in read:
        if not isinstance(one, str) or one not in FIGURES:
            raise ValueError(f"there is no figure {one!r:.60}; there are {', '.join(FIGURES)}")
    return tuple(read)  # type: ignore[arg-type]
