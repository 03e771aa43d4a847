"""Players of The Brilliant Boar that are programs: one has no memory, the other a perfect one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .pieces import Play
from .rules import DRAW

if TYPE_CHECKING:
    from random import Random

    from ..core.rules import View
    from .rules import Move


class Guesser:
    """Draws or plays any card at random and remembers nothing.

    >>> from random import Random
    >>> from brainwaves_widgets.boar import Draw, Play
    >>> Guesser(Random(1)).choose({}, (Draw(), Play(0), Play(1)))
    Draw()
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def see(self, view: View) -> None:
        """Look, and forget."""

    def choose(self, view: View, moves: tuple[Move, ...]) -> Move:  # noqa: ARG002
        """Return any of the moves."""
        return self._rng.choice(moves)


class Rememberer:
    """Remembers every card that it drew, matches whenever it can, and else draws.

    >>> from brainwaves_widgets.boar import RULES, Options
    >>> from brainwaves_widgets.core import Table
    >>> from brainwaves_widgets.core.bots import drive
    >>> table = Table(RULES, Options(players=("Ann",), name_the_card=True), seed=3)
    >>> drive(table, {0: Rememberer()})
    >>> table.outcome, table.state.hands
    (Outcome(scores=(36,), winners=(0,)), ((),))
    """

    def __init__(self) -> None:
        self._hand: list[str | None] = []
        """What it holds, in order; `None` is a card that it has not seen."""

    def see(self, view: View) -> None:
        """Learn the card that it has just drawn, while it looks at it."""
        seat = view["seat"]
        count = view["hands"][seat]["count"]
        unseen = count - len(self._hand)
        self._hand = [*self._hand[:count], *[None] * unseen]
        if view["drawn"] and view["turn"] == seat:
            self._hand.append(view["drawn"])

    def choose(self, view: View, moves: tuple[Move, ...]) -> Move:
        """Play a card that it knows to match, else draw, else play its first card."""
        plays = [move for move in moves if isinstance(move, Play)]
        if not plays:
            return moves[0]
        known = dict(enumerate(self._hand))
        honest = [play for play in plays if play.name in ("", known.get(play.place))] or plays
        faces = {view["top"], *view["table"]} - {None}
        matching = [play for play in honest if known.get(play.place) in faces]
        if not matching and DRAW in moves:
            return DRAW
        play = (matching or honest)[0]
        del self._hand[play.place : play.place + 1]
        return play
