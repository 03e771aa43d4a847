"""A view as the canvas draws it and as the still picture shows it: equal pieces and colours."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING
from urllib.parse import unquote
from xml.etree import ElementTree as ET

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.art.palette import PALETTE
from brainwaves_widgets.art.svg import art
from brainwaves_widgets.brainwave import RULES, Call, Laid, State
from brainwaves_widgets.brainwave.rules.board import grid
from tests.brainwave.builders import BLUE, GREEN, WALL, building, then
from tests.browser.plain import PlainPage

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

    from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.browser
BACK = re.findall(r' d="([^"]+)"', art("tiles/back"))
"""The paths of a tile that lies face down."""
DOT = PALETTE["dark"]["line"]
Painted = Counter[tuple[str, ...]]
PATH = re.compile(r'[ :]d="([^"]*)"[^>]*?(?:fill|stroke)="([^"]*)"')
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
# Notes every path that is painted: its `d`, its colour, how it is turned, its width, and where
# its middle is. What is mirrored counts as turned by two right angles.
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
        const width = what === "stroke" ? `${Math.round(100 * this.lineWidth)}` : "";
        const one = [shape.d, what, this[`${what}Style`], `${turn}`, width];
        const at = [12 * (a + c) + e, 12 * (b + d) + f].map(Math.round);
        painted.set(JSON.stringify([one, at]), one);
      } else if (what === "fill" && this.arcs) {
        for (const { r, at } of this.arcs) {
          const one = ["arc", "fill", this.fillStyle, `${r}`, ""];
          painted.set(JSON.stringify([one, at.x, at.y]), one);
        }
      }
      return shape ? paint.call(this, shape, ...rest) : paint.call(this);
    };
  }
  const images = (window.images = []);
  const { set } = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, "src");
  Object.defineProperty(HTMLImageElement.prototype, "src", {
    set(source) { images.push(source); set.call(this, source); },
  });
  const { arc, beginPath } = pen;
  pen.beginPath = function () {
    this.arcs = [];
    beginPath.call(this);
  };
  pen.arc = function (x, y, r, ...rest) {
    this.arcs.push({ r, at: this.getTransform().transformPoint({ x, y }) });
    return arc.call(this, x, y, r, ...rest);
  };
})()"""


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    page = open_page(1000, 1200)
    page.add_init_script(RECORD)
    page.goto("about:blank")
    return page


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
        plain.press(".bw-moves button")
    page.wait_for_function("[...painted.values()].some(([what]) => what === 'arc')")
    canvas = Counter(tuple(one) for one in page.evaluate("[...painted.values()]"))
    view = game.view(game.scene["view"]["seat"])
    still = ET.fromstring(game.rules.picture(view))  # noqa: S314 - our own text

    in_still = pieces_of(still)
    in_canvas = Counter({one: many for one, many in canvas.items() if one[0] != "arc"})
    backs = {one for one in in_canvas if one[0] in BACK}  # the canvas shows a few alone
    assert {one for one in in_still if one[0] in BACK} <= backs
    assert without(in_still, backs) == without(in_canvas, backs)
    places = [one.attrib["d"].count("M") for one in still.iter() if "data-places" in one.attrib]
    assert sum(places) == 2 * (view["track"] + 1)
    assert sum(places) == sum(
        many for (_, _, tone, r, _), many in canvas.items() if r in ("1.6", "2.6") and tone == DOT
    )


@pytest.mark.parametrize("players", [["Ann", "Ben"], ["Ann"]], ids=["together", "alone"])
def test_canvas_and_still_show_the_same_backs_of_the_boar(page: Page, players: list[str]) -> None:
    game = bw.BrilliantBoar(players, seed=1)
    for _ in range(10):  # cards are drawn and looked at
        game.table.play(game.table.moves(game.table.actors[0])[0], game.table.actors[0])
    plain = PlainPage(page, game, html="<main></main>", in_shadow=False)
    if game.scene["curtain"]:
        plain.press(".bw-moves button")
    page.wait_for_function("[...painted.values()].some(([what]) => what.startsWith('M17 8'))")
    canvas = Counter(tuple(one) for one in page.evaluate("[...painted.values()]"))
    still = ET.fromstring(game.rules.picture(game.view(game.scene["view"]["seat"])))  # noqa: S314
    assert pieces_of(still) == {one: many for one, many in canvas.items() if one[0] != "arc"}


def test_canvas_and_still_show_the_same_suspects(page: Page) -> None:
    game = bw.AstuteGoose(["Ann"], level="expert", seed=5)
    PlainPage(page, game, html="<main></main>", in_shadow=False)
    page.wait_for_function("painted.size > 0 && images.length >= 6")
    canvas = {
        tuple(path for path in PATH.findall(unquote(source)))
        for source in page.evaluate("images")
        if "currentColor" in unquote(source)
    }
    still = ET.fromstring(game.rules.picture(game.view(0)))  # noqa: S314 - our own text
    suspects = [
        one for one in still.iter() if one.find("{*}title") is not None and one.get("color")
    ]
    assert len(suspects) == 6
    for one in suspects:
        assert tuple(PATH.findall(ET.tostring(one, encoding="unicode"))) in canvas


def pieces_of(still: ET.Element) -> Painted:
    """Return what a still paints of the shared pieces, as the canvas notes it."""
    found: Painted = Counter()
    for around in still.iter():
        mirrored = 2 if "scale(-1" in around.get("transform", "") else 0
        for group in around:
            if "data-piece" in group.attrib:
                degrees = int(group.get("transform", "rotate(0 ").split("(")[1].split(" ")[0])
                found.update(paths_of(group, degrees // 90 + mirrored))
    return found


def paths_of(piece: ET.Element, turn: int) -> Iterator[tuple[str, ...]]:
    for path in piece:
        for what in ("fill", "stroke"):
            tone = path.attrib[what].lower()
            width = path.get("stroke-width", "0") if what == "stroke" else ""
            if tone != "none":
                yield path.attrib["d"], what, tone, str(turn), width and f"{100 * float(width):.0f}"


def without(painted: Painted, some: set[tuple[str, ...]]) -> dict[tuple[str, ...], int]:
    return {one: many for one, many in painted.items() if one not in some}
