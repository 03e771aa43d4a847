"""A widget is as high at the end of a game as at its beginning: nothing jumps under the hands."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.bots import Guesser
from brainwaves_widgets.testing.play import random_move
from tests.browser.brainwave.waves import wave_cell
from tests.browser.notebook import HURRY
from tests.browser.plain import TWO_FRAMES, PlainPage
from tests.browser.players import boar_cell, game_cell, matrix_cell, stepper_cell

if TYPE_CHECKING:
    from anywidget import AnyWidget
    from playwright.sync_api import Page

    from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.browser
MOST = 8
WIDTHS = (400, 1280)
NARROWEST = 284 + 24
MOVES = 40
OWN_MOVES = 8
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
    "goose alone": game_cell(),
    "goose together": game_cell("['Ann', 'Ben', 'Cleo']", mode="cooperative"),
    "original matrix": matrix_cell("['Ann', 'Ben']", version="original"),
    "boar of four": boar_cell(OFTEN_MISNAMED, name_the_card=True),
}
MORE = ("goose alone", "goose together", "original matrix")
WIDE = [name for name in GAMES if name not in (*MORE, "boar of four")]
NARROW = ("boar of four", "brain wave", "goose", "matrix")
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
# Moves a stepper's slider through many states to the end, on the page alone.
WALK = """async (root, stride) => {
  const slider = root.querySelector("[aria-label=State]");
  const until = async (holds) => {
    const start = performance.now();
    while (!holds()) {
      if (performance.now() - start > 20_000) throw new Error(`it stops at: ${root.innerText}`);
      await new Promise(requestAnimationFrame);
    }
  };
  while (Number(slider.value) < Number(slider.max)) {
    slider.value = Number(slider.value) + stride;
    slider.dispatchEvent(new Event("input"));
    await until(() => root.dataset.heard === slider.value);
    const since = performance.now();
    await until(() => performance.now() - since > 50); // the beat is over
  }
}"""
LAST_READ = "(status) => [...status.firstChild.getClientRects()].at(-1).bottom"
STATES = 25
READY = "(root) => root.dataset.state === 'ready'"


def widget_of(cell: str, *names: str) -> list[Any]:
    """Run a cell; return what it calls by these names."""
    space: dict[str, Any] = {}
    run = exec
    run(cell, space)
    return [space[name] for name in names]


def shown(page: Page, widget: AnyWidget) -> PlainPage:
    """Show a widget whose list of moves is folded out, and watch how high it is."""
    html = '<body style="margin: 12px"><main></main>'
    plain = PlainPage(page, widget, html=html, in_shadow=False)
    page.evaluate(HURRY, 50)
    wait_for_ready(plain)
    return plain


def wait_for_ready(plain: PlainPage) -> None:
    plain.page.wait_for_function(READY, arg=plain.root.element_handle())


def assert_even(plain: PlainPage) -> None:
    """Assert that neither the canvas nor the widget has ever been higher than at another time."""
    for part, noted in plain.root.evaluate("root => root.bwHeights").items():
        heights = {int(height): seen for height, seen in noted.items()}
        assert max(heights) - min(heights) <= MOST, (part, heights)


@pytest.mark.parametrize(
    ("name", "width"),
    [*product(WIDE, WIDTHS), *product(MORE, WIDTHS[:1]), *product(NARROW, (NARROWEST,))],
)
def test_a_widget_keeps_its_height(open_page: OpenPage, name: str, width: int) -> None:
    (game,) = widget_of(GAMES[name], "game")
    rng, table = Random(2), game.table
    plain = shown(open_page(width, 2600), game)
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
    wait_for_ready(plain)
    assert int(plain.root.get_attribute("data-ply") or 0) == game.ply
    assert_even(plain)


@pytest.mark.parametrize("name", ["goose", "boar", "matrix", "brain wave"])
def test_a_seat_of_ones_own_keeps_its_height(open_page: OpenPage, name: str) -> None:
    (game,) = widget_of(GAMES[name], "game")
    rng, table = Random(2), game.table
    plain = shown(open_page(WIDTHS[0], 2600), game.seat("Ben"))
    plain.root.locator(".bw-fold").click()
    plain.root.evaluate(WATCH)
    moves = plain.root.locator(".bw-moves").first
    own = 0
    while own < OWN_MOVES:
        wait_for_ready(plain)
        if 1 in table.actors:
            moves.evaluate(PLAY_ON, 1)
            own += 1
        else:
            random_move(table, rng.randrange)
            plain.follow()
    while table.actors:
        random_move(table, rng.randrange)
    plain.follow()
    wait_for_ready(plain)
    assert int(plain.root.get_attribute("data-ply") or 0) == game.ply
    assert_even(plain)


@pytest.mark.parametrize("name", ["goose", "boar", "matrix", "brainwave"])
def test_a_stepper_keeps_its_height(open_page: OpenPage, name: str) -> None:
    table, stepper = widget_of(stepper_cell(name, most=9999), "table", "stepper")
    stepper.goto(0)
    plain = shown(open_page(WIDTHS[0], 2600), stepper)
    plain.root.evaluate(WATCH)
    plain.root.evaluate(WALK, -(-table.ply // STATES))
    assert stepper.ply == table.ply
    assert_even(plain)


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
    assert status.evaluate(LAST_READ) <= told["y"] + 1, "what is new begins on a line of its own"
    status.press("Home")
    page.wait_for_function("status => !status.scrollTop", arg=status.element_handle())
