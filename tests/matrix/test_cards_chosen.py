"""A game with only some of the cards: those that show the attributes of a lesson."""

from __future__ import annotations

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.core import Table
from brainwaves_widgets.core.bots import drive
from brainwaves_widgets.matrix import RULES, Options
from brainwaves_widgets.matrix.analysis.chances import unseen

NAMES = ("square", "rectangle", "rhombus", "parallelogram")


def test_only_cards_with_these_attributes_are_dealt() -> None:
    table = Table(RULES, Options(("Ann", "Ben"), cards=NAMES), seed=2)
    deck = table.state.card_deck
    assert 4 <= len(deck) < 12
    assert all({*card} & {*NAMES} for card in deck)
    assert {*unseen(table.view(0))} == {*deck}, "a program knows what can come"
    drive(table, {0: bw.bots.Careful(1), 1: bw.bots.Optimal(1)})
    assert table.outcome is not None
    assert Table.from_json(table.to_json()).state == table.state


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        (["blob"], "no attribute 'blob'"),
        (["trapezoid"], "at least 4 cards are needed; these attributes are on 2"),
        (5, "cards are keys of attributes"),
        ([5], "no attribute 5"),
    ],
)
def test_bad_choices_are_explained(cards: object, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        bw.GameMatrix(cards=cards)  # type: ignore[arg-type]


def test_a_game_without_a_choice_has_the_whole_deck() -> None:
    assert len(bw.GameMatrix(seed=1).state.card_deck) == 55
