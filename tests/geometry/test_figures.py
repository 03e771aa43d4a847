"""Figures as values, and what is refused."""

from __future__ import annotations

import re
from math import inf, nan
from typing import Any

import pytest

from brainwaves_widgets.geometry import (
    ATTRIBUTES,
    FIGURES,
    Angle,
    Chain,
    Circle,
    Curve,
    Ellipse,
    Figure,
    Line,
    Polygon,
    Ray,
    Segment,
    matrix,
    verdict,
)

BAD: list[tuple[type[Figure], tuple[Any, ...], str]] = [
    (Polygon, ([(0, 0), (1, 0)],), "at least 3 points, not 2"),
    (Polygon, ([],), "at least 3 points, not 0"),
    (Polygon, ([(0, 0), (1, 0), (1, 0), (0, 1)],), "points B and C are the same"),
    (Polygon, ([(0, 0), (1, 0), (1, 1), (0, 0)],), "points A and D are the same"),
    (Polygon, ([(0, 0), (1, 0), (2, 0), (0, 1)],), "no corner at B: A, B and C lie on one line"),
    (Polygon, ([(0, 0), (2, 0), (1, 0), (0, 1)],), "at B the line turns straight back"),
    (Polygon, ([(0, 0), (1, 1), (1, 0), (0, 1)],), "sides AB and CD cross or touch"),
    (Polygon, ([(0, 0), (4, 0), (4, 4), (2, 0), (0, 4)],), "cross or touch"),
    (Polygon, ([(0, 0), (1, 0), (0, nan)],), "y is a number, not nan"),
    (Polygon, ([(0, 0), (inf, 0), (0, 1)],), "x is a number, not inf"),
    (Polygon, ([(0, 0), (1, 0), ("a", 1)],), "x is a number, not 'a'"),
    (Polygon, ([(0, 0), (1, 0), (0, 1, 2)],), "a pair of numbers"),
    (Polygon, ([(0, 0), (1, 0), 7],), "a pair of numbers"),
    (Polygon, ("ABC",), "a list of points"),
    (Polygon, (7,), "a list of points"),
    (Polygon, ([(0, 0), (True, 0), (0, 1)],), "x is a number"),
    (Polygon, ([(0, 0), (10**400, 0), (0, 1)],), "x is a number"),
    (Polygon, ([(0, 0), (1e308, 0), (0, 1)],), r"x is a number up to 1e\+100, not 1e\+308"),
    (Chain, ([(0, 0), (1, 1)],), "a chain has at least 3 points"),
    (Chain, ([(0, 0), (1, 0), (1, 1), (0, 0)],), "points A and D are the same"),
    (Chain, ([(0, 0), (1, 1), (2, 2)],), "no corner at B"),
    (Curve, ([(0, 0), (1, 1), (2, 2)],), "a curve bends"),
    (Curve, ([(0, 0), (1, 1)],), "a curve has at least 3 points"),
    (Segment, ((0, 0), (0, 0)), "points A and B are the same"),
    (Ray, ((1, 2), (1, 2)), "points A and B are the same"),
    (Line, ((0, 0), (0, 1e-200)), "points A and B are the same"),
    (Angle, ((1, 0), (0, 0), (5, 0)), "lie on each other"),
    (Angle, ((1, 0), (1, 0), (5, 0)), "the same"),
    (Circle, ((0, 0), 0), "the radius is more than 0"),
    (Circle, ((0, 0), -1), "the radius is more than 0"),
    (Ellipse, ((0, 0), 1, nan), "half the height is a number"),
]


@pytest.mark.parametrize(("make", "given", "says"), BAD)
def test_what_cannot_be_a_figure_is_refused(
    make: type[Figure], given: tuple[Any, ...], says: str
) -> None:
    with pytest.raises(ValueError, match=says):
        make(*given)


@pytest.mark.parametrize("degrees", [0, -5, 181, nan, "x"])
def test_an_angle_is_between_nothing_and_a_half_turn(degrees: Any) -> None:
    with pytest.raises(ValueError, match="angle"):
        Angle.of(degrees)


@pytest.mark.parametrize("key", FIGURES)
def test_a_figure_is_a_value(key: str) -> None:
    figure = FIGURES[key]
    again = eval(repr(figure))  # noqa: S307 - its own repr
    assert again == figure
    assert hash(again) == hash(figure)
    assert figure.key == key
    assert re.fullmatch(r"([A-Z]-)?[a-z]+([ -][a-z]+)*", figure.name), "a name is said, not decoded"
    assert len(figure.name) <= len("trapezoid with three equal sides")
    assert figure.dots in {1, 2, 3}


def test_the_deck() -> None:
    assert len({one.name for one in FIGURES.values()}) == len(FIGURES) == 40
    assert len(ATTRIBUTES) == 55
    assert sum(one.dots == 1 for one in FIGURES.values()) == 13
    assert all(one.definition.endswith(".") for one in ATTRIBUTES.values())
    with pytest.raises(TypeError):
        FIGURES["square"] = FIGURES["circle"]  # type: ignore[index]


def test_kinds_of_figure_are_not_equal() -> None:
    assert len({Segment((0, 0), (1, 0)), Ray((0, 0), (1, 0)), Line((0, 0), (1, 0))}) == 3


def test_what_is_not_an_attribute_a_figure_or_a_definition_is_refused() -> None:
    with pytest.raises(ValueError, match="did you mean 'square'"):
        verdict(FIGURES["square"], "sqare")
    with pytest.raises(ValueError, match="see ATTRIBUTES"):
        verdict(FIGURES["square"], "&&&")
    with pytest.raises(ValueError, match="printed"):
        verdict(FIGURES["square"], "square", definitions="modern")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="Polygon"):
        verdict("square", "square")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="Polygon"):
        matrix({"mine": 7})  # type: ignore[dict-item]


def test_many_corners() -> None:
    from tests.geometry.builders import regular  # noqa: PLC0415

    wheel = regular(60)
    assert verdict(wheel, "regular-polygon")
    assert "A1" in wheel.measures.letters
    assert verdict(wheel, "more-than-five-angles").because.startswith("It has 60 angles")
