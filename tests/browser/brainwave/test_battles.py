"""Battles of Brain Wave on the console: aiming, firing, what is hit, and what is seen of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from brainwaves_widgets.brainwave.console.console import shoot

from .waves import console_of, see_it_move, setting, shown_knob, slide, turn_by_keys, wave_cell

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook, OpenTable
    from tests.browser.screen import GameScreen

pytestmark = pytest.mark.browser

AIM = "game.state.phase == 'shoot'"
TELEPATHY = f"{AIM} and game.state.battle > 1 and can_be_telepathic()"


def names(screen: GameScreen) -> tuple[str, str]:
    """The attacker and the defender."""
    players, attacker = screen.view["players"], screen.view["attacker"]
    return players[attacker], players[1 - attacker]


def test_w9_each_rolls_for_who_attacks_first(open_table: OpenTable) -> None:
    cells = "import brainwaves_widgets as bw\ngame = bw.BrainWave(['Ann', 'Ben'], seed=3)\ngame"
    notebook = open_table(cells, "game.seat('Ben')", height=2400)
    shared, ben = notebook.screen(0), notebook.screen(1)
    assert shared.scene["prompt"]["headline"] == "Ann, roll the dice."
    assert "Roll the dice" not in ben.targets

    shared.click_on_canvas("Roll the dice")
    ben.wait_for_ply(shared.ply)
    expect(shared.status).to_contain_text("Ann rolls")
    ben.press("Roll the dice")

    expect(ben.status).to_contain_text("attacks first.")
    assert notebook.ask("game.state.phase") == "go"


def test_w13_a_battle_that_hits_by_keyboard_alone(open_table: OpenTable) -> None:
    notebook = open_table(wave_cell(AIM, seed=1), still=False)
    screen = notebook.screen()
    knob = setting(screen.view, hit=True)
    attacker, _ = names(screen)
    value = screen.view["spots"][1 - screen.view["attacker"]]["value"]

    screen.canvas.focus()
    turn_by_keys(screen, knob)
    assert shown_knob(screen, attacker) == knob
    with screen.moving():
        screen.page.keyboard.press("Space")

    expect(screen.status).to_contain_text(f"{attacker} hits for {value} points.")
    fired = notebook.ask("[s.move.english for s in game.history if hasattr(s.move, 'english')]")
    assert fired[-1] == knob
    assert screen.scene["curtain"] == attacker  # who alone looks at the memory bank


def test_w15_a_battle_that_misses_by_mouse(open_table: OpenTable) -> None:
    notebook = open_table(wave_cell(AIM, seed=1), still=False)
    screen = notebook.screen()
    attacker, defender = names(screen)
    fire = f"{attacker}: Reset · fire"

    x, y = screen.middle_of(fire)
    beside = (104 / 2 + 12 + 36) * screen.targets[fire]["w"] / 104  # the table may be enlarged
    knob_x = x - beside if screen.view["attacker"] == 0 else x + beside
    screen.page.mouse.move(knob_x, y - 20)
    screen.page.mouse.down()
    screen.page.mouse.move(knob_x - 20, y - 20, steps=4)
    screen.page.mouse.up()
    turned = shown_knob(screen, attacker)
    assert turned == pytest.approx(-1 / 3, abs=0.05)
    for _ in range(40):
        screen.page.mouse.wheel(0, -100)
        knob = shown_knob(screen, attacker)
        if not shoot(console_of(screen.view), screen.view["attacker"], knob).hit:
            break
    assert knob < turned
    screen.click_on_canvas(fire)

    expect(screen.status).to_contain_text(f"; {defender} adds 2.")
    assert screen.view["power"][1 - screen.view["players"].index(attacker)] == 2


def test_w14_telepathic_communication_by_slider_and_button(open_table: OpenTable) -> None:
    notebook = open_table(wave_cell(TELEPATHY, seed=2), still=False)
    screen = notebook.screen()
    attacker, _ = names(screen)
    value = screen.view["spots"][1 - screen.view["attacker"]]["value"]

    slide(screen, attacker, setting(screen.view, hit=True, telepathic=True))
    with screen.moving():
        screen.button(f"{attacker}: Reset · fire").click()

    expect(screen.status).to_contain_text("Telepathic Communication")
    expect(screen.status).to_contain_text(f"{attacker} hits for {2 * value} points.")


def test_w10_the_defender_walks_and_w11_holds_reset(open_table: OpenTable) -> None:
    notebook = open_table(wave_cell("game.state.phase == 'go' and game.ply > 8"), still=False)
    screen = notebook.screen()
    view = screen.view
    assert len(view["ways"]) == len(screen.offers)
    assert {len(way) for way in view["ways"]} == {sum(view["dice"])}
    goal = next(label for label in screen.targets if label.startswith("Go to"))
    attacker, defender = names(screen)

    screen.click_on_canvas(goal)
    hold = f"{defender}: Hold Reset"
    x, y = screen.middle_of(hold)
    assert f"{attacker}: Reset · fire" not in screen.targets  # the wave is not there yet
    screen.page.mouse.move(x, y)
    screen.page.mouse.down()
    screen.wait_for_target(f"{attacker}: Reset · fire")
    screen.page.mouse.up()

    assert hold not in screen.targets
    assert notebook.ask("game.state.phase") == "shoot"


def test_w10_only_who_may_move_sees_where_to_press(open_table: OpenTable) -> None:
    until = "game.state.phase == 'go' and game.state.attacker == 0"
    notebook = open_table(wave_cell(until), "game.seat('Ann')", height=2400)
    shared, ann = notebook.screen(0), notebook.screen(1)

    def goals(screen: GameScreen) -> list[str]:
        keys = screen.canvas.evaluate("host => host.items().map(({ key }) => key)")
        return [key for key in keys if key.startswith("go-")]

    assert len(goals(shared)) == len(shared.view["ways"]) > 0
    assert ann.view["phase"] == "go"
    assert goals(ann) == []


def test_a_shot_flies_at_once_though_python_is_busy(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(wave_cell(AIM, seed=1), still=False)
    screen = notebook.screen()
    before = screen.ply

    screen.canvas.focus()
    with notebook.busy():
        screen.page.keyboard.press("Space")

        see_it_move(screen)
        prompt = screen.canvas.evaluate("host => host.items().find(({ key }) => key === 'prompt')")
        assert prompt["look"] == f"{names(screen)[0]} fires."
        expect(screen.notice).to_contain_text("Python is busy")
        assert screen.ply == before
    screen.wait_for_ply_change(before)
    expect(screen.notice).to_be_hidden()


def test_reduced_motion_shows_the_path_instead_of_the_flight(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(wave_cell(AIM, seed=1))
    screen = notebook.screen()
    screen.note_texts()
    attacker, _ = names(screen)
    slide(screen, attacker, setting(screen.view, hit=False))

    with screen.moving(), notebook.busy():
        screen.button(f"{attacker}: Reset · fire").click()
        screen.wait_for_text("Miss")
        assert screen.root.locator(".bw-tube").is_hidden()
    assert "Path: shown" in screen.targets


def test_w1_square_values_on_demand_and_the_path_can_be_hidden(
    open_table: OpenTable,
) -> None:
    screen = open_table(wave_cell(AIM, seed=1)).screen()
    plain = screen.pixels()

    screen.point_at("Values: hidden")
    screen.wait_for_target("Values: shown")
    assert screen.pixels() != plain
    screen.point_at("Values: shown")
    screen.wait_for_target("Values: hidden")
    screen.point_at("Path: shown")
    assert screen.wait_for_target("Path: hidden")


def test_one_person_against_a_controller(open_notebook: OpenNotebook) -> None:
    cell = "import brainwaves_widgets as bw\ngame = bw.BrainWave(controller='Blue', seed=8)\ngame"
    notebook = open_notebook(cell)
    screen = notebook.screen()

    screen.click_on_canvas("Roll the dice")  # W9
    screen.wait_for_target("Green: Reset · fire")  # Blue has rolled and moved by itself
    assert screen.view["phase"] == "shoot"
    assert screen.view["banks"][0]["tiles"] is not None
    assert screen.view["banks"][1]["tiles"] is None
    slide(screen, "Green", setting(screen.view, hit=False))
    screen.click_on_canvas("Green: Reset · fire")
    assert screen.view["phase"] == "go"  # no curtain, no program: it is Green's turn
    screen.button("Undo").click()
    screen.wait_for_target("Green: Reset · fire")
    assert notebook.ask("game.ply") == screen.ply
