"""Figures in words: enough to tell them apart, and what is true of them."""

from __future__ import annotations

import re

import pytest

from brainwaves_widgets.geometry import FIGURES, verdict
from brainwaves_widgets.geometry.shape import shape


def measured(text: str) -> tuple[list[str], list[str]]:
    """Return the lengths and the angles of a closed figure that somebody hears of."""
    found = re.fullmatch(r"closed, (\d+) sides: (.*); angles (.*)", text)
    if not found:
        return [], []
    count = int(found[1])
    sides, angles = (
        [part.removeprefix("each ")] * count if part.startswith("each ") else part.split(", ")
        for part in (found[2], found[3])
    )
    assert len(sides) == len(angles) == count
    return sides, angles


def test_no_two_figures_sound_alike() -> None:
    assert len({shape(figure) for figure in FIGURES.values()}) == len(FIGURES)


@pytest.mark.parametrize("key", FIGURES)
def test_what_is_heard_tells_what_is_true(key: str) -> None:
    figure = FIGURES[key]
    sides, angles = measured(shape(figure))
    heard = {
        "triangle": len(sides) == 3,
        "quadrilateral": len(sides) == 4,
        "square": len(sides) == 4 and len({*sides}) == len({*angles}) == 1,
        "rhombus": len(sides) == 4 and len({*sides}) == 1,
        "rectangle": angles == ["90°"] * 4,
        "regular-polygon": bool(sides) and len({*sides}) == len({*angles}) == 1,
    }
    assert heard == {attribute: verdict(figure, attribute).holds for attribute in heard}


@pytest.mark.parametrize("key", FIGURES)
def test_a_shape_has_no_name(key: str) -> None:
    kinds = r"triangle|square|rect|rhomb|trapez|kite|dart|gon|circle|ellipse|chain|segment|ray\b"
    assert not re.search(kinds, shape(FIGURES[key]))
