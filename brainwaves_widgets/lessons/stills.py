"""Still pictures of a lesson's widgets as SVG, for notebooks that are read without a kernel."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from textwrap import wrap
from typing import Any, Final

from ..art.palette import PALETTE
from ..art.svg import INK, LINE, MUTED, PAPER, WIDTH, page, place, text
from ..geometry.draw.drawing import UNIT, strokes

SHEET: Final = 400
EDGE: Final = 28
GOOD, BAD = PALETTE["paper"]["good"], PALETTE["paper"]["bad"]
TOP: Final = 86
LETTERS: Final = 58
"""How many letters of 14 pixels fit beside a sheet."""
ACROSS: Final = 116
"""How many of them fit across the whole width."""
BOLD: Final = 0.86
"""How many bold letters fit into the room of one plain letter."""
TILE: Final = 120
"""How wide a figure among others is."""
Parts = dict[str, list[dict[str, Any]]]


def frame(title: str, headline: str, body: str, height: int) -> str:
    """Put a picture together: its title, its headline and what it shows."""
    head = text(EDGE, 40, title, 13, fill=MUTED) + text(EDGE, 66, headline, 18, bold=True)
    return page((WIDTH, height), "#f3efe6", f"{title}: {headline}", head + body)


def sheet(drawn: str, lines: str = "", top: float = TOP) -> str:
    """Draw a sheet of paper with something on it."""
    paper = f'<rect width="{UNIT}" height="{UNIT}" rx="6" fill="{PAPER}" stroke="{LINE}"/>'
    inside = f'<g transform="scale({SHEET / UNIT})">{paper}{lines}{drawn}</g>'
    return place(EDGE, top, inside)


def pencil(parts: Parts) -> str:
    """Draw a sketch with finer lines than on a card, because a sheet is larger."""
    return strokes(parts, bold=0.6).replace('font-size="14"', 'font-size="10"')


def both(*sketches: Parts) -> Parts:
    """Lay sketches onto each other."""
    parts: Parts = defaultdict(list)
    for one in sketches:
        for name, some in one.items():
            parts[name] += some
    return parts


def paragraph(  # noqa: PLR0913 - how to write words
    x: float, y: float, words: str, *, wide: int = LETTERS, bold: bool = False, fill: str = INK
) -> tuple[str, float]:
    """Write words on as many lines as they need; return them and the place of the next line."""
    lines = wrap(words, int(wide * BOLD) if bold else wide)
    drawn = "".join(
        text(x, y + 20 * i, line, 14, bold=bold, fill=fill) for i, line in enumerate(lines)
    )
    return drawn, y + 20 * len(lines)


def verdict_sign(*, holds: bool | None) -> tuple[str, str]:
    """Say yes or no by a sign, a word and a colour."""
    if holds is None:
        return "?", MUTED
    return ("✓ yes", GOOD) if holds else ("✗ no", BAD)


def lab_picture(scene: Mapping[str, Any]) -> str:
    """Draw a figure laboratory as it is now."""
    rows, task = scene["rows"], scene["task"]
    shown = next((r["witness"] for r in rows if r["wanted"] not in (None, r["holds"])), None)
    if shown is None:
        shown = rows[0]["witness"] if rows else {}
    lines = _grid(scene["size"], scene["grid"])
    headline, body, top = "A figure to drag", "", float(TOP)
    if task:
        headline = task["text"]
        state = "✓ Solved." if task["solved"] else f"Not yet. {task['why']}"
        fill = GOOD if task["solved"] else INK
        body, top = paragraph(EDGE, TOP + 4, state, wide=ACROSS, bold=task["solved"], fill=fill)
    x, y = EDGE + SHEET + 28, top + 18
    for row in rows:
        sign, colour = verdict_sign(holds=row["holds"])
        body += text(x, y, row["label"], 15, bold=True)
        body += text(WIDTH - EDGE, y, sign, 15, bold=True, fill=colour, end=True)
        words, y = paragraph(x, y + 22, row["because"], fill=MUTED)
        body, y = body + words, y + 16
    if scene["trouble"]:
        words, y = paragraph(x, y + 4, scene["trouble"], bold=True)
        body += words
    height = int(max(top + SHEET, y)) + 44
    body += text(EDGE, height - 16, scene["exactly"], 13, fill=MUTED)
    drawn = pencil(both(scene["outline"], scene["marks"], shown, {"letters": _letters(scene)}))
    return frame("Figure laboratory", headline, sheet(drawn, lines, top) + body, height)


def quiz_picture(scene: Mapping[str, Any]) -> str:
    """Draw a quiz as it stands: its question, and the explanation once it is answered."""
    question, told = scene["question"], scene["told"]
    x, y, body = EDGE + SHEET + 28, TOP + 18.0, ""
    for number, reason in enumerate(question["reasons"], start=1):
        sign = "" if not told else "✓ " if number == told["reason"] + 1 else ""
        words, y = paragraph(x, y, f"{number}. {sign}{reason}", bold=bool(sign))
        body, y = body + words, y + 10
    if told:
        words, y = paragraph(
            x, y + 10, "It fits." if told["truth"] else "It does not fit.", bold=True
        )
        more, y = paragraph(x, y, told["because"])
        body += words + more
    headline = f'{question["asks"]} "{question["attribute"]}" fit this figure, and why?'
    height = max(TOP + SHEET, int(y)) + 28
    drawn = sheet(pencil(question["sketch"]))
    return frame(f"Quiz, question {scene['number']}", headline, drawn + body, height)


def question_picture(scene: Mapping[str, Any]) -> str:
    """Draw a question of a lesson with its choices, and nothing that is still to be found out."""
    body, y = "", TOP + 10.0
    for i, item in enumerate(scene["items"]):
        name, mark = item["name"], "✎ " if item["chosen"] else ""
        if item["sketch"]:
            at = EDGE + 140 * (i % 6), y + 160 * (i // 6)
            small = f'<g transform="scale({TILE / UNIT})">{_tile(item["sketch"])}</g>'
            body += place(*at, small) + text(at[0] + TILE / 2, at[1] + TILE + 20, mark + name, 15)
        else:
            body += text(EDGE, y + 24 * i, f"{mark}{name}", 15)
    shown = len(scene["items"])
    drawn = any(item["sketch"] for item in scene["items"])
    y += 160 * -(-shown // 6) + 10 if drawn else 24 * shown
    for line in scene["said"]:
        words, y = paragraph(EDGE, y + 6, line, wide=ACROSS)
        body += words
    return frame(scene["title"], scene["question"], body, int(y) + 20)


def _tile(parts: Parts) -> str:
    paper = f'<rect width="{UNIT}" height="{UNIT}" rx="10" fill="{PAPER}" stroke="{LINE}"/>'
    return f"{paper}{strokes(parts)}"


def _grid(size: float, grid: float) -> str:
    at = [i * grid / size * UNIT for i in range(1, int(size / grid + 0.5))]
    path = "".join(f"M{v:.2f} 0V{UNIT}M0 {UNIT - v:.2f}H{UNIT}" for v in at)
    return f'<path d="{path}" stroke="{LINE}" stroke-width="0.5" fill="none"/>'


def _letters(scene: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Put each letter beside its corner, away from the middle of the figure."""
    size, corners = scene["size"], scene["corners"]
    mx, my = (sum(v) / len(corners) for v in zip(*corners, strict=True))
    found = []
    for name, (x, y) in zip(scene["letters"], corners, strict=True):
        long = max(abs(x - mx) + abs(y - my), 1e-9)
        dx, dy = 0.06 * (x - mx) / long, 0.06 * (y - my) / long
        at = (x / size + dx, 1 - y / size - dy)
        found.append({"at": at, "text": name, "role": "figure"})
    return found
