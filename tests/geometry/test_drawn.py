"""Figures drawn by hand: measured less exactly, and laid onto a sheet that does not move."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin
from operator import add, sub
from random import Random

import pytest
from hypothesis import assume, given, settings, strategies as st

from brainwaves_widgets.geometry import (
    ATTRIBUTES,
    FIGURES,
    TOLERANCE,
    Chain,
    Line,
    Polygon,
    Ray,
    classify,
    sketch,
    verdict,
)
from brainwaves_widgets.geometry.explain.relations import EXCLUDES, IMPLIES, excludes, implies
from brainwaves_widgets.lessons.lab.figures_on_sheet import moved
from tests.geometry.builders import paths, polygons, specials

Corners = list[tuple[float, float]]
STRAIGHT = st.sampled_from([one for one in FIGURES.values() if isinstance(one, Polygon | Chain)])


def shaky(key: str, part: float, seed: int) -> Polygon:
    """A figure of the deck with every corner off by up to a part of its longest side."""
    rng, figure = Random(seed), FIGURES[key]
    off = part * figure.measures.longest
    points = [(x + rng.uniform(-off, off), y + rng.uniform(-off, off)) for x, y in figure.points]
    return Polygon(points, tolerance=0.03)


@pytest.mark.parametrize("key", ["square", "rectangle", "rhombus", "regular-hexagon", "kite"])
def test_a_hand_is_trusted_as_far_as_the_tolerance_goes(key: str) -> None:
    for seed in range(20):
        drawn = shaky(key, 0.004, seed)
        exact = Polygon(drawn.points)
        for attribute in ("two-equal-sides", "reflexive-symmetry", "rhombus", "rectangle"):
            assert verdict(drawn, attribute).holds == verdict(FIGURES[key], attribute).holds
        assert not verdict(exact, "two-equal-sides").holds


def test_what_follows_from_what_holds_for_drawings_too() -> None:
    keys = [key for key, one in FIGURES.items() if one.noun == "polygon"]
    for seed in range(10):
        for key in keys:
            drawn = shaky(key, 0.008, seed)
            true = {one for one in ATTRIBUTES if verdict(drawn, one).holds}
            for one in true & set(IMPLIES):
                assert set(IMPLIES[one]) <= true, (key, seed, one)
            assert not any({one, other} <= true for one, other in EXCLUDES)


def test_a_corner_that_is_all_but_straight_is_none() -> None:
    corners = [(0, 0), (4, 0.05), (8, 0), (4, 6)]
    assert Polygon(corners).measures.gon == 4
    with pytest.raises(ValueError, match="no corner at B"):
        Polygon(corners, tolerance=0.02)


def test_on_a_sheet_the_figure_lies_where_its_coordinates_say() -> None:
    (drawn,) = sketch(Polygon([(2, 2), (10, 2), (2, 10)]), sheet=20)["polylines"]
    assert drawn["points"] == [[0.1, 0.9], [0.5, 0.9], [0.1, 0.5]]


@pytest.mark.parametrize("figure", [Ray((1, 1), (11, 9)), Line((0.5, 6), (11.5, 6))])
def test_what_is_endless_ends_in_an_arrow_on_the_sheet(figure: Ray | Line) -> None:
    parts = sketch(figure, sheet=12)
    for one in parts["arrows"]:
        assert all(0 < value < 1 for value in one["tip"])
    (line,) = parts["polylines"]
    assert all(a != b for a, b in pairwise(line["points"]))


NEARLY_SQUARE = [
    [(1.8, 2.2), (7.2, 1.9), (7.0, 7.0), (2.1, 7.2)],
    [(1.8, 2.0), (6.7, 1.8), (7.0, 7.0), (1.8, 6.8)],
    [(1.8, 2.0), (6.9, 1.7), (7.2, 7.0), (2.1, 6.8)],
]


@pytest.mark.parametrize("corners", NEARLY_SQUARE)
def test_d3_a_drawing_with_equal_angles_and_parallel_sides_is_a_rectangle(corners: Corners) -> None:
    drawn = Polygon(corners, tolerance=0.05)
    for key in ("all-angles-equal", "two-right-angles", "two-parallel-sides", "rectangle"):
        assert verdict(drawn, key), key
    assert drawn.measures.parallels == [(0, 2), (1, 3)]


def test_d3_angles_that_only_a_much_changed_side_could_make_right_are_not_called_equal() -> None:
    """Side BC is 4.7 long and DA 5.4; a rectangle is more than 5 % away."""
    drawn = Polygon([(1.8, 1.7), (7.2, 2.0), (7.2, 6.7), (2.0, 7.1)], tolerance=0.05)
    for key in ("all-angles-equal", "two-right-angles", "rectangle", "parallelogram"):
        assert not verdict(drawn, key), key


@st.composite
def drawings(draw: st.DrawFn) -> Polygon | Chain:
    """A figure of the deck, a special one or any, each corner a little beside its place."""
    chains = paths().filter(lambda one: isinstance(one, Chain))
    figure = draw(st.one_of(specials(), STRAIGHT, polygons(), chains))
    tolerance = draw(st.sampled_from([0.005, 0.02, 0.05, 0.1]))
    part = draw(st.sampled_from([0.0, 1e-9, 1e-4, 0.2, 0.5, 1.0, 2.0]))
    off = part * tolerance * figure.measures.longest
    rng = Random(draw(st.integers(0, 9999)))
    points = [(x + rng.uniform(-off, off), y + rng.uniform(-off, off)) for x, y in figure.points]
    try:
        return moved(figure, points, tolerance)  # type: ignore[return-value]
    except ValueError:  # a corner became none
        assume(condition=False)
        raise


@given(drawings())
@settings(max_examples=400)
def test_the_verdicts_on_one_drawing_fit_together(drawn: Polygon | Chain) -> None:
    """D2 to D5, D9, D11 to D14: nothing that follows is denied, and nothing that is impossible."""
    for definitions in ("printed", "inclusive"):
        true = {one.attribute.key for one in classify(drawn, definitions=definitions)}
        for one, wider in implies(definitions).items():
            assert one not in true or set(wider) <= true, one
        assert not any({one, other} <= true for one, other in excludes(definitions))
    pairs = drawn.measures.parallels
    closed = drawn.measures.gon > 0
    assert ("two-parallel-sides" in true) == bool(pairs)
    for of, both, name in SAME:
        assert of not in true or (both <= true) == (name in true), (of, both, name)
    if "quadrilateral" in true:
        assert (len(pairs) == 2) == ("parallelogram" in true)
        assert (len(pairs) > 0) == ("trapezoid" in true)
        assert drawn.measures.angle_kinds.count("right") != 3
    if closed:
        assert ({"all-sides-equal", "all-angles-equal"} <= true) == ("regular-polygon" in true)


SAME = [
    ("triangle", {"two-equal-sides"}, "isosceles-triangle"),
    ("triangle", {"two-equal-angles"}, "isosceles-triangle"),
    ("triangle", {"reflexive-symmetry"}, "isosceles-triangle"),
    ("triangle", {"all-sides-equal"}, "equilateral-triangle"),
    ("triangle", {"three-equal-angles"}, "equilateral-triangle"),
    ("quadrilateral", {"all-angles-equal"}, "rectangle"),
    ("quadrilateral", {"all-sides-equal"}, "rhombus"),
    ("quadrilateral", {"rectangle", "rhombus"}, "square"),
    ("quadrilateral", {"regular-polygon"}, "square"),
]
"""In such a figure these attributes come to the same as that name."""


@given(drawings())
@settings(max_examples=100)
def test_a_drawing_is_read_as_a_figure_that_lies_within_its_tolerance(drawn: Polygon) -> None:
    m, exact = drawn.measures, drawn.measures.exact
    assert exact.tolerance == TOLERANCE
    for one, other in zip(m.angles, exact.angles, strict=True):
        assert abs(one - other) <= 180 * drawn.tolerance + 1e-6
    ratios = [one / other for one, other in zip(m.lengths, exact.lengths, strict=True)]
    slack = [drawn.tolerance * m.longest / other + 1e-6 for other in exact.lengths]
    assert max(map(sub, ratios, slack)) <= min(map(add, ratios, slack))


def test_many_corners_are_measured_as_they_lie() -> None:
    """A search among so many would take seconds, and nobody draws a regular polygon of 60."""
    around = [(cos(k * pi / 30), sin(k * pi / 30)) for k in range(60)]
    assert verdict(Polygon(around, tolerance=0.01), "regular-polygon")
    around[7] = (around[7][0] * 1.0001, around[7][1])
    assert not verdict(Polygon(around, tolerance=0.01), "regular-polygon")
