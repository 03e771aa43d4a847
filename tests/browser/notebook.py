"""A notebook open in JupyterLab: its page, its kernel, and what goes wrong there."""

from __future__ import annotations

import json
import os
from contextlib import contextmanager
from itertools import count
from typing import TYPE_CHECKING, Any

from .screen import GameScreen
from .visited import Visited
from .wire import Wire

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

    from .lab import Lab

PANEL = "window.jupyterapp.shell.currentWidget"
KERNEL = f"{PANEL}.sessionContext.session.kernel"
IS_LOADED = "() => Boolean(window.jupyterapp?.shell.currentWidget)"
IS_IDLE = f"""(name) => window.jupyterapp && {PANEL}?.context?.path === name
  && {PANEL}.sessionContext?.session?.kernel?.status === 'idle'"""
# Closes what is open and chooses the light theme; the server ends the kernels.
TIDY = """async () => {
  window.bwUnhurry?.();
  const { commands, shell } = window.jupyterapp;
  for (const panel of [...shell.widgets("main")].filter(({ context }) => context)) {
    panel.context.model.dirty = false;
    panel.dispose();
  }
  if (document.body.dataset.jpThemeLight === "true") return;
  await commands.execute("apputils:change-theme", { theme: "JupyterLab Light" });
}"""
SPLASH = "Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this"
"""JupyterLab removes its splash twice if its theme changes twice in a moment."""
IS_TIDY = "() => document.body.dataset.jpThemeLight === 'true'"
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

# What is shown for up to two seconds so that people can see it is shown for another time. What
# waits for Python takes longer, or 350 ms, and is left alone.
HURRY = """(times) => {
  window.bwUnhurry?.();
  const { setTimeout } = window;
  const changed = (ms) => (ms >= 260 && ms <= 2000 && ms !== 350 ? ms / times : ms);
  window.setTimeout = (then, ms, ...rest) => setTimeout(then, changed(ms), ...rest);
  window.bwUnhurry = () => { window.setTimeout = setTimeout; };
}"""


class Notebook(Visited):
    """A notebook in a page of its own; what goes wrong on the page is kept."""

    def __init__(self, page: Page, lab: Lab, name: str) -> None:
        self.page, self.lab, self.name = page, lab, name
        self.wire = Wire()
        self.errors: list[str] = []
        self.complaints: list[str] = []
        self.strangers: list[str] = []
        self.in_real_time = True
        self._pipes = count(1)
        self._heard: dict[str, Any] = {
            "pageerror": lambda error: self._fail(str(error)),
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

    def hurry(self, times: float = 50) -> None:
        """Show what is shown for about a second for another time from here on."""
        self.page.evaluate(HURRY, times)

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
        other.strangers, other.in_real_time = self.strangers, self.in_real_time
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
        """Run code in the kernel, beside the cells; return what it prints."""
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
import ctypes, os
print("about", "to begin", flush=True)
pipe = os.open({os.fsencode(pipe)!r}, os.O_RDONLY)
ctypes.{library}(None).read(pipe, ctypes.create_string_buffer(1), 1)
os.close(pipe)
"""
        self.page.evaluate(f"code => void {KERNEL}.requestExecute({{ code }})", code)
        self.until(lambda: any("about to begin" in f.text for f in self.wire.received[told:]))
        end = os.open(pipe, os.O_WRONLY)  # waits for the kernel to open it, which then reads
        try:
            yield
        finally:
            os.close(end)

    def screen(self, number: int = 0) -> GameScreen:
        """The screen of one of the games on the page, from above."""
        root = self.page.locator("section.bw").nth(number)
        root.locator("canvas").first.wait_for()
        return GameScreen(self, root, self.page.evaluate(MODEL_IDS)[number])

    def send(self, widget: str, content: Any) -> None:
        """Send a message to a widget past its screen, as any page of the kernel could."""
        self.page.evaluate(SEND, [widget, content])

    def _wait_for_kernel(self) -> None:
        self.page.wait_for_function(IS_IDLE, arg=self.name, timeout=90_000)
        if not self.in_real_time:
            self.hurry()

    def _fail(self, error: str) -> None:
        if error != "Disposed" and not error.startswith(SPLASH):
            # "Disposed" is JupyterLab's word for a document that is closed while it is saved
            self.errors.append(error)

    def _hear(self, kind: str, text: str) -> None:
        if kind == "error":
            self.complaints.append(text)

    def _notice(self, url: str) -> None:
        if not url.startswith((self.lab.address, "data:", "blob:")):
            self.strangers.append(url)
