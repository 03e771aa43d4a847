"""Advice on one more card: the chance of a bust, and what stopping and drawing are worth."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Final

from ..art.svg import LINE, PAPER, page, text
from ..core.rules import View
from .analysis.chances import prospect

SAFE, BUST = "#cfe8d6", "#f6cfc9"
_WIDE: Final = 520
_MOST: Final = 0.8  # of a bar, beyond which the other part has no room for its label


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do about one more card, in words and numbers; it shows as a bar in a notebook."""

    best: str
    """`"draw"` or `"stop"`; `"claim"` or `"wait"` while there is nothing to advise on."""
    words: str
    bust: float | None = None
    """How likely one more card leaves no figure that fits."""
    stop: float | None = None
    """What stopping now brings, in points."""
    draw: float | None = None
    """What one more card brings on average, and then going on as well as possible."""

    def __repr__(self) -> str:
        return self.words

    def _repr_html_(self) -> str:
        return self._repr_svg_() or f"<p>{escape(self.words)}</p>"

    def _repr_svg_(self) -> str | None:
        """Draw the chance of a bust as a bar: what is safe, and what is not."""
        if self.bust is None:
            return None
        lines = self.words.split("\n")
        drawn = [
            _bar(1, f'fill="{BUST}"'),
            _bar(1 - self.bust, f'fill="{SAFE}"'),
            _bar(1, f'fill="none" stroke="{LINE}"'),
            *(text(22, 84 + 22 * at, line, 14) for at, line in enumerate(lines)),
        ]
        if self.bust < _MOST:
            drawn.append(text(30, 45, f"{1 - self.bust:.0%} fit", 14, bold=True))
        if self.bust > 1 - _MOST:
            drawn.append(text(_WIDE - 108, 45, f"{self.bust:.0%} bust", 14, bold=True))
        return page((_WIDE, 74 + 22 * len(lines)), PAPER, " ".join(lines), "".join(drawn))


def _bar(part: float, look: str) -> str:
    return f'<rect x="22" y="22" width="{part * (_WIDE - 44):.1f}" height="36" rx="7" {look}/>'


def advise(view: View) -> Advice:
    """Return advice for the seat whose view this is, from what everybody may know.

    Until a figure is claimed it says nothing about chances, which would give too much away.
    """
    if view["phase"] == "over" or view["turn"] != view["seat"]:
        whose = f"It is {view['players'][view['turn']]}'s turn."
        return Advice("wait", "The game is over." if view["phase"] == "over" else whose)
    if view["phase"] == "claim":
        return Advice("claim", "First claim a figure, or say that none fits.")
    seen = prospect(view)
    if not seen.left:
        return Advice("stop", "There is no card left: take a figure.", 0.0, seen.stop, 0.0)
    busts = round(seen.bust * seen.left)
    risk = f"Of {seen.left} cards to come, {busts} would leave no figure that fits."
    if view["phase"] != "dare":
        words = f"{risk}\nA turn brings {seen.draw:.2f} on average. Draw."
        return Advice("draw", words, seen.bust, seen.stop, seen.draw)
    best = "draw" if seen.draw > seen.stop else "stop"
    worth = f"Stopping brings {seen.stop:g}, drawing {seen.draw:.2f} on average"
    return Advice(best, f"{risk}\n{worth}: {best}.", seen.bust, seen.stop, seen.draw)
