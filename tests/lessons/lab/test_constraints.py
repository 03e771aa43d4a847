"""Dragging that keeps a property: a parallelogram becomes a rectangle and stays a parallelogram."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from brainwaves_widgets.geometry import verdict
from brainwaves_widgets.lessons import FigureLab
from brainwaves_widgets.lessons.lab.constraints import KEEPS
from tests.common import tell

NAMES = ["parallelogram", "rectangle", "square"]


def holds(lab: FigureLab) -> list[bool]:
    return [one.holds for one in lab.verdicts.values()]


def test_a_parallelogram_is_dragged_into_a_rectangle_and_a_square() -> None:
    lab = FigureLab([(2, 2), (6, 2), (8, 6), (4, 6)], NAMES, keep="parallelogram")
    assert holds(lab) == [True, False, False]
    lab.move("D", (2, 5))
    assert lab.corners == ((2, 2), (6, 2), (6, 5), (2, 5))
    assert holds(lab) == [True, True, False]
    lab.move("D", (2, 6))
    assert holds(lab) == [True, True, True]
    assert lab.undo()
    assert holds(lab) == [True, True, False]


@pytest.mark.parametrize("keep", KEEPS)
def test_whatever_is_dragged_it_stays_what_it_is(keep: str) -> None:
    figure = "isosceles-acute-triangle" if keep == "isosceles-triangle" else keep
    rng = Random(keep)
    lab = FigureLab(figure, [keep], keep=keep)
    moved = 0
    for _ in range(60):
        before = lab.corners
        corner = rng.choice(lab.scene["letters"])
        lab.move(corner, (rng.randrange(13), rng.randrange(13)))
        assert lab.figure is not None
        assert verdict(lab.figure, keep).holds
        moved += lab.corners != before
    assert moved > 10


def test_a_page_says_which_corner_it_drags() -> None:
    lab = FigureLab([(2, 2), (6, 2), (8, 6), (4, 6)], NAMES, keep="parallelogram")
    to = [[2, 2], [6, 2], [8, 6], [2.2, 6.1]]
    (heard,) = tell(lab, do="drag", corners=to, corner=3, n=1, view="v")
    assert heard["answer"]["corners"] == ((2, 2), (6, 2), (6, 6), (2, 6))
    for wrong in (None, 7, "D", True):
        (heard,) = tell(lab, do="drop", corners=to, corner=wrong)
        assert "the corner that is dragged has a number" in heard["error"]


def test_what_would_leave_the_sheet_or_collapse_stays_where_it_was() -> None:
    lab = FigureLab([(2, 2), (6, 2), (8, 6), (4, 6)], NAMES, keep="parallelogram")
    before = lab.corners
    lab.move("D", (12, 12))
    lab.move("D", (10, 2))
    assert lab.corners == before
    with pytest.raises(ValueError, match="does not stay a parallelogram"):
        lab.corners = [(0, 0), (4, 0), (5, 5), (0, 3)]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"figure": "kite", "keep": "rhombus"}, "not a rhombus, so dragging cannot keep it one"),
        ({"keep": "circle"}, "dragging can keep parallelogram, .*, not 'circle'"),
        ({"keep": 5}, "not 5"),
    ],
)
def test_bad_options_are_explained(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        FigureLab(**wrong)


def test_equal_sides_and_right_angles_are_marked() -> None:
    lab = FigureLab("rectangle")
    assert len(lab.scene["marks"]["squares"]) == 4
    assert len(lab.scene["marks"]["ticks"]) >= 4
    lab.move("C", (11, 9))
    assert len(lab.scene["marks"].get("squares", [])) < 4
