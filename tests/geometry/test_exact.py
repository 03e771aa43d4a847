"""Every cell of the deck is proven by exact arithmetic, written a second time."""

from __future__ import annotations

import pytest

from brainwaves_widgets.geometry import ATTRIBUTES, FIGURES, Angle, Circle, Ellipse, matrix
from tests.geometry import exact, exact_figures


@pytest.mark.parametrize("key", FIGURES)
def test_the_verdicts_on_a_card_are_proven(key: str) -> None:
    truths = exact.truths(key)
    assert set(truths) == set(ATTRIBUTES)
    table = matrix({key: FIGURES[key]})
    assert {name: table[key, name].holds for name in ATTRIBUTES} == truths


@pytest.mark.parametrize("key", FIGURES)
def test_the_proof_is_about_the_figure_on_the_card(key: str) -> None:
    figure, (_, data) = FIGURES[key], exact_figures.FIGURES[key]
    drawn = [figure.radii] if isinstance(figure, Circle | Ellipse) else list(figure.points)
    proven = [data] if isinstance(figure, Circle | Ellipse) else data
    exactness = 1e-15 if isinstance(figure, Angle) else 1e-12  # the file has twelve decimals
    assert len(drawn) == len(proven)
    for (x, y), (u, v) in zip(drawn, proven, strict=True):
        assert abs(x - float(u)) < 5 * exactness
        assert abs(y - float(v)) < 5 * exactness


def test_both_know_the_same_figures() -> None:
    assert list(exact_figures.FIGURES) == list(FIGURES)
