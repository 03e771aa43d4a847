"""Power buys tiles, and what is left over lapses, W17 and W18."""

from __future__ import annotations

from typing import Any

import pytest

from brainwaves_widgets.brainwave import (
    RULES,
    Draw,
    EndTurn,
    Go,
    Lay,
    Options,
    PutBack,
    Roll,
    Shoot,
    State,
)
from brainwaves_widgets.core import CHANCE, IllegalMove
from tests.brainwave.builders import (
    BLUE,
    EMPTY,
    GREEN,
    STRAIGHT,
    aim,
    away,
    building,
    offered,
    then,
    tiles,
)


def hit(power: int, **changes: Any) -> State:
    """Green, with so much power, has just hit a square worth 3."""
    return hit_and_told(power, **changes)[0]


def hit_and_told(power: int, **changes: Any) -> tuple[State, list[str]]:
    """Tell what was said of that hit, too."""
    state, _ = then(RULES.new(Options(size=7)), Roll(6, 6), Roll(1, 1), Roll(1, 1), Go(2, 1))
    state = away(state)._replace(power=(power, 0), **changes)
    english = aim(state, hit=True)
    assert english is not None
    after, events = RULES.play(state, GREEN, Shoot(english))
    return after, [RULES.tell(event, ("Ann", "Ben")) for event in events]


@pytest.mark.parametrize(
    ("power", "due", "left"), [(0, 1, 0), (1, 1, 1), (2, 1, 2), (5, 2, 2), (6, 3, 0)]
)
def test_w17_three_points_buy_a_tile(power: int, due: int, left: int) -> None:
    state = hit(power)
    assert (state.phase, state.due, state.power[GREEN]) == ("draw", due, left)
    assert RULES.actors(state) == (CHANCE,)
    assert len(set(RULES.moves(state, CHANCE))) == 48
    after, events = then(state, *[Draw("logic", 24 - n) for n in range(due)])
    assert events == ["drew"] * due
    assert (after.phase, after.banks[GREEN]) == ("build", (due, 0, 0, 0))
    assert after.sets == ((24 - due, 14, 7, 3), (24, 14, 7, 3))


def test_w17_tiles_are_drawn_from_the_own_set_and_only_what_is_there() -> None:
    state = hit(0, sets=((1, 0, 2, 0), (24, 14, 7, 3)))
    assert RULES.moves(state, CHANCE) == (
        Draw("logic", 1),
        Draw("decision", 1),
        Draw("decision", 2),
    )
    for move in (Draw("bender", 1), Draw("logic", 2), Draw("logic", 0), Draw("logic", True)):
        with pytest.raises(IllegalMove):
            RULES.play(state, CHANCE, move)


def test_w17_with_the_set_empty_nothing_is_drawn() -> None:
    state = hit(0, sets=((0, 0, 0, 0), (24, 14, 7, 3)))
    assert (state.phase, state.due) == ("build", 0)
    assert hit(9, sets=((1, 0, 0, 0), (24, 14, 7, 3))).due == 1


def test_w18_at_most_two_points_are_kept_also_if_the_set_is_too_small() -> None:
    assert hit(9, sets=((1, 0, 0, 0), (24, 14, 7, 3))).power[GREEN] == 2
    assert hit(0, sets=((0, 0, 0, 0), (24, 14, 7, 3))).power[GREEN] == 2


def test_w18_points_that_lapse_are_told() -> None:
    _, told = hit_and_told(9, sets=((1, 0, 0, 0), (24, 14, 7, 3)))
    assert told[1:] == ["Ann draws 1 tile.", "No tiles are left in Ann's set: Ann loses 7 points."]
    _, told = hit_and_told(0, sets=((0, 0, 0, 0), (24, 14, 7, 3)))
    assert told[1:] == ["No tiles are left in Ann's set: Ann loses 1 point."]
    assert len(hit_and_told(9)[1]) == 2  # the set is large enough


def test_w18_misses_lift_the_defender_above_two() -> None:
    state, _ = then(RULES.new(Options(size=7)), Roll(6, 6), Roll(1, 1), Roll(1, 1), Go(2, 1))
    english = aim(state, hit=False)
    assert english is not None
    assert then(state._replace(power=(0, 2)), Shoot(english))[0].power == (0, 4)


@pytest.mark.parametrize("bank", ["", "logic", "logic bender block"])
def test_w18_with_three_tiles_the_turn_may_end(bank: str) -> None:
    state = building(STRAIGHT, bank)
    after, events = then(state, EndTurn())
    assert events == ["ended"]
    assert (after.phase, after.attacker, after.battle) == ("dice", BLUE, 6)
    assert after.banks[GREEN] == tiles(bank)


def test_w18_with_more_than_three_tiles_some_must_be_laid() -> None:
    state = building(STRAIGHT, "logic logic bender block")
    assert not offered(state, EndTurn)
    with pytest.raises(IllegalMove, match=r"you may keep three of 4 tiles; lay .* such as Lay"):
        RULES.play(state, GREEN, EndTurn())
    assert offered(then(state, Lay("a4", "logic", 0))[0], EndTurn)


def test_w18_what_cannot_be_laid_is_put_back_by_choice() -> None:
    state = building(EMPTY, "block block block")
    state = state._replace(banks=((2, 1, 0, 3), (0, 0, 0, 0)))
    stuck = state._replace(board=building(CLOSED).board)
    assert offered(stuck, Lay) == []
    keeping, events = then(stuck, EndTurn())
    assert (keeping.phase, events) == ("keep", ["ended"])
    assert offered(keeping, PutBack) == [PutBack("logic"), PutBack("bender"), PutBack("block")]
    before = sum(keeping.sets[GREEN])
    for kind in ("block", "logic", "block"):
        assert keeping.phase == "keep"
        keeping, events = then(keeping, PutBack(kind))
        assert events[0] == "put back"
    assert keeping.banks[GREEN] == (1, 1, 0, 1)
    assert sum(keeping.sets[GREEN]) == before + 3
    assert (keeping.phase, keeping.attacker) == ("dice", BLUE)
    with pytest.raises(IllegalMove):
        RULES.play(then(stuck, EndTurn())[0], GREEN, PutBack("decision"))


CLOSED = """
· · · · · · ·
· · · · · · ·
· · · · · · ·
· · · · · · ·
· · · · · · ·
═ ╗ · · · · ·
│ ╚ ═ ═ ═ ═ ═
"""
