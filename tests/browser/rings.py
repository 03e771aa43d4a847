"""How well the focus is seen: what changes on the page where it stands, and by how much."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Any

import numpy as np
from matplotlib.image import imread

if TYPE_CHECKING:
    from playwright.sync_api import Page

CONTRAST = 3
WIDE = 2
"""How many pixels a ring is wide at least, as WCAG 2.2 asks (2.4.13)."""
AROUND = 6
FOCUSED = """() => {
  const one = document.activeElement;
  if (one === document.body) return null;
  const { x, y, width, height } = one.getBoundingClientRect();
  return { name: one.ariaLabel ?? one.textContent.trim(), x, y, w: width, h: height };
}"""

Picture = np.ndarray[Any, np.dtype[np.float64]]


def luminance(page: Page) -> Picture:
    """Return how bright each pixel of a page is, from 0 to 1."""
    rgb = imread(BytesIO(page.screenshot()), format="png")[:, :, :3].astype(float)
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    return np.asarray(linear @ [0.2126, 0.7152, 0.0722])


def check_ring(before: Picture, after: Picture, box: dict[str, Any]) -> None:
    """The focus has changed as much around a box as a ring of 2 pixels would, by 3:1."""
    left, top = (max(0, int(box[side]) - AROUND) for side in "xy")
    right, bottom = (int(box[at] + box[size]) + AROUND for at, size in ("xw", "yh"))
    here = np.s_[top:bottom, left:right]
    low, high = np.minimum(before[here], after[here]), np.maximum(before[here], after[here])
    changed = int(np.sum((high + 0.05) / (low + 0.05) >= CONTRAST))
    assert changed >= WIDE * 2 * (box["w"] + box["h"]) * 0.9, box


def check_stops(page: Page, stops: int) -> set[str]:
    """Walk along by Tab and check the ring of everything in view; return what had the focus."""
    before, seen = luminance(page), set()
    height, width = before.shape
    for _ in range(stops):
        page.keyboard.press("Tab")
        box = page.evaluate(FOCUSED)
        if box and 0 <= box["x"] <= width - box["w"] and 0 <= box["y"] <= height - box["h"]:
            check_ring(before, luminance(page), box)
            seen.add(box["name"])
    return seen
