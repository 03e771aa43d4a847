"""G1 to G6: suspects, decks, dice, levels and number cards."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest

from brainwaves_widgets.core import CHANCE, IllegalMove, Table
from brainwaves_widgets.goose import RULES, Answer, Deal, Dice, Options, Roll
from brainwaves_widgets.goose.pieces import (
    ANIMALS,
    COLOURS,
    FEATURES,
    KINDS,
    LEVELS,
    STANDARD_DECK,
    VALUES,
    place_of,
)
from brainwaves_widgets.testing import play_random
from tests.common import NAMES
from tests.goose.builders import asked, ready, seated


def test_g1_there_are_25_different_suspects_of_three_kinds_of_values() -> None:
    assert len(STANDARD_DECK) == len(set(STANDARD_DECK)) == 25
    assert {suspect.colour for suspect in STANDARD_DECK} == set(COLOURS)
    assert {suspect.feature for suspect in STANDARD_DECK} == set(FEATURES)
    assert {suspect.animal for suspect in STANDARD_DECK} == set(ANIMALS)
    assert COLOURS == ("yellow", "red", "purple", "blue", "green")
    assert FEATURES == ("bow tie", "necktie", "scarf", "key chain", "striped shirt")
    assert ANIMALS == ("rat", "dog", "cat", "goose", "parrot")


def test_g2_every_pair_of_values_of_two_kinds_occurs_once() -> None:
    """G2: every pair of values of two kinds occurs once."""
    for one, other in combinations(KINDS, 2):
        pairs = Counter((getattr(s, one), getattr(s, other)) for s in STANDARD_DECK)
        assert pairs == Counter(product(VALUES[one], VALUES[other]))


def test_g2_two_suspects_share_at_most_one_value() -> None:
    for one, other in combinations(STANDARD_DECK, 2):
        assert sum(a == b for a, b in zip(one, other, strict=True)) <= 1


def test_g2_the_animal_follows_from_colour_and_feature() -> None:
    for c, f in product(range(5), range(5)):
        assert (COLOURS[c], FEATURES[f], ANIMALS[(c + 2 * f) % 5]) in STANDARD_DECK


def test_g2_a_random_deck_is_any_25_different_of_the_125() -> None:
    table = play_random(RULES, Options(players=("Ann",), deck="random"), seed=5)
    dealt = [step.move for step in table.history if isinstance(step.move, Deal)]
    assert len(dealt) == len(set(dealt)) == 25
    assert not {(d.colour, d.feature, d.animal) for d in dealt} <= set(STANDARD_DECK)
    first = RULES.moves(RULES.new(table.options), CHANCE)
    assert len(first) == 125


def test_g3_all_18_results_of_the_dice_are_offered_once() -> None:
    """G3: all 18 results of the dice are offered once."""
    table = Table(RULES, Options(players=("Ann",)), seed=1, chance="ask")
    while table.actors == (CHANCE,):
        table.sample()
    ready(table)
    table.play(Roll())
    assert Counter(table.moves(CHANCE)) == Counter(
        Dice(number, kind) for number in range(1, 7) for kind in KINDS
    )


@pytest.mark.parametrize(
    "dice",
    [Dice(0, "colour"), Dice(7, "colour"), Dice(1, "hat"), Dice(True, "colour"), Dice("1", "")],  # type: ignore[arg-type]
)
def test_g3_the_dice_have_no_other_faces(dice: Dice) -> None:
    table = Table(RULES, Options(players=("Ann",)), seed=1)
    ready(table)
    waiting, _ = RULES.play(table.state, 0, Roll())
    with pytest.raises(IllegalMove, match="not legal now"):
        RULES.play(waiting, CHANCE, dice)


@pytest.mark.parametrize("kind", KINDS)
def test_g4_all_five_values_of_the_kind_are_always_offered(kind: str) -> None:
    """G4: all five values of the kind are always offered."""
    table = asked(1, (2, kind))
    assert table.moves(0) == tuple(Answer(value) for value in VALUES[kind])


@pytest.mark.parametrize(
    ("level", "places"), [("rookie", 3), ("experienced", 4), ("advanced", 5), ("expert", 6)]
)
def test_g5_the_level_is_the_length_of_the_lineup(level: str, places: int) -> None:
    """G5: the level is the length of the lineup."""
    table = seated(2, level=level)
    assert LEVELS[level] == places
    assert table.state.lineup == STANDARD_DECK[:places]
    assert table.state.left == 25 - places


@pytest.mark.parametrize(
    ("places", "pointed_at"),
    [
        (3, [1, 2, 3, 1, 2, 3]),
        (4, [1, 2, 3, 4, 1, 2]),
        (5, [1, 2, 3, 4, 5, 1]),
        (6, [1, 2, 3, 4, 5, 6]),
    ],
)
def test_g6_number_cards_start_again_from_the_left(places: int, pointed_at: list[int]) -> None:
    assert [place_of(number, places) + 1 for number in range(1, 7)] == pointed_at
    level = next(level for level in LEVELS if LEVELS[level] == places)
    for number in range(1, 7):
        table = asked(1, (number, "colour"), level=level)
        assert table.state.place == pointed_at[number - 1] - 1
        cards = table.view(0)["lineup"]
        assert [number in card["numbers"] for card in cards].index(True) == table.state.place


def test_players_sit_in_the_order_they_are_named() -> None:
    """G9: clockwise is the order in which the players are named."""
    assert seated(5).players == NAMES
