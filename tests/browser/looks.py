"""How a screen looks: what axe-core finds, how sharp it is, and whether it fits its cell."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from .notebook import Notebook
from .plain import TWO_FRAMES
from .table import PlainTable

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from .screen import GameScreen

AXE = Path(__file__).parents[2] / "brainwaves_widgets/js/node_modules/axe-core/axe.min.js"
RUN_AXE = """async (root) => {
  const { violations } = await window.axe.run(root);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(" ")}`);
}"""
MEASURES = """root => {
  const canvas = root.querySelector(".bw-canvas canvas");
  const cell = root.closest(".jp-OutputArea-output, main");
  return {
    dpr: window.devicePixelRatio,
    backing: [canvas.width, canvas.height],
    shown: [canvas.clientWidth, canvas.clientHeight],
    room: root.querySelector(".bw-canvas").clientWidth,
    cell: [cell.clientWidth, cell.scrollWidth],
    right: [root, ...root.querySelectorAll("*")].map((e) => e.getBoundingClientRect().right),
    edge: cell.getBoundingClientRect().right,
  };
}"""
ROOM = "one => one.closest('.jp-OutputArea-output').clientWidth"
SET_ROOM = "(main, width) => { main.style.width = `${width}px`; }"
LIGHT, DARK = "JupyterLab Light", "JupyterLab Dark"
# Axe-core takes a page for white that has no ground of its own.
DECLARE = """(scheme) => {
  document.documentElement.style.colorScheme = scheme;
  document.body.style.background = scheme === "dark" ? "#111" : "white";
}"""


def give_room(place: Notebook | PlainTable, shown: Locator, width: int) -> None:
    """Let the output of the cell that shows something be just `width`, by a wider window."""

    def fits() -> bool:
        window, room = place.page.viewport_size, shown.evaluate(ROOM)
        assert window
        if room != width:  # JupyterLab may still be laying itself out
            wanted = max(width, window["width"] - room + width)
            place.page.set_viewport_size(window | {"width": wanted})
            place.page.evaluate(TWO_FRAMES)
        return bool(room == width)

    if isinstance(place, PlainTable):
        place.page.locator("main").evaluate(SET_ROOM, width)
    else:
        place.until(fits)
    for canvas in shown.locator(".bw-canvas canvas").all():
        place.until(lambda canvas=canvas: canvas.evaluate("c => c.clientWidth") <= width)  # type: ignore[misc]


def change_theme(place: Notebook | PlainTable, name: str) -> None:
    """Change JupyterLab's theme, or let an empty page declare that it is light or dark."""
    if isinstance(place, Notebook):
        place.change_theme(name)
        return
    scheme = "dark" if name == DARK else "light"
    place.page.evaluate(DECLARE, scheme)
    place.page.locator(f".bw:not([data-theme={scheme}])").first.wait_for(state="detached")


def check_measures(screen: GameScreen) -> dict[str, Any]:
    """The canvas is as sharp as the screen, and nothing stands out of its cell."""
    found: dict[str, Any] = screen.root.evaluate(MEASURES)
    assert found["backing"] == [round(side * found["dpr"]) for side in found["shown"]]
    assert found["shown"][0] <= found["room"]
    assert found["cell"][1] <= found["cell"][0]
    assert max(found["right"]) <= found["edge"] + 0.5
    return found


class Look:
    """Looks at one screen in both themes, whatever it shows."""

    def __init__(self, place: Notebook | PlainTable, screen: GameScreen) -> None:
        self._place, self._screen = place, screen
        self._themes = [LIGHT, DARK]
        self.seen: list[str] = []
        place.page.evaluate(AXE.read_text(encoding="utf-8"))

    def check(self, what: str) -> None:
        """Ask axe-core, change the theme, see the picture change, and ask again."""
        screen, self.seen = self._screen, [*self.seen, what]
        assert not screen.root.evaluate(RUN_AXE), what
        screen.wait_for_rest()
        before = screen.pixels()
        self._themes.reverse()
        change_theme(self._place, self._themes[0])
        self._place.until(lambda: screen.pixels() != before)
        assert not screen.root.evaluate(RUN_AXE), f"{what}, {self._themes[0]}"
        check_measures(screen)
