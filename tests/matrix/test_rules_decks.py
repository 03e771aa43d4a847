"""M1 and M2: figures, attributes cards and their dots."""

from __future__ import annotations

from collections import Counter

import pytest

from brainwaves_widgets.geometry import ATTRIBUTES, FIGURES
from brainwaves_widgets.matrix import RULES, Card, Options
from brainwaves_widgets.matrix.pieces import DOTS, deck, number, truth
from brainwaves_widgets.testing import play_random
from tests.common import NAMES

BREADTH = Counter(key for attributes in truth("printed").values() for key in attributes)


def rarest(dots: int) -> set[str]:
    """Return the rarer third of the attributes with so many dots."""
    keys = sorted((k for k in ATTRIBUTES if ATTRIBUTES[k].dots == dots), key=BREADTH.__getitem__)
    return set(keys[: len(keys) // 3])


def test_m1_figures_and_cards_have_one_to_three_dots() -> None:
    assert {figure.dots for figure in FIGURES.values()} == set(DOTS) == {1, 2, 3}
    assert {card.dots for card in deck()} == {1, 2, 3}


@pytest.mark.parametrize(("dots", "figures", "cards"), [(1, 13, 19), (2, 33, 45), (3, 40, 55)])
def test_m1_a_game_is_dealt_from_cards_of_at_most_so_many_dots(
    dots: int, figures: int, cards: int
) -> None:
    start = RULES.new(Options(players=("Ann",), dots=dots))
    assert (len(start.figure_deck), len(start.card_deck)) == (figures, cards)
    assert set(start.figure_deck) == {key for key in FIGURES if FIGURES[key].dots <= dots}
    assert set(start.card_deck) == {card for card in deck() if card.dots <= dots}


@pytest.mark.parametrize("dots", DOTS)
@pytest.mark.parametrize("version", ["original", "main"])
def test_m1_no_harder_card_ever_comes(dots: int, version: str) -> None:
    table = play_random(RULES, Options(NAMES[:2], version, dots=dots), seed=dots)
    events = [event for step in table.history for event in step.events]
    opened = [event.data["figure"] for event in events if event.kind == "opened"]
    drawn = [key for event in events if event.kind == "card" for key in event.data["attributes"]]
    assert max(FIGURES[key].dots for key in opened) == dots
    assert max(ATTRIBUTES[key].dots for key in drawn) == dots


def test_m2_55_cards_with_two_attributes_and_each_attribute_on_two_cards() -> None:
    assert len(deck()) == len({frozenset(card) for card in deck()}) == 55
    assert all(len(set(card)) == 2 for card in deck())
    assert Counter(key for card in deck() for key in card) == dict.fromkeys(ATTRIBUTES, 2)


def test_m2_a_card_is_as_hard_as_its_harder_attribute() -> None:
    assert Card("circle", "heptagon").dots == Card("heptagon", "circle").dots == 3
    assert Card("circle", "trapezoid").dots == 2
    assert Card("circle", "square").dots == 1


@pytest.mark.parametrize("dots", DOTS)
def test_m2_a_rare_attribute_is_paired_with_a_broad_one(dots: int) -> None:
    rare = rarest(dots)
    assert rare
    assert not [card for card in deck() if rare.issuperset(card)]
    paired = [BREADTH[other] for card in deck() for one, other in (card, card[::-1]) if one in rare]
    assert min(paired) > max(BREADTH[key] for key in rare)


@pytest.mark.parametrize("version", ["original", "main"])
@pytest.mark.parametrize("dots", DOTS)
def test_m2_there_are_enough_cards_for_five_players(version: str, dots: int) -> None:
    options = Options(players=NAMES, version=version, dots=dots)
    start = RULES.new(options)
    assert len(start.card_deck) >= 16
    assert len(start.figure_deck) >= 13 > options.figures_open
    table = play_random(RULES, options, seed=dots)
    turns = Counter(step.seat for step in table.history)
    assert set(turns) >= set(range(5))


@pytest.mark.parametrize("dots", DOTS)
def test_m2_no_card_and_no_figure_is_there_in_vain(dots: int) -> None:
    """Every card fits some figure of its setting, and every figure some card."""
    start = RULES.new(Options(players=("Ann",), dots=dots))
    has = truth("printed")
    for card in start.card_deck:
        assert any(not has[figure].isdisjoint(card) for figure in start.figure_deck)
    for figure in start.figure_deck:
        assert any(not has[figure].isdisjoint(card) for card in start.card_deck)


def test_figures_have_numbers_of_their_own() -> None:
    assert [number(key) for key in FIGURES] == list(range(1, 41))
