"""Suspects look different from each other, and their faces tell nothing of what is asked."""

from __future__ import annotations

import re
from collections import Counter
from itertools import product
from xml.etree import ElementTree as ET

import pytest

from brainwaves_widgets.art.palette import PALETTE, PEOPLE
from brainwaves_widgets.goose.pieces import EVERY_SUSPECT, FEATURES, KINDS, STANDARD_DECK, Suspect
from brainwaves_widgets.goose.still import draw_suspect, face_of

PARTS = ("skin", "hair", "style")
MOVED = re.compile(r"translate\([-\d.]+ ([-\d.]+)\) scale\(([\d.]+)\)")
STEPS = re.compile(r"([A-Z])([^A-Z]*)")
HEIGHTS = {"V": (1, 0), "A": (7, 6)}
"""After how many numbers the next point of a step begins, and which of them is its height."""
WORN_FROM = 112
"""Above this nobody wears anything; js/goose/paint.test.ts has it, too."""


@pytest.mark.parametrize("deck", [STANDARD_DECK, EVERY_SUSPECT], ids=["standard", "all"])
@pytest.mark.parametrize(("kind", "part"), list(product(range(3), range(3))))
def test_a_face_is_independent_of_what_is_asked(
    deck: tuple[Suspect, ...], kind: int, part: int
) -> None:
    """Whoever knows the skin, hair or hairstyle of a suspect knows no better than by guessing."""
    pairs = Counter((one[kind], face_of(*one)[part]) for one in deck)
    assert len(pairs) == 25, (KINDS[kind], PARTS[part])
    assert set(pairs.values()) == {len(deck) // 25}


def test_neighbours_in_the_standard_deck_have_faces_of_their_own() -> None:
    assert len({face_of(*one) for one in STANDARD_DECK}) == 25


def test_every_tone_of_a_face_is_drawn_and_no_clothing_has_it() -> None:
    tones = {tone for skin in PEOPLE["skins"] for tone in skin.values()} | {*PEOPLE["hairs"]}
    assert not tones & {hue.lower() for hue in PALETTE["clothing"].values()}
    drawn = "".join(draw_suspect(dict(zip(KINDS, one, strict=True))) for one in STANDARD_DECK)
    assert all(tone in drawn for tone in tones)
    assert "var(--" not in drawn


def top_of(piece: ET.Element) -> float:
    """Return how high a piece of a suspect reaches on the card."""
    moved = piece.find(".//g[@transform]")
    assert moved is not None
    found = MOVED.fullmatch(moved.attrib["transform"])
    assert found
    heights = [float(rect.attrib["y"]) for rect in moved.iter("rect")]
    for step, text in STEPS.findall("".join(path.attrib["d"] for path in moved.iter("path"))):
        numbers = [float(number) for number in re.findall(r"-?[\d.]+", text)]
        after, at = HEIGHTS.get(step, (2, 1))
        size = numbers[1] * 2 if step == "A" else 0  # an arc may reach higher than its end
        heights += [] if step == "H" else [number - size for number in numbers[at::after]]
    return float(found[1]) + float(found[2]) * min(heights)


@pytest.mark.parametrize("feature", FEATURES)
def test_the_animal_and_the_colours_name_cover_nothing_that_is_worn(feature: str) -> None:
    for suspect in (one for one in EVERY_SUSPECT if one.feature == feature):
        card = ET.fromstring(draw_suspect(dict(zip(KINDS, suspect, strict=True))))  # noqa: S314
        person = card.find("g")
        assert person is not None
        assert person.findtext("title") == ", ".join(suspect)
        worn = person.find(f"g[@data-piece='suspects/{feature.replace(' ', '-')}']")
        assert worn is not None
        badge, picture, name = card.find("circle"), card.find("svg"), card.findall("rect")[1]
        assert badge is not None
        assert picture is not None
        ends = [float(badge.attrib["cy"]) + float(badge.attrib["r"])]
        ends += [float(one.attrib["y"]) + float(one.attrib["height"]) for one in (picture, name)]
        assert max(ends) < WORN_FROM - 4 < top_of(worn) - 4, "lines are a few units wide"
