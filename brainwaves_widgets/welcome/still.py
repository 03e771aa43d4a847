"""The lobby without a kernel: the boxes on the shelf, as a picture and as text."""

from __future__ import annotations

from collections.abc import Collection

from ..art import svg
from ..widgets.game import GameWidget
from .shelf import Boxed

_W, _H = 420, 221  # a box, with the shape of its cover
_STEP = _H + 64


def picture(boxes: Collection[Boxed], game: GameWidget | None) -> str:
    """Draw the shelf, or the table, as SVG."""
    if game is not None:
        return game._picture()  # noqa: SLF001 - one widget shows the other
    rows = -(-len(boxes) // 2)
    drawn = "".join(
        svg.place(20 + (at % 2) * (_W + 20), 20 + (at // 2) * _STEP, _box(one))
        for at, one in enumerate(boxes)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {svg.WIDTH} {20 + rows * _STEP}" '
        f'role="img" style="max-width:{svg.WIDTH}px" font-family="system-ui, sans-serif" '
        f'fill="{svg.INK}"><title>Lobby</title>{drawn}</svg>'
    )


def text(boxes: Collection[Boxed], game: GameWidget | None) -> str:
    """Describe the lobby in a few lines."""
    if game is not None:
        return repr(game)
    return "\n".join(["Lobby: run this cell to choose a game.", *map(_line, boxes)])


def _box(boxed: Boxed) -> str:
    inner = boxed.shown["cover"].replace("<svg ", f'<svg width="{_W}" height="{_H}" ', 1)
    about = svg.fitted(boxed.shown["about"], 13, _W)
    return (
        inner
        + svg.text(4, _H + 22, boxed.game.title, 18, bold=True)
        + svg.text(4, _H + 42, about, 13)
    )


def _line(boxed: Boxed) -> str:
    least, most = boxed.shown["least"], boxed.shown["most"]
    count = f"{least}" if least == most else f"{least}-{most}"
    return f"{boxed.game.title} ({count} players): {boxed.shown['about']}"
