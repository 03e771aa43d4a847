"""Short ways to a state of Brain Wave at the moment a test is about; boards are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from brainwaves_widgets.brainwave import RULES, Call, Console, Laid, Lay, Options, Roll, State
from brainwaves_widgets.brainwave.console.console import launch, shoot
from brainwaves_widgets.brainwave.pieces import ALL_TILES, KINDS, NO_TILES, Attempt, Tiles, more
from brainwaves_widgets.brainwave.rules.board import Board, grid, settle, train
from brainwaves_widgets.core import Table
from tests.common import make_moves

if TYPE_CHECKING:
    from brainwaves_widgets.core import Move

GREEN, BLUE = 0, 1
SIGNS = {
    sign: (seat, tile, turn)
    for seat, drawn in enumerate(("│─ └┌┐┘ ┼ +", "║═ ╚╔╗╝ ╬ #"))
    for tile, signs in zip(("logic", "bender", "decision", "block"), drawn.split(), strict=True)
    for turn, sign in enumerate(signs)
}
"""Green has single lines, blue double ones; `+` and `#` are Decision Points that are blocked."""

EMPTY = """
· · · · · · ·
· · · · · · ·
· · · · · · ·
· · · · · · ·
· · · · · · ·
· · · · · · ·
· · · · · · ·
"""

CROSSED = """
· · · · · · ·
· · · · · · ·
· · · ║ · · ·
┌ ─ ─ ╬ ─ · ·
│ · · ║ · · ·
│ · · ╚ ═ ═ ╗
│ · · · · · ║
"""

WALL = """
· · · · · · ·
· · · ╔ ╗ · ·
· · · ║ ║ · ·
┌ ─ · ║ ║ · ·
│ · · · ║ · ·
│ · · · ╚ ═ ╗
│ · · · · · ║
"""
LENGTHWISE = """
· · · · · · ·
· · · · · · ·
· · · · · · ·
┌ ─ ═ ═ · · ·
│ · · · · · ·
│ · · · · · ·
│ · · · · · ·
"""
"""Green's open end faces c4, and beyond it stands blue's Logic tile on d4."""
STRAIGHT = """
· · · · · · ·
· · · · · · ·
· · · · · · ·
· · · · · · ·
│ · · · · · ·
│ · · · · · ║
│ · · · · · ║
"""
ALMOST = """
┌ ─ ─ ─ ─ ─ ·
│ · · · · · ·
│ · · · · · ·
│ · · · · · ·
│ · · · · · ·
│ · · · · · ║
│ · · · · · ║
""".replace("┌ ─ ─ ─ ─ ─ ·\n│", "· ┌ ─ ─ ─ ─ ·\n┌").replace("┌ · · · · · ·", "┌ ┘ · · · · ·")
"""Green needs one more tile, on g7."""
CLOSED = """
· · · · · · ·
· · · · · · ·
· · · · · · ·
· · · · · · ·
╚ ╗ · · · · ·
│ ╚ ╗ · · · ·
│ · ╚ ═ ═ ═ ═
"""
"""Green is shut in by blue's tiles."""
CUT = """
· · · · · · ·
· · · ╔ · · ·
· · · ║ · · ·
┌ ─ ─ ─ · · ·
│ · · ║ · · ·
│ · · ╚ ═ ═ ╗
│ · · · · · ║
"""


