"""Undo and redo, dice of one's own, and names that are no names."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.players import Memory, game_cell

if TYPE_CHECKING:
    from tests.browser.conftest import OpenTable

pytestmark = pytest.mark.browser


def test_undo_and_redo(open_table: OpenTable) -> None:
    notebook = open_table(game_cell())
    screen, memory = notebook.screen(), Memory()
    undo, redo = screen.button("Undo"), screen.button("Redo")
    expect(redo).to_be_disabled()
    stops = [screen.ply]
    views = [screen.view]
    for _ in range(4):
        screen.press(str(memory.choose(screen)))
        stops.append(screen.ply)
        views.append(screen.view)

    for ply in reversed(stops[:-1]):
        undo.click()
        screen.wait_for_ply(ply)
        expect(screen.status).to_contain_text("Taken back: ")
    assert screen.view == views[0]
    assert notebook.ask("game.ply") == stops[0]
    for ply, view in zip(stops[1:], views[1:], strict=True):
        redo.click()
        screen.wait_for_ply(ply)
        assert screen.view == view
    expect(redo).to_be_disabled()
    undo.click()
    screen.wait_for_ply(stops[-2])
    screen.press(str(memory.choose(screen)))
    expect(redo).to_be_disabled()
    assert notebook.ask("game.ply") == screen.ply == stops[-1]


def test_real_dice_are_tapped_or_chosen_from_the_list(open_table: OpenTable) -> None:
    notebook = open_table(game_cell(chance="ask"))
    screen = notebook.screen()
    screen.press("Ready")
    screen.press("Roll the dice")
    screen.point_at("Feature die: colour")
    screen.wait_for_target("Feature die: colour, chosen")
    screen.point_at("Feature die: feature")
    screen.click_on_canvas("Number die: 3")
    assert screen.view["dice"] == {"number": 3, "kind": "feature"}
    screen.button("Undo").click()
    screen.wait_for_target("Feature die: feature")
    assert len(screen.offers) == 19

    screen.press("The dice show 5 and animal")

    assert screen.view["dice"] == {"number": 5, "kind": "animal"}
    assert screen.view["place"] == 1
    assert screen.offers == [
        f"Answer {animal}" for animal in ("rat", "dog", "cat", "goose", "parrot")
    ]
    assert notebook.ask("[game.state.dice.number, game.state.dice.kind]") == [5, "animal"]
    screen.press("Answer goose")
    notebook.until(lambda: screen.view["phase"] == "memorise")  # the card has dealt itself
    screen.press("Ready")
    screen.press("Roll the dice")
    screen.press("Leave it to chance")
    notebook.until(lambda: screen.view["phase"] == "answer")


def test_names_with_markup_are_only_names(open_table: OpenTable) -> None:
    evil = "<img src=x onerror=window.pwned=1>"
    names = [evil, "</title><script>pwned=1</script>"]
    notebook = open_table(game_cell(repr(names)), f"game.seat({evil!r})", height=2400)
    table, seat = notebook.screen(0), notebook.screen(1)

    assert table.offers[1] == f"Ready, {evil}"
    table.press(f"Ready, {evil}")
    expect(table.status).to_have_text(f"{evil} is ready.")
    seat.wait_for_ply(4)
    table.press("Ready")
    seat.press("Roll the dice")
    expect(seat.status).to_contain_text(evil)

    assert notebook.page.evaluate("window.pwned") is None
    for screen in (table, seat):
        assert screen.root.locator("img, script").count() == 0
    svg = notebook.ask("game._repr_mimebundle_()[0]['image/svg+xml']")
    assert "<img" not in svg
    assert "<script" not in svg
