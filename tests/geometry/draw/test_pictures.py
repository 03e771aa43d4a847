"""Sketches, drawings, the matrix and the family tree."""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from math import pi
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from brainwaves_widgets.geometry import (
    ATTRIBUTES,
    FIGURES,
    Curve,
    Ellipse,
    drawing,
    family,
    matrix,
    sketch,
    verdict,
)
from brainwaves_widgets.geometry.draw.drawing import BLUE
from brainwaves_widgets.geometry.draw.family import NODES, above, rows

GOLDEN = Path(__file__).parents[1] / "geometry_matrix.txt"


def well_formed(svg: str) -> ET.Element:
    return ET.fromstring(svg)  # noqa: S314 - our own


def numbers(value: object) -> list[float]:
    match value:
        case float() | int():
            return [value]
        case list():
            return [one for part in value for one in numbers(part)]
    return []


@pytest.mark.parametrize("key", FIGURES)
def test_a_sketch_is_plain_json_inside_the_unit_box(key: str) -> None:
    for attribute in ATTRIBUTES:
        shown = verdict(FIGURES[key], attribute).witness
        drawn = sketch(FIGURES[key], marks=True, letters=True, witness=shown)
        assert json.loads(json.dumps(drawn)) == drawn
        for shapes in drawn.values():
            for one in shapes:
                for field in ("points", "at", "from", "to", "tip", "middle"):
                    assert all(0 <= n <= 1 for n in numbers(one.get(field, []))), one
                assert one["role"] in {"figure", "mark", "witness", "axis"}


@pytest.mark.parametrize("key", FIGURES)
def test_a_figure_draws_itself(key: str) -> None:
    figure = FIGURES[key]
    well_formed(figure._repr_svg_())
    shown = verdict(figure, "reflexive-symmetry").witness
    root = well_formed(drawing(figure, marks=True, letters=True, witness=shown, size=90))
    assert root.get("width") == "90"
    letters = [one.text for one in root.iter("{http://www.w3.org/2000/svg}text")]
    assert letters == list(figure.measures.letters)


def test_marks() -> None:
    square = sketch(FIGURES["square"], marks=True)
    assert len(square["squares"]) == 4
    assert len(square["ticks"]) == 4
    kite = sketch(FIGURES["kite"], marks=True)
    assert len(kite["ticks"]) == 1 + 1 + 2 + 2
    assert not sketch(FIGURES["square"])["ticks"]


def test_a_concave_arc_goes_the_long_way() -> None:
    shown = verdict(FIGURES["dart"], "concave-angle").witness
    (arc,) = sketch(FIGURES["dart"], witness=shown)["arcs"]
    assert arc["sweep"] == pytest.approx(4.3177, abs=1e-3)


def test_each_pair_of_parallels_has_arrows_of_its_own() -> None:
    """One arrow on the sides of the first pair, two on those of the second."""
    square = FIGURES["square"]
    shown = verdict(square, "trapezoid").witness
    assert len(shown.parallels) == 2
    arrows = sketch(square, witness=shown)["arrows"]
    ways = Counter(round(one["turn"] / pi * 2) % 2 for one in arrows)
    assert sorted(ways.values()) == [2, 4]
    assert len({tuple(one["tip"]) for one in arrows}) == 6


def test_parallel_arrows_point_the_same_way() -> None:
    shown = verdict(FIGURES["rectangle"], "two-parallel-sides").witness
    one, other = sketch(FIGURES["rectangle"], witness=shown)["arrows"]
    assert one["turn"] == other["turn"]


def test_round_figures_keep_their_tilt() -> None:
    (shape,) = sketch(Ellipse((1, 1), 2, 1, 30))["ellipses"]
    assert shape["turn"] == -30
    (curve,) = sketch(Curve([(0, 0), (1, 1), (2, 0)]))["beziers"]
    assert len(curve["points"]) == 7


def test_the_matrix_is_what_it_always_was() -> None:
    assert matrix().text() == GOLDEN.read_text(encoding="utf-8"), (
        "on purpose? python -m tests.geometry, then read the diff"
    )


def test_the_matrix_as_rows_and_frame() -> None:
    table = matrix()
    assert len(table.rows()) == 40
    assert table.rows()[20]["figure"] == "square"
    frame = table.frame()
    assert frame.shape == (40, 55)
    assert bool(frame.loc["square", "rhombus"])


def test_the_matrix_needs_no_pandas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ImportError, match="pip install pandas"):
        matrix().frame()


def test_the_matrix_as_a_picture_has_all_notes() -> None:
    table = matrix()
    svg = table._repr_svg_()
    well_formed(svg)
    assert all(name in svg for name in ("Two parallel sides", "arrow-shaped heptagon"))
    titles = [one.text for one in well_formed(svg).iter("{http://www.w3.org/2000/svg}title")]
    assert len(titles) == 1 + len(table.notes)


def test_a_matrix_of_your_own() -> None:
    mine = matrix({"mine": Curve([(0, 0), (1, 1), (2, 0)])})
    assert mine["mine", "reflexive-symmetry"]
    well_formed(mine._repr_svg_())


@pytest.mark.parametrize("definitions", ["printed", "inclusive"])
def test_the_family_tree_follows_from_the_relations(definitions: str) -> None:
    well_formed(family(definitions=definitions))  # type: ignore[arg-type]
    tree, row = above(definitions), rows(definitions)
    assert all(row[parent] < row[key] for key in NODES for parent in tree[key])
    assert tree["square"] == ("rectangle", "rhombus")
    assert tree["parallelogram"] == (
        ("trapezoid",) if definitions == "inclusive" else ("quadrilateral",)
    )
    places = {(node.column, row[key]) for key, node in NODES.items()}
    assert len(places) == len(NODES)


@pytest.mark.parametrize("key", FIGURES)
def test_a_figure_stands_under_everything_it_is(key: str) -> None:
    svg = family(FIGURES[key])
    well_formed(svg)
    true = [name for name in NODES if verdict(FIGURES[key], name)]
    assert f'stroke="{BLUE}"' not in family()
    assert svg.count(f'stroke="{BLUE}"') >= len(true) > 0


def test_the_tree_and_the_matrix_have_alternative_texts() -> None:
    assert "square: rectangle, rhombus" in family().alt
    assert "rhombus, square" in family(FIGURES["square"]).alt
    assert f'alt="{family().alt}"' in family()._repr_html_()
    assert "40 figures and 55 attributes: 498 yes" in matrix()._repr_html_()


def test_witnesses_are_blue_for_red_and_green_are_verdicts() -> None:
    shown = verdict(FIGURES["square"], "right-triangle")
    drawn = drawing(FIGURES["square"], marks=True, witness=shown.witness)
    assert f'<g stroke="{BLUE}"' in drawn
    for svg in (drawn, matrix()._repr_svg_(), family()):
        assert not {"#d6404b", "#b3303b", "#1f7a46"} & {*re.findall("#[0-9a-f]{6}", svg.lower())}
