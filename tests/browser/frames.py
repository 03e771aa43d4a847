"""What a screen shows at moments after a move: its pieces, its words, and how high it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from .screen import GameScreen

# Notes what is shown so many ms after Python's answer has come, with the page's own clock.
TAKE = """(root, times) => {
  const host = root.querySelector(".bw-canvas");
  const note = () => ({
    items: host.items(),
    height: host.clientHeight,
    state: root.dataset.state,
    status: root.querySelector(".bw-status").textContent,
    spoken: root.querySelector(".bw-spoken").textContent,
  });
  window.bwFrames = new Promise((done) => {
    const watch = new MutationObserver(() => {
      watch.disconnect();
      const waits = times.map((ms) => new Promise((then) => setTimeout(() => then(note()), ms)));
      Promise.all(waits).then(done);
    });
    watch.observe(root, { attributes: true, attributeFilter: ["data-heard"] });
  });
}"""
MOMENTS = (200, 600, 1200)


class Frame(NamedTuple):
    """What a screen showed at a moment."""

    items: dict[str, dict[str, Any]]
    """The pieces of the picture by their keys: where they stand, and what they look like."""
    height: int
    state: str
    status: str
    spoken: str

    @property
    def headline(self) -> str:
        """What is to be done, or has just happened, in large letters and in small ones."""
        return str(self.items["prompt"]["look"]) if "prompt" in self.items else ""


def frames(
    screen: GameScreen, act: Callable[[], object], times: tuple[int, ...] = MOMENTS
) -> Iterator[Frame]:
    """Do something, and return what is shown so many ms after Python's answer."""
    screen.wait_for_ready()
    screen.root.evaluate(TAKE, list(times))
    act()
    for frame in screen.page.evaluate("window.bwFrames"):
        yield Frame(**{**frame, "items": {item["key"]: item for item in frame["items"]}})
