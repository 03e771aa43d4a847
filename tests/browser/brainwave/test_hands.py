"""Hands at the console of Brain Wave: keys that are held, let go, spoken of, and told why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from .waves import (
    BUILD,
    called_cell,
    launch,
    shown_knob,
    take_logic,
    trace,
    wave_cell,
)

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook, OpenTable
    from tests.browser.screen import GameScreen

pytestmark = pytest.mark.browser

AIM = "game.state.phase == 'shoot'"
DOWN = ("s", "ArrowDown")
MISSED = """
from brainwaves_widgets.brainwave import Shoot
console, seat = game.state.console, game.state.attacker
game.play(next(Shoot(k / 50) for k in range(-50, 51) if not shoot(console, seat, k / 50).hit))
"""


def attacked_in(screen: GameScreen) -> int:
    return 1 - int(screen.view["attacker"])


def test_a_key_is_let_go_where_the_canvas_is_left(open_table: OpenTable) -> None:
    notebook = open_table(called_cell(), still=False)
    screen = notebook.screen()
    keyboard = screen.page.keyboard

    screen.canvas.focus()
    keyboard.down(DOWN[attacked_in(screen)])
    screen.page.wait_for_timeout(150)
    screen.root.get_by_role("slider").nth(1 - attacked_in(screen)).focus()
    keyboard.up(DOWN[attacked_in(screen)])
    launch(screen)

    _, spot = trace(notebook)
    assert len({y for _, y in spot}) == 1
    assert screen.canvas.evaluate("host => host === document.activeElement")  # ready for the keys


def test_w27_each_plays_at_a_screen_of_their_own_in_one_kernel(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(called_cell(), "game.seat('Ann')", "game.seat('Ben')", height=3600)
    shared = notebook.screen(0)
    attacker, attacked = shared.view["attacker"], attacked_in(shared)
    own, other = notebook.screen(1 + attacker), notebook.screen(1 + attacked)
    for screen in (own, other):
        screen.wait_for_ply(shared.ply)
    expect(own.root.locator(".bw-keys")).to_contain_text("Space launches")
    expect(other.root.locator(".bw-keys")).to_contain_text("dodges with W A S D or the arrow keys")
    assert "Dodge here" in other.scene["prompt"]["hint"]
    assert "apart" not in shared.view  # two people share it, and both could do everything there

    own.note_texts()
    own.wait_for_ready()
    own.canvas.focus()
    ply = own.ply
    own.page.keyboard.press("Space")
    own.wait_for_text("dodges")
    tube = other.root.locator(".bw-tube")
    tube.wait_for()  # the message to this screen may still be on its way
    glass = tube.bounding_box()
    assert glass
    x, y = other.view["console"]["spots"][attacked]
    hand = own.page.mouse
    hand.move(glass["x"] + x * glass["width"], glass["y"] + y * glass["height"])
    hand.down()
    hand.move(glass["x"] + x * glass["width"], glass["y"] + (y + 0.1) * glass["height"], steps=4)
    own.wait_for_ply_change(ply)
    hand.up()

    _, spot = trace(notebook)
    assert spot[-1][1] == pytest.approx(y + 0.1, abs=0.02)


def test_w27_with_reduced_motion_an_attempt_is_still_played_live(
    open_table: OpenTable,
) -> None:
    notebook = open_table(called_cell())
    screen = notebook.screen()
    keyboard, seat = screen.page.keyboard, screen.view["attacker"]

    screen.canvas.focus()
    with screen.moving():
        ply = screen.ply
        keyboard.press("Space")
        while screen.ply == ply:  # through the countdown and the flight
            keyboard.press(DOWN[seat], delay=30)
            screen.page.wait_for_timeout(150)

    knob, _ = trace(notebook)
    assert knob[-1] > knob[0]
    assert len(set(knob)) > 2


def test_w26_a_spot_outside_its_border_is_told(open_table: OpenTable) -> None:
    notebook = open_table(called_cell(), still=False)
    screen = notebook.screen()
    screen.note_texts()
    key = ("a", "ArrowRight")[attacked_in(screen)]

    screen.canvas.focus()
    screen.page.keyboard.down(key)
    screen.wait_for_text("Outside")
    screen.page.keyboard.up(key)


def test_w21_a_tile_that_may_not_lie_there_goes_back_and_python_says_why(
    open_table: OpenTable,
) -> None:
    notebook = open_table(wave_cell(BUILD, seed=4))
    screen = notebook.screen()
    screen.lift()
    bank, goal = take_logic(screen)
    allowed = {label.split(" on ")[1].split(",")[0] for label in screen.targets if " on " in label}
    box, ply = screen.targets[goal], screen.ply
    name = goal.split(" on ")[1].split(",")[0]
    away = next(n for n in range(1, 8) if n != int(name[1]) and f"{name[0]}{n}" not in allowed)
    x, y = screen.middle_of(goal)
    to = (x, y + (int(name[1]) - away) * (box["h"] + 2))

    screen.page.mouse.move(*screen.middle_of(bank))
    screen.page.mouse.down()
    screen.page.mouse.move(*to, steps=5)
    screen.page.mouse.up()

    expect(screen.root).to_contain_class("bw-error")
    expect(screen.status).to_contain_text(f"{name[0]}{away}")
    assert screen.ply == ply
    screen.click_on_canvas(goal)  # and the game goes on


def test_w26_a_breakthrough_is_launched_once_by_the_list(open_table: OpenTable) -> None:
    screen = open_table(called_cell(), still=False).screen()
    with screen.moving():
        screen.list.get_by_role("button", name="Launch").click()
        assert screen.offers == []


@pytest.mark.parametrize("key", ["ArrowDown", "S"])
def test_w12_a_turned_knob_is_spoken_of(open_table: OpenTable, key: str) -> None:
    screen = open_table(wave_cell(AIM, seed=1), still=False).screen()
    screen.canvas.focus()
    screen.page.keyboard.press(f"Shift+{key}")
    now = screen.view["console"]["english"][screen.view["attacker"]] + 0.1
    said = f"{abs(now):.2f} {'down' if now > 0 else 'up'}"
    expect(screen.spoken).to_have_text(said)


def test_w12_what_hands_did_stays_when_a_scene_of_the_same_moment_comes(
    open_table: OpenTable,
) -> None:
    """Such as Python's answer to a page that has just been opened, which may come late."""
    notebook = open_table(wave_cell(AIM, seed=1), still=False)
    screen = notebook.screen()
    player = screen.view["players"][screen.view["attacker"]]
    screen.canvas.focus()
    screen.page.keyboard.press("Shift+ArrowDown")
    said, knob = screen.spoken.inner_text(), shown_knob(screen, player)
    assert said.endswith(("up", "down"))

    later = "{**game.scene, 'events': [{'kind': 'note', 'text': 'Still there?'}]}"
    notebook.ask(f"game.set_trait('scene', {later})")
    expect(screen.status).to_contain_text("Still there?")

    expect(screen.spoken).to_have_text(said)
    assert shown_knob(screen, player) == knob


