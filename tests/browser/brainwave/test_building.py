"""Trains of thought on the board: tiles laid, dragged and turned, crossings, and a win."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from .waves import BUILD, called_cell, take_logic, wave_cell

if TYPE_CHECKING:
    from tests.browser.conftest import OpenTable
    from tests.browser.screen import GameScreen

pytestmark = pytest.mark.browser
KEPT = """
from brainwaves_widgets.brainwave import Attempt
game.play(next(Attempt((k / 20,)) for k in range(-20, 21) if RULES.play(game.state,
    game.state.attacker, Attempt((k / 20,)))[0].phase == 'keep'))
assert game.state.phase == 'keep'
"""


# Counts the dashed frames that a picture has: of what can be taken, or is kept free.
COUNT_FRAMES = """(host) => {
  const { setLineDash } = CanvasRenderingContext2D.prototype;
  window.bwFrames = 0;
  CanvasRenderingContext2D.prototype.setLineDash = function (dash) {
    window.bwFrames += String(dash) === "4,3";
    setLineDash.call(this, dash);
  };
}"""


def lays(screen: GameScreen, tile: str) -> list[dict[str, str]]:
    """The squares and turns at which a kind of tile may be laid."""
    moves = [offer["move"] for offer in screen.scene["moves"]]
    return [one for one in moves if one["type"] == "Lay" and one["tile"] == tile]


def squares(screen: GameScreen) -> set[str]:
    """The squares that can be pressed on the board now."""
    words = [label.replace(",", "").split() for label in screen.targets if "Lay a" in label]
    return {label[label.index("on") + 1] for label in words}


def test_w21_a_tile_is_chosen_turned_and_laid(open_table: OpenTable) -> None:
    notebook = open_table(wave_cell(BUILD, seed=4))
    screen = notebook.screen()
    screen.lift()
    name = next(label for label in screen.targets if label.startswith("Mind Bender"))

    screen.point_at(name)
    assert squares(screen) == {move["square"] for move in lays(screen, "bender")}
    ways = set()
    for _ in range(4):
        ways |= {label for label in screen.targets if "Lay a Mind Bender" in label}
        screen.point_at("Turn the tile")
    offered = {one["label"] for one in screen.scene["moves"] if "Mind Bender" in one["label"]}
    assert ways == offered  # turning reaches every way the tile can lie
    label = min(offered)
    while label not in screen.targets:
        screen.point_at("Turn the tile")
    screen.click_on_canvas(label)

    square = notebook.ask("game.history[-1].move.square")
    assert f"on {square}," in label
    assert screen.view["board"][square]["tile"] == "bender"


@pytest.mark.parametrize("by", ["mouse", "finger"])
def test_w21_a_tile_is_dragged_from_the_bank(open_table: OpenTable, by: str) -> None:
    has = {"has_touch": True} if by == "finger" else {}
    notebook = open_table(wave_cell(BUILD, seed=4), **has)
    screen = notebook.screen()
    screen.lift()
    bank, goal = take_logic(screen)
    start, end = screen.middle_of(bank), screen.middle_of(goal)
    between = [(start[0] + (end[0] - start[0]) * part, start[1]) for part in (0.3, 0.6, 0.9)]

    with screen.moving():
        if by == "finger":
            notebook.swipe(start, *between, end)
        else:
            screen.page.mouse.move(*start)
            screen.page.mouse.down()
            screen.page.mouse.move(*end, steps=6)
            screen.page.mouse.up()

    square = notebook.ask("game.history[-1].move.square")
    assert f"on {square}" in goal


def test_w21_building_by_keyboard(open_table: OpenTable) -> None:
    notebook = open_table(wave_cell(BUILD, seed=4))
    screen = notebook.screen()
    screen.lift()

    screen.canvas.focus()
    screen.page.keyboard.press("2")
    assert all("Mind Bender" in label for label in screen.targets if "Lay a" in label)
    before = set(screen.targets)
    for _ in range(4):
        screen.page.keyboard.press("t")
        if set(screen.targets) != before:
            break
    first = next(label for label in screen.targets if "Lay a" in label)
    with screen.moving():
        for _ in range(30):
            if screen.spoken.inner_text() == first:
                break
            screen.page.keyboard.press("ArrowRight")
            screen.page.keyboard.press("ArrowUp")
        else:
            pytest.fail(f"the cursor never came to {first}")
        screen.page.keyboard.press("Enter")

    expect(screen.status).to_contain_text("lays a Mind Bender")


def test_w23_a_crossing_begins_and_its_far_square_is_kept(open_table: OpenTable) -> None:
    until = "game.state.phase == 'build' and happens('crossing')"
    notebook = open_table(wave_cell(until, seed=0))
    screen = notebook.screen()
    screen.lift()
    square = notebook.ask(
        "next(m.square for m in game.moves() if isinstance(m, Lay) and m.tile == 'decision' and "
        "any(e.kind == 'crossing' for e in "
        "RULES.play(game.state, game.state.attacker, m)[1]))"
    )

    screen.point_at(next(label for label in screen.targets if label.startswith("Decision Point")))
    screen.click_on_canvas(f"Lay a Decision Point on {square}")

    crossing = screen.view["crossings"][-1]
    assert crossing["square"] == square or crossing["seat"] == screen.view["attacker"]
    name = screen.view["players"][crossing["seat"]]
    expect(screen.status).to_contain_text(f"{name} begins to cross {crossing['square']}")
    expect(screen.status).to_contain_text(f"{crossing['far']} is reserved")


def test_w31_a_win_on_a_small_board(open_table: OpenTable) -> None:
    until = "game.state.phase == 'build' and happens('finished')"
    notebook = open_table(wave_cell(until, seed=1), still=False)
    screen = notebook.screen()
    screen.lift()
    name = screen.view["players"][screen.view["attacker"]]
    finish = screen.view["finishes"][screen.view["attacker"]]
    winning = notebook.ask(
        "[m.tile for m in game.moves() if isinstance(m, Lay) and m.square == "
        f"{finish!r} and RULES.play(game.state, game.state.attacker, m)[0].phase == 'over']"
    )
    names = {"logic": "Logic", "bender": "Mind Bender", "decision": "Decision Point"}
    kind = names[winning[0]]

    bank = next(label for label in screen.targets if label.startswith(kind))
    if not any(f"Lay a {kind} on {finish}" in label for label in screen.targets):
        screen.point_at(bank)
    goal = next(label for label in screen.targets if f"Lay a {kind} on {finish}" in label)
    screen.click_on_canvas(goal)

    assert screen.view["winners"] == [screen.view["players"].index(name)]
    expect(screen.spoken).to_have_text(f"{name} completes the train of thought and wins!")
    assert screen.offers == []


def test_w25_tiles_set_aside_do_not_look_as_if_they_could_be_taken(open_table: OpenTable) -> None:
    screen = open_table(called_cell()).screen()
    assert screen.view["plan"]["tiles"]
    assert not screen.view["crossings"]
    screen.page.evaluate(COUNT_FRAMES)
    drawn = screen.pixels()
    screen.point_at("Values: hidden")
    screen.notebook.until(lambda: screen.pixels() != drawn)
    assert screen.page.evaluate("window.bwFrames") == 0


def test_w18_what_may_not_be_kept_is_put_back(open_table: OpenTable) -> None:
    cell = called_cell("minor", then=KEPT)
    screen = open_table(cell).screen()
    screen.lift()
    count = screen.view["banks"][screen.view["attacker"]]["count"]
    assert count > 3

    for _ in range(count - 3):
        label = next(label for label in screen.targets if label.startswith("Put a"))
        screen.click_on_canvas(label)

    assert screen.view["phase"] != "keep"


@pytest.mark.parametrize("place", ["shared", "seat"])
def test_w22_a_tile_of_this_turn_is_taken_up_and_laid_again(
    open_table: OpenTable, place: str
) -> None:
    """W22: without undo, which a seat's own screen does not have."""
    cells = [wave_cell(BUILD, seed=4), "game.seat(game.state.attacker)"]
    notebook = open_table(*cells, height=2400)
    screen = notebook.screen(0 if place == "shared" else 1)
    if place == "shared":
        screen.lift()
    before = notebook.ask("repr(game.state)")
    _, goal = take_logic(screen)
    screen.click_on_canvas(goal)
    square = goal.split(" on ")[1].split(",")[0]

    screen.click_on_canvas(f"Take up the tile on {square}")
    expect(screen.status).to_contain_text(f"takes up the Logic on {square}.")
    assert notebook.ask("repr(game.state)") == before
    screen.click_on_canvas(goal)  # it is in the hand again
    assert notebook.ask("len(game.state.movable)") == 1
