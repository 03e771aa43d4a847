"""A program's turn in Game Matrix, as people at the table see it: readable, and not theirs."""

from __future__ import annotations

import pytest

from tests.browser.conftest import OpenTable
from tests.browser.screen import GameScreen

from .deals import cards_for, claim, dealt_cell, fitting

pytestmark = [pytest.mark.browser, pytest.mark.real_time]
IMPORTS = (
    "from brainwaves_widgets.bots import Guesser",
    "from brainwaves_widgets.matrix import Claim",
)
LETTER_MS = 50
"""How long people have for each letter that is new."""
WAIT_MS = 700
# Notes when each state came.
TIME_STATES = """(root) => {
  window.bwCame = {};
  const note = () => { window.bwCame[root.dataset.heard] ??= performance.now(); };
  new MutationObserver(note).observe(root, { attributes: true, attributeFilter: ["data-heard"] });
}"""
# Notes texts of the headline that are drawn wider or narrower than they are high.
NOTE_STRETCHED = """(host) => {
  const { fillText } = CanvasRenderingContext2D.prototype;
  const headlines = new Set();
  window.bwStretched = [];
  CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
    const prompt = host.items().find(({ key }) => key === "prompt");
    if (prompt) headlines.add(prompt.look);
    const { a, d } = this.getTransform();
    const isHeadline = text.length > 12 && [...headlines].some((one) => one.includes(text));
    if (isHeadline && Math.abs(a - d) > 0.01 * d) window.bwStretched.push([text, a, d]);
    fillText.call(this, text, ...rest);
  };
}"""


def with_program(open_table: OpenTable, moves: str = "") -> GameScreen:
    """A game in which a program begins, some of whose moves were made before."""
    cards = cards_for(3, 1)
    cell = dealt_cell(cards, "[Guesser(seed=1), 'Ann']")
    *before, name = cell.split("\n")
    return open_table("\n".join([*IMPORTS, *before, moves, name]), still=False).screen()


def test_a_drawn_card_can_be_read_before_a_program_claims(open_table: OpenTable) -> None:
    screen = with_program(open_table)
    screen.root.evaluate(TIME_STATES)
    ply = screen.ply
    screen.button("Let Guesser move").click()
    screen.page.wait_for_function("ply => ply in window.bwCame", arg=ply + 2)
    drawn = screen.notebook.wire.scenes[screen.widget]
    text = next(event["text"] for event in drawn["events"] if event["kind"] == "card")
    screen.page.wait_for_function("ply => Object.keys(bwCame).some((at) => at > ply)", arg=ply + 2)
    came = {int(at): ms for at, ms in screen.page.evaluate("window.bwCame").items()}
    after = min(at for at in came if at > ply + 2)
    assert came[after] - came[ply + 2] >= WAIT_MS + LETTER_MS * len(text) - LETTER_MS


def test_a_program_that_decides_leaves_no_dare_to_press(open_table: OpenTable) -> None:
    right = fitting(cards_for(3)[0])[0]
    screen = with_program(open_table, f"game.play(game.moves()[0])\ngame.play(Claim({right!r}))")
    assert screen.view["phase"] == "dare"
    assert "Let Guesser move" in screen.targets
    screen.note_texts()
    screen.root.evaluate("root => { root.style.width = '600px'; }")  # all is drawn again
    screen.wait_for_text("Let Guesser move")
    texts = screen.page.evaluate("window.bwTexts")
    assert {"Dare", "Dare one more"}.isdisjoint(texts)


def test_what_a_program_is_to_do_does_not_stand_where_people_draw(open_table: OpenTable) -> None:
    screen = with_program(open_table)
    button = "(host, text) => host.items().find(({ key }) => key === `button-${text}`)"
    screen.wait_for_target("Let Guesser move")
    let_it = screen.canvas.evaluate(button, "Let Guesser move")
    screen.notebook.python("while game.table.actors == (0,): game.play(game.moves()[-1])")
    screen.wait_for_target("Draw a card")
    draw = screen.canvas.evaluate(button, "Draw a card")
    assert let_it["x"] + let_it["w"] <= draw["x"]


def test_headlines_are_not_stretched_where_their_room_changes(open_table: OpenTable) -> None:
    (card,) = cards_for(2)
    screen = open_table(dealt_cell([card]), still=False).screen()
    screen.canvas.evaluate(NOTE_STRETCHED)
    screen.click_on_canvas("Draw a card")
    screen.click_on_canvas(claim(fitting(card)[0]))
    screen.wait_for_rest()
    assert screen.page.evaluate("window.bwStretched") == []
