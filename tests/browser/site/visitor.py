"""The built site on a web server of its own, and a browser that can reach nothing else."""

from __future__ import annotations

import threading
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from ..chromium import launch_options
from ..screen import UNFOLD, GameScreen

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import BrowserContext, BrowserType, Page

ALONE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
READY = "document.documentElement.dataset.ready === 'yes'"
IMAGES = """
  const asked = indexedDB.open("brainwaves-python", 1);
  const told = (request) =>
    new Promise((done) => { request.onsuccess = () => done(request.result) });
  const base = await told(asked);
  if (!base.objectStoreNames.length) return false;
  const images = base.transaction("images", "readwrite").objectStore("images");"""
IS_REMEMBERED = f"async () => {{ {IMAGES} return (await told(images.count())) === 1 }}"
PATIENCE = 180_000
"""A page may take so many milliseconds to be ready on a loaded machine."""


class Files(SimpleHTTPRequestHandler):
    """Serves files, as any web server does, and says nothing."""

    extensions_map = {  # noqa: RUF012 - as its base has it
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, *_args: object) -> None:
        pass


@contextmanager
def serving(folder: Path, *, handler: type[Files] = Files) -> Iterator[str]:
    """Serve a folder as any web server would; yield its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Visitor:
    """A person's browser, whose storage outlives it; it notes every address that is asked for."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context, self.address = context, address
        self.strangers: list[str] = []
        self.errors: list[str] = []
        context.on("request", self._note)
        context.on("weberror", lambda error: self.errors.append(str(error.error)))

    def _note(self, request: Any) -> None:
        if not request.url.startswith((self.address, f"blob:{self.address}", "data:")):
            self.strangers.append(request.url)

    def open(self, path: str) -> Page:
        """Open a page of the site and wait until all its cells have run."""
        page = self.context.new_page()
        page.goto(self.address + path)
        page.wait_for_function(READY, timeout=PATIENCE)
        return page

    def game(self, page: Page) -> GameScreen:
        """Return the screen of the game on a page, once it is drawn."""
        shown: Any = SimpleNamespace(page=page)
        screen = GameScreen(shown, page.locator("section.bw[data-ply]").first, "")
        screen.canvas.locator("canvas").first.wait_for()
        return screen

    def wait_until_remembered(self, page: Page) -> None:
        """Wait until the next visit can go on from Python's memory, and without network."""
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.wait_for_function(IS_REMEMBERED)

    def reload(self, page: Page) -> None:
        page.reload()
        page.wait_for_function(READY, timeout=PATIENCE)


@contextmanager
def visiting(kind: BrowserType, profile: Path, address: str, **options: Any) -> Iterator[Visitor]:
    """Start a browser with a profile of its own; at its end nobody else was asked for anything."""
    launch = launch_options()
    launch["args"] = [*launch["args"], ALONE]
    context = kind.launch_persistent_context(
        profile, reduced_motion="reduce", accept_downloads=True, **launch, **options
    )
    context.add_init_script(UNFOLD)
    visitor = Visitor(context, address)
    try:
        yield visitor
    finally:
        context.close()
    assert not visitor.strangers
    assert not visitor.errors
