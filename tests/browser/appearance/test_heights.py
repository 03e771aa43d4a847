"""The table is as high at the end of a game as at its beginning: nothing jumps under the hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.brainwave.waves import wave_cell
from tests.browser.players import boar_cell, game_cell, matrix_cell

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook

pytestmark = pytest.mark.browser
MOST = 8
WIDTHS = (400, 1280)
MOVES = 40
# Every height that the canvas had, and what it showed first at that height.
WATCH = """(root) => {
  const host = root.querySelector(".bw-canvas");
  host.bwHeights = {};
  const note = () => (host.bwHeights[host.clientHeight] ??= host.items().map((one) => one.key));
  new ResizeObserver(note).observe(host);
  note();
}"""
GAMES = {
    "goose": game_cell("['Ann', 'Ben', 'Cleo']"),
    "boar": boar_cell("['Ann', 'Ben', 'Cleo']", name_the_card=True),
    "boar alone": boar_cell(),
    "matrix": matrix_cell("['Ann', 'Ben']"),
    "brain wave": wave_cell("game.state.phase == 'go'"),
}
# Presses one button of the list of moves after the other, on the page alone, which is quick.
PLAY_ON = """async (list, moves) => {
  const root = list.closest(".bw");
  const until = async (holds) => {
    const start = performance.now();
    while (!holds()) {
      if (performance.now() - start > 20_000) throw new Error(`it stops at: ${root.innerText}`);
      await new Promise(requestAnimationFrame);
    }
  };
  let number = 5;
  for (let move = 0; move < moves; move++) {
    await until(() => root.dataset.state === "ready");
    const buttons = [...list.querySelectorAll("button")];
    if (!buttons.length) return;
    number = (number * 48271) % 2147483647;
    const before = [list.textContent, root.dataset.ply].join();
    buttons[number % buttons.length].click();
    await until(() => [list.textContent, root.dataset.ply].join() !== before);
  }
}"""
OVER = """
from random import Random
rng = Random(2)
while game.table.actors: game.table.play(rng.choice(game.moves()), game.table.actors[0])
"""


@pytest.mark.parametrize("name", GAMES)
def test_the_table_keeps_its_height(open_notebook: OpenNotebook, name: str) -> None:
    notebook = open_notebook(GAMES[name], "game", height=2600)
    screens = [notebook.screen(number) for number in range(len(WIDTHS))]
    for screen, width in zip(screens, WIDTHS, strict=True):
        screen.root.evaluate("(root, width) => { root.style.width = `${width - 24}px`; }", width)
        screen.wait_for_ready()
        screen.root.evaluate(WATCH)
    screens[0].list.evaluate(PLAY_ON, MOVES)
    notebook.python(OVER)
    for screen in screens:
        screen.wait_for_ply(notebook.ask("game.ply"))
        noted = screen.canvas.evaluate("host => host.bwHeights").items()
        heights = {int(height): keys for height, keys in noted}
        assert max(heights) - min(heights) <= MOST, heights
