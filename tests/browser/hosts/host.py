"""Places other than JupyterLab that show the games: a server of each, and a page of it."""

from __future__ import annotations

import os
import subprocess
import urllib.error
import urllib.request
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.hands.keyboard import choose_by_arrows
from tests.browser.screen import UNFOLD, GameScreen
from tests.servers import free_port, stop, wait_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

OWN = "/static/notebook/notebook_core."
"""Notebook 7.6 makes a mistake on every page, an empty one too."""
GAMES = {
    "goose": "bw.AstuteGoose(['Ann'], seed=7, study_seconds=3000, show_seconds=3000)",
    "boar": "bw.BrilliantBoar(['Ann'], seed=7, show_seconds=3000)",
    "matrix": "bw.GameMatrix(['Ann'], seed=7)",
    "wave": "bw.BrainWave(['Ann', 'Ben'], seed=7)",
}
"""How each game is made, in the order in which hosts show them, with no clock that plays."""


def host_python() -> str:
    """Return the Python that the hosts are installed for, which is not that of the tests."""
    python = Path(__file__).parents[3] / ".venv" / "hosts" / "bin" / "python"
    if not python.exists():
        pytest.fail("No hosts to test with: 'make test' installs them", pytrace=False)
    return str(python)


@contextmanager
def serving(home: Path, *arguments: str) -> Iterator[str]:
    """Run `python ARGUMENTS` with {port} filled in, where the hosts are; yield its address."""
    port = free_port()
    log = home / "host.log"
    settings = {
        "HOME": str(home),
        "IPYTHONDIR": str(home / "ipython"),
        "JUPYTER_CONFIG_DIR": str(home / "config"),
        "JUPYTER_RUNTIME_DIR": str(home / "runtime"),
        "JUPYTER_PLATFORM_DIRS": "1",
    }
    with log.open("wb") as output:
        process = subprocess.Popen(
            [host_python(), *(word.format(port=port) for word in arguments)],
            cwd=home,
            env={**os.environ, **settings},
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(process, lambda: _answers(f"{address}/static/nothing"), log)
        yield address
    finally:
        stop(process)


def _answers(url: str) -> None:
    """Return if a server answers, whatever it says."""
    with suppress(urllib.error.HTTPError):
        urllib.request.urlopen(url, timeout=20).close()


class HostPage:
    """A page of a host; what goes wrong there, and whom it asks for anything, is kept."""

    def __init__(self, browser: Browser, url: str, **options: Any) -> None:
        self.context = browser.new_context(
            viewport={"width": 1280, "height": 1400}, reduced_motion="reduce", **options
        )
        self.context.add_init_script(UNFOLD)
        self.page = self.context.new_page()
        self.errors: list[str] = []
        self.strangers: list[str] = []
        home = "/".join(url.split("/")[:3])
        own = (home, home.replace("http", "ws", 1), "data:", "blob:")
        self.page.on("pageerror", lambda error: self._fail(f"{error} {error.stack}"))
        self.page.on("request", lambda request: self._notice(request.url, own))
        self.page.goto(url)

    def _fail(self, error: str) -> None:
        if OWN not in error:
            self.errors.append(error)

    def _notice(self, url: str, own: tuple[str, ...]) -> None:
        if not url.startswith(own):
            self.strangers.append(url)

    def game(self, number: int) -> GameScreen:
        """Return the screen of a game, once it is drawn."""
        screen = GameScreen(self, self.page.locator("section.bw").nth(number), "")  # type: ignore[arg-type]
        screen.canvas.locator("canvas").first.wait_for(timeout=90_000)
        screen.root.scroll_into_view_if_needed()
        return screen

    def close(self) -> None:
        assert not self.errors, self.errors
        assert not self.strangers, self.strangers
        self.context.close()


def play_by_hand(screen: GameScreen) -> int:
    """Make a move by the mouse, one by the keys on the canvas, and one by keys in the list."""
    before = screen.ply
    for make in (by_mouse, by_arrows, by_list):
        screen.wait_for_ready()
        moves = [*screen.offers, *(one for one in screen.targets if one.startswith("Go to"))]
        drawn = [one for one in moves if one in screen.targets]  # some say more on the canvas
        with screen.moving():
            make(screen, moves[0] if make is by_list else drawn[0])
    assert screen.ply > before + 2
    return screen.ply


def by_mouse(screen: GameScreen, label: str) -> None:
    screen.point_at(label)


def by_arrows(screen: GameScreen, label: str) -> None:
    screen.canvas.focus()
    choose_by_arrows(screen, label)
    screen.page.keyboard.press("Enter")


def by_list(screen: GameScreen, label: str) -> None:
    screen.button(label).focus()
    screen.page.keyboard.press("Enter")
