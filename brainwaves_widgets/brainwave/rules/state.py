"""Everything that is true at one moment of Brain Wave, and how the rules change it."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from ...core.rules import Event, Seat
from ...core.text.repr import readable
from ...core.text.values import EachSeat, Format, put, quickly_replaced
from ..console.console import Console
from ..console.maze import RED_CIRCLE, Square
from ..pieces import ALL_TILES, KINDS, NO_TILES, Laid, News, Options, Plan, Tiles, more
from .board import Board, Crossings, Side, grid, has_finished, settle
from .notation import (
    board_in_signs,
    board_of,
    console_parts,
    dice_in_words,
    square_in_words,
    tile_in_words,
)

Counted = Annotated[Tiles, Format(places=KINDS)]
Squared = Annotated[
    tuple[Annotated[Laid, Format(tile_in_words)] | None, ...],
    Format(code=board_in_signs, places=lambda board: grid(len(board)).names),
]


@readable
@quickly_replaced
class State(NamedTuple):
    """Everything that is true at one moment of a game.

    >>> from brainwaves_widgets.brainwave import RULES, Roll
    >>> state = RULES.new(Options(size=7))
    >>> for roll in (Roll(2, 1), Roll(6, 5)):
    ...     state, events = RULES.play(state, -1, roll)
    >>> state.phase, state.attacker, [sum(tiles) for tiles in state.sets]
    ('dice', 1, [48, 48])
    """

    options: Options
    phase: str = "first"
    """What is due: throw, first, dice, go, shoot, draw, build, plan, attempt, keep, or over."""
    battle: int = 1
    attacker: Seat = 0
    console: Annotated[Console, Format(console_parts)] = Console.new()
    spots: EachSeat[Annotated[Square, Format(square_in_words)]] = (RED_CIRCLE, RED_CIRCLE)
    """The squares of the mazes on which the players' spots stand."""
    dice: Annotated[tuple[int, ...], Format(dice_in_words)] = ()
    """The dice of this battle; before the first, those of green while blue is to roll (W9)."""
    power: EachSeat[int] = (0, 0)
    sets: EachSeat[Counted] = (ALL_TILES, ALL_TILES)
    """The tiles that are face down, in no order: which one comes next is up to chance."""
    banks: EachSeat[Counted] = (NO_TILES, NO_TILES)
    board: Squared = ()
    crossings: Crossings = ()
    laid: int = 0
    """How many tiles were laid in this game."""
    due: int = 0
    """How many tiles are still to be drawn."""
    has_laid: bool = False
    """Whether a tile was laid in this turn (W25)."""
    has_called: bool = False
    """Whether a breakthrough was called in this turn (W25)."""
    movable: tuple[tuple[int, str, int], ...] = ()
    """Square, tile and turn of each tile of this turn that may still be taken up (W22)."""
    crossings_before: Crossings = ()
    """The crossings that were under way before the first of these was laid."""
    plan: Plan | None = None
    restarted: bool = False
    """Whether the attempt was restarted (W26)."""
    news: News | None = None

    @staticmethod
    def tiles(size: int, green: str, blue: str = "") -> Board:
        """Return a board as it is written: `State.tiles(9, "a1│1 a2┼2", "i1│3")`."""
        return board_of(size, green, blue)

    @property
    def defender(self) -> Seat:
        """Who is attacked in this battle."""
        return 1 - self.attacker

    @property
    def turn(self) -> Seat:
        """Who is to act, or to roll or draw."""
        match self.phase:
            case "throw" | "first":
                return int(bool(self.dice))
            case "dice" | "go":
                return self.defender
        return self.attacker

    @property
    def side(self) -> Side:
        """The board as the attacker finds it."""
        return Side(self.board, self.crossings, self.attacker)

    def side_of(self, seat: Seat) -> Side:
        """Return the board as a seat finds it."""
        return Side(self.board, self.crossings, seat)

    @property
    def bank(self) -> Tiles:
        """The attacker's memory bank."""
        return self.banks[self.attacker]


Played = tuple[State, tuple[Event, ...]]


def with_bank(state: State, kind: str, by: int, to_set: int = 0) -> State:
    """Add tiles of a kind to the attacker's memory bank and set, or remove them from there."""
    seat = state.attacker
    banks = put(state.banks, seat, more(state.banks[seat], kind, by))
    sets = put(state.sets, seat, more(state.sets[seat], kind, to_set))
    return state._replace(banks=banks, sets=sets)


def with_board(state: State, board: Board, **changes: object) -> State:
    """Return the state with another board, and with the crossings that begin or end (W23)."""
    crossings = settle(board, state.crossings, state.battle, state.attacker)
    return state._replace(board=board, crossings=crossings, **changes)  # type: ignore[arg-type]


def with_tiles(state: State, tiles: tuple[tuple[int, str, int], ...]) -> State:
    """Lay tiles of the attacker, each on its square."""
    board, number = state.board, state.laid
    for square, kind, turn in tiles:
        laid = board[square]
        if kind == "block" and laid is not None:
            board = put(board, square, laid._replace(blocked=True))
        else:
            number += 1
            board = put(board, square, Laid(state.attacker, kind, turn, number))
    return with_board(state, board, laid=number, has_laid=True)


def win(state: State, events: tuple[Event, ...]) -> Played:
    """W31: a connected train that reaches its finish wins at once."""
    if not has_finished(state.board, state.attacker):
        return state, events
    return state._replace(phase="over"), (*events, Event("finished", {"seat": state.attacker}))


def end_turn(state: State, *events: Event) -> Played:
    """W16: roles alternate; W32: the last battle."""
    over = state.battle == state.options.battles
    after = state._replace(
        phase="over" if over else "dice",
        battle=state.battle + (not over),
        attacker=state.attacker if over else state.defender,
        dice=(),
        has_laid=False,
        has_called=False,
        movable=(),
        crossings_before=(),
        plan=None,
        restarted=False,
    )
    return after, ((*events, Event("over", {})) if over else events)
