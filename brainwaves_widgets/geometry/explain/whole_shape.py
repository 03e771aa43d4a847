"""The attributes of the whole shape, from circle to infinite, and why (D6 to D10)."""

from __future__ import annotations

from functools import partial
from math import dist
from typing import Final

from ..inputs import TOLERANCE
from ..measurements import Measures
from ..numbers import a, counted, length, listing, mean
from ..symmetry import Fold, best
from ..witness import Reason, Witness
from .attribute import Attribute
from .parts import say

MIRRORS: Final = {
    "polygon": "Folded along the line through {}, one half lies exactly on the other",
    "circle": "Folded along a line through its middle, one half lies exactly on the other",
    "ellipse": "Folded along the line through its middle and its farthest points, one half lies "
    "exactly on the other",
    "angle": "Folded along the line that halves the angle at B, ray BA lies on ray BC",
    "segment": "Folded across its middle, A lies exactly on B",
    "straight line": "Folded across it between A and B, one side lies exactly on the other",
}


def _ends(m: Measures) -> tuple[str, str, str]:
    """Return the letters of both ends and how far they are apart."""
    return m.letters[0], m.letters[-1], length(dist(m.points[0], m.points[-1]))


def unclosed(m: Measures, noun: str, angles: str = "some") -> Reason:
    """Say why a figure is not a polygon of any kind, or has no perimeter."""
    match m.kind:
        case "circle" | "ellipse":
            said = f"It is round all the way and has no angles, but {a(noun)} has {angles}."
            return said, Witness(outline=True)
        case "ray":
            said, witness = "It starts at A and never ends", Witness(vertices=("A",))
        case "straight line":
            said, witness = "It goes through A and B and never ends", Witness(outline=True)
        case "angle":
            said, witness = "Its rays BA and BC never end", Witness(vertices=("B",))
        case _:
            one, other, apart = _ends(m)
            said = f"Its ends {one} and {other} are {apart} apart"
            witness = Witness(vertices=(one, other))
    return f"{said}, but {a(noun)} is closed.", witness


def _look(m: Measures) -> Reason:
    """Say what a learner sees first: how the figure is made."""
    names = m.letters
    match m.kind:
        case "circle" | "ellipse":
            wide, high = _widths(m)
            if wide == high:
                return f"It is round and {wide} across in every direction", Witness(outline=True)
            return f"It is round, {wide} across one way and {high} the other", Witness(outline=True)
        case "polygon":
            said = f"It is closed and has {counted(m.gon, 'side')}, {listing(m.side_names)}"
            return said, Witness(sides=m.side_names)
        case "polygonal chain":
            segments = f"{counted(len(m.sides), 'joined segment')}, {listing(m.side_names)}"
            said = f"It is {segments}, with ends {_ends(m)[2]} apart"
            return said, Witness(sides=m.side_names)
        case "smooth curve":
            one, other, apart = _ends(m)
            said = f"It bends from {one} to {other}, which are {apart} apart"
            return said, Witness(vertices=(one, other), outline=True)
        case "segment":
            said = f"It is straight and ends at A and at B, {m.length_texts[0]} apart"
            return said, Witness(sides=m.side_names, vertices=names)
        case "ray":
            said = "It is straight, starts at A and goes on through B without end"
            return said, Witness(vertices=("A",), outline=True)
        case "straight line":
            said = "It is straight and goes on through A and B without end both ways"
            return said, Witness(outline=True)
    said = f"It is two rays, BA and BC, that start at B at an angle of {m.angle_texts[0]}"
    return said, Witness(vertices=("B",), angles=("B",))


def _widths(m: Measures) -> tuple[str, str]:
    """Return the width and height of a round figure; unequal ones never look equal."""
    one, other = (2 * half for half in m.radii)
    if m.round:
        return (mean((one, other)),) * 2
    texts = (length(one), length(other))
    return texts if texts[0] != texts[1] else (f"{one:.12g}", f"{other:.12g}")


