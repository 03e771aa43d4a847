"""`brainwaves serve` in browsers: a host, two guests, one who watches; it ends and comes back."""

from __future__ import annotations

import re
import signal
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.looks import AXE, RUN_AXE
from tests.serve.hosts import link_in, opened_hall, served, url_of
from tests.servers import free_port

from .devices import PHONE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from .devices import Device

pytestmark = pytest.mark.browser


def link_of(host: Page, at: int) -> str:
    expect(host.locator(".host-link input").nth(at)).to_be_visible()
    return host.locator(".host-link input").nth(at).input_value()


def press(host: Page, name: str) -> None:
    """Press a button, once nothing on the page takes a press for a hasty one."""
    expect(host.locator(".bw-held")).to_have_count(0)
    host.get_by_role("button", name=name, exact=True).click()


@pytest.fixture
def host(browser: Browser, home: Path) -> Iterator[Page]:  # noqa: ARG001 - where tables are kept
    """Open the host's page with a table of Ann and Ben."""
    context = browser.new_context(viewport={"width": 900, "height": 900})
    page = context.new_page()
    with opened_hall() as hall:
        page.goto(url_of(hall))
        start_boar(page, "Ann", "Ben")
        yield page
        context.close()


def start_boar(host: Page, *names: str) -> None:
    host.get_by_role("radio", name="The Brilliant Boar").check()
    host.locator(".bw-seat select").nth(1).select_option("")
    for at, name in enumerate(names):
        host.locator(".bw-seat input").nth(at).fill(name)
    host.get_by_role("button", name="Start The Brilliant Boar").click()
    expect(host.get_by_role("heading", name="Tables in play")).to_be_visible()


def test_a_second_press_in_the_same_place_does_nothing(host: Page) -> None:
    """What stands under the pointer after the first press is something else."""
    expect(host.locator(".bw-held")).to_have_count(0)
    box = host.get_by_role("button", name="Invite Ben").bounding_box()
    assert box
    before = host.get_by_role("button", name="Invite Ann").bounding_box()
    for _ in range(2):
        host.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        host.wait_for_timeout(350)
    expect(host.locator(".host-link")).to_have_count(1)
    expect(host.get_by_role("button", name="Withdraw the link")).to_have_count(1)
    assert host.get_by_role("button", name="Invite Ann").bounding_box() == before
    expect(host.get_by_text("work only on this computer")).to_be_visible()
    expect(host.locator(".bw-held")).to_have_count(0)
    host.get_by_role("button", name="Withdraw the link").press("Enter")
    host.keyboard.press("Enter")  # as hasty, by key
    expect(host.locator(".host-link")).to_have_count(0)


def test_a_closed_table_says_so_to_host_and_guest(host: Page, come: Callable[..., Device]) -> None:
    press(host, "Invite Ben")
    ben = come(link_of(host, 0), **PHONE)
    own = host.context.new_page()
    own.goto(str(host.get_by_role("link", name="Play at this computer").get_attribute("href")))
    own.locator("canvas").first.wait_for()
    button = host.get_by_role("button", name="Close this table")
    expect(host.locator(".bw-held")).to_have_count(0)
    button.dblclick()  # asks once, and is not answered by the second press
    expect(host.get_by_text("Close this table? Its links end; the game is kept.")).to_be_visible()
    press(host, "Close it")
    expect(own.locator(".door-notice")).to_have_text(re.compile("This table is closed.*Go on"))
    expect(ben.page.get_by_text("Your host has withdrawn this link.")).to_be_visible()
    for scheme in ("light", "dark"):
        ben.page.emulate_media(color_scheme=scheme)
        ben.page.set_viewport_size({"width": 360, "height": 640})
        ben.page.reload()
        told = ben.page.get_by_text("There is nothing here. Ask your host for another link.")
        expect(told).to_be_visible()
        assert ben.page.evaluate("document.documentElement.scrollWidth") == 360
        assert told.evaluate("(one) => getComputedStyle(one).fontSize") == "18px"
    ben.troubles.clear()  # the browser tells that the page is gone


@pytest.mark.usefixtures("home")
def test_a_host_two_guests_and_one_who_watches(
    browser: Browser, come: Callable[..., Device]
) -> None:
    port = free_port()
    context = browser.new_context(color_scheme="dark", viewport={"width": 1280, "height": 900})
    host = context.new_page()
    troubles: list[str] = []
    host.on("pageerror", lambda error: troubles.append(str(error)))
    with served(port) as (process, told):
        host.goto(link_in(told))
        start_boar(host, "Ann", "<b>Ben</b>")
        for count, name in enumerate(("Invite Ann", "Invite <b>Ben</b>", "Let others watch"), 1):
            press(host, name)
            expect(host.locator(".host-link")).to_have_count(count)
        expect(host.locator(".host-way img")).to_have_count(0)  # phones cannot come
        host.evaluate(AXE.read_text(encoding="utf-8"))
        assert host.locator("main").evaluate(RUN_AXE) == []
        ann, ben = come(link_of(host, 0)), come(link_of(host, 1), **PHONE)
        watcher = come(link_of(host, 2))
        status = host.locator(".host-status")
        expect(status).to_have_text(re.compile("Ann to move. 1 person watches"))
        for device in (ann, ben):
            device.hurry()
        for _ in range(2):
            ann.screen.press(ann.screen.offers[0])
        expect(status).to_have_text(re.compile("<b>Ben</b> to move"))
        expect(watcher.page.locator(".bw-whose")).to_have_text("You are watching")
        assert watcher.screen.offers == []
        ply = ann.screen.ply
        process.send_signal(signal.SIGINT)
        process.wait(20)
        ben.wait_for_standing("looking")
    with served(port):
        for device in (ann, ben, watcher):
            device.wait_for_standing("open")
            device.screen.wait_for_ply(ply)
            device.troubles.clear()  # the browser tells that there was no server
        ben.screen.press(ben.screen.offers[0])
        ann.screen.wait_for_ply(ben.screen.ply)
        expect(status).to_have_text(re.compile("<b>Ben</b> to move|Ann to move"))
        expect(host.locator(".bw-held")).to_have_count(0)
        host.locator(".host-row").click()
        press(host, "Close this table")
        press(host, "Keep it")
        press(host, "Close this table")
        expect(host.get_by_role("alert").filter(has_text="Its links end")).to_be_visible()
        press(host, "Close it")
        expect(ann.page.get_by_text("Your host has withdrawn this link.")).to_be_visible()
        expect(host.get_by_role("heading", name="Go on")).to_be_visible()
        assert not troubles
        context.close()
        for device in (ann, ben, watcher):
            device.troubles.clear()
