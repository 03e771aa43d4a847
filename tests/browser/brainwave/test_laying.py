"""Tiles under a hand: what is seen before it lies, where buttons stay, and why nothing happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from .waves import take_logic, wave_cell

if TYPE_CHECKING:
    from tests.browser.conftest import OpenTable
    from tests.browser.screen import GameScreen

pytestmark = pytest.mark.browser
LAST = """game.state.phase == 'build' and game.state.banks[game.state.attacker] == (1, 0, 0, 0)
    and any(isinstance(move, Lay) for move in game.moves())"""
TWO = """game.state.phase == 'build' and game.state.banks[game.state.attacker][0] > 1
    and game.state.side.train.squares"""
# The colour in the middle of something on the canvas.
COLOUR = """(host, { x, y, w, h }) => {
  const canvas = host.querySelector("canvas");
  const ratio = canvas.width / canvas.clientWidth;
  const pen = canvas.getContext("2d");
  const at = [(x + w / 2) * ratio, (y + h / 2) * ratio].map(Math.floor);
  return String(pen.getImageData(...at, 1, 1).data);
}"""
EDGE = 14
"""How wide the board's edge is, with letters and numbers on it."""


def box_of(screen: GameScreen, square: str) -> dict[str, float]:
    """Where a square of the board is on the canvas."""
    items = screen.canvas.evaluate("host => host.items()")
    board = next(item for item in items if item["key"] == "board")
    size = screen.view["size"]
    step = (board["w"] - 2 * EDGE) / size
    column, row = ord(square[0]) - ord("a"), size - int(square[1])
    x, y = (board[axis] + EDGE + at * step for axis, at in (("x", column), ("y", row)))
    return {"x": x, "y": y, "w": step, "h": step}


def press_square(screen: GameScreen, square: str, by: str = "mouse") -> None:
    box = box_of(screen, square)
    screen.wait_for_ready()
    screen.canvas.scroll_into_view_if_needed()
    host = screen.canvas.bounding_box()
    assert host
    at = host["x"] + box["x"] + box["w"] / 2, host["y"] + box["y"] + box["h"] / 2
    (screen.page.touchscreen.tap if by == "finger" else screen.page.mouse.click)(*at)


@pytest.mark.parametrize("width", [1280, 400])
def test_w18_a_button_keeps_its_place_when_another_goes(open_table: OpenTable, width: int) -> None:
    """A press meant for "Turn the tile" ended the turn, once nothing was left to be turned."""
    screen = open_table(wave_cell(LAST, seed=4), width=width).screen()
    screen.lift()
    turns = screen.middle_of("Turn the tile")
    ends = screen.targets["End the turn"]
    _, goal = take_logic(screen)

    screen.click_on_canvas(goal)
    assert "Turn the tile" not in screen.targets
    assert screen.targets["End the turn"] == ends
    ply = screen.ply
    screen.wait_for_ready()
    screen.page.mouse.click(*turns)
    screen.page.wait_for_timeout(100)
    assert (screen.ply, screen.view["phase"]) == (ply, "build")


def test_w21_a_tile_is_seen_where_it_would_lie_and_lies_as_it_was_seen(
    open_table: OpenTable,
) -> None:
    screen = open_table(wave_cell(TWO, seed=4)).screen()
    screen.lift()
    bank, goal = take_logic(screen)
    free = next(name for name in ("d5", "c5", "e4") if name not in screen.view["board"])
    bare = screen.canvas.evaluate(COLOUR, box_of(screen, free))
    screen.page.mouse.move(2, 2)
    screen.wait_for_rest()
    assert screen.canvas.evaluate(COLOUR, screen.targets[goal]) != bare

    screen.point_at(bank)
    assert goal in screen.targets, "who chooses it again does not turn it"
    screen.click_on_canvas(goal)
    laid = screen.notebook.ask("RULES.label(game.history[-1].move)")
    assert laid == goal


@pytest.mark.parametrize("by", ["mouse", "finger"])
def test_w21_pressing_a_square_where_nothing_may_lie_says_why(
    open_table: OpenTable, by: str
) -> None:
    has = {"has_touch": True} if by == "finger" else {}
    screen = open_table(wave_cell(TWO, seed=4), **has).screen()
    screen.lift()
    _, goal = take_logic(screen)
    free = next(name for name in ("d5", "c5", "e4") if name not in screen.view["board"])
    ply = screen.ply

    press_square(screen, free, by)
    expect(screen.status).to_contain_text(f"No open end of the connected train faces {free}")
    assert screen.ply == ply
    screen.click_on_canvas(goal)  # and the game goes on


def test_w22_pressing_a_tile_that_another_depends_on_says_so(open_table: OpenTable) -> None:
    screen = open_table(wave_cell(TWO, seed=4)).screen()
    screen.lift()
    before = {label for label in screen.targets if " on " in label}
    _, goal = take_logic(screen)
    screen.click_on_canvas(goal)
    first = goal.split(" on ")[1].split(",")[0]
    _, goal = take_logic(screen)
    after = next(
        label for label in screen.targets if label.startswith("Lay a Logic") and label not in before
    )
    screen.click_on_canvas(after)
    assert f"Take up the tile on {first}" not in screen.targets

    press_square(screen, first)
    expect(screen.status).to_contain_text("Other tiles of this turn depend on it")
