"""How it ends, W31 and W32."""

from __future__ import annotations

import pytest

from brainwaves_widgets.brainwave import RULES, Attempt, Call, EndTurn, Lay
from brainwaves_widgets.brainwave.rules.board import Side, distance
from brainwaves_widgets.core import IllegalMove
from tests.brainwave.builders import (
    ALMOST,
    BLUE,
    CLOSED,
    EMPTY,
    GREEN,
    board,
    building,
    steer,
    then,
)


def far(picture: str, seat: int = GREEN) -> int | None:
    state = building(picture, seat=seat)
    return distance(Side(state.board, state.crossings, seat))


def test_w31_who_reaches_the_finish_wins_at_once() -> None:
    state = building(ALMOST, "logic logic logic logic")
    after, events = then(state, Lay("g7", "logic", 1))
    assert events == ["laid", "finished"]
    assert RULES.actors(after) == ()
    assert RULES.outcome(after) == ((1, 0), (GREEN,))
    with pytest.raises(IllegalMove):
        RULES.play(after, GREEN, EndTurn())


def test_w31_facing_it_is_not_reaching_it() -> None:
    assert RULES.outcome(building(ALMOST, "logic")) is None


def test_w31_a_tile_there_that_is_cut_off_is_not_enough() -> None:
    picture = ALMOST.replace("· ┌ ─ ─ ─ ─ ·", "· ┌ ─ ║ ─ ─ ─")
    state = building(picture, "logic decision")
    assert RULES.outcome(state._replace(phase="over")) != ((1, 0), (GREEN,))
    calling, _ = then(state, Call("minor", "d7"))
    after, events = then(calling, Attempt((steer(calling, hit=True),)))
    assert events[-1] == "finished"
    assert RULES.outcome(after) == ((1, 0), (GREEN,))


def test_w31_blue_wins_the_same_way() -> None:
    picture = "\n".join(" ".join(mirrored(row)) for row in ALMOST.split("\n"))
    state = building(picture, "logic", seat=BLUE)
    after, _ = then(state, Lay("a7", "logic", 1))
    assert RULES.outcome(after) == ((0, 1), (BLUE,))


def mirrored(row: str) -> list[str]:
    swap = dict(zip("┌┐└┘─│║", "╗╔╝╚═║│", strict=True))
    return [swap.get(sign, sign) for sign in reversed(row.split())]


def test_w32_after_the_last_battle_the_nearer_train_wins() -> None:
    state = building(ALMOST, "logic", battle=7, battles=7)
    after, events = then(state, EndTurn())
    assert events == ["ended", "over"]
    assert after.phase == "over"
    assert RULES.outcome(after) == ((1, 0), (GREEN,))
    again, _ = then(building(ALMOST, "", battle=6, battles=7), EndTurn())
    assert RULES.outcome(again) is None


def test_w32_equal_is_a_draw() -> None:
    state, _ = then(building(EMPTY, "", battles=1, battle=1), EndTurn())
    assert RULES.outcome(state) == ((0, 0), (GREEN, BLUE))
    assert far(EMPTY) == far(EMPTY, BLUE) == 13


@pytest.mark.parametrize(
    ("old", "new", "cost"),
    [
        ("", "", None),  # shut in by Mind Benders
        ("╚ ╗", "║ ╗", None),  # a Logic tile, but lengthwise
        ("╚ ╗", "═ ╗", 12),  # 2, and 10 free squares
        ("· · · · · · ·\n╚ ╗", "╗ · · · · · ·\n═ ╗", None),  # behind it there is another tile
        ("╚ ╗", "╬ ╗", 10),  # a Decision Point to be crossed
        ("╚ ╗", "# ╗", None),  # and one that is blocked
    ],
)
def test_w32_what_a_way_costs(old: str, new: str, cost: int | None) -> None:
    assert far(CLOSED.replace(old, new, 1)) == cost


def test_w32_no_way_loses_and_no_way_for_both_is_a_draw() -> None:
    state, _ = then(building(CLOSED, battles=1, battle=1), EndTurn())
    assert RULES.outcome(state) == ((0, 1), (BLUE,))
    both = CLOSED.replace("═ ═ ═ ═", "═ ═ ═ ╔")
    assert far(both, BLUE) is None
    state, _ = then(building(both, battles=1, battle=1), EndTurn())
    assert RULES.outcome(state) == ((0, 0), (GREEN, BLUE))


def test_w32_the_opponents_corners_and_reserved_squares_are_closed() -> None:
    picture = """
· · · · · · ·
· · · · · · ·
· · · · · · ·
· · · · · · ·
╗ ╗ · · · · ·
┌ ╬ · · · · ·
│ ╚ ═ ═ ═ ═ ═
"""
    state = building(picture)
    crossing = state.crossings
    assert [one.seat for one in crossing] == [GREEN]
    assert distance(Side(state.board, crossing, GREEN)) == 10
    taken = (crossing[0]._replace(seat=BLUE),)
    assert distance(Side(board(picture), taken, GREEN)) is None
