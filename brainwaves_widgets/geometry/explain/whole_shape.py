"""Why, about the whole shape: round or straight, open or closed, and its mirror line."""

from __future__ import annotations

from math import hypot

from ..inputs import TOLERANCE
from ..measurements import Measures
from ..numbers import a, counted, length, listing, mean
from ..symmetry import best
from ..witness import Reason, Witness
from .parts import say


def ends(m: Measures) -> tuple[str, str, str]:
    """Return the letters of both ends and how far they are apart."""
    (ax, ay), (bx, by) = m.points[0], m.points[-1]
    return m.letters[0], m.letters[-1], length(hypot(bx - ax, by - ay))


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
            one, other, apart = ends(m)
            said = f"Its ends {one} and {other} are {apart} apart"
            witness = Witness(vertices=(one, other))
    return f"{said}, but {a(noun)} is closed.", witness


def look(m: Measures) -> Reason:
    """Say what a learner sees first: how the figure is made."""
    names = m.letters
    match m.kind:
        case "circle" | "ellipse":
            wide, high = across(m)
            if wide == high:
                return f"It is round and {wide} across in every direction", Witness(outline=True)
            return f"It is round, {wide} across one way and {high} the other", Witness(outline=True)
        case "polygon":
            said = f"It is closed and has {counted(m.gon, 'side')}, {listing(m.side_names)}"
            return said, Witness(sides=m.side_names)
        case "polygonal chain":
            segments = f"{counted(len(m.sides), 'joined segment')}, {listing(m.side_names)}"
            said = f"It is {segments}, with ends {ends(m)[2]} apart"
            return said, Witness(sides=m.side_names)
        case "smooth curve":
            one, other, apart = ends(m)
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


def across(m: Measures) -> tuple[str, str]:
    """Return the width and height of a round figure; unequal ones never look equal."""
    one, other = (2 * half for half in m.radii)
    if m.round:
        return (mean((one, other)),) * 2
    texts = (length(one), length(other))
    return texts if texts[0] != texts[1] else (f"{one:.12g}", f"{other:.12g}")


