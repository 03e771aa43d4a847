"""The rules of Toy Game, one test for each number of RULES.md, and all checks of the package."""

from __future__ import annotations

import pytest
import toygame
from toygame import RULES, Deal, Draw, Options, Take

from brainwaves_widgets.core import IllegalMove, Table
from brainwaves_widgets.testing import check_rules


def dealt(*cards: int) -> Table:
    return Table(RULES, Options(), seed=1, chance=[Deal(card) for card in cards])


def test_t1_three_cards_lie_open() -> None:
    assert dealt(4, 9, 2).state.table == (4, 9, 2)


def test_t2_a_card_that_is_drawn_is_seen_by_its_player_alone() -> None:
    table = dealt(4, 9, 2, 15)
    table.play(Draw(), 0)
    assert table.view(0)["rows"][1]["cards"][0]["text"] == "15"
    assert table.view(1)["rows"][1]["cards"][0]["text"] == ""


def test_t3_a_card_that_is_taken_is_replaced() -> None:
    table = dealt(4, 9, 2, 11)
    table.play(Take(9), 0)
    assert table.state.table == (4, 2, 11)
    assert table.actors == (1,)
    with pytest.raises(IllegalMove, match="not legal"):
        table.play(Take(9), 1)


def test_t4_the_highest_sum_wins() -> None:
    table = dealt(4, 9, 2, 1, 15, 3, 14, 5, 13)
    while table.actors:
        seat = table.actors[0]
        table.play(Draw() if seat else Take(min(table.state.table)), seat)
    assert table.outcome is not None
    assert table.outcome.winners == (1,)


@pytest.mark.parametrize("seed", range(5))
def test_every_check(seed: int) -> None:
    check_rules(RULES, Options(players=("Ann", "Ben", "Cy")), seed, namespace=vars(toygame))
