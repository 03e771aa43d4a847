"""All 2200 sentences: one each, about what was measured, and without noise."""

from __future__ import annotations

import re

import pytest

from brainwaves_widgets.geometry import ATTRIBUTES, FIGURES, Polygon, Witness, matrix, verdict

TABLES = {name: matrix(definitions=name) for name in ("printed", "inclusive")}
MEASURED = re.compile(r"\b[A-Z]{1,2}\b|\d|round|middle|across")
NOISE = re.compile(r"\d\.\d{3,}|\d\.\d*0\b|99\.9|\d+e-|-0\b|None|nan")

BOTH_PAIRS = "Side AB is parallel to CD, and BC to DA, but a trapezoid has only one parallel pair."


@pytest.mark.parametrize("definitions", TABLES)
def test_every_cell_has_one_clean_sentence(definitions: str) -> None:
    table = TABLES[definitions]
    assert len(table) == 40 * 55
    for one in table:
        text, cell = one.because, f"{one.figure.key}, {one.attribute.key}: {one.because}"
        assert re.fullmatch(r"[A-Z][^!?]*\.", text), cell
        assert ". " not in text, cell
        assert MEASURED.search(text), cell
        assert not NOISE.search(text), cell
        assert "  " not in text, cell
        assert 15 < len(text) < 190, cell


def test_every_witness_points_at_parts_that_exist() -> None:
    for one in TABLES["printed"]:
        m, shown = one.figure.measures, one.witness
        assert set(shown.sides) <= set(m.side_names)
        assert {side for pair in shown.parallels for side in pair} <= set(m.side_names)
        assert set(shown.angles) <= set(m.angle_names)
        assert set(shown.vertices) <= set(m.letters)
        assert shown != Witness(), (one.figure.key, one.attribute.key)


def test_a_sentence_names_its_witness() -> None:
    for one in TABLES["printed"]:
        shown, text = one.witness, one.because
        if len(shown.sides) <= 3:
            assert all(letter in text for side in shown.sides for letter in side), text
        if len(shown.angles) == 1:
            assert "angle" in text or "turns" in text, text
        assert all(name in text for pair in shown.parallels for name in pair), text


@pytest.mark.parametrize(
    ("figure", "attribute", "says"),
    [
        (
            *("equilateral-triangle", "three-equal-sides"),
            "Sides AB, BC and CA are all 2 long, so at least three sides are equal.",
        ),
        ("dart", "concave-angle", "The angle at B is 247.4°, more than 180°."),
        ("circle", "circle", "All its points are 1 away from the middle, so it is a circle."),
        (
            *("rhombus", "square"),
            "The angle at A is 60°, not 90°, so it is not a square.",
        ),
        (
            *("right-trapezoid", "two-acute-angles"),
            "Only the angle at B, 45°, is less than 90°, so no two angles are acute.",
        ),
        (
            *("parallelogram", "trapezoid"),
            BOTH_PAIRS,
        ),
        (
            *("z-chain", "reflexive-symmetry"),
            "From A to D it turns right at B but left at C, so no line is a mirror.",
        ),
        (
            *("equilateral-triangle", "four-angles"),
            "It has three angles, at A, B and C, so it has fewer than four.",
        ),
        (
            *("right-angle", "two-equal-sides"),
            "It is made of the rays BA and BC, which are not sides, so no two sides can be equal.",
        ),
        (
            *("irregular-quadrilateral", "has-a-perimeter"),
            "Its four sides, AB, BC, CD and DA, make a closed path, 16.68 long.",
        ),
        ("ray", "triangle", "It starts at A and never ends, but a triangle is closed."),
    ],
)
def test_sentences_as_they_are_read(figure: str, attribute: str, says: str) -> None:
    assert verdict(FIGURES[figure], attribute).because == says


def test_the_witness_of_a_mirror_is_its_axis() -> None:
    axis = verdict(FIGURES["isosceles-acute-triangle"], "reflexive-symmetry").witness.axis
    assert axis is not None
    assert {x for x, _ in axis} == {1.0}


def test_a_verdict_reads_well_and_is_true_or_false() -> None:
    kite = Polygon([(0, 0), (1, -2), (2, 0), (1, 1)])
    assert repr(verdict(kite, "quadrilateral")) == (
        "<Quadrilateral: yes. It is closed and has four angles, at A, B, C and D, so it is a "
        "quadrilateral.>"
    )
    assert verdict(kite, "quadrilateral")
    assert not verdict(kite, ATTRIBUTES["square"])
    assert "<svg" in verdict(kite, "square")._repr_html_()
