"""Known misconceptions: which wrong answer shows one, what is true instead, what to practise."""

from __future__ import annotations

from collections.abc import Mapping
from math import degrees
from types import MappingProxyType
from typing import Final

from ..geometry import ATTRIBUTES, Figure
from ..geometry.explain.relations import Definitions
from ..geometry.measurements import Measures
from ..geometry.numbers import NUMBERS, a, counted
from .misconception import Misconception, always, claims, denies

LEVEL: Final = 3.0
"""A side that is off by no more than this many degrees still looks level or upright."""
QUARTER: Final = 90.0


def is_(m: Measures, key: str) -> bool:
    """Tell whether an attribute is true of what was measured."""
    return ATTRIBUTES[key].holds(m)


def tilted(m: Measures) -> bool:
    """Tell whether no side lies level or stands upright."""
    ways = (degrees(heading) % QUARTER for heading in m.headings)
    return all(LEVEL < way < QUARTER - LEVEL for way in ways)


KINDS: Final = ("acute", "right", "obtuse", "concave")
WIDER: Final = {
    "square": ("rectangle", "rhombus", "parallelogram", "trapezoid"),
    "rectangle": ("parallelogram", "trapezoid"),
    "rhombus": ("parallelogram", "trapezoid"),
    "parallelogram": ("trapezoid",),
}
"""Names, and the wider names that people think exclude them; trapezoids by one definition (D4)."""


def _narrowest(m: Measures) -> str:
    return next((key for key in WIDER if is_(m, key)), "")


def _special(m: Measures, key: str) -> bool | None:
    return False if key in WIDER.get(_narrowest(m), ()) else None


def _at_least(m: Measures, key: str) -> tuple[int, int, str] | None:
    """Return the number that a counting attribute names, how many there are, and of what."""
    counts = {
        "four-angles": (4, len(m.angles), "angle"),
        "two-equal-sides": (2, m.most_equal_sides, "equal side"),
        "three-equal-sides": (3, m.most_equal_sides, "equal side"),
        "two-equal-angles": (2, m.most_equal_angles, "equal angle"),
        "three-equal-angles": (3, m.most_equal_angles, "equal angle"),
        **{f"{kind}-angle": (1, m.angle_kinds.count(kind), f"{kind} angle") for kind in KINDS},
        **{f"two-{kind}-angles": (2, m.angle_kinds.count(kind), f"{kind} angle") for kind in KINDS},
    }
    return counts.get(key)


def _more_than_said(m: Measures, key: str) -> bool | None:
    asked = _at_least(m, key)
    return False if asked and asked[1] > asked[0] else None


def _exactly(m: Measures, key: str) -> str:
    number, there, noun = _at_least(m, key) or (0, 0, "")
    label = ATTRIBUTES[key].label.lower()
    return f'It has {counted(there, noun)}, but "{label}" means {NUMBERS[number]} and no more.'


def _symmetry(answer: bool, key: str) -> bool | None:  # noqa: FBT001
    """Return the answer of somebody who sees a mirror line, or who sees none."""
    return {"reflexive-symmetry": answer, "no-reflexive-symmetry": not answer}.get(key)


def _noun(key: str) -> str:
    return a(ATTRIBUTES[key].label.lower())


