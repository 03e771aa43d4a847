"""A page that is not Jupyter: it shows a widget as anywidget's contract has it, and no more."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from anywidget import AnyWidget
    from playwright.sync_api import Locator, Page

# Renders a widget's module with a model whose messages go to Python and come back as answers.
RENDER = """async ([source, css, state, inShadow]) => {
  const listeners = new Map();
  const tell = (name, ...rest) => (listeners.get(name) ?? []).forEach((hear) => hear(...rest));
  const model = {
    get: (name) => state[name],
    on: (name, hear) => listeners.set(name, [...(listeners.get(name) ?? []), hear]),
    off: (name, hear) =>
      listeners.set(name, (listeners.get(name) ?? []).filter((one) => one !== hear)),
    send: async (content) => {
      window.bwAsked = (window.bwAsked ?? 0) + 1;
      const [changed, messages] = await window.bwSend(content);
      for (const message of messages) tell("msg:custom", message, []);
      for (const name of Object.keys(changed)) {
        state[name] = changed[name];
        tell(`change:${name}`);
      }
      window.bwAsked -= 1;
    },
  };
  const host = document.querySelector("main");
  const place = inShadow ? host.attachShadow({ mode: "open" }) : host;
  const style = document.createElement("style");
  style.textContent = css;
  const el = document.createElement("div");
  place.append(style);
  const module = await import(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
  window.bwShow = (scene) => {
    state.scene = scene;
    tell("change:scene");
  };
  window.bwEnd = module.default.render({ model, el });
  place.append(el);
}"""

UNFOLD = "(widget) => widget.querySelector('.bw-fold[aria-expanded=false]')?.click()"

# Whether every message was answered and nothing moves on the widget any more.
IS_AT_REST = """(widget) => !window.bwAsked && !widget.getAnimations({ subtree: true }).length"""
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

# The contrast of every piece of text that is to be seen, with the words and the two colours.
CONTRASTS = """(widget) => {
  const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const over = (...colours) => {
    pen.clearRect(0, 0, 1, 1);
    for (const colour of colours) {
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
    }
    return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const luminance = (rgb) => {
    const [r, g, b] = rgb.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const parentOf = (one) => one.parentElement ?? one.getRootNode().host ?? null;
  const behind = (one) => {
    const colours = [];
    for (let at = one; at; at = parentOf(at)) colours.unshift(getComputedStyle(at).backgroundColor);
    const probe = document.createElement("i");
    probe.style.color = "Canvas";
    document.body.append(probe);
    colours.unshift(getComputedStyle(probe).color);
    probe.remove();
    return colours;
  };
  const measure = (one, words) => {
    const ground = behind(one);
    const [ink, paper] = [over(...ground, getComputedStyle(one).color), over(...ground)];
    const [dark, bright] = [luminance(ink), luminance(paper)].sort((a, b) => a - b);
    return [Math.round((100 * (bright + 0.05)) / (dark + 0.05)) / 100, words, `${ink}`, `${paper}`];
  };
  const seen = (one) => one.checkVisibility() && !one.closest(".bw-spoken, .bw-for-ears");
  const texts = document.createTreeWalker(widget, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent.trim();
    const one = text.parentElement;
    if (words && !one.closest("select") && seen(one)) found.push(measure(one, words));
  }
  for (const one of widget.querySelectorAll("select")) {
    if (seen(one)) found.push(measure(one, one.selectedOptions[0]?.text ?? ""));
  }
  return found;
}"""

# How bright the canvas of a game is in the middle of its upper edge, where the bare table is.
TABLE = """(widget) => {
  const canvas = widget.querySelector(".bw-canvas canvas");
  const [r, g, b] = canvas.getContext("2d").getImageData(canvas.width / 2, 3, 1, 1).data;
  return (r + g + b) / 765;
}"""


class Text(NamedTuple):
    """A piece of text on the page, and the contrast it has."""

    contrast: float
    words: str
    ink: str
    paper: str


class PlainPage:
    """A widget on a page of plain HTML."""

    def __init__(self, page: Page, widget: AnyWidget, *, html: str, in_shadow: bool) -> None:
        self.page = page
        self._widget = widget
        self._messages: list[Any] = []
        self.sent: list[Any] = []
        widget.send = self._messages.append
        page.set_content(html)
        page.expose_function("bwSend", self._answer)
        program = widget.get_state(["_esm", "_css"])
        page.evaluate(
            RENDER, [str(program["_esm"]), str(program["_css"]), self._state(), in_shadow]
        )
        self.root: Locator = page.locator(".bw, .bw-ledge")
        self.root.wait_for()
        self.root.evaluate(UNFOLD)

    @property
    def theme(self) -> str | None:
        return self.root.get_attribute("data-theme")

    def texts(self) -> list[Text]:
        return [Text(*found) for found in self.root.evaluate(CONTRASTS)]

    def table(self) -> float:
        """How bright the table is on the canvas, from 0 to 1."""
        return float(self.root.evaluate(TABLE))

    def follow(self) -> None:
        """Show what was done in Python meanwhile."""
        self.page.evaluate("(scene) => window.bwShow(scene)", self.scene)
        self.page.evaluate(TWO_FRAMES)

    def press(self, button: str) -> None:
        """Press the first button that a selector finds, and wait for what comes of it."""
        self.root.locator(button).first.click(timeout=8_000)
        self.page.wait_for_function(IS_AT_REST, arg=self.root.element_handle())
        self.page.evaluate(TWO_FRAMES)

    @property
    def scene(self) -> dict[str, Any]:
        """What Python shows now."""
        scene: dict[str, Any] = self._state()["scene"]
        return scene

    def _state(self) -> dict[str, Any]:
        names = set(self._widget.keys) - {"_esm", "_css", "layout", "comm"}
        return dict(json.loads(json.dumps(self._widget.get_state(names), default=str)))

    def _answer(self, content: Any) -> list[Any]:
        """Hand a message over as the comm does; returns what has changed, and what is said."""
        before = self._state()
        self.sent.append(content)
        self._widget._handle_custom_msg(content, [])
        after = self._state()
        messages = list(self._messages)
        self._messages.clear()
        return [{name: after[name] for name in after if after[name] != before[name]}, messages]
