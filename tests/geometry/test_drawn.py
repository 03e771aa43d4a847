"""Figures drawn by hand: measured less exactly, and laid onto a sheet that does not move."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from brainwaves_widgets.geometry import ATTRIBUTES, FIGURES, Line, Polygon, Ray, sketch, verdict
from brainwaves_widgets.geometry.relations import EXCLUDES, IMPLIES


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
