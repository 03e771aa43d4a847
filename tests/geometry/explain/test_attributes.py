"""One table of attributes: complete, readable, and safe to pickle."""

from __future__ import annotations

import pickle

import pytest

from brainwaves_widgets.geometry import ATTRIBUTES, FIGURES, verdict


@pytest.mark.parametrize("key", ATTRIBUTES)
def test_every_attribute_can_be_said_in_a_sentence(key: str) -> None:
    attribute = ATTRIBUTES[key]
    yes, no = attribute.clause(holds=True), attribute.clause(holds=False)
    assert yes != no
    assert all(one[0].islower() and not one.endswith(".") for one in (yes, no))
    assert "has not" not in no


def test_names_are_said_with_their_article() -> None:
    assert ATTRIBUTES["octagon"].clause(holds=False) == "it is not an octagon"
    assert ATTRIBUTES["four-angles"].clause(holds=False) == "it does not have four angles"


def test_attributes_and_verdicts_can_be_pickled() -> None:
    found = verdict(FIGURES["square"], "rhombus")
    again = pickle.loads(pickle.dumps(found))  # noqa: S301 - our own
    assert again == found
    assert again.attribute is ATTRIBUTES["rhombus"]
