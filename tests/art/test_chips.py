"""Players in still pictures: with the colours of the canvas, and with as much of a name as fits."""

from __future__ import annotations

import re

import pytest

from brainwaves_widgets.art import svg
from brainwaves_widgets.art.palette import PALETTE
from tests.pictures import box_around, words_of

FILLS = [tone["fill"] for tone in PALETTE["players"]]


def drawn(*chips: svg.Chip) -> str:
    words = ("Ann, draw.", "")
    return svg.picture(
        title="A game", more="", tint="#fff", chips=[*chips], body="", height=100, words=words
    )


def test_each_player_has_a_colour_and_who_is_on_turn_a_ring() -> None:
    players = [svg.Chip(name, 3, name == "Ben", seat) for seat, name in enumerate(("Ann", "Ben"))]
    picture = drawn(*players, svg.Chip("errors", 1))
    assert re.findall(r'<circle[^>]*fill="(#\w+)"', picture) == FILLS[:2]
    assert re.findall(r'stroke="(#\w+)" stroke-width="3"', picture) == [FILLS[1]]


@pytest.mark.parametrize(
    "names", [("Ann", "Wilhelmina Wonderful"), ("A", "B", "C", "D", "Eleonore")]
)
def test_names_are_not_cut_while_there_is_room(names: tuple[str, ...]) -> None:
    picture = drawn(*(svg.Chip(name, 0, seat=seat) for seat, name in enumerate(names)))
    assert all(f">{name}</text>" in picture for name in names)


def test_chips_stay_beside_the_title_however_long_their_names() -> None:
    picture = drawn(*(svg.Chip("Wilhelmina Wonderful", 10, seat=seat) for seat in range(5)))
    title, *others = words_of(picture)
    names = [one for one in others if one.text.endswith("…")]
    chips = [box_around(picture, name) for name in names]
    assert len(set(chips)) == 5
    assert all(chip.left > title.right for chip in chips)
    assert all(chip.right <= svg.WIDTH for chip in chips)
