"""A widget is as high at the end of a game as at its beginning: nothing jumps under the hands."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.bots import Guesser
from tests.browser.brainwave.waves import wave_cell
from tests.browser.notebook import HURRY
from tests.browser.plain import TWO_FRAMES, PlainPage
from tests.browser.players import boar_cell, game_cell, matrix_cell

if TYPE_CHECKING:
    from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.browser
MOST = 8
WIDTHS = (400, 1280)
NARROWEST = 284 + 24
MOVES = 40
# Every height that the canvas had, and all that a person sees without the buttons after a game;
# and what was shown first at that height.
WATCH = """(root) => {
  const host = root.querySelector(".bw-canvas");
  const parts = () => [...root.children].map((part) => `${part.className} ${part.clientHeight}`);
  const heights = (root.bwHeights = { canvas: {}, widget: {} });
  const note = () => {
    heights.canvas[host.clientHeight] ??= host.items().map((one) => one.key);
    if (!root.querySelector(".bw-end").hidden) return;
    heights.widget[root.clientHeight] ??= [...parts(), root.innerText];
  };
  for (const one of [host, root]) new ResizeObserver(note).observe(one);
  note();
}"""
OFTEN_MISNAMED = "['Ann', 'Ben', 'Cleo', 'Dora'], 'expert'"
GAMES = {
    "goose": game_cell("['Ann', 'Ben', 'Cleo']"),
    "boar": boar_cell("['Ann', 'Ben', 'Cleo']", name_the_card=True),
    "boar alone": boar_cell(),
    "matrix": matrix_cell("['Ann', 'Ben']"),
    "brain wave": wave_cell("game.state.phase == 'go'"),
    "goose with a coach": game_cell("['Ann', 'Ben', 'Cleo']", coach=True),
    "boar of four": boar_cell(OFTEN_MISNAMED, name_the_card=True),
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
READY = "(root) => root.dataset.state === 'ready'"


@pytest.mark.parametrize(
    ("name", "width"),
    [*product([*GAMES][:-1], WIDTHS), *product(("boar of four", "brain wave"), (NARROWEST,))],
)
def test_a_widget_keeps_its_height(open_page: OpenPage, name: str, width: int) -> None:
    space: dict[str, Any] = {}
    run, rng = exec, Random(2)
    run(GAMES[name], space)
    game, page = space["game"], open_page(width, 2600)
    table = game.table
    html = '<body style="margin: 12px"><main></main>'
    plain = PlainPage(page, game, html=html, in_shadow=False)
    page.evaluate(HURRY, 50)
    page.wait_for_function(READY, arg=plain.root.element_handle())
    if "coach" in name:
        plain.root.locator(".bw-coach").wait_for()  # its code comes when it has something to say
    plain.root.locator(".bw-fold").click()  # who opens the list of moves sees it grow and shrink
    plain.root.evaluate(WATCH)
    before = game.ply
    plain.root.locator(".bw-moves").first.evaluate(PLAY_ON, MOVES)
    assert game.ply > before
    while table.actors:
        table.play(rng.choice(game.moves()), table.actors[0])
    plain.follow()
    page.wait_for_function(READY, arg=plain.root.element_handle())
    assert int(plain.root.get_attribute("data-ply") or 0) == game.ply
    for part, noted in plain.root.evaluate("root => root.bwHeights").items():
        heights = {int(height): shown for height, shown in noted.items()}
        assert max(heights) - min(heights) <= MOST, (part, heights)


def test_words_with_little_room_begin_with_what_is_new_and_can_be_scrolled(
    open_page: OpenPage,
) -> None:
    game = bw.BrilliantBoar(["Ann", *map(Guesser, range(3))], seed=7, pace=0)
    page = open_page(NARROWEST, 2600)
    plain = PlainPage(page, game, html="<main></main>", in_shadow=False)
    page.evaluate(HURRY, 50)
    status = plain.root.locator(".bw-status")
    while not status.evaluate("status => status.scrollTop"):
        plain.root.locator(".bw-moves").first.evaluate(PLAY_ON, 1)
        page.wait_for_function(READY, arg=plain.root.element_handle())
        page.evaluate(TWO_FRAMES)
        assert game.table.actors, "there was never more to read than there is room for"
    told = status.locator("span").last.bounding_box()
    room = status.bounding_box()
    assert told
    assert room
    assert room["y"] <= told["y"] < room["y"] + room["height"]
    status.press("Home")
    page.wait_for_function("status => !status.scrollTop", arg=status.element_handle())
