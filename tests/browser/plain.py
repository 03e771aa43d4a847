"""A page that is not Jupyter: it shows a widget as anywidget's contract has it, and no more."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

from ipywidgets.widgets.widget import _instances

if TYPE_CHECKING:
    from anywidget import AnyWidget
    from playwright.sync_api import Locator, Page

# Has a model for each widget; a message to one of them brings what Python changed for all.
PREPARE = """() => {
  const models = new Map();
  const modelOf = (id, state) => {
    const listeners = new Map();
    const tell = (name, ...rest) => (listeners.get(name) ?? []).forEach((hear) => hear(...rest));
    const take = (changed, messages) => {
      Object.assign(state, changed);
      for (const name of Object.keys(changed)) tell(`change:${name}`);
      for (const message of messages) tell("msg:custom", message, []);
    };
    const model = {
      get: (name) => state[name],
      on: (name, hear) => listeners.set(name, [...(listeners.get(name) ?? []), hear]),
      off: (name, hear) =>
        listeners.set(name, (listeners.get(name) ?? []).filter((one) => one !== hear)),
      send: async (content) => {
        window.bwAsked = (window.bwAsked ?? 0) + 1;
        window.bwTake(await window.bwSend(id, content));
        window.bwAsked -= 1;
      },
    };
    return { model, take };
  };
  const render = async ({ id, source, css, state }, place, el) => {
    if (!models.has(id)) models.set(id, modelOf(id, state));
    const { model } = models.get(id);
    const style = document.createElement("style");
    style.textContent = css;
    place.append(style);
    const blob = new Blob([source], { type: "text/javascript" });
    const module = await import(URL.createObjectURL(blob));
    return module.default.render({ model, el, host: { getWidget } });
  };
  const unfold = (el) => el.querySelector(".bw-fold[aria-expanded=false]")?.click();
  const getWidget = async (ref) => {
    const program = await window.bwWidget(ref);
    return {
      render: async ({ el, signal }) => {
        const end = await render(program, el.parentElement, el);
        unfold(el);
        signal.addEventListener("abort", end);
      },
    };
  };
  window.bwTake = (news) =>
    news.forEach(([id, changed, messages]) => models.get(id).take(changed, messages));
  window.bwShow = async (programs, inShadow) => {
    const main = document.querySelector("main");
    const place = inShadow ? main.attachShadow({ mode: "open" }) : main;
    for (const program of programs) {
      const el = document.createElement("div");
      await render(program, place, el);
      place.append(el);
      unfold(el);
    }
  };
}"""

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


class Shown:
    """A widget that a page shows, and what the page was told of it."""

    def __init__(self, widget: AnyWidget) -> None:
        self.widget, self._id = widget, widget.model_id  # one that is closed has none
        self.told = self._state()
        self._news: list[list[Any]] = []
        widget.send = self._say

    def program(self) -> dict[str, Any]:
        """What the page needs to show it."""
        files = self.widget.get_state(["_esm", "_css"])
        source, css = str(files["_esm"]), str(files["_css"])
        return {"id": self._id, "source": source, "css": css, "state": self.told}

    def news(self) -> list[list[Any]]:
        """Return in order what has changed since the page was told, and what is said."""
        self._note([])
        news, self._news = self._news, []
        return news

    def _say(self, content: Any) -> None:
        self._note([content])

    def _note(self, messages: list[Any]) -> None:
        before, self.told = self.told, self._state()
        changed = {name: now for name, now in self.told.items() if now != before[name]}
        if changed or messages:
            self._news.append([self._id, changed, messages])

    def _state(self) -> dict[str, Any]:
        names = set(self.widget.keys) - {"_esm", "_css", "layout", "comm"}
        return dict(json.loads(json.dumps(self.widget.get_state(names), default=str)))


class PlainPage:
    """Widgets on a page of plain HTML."""

    def __init__(self, page: Page, *widgets: AnyWidget, html: str, in_shadow: bool) -> None:
        self.page = page
        self.shown: dict[str, Shown] = {}
        """The widgets by their ids, those inside others too."""
        self.sent: list[Any] = []
        page.set_content(html)
        page.expose_function("bwSend", self._answer)
        page.expose_function("bwWidget", self._program)
        page.evaluate(PREPARE)
        programs = [self._program(widget.model_id) for widget in widgets]
        page.evaluate("([all, inShadow]) => window.bwShow(all, inShadow)", [programs, in_shadow])
        self.root: Locator = page.locator(".bw, .bw-ledge").first
        self.root.wait_for()

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
        if news := self._news():
            self.page.evaluate("(news) => window.bwTake(news)", news)
            self.page.evaluate(TWO_FRAMES)

    def press(self, button: str) -> None:
        """Press the first button that a selector finds, and wait for what comes of it."""
        self.root.locator(button).first.click(timeout=8_000)
        self.page.wait_for_function(IS_AT_REST, arg=self.root.element_handle())
        self.page.evaluate(TWO_FRAMES)

    def send(self, widget: str, content: Any) -> None:
        """Send a message to a widget past what shows it."""
        self.page.evaluate("(news) => window.bwTake(news)", self._answer(widget, content))

    def _program(self, ref: str) -> dict[str, Any]:
        """Return what shows a widget, by its id or as another widget refers to it."""
        name = ref.removeprefix("anywidget:")
        if name not in self.shown:
            self.shown[name] = Shown(_instances[name])
        return self.shown[name].program()

    def _answer(self, widget: str, content: Any) -> list[Any]:
        """Hand a message over as the comm does; returns what has changed, and what is said."""
        self.sent.append(content)
        self.shown[widget].widget._handle_custom_msg(content, [])
        return self._news()

    def _news(self) -> list[Any]:
        """Return what has changed for each widget, and what is said to it."""
        return [news for one in self.shown.values() for news in one.news()]
