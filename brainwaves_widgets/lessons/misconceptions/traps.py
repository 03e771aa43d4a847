"""The answers that show a misconception, by its key in misconceptions.toml.

A trap is asked about what was measured of a figure and about an attribute. It returns the answer of
somebody who holds the misconception, or None where it does not show.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from math import dist
from typing import Final

from ...geometry import ATTRIBUTES
from ...geometry.measurements import Measures
from ...geometry.numbers import NUMBERS, a, counted
from .directions import flat, tilted, vertical_mirror

Trap = Callable[[Measures, str], bool | None]
Details = Callable[[Measures, str], dict[str, str]]
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
KINDS: Final = ("acute", "right", "obtuse", "concave")
EXACTLY: Final = {"exactly-three-angles": 3, "exactly-four-angles": 4}
LONG, SHORT = 4.0, 2.0
"""An angle of the deck has arms of length 3; longer and shorter ones fool the eye."""
OPEN: Final = {"segment", "straight line", "angle", "polygonal chain", "smooth curve"}
MIRROR: Final = {"reflexive-symmetry": True, "no-reflexive-symmetry": False}
NO_MIRROR: Final = {"reflexive-symmetry": False, "no-reflexive-symmetry": True}


def denies(when: Callable[[Measures, str], bool]) -> Trap:
    """Trap those who answer no where they should answer yes."""
    return lambda m, key: False if when(m, key) else None


def claims(when: Callable[[Measures, str], bool]) -> Trap:
    """Trap those who answer yes where they should answer no."""
    return lambda m, key: True if when(m, key) else None


def answers(said: Mapping[str, bool], when: Callable[[Measures], bool]) -> Trap:
    """Trap those who give these answers about a figure, by attribute."""
    return lambda m, key: said[key] if key in said and when(m) else None


def is_(m: Measures, key: str) -> bool:
    """Tell whether an attribute is true of what was measured."""
    return ATTRIBUTES[key].holds(m)


def noun(key: str) -> str:
    """Return an attribute's name with its article."""
    return a(ATTRIBUTES[key].label.lower())


# What a figure is called


def _narrowest(m: Measures) -> str:
    return next((key for key in WIDER if is_(m, key)), "")


def _other_name(m: Measures, key: str) -> str:
    """Return a second name of a triangle that is thought to exclude this one; or ""."""
    names = ("equilateral-triangle", "isosceles-triangle", "right-triangle", "scalene-triangle")
    true = [one for one in names if is_(m, one)]
    others = [one for one in true if one not in {key, "equilateral-triangle"}]
    mixed = {"right-triangle"} & {key, *others}
    return others[0] if others and mixed and key in true else ""


def _tips(m: Measures) -> int:
    """Return how many tips a star has, or 0 if the figure is not a star."""
    dents = [one == "concave" for one in m.angle_kinds]
    half = len(dents) // 2
    turns = m.kind == "polygon" and half >= STAR and 2 * half == len(dents)
    return half if turns and all(one != other for one, other in pairwise(dents)) else 0


def _by_tips(m: Measures, key: str) -> bool | None:
    """Return the answer of somebody who counts the tips of a star and nothing else."""
    if not (star := _tips(m)):
        return None
    exactly = {"exactly-four-angles": star == 4, "more-than-five-angles": star > 5}  # noqa: PLR2004
    return {**{name: n == star for n, name in GONS.items()}, **exactly}.get(key)


# What is counted


def _at_least(m: Measures, key: str) -> tuple[int, int, str]:
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
    return counts.get(key, (0, 0, ""))


def _more_than_named(m: Measures, key: str) -> dict[str, str]:
    number, there, what = _at_least(m, key)
    card = ATTRIBUTES[key].label.lower()
    return {"there": counted(there, what), "card": card, "number": NUMBERS[number]}


# How an angle is drawn


def _arms(m: Measures) -> str:
    """Tell whether an angle is drawn with long or short arms; "" if neither."""
    if m.kind != "angle":
        return ""
    arms = [dist(m.points[1], end) for end in (m.points[0], m.points[2])]
    return "long" if min(arms) >= LONG else "short" if max(arms) <= SHORT else ""


def _by_arms(m: Measures, key: str) -> bool | None:
    """Return the answer of somebody who takes long arms for a large angle."""
    arms = _arms(m)
    if not arms or m.angle_kinds[0] == "straight":
        return None
    seen = {"long": "obtuse-angle", "short": "acute-angle"}[arms]
    return key == seen if key in {"acute-angle", "right-angle", "obtuse-angle"} else None


