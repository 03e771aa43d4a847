"""A notebook open in JupyterLab, and the games on it as a person meets them."""

from __future__ import annotations

import json
import os
import time
from contextlib import contextmanager
from itertools import count
from typing import TYPE_CHECKING, Any

from .wire import Wire

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Locator, Page

    from .lab import Lab

PANEL = "window.jupyterapp.shell.currentWidget"
KERNEL = f"{PANEL}.sessionContext.session.kernel"
IS_LOADED = "() => window.jupyterapp?.shell.currentWidget"
IS_IDLE = f"""(name) => window.jupyterapp && {PANEL}?.context?.path === name
  && {PANEL}.sessionContext?.session?.kernel?.status === 'idle'"""
CLOSE = """async () => {
  const open = [...window.jupyterapp.shell.widgets("main")];
  for (const panel of open.filter(({ context }) => context)) {
    await panel.sessionContext?.shutdown();
    panel.context.model.dirty = false;
    panel.dispose();
  }
}"""
EVALUATE = f"""async (code) => {{
  const future = {KERNEL}.requestExecute({{ code, store_history: false }});
  let text = "";
  future.onIOPub = ({{ header, content }}) => {{
    if (header.msg_type === "stream") text += content.text;
    if (header.msg_type === "error") text += content.traceback.join("\\n");
  }};
  const reply = await future.done;
  return [reply.content.status, text];
}}"""
SEND = f"""([comm_id, content]) => {KERNEL}.sendShellMessage({{
  header: {{ msg_id: crypto.randomUUID(), msg_type: "comm_msg", session: {KERNEL}.clientId,
             username: "", date: new Date().toISOString(), version: "5.4" }},
  parent_header: {{}}, metadata: {{}}, channel: "shell", buffers: [],
  content: {{ comm_id, data: {{ method: "custom", content }} }},
}})"""
MODEL_IDS = f"""() => [...{PANEL}.content.model.cells].flatMap(({{ outputs }}) =>
  Array.from({{ length: outputs.length }}, (_, i) =>
    outputs.get(i).data["application/vnd.jupyter.widget-view+json"]?.model_id)
  ).filter(Boolean)"""

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
  watch.observe(list, { childList: true });
  list.querySelector("button").click();
  setTimeout(() => fail(new Error(`the curtain stays down: ${list.innerText}`)), 20_000);
})"""

# What is shown for a second so that people can see it is shown for an eighth of it.
HURRY = """() => {
  const { setTimeout } = window;
  window.setTimeout = (then, ms, ...rest) => setTimeout(then, ms / 8, ...rest);
  window.bwUnhurry = () => { window.setTimeout = setTimeout; };
}"""

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

IS_TARGET = """(root, label) =>
  root.querySelector(".bw-canvas").targets().some((target) => target.label === label)"""


class Notebook:
    """A notebook in a page of its own; what goes wrong on the page is kept."""

    def __init__(self, page: Page, lab: Lab, name: str) -> None:
        self.page, self.lab, self.name = page, lab, name
        self.wire = Wire()
        self.errors: list[str] = []
        self.complaints: list[str] = []
        self.strangers: list[str] = []
        self._pipes = count(1)
        self._heard: dict[str, Any] = {
            "pageerror": lambda error: self.errors.append(str(error)),
            "console": lambda line: self._hear(line.type, line.text),
            "request": lambda request: self._notice(request.url),
            "websocket": self.wire.listen,
        }
        for event, hear in self._heard.items():
            page.on(event, hear)  # type: ignore[call-overload]

    def open(self) -> None:
        """Load JupyterLab with this notebook."""
        self.page.goto(self.lab.page_of(self.name))
        self._wait_for_kernel()

    def open_here(self) -> None:
        """Open this notebook, with its new kernel, in the JupyterLab that the page has loaded."""
        self.command("docmanager:open", path=self.name)
        self._wait_for_kernel()
        assert self.page.locator(".jp-NotebookPanel").count() == 1
        # JupyterLab asks a kernel for its widgets, and loses those that come before the answer.
        self.until(lambda: any(frame.kind == "comm_info_reply" for frame in self.wire.received))

    def hurry(self) -> None:
        """Let the page's clocks run faster from here on, for games of many moves."""
        self.page.evaluate(HURRY)

    def leave(self) -> None:
        """Hear nothing of the page any more."""
        for event, hear in self._heard.items():
            self.page.remove_listener(event, hear)

    def reopen(self) -> None:
        """Load the page again, and forget what it was told before."""
        self.command("docmanager:save")
        self.wire.scenes.clear()
        self.open()

    @contextmanager
    def in_another_page(self) -> Iterator[Notebook]:
        """Open the same notebook, with its kernel, in a second page."""
        self.command("docmanager:save")
        other = Notebook(self.page.context.new_page(), self.lab, self.name)
        other.errors, other.complaints = self.errors, self.complaints
        other.strangers = self.strangers
        other.page.emulate_media(reduced_motion="reduce")
        other.page.set_viewport_size(self.page.viewport_size or {"width": 1280, "height": 1500})
        other.page.goto(self.lab.page_of(self.name).replace("/workspaces/", "/workspaces/other-"))
        other._wait_for_kernel()
        try:
            yield other
        finally:
            other.page.close()

    def run(self) -> None:
        self.command("notebook:run-all-cells")

    def command(self, name: str, **arguments: Any) -> Any:
        run = "([name, args]) => window.jupyterapp.commands.execute(name, args).then(() => null)"
        return self.page.evaluate(run, [name, arguments])

    def change_theme(self, name: str) -> None:
        self.command("apputils:change-theme", theme=name)
        light = str("Light" in name).lower()
        self.page.locator(f"body[data-jp-theme-light={light}]").wait_for(state="attached")

    def python(self, code: str) -> str:
        """Run code in the kernel, beside the cells; gives what it prints."""
        status, text = self.page.evaluate(EVALUATE, code)
        assert status == "ok", text
        return str(text)

    def ask(self, expression: str) -> Any:
        """Return the value of an expression in the kernel, as JSON has it."""
        return json.loads(self.python(f"import json\nprint(json.dumps({expression}))"))

    @contextmanager
    def busy(self, *, others_run: bool = False) -> Iterator[None]:
        """Keep the kernel busy meanwhile: nothing runs in it, or only its other threads.

        The kernel waits for the other end of a pipe, so that it is busy for as long as the test
        needs on any machine, and not for some seconds.
        """
        pipe = self.lab.root / f"{self.name}-{next(self._pipes)}.pipe"
        os.mkfifo(pipe)
        library = "CDLL" if others_run else "PyDLL"  # a PyDLL keeps the interpreter's lock
        told = len(self.wire.received)
        code = f"""
import ctypes, os, time
print("about", "to begin")
time.sleep(0.5)
os.close(ctypes.{library}(None).open({os.fsencode(pipe)!r}, os.O_RDONLY))
"""
        self.page.evaluate(f"code => void {KERNEL}.requestExecute({{ code }})", code)
        self.until(lambda: any("about to begin" in f.text for f in self.wire.received[told:]))
        self.page.wait_for_timeout(600)
        try:
            yield
        finally:
            os.close(os.open(pipe, os.O_WRONLY))

    def screen(self, number: int = 0) -> GameScreen:
        """The screen of one of the games on the page, from above."""
        root = self.page.locator("section.bw").nth(number)
        root.locator("canvas").first.wait_for()
        return GameScreen(self, root, self.page.evaluate(MODEL_IDS)[number])

    def send(self, widget: str, content: Any) -> None:
        """Send a message to a widget past its screen, as any page of the kernel could."""
        self.page.evaluate(SEND, [widget, content])

    def swipe(self, *points: tuple[float, float], rest: float = 0) -> None:
        """Put a finger down, draw it through these points, let it rest for some ms, and lift it."""
        hand = self.page.context.new_cdp_session(self.page)
        kinds = ["touchStart", *["touchMove"] * (len(points) - 1)]
        for kind, (x, y) in zip(kinds, points, strict=True):
            touched = {"type": kind, "touchPoints": [{"x": x, "y": y}]}
            hand.send("Input.dispatchTouchEvent", touched)
        self.page.wait_for_timeout(rest)
        hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def until(self, holds: Callable[[], bool], seconds: float = 20) -> None:
        """Wait until something holds, while the page goes on."""
        deadline = time.monotonic() + seconds
        while not holds():
            assert time.monotonic() < deadline, f"not within {seconds} s"
            self.page.wait_for_timeout(10)

    def _wait_for_kernel(self) -> None:
        self.page.wait_for_function(IS_IDLE, arg=self.name, timeout=90_000)

    def _hear(self, kind: str, text: str) -> None:
        if kind == "error":
            self.complaints.append(text)

    def _notice(self, url: str) -> None:
        if not url.startswith((self.lab.address, "data:", "blob:")):
            self.strangers.append(url)


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

    @contextmanager
    def moving(self) -> Iterator[None]:
        """Wait at the end for the game to have moved on."""
        before = self.ply
        yield
        self.wait_for_ply_change(before)

    def press(self, label: str) -> None:
        """Make a move by the list, and wait for it to be made."""
        with self.moving():
            self.button(label).click()

    def play(self, label: str) -> None:
        """Make a move by the list in a single trip to the page, for games of many moves."""
        self.list.evaluate(PLAY, label)

    def lift(self) -> None:
        """Lift the curtain as the player whom it names."""
        self.list.evaluate(LIFT)
        scenes = self.notebook.wire.scenes
        self.notebook.until(lambda: scenes[self.widget]["curtain"] is None)

    def button(self, label: str) -> Locator:
        return self.root.get_by_role("button", name=label, exact=True)

    def wait_for_target(self, label: str) -> dict[str, float]:
        """Wait until something can be pressed on the canvas, after what is shown in between."""
        self._wait(IS_TARGET, label)
        return self.targets[label]

    def click_on_canvas(self, label: str, clicks: int = 1) -> None:
        """Make a move with the mouse on the canvas, and wait for it to be made."""
        with self.moving():
            self.point_at(label, clicks)

    def point_at(self, label: str, clicks: int = 1) -> None:
        box = self.wait_for_target(label)
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
        before = ""
        while before != (before := self.pixels()):
            self.page.wait_for_timeout(50)

    def _wait(self, holds: str, argument: Any) -> None:
        root = self.root.element_handle()
        script = f"([root, argument]) => ({holds})(root, argument)"
        self.page.wait_for_function(script, arg=[root, argument])
