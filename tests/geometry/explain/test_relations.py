"""What holds for all figures: moving them changes nothing, and names imply names."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings, strategies as st

from brainwaves_widgets.geometry import (
    ATTRIBUTES,
    Angle,
    Chain,
    Curve,
    Figure,
    Line,
    Polygon,
    Segment,
    classify,
    sketch,
    verdict,
)
from brainwaves_widgets.geometry.explain.relations import excludes, implies
from tests.geometry.builders import figures, motions, moved, polygons, specials


def true_of(figure: Figure, definitions: str = "printed") -> set[str]:
    return {one.attribute.key for one in classify(figure, definitions=definitions)}  # type: ignore[arg-type]


@given(figures, motions)
@settings(max_examples=250)
def test_size_place_turn_and_mirroring_change_nothing(figure: Figure, motion: dict) -> None:  # type: ignore[type-arg]
    assert true_of(moved(figure, **motion)) == true_of(figure)


@given(st.one_of(polygons(), specials()), st.integers(0, 20), st.booleans())
@settings(max_examples=150)
def test_where_one_starts_and_which_way_one_goes_change_nothing(
    figure: Polygon, first: int, back: bool
) -> None:
    k = first % len(figure.points)
    points = [*figure.points[k:], *figure.points[:k]]
    assert true_of(Polygon(points[::-1] if back else points)) == true_of(figure)


@given(figures)
@settings(max_examples=100)
def test_open_figures_may_be_walked_from_either_end(figure: Figure) -> None:
    points = figure.points[::-1]
    back: Figure
    match figure:
        case Chain() | Curve():
            back = type(figure)(points)
        case Segment() | Line() | Angle():
            back = type(figure)(*points)
        case _:
            return
    assert true_of(back) == true_of(figure)


@pytest.mark.parametrize("definitions", ["printed", "inclusive"])
@given(figure=figures)
@settings(max_examples=250)
def test_names_imply_and_exclude_names(definitions: str, figure: Figure) -> None:
    """D2, D3, D4, D5, D9 to D13: the tree of definitions."""
    true = true_of(figure, definitions)
    for one, wider in implies(definitions).items():
        if one in true:
            assert set(wider) <= true, one
    for one, other in excludes(definitions):
        assert not {one, other} <= true
    assert {"finite", "infinite"} & true
    assert {"reflexive-symmetry", "no-reflexive-symmetry"} & true
    assert len({"no-angles", "no-right-angles", "right-angle"} & true) == 1


@given(specials(), st.floats(-3e-9, 3e-9), st.floats(-3e-9, 3e-9), st.integers(0, 20))
@settings(max_examples=300)
def test_the_tree_holds_on_the_edge_of_the_tolerance_too(
    figure: Polygon, dx: float, dy: float, which: int
) -> None:
    points = list(figure.points)
    x, y = points[which % len(points)]
    points[which % len(points)] = (x + dx, y + dy)
    nearly = Polygon(points)
    for definitions in ("printed", "inclusive"):
        true = true_of(nearly, definitions)
        for one, wider in implies(definitions).items():
            if one in true:
                assert set(wider) <= true, one
        for one, other in excludes(definitions):
            assert not {one, other} <= true
    for key in ATTRIBUTES:
        assert verdict(nearly, key).because.endswith(".")


@given(figures)
@settings(max_examples=80)
def test_every_verdict_on_every_figure_has_a_sentence_and_a_picture(figure: Figure) -> None:
    m = figure.measures
    for key in ATTRIBUTES:
        one = verdict(figure, key)
        assert one.because.endswith(".")
        assert one.because[0].isupper()
        shown = one.witness
        assert set(shown.sides) <= set(m.side_names)
        assert {side for pair in shown.parallels for side in pair} <= set(m.side_names)
        assert set(shown.angles) <= set(m.angle_names)
        assert set(shown.vertices) <= set(m.letters)
    drawn = sketch(figure, marks=True, letters=True, witness=shown)
    assert json.loads(json.dumps(drawn)) == drawn
