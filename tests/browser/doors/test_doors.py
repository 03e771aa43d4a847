"""Friends at one table from their own devices: a phone and others, without Jupyter."""

from __future__ import annotations

import re
from time import monotonic
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import brainwaves_widgets as bw
from tests.browser.notebook import KERNEL
from tests.browser.players import game_cell

from .devices import PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from brainwaves_widgets.widgets import GameWidget
    from tests.browser.conftest import OpenNotebook

    from .devices import Device

pytestmark = pytest.mark.browser

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("AstuteGoose", 4, {"study_seconds": 3000, "show_seconds": 3000}),
    ("BrilliantBoar", 4, {"show_seconds": 3000}),
    ("GameMatrix", 4, {}),
    ("BrainWave", 2, {}),
]
NAMES = ("Ann", "Ben", "Cleo", "<b>Dan</b>")
MOVES = 10
ON_CANVAS = ("Ready", "Draw a card", "Roll the dice")
"""What is tapped on the canvas; the rest in the list below it."""

# A cell that runs until somebody moves.
BUSY = """import time
seen = game.ply
for _ in range(200):
    time.sleep(0.05)
    if game.ply != seen:
        break"""
START = f"(code) => void {KERNEL}.requestExecute({{ code, store_history: false }})"


@pytest.mark.parametrize(("name", "players", "options"), GAMES, ids=[one[0] for one in GAMES])
def test_everybody_plays_from_a_device_of_their_own(
    tables: list[GameWidget],
    come: Callable[..., Device],
    name: str,
    players: int,
    options: dict[str, Any],
) -> None:
    game: GameWidget = getattr(bw, name)(NAMES[:players], seed=7, **options)
    tables.append(game)
    devices = [
        come(game.invite(player).url, **(PHONE if seat == 1 else {}))
        for seat, player in enumerate(NAMES[:players])
    ]
    for device in devices:
        device.hurry()
    made = 0
    while made < MOVES:
        seat = next(one for one in game.table.actors)
        device = devices[seat]
        screen = device.screen
        screen.wait_for_ply(game.ply)
        offer = screen.scene["moves"][0]
        if seat != 1:
            screen.press(offer["label"])
        else:
            with screen.moving():
                device.tap(offer["label"], on_canvas=offer["label"] in ON_CANVAS)
        made += 1
    for seat, device in enumerate(devices):
        device.screen.wait_for_ply(game.ply)
        assert device.screen.view == game.table.rules.sent(game.table.view(seat))
        expect(device.page.locator("b")).to_have_count(0)  # a name is text
        assert NAMES[seat] in device.page.title()
        assert game.invite(seat).url.rpartition("/")[2] not in device.page.url


def test_a_guest_without_a_network_is_told_so_and_nothing_else(
    tables: list[GameWidget], come: Callable[..., Device]
) -> None:
    game = bw.BrilliantBoar(["Ben", "Ann"], seed=7)
    tables.append(game)
    phone = come(game.invite("Ben").url, **PHONE)
    ply, told = game.ply, phone.page.locator(".door-notice")
    before = phone.screen.root.bounding_box()
    phone.context.set_offline(offline=True)
    expect(told).to_have_text(re.compile("^No connection. We keep trying; a move you make now"))
    assert phone.screen.root.bounding_box() == before  # nothing moves under a finger
    phone.tap(phone.screen.offers[0], on_canvas=False)
    phone.page.wait_for_timeout(600)  # as long as it takes to be called busy
    expect(phone.page.locator(".bw-notice")).to_be_hidden()
    assert phone.page.get_by_text("busy").count() == 0
    phone.page.mouse.wheel(0, 300)
    expect(told).to_be_in_viewport()
    phone.context.set_offline(offline=False)
    phone.until(lambda: game.ply > ply)
    phone.screen.wait_for_ply(game.ply)
    expect(told).to_have_text("")
    phone.troubles.clear()  # the browser tells that there was no network


