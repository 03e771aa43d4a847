"""What a ruler and a protractor show on a figure: right, readable, and little to send."""

from __future__ import annotations

import json
from itertools import combinations

import pytest

from brainwaves_widgets.geometry import FIGURES, Polygon
from brainwaves_widgets.geometry.draw.labels import measured
from brainwaves_widgets.matrix.view import drawings

LARGEST = 13_000
HIGH, WIDE = 0.05, 0.026
"""How high a text is on a card, and how wide a letter of it."""


@pytest.mark.parametrize("key", FIGURES)
def test_every_measure_is_written_inside_the_card_and_over_no_other(key: str) -> None:
    found = measured(FIGURES[key])
    assert all(0 <= at <= 1 for line in found["lines"] for at in line)
    for one in found["texts"]:
        (x, y), half = one["at"], WIDE * len(one["text"]) / 2
        assert half <= x <= 1 - half
        assert HIGH / 2 <= y <= 1 - HIGH / 2
    for one, other in combinations(found["texts"], 2):
        (ax, ay), (bx, by) = one["at"], other["at"]
        far = WIDE * (len(one["text"]) + len(other["text"])) / 2
        assert abs(ay - by) > HIGH or abs(ax - bx) > far, (one, other)


@pytest.mark.parametrize("key", FIGURES)
def test_what_is_written_is_what_is_measured(key: str) -> None:
    m = FIGURES[key].measures
    written = {one["text"] for one in measured(FIGURES[key])["texts"]}
    if not any(m.radii):
        assert written == {*m.length_texts, *m.angle_texts} - {"90°"}


def test_equal_sides_have_equal_ticks_and_right_angles_a_sign() -> None:
    lines = measured(FIGURES["rectangle"])["lines"]
    assert [len(line) for line in lines].count(4) == 1 + 2 + 1 + 2  # ticks: one, two, one, two
    assert [len(line) for line in lines].count(6) == 4
    assert measured(FIGURES["ray"]) == {"lines": [], "texts": []}
    assert [one["text"] for one in measured(FIGURES["ellipse"])["texts"]] == ["4", "2.4"]


@pytest.mark.parametrize("clockwise", [True, False])
def test_lengths_stand_outside_whichever_way_the_corners_go(*, clockwise: bool) -> None:
    corners = [(0, 0), (4, 0), (0, 3)]
    triangle = Polygon(corners[::-1] if clockwise else corners)
    places = {one["text"]: one["at"] for one in measured(triangle)["texts"]}
    (bottom, left, slope) = places["4"], places["3"], places["5"]
    assert bottom[1] > 0.5 > slope[1]
    assert left[0] < 0.13
    assert slope[0] > 0.5


def test_measures_of_the_whole_deck_are_sent_once_and_are_small() -> None:
    sent = drawings()["measures"]
    assert sent.keys() == FIGURES.keys()
    assert len(json.dumps(sent)) < LARGEST
