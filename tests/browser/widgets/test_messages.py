"""Messages that no screen of ours would send, and presses that come twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.players import game_cell

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook, OpenTable

pytestmark = pytest.mark.browser
READY = {"type": "Ready"}
QUICK = 350  # milliseconds; a machine with much to do may not manage at once, so a test tries
TRIES = 10
CLOCK_PRESSES = """root => {
  window.bwPresses = [];
  root.addEventListener("pointerup", () => window.bwPresses.push(performance.now()), true);
}"""
MALFORMED: list[Any] = [
    "Ready",
    {"move": {"type": "Answer", "value": "x" * 100_000}, "ply": 3},
    {"do": "goto", "to": 0, "ply": 3},
]
"""One of no shape, one of no sense, one of no right; tests/widgets has all there are."""


def test_what_is_malformed_is_told_and_changes_nothing(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(game_cell("['Ann', 'Ben']"), "game.seat('Ben')", height=2400)
    screen, ben = notebook.screen(0), notebook.screen(1)
    before = notebook.ask("game.table.to_json()")
    clear = (
        "status => { status.textContent = ''; status.closest('.bw').classList.remove('bw-error'); }"
    )
    for_ann = {"move": READY, "ply": 3, "seats": [0]}

    for one, content in [*((screen, content) for content in MALFORMED), (ben, for_ann)]:
        one.status.evaluate(clear)
        notebook.send(one.widget, content)
        expect(one.root, f"no error after {content!r:.80}").to_contain_class("bw-error")
        assert 10 < len(one.status.inner_text()) < 500, f"after {content!r:.80}"

    assert notebook.ask("game.table.to_json()") == before
    assert screen.ply == ben.ply == 3
    screen.press("Ready, everybody")
    ben.wait_for_ply(5)
    expect(screen.root).not_to_contain_class("bw-error")
    assert notebook.ask("game.ply") == 5


def test_a_move_of_before_is_refused(open_table: OpenTable) -> None:
    notebook = open_table(game_cell())
    screen = notebook.screen()
    screen.press("Ready")
    sent = notebook.wire.moves_sent()[-1]
    screen.press("Roll the dice")

    notebook.send(screen.widget, sent)

    expect(screen.status).to_have_text("That came too late: the game has moved on.")
    assert notebook.ask("game.ply") == screen.ply == 6


@pytest.mark.real_time
def test_a_double_click_makes_one_move(open_table: OpenTable) -> None:
    notebook = open_table(game_cell())
    screen, mouse = notebook.screen(), notebook.page.mouse
    screen.root.evaluate(CLOCK_PRESSES)

    def click_twice(x: float, y: float, pause: int) -> bool:
        """Click twice, and return whether that was quick enough for a double click."""
        notebook.page.evaluate("window.bwPresses = []")
        mouse.move(x, y)
        with screen.moving():
            for count in (1, 2):
                mouse.down(click_count=count)
                mouse.up(click_count=count)
                notebook.page.wait_for_timeout(pause)
        first, second = notebook.page.evaluate("window.bwPresses")
        return bool(second - first < QUICK)

    for pause in (0, 100):
        for _ in range(TRIES):
            quick = click_twice(*screen.middle_of("Ready"), pause)
            if quick:
                break
            notebook.python("game.goto(3)")
            screen.wait_for_ply(3)
        assert notebook.ask("game.ply") == screen.ply == 4
        for _ in range(TRIES):
            box = screen.button("Roll the dice").bounding_box()
            assert box
            quick = click_twice(box["x"] + 20, box["y"] + 10, pause)
            if quick:
                break
            notebook.python("game.goto(4)")
            screen.wait_for_ply(4)
        assert notebook.ask("[type(s.move).__name__ for s in game.history[3:]]") == [
            "Ready",
            "Roll",
            "Dice",
        ]
        expect(screen.root).not_to_contain_class("bw-error")
        notebook.python("game.goto(3)")
        screen.wait_for_ply(3)


def test_a_double_tap_makes_one_move(open_table: OpenTable) -> None:
    notebook = open_table(game_cell(), has_touch=True)
    screen, touch = notebook.screen(), notebook.page.touchscreen
    screen.root.evaluate(CLOCK_PRESSES)

    for _ in range(TRIES):
        notebook.page.evaluate("window.bwPresses = []")
        x, y = screen.middle_of("Ready")
        with screen.moving():
            touch.tap(x, y)
            touch.tap(x, y)
        first, second = notebook.page.evaluate("window.bwPresses")
        if second - first < QUICK:
            break
        notebook.python("game.goto(3)")
        screen.wait_for_ply(3)
    assert notebook.ask("game.ply") == screen.ply == 4

    notebook.page.wait_for_timeout(500)  # then it is no double tap
    with screen.moving():
        touch.tap(*screen.middle_of("Roll the dice"))
    assert notebook.ask("game.ply") == screen.ply == 6


def test_quick_presses_make_one_move(open_table: OpenTable) -> None:
    notebook = open_table(game_cell())
    screen = notebook.screen()

    with screen.moving():
        screen.button("Ready").evaluate("button => { button.click(); button.click(); }")
    assert notebook.ask("game.ply") == 4
    with screen.moving():
        screen.button("Roll the dice").evaluate("""button => {
          button.click();
          button.click();
          button.closest(".bw").querySelector(".bw-tools button").click();
        }""")

    assert notebook.ask("game.ply") == screen.ply == 6
    assert [sent["ply"] for sent in notebook.wire.moves_sent()] == [3, 4]
    expect(screen.root).not_to_contain_class("bw-error")
