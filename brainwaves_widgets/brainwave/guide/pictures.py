"""The pictures of Brain Wave's rulebook, each of a small example."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ...art import svg
from ...core.rules import View
from ...rulebook.page import Picture, picture
from ..console.console import Console
from ..console.maze import RED_CIRCLE, Square, centre
from ..pieces import NAMES, TILES, Options, Plan
from ..rules.board import grid, settle
from ..rules.rules import new
from ..rules.state import State
from ..still import board, television
from ..still.tiles import LIGHT, NIGHT, SOFT, at, tile
from ..view import view

_SIZE: Final = 7
_GREEN: Final = "a1│1 a2│2 a3│3 a4┌4 b4─5"
_BLUE: Final = "g1│1 g2┐2 f2─3 e2─4 d2└5 d3│6"


def _example(green: str = "", blue: str = "", **fields: Any) -> View:
    """Return what a bystander sees of a small board with these tiles."""
    state = new(Options(size=_SIZE))._replace(board=State.tiles(_SIZE, green, blue), **fields)
    crossings = settle(state.board, (), state.battle, state.attacker)
    return view(state._replace(crossings=crossings), None)


def _set(alt: str, seen: View) -> Picture:
    drawn = f'<g transform="translate(18 12) scale(0.576)">{television.television(seen)}</g>'
    return picture(alt, NIGHT, (360, 284), drawn)


def _board(alt: str, seen: View) -> Picture:
    return picture(alt, NIGHT, (360, 282), svg.place(51, 12, board.board(seen)))


def _battle() -> Picture:
    square = Square(4, -2)
    console = Console.new().place(1, centre(1, square))
    alt = f"Blue's spot stands in column 4, row 2: the square is worth {square.value}."
    return _set(alt, _example(spots=(RED_CIRCLE, square), console=console))


def tile_row(seat: int = 0) -> Picture:
    """Draw the four kinds of tiles with their names and how many there are."""
    parts = [
        at(20 + 84 * place, 16, 60, tile(seat, kind, 0))
        + svg.text(50 + 84 * place, 96, NAMES[kind], 11, fill=LIGHT, middle=True)
        + svg.text(50 + 84 * place, 114, f"{count} tiles", 11, fill=SOFT, middle=True)
        for place, (kind, count) in enumerate(TILES.items())
    ]
    alt = "The four tiles: Logic is straight, Mind Bender a corner, Decision Point a crossing."
    return picture(alt, NIGHT, (360, 128), *parts)


def _bank() -> Picture:
    drawn = [at(24 + 48 * place, 20, 40, tile(0, "logic", place % 2)) for place in range(3)]
    words = svg.text(190, 46, "9 points: 3 tiles", 15, bold=True, fill=LIGHT)
    return picture("Nine points buy three tiles.", NIGHT, (360, 80), *drawn, words)


def _breaking() -> Picture:
    c4, d4 = (grid(_SIZE * _SIZE).numbers[name] for name in ("c4", "d4"))
    plan = Plan("major", d4, ((c4, "logic", 1), (d4, "logic", 1)))
    alt = "Green sets tiles aside on c4 and d4, to cut blue's Logic tile on d4."
    return _board(alt, _example(_GREEN, f"{_BLUE} d4│7 d5│8", plan=plan))


PICTURES: Final[dict[str, Callable[[], Picture]]] = {
    "maze": lambda: _set(
        "The screen: a maze on each side, and a spot on each red circle.", _example()
    ),
    "tiles": tile_row,
    "battle": _battle,
    "bank": _bank,
    "train": lambda: _board(
        "Green has laid five tiles from its start a1; the last one leads on to c4.",
        _example(_GREEN),
    ),
    "crossing": lambda: _board(
        "Green's train runs at blue's Decision Point on d4; e4 is reserved for it.",
        _example(f"{_GREEN} c4─6", f"{_BLUE} d4┼7"),
    ),
    "breaking": _breaking,
    "finish": lambda: _board(
        "Green's train leads from a1 to its finish g7: green wins.",
        _example(f"{_GREEN} c4─6 d4┘7 d5│8 d6┌9 e6─10 f6─11 g6┘12 g7│13"),
    ),
}
