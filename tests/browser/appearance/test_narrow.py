"""Narrow cells and some wider ones: nothing that a game writes is cut, and no button's words."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import brainwaves_widgets as bw
from tests.browser.notebook import HURRY
from tests.browser.plain import PlainPage

if TYPE_CHECKING:
    from collections.abc import Callable

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
OUTSIDE = """() => document.documentElement.scrollWidth > innerWidth"""

CURTAIN = """() => {
  const items = document.querySelector(".bw-canvas").items();
  return items.some(({ key }) => key === "curtain");
}"""

IS_READY = """(ply) => {
  const { state, ply: shown } = document.querySelector(".bw").dataset;
  return state === "ready" && Number(shown) === ply;
}"""


@pytest.mark.parametrize(("name", "width"), [*((name, NARROW) for name in GAMES), *WIDER])
def test_nothing_is_cut(open_page: OpenPage, name: str, width: int) -> None:
    page = open_page(width, 900)
    page.add_init_script(f"({NOTE_CUTS})()")
    page.goto("about:blank")
    game, rng = GAMES[name](), Random(3)
    table = game.table
    for _ in range(MOVES):
        if table.actors:
            table.play(rng.choice(table.moves(table.actors[0])), table.actors[0])
    html = '<body style="margin: 0"><main></main>'
    plain = PlainPage(page, game, html=html, in_shadow=False)
    page.evaluate(HURRY, 50)
    for ply in sorted({*rng.sample(range(table.ply), STATES), table.ply}):
        game.goto(ply)
        plain.follow()
        page.wait_for_function(IS_READY, arg=ply)
        assert not page.evaluate(OUTSIDE), ply
        while page.evaluate(CURTAIN):
            plain.press(".bw-moves button")
            page.wait_for_function(IS_READY, arg=ply)
            assert not page.evaluate(OUTSIDE), ply
    assert page.evaluate("[...window.bwCut]") == []