def test_a_guest_is_found_again(tables: list[GameWidget], come: Callable[..., Device]) -> None:
    """Network gone, page reloaded, link opened twice, link withdrawn: one story."""
    game = bw.AstuteGoose(["Ann", "Ben"], seed=7, study_seconds=3000, show_seconds=3000)
    tables.append(game)
    url = game.invite("Ben").url
    phone = come(url, **PHONE)
    ply = game.ply

    phone.context.set_offline(offline=True)
    phone.wait_for_standing("looking")
    phone.screen.button("Ready").click()
    phone.context.set_offline(offline=False)
    begun = monotonic()
    phone.wait_for_standing("open")
    assert monotonic() - begun < 2
    phone.screen.wait_for_ply(ply + 1)
    assert [step.seat for step in game.history[ply:]] == [1]  # neither lost nor doubled
    phone.troubles.clear()  # the browser tells that there was no network

    welcomes = phone.count("welcome")
    _cut(game)
    phone.until(lambda: phone.count("welcome") > welcomes)
    phone.wait_for_standing("open")

    phone.page.reload()
    phone.screen.canvas.locator("canvas").first.wait_for()
    phone.screen.wait_for_ply(game.ply)

    laptop = come(url)
    laptop.screen.wait_for_ply(game.ply)
    phone.wait_for_standing("elsewhere")
    expect(phone.page.get_by_text("You are playing on another page now.")).to_be_visible()
    assert phone.page.locator(".door-table").get_attribute("inert") is not None
    phone.page.get_by_role("button", name="Play here").click()
    phone.wait_for_standing("open")
    laptop.wait_for_standing("elsewhere")

    tab = phone.context.new_page()
    tab.goto(phone.page.url)  # what stands in the address bar is not the link
    expect(tab.get_by_text("Open the link of your invitation again")).to_be_visible()

    game.close_door()
    expect(phone.page.get_by_text("Your host has withdrawn this link.")).to_be_visible()


def _cut(game: GameWidget) -> None:
    """Cut all connections, as a network does."""
    from brainwaves_widgets.doors.server.door import open_door  # noqa: PLC0415

    door = open_door()
    assert door
    for there in door.tables.values():
        for guest in there.guests.values():
            line: Any = guest.line
            if there.session is game._session and line:
                door._loop.call_soon_threadsafe(line.ws_connection.stream.close)


def test_a_guest_joins_a_notebook(open_notebook: OpenNotebook, come: Callable[..., Device]) -> None:
    """The table is in a real kernel, which is told of a guest's moves by another thread."""
    cell = game_cell("['Ann', 'Ben']")
    notebook = open_notebook(cell, "invitation = game.invite('Ben')\ninvitation")
    table = notebook.screen()
    assert table.offers == ["Ready"]
    expect(table.root.locator(".bw-whose")).to_have_text("Ben has not come yet.")
    shown = notebook.page.get_by_text("It works only on this computer")
    expect(shown).to_be_visible()
    stands = table.canvas.bounding_box()
    ben = come(notebook.ask("invitation.url"), **PHONE)
    expect(table.root.locator(".bw-whose")).to_have_text("")
    assert table.canvas.bounding_box() == stands, "the table does not move under the host's hand"
    ply = table.ply
    ben.screen.press("Ready")
    table.wait_for_ply(ply + 1)
    table.press("Ready")
    ben.screen.wait_for_ply(table.ply)

    notebook.python("game.undo(1)")
    ben.screen.wait_for_ply(ply + 1)
    ben.screen.button("Undo").click()  # Ann is asked, at the host's screen
    table.root.get_by_role("button", name="Allow").click()
    table.wait_for_ply(ply)
    notebook.page.evaluate(START, BUSY)
    ben.screen.press("Ready")  # while a cell runs
    table.wait_for_ply(ply + 1)
    notebook.python("game.close_door()")
    expect(ben.page.get_by_text("Your host has withdrawn this link.")).to_be_visible()
    expect(notebook.page.get_by_text("The link for Ben was withdrawn.")).to_be_visible()
    expect(shown).to_have_count(0)
    expect(table.root.locator(".bw-status")).to_have_text("Ben plays at the host's screen again.")
