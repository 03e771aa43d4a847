"""A breakthrough of Brain Wave between two devices: how late a dodge is, and whether that is fair.

    python benchmarks/live.py --flights 8 --attempts 1000

**Late**: two browsers (Chromium contexts) sit at a table through its door. On one of them a mouse
drags the spot while the wave flies on the other. A dodge is timed from the mouse event on the one
to the report of the first step that the other flew with it, which leaves up to two steps (33 ms)
after that step. `--ms` more are added each way between the dodger's device and the host by a proxy,
so a dodge travels that long, and what the dodger sees is that old too.

**Fair**: the hands of people, simulated, at one keyboard and as late as that; and what it would be
if the attacker's knob did not answer as late as the dodger's hand.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
from itertools import product
from statistics import quantiles
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import brainwaves_widgets as bw
from brainwaves_widgets.doors.server.door import open_door
from brainwaves_widgets.study.statistics import wilson
from tests.brainwave.console.far_hands import AT_ONE_KEYBOARD, PEOPLE, Delays, held
from tests.browser.chromium import launch_options
from tests.widgets.waves import to_attempt

STEP_MS = 1000 / 60
FRAME_MS = 20
"""What a dodge takes beside the network: two steps until it is told of, and a frame."""
# Notes when the mouse moved and which places were told, or when a step was flown with which place.
NOTE = """() => {
  window.notes = { told: [], flown: {} };
  const now = () => performance.timeOrigin + performance.now();
  let moved = 0;
  const note = ({ timeStamp }) => (moved = performance.timeOrigin + timeStamp);
  addEventListener("pointermove", note, true);
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    const { kind, spot, heard } = JSON.parse(text).content ?? {};
    if (kind === "dodge" && spot) window.notes.told.push(moved);
    for (const number of heard ?? []) window.notes.flown[number] ??= now();
    return send.call(this, text);
  };
}"""
GLASS = """() => {
  const { left, top } = document.querySelector(".bw-canvas").getBoundingClientRect();
  const { style } = document.querySelector(".bw-tube");
  const at = (name) => parseFloat(style[name]);
  return [left + at("left"), top + at("top"), at("width"), at("height")];
}"""


class Slow:
    """A proxy that holds back all that goes through it, each way, for some milliseconds."""

    def __init__(self, port: int, ms: float) -> None:
        self._to, self._seconds = port, ms / 1000
        self._loop = asyncio.new_event_loop()
        Thread(target=self._loop.run_forever, daemon=True).start()
        self._server = asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result()
        self.port: int = self._server.sockets[0].getsockname()[1]

    async def _listen(self) -> asyncio.Server:
        return await asyncio.start_server(self._meet, "127.0.0.1", 0)

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_connection("127.0.0.1", self._to)
        await asyncio.gather(self._pass(reader, there[1]), self._pass(there[0], writer))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(2**16):
            self._loop.call_later(self._seconds, writer.write, data)
        self._loop.call_later(self._seconds, writer.close)


def sit(browser: Browser, url: str) -> Page:
    page = browser.new_page(viewport={"width": 900, "height": 900})
    page.add_init_script(f"({NOTE})()")
    page.goto(url)
    page.locator(".bw-canvas canvas").first.wait_for()
    return page


def late(browser: Browser, flights: int, ms: float) -> list[float]:
    """Return how many milliseconds each dodge took to be flown."""
    game = bw.BrainWave(["Ann", "Ben"], size=7, seed=1)
    to_attempt(game)
    ply, state = game.ply, game.state
    urls = [game.invite(seat).url for seat in (state.attacker, state.defender)]
    door = open_door()
    assert door
    if ms:
        slow = Slow(door.port, ms)
        door._hosts.add(f"127.0.0.1:{slow.port}")
        urls[1] = urls[1].replace(f":{door.port}/", f":{slow.port}/")
    steering, dodging = (sit(browser, url) for url in urls)
    took = [one for _ in range(flights) for one in dodged(game, ply, steering, dodging)]
    for page in (steering, dodging):
        page.close()
    game.close_door()
    return took


def dodged(game: Any, ply: int, steering: Page, dodging: Page) -> list[float]:
    """Fly once, and drag the spot up and down meanwhile."""
    game.goto(ply)
    for page in (steering, dodging):
        page.wait_for_function("ply => document.querySelector('.bw').dataset.ply == ply", arg=ply)
        page.evaluate("window.notes = { told: [], flown: {} }")
    x, y, w, h = dodging.evaluate(GLASS)
    spot = game.state.console.spots[game.state.defender]
    steering.bring_to_front()
    steering.locator(".bw-canvas").focus()
    steering.keyboard.press("Space")
    dodging.mouse.move(x + spot[0] * w, y + spot[1] * h)
    dodging.mouse.down()
    number = 0
    while game.ply == ply:
        number += 1
        dodging.mouse.move(x + spot[0] * w, y + (spot[1] + 0.02 * (number % 3)) * h)
        dodging.wait_for_timeout(45)
    dodging.mouse.up()
    told = dodging.evaluate("window.notes.told")
    flown = {int(n): when for n, when in steering.evaluate("window.notes.flown").items()}
    # Places told in the countdown were not flown with; the first of all may be one of these.
    first = min((n for n in flown if n), default=0)
    pairs = ((told[n - 1], when) for n, when in flown.items() if n > first and n <= len(told))
    return [when - moved for moved, when in pairs]


def fair(attempts: int, ms: float) -> dict[str, dict[str, str]]:
    """Return how often people dodge, in percent with intervals, by who attacks whom."""
    steps = round((ms + FRAME_MS) / STEP_MS)
    ways = {
        "at one keyboard": AT_ONE_KEYBOARD,
        f"{ms:g} ms apart": Delays(steps, steps, steps),
        f"{ms:g} ms apart, knob at once": Delays(steps, steps, 0),
    }
    shown: dict[str, dict[str, str]] = {}
    for way, delays in ways.items():
        for steering, dodging in product(PEOPLE, PEOPLE):
            count = held(steering, dodging, delays, attempts)
            low, high = wilson(count, attempts)
            text = f"{100 * count / attempts:.0f} ({100 * low:.0f} to {100 * high:.0f})"
            shown.setdefault(way, {})[f"{steering} attacks {dodging}"] = text
    return shown


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--flights", type=int, default=8, help="with each delay")
    parser.add_argument("--attempts", type=int, default=1000, help="of each pair of hands")
    parser.add_argument("--ms", type=float, default=80.0, help="added each way")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        os.environ["BRAINWAVES_HOME"] = home
        browser = playwright.chromium.launch(**launch_options())
        for ms in (0.0, options.ms):
            took = late(browser, options.flights, ms)
            cuts = quantiles(took, n=100)
            told = {"dodges": len(took), "p50 ms": round(cuts[49]), "p95 ms": round(cuts[94])}
            print(f"a dodge, {ms:g} ms added each way", json.dumps(told))
        browser.close()
    for way, row in fair(options.attempts, options.ms).items():
        print(f"held, % ({way})", json.dumps(row))


if __name__ == "__main__":
    main()