def shape(noun: str, needs: str, m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """Say how the figure is made, and that this is what the noun means or what it would need."""
    said, witness = look(m)
    return (f"{said}, so it is {a(noun)}." if holds else f"{said}, but {needs}."), witness


def fold(m: Measures, holds: bool) -> Reason:  # noqa: FBT001, ARG001
    """Some line is a mirror, or none is (D9)."""
    line = m.mirror or best(m)
    if line is None:
        return (
            "Any line across it has the end A on one side only, so no line is a mirror.",
            Witness(vertices=("A",)),
        )
    if not line.clashes:
        said = _mirror(m, line.through)
        if m.tolerance > TOLERANCE:
            said = said.replace("exactly", "almost exactly")
        return f"{said}.", Witness(axis=line.axis)
    clash = line.clashes[0]
    names, how = m.letters, f"Even the best fold, through {line.through},"
    if m.kind != "polygon":
        how = f"A fold that swaps the ends {names[0]} and {names[-1]}"
    match clash.what:
        case "side":
            one, other = (m.side_names[i] for i in clash[1:])
            long, short = (m.length_texts[i] for i in clash[1:])
            said = f"{how} would lay side {one}, {long} long, on side {other}, {short} long"
            witness = Witness(sides=(one, other), axis=line.axis)
        case "angle":
            one, other = (m.angle_names[i] for i in clash[1:])
            big, small = (m.angle_texts[i] for i in clash[1:])
            said = f"{how} would lay the angle at {one}, {big}, on the angle at {other}, {small}"
            witness = Witness(angles=(one, other), axis=line.axis)
        case "turn":
            one, other = (m.angle_names[i] for i in clash[1:])
            way = ("left", "right") if m.figure.turns[clash.one] > 0 else ("right", "left")
            said = (
                f"From {names[0]} to {names[-1]} it turns {way[0]} at {one} but {way[1]} at {other}"
            )
            witness = Witness(angles=(one, other), axis=line.axis)
        case _:
            one, other = (names[i] for i in clash[1:])
            said = f"{how} would lay {one} beside {other} and not on it"
            if one == other:
                said = f"{how} would not lay its middle point {one} on itself"
            witness = Witness(vertices=(one, other), axis=line.axis)
    return f"{said}, so no line is a mirror.", witness


def _mirror(m: Measures, through: str) -> str:
    match m.kind:
        case "polygon":
            return f"Folded along the line through {through}, one half lies exactly on the other"
        case "circle":
            return "Folded along a line through its middle, one half lies exactly on the other"
        case "ellipse":
            return (
                "Folded along the line through its middle and its farthest points, one half "
                "lies exactly on the other"
            )
        case "angle":
            return "Folded along the line that halves the angle at B, ray BA lies on ray BC"
        case "segment":
            return "Folded across its middle, A lies exactly on B"
        case "straight line":
            return "Folded across it between A and B, one side lies exactly on the other"
    return (
        f"Folded so that its end {m.letters[0]} lies on {m.letters[-1]}, one half lies "
        "exactly on the other"
    )


def ellipse(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """A flattened circle, which is not a circle (D6)."""
    if m.round:
        return shape("ellipse", "an ellipse is flattened", m, holds)
    needs = "is closed" if m.kind == "smooth curve" else "is round all the way"
    return shape("ellipse", f"an ellipse {needs}", m, holds)


def circle(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """All points equally far from the middle (D6)."""
    if holds:
        said = f"All its points are {mean(m.radii)} away from the middle, so it is a circle."
        return said, Witness(outline=True)
    if m.kind == "ellipse":
        return shape("circle", "a circle is equally wide every way", m, holds)
    needs = "is closed" if m.kind == "smooth curve" else "is round all the way"
    return shape("circle", f"a circle {needs}", m, holds)


def perimeter(m: Measures, holds: bool) -> Reason:  # noqa: FBT001
    """The path of a closed figure (D10)."""
    if not holds:
        return unclosed(m, "figure with a perimeter")
    if m.gon:
        sides_text = f"Its {counted(m.gon, 'side')}, {listing(m.side_names)}"
        around = length(sum(m.lengths))
        return f"{sides_text}, make a closed path, {around} long.", Witness(sides=m.side_names)
    around = length(m.around)
    return f"It is closed, and the path around it is {around} long.", Witness(outline=True)


def finite(m: Measures, holds: bool) -> Reason:  # noqa: FBT001, ARG001
    """It ends everywhere and can be measured, or it does not (D10)."""
    so = "it cannot be measured" if m.figure.endless else "it can be measured"
    letters: tuple[str, ...]
    match m.kind:
        case "ray":
            said, letters = "It starts at A and goes on through B without end", ("A",)
        case "straight line":
            said, letters = "It goes on through A and B without end both ways", ("A", "B")
        case "angle":
            said, letters = "Its rays BA and BC go on without end", ("B",)
            so = f"{so} as a whole"
        case "smooth curve":
            one, other, apart = ends(m)
            said = f"It ends at {one} and at {other}, {apart} apart"
            return say((said, Witness(vertices=(one, other), outline=True)), so)
        case _:
            across, two = _across(m)
            if not two:
                return say((f"It is {across} across", Witness(outline=True)), so)
            said, letters = f"Its farthest points, {two[0]} and {two[1]}, are {across} apart", two
    return say((said, Witness(vertices=letters)), so)


def _across(m: Measures) -> tuple[str, tuple[str, str] | None]:
    if not m.points:
        return length(2 * max(m.radii)), None
    points = m.points
    pairs = [(i, j) for j in range(len(points)) for i in range(j)]
    far = {
        (i, j): hypot(points[i][0] - points[j][0], points[i][1] - points[j][1]) for i, j in pairs
    }
    farthest = max(far.values())  # the first of equal ones
    i, j = next(two for two in pairs if far[two] >= farthest * (1 - TOLERANCE))
    return length(far[i, j]), (m.letters[i], m.letters[j])
