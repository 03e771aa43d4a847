"""A game on a page as a person meets it: its canvas, its list of moves, and what it says."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Locator

    from .notebook import Notebook

# Waits for the end of what is shown in between, and of the moment in which hands are kept off.
READY = """(root) => new Promise((done, fail) => {
  const look = () => root.dataset.state === "ready" && (watch.disconnect(), done());
  const watch = new MutationObserver(look);
  watch.observe(root, { attributes: true, attributeFilter: ["data-state"] });
  setTimeout(() => fail(new Error(`it is not ready: ${root.dataset.state}`)), 20_000);
  look();
})"""

PLAY = """(list, label) => new Promise((done, fail) => {
  const root = list.closest(".bw");
  const button = [...list.querySelectorAll("button")].find((one) => one.textContent === label);
  if (!button) return fail(new Error(`no move ${label}: ${list.textContent}`));
  const watch = new MutationObserver(() => { watch.disconnect(); done(); });
  watch.observe(root, { attributes: true, attributeFilter: ["data-ply"] });
  button.click();
  setTimeout(() => fail(new Error(`no answer: ${root.innerText}`)), 20_000);
})"""

LIFT = """(list) => new Promise((done, fail) => {
  const watch = new MutationObserver(() => { watch.disconnect(); done(); });
  watch.observe(list, { childList: true, subtree: true });
  list.querySelector("button").click();
  setTimeout(() => fail(new Error(`the curtain stays down: ${list.innerText}`)), 20_000);
})"""

# Notes every piece of text that is written onto a canvas.
NOTE_TEXTS = """() => {
  const noted = Boolean(window.bwTexts);
  window.bwTexts = [];
  if (noted) return;
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
    window.bwTexts.push(text);
    fillText.call(this, text, ...rest);
  };
}"""

# Looks again and again, sooner than the next frame, until something holds; returns what does.
UNTIL = """(root, argument) => new Promise((done, fail) => {{
  const holds = {holds};
  const end = performance.now() + 20_000;
  const look = () => {{
    const found = holds(root, argument);
    if (found) done(found);
    else if (performance.now() > end) fail(new Error(`in vain: ${{root.innerText}}`));
    else setTimeout(look, 5);
  }};
  look();
}})"""

TARGET = """(root, label) =>
  root.querySelector(".bw-canvas").targets().find((target) => target.label === label)"""

# Brings the canvas into view; returns where a point of it is on the page, or null if out of sight.
IN_VIEW = """(canvas, { x, y, w, h }) => {
  canvas.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left, top } = canvas.getBoundingClientRect();
  const at = { x: left + x + w / 2, y: top + y + h / 2 };
  return at.x < 0 || at.y < 0 || at.x >= innerWidth || at.y >= innerHeight ? null : at;
}"""


# The moves stand open as buttons for tests, which press them, as for people who use the keyboard.
UNFOLD = "try { localStorage['brainwaves-moves'] ??= 'open' } catch { /* this page has none */ }"


class GameScreen:
    """One game's screen: its canvas, its list of moves, and what it says."""

    def __init__(self, notebook: Notebook, root: Locator, widget: str) -> None:
        self.notebook, self.root, self.widget = notebook, root, widget
        self.page = notebook.page
        self.canvas = root.locator(".bw-canvas")
        self.list = root.get_by_role("group", name="Moves")
        self.status = root.locator(".bw-status")
        self.notice = root.locator(".bw-notice")
        self.spoken = root.locator(".bw-spoken")

    @property
    def ply(self) -> int:
        return int(self.root.get_attribute("data-ply") or -1)

    @property
    def scene(self) -> dict[str, Any]:
        """What Python told this screen last, as it was read from the wire."""
        ply, scenes = self.ply, self.notebook.wire.scenes
        self.notebook.until(lambda: scenes.get(self.widget, {}).get("ply", -1) >= ply)
        return scenes[self.widget]

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.scene["view"]
        return view

    @property
    def offers(self) -> list[str]:
        return self.list.get_by_role("button").all_inner_texts()

    @property
    def targets(self) -> dict[str, dict[str, float]]:
        """What can be pressed on the canvas, and where."""
        found = self.canvas.evaluate("host => host.targets()")
        return {target["label"]: target for target in found}

    def wait_for_ply(self, ply: int) -> None:
        self._wait("(root, ply) => root.dataset.ply === String(ply)", ply)

    def wait_for_ply_change(self, before: int) -> None:
        self._wait("(root, ply) => root.dataset.ply !== String(ply)", before)

    def wait_for_ready(self) -> None:
        """Wait until a press does what stands there, in a game that is shown as it is now."""
        self.root.evaluate(READY)

    @contextmanager
    def moving(self) -> Iterator[None]:
        """Begin when the game is ready, and wait at the end for it to have moved on."""
        self.wait_for_ready()
        before = self.ply
        yield
        self.wait_for_ply_change(before)

    def press(self, label: str) -> None:
        """Make a move by the list, and wait for it to be made."""
        with self.moving():
            self.button(label).click()

    def play(self, label: str) -> None:
        """Make a move by the list in a single trip to the page, for games of many moves."""
        self.wait_for_ready()
        self.list.evaluate(PLAY, label)

    def lift(self) -> None:
        """Lift the curtain as the player whom it names."""
        self.wait_for_ready()
        self.list.evaluate(LIFT)
        scenes = self.notebook.wire.scenes
        self.notebook.until(lambda: scenes[self.widget]["curtain"] is None)

    def button(self, label: str) -> Locator:
        return self.root.get_by_role("button", name=label, exact=True)

    def wait_for_target(self, label: str) -> dict[str, float]:
        """Wait until something can be pressed on the canvas, after what is shown in between."""
        self._wait(TARGET, label)
        self.wait_for_ready()
        return self._wait(TARGET, label)  # type: ignore[no-any-return]

    def click_on_canvas(self, label: str, clicks: int = 1) -> None:
        """Make a move with the mouse on the canvas, and wait for it to be made."""
        with self.moving():
            self.point_at(label, clicks)

    def point_at(self, label: str, clicks: int = 1) -> None:
        box = self.wait_for_target(label)
        if at := self.canvas.evaluate(IN_VIEW, box):
            self.page.mouse.click(at["x"], at["y"], click_count=clicks)
        else:
            centre = {"x": box["x"] + box["w"] / 2, "y": box["y"] + box["h"] / 2}
            self.canvas.click(position=centre, click_count=clicks)  # type: ignore[arg-type]

    def middle_of(self, label: str) -> tuple[float, float]:
        """Where something on the canvas can be pressed, in pixels of the page."""
        box = self.wait_for_target(label)
        self.canvas.scroll_into_view_if_needed()
        host = self.canvas.bounding_box()
        assert host
        return host["x"] + box["x"] + box["w"] / 2, host["y"] + box["y"] + box["h"] / 2

    def pixels(self) -> str:
        """The picture on the canvas."""
        return str(self.canvas.locator("canvas").first.evaluate("c => c.toDataURL()"))

    def note_texts(self) -> None:
        """Begin to note what is written onto canvases."""
        self.page.evaluate(NOTE_TEXTS)

    def wait_for_text(self, text: str) -> None:
        """Wait until something was written onto a canvas, on as many lines as it may need."""
        self._wait("(_, text) => window.bwTexts.join(' ').includes(text)", text)

    def wait_for_rest(self) -> None:
        """Wait until nothing moves on the canvas; a clock that counts seconds may."""
        if self.scene["steps"] is None:
            self.wait_for_ready()
        before = ""
        while before != (before := self.pixels()):
            self.page.wait_for_timeout(50)

    def _wait(self, holds: str, argument: Any) -> Any:
        return self.root.evaluate(UNTIL.format(holds=holds), argument)
