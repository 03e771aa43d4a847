"""Still pictures as SVG: what the pictures of all games have in common."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Mapping
from functools import cache
from html import escape
from importlib.resources import files
from typing import Final, NamedTuple
from unicodedata import east_asian_width

from .palette import PALETTE

WIDTH = 900
COVER = (400, 210)
"""The size of the picture on a game's box."""
_ACROSS: Final = WIDTH - 56
_PLAYERS: Final[list[dict[str, str]]] = PALETTE["players"]
_MANY: Final = 5  # chips, beyond which they are written smaller
_BROAD: Final = frozenset("mwMW@%—…")
PAPER: Final[str] = PALETTE["paper"]["face"]
INK, MUTED, LINE, ACCENT, DEEP, ON_DEEP, RAISED = (
    PALETTE["light"][name]
    for name in ("ink", "muted", "line", "accent", "deep", "onDeep", "raised")
)


class Chip(NamedTuple):
    """A player, or a pile: a name and a number; a player has a seat, and with it a colour."""

    name: str
    number: int | None
    filled: bool = False
    seat: int | None = None


def img(picture: str, alt: str, width: float = 880) -> str:
    """Put an SVG picture into HTML that JupyterLab also shows before a notebook is trusted.

    >>> img("<svg/>", "a kite & more", 60)
    '<img alt="a kite &amp; more" width="60" src="data:image/svg+xml;base64,PHN2Zy8+">'
    """
    data = b64encode(picture.encode()).decode()
    return f'<img alt="{escape(alt)}" width="{width:g}" src="data:image/svg+xml;base64,{data}">'


def page(size: tuple[float, float], tint: str, title: str, body: str) -> str:
    """Put a picture together: a sheet of this size and colour, its title, and what is on it."""
    wide, high = size
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high:g}" role="img" '
        f'style="max-width:{wide:g}px" font-family="system-ui, sans-serif" fill="{INK}">'
        f"<title>{escape(title)}</title>"
        f'<rect width="{wide:g}" height="{high:g}" rx="16" fill="{tint}"/>{body}</svg>'
    )


def picture(  # noqa: PLR0913 - the parts of a table, by name
    *,
    title: str,
    more: str,
    tint: str,
    chips: list[Chip],
    body: str,
    height: int,
    words: tuple[str, str],
) -> str:
    """Put a table together: title, chips, what lies on it, and what to do."""
    head = text(28, 36, title, 18, bold=True) + text(28, 58, more, 13, fill=MUTED)
    inside = f"{head}{_chips(chips)}{body}{prompt(height, words)}"
    return page((WIDTH, height), tint, f"{title}: {words[0]}", inside)


def cover(tint: str, body: str) -> str:
    """Draw the picture on a game's box, which a lobby shows beside the game's name."""
    w, h = COVER
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" '
        f'font-family="system-ui, sans-serif" fill="{INK}">'
        f'<rect width="{w}" height="{h}" fill="{tint}"/>{body}</svg>'
    )


def tilted(x: float, y: float, degrees: float, inside: str) -> str:
    """Put something somewhere, a little askew."""
    return f'<g transform="translate({x:g} {y:g}) rotate({degrees:g})">{inside}</g>'


def text(  # noqa: PLR0913 - how to write a word
    x: float,
    y: float,
    words: str,
    size: int,
    *,
    bold: bool = False,
    fill: str = INK,
    middle: bool = False,
    end: bool = False,
) -> str:
    """Write words; markup in them is escaped."""
    weight = ' font-weight="600"' if bold else ""
    anchor = f' text-anchor="{"middle" if middle else "end"}"' if middle or end else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{fill}"{weight}{anchor}>'
        f"{escape(words)}</text>"
    )


def prompt(height: float, words: tuple[str, str], *, fill: str = INK, soft: str = MUTED) -> str:
    """Write what to do at the foot of a picture, and a hint, both smaller where they are long."""
    headline, hint = words
    size = max(9, min(22, int(22 * _ACROSS / max(1, width(headline, 22)))))
    line = text(28, height - 42, fitted(headline, size, _ACROSS), size, bold=True, fill=fill)
    small = next((one for one in (13, 12) if width(hint, one) <= _ACROSS), 11)
    return line + text(28, height - 18, fitted(hint, small, _ACROSS), small, fill=soft)


def fitted(words: str, size: float, room: float) -> str:
    """Return as many letters of some words as there is room for, with an ellipsis if some are cut.

    >>> fitted("Ann", 14, 100), fitted("Wilhelmina Wonderful", 14, 100)
    ('Ann', 'Wilhelmi…')
    """
    if width(words, size) <= room:
        return words
    while words and width(f"{words}…", size) > room:
        words = words[:-1]
    return f"{words.rstrip()}…"


