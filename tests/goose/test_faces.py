"""Suspects look different from each other, and their faces tell nothing of what is asked."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from brainwaves_widgets.art.palette import PALETTE, PEOPLE
from brainwaves_widgets.goose.pieces import EVERY_SUSPECT, KINDS, STANDARD_DECK, Suspect
from brainwaves_widgets.goose.still import draw_suspect, face_of

PARTS = ("skin", "hair", "style")


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
