"""Sides and angles in words: both are named, measured and compared in the same way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from ..measurements import Measures
from ..numbers import MOST_NAMES, counted, listing
from ..witness import Reason, Witness


@dataclass(frozen=True)
class Parts:
    """The sides or the angles of a figure."""

    m: Measures
    noun: str
    names: Sequence[str]
    texts: Sequence[str]
    classes: Sequence[int]
    values: Sequence[float]

    def witness(self, which: Sequence[int]) -> Witness:
        """Show some of them."""
        names = tuple(self.names[i] for i in which)
        return Witness(sides=names) if self.noun == "side" else Witness(angles=names)

    def the(self, which: Sequence[int]) -> str:
        """Name some of them."""
        names = listing([self.names[i] for i in which])
        plural = "" if len(which) == 1 else "s"
        return f"side{plural} {names}" if self.noun == "side" else f"the angle{plural} at {names}"

    def measured(self, which: Sequence[int]) -> str:
        """Say how large some of them are: each, or once for all if they are equal."""
        long = " long" if self.noun == "side" else ""
        if len(which) == 1:
            return f"{self.the(which)} is {self.texts[which[0]]}{long}"
        if len({self.classes[i] for i in which}) == 1:
            both = "both" if len(which) == 2 else "all"  # noqa: PLR2004
            if len(which) == len(self.names) > MOST_NAMES:
                return f"all {len(which)} {self.noun}s are {self.texts[which[0]]}{long}"
            return f"{self.the(which)} are {both} {self.texts[which[0]]}{long}"
        sizes = listing([self.texts[i] for i in which])
        return f"{self.the(which)} are {sizes}{long}"

    def group(self, least: int) -> list[int]:
        """Return the first `least` equal ones, or none if there are fewer."""
        for one in self.classes:
            same = [i for i, other in enumerate(self.classes) if other == one]
            if len(same) >= least:
                return same[:least]
        return []

    def nearest(self) -> list[int]:
        """Return the two that are closest to equal."""
        order = sorted(range(len(self.values)), key=self.values.__getitem__)
        gaps = [(self.values[j] - self.values[i], i, j) for i, j in pairwise(order)]
        return sorted(min(gaps)[1:])

    def said(self, which: Sequence[int]) -> Reason:
        """Begin a sentence with what some of them measure."""
        return cap(self.measured(which)), self.witness(which)

    def two_different(self) -> Reason:
        """Begin a sentence with the first two that are not equal."""
        other = next(i for i, one in enumerate(self.classes) if one != self.classes[0])
        return self.said([0, other])

    def all_different(self) -> Reason:
        """Say that no two are equal; there are at least two."""
        everything = range(len(self.names))
        if len(everything) <= MOST_NAMES:
            return self.said(everything)
        two = self.nearest()
        near = f"Of all {len(everything)} {self.noun}s, the closest to equal are {self.the(two)}"
        return f"{near}, {listing([self.texts[i] for i in two])}", self.witness(two)

    def too_few(self, least: int) -> Reason | None:
        """Say that there are fewer than `least`; return None if there are enough."""
        how_many = len(self.names)
        if how_many >= least:
            return None
        if not how_many:
            return without(self.m, self.noun)
        every = range(how_many)
        said = f"It has only {counted(how_many, self.noun)}: {self.measured(every)}"
        return said, self.witness(every)


def sides(m: Measures) -> Parts:
    """Return its sides."""
    return Parts(m, "side", m.side_names, m.length_texts, m.side_classes, m.lengths)


def angles(m: Measures) -> Parts:
    """Return its angles."""
    return Parts(m, "angle", m.angle_names, m.angle_texts, m.angle_classes, m.angles)


def cap(text: str) -> str:
    """Begin a sentence with a capital letter."""
    return text[:1].upper() + text[1:]


def without(m: Measures, noun: str) -> Reason:
    """Say why a figure has no sides, or no angles, at all."""
    has_none, outline = f"and has no {noun}s", Witness(outline=True)
    match m.kind:
        case "circle" | "ellipse":
            return f"It is round all the way {has_none}", outline
        case "smooth curve":
            ends = (m.letters[0], m.letters[-1])
            witness = Witness(vertices=ends, outline=True)
            return f"It bends smoothly from {ends[0]} to {ends[1]} {has_none}", witness
        case "angle":
            said = f"It is made of the rays BA and BC, which are not {noun}s"
            return said, Witness(vertices=("B",))
        case "segment":
            return f"It runs straight from A to B {has_none}", Witness(sides=("AB",))
        case "ray":
            said = f"It runs straight from A through B without end {has_none}"
            return said, Witness(vertices=("A",), outline=True)
    return f"It runs straight through A and B without end {has_none}", outline


def say(reason: Reason, so: str) -> Reason:
    """Finish a sentence with what follows from it."""
    text, witness = reason
    return f"{text}, so {so}.", witness