def width(words: str, size: float) -> float:
    """Estimate how wide words are at most, whatever font a reader has."""
    wide = sum(east_asian_width(letter) in "WF" for letter in words)
    broad = sum(letter in _BROAD for letter in words)
    capital = sum(letter.isupper() for letter in words)
    return size * (0.6 * len(words) + 0.5 * (wide + broad) + 0.17 * capital)


def place(x: float, y: float, inside: str) -> str:
    """Put something somewhere."""
    return f'<g transform="translate({x:g} {y:g})">{inside}</g>'


def card(w: float, h: float, inside: str, view_box: str = "0 0 124 178") -> str:
    """Draw a paper card with something on it."""
    return (
        f'<svg width="{w:g}" height="{h:g}" viewBox="{view_box}">'
        f'<rect x="1" y="1" width="122" height="176" rx="12" fill="{PAPER}" stroke="{LINE}"/>'
        f"{inside}</svg>"
    )


def sheet(w: float, h: float) -> str:
    """Draw a plain sheet of paper."""
    return f'<rect width="{w:g}" height="{h:g}" rx="12" fill="{PAPER}" stroke="{LINE}"/>'


def ring(x: float, y: float, w: float, h: float, rx: float) -> str:
    """Draw a ring around what is pointed at: a line, and an edge that it stands out from."""
    box = f'x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{rx:g}" fill="none"'
    tones = PALETTE["light"]["ring"]
    return "".join(
        f'<rect {box} stroke="{tones[part]}" stroke-width="{thick}"/>'
        for part, thick in (("edge", 6), ("line", 3))
    )


def animal(name: str, x: float, y: float, size: float) -> str:
    """Draw an animal."""
    return (
        f'<svg x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" viewBox="0 0 32 32">'
        f"{art(f'animals/{name}')}</svg>"
    )


def piece(name: str, tones: Mapping[str, str], turn: int = 0) -> str:
    """Draw a piece in these colours, turned by a number of right angles."""
    drawn = re.sub(r"var\(--(\w+)\)", lambda found: tones[found[1]], art(name))
    turned = f' transform="rotate({90 * turn} 12 12)"' if turn else ""
    return f'<g data-piece="{name}"{turned}>{drawn}</g>'


@cache
def art(name: str) -> str:
    """Return the inside of one of our SVG files, without its outer tags."""
    svg = (files("brainwaves_widgets") / "art" / f"{name}.svg").read_text(encoding="utf-8")
    return re.sub(r"^\s*<svg[^>]*>|</svg>\s*$", "", svg).replace("\n", "")


def _chips(chips: list[Chip]) -> str:
    size = 14 if len(chips) <= _MANY else 12
    drawn, x = [], WIDTH - 28.0
    for chip, wide in reversed(list(zip(chips, _wide(chips, size), strict=True))):
        x -= wide
        drawn.append(place(x, 18, _chip(chip, wide, size)))
        x -= 8
    return "".join(reversed(drawn))


def _wide(chips: list[Chip], size: int) -> list[float]:
    """Return how wide chips are: as wide as they need, or less where long names are cut."""
    aside = [44 if chip.seat is None else 64 for chip in chips]
    needs = [
        more + width(f"{chip.name}{chip.number}", size)
        for chip, more in zip(chips, aside, strict=True)
    ]
    room = WIDTH - 284 - 8 * len(chips)
    most = max(needs)
    widths = needs
    while most > size and sum(widths) > room:
        most -= 1
        widths = [
            need if chip.seat is None else min(need, most)
            for chip, need in zip(chips, needs, strict=True)
        ]
    return widths


def _chip(chip: Chip, wide: float, size: int) -> str:
    fill, ink = (DEEP, ON_DEEP) if chip.filled else (RAISED, INK)
    tone = None if chip.seat is None else _PLAYERS[chip.seat % len(_PLAYERS)]
    ring = f'"{tone["fill"]}" stroke-width="3"' if chip.filled and tone else f'"{LINE}"'
    shape = f'width="{wide:g}" height="36" rx="18"'
    drawn = f'<rect data-chip="" {shape} fill="{fill}" stroke={ring}/>'
    left = 14
    if tone:
        left = 34
        initial = text(18, 23, chip.name[:1].upper(), 13, bold=True, fill=tone["on"], middle=True)
        drawn += f'<circle cx="18" cy="18" r="11.5" fill="{tone["fill"]}"/>{initial}'
    number = "" if chip.number is None else str(chip.number).replace("-", "−")
    name = fitted(chip.name, size, wide - 22 - left - width(number, size))
    words = text(left, 23, name, size, bold=True, fill=ink)
    return drawn + words + text(wide - 14, 23, number, size, bold=True, fill=ink, end=True)
