"""B1 to B3: cards, levels, designs and the deck."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb
from typing import Any

import pytest

from brainwaves_widgets.boar import RULES, Designs, Draw, Options, Play, Turn
from brainwaves_widgets.boar.pieces import ANIMALS, LEVELS
from brainwaves_widgets.core import CHANCE, IllegalMove, Table
from brainwaves_widgets.testing import play_random
from brainwaves_widgets.testing.play import viewers
from tests.boar.builders import chosen, draw, seated
from tests.common import NAMES

CARDS = {"rookie": 36, "experienced": 42, "advanced": 48, "expert": 54}


def test_b1_there_are_54_cards_of_nine_designs_six_of_each() -> None:
    assert " ".join(ANIMALS) == "boar fox hare mouse wolf badger deer goose bear"
    table = play_random(RULES, Options(players=NAMES[:2], level="expert"), seed=5)
    turned = [step.move for step in table.history if isinstance(step.move, Turn)]
    assert len(turned) == len(set(turned)) == 54
    assert Counter(turn.animal for turn in turned) == dict.fromkeys(ANIMALS, 6)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [1, 3])
def test_b2_the_level_is_the_number_of_designs(level: str, players: int) -> None:
    table = Table(RULES, Options(players=NAMES[:players], level=level), seed=players)
    assert table.options.cards == table.view(None)["deck"] == CARDS[level]
    assert len(table.view(None)["designs"]) == CARDS[level] / 6
    counts = Counter(card.animal for card in (*table.state.deck, table.state.top))
    assert counts == dict.fromkeys(table.view(None)["designs"], 6)


@pytest.mark.parametrize("level", LEVELS)
def test_b2_any_designs_may_stay_out(level: str) -> None:
    table = Table(RULES, Options(players=("Ann",), level=level), chance="ask")
    offered = table.moves(CHANCE)
    count = CARDS[level] // 6
    assert len(offered) == comb(9, count)
    assert set(offered) == {Designs(some) for some in combinations(ANIMALS, count)}


def test_b2_seeds_choose_designs() -> None:
    tables = [Table(RULES, Options(players=("Ann",)), seed=seed) for seed in range(40)]
    assert len({table.state.designs for table in tables}) > 15


@pytest.mark.parametrize(
    "animals",
    [
        ANIMALS[:5],
        ANIMALS[:7],
        ANIMALS[:6][::-1],
        (*ANIMALS[:5], "cat"),
        ("boar",) * 6,
        list(ANIMALS[:6]),
        (),
        None,
    ],
)
def test_b2_chance_chooses_no_other_number_of_designs(animals: Any) -> None:
    with pytest.raises(IllegalMove, match="not legal now"):
        RULES.play(RULES.new(Options(players=("Ann",))), CHANCE, Designs(animals))


@pytest.mark.parametrize("level", LEVELS)
def test_b2_the_option_names_the_designs_and_chance_is_not_asked(level: str) -> None:
    named = ANIMALS[-CARDS[level] // 6 :]
    table = Table(RULES, Options(players=("Ann",), level=level, designs=named[::-1]), seed=4)
    assert table.state.designs == named
    assert {card.animal for card in table.state.deck} == set(named)
    assert isinstance(table.history[0].move, Turn)


def test_b3_every_card_may_be_the_first_but_none_comes_twice() -> None:
    table = Table(RULES, chosen(1), chance="ask")
    assert Counter(table.moves(CHANCE)) == Counter(
        Turn(animal, copy) for animal in ANIMALS[:6] for copy in range(1, 7)
    )
    table.play(Turn("hare", 4))
    table.play(Draw())
    assert len(table.moves(CHANCE)) == 35
    with pytest.raises(IllegalMove, match="not legal now"):
        table.play(Turn("hare", 4))


@pytest.mark.parametrize(
    "turn",
    [
        Turn("fox", 0),
        Turn("fox", 7),
        Turn("fox", True),
        Turn("fox", "1"),  # type: ignore[arg-type]
        Turn("bear", 1),
        Turn("cat", 1),
        Turn(None, 1),  # type: ignore[arg-type]
    ],
)
def test_b3_no_card_comes_that_is_not_in_the_deck(turn: Turn) -> None:
    with pytest.raises(IllegalMove, match="not legal now"):
        RULES.play(RULES.new(chosen(1)), CHANCE, turn)


def test_b3_the_refusal_of_a_card_does_not_tell_which_ones_are_left() -> None:
    with pytest.raises(IllegalMove) as caught:
        RULES.play(RULES.new(chosen(1)), CHANCE, Turn("cat", 1))
    assert not [animal for animal in ANIMALS if animal in str(caught.value)]


def test_b3_seeds_shuffle() -> None:
    orders = {
        tuple(step.move for step in play_random(RULES, chosen(1), seed=seed).history[:9:2])
        for seed in range(20)
    }
    assert len(orders) > 18


@pytest.mark.parametrize("players", [1, 2, 4])
def test_b3_everybody_sees_the_decks_top_card(players: int) -> None:
    table = seated(players, "wolf fox fox")
    for top, left in (("wolf", 36), ("fox", 35), ("fox", 34)):
        for seat in viewers(table):
            assert (table.view(seat)["top"], table.view(seat)["deck"]) == (top, left)
        draw(table)


def test_b3_a_card_that_was_matched_uncovers_the_next_one() -> None:
    table = seated(1, "fox fox hare")
    draw(table)
    table.play(Play(0))
    assert table.view(0)["top"] == "hare"
    assert table.view(0)["deck"] == 34


def test_b3_the_last_card_leaves_no_top() -> None:
    table = seated(2)
    draw(table, 36)
    for seat in viewers(table):
        assert (table.view(seat)["top"], table.view(seat)["deck"]) == (None, 0)
