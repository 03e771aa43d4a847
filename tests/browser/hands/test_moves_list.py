"""The moves as buttons: folded away, open for the keyboard, remembered, and in groups."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.brainwave.waves import MINOR, wave_cell
from tests.browser.players import matrix_cell

from .keyboard import tab_to_canvas

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook, OpenTable

pytestmark = pytest.mark.browser
KEPT = "localStorage['brainwaves-moves']"
WATCH_FOCUS = """(root) => {
  window.bwLeft = 0;
  root.addEventListener("focusout", (event) => {
    if (!root.contains(event.relatedTarget)) window.bwLeft += 1;
  });
}"""


def test_they_fold_away_and_open_for_the_keyboard(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(matrix_cell("['Ann', 'Ben']"))
    screen, keyboard = notebook.screen(), notebook.page.keyboard
    fold = screen.button("Moves as buttons")
    expect(fold).to_have_attribute("aria-expanded", "true")
    table = screen.canvas.bounding_box()
    fold.click()
    expect(fold).to_have_attribute("aria-expanded", "false")
    box = screen.list.bounding_box()
    assert box
    assert (box["width"], box["height"]) == (1, 1)
    assert screen.offers == ["Draw a card"], "a screen reader still finds them"
    assert notebook.page.evaluate(KEPT) == ""

    tab_to_canvas(screen)
    keyboard.press("Tab")
    expect(fold).to_be_focused()
    keyboard.press("Tab")
    expect(fold).to_have_attribute("aria-expanded", "true")
    assert notebook.page.evaluate(KEPT) == "open"
    assert screen.canvas.bounding_box() == table

    with screen.moving():
        keyboard.press("Enter")
    screen.wait_for_ready()
    why = screen.root.locator(".bw-why")
    expect(why).to_be_hidden()
    place = why.bounding_box()
    with screen.moving():
        screen.button("None fits").press("Enter")
    screen.wait_for_ready()
    expect(screen.button("Draw a card")).to_be_focused()
    assert why.bounding_box() == place, "nothing jumps when it can be asked again"
    figure, attribute = screen.view["told"]["about"] or [screen.view["figures"][0]["key"], None]
    assert why.get_by_label("Figure").input_value() == figure
    if attribute:
        assert why.get_by_label("Attribute").input_value() == attribute


def test_many_stand_in_groups_by_their_kind(open_table: OpenTable) -> None:
    notebook = open_table(wave_cell(MINOR))
    screen = notebook.screen()
    screen.lift()
    labels = [one["label"] for one in screen.scene["moves"]]
    assert len(labels) > 12
    group = screen.list.get_by_role("group", name="Call a minor breakthrough at")
    calls = group.get_by_role("button").all_inner_texts()
    assert calls == [one for one in labels if one.startswith("Call a minor")]
    assert sorted(screen.offers) == sorted(labels)
    screen.press(calls[0])
    assert notebook.ask("game.state.phase") != "build"


def test_the_focus_stays_where_a_hand_pressed(open_table: OpenTable) -> None:
    """If it left the widget for a moment, JupyterLab would have much to do before a frame."""
    screen = open_table(matrix_cell("['Ann', 'Ben']")).screen()
    screen.root.evaluate(WATCH_FOCUS)
    for label in ("Draw a card", "None fits", "Draw a card"):
        screen.press(label)
        screen.wait_for_ready()
        assert screen.offers == [one["label"] for one in screen.scene["moves"]]
        expect(screen.list.get_by_role("button").first).to_be_focused()
        assert not screen.page.evaluate("window.bwLeft")
