"""Breakthroughs of Brain Wave, live: a program's rules, two hands and a real wave."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.hands.keyboard import tab_to_canvas

from .waves import (
    MINOR,
    call,
    called_cell,
    launch,
    see_it_move,
    slide,
    steering,
    trace,
    wave_cell,
)

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook, OpenTable

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("kind", "told"), [("major", "cuts the train"), ("minor", "shares")])
def test_w27_a_breakthrough_that_hits(open_table: OpenTable, kind: str, told: str) -> None:
    notebook = open_table(wave_cell(MINOR, seed=1), still=False)
    screen = notebook.screen()
    screen.lift()
    attacker = screen.view["players"][screen.view["attacker"]]
    square = call(screen, kind)
    assert screen.scene["curtain"] is None  # both watch the attempt

    slide(screen, attacker, steering(screen.view, hit=True))
    launch(screen)

    expect(screen.status).to_contain_text(f"{attacker} breaks through at {square}")
    expect(screen.status).to_contain_text(told)
    laid = notebook.ask(f"game.view()['board'][{square!r}]")
    assert laid["seat"] == screen.view["attacker"]
    assert ("breaking" in laid) is (kind == "major")
    english, spot = trace(notebook)
    assert len(english) == len(spot) > 5  # a sixtieth of a second each


def test_w28_a_breakthrough_by_keyboard_alone_that_is_dodged(open_table: OpenTable) -> None:
    notebook = open_table(wave_cell(MINOR, seed=1), still=False)
    screen = notebook.screen()
    keyboard = screen.page.keyboard
    tab_to_canvas(screen)
    keyboard.press("Enter")  # the ring is on the only thing there is
    notebook.until(lambda: screen.scene["curtain"] is None)
    screen.list.get_by_role("button", name="Call a major").first.focus()
    with screen.moving():
        keyboard.press("Enter")
    while screen.view["phase"] == "plan":
        screen.list.get_by_role("button").first.focus()
        with screen.moving():
            keyboard.press("Enter")
    attacked = 1 - screen.view["attacker"]
    before = screen.view["console"]["spots"][attacked][1]

    screen.canvas.focus()
    ways = (("s", "w"), ("ArrowDown", "ArrowUp"))
    screen.wait_for_ready()
    keyboard.press(ways[attacked][0], delay=150)  # the attacked player moves before the launch
    with screen.moving():
        ply = screen.ply
        keyboard.press("Space")
        while screen.ply == ply:
            for key in (*ways[attacked], *ways[1 - attacked]):
                keyboard.press(key, delay=40)

    knob, spot = trace(notebook)
    assert spot[0][1] != before
    assert len({y for _, y in spot}) > 1
    assert len(set(knob)) > 1
    assert all(abs(a[1] - b[1]) <= 0.04 for a, b in pairwise(spot))


def test_w26_leaving_the_maze_restarts_once(open_table: OpenTable) -> None:
    notebook = open_table(called_cell(), still=False)
    screen = notebook.screen()
    attacked = 1 - screen.view["attacker"]
    attacker = screen.view["players"][screen.view["attacker"]]

    slide(screen, attacker, steering(screen.view, hit=False))
    screen.canvas.focus()
    screen.note_texts()
    screen.page.keyboard.down("w" if attacked == 0 else "ArrowUp")
    screen.wait_for_text("Outside")
    launch(screen)
    screen.page.keyboard.up("w" if attacked == 0 else "ArrowUp")

    expect(screen.status).to_contain_text("the attempt is restarted")
    assert screen.view["phase"] == "attempt"
    expect(screen.spoken).to_contain_text(f"{attacker}, launch once more.")


def test_w27_the_live_steering_goes_on_though_python_is_busy(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(called_cell(), still=False)
    screen = notebook.screen()
    before = screen.ply

    screen.wait_for_ready()
    screen.canvas.focus()
    with notebook.busy():
        screen.page.keyboard.press("Space")
        see_it_move(screen)
        assert screen.ply == before
    screen.wait_for_ply_change(before)


def test_w27_against_a_controller_that_dodges(open_table: OpenTable) -> None:
    notebook = open_table(called_cell(seed=7, controller="Ann"), still=False)
    screen = notebook.screen()
    assert screen.scene["curtain"] is None
    attacked = 1 - screen.view["attacker"]
    home = screen.view["console"]["spots"][attacked]
    launch(screen)

    _, spot = trace(notebook)
    assert any(abs(y - home[1]) > 0.05 for _, y in spot)  # it moved by itself


def test_w27_two_fingers_steer_and_dodge_at_the_same_time(open_table: OpenTable) -> None:
    notebook = open_table(called_cell(), still=False, has_touch=True)
    screen = notebook.screen()
    seat, page = screen.view["attacker"], screen.page
    attacker, attacked = screen.view["players"][seat], screen.view["players"][1 - seat]
    x, y = screen.middle_of(f"{attacker}: Launch")
    host = screen.canvas.bounding_box()
    items = {one["key"]: one for one in screen.canvas.evaluate("host => host.items()")}
    glass, knob = items["glass"], items[f"knob-{seat}"]
    assert host
    left, top = host["x"], host["y"]
    dial = (left + knob["x"] + knob["w"] / 2, top + knob["y"] + knob["w"] / 2)
    stood = screen.view["console"]["english"][seat]
    home_x, home_y = screen.view["console"]["spots"][1 - seat]
    goal = (home_x, home_y + 0.15)

    def put(finger: int, x: float, y: float) -> dict[str, float]:
        return {"id": finger, "x": x, "y": y}

    def on_glass(finger: int, x: float, y: float) -> dict[str, float]:
        return put(finger, left + glass["x"] + x * glass["w"], top + glass["y"] + y * glass["h"])

    screen.note_texts()
    with screen.moving():
        page.touchscreen.tap(x, y)
        screen.wait_for_text(f"{attacker} turns the knob")
        screen.wait_for_text(f"{attacked} drags the spot")
        hands = page.context.new_cdp_session(page)
        first = [put(1, dial[0], dial[1] - 20), on_glass(2, home_x, home_y)]
        then = [put(1, dial[0] + 20, dial[1]), on_glass(2, *goal)]
        for kind, points in (("touchStart", first), ("touchMove", then)):
            hands.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    hands.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    english, spot = trace(notebook)
    assert english[-1] != stood
    assert english[-1] == pytest.approx(2 / 3, abs=0.05)  # a quarter turn of the three eighths
    assert spot[-1] == pytest.approx(goal, abs=0.02)


@pytest.mark.parametrize("by", ["mouse", "finger"])
def test_w26_the_attacked_spot_follows_a_hand(open_table: OpenTable, by: str) -> None:
    has = {"has_touch": True} if by == "finger" else {}
    notebook = open_table(called_cell(), still=False, **has)
    screen = notebook.screen()
    attacked = 1 - screen.view["attacker"]
    attacker = screen.view["players"][1 - attacked]
    home = screen.view["console"]["spots"][attacked]
    x, y = screen.middle_of(f"{attacker}: Launch")
    host = screen.canvas.bounding_box()
    assert host
    down = (host["x"] + (150 if attacked == 0 else 430), host["y"] + 240)
    goal = (down[0] + 5, down[1] + 30)

    if by == "finger":
        notebook.swipe(down, goal, rest=600)
    else:
        screen.page.mouse.move(*down)
        screen.page.mouse.down()
        screen.page.mouse.move(*goal, steps=3)
        screen.page.wait_for_timeout(600)
        screen.page.mouse.up()
    with screen.moving():
        screen.page.mouse.click(x, y)

    _, spot = trace(notebook)
    assert spot[0][0] != pytest.approx(home[0], abs=0.03)
