"""Game Matrix's moments: a claim is judged, a bust is shown as a matrix, and nothing jumps."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from brainwaves_widgets.art.palette import PALETTE
from brainwaves_widgets.geometry import ATTRIBUTES
from brainwaves_widgets.matrix.pieces import number
from tests.browser.frames import frames

from .deals import OPEN, cards_for, claim, dealt_cell, fitting, label_of

if TYPE_CHECKING:
    from tests.browser.conftest import OpenTable
    from tests.browser.screen import GameScreen

pytestmark = [pytest.mark.browser, pytest.mark.real_time]
FEW_PIXELS = 8

# Notes every text that is written onto a canvas, and where.
NOTE_PLACES = """() => {
  window.bwWritten = [];
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (text, x, y, ...rest) {
    const { e, f } = this.getTransform();
    window.bwWritten.push([text, e + x, f + y]);
    fillText.call(this, text, x, y, ...rest);
  };
}"""

# The colours of six pixels beside each other on the canvas, around a point.
COLOURS = """(host, [x, y]) => {
  const { data } = host.querySelector("canvas").getContext("2d").getImageData(x - 3, y, 6, 1);
  const hex = (value) => value.toString(16).padStart(2, "0");
  return [0, 4, 8, 12, 16, 20].map((at) => `#${[...data.slice(at, at + 3)].map(hex).join("")}`);
}"""


def height(screen: GameScreen) -> int:
    return int(screen.canvas.evaluate("host => host.clientHeight"))


@pytest.mark.parametrize("width", [1280, 716])
def test_a_bust_is_shown_as_a_matrix_until_the_next_action(
    open_table: OpenTable, width: int
) -> None:
    first, second = cards_for(3, 1)
    right = fitting(first)[0]
    overlooked = fitting(first, second)[0]
    screen = open_table(dealt_cell([first, second]), width=width).screen()
    screen.note_texts()
    heights = {height(screen)}
    screen.wait_for_target("Draw a card")
    items = screen.canvas.evaluate("host => host.items()")
    screen.click_on_canvas("Draw a card")
    heights.add(height(screen))
    none = screen.wait_for_target("None fits")
    draw = next(item for item in items if item["key"] == "button-Draw a card")
    assert none["x"] + none["w"] <= draw["x"] or none["x"] >= draw["x"] + draw["w"]

    early, later, last = frames(screen, lambda: screen.point_at(claim(right)))
    assert early.state == later.state == "beat"
    assert f"claims figure {number(right)}: it fits" in early.headline
    assert f"claims figure {number(right)}: it fits" in early.status
    assert "it fits" not in early.spoken, "nobody hears it twice"
    screen.wait_for_target(f"Stop and take figure {number(right)}")
    items = screen.canvas.evaluate("host => host.items()")
    stop, dare = (item for item in items if item["key"].startswith("button-"))
    assert (stop["label"], stop["w"], stop["h"]) == (
        f"Stop and take figure {number(right)}",
        dare["w"],
        dare["h"],
    )
    screen.wait_for_text("Dare")
    screen.click_on_canvas("Draw a card")
    heights.add(height(screen))
    for card in (first, second):
        screen.point_at(f"What does {label_of(card.first)} / {label_of(card.second)} mean?")
        screen.wait_for_text(ATTRIBUTES[card.first].definition.split()[0])
        assert ATTRIBUTES[card.first].definition in screen.spoken.inner_text()

    early, later, last = frames(screen, lambda: screen.point_at("None fits"))
    assert early.state == later.state == "beat"
    for frame in (early, later):
        assert "Overlooked" in frame.headline
        assert frame.headline.count("loses this turn's 2 cards") == 1, "nobody reads it twice"
        assert "grid" not in frame.items
        assert frame.status == last.status, "all is told at once, and once"
        if width > 1000:
            assert frame.items["prompt"]["w"] > last.items["prompt"]["w"]
    assert {"grid", "grid-0", "grid-1"} <= set(last.items)
    for row, card in enumerate((first, second)):
        text = ", ".join(str(number(key)) for key in OPEN if key in fitting(card))
        assert f"fits {text}." in last.items[f"grid-{row}"]["label"]
    assert f"fits {number(overlooked)}." in last.status
    grid = last.items["grid"]
    assert grid["y"] + grid["h"] <= last.items["prompt"]["y"]
    heights |= {frame.height for frame in (early, later, last)}
    assert max(heights) - min(heights) <= FEW_PIXELS, heights

    screen.point_at(last.items["grid-0"]["label"])
    assert ATTRIBUTES[first.first].definition in screen.spoken.inner_text()
    screen.click_on_canvas("Draw a card")
    assert "grid" not in {item["key"] for item in screen.canvas.evaluate("host => host.items()")}


def test_with_hints_one_more_card_says_what_it_may_cost(open_table: OpenTable) -> None:
    (card,) = cards_for(2)
    screen = open_table(dealt_cell([card], hints=True)).screen()
    screen.click_on_canvas("Draw a card")
    screen.click_on_canvas(claim(fitting(card)[0]))
    risk = int(100 * screen.view["risk"] + 0.5)
    assert screen.scene["prompt"]["hint"].startswith(
        f"One more? {risk} % bust, you would lose 1 card."
    )


def colours(screen: GameScreen, x: float, y: float) -> set[str]:
    """Return the colours that the canvas has around a point."""
    return set(screen.canvas.evaluate(COLOURS, [int(x), int(y)]))


@pytest.mark.parametrize("claimed", [None, "wrong"], ids=["None fits", "a wrong claim"])
def test_what_was_overlooked_is_lit_and_ticked_for_every_lost_card(
    open_table: OpenTable, claimed: str | None
) -> None:
    first, second = cards_for(3, 1)
    fits = fitting(first, second)
    wrong = next(key for key in OPEN if key not in fits) if claimed else None
    screen = open_table(dealt_cell([first, second])).screen()
    screen.page.evaluate(NOTE_PLACES)
    screen.click_on_canvas("Draw a card")
    screen.click_on_canvas(claim(fitting(first)[0]))
    screen.click_on_canvas("Draw a card")
    screen.click_on_canvas(claim(wrong) if wrong else "None fits")
    screen.wait_for_rest()
    items = {item["key"]: item for item in screen.canvas.evaluate("host => host.items()")}

    paper = PALETTE["paper"]
    for key in OPEN:
        box = items[f"figure-{key}"]
        edge = colours(screen, box["x"], box["y"] + box["h"] / 2)
        assert (paper["good"] in edge) is (key in fits), key
        assert (paper["bad"] in edge) is (key == wrong), key

    written = screen.page.evaluate("window.bwWritten")

    def within(key: str) -> dict[float, str]:
        """Return the signs and numbers in a row of the matrix, by where they stand."""
        top, bottom = items[key]["y"], items[key]["y"] + min(items[key]["h"], 24)
        short = [one for one in written if one[0] in "✓✗" or one[0].isdigit()]
        return {x: text for text, x, y in sorted(short, key=lambda one: one[1]) if top < y < bottom}

    head = within("grid")
    assert list(head.values()) == [str(number(key)) for key in OPEN]
    for row, card in enumerate((first, second)):
        signs = within(f"grid-{row}")
        assert list(signs) == list(head), "each sign stands below its figure"
        assert list(signs.values()) == ["✓" if key in fitting(card) else "✗" for key in OPEN]
    bare = colours(screen, items["grid"]["x"] + 60, items["grid"]["y"] + 4)
    for x, key in zip(head, OPEN, strict=True):
        assert (colours(screen, x, items["grid"]["y"] + 4) != bare) is (key in fits), key
