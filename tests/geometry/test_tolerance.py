"""On the edge of the tolerance verdicts flip, and the sentence never says what looks false."""

from __future__ import annotations

import re

import pytest

from brainwaves_widgets.geometry import (
    ATTRIBUTES,
    FIGURES,
    TOLERANCE,
    Chain,
    Ellipse,
    Polygon,
    verdict,
)
from brainwaves_widgets.geometry.measurements import classes


def box(more: float) -> Polygon:
    return Polygon([(0, 0), (1 + more, 0), (1 + more, 1), (0, 1)])


def test_the_tolerance_is_a_billionth() -> None:
    assert TOLERANCE == 1e-9


def test_nearly_square() -> None:
    assert verdict(box(0.9e-9), "square")
    assert not verdict(box(1.1e-9), "square")
    assert not verdict(box(-1.1e-9), "square")
    assert verdict(box(1.1e-9), "rectangle")


def test_nearly_square_is_said_honestly() -> None:
    assert (
        verdict(box(2e-9), "square").because
        == "Sides AB and BC are 1.000000002 and 1 long, so it is not a square."
    )
    assert "all 1 long" in verdict(box(5e-10), "square").because
    assert "1.001 and 1 long" in verdict(box(1e-3), "all-sides-equal").because


def tilted(off: float) -> Polygon:
    return Polygon([(0, 0), (4, 0), (3, 1 + 2 * off), (1, 1)])


def test_nearly_parallel() -> None:
    """The side CD rises by `off`, and a half turn is pi."""
    assert verdict(tilted(3e-9), "trapezoid")
    assert not verdict(tilted(3.3e-9), "trapezoid")
    assert verdict(tilted(-3e-9), "two-parallel-sides")
    assert not verdict(tilted(-3.3e-9), "two-parallel-sides")
    why = verdict(tilted(3.3e-9), "two-parallel-sides").because
    assert why.startswith(
        "Even sides AB and CD, the nearest to parallel, differ by 0.00000019° in direction"
    )


def corner(off: float) -> Chain:
    return Chain([(0, 1), (0, 0), (1, off)])


def test_nearly_right() -> None:
    assert verdict(corner(3e-9), "right-angle")
    assert verdict(corner(3.3e-9), "acute-angle")
    assert verdict(corner(-3.3e-9), "obtuse-angle")
    assert "is 90.0000002°" in verdict(corner(-3.3e-9), "right-angle").because
    assert "is 89.99°" in verdict(corner(0.00017453), "right-angle").because
    assert "is 89.9°" in verdict(corner(0.0017453), "right-angle").because
    assert "is 90°" in verdict(corner(1e-9), "right-angle").because


def test_what_equals_the_same_is_equal() -> None:
    assert classes([1, 1 + 0.9e-9, 1 + 1.8e-9, 1 + 3e-9], 1e-9) == [0, 0, 0, 1]


NOT_EQUAL = re.compile(r"(?:are|at) ([\d.]+) and ([\d.]+) long|are ([\d.]+)° and ([\d.]+)°")


@pytest.mark.parametrize("power", range(1, 9))
def test_unequal_never_looks_equal(power: int) -> None:
    off = 10.0**-power
    shapes = [
        box(off),
        tilted(off),
        Polygon([(0, 0), (2, 0), (1 + off, 2)]),
        Polygon([(0, 0), (3, 0), (3, 3), (off, 3 + 2 * off)]),
    ]
    for shape in shapes:
        for key in ATTRIBUTES:
            one = verdict(shape, key)
            for found in NOT_EQUAL.findall(one.because):
                a, b = filter(None, found)
                assert a != b, one.because


@pytest.mark.parametrize("size", [1e-30, 1e-6, 1e-3, 1e6, 1e20])
def test_any_size_can_be_read(size: float) -> None:
    flag = Polygon([(0, 0), (4 * size, 0), (4 * size, 3 * size)])
    assert verdict(flag, "right-triangle")
    why = verdict(flag, "scalene-triangle").because
    numbers = [float(text) for text in re.findall(r"\d[\d.e+-]*", why.split("are ")[1])]
    assert numbers == pytest.approx([4 * size, 3 * size, 5 * size], rel=0.06)


def test_the_deck_is_far_from_the_edge() -> None:
    """No card's verdict would change with a tolerance a hundred thousand times as large."""
    for figure in FIGURES.values():
        m = figure.measures
        assert classes(m.lengths, 1e-4 * m.longest) == m.side_classes
        *ours, _, _ = classes([*m.angles, 90.0, 180.0], 1e-4 * 180)
        assert ours == m.angle_classes


def test_what_is_equal_only_by_a_loose_measure_is_said_to_be_about_so_large() -> None:
    """Nobody reads that a side of 10 is 9.2 long, or that an angle of 88° is 90°."""
    slack = Polygon([(0, 0), (10, 0), (10, 9.6), (0, 9.2)], tolerance=0.05)
    assert verdict(slack, "two-equal-sides").because == (
        "Sides AB and BC are both about 9.7 long, so at least two sides are equal."
    )
    assert verdict(slack, "square").because == (
        "Sides AB, BC, CD and DA are all about 9.7 long and all four angles are about 90°, so it "
        "is a square."
    )
    assert "stay about 9.4 apart" in verdict(slack, "two-parallel-sides").because
    assert "almost exactly" in verdict(slack, "reflexive-symmetry").because
    for one in ATTRIBUTES:
        because = verdict(slack, one).because
        assert not re.search(r"(?<!about )\b9\.7\b|(?<!about )\b90°", because.split(", less")[0])
    egg = Ellipse((0, 0), 3, 2.9, tolerance=0.05)
    assert "are about 2.95 away" in verdict(egg, "circle").because


def test_what_is_exactly_equal_is_so_large_and_not_about() -> None:
    square = Polygon([(0, 0), (3, 0), (3, 3), (0, 3)], tolerance=0.05)
    for one in ATTRIBUTES:
        assert "about" not in verdict(square, one).because
    for figure in FIGURES.values():
        for one in ATTRIBUTES:
            assert "about" not in verdict(figure, one).because
