"""`brainwaves serve` in browsers: a host, two guests, one who watches; it ends and comes back."""

from __future__ import annotations

import re
import signal
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.looks import AXE, RUN_AXE
from tests.serve.hosts import link_in, served
from tests.servers import free_port

from .devices import PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Page

    from .devices import Device

pytestmark = pytest.mark.browser


def link_of(host: Page, at: int) -> str:
    expect(host.locator(".host-link input").nth(at)).to_be_visible()
    return host.locator(".host-link input").nth(at).input_value()


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
        host.get_by_role("radio", name="The Brilliant Boar").check()
        host.locator(".bw-seat select").nth(1).select_option("")
        for at, name in enumerate(("Ann", "<b>Ben</b>")):
            host.locator(".bw-seat input").nth(at).fill(name)
        host.get_by_role("button", name="Start The Brilliant Boar").click()
        expect(host.get_by_role("heading", name="Tables in play")).to_be_visible()
        for name in ("Invite Ann", "Invite <b>Ben</b>", "Let others watch"):
            host.get_by_role("button", name=name).click()
        expect(host.locator(".host-way img")).to_have_count(3)
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
        host.locator(".host-row").click()
        host.get_by_role("button", name="Close this table").click()
        expect(ann.page.get_by_text("Your host has withdrawn this link.")).to_be_visible()
        expect(host.get_by_role("heading", name="Go on")).to_be_visible()
        assert not troubles
        context.close()
        for device in (ann, ben, watcher):
            device.troubles.clear()