def _shape(noun: str, needs: str, m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """Say how the figure is made, and that this is what the noun means or what it would need."""
    said, witness = _look(m)
    return (f"{said}, so it is {a(noun)}." if holds else f"{said}, but {needs}."), witness


def _round(m: Measures) -> str:
    return "is closed" if m.kind == "smooth curve" else "is round all the way"


def _ellipse(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    needs = "is flattened" if m.round else _round(m)
    return _shape("ellipse", f"an ellipse {needs}", m, holds)


def _circle(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    if holds:
        said = f"All its points are {mean(m.radii)} away from the middle, so it is a circle."
        return said, Witness(outline=True)
    needs = "is equally wide every way" if m.kind == "ellipse" else _round(m)
    return _shape("circle", f"a circle {needs}", m, holds)


def _fold(m: Measures, _holds: bool) -> Reason:  # noqa: FBT001
    line = m.mirror or best(m)
    if line is None:
        said = "Any line across it has the end A on one side only, so no line is a mirror."
        return said, Witness(vertices=("A",))
    if line.clashes:
        return _clash(m, line)
    if m.kind in MIRRORS:
        said = MIRRORS[m.kind].format(line.through)
    else:
        ends = f"its end {m.letters[0]} lies on {m.letters[-1]}"
        said = f"Folded so that {ends}, one half lies exactly on the other"
    if m.tolerance > TOLERANCE:
        said = said.replace("exactly", "almost exactly")
    return f"{said}.", Witness(axis=line.axis)


def _clash(m: Measures, line: Fold) -> Reason:
    """Say what does not match even if the figure is folded along the best line."""
    (what, i, j), names, axis = line.clashes[0], m.letters, line.axis
    fold = f"Even the best fold, through {line.through}, would"
    if m.kind != "polygon":
        fold = f"A fold that swaps the ends {names[0]} and {names[-1]} would"
    if what == "side":
        one, other = m.side_names[i], m.side_names[j]
        long, short = m.length_texts[i], m.length_texts[j]
        said = f"{fold} lay side {one}, {long} long, on side {other}, {short} long"
        witness = Witness(sides=(one, other), axis=axis)
    elif what == "point":
        said = f"{fold} lay {names[i]} beside {names[j]} and not on it"
        if i == j:
            said = f"{fold} not lay its middle point {names[i]} on itself"
        witness = Witness(vertices=(names[i], names[j]), axis=axis)
    else:
        one, other = m.angle_names[i], m.angle_names[j]
        big, small = m.angle_texts[i], m.angle_texts[j]
        said = f"{fold} lay the angle at {one}, {big}, on the angle at {other}, {small}"
        if what == "turn":
            way, back = ("left", "right") if m.figure.turns[i] > 0 else ("right", "left")
            said = f"From {names[0]} to {names[-1]} it turns {way} at {one} but {back} at {other}"
        witness = Witness(angles=(one, other), axis=axis)
    return f"{said}, so no line is a mirror.", witness


def _perimeter(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    if not holds:
        return unclosed(m, "figure with a perimeter")
    around = length(m.around)
    if not m.gon:
        return f"It is closed, and the path around it is {around} long.", Witness(outline=True)
    said = f"Its {counted(m.gon, 'side')}, {listing(m.side_names)}"
    return f"{said}, make a closed path, {around} long.", Witness(sides=m.side_names)


def _finite(m: Measures, _holds: bool) -> Reason:  # noqa: FBT001
    so, p = f"it {'cannot' if m.figure.endless else 'can'} be measured", m.points
    letters: tuple[str, ...] = ()
    match m.kind:
        case "ray":
            said, letters = "It starts at A and goes on through B without end", ("A",)
        case "straight line":
            said, letters = "It goes on through A and B without end both ways", ("A", "B")
        case "angle":
            said, letters = "Its rays BA and BC go on without end", ("B",)
            so = f"{so} as a whole"
        case "circle" | "ellipse":
            said = f"It is {length(2 * max(m.radii))} across"
        case "smooth curve":
            one, other, apart = _ends(m)
            said, letters = f"It ends at {one} and at {other}, {apart} apart", (one, other)
        case _:
            far = {(i, j): dist(p[i], p[j]) for j in range(len(p)) for i in range(j)}
            farthest = max(far.values()) * (1 - TOLERANCE)  # the first of equal ones
            (i, j), apart = next((two, length(far[two])) for two in far if far[two] >= farthest)
            letters = (m.letters[i], m.letters[j])
            said = f"Its farthest points, {letters[0]} and {letters[1]}, are {apart} apart"
    outline = m.kind in ("circle", "ellipse", "smooth curve")
    return say((said, Witness(vertices=letters, outline=outline)), so)


def _made(key: str, dots: int, rule: str, definition: str, needs: str) -> Attribute:
    """Describe a figure that is named for how it is drawn (D7, D8)."""
    name = key.replace("-", " ")
    noun = name.removeprefix("single ").removeprefix("nonclosed ")
    why = partial(_shape, name, needs)
    return Attribute(key, dots, rule, definition, lambda m: m.kind == noun, why)


SHAPES: Final = (
    Attribute(
        *("circle", 1, "D6"),
        "All points that are equally far from one middle.",
        holds=lambda m: m.round,
        why=_circle,
    ),
    Attribute(
        *("ellipse", 1, "D6"),
        "A circle flattened evenly, longer one way than the other.",
        holds=lambda m: m.kind == "ellipse" and not m.round,
        why=_ellipse,
    ),
    _made(
        *("single-segment", 1, "D7"),
        "The whole figure is one straight line from one point to another.",
        needs="a single segment is one straight line with two ends",
    ),
    _made(
        *("ray", 1, "D7"),
        "A straight line that begins at a point and never ends.",
        needs="a ray is one straight line with one end",
    ),
    _made(
        *("straight-line", 1, "D7"),
        "A straight line without beginning and without end.",
        needs="a straight line has no end and no starting point",
    ),
    _made(
        *("nonclosed-polygonal-chain", 2, "D8"),
        "Two or more segments joined end to end that do not come back to where they began.",
        needs="a nonclosed chain is several joined segments with two free ends",
    ),
    _made(
        *("nonclosed-smooth-curve", 2, "D8"),
        "A line that bends, has no angles, and has ends that do not meet.",
        needs="a nonclosed smooth curve bends without any angle and has two free ends",
    ),
    Attribute(
        *("reflexive-symmetry", 2, "D9"),
        "Some line cuts the figure into two halves that are mirror images of each other.",
        holds=lambda m: m.mirror is not None,
        why=_fold,
        says=("it has a mirror line", "it has no mirror line"),
        premise="It has a mirror line",
    ),
    Attribute(
        *("no-reflexive-symmetry", 3, "D9"),
        "No line cuts the figure into two halves that are mirror images of each other.",
        holds=lambda m: m.mirror is None,
        why=_fold,
        says=("it has no mirror line", "it does have a mirror line"),
        premise="It has no mirror line",
    ),
    Attribute(
        *("has-a-perimeter", 2, "D10"),
        "The figure is closed, so there is a path around it.",
        holds=lambda m: m.figure.closed,
        why=_perimeter,
        says=("it has a perimeter", "it has no perimeter"),
        premise="It is closed",
    ),
    Attribute(
        *("finite", 2, "D10"),
        "The figure ends everywhere, so that it can be measured.",
        holds=lambda m: not m.figure.endless,
        why=_finite,
        says=("it is finite", "it is not finite"),
        premise="It can be measured",
    ),
    Attribute(
        *("infinite", 3, "D10"),
        "Some part of the figure goes on without end, as rays and straight lines do.",
        holds=lambda m: m.figure.endless,
        why=_finite,
        says=("it is infinite", "it is not infinite"),
        premise="It goes on without end",
    ),
)
