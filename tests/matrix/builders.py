"""Short ways to a table or a state of Game Matrix at the moment a test is about."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from brainwaves_widgets.core import CHANCE, Table
from brainwaves_widgets.matrix import RULES, Card, Open, Options, State, Turn
from brainwaves_widgets.matrix.bots import Guesser
from brainwaves_widgets.matrix.pieces import CLAIMS, DEFINITIONS, DOTS, VERSIONS
from tests.common import NAMES, make_moves

if TYPE_CHECKING:
    from collections.abc import Sequence

    from brainwaves_widgets.core import Event, Move, Seat

DECK = "octagon/finite rhombus/no-right-angles trapezoid/convex-polygon"
SPARE = "plus ellipse s-curve dart"


def cards(text: str) -> tuple[Card, ...]:
    """Return attributes cards, such as `"square/rectangle circle/four-angles"`."""
    return tuple(Card(*card.split("/")) for card in text.split())


def seated(players: int, script: str = "", *, seed: int = 7, **options: Any) -> Table:
    """Return a table with a script of chance: keys of figures to open, and cards as in `cards`."""
    moves = [Turn(*part.split("/")) if "/" in part else Open(part) for part in script.split()]
    return Table(RULES, Options(players=NAMES[:players], **options), seed=seed, chance=moves)


def state(  # noqa: PLR0913 - all that can lie on a table
    figures: str,
    drawn: str = "",
    *,
    deck: str = DECK,
    spare: str = SPARE,
    won: Sequence[str] = ("", ""),
    taken: Sequence[str] = ("", ""),
    turn: int = 0,
    **options: Any,
) -> State:
    """Return a moment at which a player is to claim what was drawn, or to draw the first card."""
    chosen = Options(players=NAMES[: len(won)], **options)
    fresh: State = RULES.new(chosen)
    return fresh._replace(
        phase="claim" if drawn else "draw",
        turn=turn,
        figures=tuple(figures.split()),
        cards=cards(drawn),
        figure_deck=tuple(spare.split()),
        card_deck=cards(deck),
        won=tuple(map(cards, won)),
        taken=tuple(tuple(keys.split()) for keys in taken),
    )


def original(figures: str, drawn: str = "", **more: Any) -> State:
    return state(figures, drawn, **{"version": "original", **more})


def happens(before: State, *moves: Move) -> tuple[State, list[Event]]:
    return make_moves(RULES, before, *moves)


def then(before: State, *moves: Move) -> State:
    return happens(before, *moves)[0]


def offered(before: State, seat: Seat | None = None) -> tuple[Move, ...]:
    """Return the moves of whoever may act, or of a seat."""
    return RULES.moves(before, RULES.actors(before)[0] if seat is None else seat)


def refilled(before: State) -> State:
    """Let chance open figures until a player is to act."""
    while RULES.actors(before) == (CHANCE,):
        before = then(before, offered(before)[0])
    return before


def told(before: State) -> dict[str, Any]:
    """Return the explanation that everybody sees."""
    explained = RULES.view(before, None)["told"]
    assert isinstance(explained, dict)
    return explained


def guesser(seed: int) -> Guesser:
    return Guesser(Random(seed))


@st.composite
def options(draw: st.DrawFn) -> Options:
    """Any options that can be played."""
    return Options(
        players=NAMES[: draw(st.integers(1, 5))],
        version=draw(st.sampled_from(list(VERSIONS))),
        dots=draw(st.sampled_from(DOTS)),
        claims=draw(st.sampled_from(CLAIMS)),
        definitions=draw(st.sampled_from(DEFINITIONS)),
        count_all=draw(st.booleans()),
        hints=draw(st.booleans()),
    )
