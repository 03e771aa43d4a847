"""Several screens at one table: in step, and each with its own seat's secrets."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.players import Memory, answer, game_cell

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook, OpenTable

pytestmark = pytest.mark.browser
ANN_AND_BEN = "['Ann', 'Ben']"


def test_screens_stay_in_step_and_keep_to_their_seats(open_table: OpenTable) -> None:
    notebook = open_table(
        game_cell(ANN_AND_BEN), "game.seat('Ben')", "game.seat('Ann')", height=2400
    )
    table, ben, ann = (notebook.screen(number) for number in range(3))
    screens, memory = (table, ben, ann), Memory()

    def in_step() -> None:
        for screen in screens:
            screen.wait_for_ply(notebook.ask("game.ply"))

    assert table.offers == ["Ready, everybody", "Ready, Ann", "Ready, Ben"]
    assert ann.offers == ben.offers == ["Ready"]
    expect(ben.button("Undo")).to_be_disabled()
    memory.look(table)
    ben.press("Ready")
    in_step()
    assert ben.offers == []
    assert table.offers == ann.offers == ["Ready"]
    ann.press("Ready")
    in_step()
    assert ben.offers == []
    ann.press("Roll the dice")
    in_step()
    assert ben.offers == []
    assert len(ann.offers) == 5

    ann.press(answer(ann, memory.wrong(ann, Random(1))))
    in_step()
    held = {"Ann": ann.view["held"], "Ben": ben.view["held"], "table": table.view["held"]}
    assert held["Ann"][ann.view["dice"]["kind"]] == memory.right(ann)
    assert held["Ben"] is held["table"] is None
    assert all(screen.view["shown"] is None for screen in screens)
    assert ann.offers == ["Show the card by accident"]
    assert [offer for offer in ben.offers if not offer.startswith("Answer ")] == ["Pass"]

    ben.click_on_canvas(answer(ben, memory.right(ben)))
    in_step()
    assert [screen.view["held"] for screen in screens] == [None] * 3
    assert [screen.view["shown"] for screen in screens] == [held["Ann"]] * 3
    assert notebook.ask("[len(pile) for pile in game.state.points]") == [0, 1]

    notebook.python("game.undo()")
    in_step()
    assert ben.view["phase"] == "steal"


def test_the_study_clock_turns_the_suspects_down_once(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(
        game_cell(ANN_AND_BEN, study_seconds=1), "game.seat('Ben')", height=2400
    )
    table, ben = notebook.screen(0), notebook.screen(1)

    for screen in (table, ben):
        screen.wait_for_ply(5)
        expect(screen.status).to_contain_text("All suspects are turned face down.")
        assert screen.view["phase"] == "roll"
    notebook.page.wait_for_timeout(750)  # for whoever is late to say it twice

    assert notebook.ask("[[s.seat, type(s.move).__name__] for s in game.history[3:]]") == [
        [0, "Ready"],
        [1, "Ready"],
    ]
    for screen in (table, ben):
        assert screen.ply == 5
        expect(screen.root).not_to_contain_class("bw-error")


def test_a_new_suspect_is_shown_for_show_seconds(open_table: OpenTable) -> None:
    notebook = open_table(game_cell(show_seconds=1))
    screen, memory = notebook.screen(), Memory()
    for _ in range(3):
        screen.press(str(memory.choose(screen)))
    assert screen.view["phase"] == "memorise"

    screen.wait_for_ply_change(screen.ply)

    assert screen.view["phase"] == "roll"
    assert notebook.ask("type(game.history[-1].move).__name__") == "Ready"


def test_a_stepper_walks_through_the_game(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(
        game_cell(), "game.play(game.moves()[0]); game.play(game.moves()[0])\ngame.stepper()"
    )
    stepper = notebook.screen(1)
    last = notebook.ask("game.ply")
    assert stepper.ply == last
    assert stepper.offers == []

    stepper.button("First").click()
    stepper.wait_for_ply(0)
    stepper.button("Forward").click()
    stepper.wait_for_ply(1)
    slider = stepper.root.get_by_role("slider", name="State")
    slider.focus()
    slider.press("End")
    stepper.wait_for_ply(last)
    slider.press("ArrowLeft")
    stepper.wait_for_ply(last - 1)
    stepper.canvas.focus()
    for key, ply in {"Home": 0, "ArrowRight": 1, "End": last, "ArrowLeft": last - 1}.items():
        stepper.canvas.press(key)
        stepper.wait_for_ply(ply)

    assert notebook.ask("game.ply") == last
    assert notebook.screen(0).ply == last