def test_the_last_way_is_still_there_on_a_page_that_did_not_see_it(open_table: OpenTable) -> None:
    notebook = open_table(wave_cell(AIM, seed=1, then=MISSED))
    screen = notebook.screen()
    assert screen.view["phase"] == "go"
    with_way = screen.pixels()
    screen.point_at("Path: shown")
    screen.wait_for_target("Path: hidden")
    screen.page.mouse.move(0, 0)
    screen.point_at("Path: hidden")
    screen.wait_for_target("Path: shown")
    screen.page.mouse.move(0, 0)
    notebook.until(lambda: screen.pixels() == with_way)
    screen.point_at("Path: shown")
    screen.page.mouse.move(0, 0)
    notebook.until(lambda: screen.pixels() != with_way)


def test_w12_the_small_signs_of_a_knob_turn_it_a_little(open_table: OpenTable) -> None:
    """They once turned it to its end, as far as the dial goes."""
    screen = open_table(wave_cell(AIM, seed=1)).screen()
    seat = screen.view["attacker"]
    player, stood = screen.view["players"][seat], screen.view["console"]["english"][seat]
    screen.wait_for_ready()
    find = "(host, key) => host.items().find((item) => item.key === key)"
    box = screen.canvas.evaluate(find, f"knob-{seat}")
    host = screen.canvas.bounding_box()
    assert host
    middle, below = host["x"] + box["x"] + box["w"] / 2, host["y"] + box["y"] + box["w"] - 3
    aside = 0.62 * (box["w"] / 2 - 3)
    hand = screen.page.mouse

    hand.move(middle + aside, below)
    hand.down()
    hand.move(middle + aside + 2, below + 1)  # no hand is quite still
    hand.up()
    assert shown_knob(screen, player) == pytest.approx(stood + 0.02)
    for _ in range(3):
        hand.click(middle - aside, below)
    assert shown_knob(screen, player) == pytest.approx(stood - 0.04)
    hand.click(middle + box["w"] / 2 - 3, below - box["w"] / 2 + 3)
    assert shown_knob(screen, player) == pytest.approx(2 / 3, abs=0.01)  # on the dial