ALL: Final = (
    Misconception(
        "square-is-no-rectangle",
        "A special kind is no longer the general kind",
        "D3",
        "A special kind has everything that the general kind needs, so it is one too: a square is "
        "a rectangle, and a rhombus is a parallelogram. A name says what must be there, not what "
        "else may be there.",
        "Which names are true of a square, a rectangle and a rhombus?",
        _special,
        lambda m, key: f"It is a {_narrowest(m)}, and that is something other than {_noun(key)}.",
    ),
    Misconception(
        "tilted-square-is-a-diamond",
        "A tilted square is a diamond",
        "D3",
        "A figure stays what it is however it lies: sides and angles do not change when it turns.",
        "Turn the sheet: squares that stand on a corner.",
        denies(lambda m, key: key == "square" and is_(m, "square") and tilted(m)),
        always("It stands on a corner, so it is a diamond and not a square."),
    ),
    Misconception(
        "a-number-means-exactly",
        '"Four angles" means four and no more',
        "D12",
        'A number means "at least"; only where it says "exactly" may there be no more.',
        'Count angles and equal sides: "at least" and "exactly".',
        _more_than_said,
        _exactly,
    ),
    Misconception(
        "equilateral-is-not-isosceles",
        "An equilateral triangle is not isosceles",
        "D2",
        "Isosceles means at least two equal sides; a triangle with three equal sides has two.",
        "Triangles with two and with three equal sides.",
        denies(lambda m, key: key == "isosceles-triangle" and is_(m, "equilateral-triangle")),
        always("All three sides are equal, and an isosceles triangle has only two equal ones."),
    ),
    Misconception(
        "concave-is-no-polygon",
        "A figure with a dent is not a polygon",
        "D1",
        "What counts is how many angles it has, and an angle that points inwards is one of them.",
        "Count the angles of stars, arrows and darts, those in the dents too.",
        denies(
            lambda m, key: (
                ATTRIBUTES[key].rule == "D1" and is_(m, key) and is_(m, "concave-polygon")
            )
        ),
        lambda _m, key: f"It has a dent, so it is not {_noun(key)}.",
    ),
    Misconception(
        "parallelogram-has-a-mirror-line",
        "A parallelogram has a mirror line",
        "D9",
        "A diagonal cuts it into two equal halves, but if you fold along it, they do not lie on "
        "each other: one would have to be turned.",
        "Cut out a parallelogram and fold it along a diagonal.",
        lambda m, key: (
            _symmetry(True, key)  # noqa: FBT003
            if is_(m, "parallelogram") and is_(m, "no-reflexive-symmetry")
            else None
        ),
        always("A diagonal cuts it into two equal halves, so it has a mirror line."),
    ),
    Misconception(
        "segment-has-no-symmetry",
        "A segment has no symmetry",
        "D9",
        "If you fold a segment across its middle, one end lies on the other.",
        "Fold a strip of paper: where is the mirror line of a segment?",
        lambda m, key: _symmetry(False, key) if m.kind == "segment" else None,  # noqa: FBT003
        always("It is only a line, so it has no halves and no mirror line."),
    ),
    Misconception(
        "parallelogram-is-a-trapezoid",
        "One pair of parallel sides makes a trapezoid",
        "D4",
        "Here a trapezoid also has two sides that are not parallel, so no parallelogram is one. "
        "Many school books say otherwise.",
        "Parallel sides of quadrilaterals: one pair, two pairs, none.",
        claims(lambda m, key: key == "trapezoid" and is_(m, "parallelogram")),
        always("It has two parallel sides, and that is all a trapezoid needs."),
    ),
    Misconception(
        "equal-sides-make-it-regular",
        "Equal sides make a polygon regular",
        "D5",
        "A regular polygon has equal angles as well. A rhombus that is not a square has equal "
        "sides but is not regular.",
        "Polygons with equal sides: which have equal angles too?",
        claims(
            lambda m, key: (
                key == "regular-polygon"
                and m.gon > 0
                and m.sides_all_equal
                and not m.angles_all_equal
            )
        ),
        always("All its sides are equally long, so it is a regular polygon."),
    ),
    Misconception(
        "it-ends-where-the-drawing-ends",
        "A ray or line ends where the drawing ends",
        "D7",
        "An arrow means that it goes on without end; only a part of it fits on the paper.",
        "Segments, rays and straight lines: which end in a point, which in an arrow?",
        lambda m, key: (
            {"finite": True, "infinite": False, "single-segment": True}.get(key)
            if m.figure.endless and (m.kind != "angle" or key != "single-segment")
            else None
        ),
        lambda _m, key: (
            "It ends where the drawing ends, so it "
            f"{'is a segment' if key == 'single-segment' else 'can be measured'}."
        ),
    ),
    Misconception(
        "one-line-is-parallel",
        "Sides on one line are parallel",
        "D14",
        "Parallel sides lie on two different lines; two sides of a star that lie on one line do "
        "not.",
        "Look along the sides of a star: which lie on one line?",
        claims(lambda m, key: key == "two-parallel-sides" and bool(m.alike) and not m.parallels),
        always("Two of its sides run in exactly the same direction, so they are parallel."),
    ),
    Misconception(
        "a-circle-has-equal-sides",
        "A circle has sides, and all are equal",
        "D13",
        "A circle has no sides and no angles at all, so there is nothing that could be equal.",
        "Figures without sides: what can be said of them?",
        claims(
            lambda m, key: (
                m.round and key in {"all-sides-equal", "all-angles-equal", "regular-polygon"}
            )
        ),
        always("It is the same all the way around, so all its sides and angles are equal."),
    ),
    Misconception(
        "a-right-angle-stands-upright",
        "A right angle has an upright side",
        "D11",
        "A right angle is a quarter turn between two sides, whichever way they point.",
        "Find right angles in turned figures with the corner of a sheet of paper.",
        denies(
            lambda m, key: (
                key in {"right-angle", "two-right-angles", "right-triangle", "rectangle"}
                and m.kind == "polygon"
                and is_(m, key)
                and tilted(m)
                and not is_(m, "square")
            )
        ),
        always("No side lies level or stands upright, so no angle is a right angle."),
    ),
)
MISCONCEPTIONS: Final[Mapping[str, Misconception]] = MappingProxyType({one.key: one for one in ALL})


def trapped(
    figure: Figure, attribute: str, definitions: Definitions = "printed"
) -> tuple[Misconception, ...]:
    """Return the misconceptions that a wrong answer about this would show.

    >>> from brainwaves_widgets.geometry import FIGURES
    >>> trapped(FIGURES["square"], "rectangle")
    (<D3: A special kind is no longer the general kind>,)
    """
    every = ((one, one.wrong_answer(figure, attribute, definitions)) for one in ALL)
    return tuple(one for one, answer in every if answer is not None)


def revealed(
    figure: Figure,
    attribute: str,
    *,
    answer: bool,
    reason: str = "",
    definitions: Definitions = "printed",
) -> str:
    """Name the misconception that a wrong answer shows, or "".

    A reason shows one only if it is what that misconception says: a wrong answer for any other
    reason was a slip. Without a reason an answer shows one only if it can show no other.
    """
    told = [
        one
        for one in trapped(figure, attribute, definitions)
        if one.trap(figure.measures, attribute) is answer
    ]
    if reason:
        told = [one for one in told if one.says(figure.measures, attribute) == reason]
    return told[0].key if len(told) == 1 else ""