TRAPS: Final[Mapping[str, Trap]] = {
    "square-is-no-rectangle": denies(lambda m, key: key in WIDER.get(_narrowest(m), ())),
    "tilted-square-is-a-diamond": denies(
        lambda m, key: key in {"square", "rectangle"} and is_(m, "square") and tilted(m)
    ),
    "equilateral-is-not-isosceles": denies(
        lambda m, key: key == "isosceles-triangle" and is_(m, "equilateral-triangle")
    ),
    "a-triangle-has-one-name": denies(lambda m, key: bool(_other_name(m, key))),
    "isosceles-stands-on-its-base": denies(
        lambda m, key: (
            key == "isosceles-triangle"
            and m.gon == 3  # noqa: PLR2004
            and is_(m, key)
            and not is_(m, "equilateral-triangle")
            and tilted(m)
        )
    ),
    "concave-is-no-polygon": denies(
        lambda m, key: ATTRIBUTES[key].rule == "D1" and is_(m, key) and is_(m, "concave-polygon")
    ),
    "a-star-has-five-angles": _by_tips,
    "only-regular-ones-have-the-name": denies(
        lambda m, key: (
            key in {"pentagon", "hexagon", "heptagon", "octagon"}
            and is_(m, key)
            and not is_(m, "regular-polygon")
        )
    ),
    "equal-sides-make-it-regular": claims(
        lambda m, key: (
            key == "regular-polygon" and m.gon > 0 and m.sides_all_equal and not m.angles_all_equal
        )
    ),
    "parallelogram-is-a-trapezoid": claims(
        lambda m, key: key == "trapezoid" and is_(m, "parallelogram")
    ),
    "a-trapezoid-lies-flat": denies(
        lambda m, key: key == "trapezoid" and is_(m, key) and not flat(m)
    ),
    "a-number-means-exactly": denies(
        lambda m, key: _at_least(m, key)[1] > _at_least(m, key)[0] > 0
    ),
    "exactly-is-only-a-word": claims(lambda m, key: 0 < EXACTLY.get(key, 0) < len(m.angles)),
    "not-all-means-none": denies(
        lambda m, key: (
            key == "not-all-sides-are-equal" and is_(m, key) and is_(m, "two-equal-sides")
        )
    ),
    "nothing-to-compare-fits": claims(
        lambda m, key: (
            key in {"not-all-sides-are-equal", "all-sides-unequal-in-length"} and not m.sides
        )
    ),
    "a-circle-has-equal-sides": claims(
        lambda m, key: m.round and key in {"all-sides-equal", "all-angles-equal", "regular-polygon"}
    ),
    "parallelogram-has-a-mirror-line": answers(
        MIRROR, lambda m: is_(m, "parallelogram") and is_(m, "no-reflexive-symmetry")
    ),
    "a-rectangles-diagonal-is-a-mirror": answers(
        MIRROR, lambda m: is_(m, "rectangle") and not is_(m, "square")
    ),
    "a-mirror-stands-upright": answers(NO_MIRROR, lambda m: vertical_mirror(m) is False),
    "segment-has-no-symmetry": answers(
        NO_MIRROR, lambda m: m.kind in OPEN and is_(m, "reflexive-symmetry")
    ),
    "it-ends-where-the-drawing-ends": lambda m, key: (
        {"finite": True, "infinite": False, "single-segment": True}.get(key)
        if m.figure.endless and (m.kind != "angle" or key != "single-segment")
        else None
    ),
    "finite-means-closed": answers(
        {"finite": False, "infinite": True},
        lambda m: not m.figure.closed and not m.figure.endless,
    ),
    "what-has-a-length-has-a-perimeter": answers(
        {"has-a-perimeter": True}, lambda m: not m.figure.closed and not m.figure.endless
    ),
    "longer-arms-make-a-larger-angle": _by_arms,
    "a-right-angle-stands-upright": denies(
        lambda m, key: (
            key in {"right-angle", "two-right-angles", "right-triangle", "rectangle"}
            and m.kind == "polygon"
            and is_(m, key)
            and tilted(m)
            and not is_(m, "square")
        )
    ),
    "a-dent-has-a-small-angle": denies(lambda m, key: key == "concave-angle" and is_(m, key)),
    "one-line-is-parallel": answers(
        {"two-parallel-sides": True}, lambda m: bool(m.alike) and not m.parallels
    ),
}
DETAILS: Final[Mapping[str, Details]] = {
    "square-is-no-rectangle": lambda m, _key: {"narrowest": _narrowest(m)},
    "a-triangle-has-one-name": lambda m, key: {"other": noun(_other_name(m, key))},
    "a-star-has-five-angles": lambda m, _key: {"tips": NUMBERS[_tips(m)]},
    "a-number-means-exactly": _more_than_named,
    "exactly-is-only-a-word": lambda m, key: {
        "angles": counted(len(m.angles), "angle"),
        "number": NUMBERS[EXACTLY[key]],
    },
    "it-ends-where-the-drawing-ends": lambda _m, key: {
        "is": "is a segment" if key == "single-segment" else "can be measured"
    },
    "longer-arms-make-a-larger-angle": lambda m, _key: {
        "arms": _arms(m),
        "size": "large" if _arms(m) == "long" else "small",
    },
}
"""What a believer says of this figure and attribute, for the gaps in the sentence."""
