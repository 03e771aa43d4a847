"""Misconceptions about what a figure is called: polygons, triangles, quadrilaterals (D1 to D5)."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from ...geometry import ATTRIBUTES
from ...geometry.measurements import Measures
from ...geometry.numbers import NUMBERS
from .directions import flat, tilted
from .record import Misconception, always, claims, denies, is_, noun

WIDER: Final = {
    "square": ("rectangle", "rhombus", "parallelogram", "trapezoid"),
    "rectangle": ("parallelogram", "trapezoid"),
    "rhombus": ("parallelogram", "trapezoid"),
    "parallelogram": ("trapezoid",),
}
"""Names, and the wider names that people think exclude them; trapezoids by one definition (D4)."""
GONS: Final = {
    3: "triangle",
    4: "quadrilateral",
    5: "pentagon",
    6: "hexagon",
    7: "heptagon",
    8: "octagon",
    10: "decagon",
    12: "dodecagon",
}
STAR: Final = 4
"""A star has at least this many tips."""


def _narrowest(m: Measures) -> str:
    return next((key for key in WIDER if is_(m, key)), "")


def _special(m: Measures, key: str) -> bool | None:
    return False if key in WIDER.get(_narrowest(m), ()) else None


def _triangle_names(m: Measures) -> list[str]:
    names = ("equilateral-triangle", "isosceles-triangle", "right-triangle", "scalene-triangle")
    return [key for key in names if is_(m, key)]


def _other_name(m: Measures, key: str) -> str:
    """Return a second name of a triangle that is thought to exclude this one; or ""."""
    names = [one for one in _triangle_names(m) if one not in {key, "equilateral-triangle"}]
    mixed = {"right-triangle"} & {key, *names}
    return names[0] if names and mixed and key in _triangle_names(m) else ""


def tips(m: Measures) -> int:
    """Return how many tips a star has, or 0 if the figure is not a star."""
    kinds = ["concave" if one == "concave" else "tip" for one in m.angle_kinds]
    half = len(kinds) // 2
    turns = m.kind == "polygon" and half >= STAR and 2 * half == len(kinds)
    is_star = turns and all(a != b for a, b in pairwise(kinds))
    return half if is_star else 0


def _tips_only(m: Measures, key: str) -> bool | None:
    """Return the answer of somebody who counts the tips of a star and nothing else."""
    if not (star := tips(m)):
        return None
    exactly = {"exactly-four-angles": star == 4, "more-than-five-angles": star > 5}  # noqa: PLR2004
    names = {GONS[n]: n == star for n in GONS}
    return {**names, **exactly}.get(key)


NAMES: Final = (
    Misconception(
        "square-is-no-rectangle",
        "A special kind is no longer the general kind",
        "D3",
        "A special kind has everything that the general kind needs, so it is one too: a square is "
        "a rectangle, and a rhombus is a parallelogram. A name says what must be there, not what "
        "else may be there.",
        "Which names are true of a square, a rectangle and a rhombus?",
        _special,
        lambda m, key: f"It is a {_narrowest(m)}, and that is something other than {noun(key)}.",
        sources=("Fujita 2012", "Monaghan 2000", "Atebe 2008", "Burger 1986", "Villiers 1994"),
        lessons=("05",),
    ),
    Misconception(
        "tilted-square-is-a-diamond",
        "A tilted square is a diamond",
        "D3",
        "A figure stays what it is however it lies: sides and angles do not change when it turns.",
        "Turn the sheet: squares that stand on a corner.",
        denies(lambda m, key: key in {"square", "rectangle"} and is_(m, "square") and tilted(m)),
        lambda _m, key: f"It stands on a corner, so it is a diamond and not {noun(key)}.",
        sources=("Burger 1986", "Clements 1999"),
        lessons=("00", "05"),
        slanted=True,
    ),
    Misconception(
        "equilateral-is-not-isosceles",
        "An equilateral triangle is not isosceles",
        "D2",
        "Isosceles means at least two equal sides; a triangle with three equal sides has two.",
        "Triangles with two and with three equal sides.",
        denies(lambda m, key: key == "isosceles-triangle" and is_(m, "equilateral-triangle")),
        always("All three sides are equal, and an isosceles triangle has only two equal ones."),
        sources=("Villiers 1994", "Hershkowitz 1990"),
        lessons=("04",),
    ),
    Misconception(
        "a-triangle-has-one-name",
        "A triangle has one name only",
        "D2",
        '"Right" speaks of an angle, the other names speak of sides. So a triangle can be right '
        "and isosceles, or right and scalene.",
        "Find two names for half a square.",
        denies(lambda m, key: bool(_other_name(m, key))),
        lambda m, key: f"It is {noun(_other_name(m, key))}, so it is not {noun(key)}.",
        sources=("Burger 1986", "Villiers 1994"),
        lessons=("04",),
    ),
    Misconception(
        "isosceles-stands-on-its-base",
        "An isosceles triangle has its tip at the top",
        "D2",
        "An isosceles triangle may lie any way round: what counts is that two sides are equal.",
        "Turn an isosceles triangle: are two sides still equal?",
        denies(
            lambda m, key: (
                key == "isosceles-triangle"
                and m.gon == 3  # noqa: PLR2004
                and is_(m, key)
                and not is_(m, "equilateral-triangle")
                and tilted(m)
            )
        ),
        always("It lies at a slant with no tip at the top, so it is not isosceles."),
        sources=("Vinner 1980", "Hershkowitz 1990"),
        lessons=("04",),
        slanted=True,
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
        lambda _m, key: f"It has a dent, so it is not really {noun(key)}.",
        sources=("Hershkowitz 1990", "Tall 1981"),
        lessons=("07",),
    ),
    Misconception(
        "a-star-has-five-angles",
        "A star has as many angles as tips",
        "D1",
        "Between two tips there is another angle, over 180°. A star with five tips has ten angles.",
        "Walk along the edge of a star with a finger and count every corner.",
        _tips_only,
        lambda m, _key: (
            f"It has {NUMBERS[tips(m)]} tips, so it has {NUMBERS[tips(m)]} angles and no more."
        ),
        sources=("Hershkowitz 1990",),
        lessons=("07",),
    ),
    Misconception(
        "only-regular-ones-have-the-name",
        "Only a regular figure has the name",
        "D1",
        "A name such as pentagon only counts the angles. Sides and angles may have any size.",
        "Draw a hexagon that nobody would print in a book.",
        denies(
            lambda m, key: (
                key in {"pentagon", "hexagon", "heptagon", "octagon"}
                and is_(m, key)
                and not is_(m, "regular-polygon")
            )
        ),
        lambda _m, key: f"Its sides are not all equal, so it is not {noun(key)}.",
        sources=("Hershkowitz 1990", "Burger 1986"),
        lessons=("07",),
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
        lessons=("07",),
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
        sources=("Usiskin 2008",),
        lessons=("06",),
    ),
    Misconception(
        "a-trapezoid-lies-flat",
        "The parallel sides of a trapezoid are horizontal",
        "D4",
        "A trapezoid may lie any way round: two sides are parallel, whichever way they point.",
        "Turn a trapezoid: are two of its sides still parallel?",
        denies(lambda m, key: key == "trapezoid" and is_(m, key) and not flat(m)),
        always("It does not lie flat on a long side, so it is not a trapezoid."),
        sources=("Hershkowitz 1990", "Monaghan 2000"),
        lessons=("06",),
        slanted=True,
    ),
)
