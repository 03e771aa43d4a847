"""The Boar's hands: by keyboard, announced by name, and as full as they can be."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from brainwaves_widgets.core.text.phrases import number
from tests.browser.hands.keyboard import choose_by_arrows, tab_to_canvas
from tests.browser.looks import check_measures, give_room
from tests.browser.players import SIX, after_draws, boar_cell

if TYPE_CHECKING:
    from tests.browser.conftest import OpenTable

pytestmark = pytest.mark.browser
DRAW_ON = "while game.view()['deck'] > 4: game.play(game.moves()[0])"


def test_alone_by_keyboard_to_the_end(open_table: OpenTable) -> None:
    notebook = open_table(boar_cell(designs=SIX))
    screen = notebook.screen()
    tab_to_canvas(screen)
    plays = 0

    while offers := screen.scene["moves"]:
        view = screen.view
        label = offers[0]["label"]
        if view["hands"][0]["count"] > 2 and plays < 5:
            label, plays = offers[2]["label"], plays + 1
        with screen.moving():
            choose_by_arrows(screen, label)
            notebook.page.keyboard.press("Enter")
        if plays == 5 and view["deck"] > 4:
            notebook.python(DRAW_ON)  # by keyboard it would be the same again and again
            screen.wait_for_ply(notebook.ask("game.ply"))

    view = screen.view
    assert plays == 5
    assert view["phase"] == "over"
    assert view["scores"] == [view["won"][0] - view["errors"] - view["hands"][0]["count"]]
    assert notebook.ask("list(game.outcome.scores)") == view["scores"]
    expect(screen.spoken).to_have_text(f"Your score is {number(view['scores'][0])}.")
    assert screen.canvas.evaluate("host => host === document.activeElement")
    assert not notebook.complaints


def test_a_card_is_named_by_mouse_and_by_the_list(open_table: OpenTable) -> None:
    cell = boar_cell("['Ann', 'Ben']", name_the_card=True, designs=SIX)
    notebook = open_table(after_draws(cell, 12))
    screen = notebook.screen()
    screen.lift()
    cards = ["Play card 1", "Play card 2", "Play card 3"]
    names = [f"Play card 2 as {animal}" for animal in SIX]
    assert screen.offers == ["Draw a card", *cards]
    start = screen.ply

    def choose_the_second() -> None:
        screen.point_at("Play card 2")
        screen.wait_for_target(names[0])
        assert screen.offers == [*names, "Back"]
        assert set(screen.targets) == {*names, "Back"}

    choose_the_second()
    notebook.page.keyboard.press("Escape")
    screen.wait_for_target("Play card 2")
    assert screen.offers == ["Draw a card", *cards]
    choose_the_second()
    screen.point_at("Back")
    screen.wait_for_target("Play card 2")
    assert screen.ply == start
    assert notebook.wire.moves_sent() == []
    choose_the_second()
    screen.click_on_canvas(names[4])
    assert notebook.ask(f"game.history[{start}].move.name") == "wolf"
    move = {"type": "Play", "place": 1, "name": "wolf"}
    assert [sent["move"] for sent in notebook.wire.moves_sent()] == [move]

    if screen.scene["curtain"]:
        screen.lift()
    screen.button("Play card 1").click()
    expect(screen.button("Play card 1 as deer")).to_be_visible()
    screen.button("Back").click()
    expect(screen.button("Draw a card")).to_be_visible()
    screen.button("Play card 1").click()
    screen.press("Play card 1 as deer")
    sent = notebook.wire.moves_sent()[-1]["move"]
    assert sent == {"type": "Play", "place": 0, "name": "deer"}
    assert screen.ply == notebook.ask("game.ply")


@pytest.mark.parametrize("width", [360, 1200])
def test_the_fullest_hands_can_be_played(open_table: OpenTable, width: int) -> None:
    notebook = open_table(
        after_draws(boar_cell(level="expert"), 2 * 53).replace("game", "solo"),
        after_draws(boar_cell("['Ann', 'Ben']", level="expert"), 2 * 54),
        width=1500,
        height=2600,
    )
    solo, pair = notebook.screen(0), notebook.screen(1)
    give_room(notebook, solo.root, width)
    pair.lift()
    assert [hand["count"] for hand in solo.view["hands"]] == [53]
    assert [hand["count"] for hand in pair.view["hands"]] == [27, 27]

    for screen, last in ((solo, 53), (pair, 27)):
        found = check_measures(screen)
        assert {f"Play card {place}" for place in range(1, last + 1)} <= set(screen.targets)
        for box in screen.targets.values():
            assert box["x"] >= 0
            assert box["x"] + box["w"] <= found["shown"][0]
            assert box["y"] + box["h"] <= found["shown"][1]
    for place in (27, 14, 1):  # the last one, and two that lie half under others
        if pair.scene["curtain"]:
            pair.lift()
        pair.click_on_canvas(f"Play card {place}")
        check_measures(pair)
    solo.click_on_canvas("Play card 53")
    check_measures(solo)

    played = "[step.move.place for step in {}.history if type(step.move).__name__ == 'Play']"
    assert notebook.ask(played.format("game")) == [26, 13, 0]
    assert notebook.ask(played.format("solo")) == [52]
