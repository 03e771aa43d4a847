"""Verdicts: is an attribute true of a figure, why, and which parts of the figure show it?"""

from __future__ import annotations

import copyreg
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cached_property
from html import escape

from ..draw.drawing import drawing
from ..figures import Figure
from ..witness import Reason, Witness
from .attribute import Attribute
from .attributes import ATTRIBUTES, predicates
from .notes import note
from .relations import Definitions, is_inclusive


@dataclass(frozen=True, repr=False)
class Verdict:
    """Whether an attribute is true of a figure; the reason is worked out on demand."""

    figure: Figure
    attribute: Attribute
    holds: bool
    definitions: Definitions = field(default="printed", kw_only=True)

    @cached_property
    def _reason(self) -> Reason:
        why = is_inclusive(self.definitions) and self.attribute.inclusive_why
        return (why or self.attribute.why)(self.figure.measures, self.holds)

    @property
    def because(self) -> str:
        """One sentence that names what was measured."""
        return self._reason[0]

    @property
    def witness(self) -> Witness:
        """The parts of the figure that the sentence speaks of."""
        return self._reason[1]

    @property
    def note(self) -> str:
        """Why a teacher could argue about this, or "" (D15)."""
        m, definitions = self.figure.measures, self.definitions
        return note(m, self.attribute, holds=self.holds, definitions=definitions)

    def __bool__(self) -> bool:
        return self.holds

    def __repr__(self) -> str:
        return f"<{self.attribute.label}: {'yes' if self.holds else 'no'}. {self.because}>"

    def _repr_html_(self) -> str:
        picture = drawing(self.figure, letters=True, witness=self.witness)
        title = f"{self.attribute.label}: {'yes' if self.holds else 'no'}."
        aside = f"<p><small>{escape(self.note)}</small></p>" if self.note else ""
        return (
            f"<figure>{picture}<figcaption><b>{escape(title)}</b> {escape(self.because)}"
            f"{aside}</figcaption></figure>"
        )


def named(attribute: str | Attribute) -> Attribute:
    """Find an attribute by its key.

    >>> named("triangel")
    Traceback (most recent call last):
    ValueError: there is no attribute 'triangel'; did you mean 'triangle'?
    """
    key = attribute.key if isinstance(attribute, Attribute) else attribute
    try:
        return ATTRIBUTES[key]
    except (KeyError, TypeError):
        near = get_close_matches(str(key), ATTRIBUTES, n=1)
        hint = f"did you mean {near[0]!r}?" if near else "see ATTRIBUTES"
        raise ValueError(f"there is no attribute {key!r:.60}; {hint}") from None


copyreg.pickle(Attribute, lambda one: (named, (one.key,)))  # functions are not pickled


def checked(figure: Figure) -> Figure:
    """Raise TypeError if this is not a figure."""
    if not isinstance(figure, Figure):
        msg = f"a verdict is about a figure such as Polygon([...]), not {figure!r:.60}"
        raise TypeError(msg)
    return figure


def verdict(
    figure: Figure, attribute: str | Attribute, *, definitions: Definitions = "printed"
) -> Verdict:
    """Tell whether an attribute is true of a figure.

    >>> from brainwaves_widgets.geometry import Polygon
    >>> flag = Polygon([(0, 0), (4, 0), (4, 3)])
    >>> verdict(flag, "right-triangle").because
    'The angle at B is 90°, so it is a right triangle.'
    >>> verdict(flag, "isosceles-triangle")
    <Isosceles triangle: no. Sides AB, BC and CA are 4, 3 and 5 long, so no two sides are equal.>
    """
    one = named(attribute)
    holds = predicates(definitions)[one.key](checked(figure).measures)
    return Verdict(figure, one, holds, definitions=definitions)


def classify(figure: Figure, *, definitions: Definitions = "printed") -> tuple[Verdict, ...]:
    """Return the verdicts on all attributes that are true of a figure.

    >>> from brainwaves_widgets.geometry import Circle
    >>> [one.attribute.label for one in classify(Circle((0, 0), 1))]
    ['Circle', 'Reflexive symmetry', 'Has a perimeter', 'Finite', 'No angles']
    """
    rules, m = predicates(definitions), checked(figure).measures
    return tuple(
        Verdict(figure, one, holds=True, definitions=definitions)
        for key, one in ATTRIBUTES.items()
        if rules[key](m)
    )
