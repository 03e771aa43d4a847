"""How states of Brain Wave are written and described: `a1│1` is the first tile, a Logic on a1."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from ..console.console import Console
from ..console.maze import Square
from ..pieces import NAMES, Go, Laid
from ..text.words import SIGNS, label, turned
from .board import Board, grid

Name: TypeAlias = "Callable[[int], str]"

_TILES: Final = {signs[0]: tile for tile, signs in SIGNS.items()}
_SHARED: Final = {None: "", 0: "+│", 1: "+─"}
_SIGN: Final = re.compile(r"([a-i]\d)([│─└┌┐┘┼])(\d+)(x?)(!?)(\+[│─])?")


def board_of(size: int, green: str, blue: str = "") -> Board:
    """Return the board with these tiles of both players: square, sign, and which tile it was.

    An `x` says that a Mental Block lies on it, `!` that it cut the other train, and `+│` or `+─`
    that it shares its square with the other's Logic tile.

    >>> board_of(7, "a1│1 a2┼3x")[35]
    Laid(seat=0, tile='decision', turn=0, number=3, blocked=True, breaking=False, shared=None)
    """
    squares = grid(size * size)
    board: list[Laid | None] = [None] * len(squares.names)
    for seat, tiles in enumerate((green, blue)):
        for told in tiles.split():
            found = _SIGN.fullmatch(told)
            if not found or found[1] not in squares.numbers:
                raise ValueError(f'a tile is written like "a1│1", not {told!r:.60}')
            square, sign, number, blocked, breaking, shared = found.groups()
            board[squares.numbers[square]] = Laid(
                seat,
                *_TILES[sign],
                int(number),
                blocked=bool(blocked),
                breaking=bool(breaking),
                shared={"+│": 0, "+─": 1}.get(shared),
            )
    return tuple(board)


def board_in_signs(board: Board, _whose: object = None) -> tuple[Any, ...] | None:
    """Write a board as `State.tiles` reads it, each player's tiles in the order they were laid."""
    if not board:
        return None
    squares, told = grid(len(board)), ["", ""]
    laid = [(laid, name) for laid, name in zip(board, squares.names, strict=True) if laid]
    for tile, name in sorted(laid, key=lambda one: one[0].number):
        sign, shared = SIGNS[tile.tile, tile.turn][0], _SHARED[tile.shared]
        marks = "x" * tile.blocked + "!" * tile.breaking + shared
        told[tile.seat] += f"{name}{sign}{tile.number}{marks} "
    tiles = [one.rstrip() for one in told]
    return "State.tiles", squares.size, *(tiles if tiles[1] else tiles[:1])


def console_parts(console: Console, name: Name) -> dict[str, str]:
    """Say what the state's spots do not tell of the console."""
    return {
        "wave": f"{name(console.flip)}'s, {console.x:.3g} across, {console.y:.3g} down",
        **{f"English of {name(seat)}": f"{console.english[seat]:g}" for seat in range(2)},
        "Reset": ", ".join(name(seat) for seat in range(2) if console.held[seat]) or "up",
        "speed": console.speed,
    }


def square_in_words(square: Square, _name: Name) -> str:
    """Name a square of a maze as moves do: column 3, upper row 2."""
    return label(Go(*square)).removeprefix("Go to ")


def dice_in_words(dice: tuple[int, ...], _name: Name) -> str:
    """Say what two dice show."""
    return " and ".join(map(str, dice))


def tile_in_words(laid: Laid, name: Name) -> str:
    """Describe a tile on the board."""
    blocked = ", with a Mental Block" if laid.blocked else ""
    breaking = ", which cut the other train" if laid.breaking else ""
    shared = f", beside a Logic{turned('logic', laid.shared)}" if laid.shared is not None else ""
    told = f"{name(laid.seat)}'s {NAMES[laid.tile]}{turned(laid.tile, laid.turn)}"
    return f"{told}, tile {laid.number}{blocked}{breaking}{shared}"