def board(picture: str) -> Board:
    """Return the board that is drawn; tiles were laid from the lower left on, row by row."""
    rows = [row.split() for row in picture.split("\n") if row.strip()]
    signs = [sign for row in rows for sign in row]
    assert len(signs) in (49, 81), f"{len(signs)} squares"
    laid: list[Laid | None] = [None] * len(signs)
    for number, at in enumerate(sorted(range(len(signs)), key=lambda at: (-(at // len(rows)), at))):
        if signs[at] in SIGNS:
            seat, tile, turn = SIGNS[signs[at]]
            blocked = tile == "block"
            laid[at] = Laid(seat, "decision" if blocked else tile, turn, number + 1, blocked)
    return tuple(laid)


def tiles(text: str) -> Tiles:
    """Return tiles such as `"logic logic block"`."""
    found = NO_TILES
    for kind in text.split():
        found = more(found, kind)
    return found


def at(state: State, square: str) -> Laid | None:
    return state.board[grid(len(state.board)).numbers[square]]


def building(
    picture: str = EMPTY, bank: str = "", *, seat: int = GREEN, other: str = "", **changes: Any
) -> State:
    """Return a moment at which a seat builds, with these tiles in the bank."""
    lying = board(picture)
    banks = [tiles(bank), tiles(other)][:: 1 if seat == GREEN else -1]
    options = Options(size=grid(len(lying)).size, battles=changes.pop("battles", 120))
    battle = changes.pop("battle", 5)
    sets = [ALL_TILES, ALL_TILES]
    for owner in (GREEN, BLUE):
        gone = [
            *on_board(lying, owner),
            *[k for k, n in zip(KINDS, banks[owner], strict=True) for _ in range(n)],
        ]
        for kind in gone:
            sets[owner] = more(sets[owner], kind, -1)
    state = RULES.new(options)._replace(
        phase="build",
        attacker=seat,
        console=Console.new(seat),
        battle=battle,
        board=lying,
        banks=tuple(banks),
        sets=tuple(sets),
        laid=99,
        crossings=settle(lying, (), battle, seat),
    )
    return state._replace(**changes)  # type: ignore[no-any-return]


def on_board(lying: Board, owner: int) -> list[str]:
    """Return the kinds of a seat's tiles on the board, Mental Blocks included."""
    mine = [laid for laid in lying if laid is not None and laid.seat == owner]
    return [laid.tile for laid in mine] + ["block" for laid in mine if laid.blocked]


def then(before: State, *moves: Move) -> tuple[State, list[str]]:
    """Let whoever may act make these moves; return the state after them and the kinds of events."""
    after, events = make_moves(RULES, before, *moves)
    return after, [event.kind for event in events]


def offered(state: State, kind: type) -> list[Any]:
    """Return the moves of a kind that are offered to whoever may act."""
    seat = RULES.actors(state)[0]
    return [move for move in RULES.moves(state, seat) if isinstance(move, kind)]


def calls(state: State) -> set[tuple[str, str]]:
    return {(move.kind, move.square) for move in offered(state, Call)}


def names(state: State, seat: int) -> set[str]:
    return {grid(49).names[square] for square in train(state.board, seat).squares}


def seated(*script: Move, **options: Any) -> Table:
    """Return a table where chance follows a script, by default so that green attacks first."""
    chance = script or (Roll(6, 6), Roll(1, 1), Roll(1, 1))
    return Table(RULES, Options(**{"size": 7, **options}), seed=3, chance=chance)


def aim(state: State, *, hit: bool, telepathic: bool = False) -> float | None:
    """Return a setting of the attacker's knob that hits, or one that misses."""
    for step in range(-100, 101):
        shot = shoot(state.console, state.attacker, step / 100)
        if (shot.hit, shot.telepathic) == (hit, telepathic):
            return step / 100
    return None


def away(state: State) -> State:
    """Let the defender's knob steer the wave up, so that it does not come back to the attacker."""
    english = (0.0, -1.0) if state.attacker == GREEN else (-1.0, 0.0)
    return state._replace(console=state.console._replace(english=english))


def steer(state: State, *, hit: bool) -> float:
    """Return a setting that hits, or misses, the attacked player's spot on its red circle."""
    for step in range(-20, 21):
        if launch(state.console, state.attacker, Attempt((step / 20,))).hit is hit:
            return step / 20
    raise AssertionError("there is no such setting")


options = st.builds(
    Options,
    players=st.just(("Ann", "Ben")),
    size=st.sampled_from([7, 9]),
    battles=st.integers(1, 40),
)


def called(kind: str, bank: str, picture: str = WALL) -> State:
    """Green has called a breakthrough at d4 and set aside what is needed."""
    state, _ = then(building(picture, bank), Call(kind, "d4"), Lay("c4", "logic", 1))
    assert state.phase == "attempt"
    return state


def cut(bank: str = "decision logic logic", picture: str = CUT, **changes: Any) -> State:
    """Blue builds, cut by green's Logic tile on d4."""
    state = building(picture, bank, seat=BLUE, **changes)
    square = grid(49).numbers["d4"]
    breaking = at(state, "d4")._replace(breaking=True)  # type: ignore[union-attr]
    return state._replace(board=(*state.board[:square], breaking, *state.board[square + 1 :]))
