"""The definitions as chapters: all fifteen, and every attribute in one of them."""

from __future__ import annotations

import pytest

from brainwaves_widgets.geometry import ATTRIBUTES, FIGURES, verdict
from brainwaves_widgets.lessons import DEFINITIONS
from brainwaves_widgets.lessons.definitions import arguable, chosen


def test_all_fifteen_are_there_with_a_title_and_their_words() -> None:
    assert list(DEFINITIONS) == [f"D{number}" for number in range(1, 16)]
    for one in DEFINITIONS.values():
        assert one.title
        assert len(one.text) > 60
        assert "**" not in one.text
        assert set(one.attributes) <= set(ATTRIBUTES)
        assert set(one.figures) <= set(FIGURES)
        assert one.attributes
        assert len(one.figures) >= 4


def test_every_attribute_belongs_to_a_definition() -> None:
    covered = {key for one in DEFINITIONS.values() for key in one.attributes}
    assert covered == set(ATTRIBUTES)
    for key in ATTRIBUTES:
        assert key in DEFINITIONS[ATTRIBUTES[key].rule].attributes


def test_every_attribute_fits_some_figure_of_its_definition_and_some_not() -> None:
    for key in ATTRIBUTES:
        figures = DEFINITIONS[ATTRIBUTES[key].rule].figures
        assert {verdict(FIGURES[one], key).holds for one in figures} == {True, False}, key


def test_d15_gathers_what_carries_a_note() -> None:
    pairs = arguable()
    assert ("circle", "ellipse") in pairs
    assert ("ray", "reflexive-symmetry") in pairs
    assert ("square", "rectangle") not in pairs
    assert {one for _, one in pairs} == set(DEFINITIONS["D15"].attributes)
    assert {one for one, _ in pairs} == set(DEFINITIONS["D15"].figures)


def test_numbers_that_are_none_are_explained() -> None:
    with pytest.raises(ValueError, match="'D16'"):
        chosen(("D3", "D16"))
    with pytest.raises(ValueError, match="not none"):
        chosen(())
