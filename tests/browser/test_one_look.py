"""A view as the canvas draws it and as the still picture shows it: equal pieces and colours."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.art.palette import PALETTE
from brainwaves_widgets.brainwave import RULES, Call, Laid, State
from brainwaves_widgets.brainwave.rules.board import grid
from tests.brainwave.builders import BLUE, GREEN, WALL, building, then

from .plain import PlainPage

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser
BACK = "M4 0.5"
DOT = PALETTE["dark"]["line"]
Painted = Counter[tuple[str, ...]]
BANK = "logic logic logic bender decision block"
CROSSED = """
· · · · · · ·
· · · · · ║ ·
· · · ║ · ║ ·
┌ ─ ─ ╬ ─ # ·
│ · · ║ · ║ ·
│ · + ╚ ═ ╬ ╗
│ · · ─ · · ║
"""
# Notes every path that is painted: its `d`, its colour, how it is turned, and where its middle is.
RECORD = """(() => {
  const painted = (window.painted = new Map());
  const { Path2D: Plain, CanvasRenderingContext2D: { prototype: pen } } = window;
  window.Path2D = class extends Plain {
    constructor(d) { super(d); this.d = d; }
  };
  for (const what of ["fill", "stroke"]) {
    const paint = pen[what];
    pen[what] = function (shape, ...rest) {
      if (shape?.d) {
        const { a, b, c, d, e, f } = this.getTransform();
        const turn = (Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4;
        const one = [shape.d, what, this[`${what}Style`], `${turn}`];
        const at = [12 * (a + c) + e, 12 * (b + d) + f].map(Math.round);
        painted.set(JSON.stringify([one, at]), one);
      }
      return shape ? paint.call(this, shape, ...rest) : paint.call(this);
    };
  }
  const arc = pen.arc;
  pen.arc = function (x, y, r, ...rest) {
    const at = this.getTransform().transformPoint({ x, y });
    const one = ["arc", "fill", this.fillStyle, `${r}`];
    painted.set(JSON.stringify([one, at.x, at.y]), one);
    return arc.call(this, x, y, r, ...rest);
  };
})()"""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1000, "height": 1200}, reduced_motion="reduce")
    context.add_init_script(RECORD)
    yield context.new_page()
    context.close()


def shared() -> State:
    """A board on which a train runs through a square that it shares (W25)."""
    state = building(CROSSED, BANK)
    board = list(state.board)
    board[grid(49).numbers["d5"]] = Laid(BLUE, "decision", 0, 9, shared=1)
    board[grid(49).numbers["d3"]] = Laid(BLUE, "logic", 0, 9, breaking=True)
    return state._replace(board=tuple(board))


def planned() -> State:
    """A breakthrough that was called, with a tile set aside (W25)."""
    state, _ = then(building(WALL, BANK), Call("major", "d4"))
    while state.plan is not None and not state.plan.tiles:
        state, _ = then(state, RULES.moves(state, GREEN)[0])
    return state


@pytest.mark.parametrize(
    "state",
    [
        building(CROSSED, BANK, dice=(3, 5), power=(11, 40)),
        shared(),
        planned(),
    ],
    ids=["crossed", "shared", "planned"],
)
def test_canvas_and_still_paint_the_same_pieces(page: Page, state: State) -> None:
    game = bw.BrainWave(["Ann", "Ben"], size=7, seed=1)
    game.table._states[game.ply] = state._replace(options=game.table.options)
    game._follow(game.ply)
    plain = PlainPage(page, game, html="<main></main>", in_shadow=False)
    if game.scene["curtain"]:
        plain.press("button")
    page.wait_for_function("[...painted.values()].some(([what]) => what === 'arc')")
    canvas = Counter(tuple(one) for one in page.evaluate("[...painted.values()]"))
    view = game.view(game.scene["view"]["seat"])
    still = ET.fromstring(game.rules.picture(view))  # noqa: S314 - our own text

    in_still = pieces_of(still)
    in_canvas = Counter({one: many for one, many in canvas.items() if one[0] != "arc"})
    backs = {one for one in in_canvas if one[0].startswith(BACK)}  # the canvas shows a few alone
    assert {one for one in in_still if one[0].startswith(BACK)} <= backs
    assert without(in_still, backs) == without(in_canvas, backs)
    places = [one.attrib["d"].count("M") for one in still.iter() if "data-places" in one.attrib]
    assert sum(places) == 2 * (view["track"] + 1)
    assert sum(places) == sum(
        many for (_, _, tone, r), many in canvas.items() if r in ("1.6", "2.6") and tone == DOT
    )


def pieces_of(still: ET.Element) -> Painted:
    """Return what a still paints of the shared pieces, as the canvas notes it."""
    found: Painted = Counter()
    for group in still.iter():
        if "data-piece" in group.attrib:
            degrees = int(group.get("transform", "rotate(0 ").split("(")[1].split(" ")[0])
            for path in group:
                for what in ("fill", "stroke"):
                    tone = path.attrib[what].lower()
                    if tone != "none":
                        found[path.attrib["d"], what, tone, str(degrees // 90)] += 1
    return found


def without(painted: Painted, some: set[tuple[str, ...]]) -> dict[tuple[str, ...], int]:
    return {one: many for one, many in painted.items() if one not in some}
