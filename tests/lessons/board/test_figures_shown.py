"""What Python draws on the blackboard: figures, captions, highlights, the family tree."""

from __future__ import annotations

import re
import sys
from collections import Counter

import pytest

from brainwaves_widgets.geometry import FIGURES, Polygon, Witness, verdict
from brainwaves_widgets.lessons.board.blackboard import Blackboard
from brainwaves_widgets.lessons.board.family_tree import family_tree
from brainwaves_widgets.lessons.board.layout import gallery

from .boards import SKY, click, svg


def test_python_draws_figures_side_by_side_with_captions() -> None:
    board = Blackboard()
    board.draw("square", "rhombus")
    picture = svg(board)
    assert ">square</text>" in picture
    assert ">rhombus</text>" in picture
    assert picture.count('<g transform="translate') == 2
    board.draw("square", "rhombus", captions=["all four angles are right", "they are not"])
    assert ">they are not</text>" in svg(board)
    assert ">square</text>" not in svg(board)


def test_marks_are_only_drawn_when_asked_for() -> None:
    board = Blackboard("kite")
    plain = svg(board)
    board.draw("kite", marks=True)
    assert len(svg(board)) > len(plain)


def test_a_highlight_is_a_witness_a_verdict_or_an_attribute() -> None:
    board = Blackboard()
    kite = FIGURES["kite"]
    board.draw(kite, highlight=Witness(sides=("AB",)))
    assert SKY in svg(board)
    found = verdict(kite, "rhombus")
    board.draw(kite, highlight=found)
    assert "Rhombus: no." in board.ledge.words
    assert found.because in board.ledge.words
    board.draw("square", "kite", highlight="rhombus")
    assert "Rhombus: yes." in board.ledge.words
    assert "Rhombus: no." in board.ledge.words
    board.draw(found)
    assert found.because in board.ledge.words


def test_the_family_of_quadrilaterals_is_a_tree() -> None:
    """D3, D4: every figure is also what stands above it, and the quarrel moves the trapezoid."""
    board = Blackboard()
    board.tree("rectangle")
    starred = set(re.findall(r"★ ([A-Z]\w+)<", svg(board)))
    assert starred == {"Rectangle", "Parallelogram", "Quadrilateral"}
    inclusive = family_tree("rectangle", definitions="inclusive")
    assert "★ Trapezoid" in inclusive
    assert "★ Rhombus" not in inclusive


def test_a_teachers_picture_is_not_drawn_over_by_accident() -> None:
    board = Blackboard("kite")
    click(board, (2, 2))
    assert board.points == ()
    assert "Clear" in board.ledge.words
    assert ">kite</text>" in svg(board)


def test_every_figure_of_the_deck_can_be_drawn() -> None:
    board = Blackboard()
    for key in FIGURES:
        board.draw(key, marks=True, letters=True, highlight="reflexive-symmetry")
    assert gallery(*FIGURES, marks=True).count("<text") >= len(FIGURES)


def test_figures_of_a_gallery_have_sizes_of_their_own() -> None:
    scales = re.findall(r"scale\(([\d.]+)\)", gallery("square", "square", sizes=(1, 0.5)))
    assert float(scales[1]) == pytest.approx(float(scales[0]) / 2, rel=0.001)
    with pytest.raises(ValueError, match="1 sizes for 2 figures"):
        gallery("square", "kite", sizes=(1,))
    with pytest.raises(ValueError, match=r"from 0\.2 to 1"):
        gallery("square", sizes=(3,))


def test_bad_input_is_refused_with_a_word_on_what_is_right() -> None:
    board = Blackboard()
    with pytest.raises(ValueError, match="did you mean 'kite'"):
        board.draw("kyte")
    with pytest.raises(ValueError, match="at least one figure"):
        board.draw()
    with pytest.raises(ValueError, match="1 captions for 2 figures"):
        board.draw("square", "kite", captions=["one"])
    with pytest.raises(ValueError, match="captions are a list of words"):
        board.draw("kite", captions=5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="belongs to one figure"):
        board.draw("square", "kite", highlight=Witness(sides=("AB",)))
    with pytest.raises(ValueError, match='"squares" or "triangles"'):
        Blackboard(grid="hexagons")
    with pytest.raises(ValueError, match=r"between 1e-09 and 0\.1, not 2"):
        Blackboard(tolerance=2)
    with pytest.raises(ValueError, match="in pixels is between 200 and 880, not 10"):
        Blackboard(height=10)
    with pytest.raises(ValueError, match="40 figures with these words do not fit"):
        board.draw(*FIGURES, highlight="convex-polygon")
    with pytest.raises(ValueError, match="name a figure to draw with marks"):
        Blackboard(marks=True)


def test_without_ipycanvas_it_draws_the_same_on_a_canvas_of_ours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "ipycanvas", None)
    board = Blackboard("square", "circle", "acute-angle", marks=True, letters=True)
    drawn = Counter(name for name, _ in board.canvas.drawing)
    assert drawn["fillText"] >= len("ABCD")
    assert drawn["arc"] >= 1
    assert {"stroke", "fill", "setLineDash"} <= set(drawn)
    board.clear()
    for x, y in [(1, 1), (4, 1), (1, 4), (1, 1)]:
        at_x, at_y = board._dots.pixels((x, y))
        board._receive(board.canvas, {"event": "mouse_down", "x": at_x * 2, "y": at_y * 2}, [])
    assert board.why("right-triangle").holds
    board._receive(board.canvas, {"event": "mouse_down", "x": "far", "y": 1}, [])
    assert board.ledge.words.startswith("The board did not understand that")


def test_corners_alone_make_a_figure() -> None:
    corners = [(0.0, 0.0), (4.0, 0.0), (4.0, 3.0)]
    assert gallery(corners)._repr_svg_() == gallery(Polygon(corners))._repr_svg_()
    Blackboard(corners)
    with pytest.raises(ValueError, match="number"):
        Blackboard([(0, 0), ("a", 0), (4, 3)])  # type: ignore[list-item]
