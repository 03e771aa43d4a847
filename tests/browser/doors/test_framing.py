"""A page of another site that frames a guest's page, or opens it, sees nothing of it."""

from __future__ import annotations

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import TYPE_CHECKING

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.doors.server.door import open_door

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser

    from brainwaves_widgets.widgets import GameWidget

pytestmark = pytest.mark.browser

TRAP = """<!doctype html><title>A prize!</title>
<iframe src="{0}" width="900" height="700"></iframe>
<object data="{0}" width="300"></object><embed src="{0}" width="300">
"""
SPY = """async (url) => {
  const told = {};
  const opened = window.open(url);
  await new Promise((done) => setTimeout(done, 1500));
  try { told.text = opened.document.body.innerText; } catch (error) { told.text = error.name; }
  told.isCut = opened.closed;  // as seen from here, it is no longer ours
  told.answer = await fetch(url).then((answer) => answer.text(), (error) => error.name);
  told.module = await import(url + "/door.js").then(() => "there", (error) => error.name);
  const socket = new WebSocket(url.replace("http", "ws") + "/socket");
  told.socket = await new Promise((done) => {
    socket.onopen = () => done("open");
    socket.onerror = () => done("refused");
  });
  return told;
}"""


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """Another site: its folder, and its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(tmp_path)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield tmp_path, f"http://localhost:{server.server_port}"
    server.shutdown()
    server.server_close()


def test_a_page_that_frames_a_guests_page_sees_nothing(
    tables: list[GameWidget], site: tuple[Path, str], browser: Browser
) -> None:
    game = bw.BrilliantBoar(["Ann", "Ben"], seed=7)
    tables.append(game)
    url = game.invite("Ben").url
    folder, address = site
    folder.joinpath("trap.html").write_text(TRAP.format(url))
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{address}/trap.html")
    page.wait_for_load_state("networkidle")
    inside = [frame for frame in page.frames if frame is not page.main_frame]
    assert inside
    for frame in inside:
        assert not frame.url.startswith(url.partition("/t/")[0])
        assert frame.locator("main, canvas").count() == 0
    door = open_door()
    assert door
    (there,) = door.tables.values()
    assert there.guests["Ben"].line is None  # no framed page has sat down
    told = page.evaluate(SPY, url)
    assert told == {
        "text": "SecurityError",
        "isCut": True,
        "answer": "TypeError",
        "module": "TypeError",
        "socket": "refused",
    }
    context.close()
