"""Narrow cells and some wider ones: nothing that a game writes is cut, and no button's words."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import brainwaves_widgets as bw
from tests.browser.notebook import HURRY
from tests.browser.plain import PlainPage

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page

    from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.browser
GAMES: dict[str, Callable[[], Any]] = {
    "goose": lambda: bw.AstuteGoose(["Ann", "Ben", "Cleo"], seed=5, level="expert"),
    "goose together": lambda: bw.AstuteGoose(["Ann", "Ben"], seed=5, mode="cooperative"),
    "boar": lambda: bw.BrilliantBoar(["Ann", "Ben", "Cleo"], seed=5, name_the_card=True),
    "boar of four": lambda: bw.BrilliantBoar(
        ["Ann", "Ben", "Cleo", "Dora"], seed=5, level="expert", name_the_card=True
    ),
    "matrix": lambda: bw.GameMatrix(["Ann", "Ben"], seed=5, hints=True),
    "brain wave": lambda: bw.BrainWave(["Ann", "Ben"], size=7, seed=5),
}
NARROW, MOVES, STATES = 284, 120, 30
WIDER = [("boar of four", 700), ("matrix", 592), ("matrix", 1280)]
NOTE_CUTS = """() => {
  const { fillText } = CanvasRenderingContext2D.prototype;
  window.bwCut = new Set();
  CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
    if (text.endsWith("…")) window.bwCut.add(text);
    fillText.call(this, text, ...rest);
  };
}"""
# Makes room of another width, and returns what is cut there.
RESIZE = """async (width) => {
  document.querySelector("main").style.width = `${width}px`;
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  await frame();
  window.bwCut.clear();
  await frame();
  await frame();
  return [...window.bwCut];
}"""
WIDTHS, FEW_STATES = range(284, 1420, 76), 4
OUTSIDE = """() => document.documentElement.scrollWidth > innerWidth"""

CURTAIN = """() => {
  const items = document.querySelector(".bw-canvas").items();
  return items.some(({ key }) => key === "curtain");
}"""

IS_READY = """(ply) => {
  const { state, ply: shown } = document.querySelector(".bw").dataset;
  return state === "ready" && Number(shown) === ply;
}"""


def played(name: str) -> Any:
    """Return a game after many random moves."""
    game, rng = GAMES[name](), Random(3)
    table = game.table
    for _ in range(MOVES):
        if table.actors:
            table.play(rng.choice(table.moves(table.actors[0])), table.actors[0])
    return game


def shown(page: Page, game: Any) -> PlainPage:
    """Show a game on a page that notes what is cut."""
    page.add_init_script(f"({NOTE_CUTS})()")
    page.goto("about:blank")
    html = '<body style="margin: 0"><main></main>'
    plain = PlainPage(page, game, html=html, in_shadow=False)
    page.evaluate(HURRY, 50)
    return plain


def moments(plain: PlainPage, game: Any, count: int) -> Iterator[int]:
    """Go to so many moments of a game, with its curtains down and up; yield their plies."""
    page = plain.page
    for ply in sorted({*Random(3).sample(range(game.ply), count), game.ply}):
        game.goto(ply)
        plain.follow()
        page.wait_for_function(IS_READY, arg=ply)
        yield ply
        while page.evaluate(CURTAIN):
            plain.press(".bw-moves button")
            page.wait_for_function(IS_READY, arg=ply)
            yield ply


@pytest.mark.parametrize(("name", "width"), [*((name, NARROW) for name in GAMES), *WIDER])
def test_nothing_is_cut(open_page: OpenPage, name: str, width: int) -> None:
    page, game = open_page(width, 900), played(name)
    plain = shown(page, game)
    for ply in moments(plain, game, STATES):
        assert not page.evaluate(OUTSIDE), ply
    assert page.evaluate("[...window.bwCut]") == []


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_cut_at_any_width(open_page: OpenPage, name: str) -> None:
    page, game = open_page(WIDTHS[-1], 900), played(name)
    plain = shown(page, game)
    cut: dict[str, set[int]] = {}
    for _ in moments(plain, game, FEW_STATES):
        for width in WIDTHS:
            for text in page.evaluate(RESIZE, width):
                cut.setdefault(text, set()).add(width)
    assert not cut
