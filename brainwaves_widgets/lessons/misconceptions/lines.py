"""Misconceptions about lines, angles and mirror lines (D7, D9 to D11, D14)."""

from __future__ import annotations

from math import hypot
from typing import Final

from ...geometry.measurements import Measures
from .directions import tilted, vertical_mirror
from .record import Misconception, always, claims, denies, is_

LONG, SHORT = 4.0, 2.0
"""An angle of the deck has arms of length 3; longer and shorter ones fool the eye."""
OPEN: Final = {"segment", "straight line", "angle", "polygonal chain", "smooth curve"}


def _symmetry(key: str, *, seen: bool) -> bool | None:
    """Return the answer of somebody who sees a mirror line, or who sees none."""
    return {"reflexive-symmetry": seen, "no-reflexive-symmetry": not seen}.get(key)


def _arms(m: Measures) -> str:
    """Tell whether an angle is drawn with long or short arms; "" if neither."""
    if m.kind != "angle":
        return ""
    (ax, ay), (bx, by), (cx, cy) = m.points
    arms = hypot(ax - bx, ay - by), hypot(cx - bx, cy - by)
    return "long" if min(arms) >= LONG else "short" if max(arms) <= SHORT else ""


def _by_arms(m: Measures, key: str) -> bool | None:
    """Return the answer of somebody who takes long arms for a large angle."""
    arms = _arms(m)
    if not arms or m.angle_kinds[0] == "straight":
        return None
    larger = {"acute-angle": False, "right-angle": False, "obtuse-angle": True}
    smaller = {"acute-angle": True, "right-angle": False, "obtuse-angle": False}
    return (larger if arms == "long" else smaller).get(key)


LINES: Final = (
    Misconception(
        "parallelogram-has-a-mirror-line",
        "A parallelogram has a mirror line",
        "D9",
        "A diagonal cuts it into two equal halves, but if you fold along it, they do not lie on "
        "each other: one would have to be turned.",
        "Cut out a parallelogram and fold it along a diagonal.",
        lambda m, key: (
            _symmetry(key, seen=True)
            if is_(m, "parallelogram") and is_(m, "no-reflexive-symmetry")
            else None
        ),
        always("A diagonal cuts it into two equal halves, so it has a mirror line."),
        sources=("Moravcová 2021", "Foxman 1984", "Küchemann 1981", "Hoyles 1997"),
        lessons=("08",),
    ),
    Misconception(
        "a-rectangles-diagonal-is-a-mirror",
        "The diagonal of a rectangle is a mirror line",
        "D9",
        "A rectangle has two mirror lines, through the middles of opposite sides. If you fold "
        "along a diagonal, the halves do not lie on each other.",
        "Fold a sheet of paper from corner to corner.",
        lambda m, key: (
            _symmetry(key, seen=True) if is_(m, "rectangle") and not is_(m, "square") else None
        ),
        always("Folded along a diagonal from A to C, one half lies exactly on the other."),
        sources=("Foxman 1984", "Küchemann 1981"),
        lessons=("08",),
        by_reason=True,
    ),
    Misconception(
        "a-mirror-stands-upright",
        "A mirror line is vertical",
        "D9",
        "A mirror line may run in any direction. If you turn a figure, its mirror line turns too.",
        "Turn a folded paper heart: where is its mirror line now?",
        lambda m, key: _symmetry(key, seen=False) if vertical_mirror(m) is False else None,
        always("Its left half and its right half are different, so it has no mirror line."),
        sources=("Küchemann 1981", "Hoyles 1997", "Foxman 1984"),
        lessons=("08",),
        slanted=True,
    ),
    Misconception(
        "segment-has-no-symmetry",
        "A figure that is not closed has no mirror line",
        "D9",
        "A fold can lay one end onto the other: across the middle of a segment, or along the line "
        "that halves an angle.",
        "Fold a strip of paper: where is the mirror line of a segment?",
        lambda m, key: (
            _symmetry(key, seen=False) if m.kind in OPEN and is_(m, "reflexive-symmetry") else None
        ),
        always("It is only a line and encloses nothing, so it has no mirror line."),
        lessons=("08",),
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
        sources=("Fischbein 1993", "Tall 1981"),
        lessons=("02",),
    ),
    Misconception(
        "finite-means-closed",
        "Finite means closed",
        "D10",
        "Finite only says that it can be measured. A segment or an open chain has two free ends "
        "and can be measured all the same.",
        "Measure an open chain with a string: does the string end?",
        lambda m, key: (
            {"finite": False, "infinite": True}.get(key)
            if not m.figure.closed and not m.figure.endless
            else None
        ),
        always("It is not closed, so it could always go on: it is not finite."),
        lessons=("02",),
    ),
    Misconception(
        "what-has-a-length-has-a-perimeter",
        "What has a length has a perimeter",
        "D10",
        "A perimeter is the way around a closed figure. An open one has a length, but there is no "
        "way around it.",
        "Let an ant walk: on which figures does it come back without turning round?",
        claims(
            lambda m, key: key == "has-a-perimeter" and not m.figure.closed and not m.figure.endless
        ),
        always("You can measure how long it is, and that length is its perimeter."),
        lessons=("02",),
    ),
    Misconception(
        "longer-arms-make-a-larger-angle",
        "Longer arms make a larger angle",
        "D11",
        "An angle tells how far you turn from one arm to the other. How long the arms are drawn "
        "does not matter.",
        "Draw two angles of 60°, one with arms twice as long, and lay one on the other.",
        _by_arms,
        lambda m, _key: (
            f"Its arms are {_arms(m)}, so the angle between them is "
            f"{'large' if _arms(m) == 'long' else 'small'}."
        ),
        sources=("Devichi 2013", "Clements 1992", "Mitchelmore 2000", "Foxman 1984"),
        lessons=("03",),
    ),
    Misconception(
        "a-right-angle-stands-upright",
        "A right angle has a horizontal and a vertical side",
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
        always("No side is horizontal or vertical, so no angle is a right angle."),
        sources=("Devichi 2013", "Mitchelmore 2000", "Vinner 1980"),
        lessons=("01", "03"),
        slanted=True,
    ),
    Misconception(
        "a-dent-has-a-small-angle",
        "The angle at a dent is the small one outside",
        "D11",
        "In a polygon the angles inside count. Inside, the angle at a dent is over 180°.",
        "Colour the inside of a dart, and then the angle at its dent.",
        denies(lambda m, key: key == "concave-angle" and is_(m, key)),
        always("At the dent the angle is small, so no angle is over 180°."),
        sources=("Mitchelmore 2000",),
        lessons=("03",),
    ),
    Misconception(
        "one-line-is-parallel",
        "Sides on one line are parallel",
        "D14",
        "Parallel sides lie on two different lines; two sides that lie on one line do not.",
        "Look along the sides of a star: which lie on one line?",
        claims(lambda m, key: key == "two-parallel-sides" and bool(m.alike) and not m.parallels),
        always("Two of its sides run in exactly the same direction, so they are parallel."),
        lessons=("09",),
    ),
)
